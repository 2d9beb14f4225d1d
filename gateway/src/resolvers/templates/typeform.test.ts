import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const imported = {
  sections: [{ name: 'Imported', tasks: [{ id: '1', reference: 'door', title: 'Door?' }] }],
  task_logic: [{ task_reference: 'door', actions: [] }],
};

beforeAll(async () => {
  rest = await RestServer.start();
  rest
    .on('GET /templates/typeform/abc', { body: imported })
    .on('GET /templates/typeform/none', restError(404, 'typeform.not_found', 'There is no such typeform'))
    .on('POST /templates/typeform/abc/merge', { body: imported })
    .on('GET /geocoding/search', {
      body: {
        data: [
          { label: 'Quay 1, Cork', address1: 'Quay 1', country_code: 'IE', latitude: 51.9, longitude: -8.5 },
        ],
      },
    });
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

const fields = '{ sections { name tasks { reference title } } taskLogic { taskReference } }';
const taskList = {
  sections: [{ name: 'Imported', tasks: [{ reference: 'door', title: 'Door?' }] }],
  taskLogic: [{ taskReference: 'door' }],
};

test('a typeform is read as a task list', async () => {
  expect(await gateway.ask(`{ typeform(formId: "abc") ${fields} }`)).toEqual({
    data: { typeform: taskList },
  });
  expect(rest.sent).toEqual(['GET /templates/typeform/abc?override=1']);
});

test('a typeform that does not exist is an error', async () => {
  const { data, errors } = await gateway.ask(`{ typeform(formId: "none") ${fields} }`);
  expect(data).toEqual({ typeform: null });
  expect(errors).toMatchObject([{ extensions: { code: 'typeform.not_found', status: 404 } }]);
});

test('a typeform is added to the given sections', async () => {
  const answer = await gateway.ask(
    `mutation { mergeTypeform(input: { formId: "abc", sections: [{ name: "Mine", tasks: [] }] }) ${fields} }`,
  );
  expect(answer).toEqual({ data: { mergeTypeform: taskList } });
  expect(rest.sent).toEqual([
    'POST /templates/typeform/abc/merge {"sections":[{"name":"Mine","tasks":[]}],"task_logic":[]}',
  ]);
});

test('places are found by their address', async () => {
  const answer = await gateway.ask(
    '{ findPlaces(keywords: "quay") { label address1 city countryCode latitude longitude } }',
  );
  expect(answer).toEqual({
    data: {
      findPlaces: [
        {
          label: 'Quay 1, Cork',
          address1: 'Quay 1',
          city: null,
          countryCode: 'IE',
          latitude: 51.9,
          longitude: -8.5,
        },
      ],
    },
  });
  expect(rest.sent).toEqual(['GET /geocoding/search?keywords=quay&per_page=5']);
});
