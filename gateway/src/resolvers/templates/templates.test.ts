import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const money = (amount: number) => ({ amount, currency: 'GBP', formatted: `£${amount.toFixed(2)}` });
const row = {
  id: '4',
  name: 'Audit',
  status: 'active',
  customer: { id: '7', name: 'Shops' },
  duration: 15,
  base_price: money(20),
  jobs: 12,
};
const group = { name: 'Outside', tasks: [{ id: 't1', reference: 'door', title: 'Door', internal: false }] };
const logic = { task_reference: 'door', actions: [] };
const whole = {
  ...row,
  description: 'At length',
  features: ['gps'],
  task_groups: [group],
  task_logic: [logic],
};

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /templates', envelope([row]))
    .on('GET /templates/4', { body: whole })
    .on('GET /templates/summary', { body: { total: 3, key: 'status', groups: { active: 2, archived: 1 } } })
    .on('GET /templates/4/tasks', { body: { task_groups: [group], task_logic: [logic] } })
    .on('GET /templates/currencies', { body: { data: [{ code: 'GBP', name: 'Pound', symbol: '£' }] } })
    .on('GET /templates/export', { status: 200, raw: '' })
    .on('GET /markets/rules', {
      body: {
        data: [
          {
            id: 'distance',
            name: 'Distance',
            operators: [{ name: 'at most', value: 'lte' }],
            values: null,
            unit: 'miles',
          },
        ],
      },
    })
    .on('POST /templates', { status: 201, body: whole })
    .on('PATCH /templates/4', { body: whole })
    .on('POST /templates/4/duplicate', { status: 201, body: { ...whole, id: '5' } });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('templates', () => {
  test('are listed with prices and counts', async () => {
    const answer = await gateway.ask(
      `{ templates(filter: { status: [ACTIVE], customerIds: ["7"] }) {
           items { name duration basePrice { formatted } jobs customer { name } } summary { total groups { value } } } }`,
    );
    expect(answer).toEqual({
      data: {
        templates: {
          items: [
            {
              name: 'Audit',
              duration: 15,
              basePrice: { formatted: '£20.00' },
              jobs: 12,
              customer: { name: 'Shops' },
            },
          ],
          summary: { total: 3, groups: [{ value: 'ACTIVE' }, { value: 'ARCHIVED' }] },
        },
      },
    });
    expect(rest.sent).toEqual([
      'GET /templates?page=1&per_page=25&sort=-created_at&status[]=active&customer_id[]=7',
      'GET /templates/summary?customer_id[]=7',
    ]);
  });

  test('are read whole, task list included, in one call', async () => {
    const answer = await gateway.ask(
      `{ template(id: "4") { description features taskGroups { name tasks { reference title } } taskLogic { taskReference } }
         none: template(id: "5") { id } }`,
    );
    expect(answer).toEqual({
      data: {
        template: {
          description: 'At length',
          features: ['gps'],
          taskGroups: [{ name: 'Outside', tasks: [{ reference: 'door', title: 'Door' }] }],
          taskLogic: [{ taskReference: 'door' }],
        },
        none: null,
      },
    });
    expect(rest.calls.toSorted()).toEqual(['GET /templates/4', 'GET /templates/5']);
  });

  test('of a list read their tasks and logic in one more call', async () => {
    const answer = await gateway.ask(
      '{ templates { items { taskGroups { name } taskLogic { taskReference } } } }',
    );
    expect(answer.errors).toBeUndefined();
    expect(rest.calls).toEqual(['GET /templates', 'GET /templates/4/tasks']);
  });

  test('are created with their task list unchanged', async () => {
    const answer = await gateway.ask(
      `mutation { createTemplate(input: { name: "Audit", description: "At length", customerId: "7", duration: 15,
         basePrice: { amount: 20 }, agentFee: { amount: 9.5, currency: EUR }, sameDayCharge: { amount: 0 },
         taskGroups: [{ name: "Outside", tasks: [{ reference: "door", title: "Door", description: "Open?",
           instructions: { mediaId: "9" }, required: [PHOTO],
           component: { type: SELECT, options: [{ value: "Yes", dataMandatory: [COMMENT] }] } }] }],
         taskLogic: [{ taskReference: "door", actions: [{ jump: "end", condition: { operator: "always" } }] }] }) { id } }`,
    );
    expect(answer).toEqual({ data: { createTemplate: { id: '4' } } });
    expect(rest.calls).toEqual(['POST /templates']);
    expect(JSON.parse(rest.arrivals[0]?.body ?? '')).toMatchObject({
      customer_id: '7',
      base_price: { amount: 20, currency: 'GBP' },
      agent_fee: { amount: 9.5, currency: 'EUR' },
      pixellate_faces: false,
      task_groups: [
        {
          name: 'Outside',
          tasks: [
            {
              reference: 'door',
              instructions: { media_id: '9' },
              required: ['photo'],
              component: { type: 'select', options: [{ value: 'Yes', data_mandatory: ['comment'] }] },
            },
          ],
        },
      ],
      task_logic: [
        {
          task_reference: 'door',
          actions: [{ jump: 'end', condition: { operator: 'always', arguments: [] } }],
        },
      ],
    });
  });

  test('are changed, switched, archived, copied and exported in one call each', async () => {
    const answer = await gateway.ask(
      `mutation {
         updateTemplate(input: { id: "4", duration: 30, taskGroups: [] }) { id }
         activateTemplate(id: "4") { id }
         deactivateTemplate(id: "4") { id }
         archiveTemplate(id: "4") { id status }
         duplicateTemplate(id: "4") { id }
         exportTemplates(input: { filter: { keywords: "audit" }, timezone: "Asia/Tokyo" }) { outcome }
       }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      archiveTemplate: { id: '4', status: 'ACTIVE' },
      duplicateTemplate: { id: '5' },
      exportTemplates: { outcome: 'EMAILED' },
    });
    expect(rest.sent).toEqual([
      'PATCH /templates/4 {"duration":30,"task_groups":[]}',
      'PATCH /templates/4 {"status":"active"}',
      'PATCH /templates/4 {"status":"inactive"}',
      'PATCH /templates/4 {"status":"archived"}',
      'POST /templates/4/duplicate',
      'GET /templates/export?sort=-created_at&keywords=audit',
    ]);
    expect(rest.arrivals[5]?.headers['x-timezone']).toBe('Asia/Tokyo');
  });

  describe('have a revision', () => {
    const revised = (tag: string) => ({ body: whole, headers: { etag: tag } });

    test('that comes with the template, without another call', async () => {
      rest.on('GET /templates/4', revised('"one"'));
      const answer = await gateway.ask('{ template(id: "4") { name revision taskGroups { name } } }');
      expect(answer.data).toMatchObject({ template: { revision: '"one"' } });
      expect(rest.calls).toEqual(['GET /templates/4']);
    });

    test('that a list reads of each template once, whatever else is selected', async () => {
      rest.on('GET /templates/4', revised('"one"'));
      rest.on('GET /templates', { ...envelope([row]), headers: { etag: '"list"' } });
      const answer = await gateway.ask('{ templates { items { revision description features } } }');
      expect(answer.data).toMatchObject({ templates: { items: [{ revision: '"one"' }] } });
      expect(rest.calls.toSorted()).toEqual(['GET /templates', 'GET /templates/4']);
    });

    test('that is sent with a change, which answers the next one', async () => {
      rest.on('PATCH /templates/4', revised('"two"'));
      const answer = await gateway.ask(
        `mutation { first: updateTemplate(input: { id: "4", revision: "\\"one\\"", duration: 30 }) { revision }
           second: updateTemplate(input: { id: "4", duration: 30 }) { revision }
           third: updateTemplate(input: { id: "4", revision: null, duration: 30 }) { id } }`,
      );
      expect(answer.data).toMatchObject({ first: { revision: '"two"' }, second: { revision: '"two"' } });
      expect(rest.arrivals.map(({ headers }) => headers['if-match'])).toEqual([
        '"one"',
        undefined,
        undefined,
      ]);
      expect(rest.sent).toEqual(Array.from({ length: 3 }, () => 'PATCH /templates/4 {"duration":30}'));
    });

    test('and are refused by an older one', async () => {
      rest.on('PATCH /templates/4', restError(412, 'precondition.failed', 'Somebody else changed this'));
      const { errors } = await gateway.ask(
        'mutation { updateTemplate(input: { id: "4", revision: "\\"old\\"", duration: 30 }) { id } }',
      );
      expect(errors).toMatchObject([{ extensions: { code: 'precondition.failed', status: 412 } }]);
    });

    test('that is derived where REST v1 sends none, and changing works without', async () => {
      const read = await gateway.ask(
        '{ template(id: "4") { revision } none: template(id: "5") { revision } }',
      );
      expect(read.data).toEqual({
        template: { revision: expect.stringMatching(/^derived-/) },
        none: null,
      });
      const changed = await gateway.ask(
        'mutation { updateTemplate(input: { id: "4", revision: null, duration: 30 }) { revision } }',
      );
      expect(changed.data).toEqual({ updateTemplate: read.data?.['template'] });
    });

    test('and never by one that could not be a header', async () => {
      const { errors } = await gateway.ask(
        'mutation { updateTemplate(input: { id: "4", revision: "a\\r\\nx-evil: 1", duration: 30 }) { id } }',
      );
      expect(errors).toMatchObject([{ extensions: { code: 'precondition.failed', status: 412 } }]);
      expect(rest.calls).toEqual([]);
    });
  });

  test('that are archived stay so', async () => {
    rest.on('PATCH /templates/4', restError(409, 'template.invalid_transition', 'It is archived'));
    const { errors } = await gateway.ask('mutation { activateTemplate(id: "4") { id } }');
    expect(errors).toMatchObject([{ extensions: { code: 'template.invalid_transition', status: 409 } }]);
  });
});

test('currencies and kinds of market rules are listed', async () => {
  const answer = await gateway.ask(
    '{ currencies { code symbol } marketRules { id operators { value } values { value } unit } }',
  );
  expect(answer).toEqual({
    data: {
      currencies: [{ code: 'GBP', symbol: '£' }],
      marketRules: [{ id: 'distance', operators: [{ value: 'lte' }], values: null, unit: 'miles' }],
    },
  });
});
