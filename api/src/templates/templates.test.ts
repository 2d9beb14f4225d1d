import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { currencies } from '@shepherd/domain/currencies.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pounds = (amount: number) => ({ amount, currency: 'GBP' });
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const task = (reference: string, more: object = {}) => ({
  reference,
  title: 'Take a photo',
  description: 'Of the shelf',
  component: { type: 'photo' },
  ...more,
});
const wanted = (more: object = {}) => ({
  name: 'Shelf check',
  description: 'Look at the shelf',
  customer_id: '3',
  duration: 25,
  base_price: pounds(20),
  agent_fee: pounds(8.5),
  same_day_charge: pounds(0),
  ...more,
});
const create = (body: object, account = 'operations') => api.send(account, 'POST', 'templates', { body });
const patch = (id: string, body: object, account = 'operations') =>
  api.send(account, 'PATCH', `templates/${id}`, { body });
const created = async (more: object = {}): Promise<{ id: string; name: string }> =>
  (await create(wanted(more))).json();

describe('a new template', () => {
  it('keeps all given properties', async () => {
    const body = wanted({
      display_name: 'Shelf',
      agent_fee_up_to: pounds(12),
      alternative_customer_name: 'A retailer',
      alternative_customer_avatar: 'https://pictures.example/a.png',
      pixellate_faces: true,
      hide_job_times: true,
      features: ['live_report'],
      documentation: [{ title: 'Guide', url: 'https://help.example/guide', type: 'link' }],
      task_groups: [
        { name: 'Store', reference: 'store', tasks: [task('one'), task('two', { internal: true })] },
      ],
      task_logic: [
        {
          task_reference: 'one',
          actions: [{ jump: 'two', condition: { operator: 'always', arguments: [] } }],
        },
      ],
    });
    const answer = await create(body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...body,
      version: '2',
      status: 'active',
      jobs: 0,
      base_price: { amount: 20, currency: 'GBP', formatted: '£20.00' },
      customer: { id: '3' },
      task_groups: [{ name: 'Store', tasks: [{ reference: 'one' }, { reference: 'two', internal: true }] }],
    });
    const read = await api.get('support', `templates/${answer.json().id}`);
    expect(read.json()).toEqual(answer.json());
    const { task_groups, task_logic } = answer.json();
    expect((await api.get('support', `templates/${answer.json().id}/tasks`)).json()).toEqual({
      task_groups,
      task_logic,
    });
  });

  it('needs the required properties', async () => {
    const answer = await create({});
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields).toSorted()).toEqual(
      [
        'name',
        'description',
        'customer_id',
        'duration',
        'base_price',
        'agent_fee',
        'same_day_charge',
      ].toSorted(),
    );
  });

  it.each([
    [{ name: ' ' }, 'name', 'That field is required'],
    [{ description: '' }, 'description', 'That field is required'],
    [{ customer_id: '99999' }, 'customer_id', 'There is nothing with this id'],
    [{ duration: 7 }, 'duration', 'Time increments of 5 min only'],
    [{ duration: 'x' }, 'duration', 'You must pass a whole number'],
    [{ base_price: { amount: 'x' } }, 'base_price.amount', 'You must pass a number'],
    [{ agent_fee: { amount: -1 } }, 'agent_fee.amount', 'Must be 0 or more'],
    [{ agent_fee: { amount: 1.005 } }, 'agent_fee', 'More decimals than the currency has'],
    [{ agent_fee: { amount: 1, currency: 'EUR' } }, 'agent_fee', 'All amounts must be in one currency'],
    [{ alternative_customer_avatar: 'foo' }, 'alternative_customer_avatar', 'Provide proper url'],
    [
      { documentation: [{ title: 'Guide', type: 'link' }] },
      'documentation.0.url',
      'Both fields are required',
    ],
    [{ task_groups: [{ name: '', tasks: [] }] }, 'task_groups.0.name', 'That field is required'],
    [
      {
        task_groups: [
          { name: 'A', tasks: [task('one', { bonus: { type: 'bonus', amount: { amount: 1.005 } } })] },
        ],
      },
      'task_groups.0.tasks.0.bonus.amount',
      'More decimals than the currency has',
    ],
    [
      {
        task_groups: [
          { name: 'A', tasks: [task('one', { payments: [{ type: 'reimbursement', amount: euros(2) }] })] },
        ],
      },
      'task_groups.0.tasks.0.payments.0.amount',
      'The amounts of this template are in GBP',
    ],
    [
      {
        task_groups: [
          { name: 'A', tasks: [task('a', { payments: [{ type: 'bonus', amount: { amount: 1e9 } }] })] },
        ],
      },
      'task_groups.0.tasks.0.payments.0.amount',
      'Must be 1000000 or less',
    ],
    [
      {
        task_groups: [{ name: 'A', tasks: [task('a', { component: { type: 'input', input_limit: 1e12 } })] }],
      },
      'task_groups.0.tasks.0.component.input_limit',
      'Must be 1000000 or less',
    ],
    [
      { task_groups: [{ name: 'A', tasks: [task('a'), task('a')] }] },
      'reference',
      'This reference is already being used',
    ],
    [
      { task_logic: [{ task_reference: 'a', actions: [] }] },
      'task_logic',
      'There is no task with the reference a',
    ],
    [
      { task_groups: [{ name: 'A', tasks: [task('a', { component: { type: 'sing' } })] }] },
      'task_groups.0.tasks.0.component.type',
      expect.stringContaining('Must be one of'),
    ],
  ])('is refused with %j', async (more, field, message) => {
    const answer = await create(wanted(more));
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: [message] }]);
  });

  it('cannot be created by readers', async () => {
    expect((await create(wanted(), 'support')).statusCode).toBe(403);
  });
});

describe('editing a template', () => {
  it('changes only the sent properties', async () => {
    const { id } = await created({ task_groups: [{ name: 'A', tasks: [task('a')] }] });
    const before = (await api.get('owner', `templates/${id}`)).json();
    const after = (
      await patch(id, { name: 'New name', hide_job_times: true, agent_fee: { amount: 9 } })
    ).json();
    expect(after).toEqual({
      ...before,
      name: 'New name',
      hide_job_times: true,
      agent_fee: { amount: 9, currency: 'GBP', formatted: '£9.00' },
    });
    expect((await patch(id, { agent_fee_up_to: pounds(10) })).json().agent_fee_up_to.amount).toBe(10);
    expect((await patch(id, { agent_fee_up_to: null })).json().agent_fee_up_to).toBeNull();
    expect(
      (await patch(id, { agent_fee: { amount: 9, currency: 'EUR' } })).json().error.fields,
    ).toHaveProperty('agent_fee');
  });

  it('keeps the ids of tasks, and refuses duplicate references and jumps to nowhere', async () => {
    const { id } = await created({ task_groups: [{ name: 'A', tasks: [task('a'), task('b')] }] });
    const [{ tasks }] = (await api.get('owner', `templates/${id}/tasks`)).json().task_groups;
    const renamed = [task('c', { id: tasks[0].id }), task('b', { id: tasks[1].id })];
    const after = (await patch(id, { task_groups: [{ name: 'A', tasks: renamed }] })).json();
    expect(
      after.task_groups[0].tasks.map((one: { id: string; reference: string }) => [one.id, one.reference]),
    ).toEqual([
      [tasks[0].id, 'c'],
      [tasks[1].id, 'b'],
    ]);
    const twice = await patch(id, { task_groups: [{ name: 'A', tasks: [task('b'), task('b')] }] });
    expect(twice.json().error.fields).toHaveProperty('reference');
    const logic = [{ task_reference: 'b', actions: [{ jump: 'zzz', condition: { operator: 'always' } }] }];
    expect((await patch(id, { task_logic: logic })).json().error.fields).toHaveProperty('task_logic');
  });

  it('keeps the currency unless every amount comes in a new one', async () => {
    const { id } = await created();
    const all = { base_price: euros(10), agent_fee: euros(5), same_day_charge: euros(1) };
    expect((await patch(id, all)).json().same_day_charge.formatted).toBe('€1.00');
  });

  it('is refused for an older version', async () => {
    const { id } = await created();
    const { headers } = await api.get('owner', `templates/${id}`);
    const stale = { 'if-match': String(headers['etag']) };
    const send = (name: string) =>
      api.send('owner', 'PATCH', `templates/${id}`, { body: { name }, headers: stale });
    expect([(await send('One')).statusCode, (await send('Two')).statusCode]).toEqual([200, 412]);
  });
});

describe('the status of a template', () => {
  it('changes in both directions, and ends archived', async () => {
    const { id } = await created();
    for (const status of ['inactive', 'active', 'inactive', 'archived'])
      expect((await patch(id, { status })).json().status).toBe(status);
    for (const body of [{ status: 'active' }, { name: 'Other' }, { status: 'archived' }]) {
      const answer = await patch(id, body);
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'template.invalid_transition']);
    }
    expect((await api.get('support', `templates/${id}`)).json().status).toBe('archived');
  });

  it('is one of three', async () => {
    const { id } = await created();
    const answer = await patch(id, { status: 'foo' });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['status']]);
    expect((await patch('99999', { status: 'active' })).statusCode).toBe(404);
  });

  it('does not affect earlier orders', async () => {
    const order = await api.database
      .selectFrom('orders')
      .innerJoin('templates', 'templates.id', 'orders.template_id')
      .where('templates.status', '=', 'active')
      .select(['orders.id', 'orders.template_id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const before = (await api.get('owner', `orders/${order.id}`)).json();
    await patch(order.template_id ?? '', { status: 'archived' });
    expect((await api.get('owner', `orders/${order.id}`)).json().template).toEqual(before.template);
  });
});

describe('a copy of a template', () => {
  it('has another id and name and the same content', async () => {
    const original = (await api.get('owner', 'templates/1')).json();
    const copy = await api.send('operations', 'POST', 'templates/1/duplicate');
    expect(copy.statusCode).toBe(201);
    const { id, name, created_at, jobs, status, ...content } = copy.json();
    expect([name, jobs, status]).toEqual([`${original.name} (copy)`, 0, 'active']);
    expect(id).not.toBe(original.id);
    expect(created_at > original.created_at).toBe(true);
    expect(original).toMatchObject(content);
    await patch(id, { task_groups: [] });
    expect((await api.get('owner', 'templates/1')).json()).toEqual(original);
    expect((await api.send('operations', 'POST', 'templates/99999/duplicate')).statusCode).toBe(404);
  });

  it.each([
    ['a'.repeat(248), `${'a'.repeat(248)} (copy)`],
    ['a'.repeat(255), `${'a'.repeat(247)}… (copy)`],
    [`${'a'.repeat(246)}🧾🧾🧾`, `${'a'.repeat(246)}… (copy)`],
  ])('has a name that can be saved as it is', async (name, expected) => {
    const original = await created({ name });
    const copy = await api.send('operations', 'POST', `templates/${original.id}/duplicate`);
    expect(copy.json().name).toBe(expected);
  });

  it('of a legacy template has the current version, which can be edited', async () => {
    const { data } = (await api.get('owner', 'templates?per_page=100')).json();
    const legacy = data.find(({ version }: { version: string }) => version === '1');
    const copy = await api.send('operations', 'POST', `templates/${legacy.id}/duplicate`);
    expect(copy.json()).toMatchObject({ name: `${legacy.name} (copy)`, version: '2' });
    expect((await api.get('owner', `templates/${legacy.id}`)).json().version).toBe('1');
  });
});

describe('the lists around templates', () => {
  it('are never served from a cache', async () => {
    const { headers } = await api.get('owner', 'templates?status[]=active');
    expect(headers['cache-control']).toContain('no-cache');
  });

  it('have the same counts by status as their filters', async () => {
    const { groups, total } = (await api.get('support', 'templates/summary')).json();
    let sum = 0;
    for (const status of ['active', 'inactive', 'archived']) {
      const page = (await api.get('owner', `templates?per_page=1&status[]=${status}`)).json();
      expect(groups[status]).toBe(page.total);
      sum += page.total;
    }
    expect(total).toBe(sum);
  });

  it('contain the currencies', async () => {
    const { data } = (await api.get('support', 'templates/currencies')).json();
    expect(data.map(({ code }: { code: string }) => code)).toEqual(currencies);
    expect(data).toContainEqual({ code: 'GBP', name: 'British Pound', symbol: '£' });
  });

  it('are exported by mail, or with 204', async () => {
    expect((await api.get('owner', 'templates/export?keywords=no-such-template')).statusCode).toBe(204);
    const answer = await api.get('owner', 'templates/export?status[]=archived');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    await api.work();
    const { content } = await api.database
      .selectFrom('mail_attachments')
      .where('file_name', 'like', 'templates-%')
      .select('content')
      .executeTakeFirstOrThrow();
    const { total } = (await api.get('owner', 'templates?status[]=archived')).json();
    expect(content.trim().split('\n')).toHaveLength(total + 1);
  });
});
