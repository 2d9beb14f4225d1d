import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
let agents: [string, string, string];
beforeAll(async () => {
  api = await startTestApi();
  const rows = await api.database
    .selectFrom('agents')
    .where('status', '=', 'active')
    .select('id')
    .orderBy('id')
    .limit(3)
    .execute();
  const [a, b, c] = rows.map((row) => row.id);
  agents = [a ?? '', b ?? '', c ?? ''];
});
afterAll(() => api.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.send('operations', method, `orders/lockouts${path}`, { ...(body && { body }) });
const read = async (path: string) => (await api.get('operations', `orders/lockouts${path}`)).json();
const create = async (more: object = {}) =>
  (await send('POST', '', { name: 'Weekend', duration: 90, ...more })).json();
const members = async (id: string): Promise<string[]> =>
  (await read(`/${id}/agents`)).data.map((entry: { agent_id: string }) => entry.agent_id).sort();

const lockoutOfOrder = async (id = '10026') =>
  (await api.get('operations', `orders/${id}`)).json().lockout_id;

describe('orders/lockouts', () => {
  it('creates, reads, lists, changes and deletes', async () => {
    const answer = await send('POST', '', { name: 'Weekend', duration: 90, agent_ids: [agents[0]] });
    expect(answer.statusCode).toBe(201);
    const lockout = answer.json();
    expect(lockout).toMatchObject({
      name: 'Weekend',
      duration: 90,
      order: null,
      agents_count: 1,
      agents: [
        {
          agent_id: agents[0],
          expires_at: null,
          ends_at: '2026-11-20T15:30:00Z',
          id: `${lockout.id}:${agents[0]}`,
        },
      ],
    });
    expect(await read(`/${lockout.id}`)).toEqual(lockout);
    const listed = (await read('?keywords=weekend')).data.map((row: { id: string }) => row.id);
    expect(listed).toContain(lockout.id);
    expect((await send('PUT', `/${lockout.id}`, { duration: 30 })).json()).toMatchObject({
      name: 'Weekend',
      duration: 30,
    });
    expect((await send('DELETE', `/${lockout.id}`)).statusCode).toBe(204);
    expect((await api.get('operations', `orders/lockouts/${lockout.id}`)).statusCode).toBe(404);
  });

  it.each([
    ['half a minute', { name: 'A', duration: 1.5 }, 'duration', 'You must pass a whole number'],
    ['less than nothing', { name: 'A', duration: -1 }, 'duration', 'Must be 0 or more'],
    ['no name', { duration: 1 }, 'name', 'That field is required'],
    [
      'an unknown order',
      { name: 'A', duration: 1, order_id: '999999' },
      'order_id',
      'There is nothing with this id',
    ],
    [
      'an unknown agent',
      { name: 'A', duration: 1, agent_ids: ['999999'] },
      'agent_ids',
      'There is no shepherd with this id',
    ],
  ])('refuses %s', async (_case, body, field, message) => {
    const answer = await send('POST', '', body);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: [message] }]);
  });

  it('belongs to an order until it is deleted', async () => {
    const other = await create({ order_id: '10025' });
    const lockout = await create({ order_id: '10026' });
    await create();
    expect(await lockoutOfOrder('10025')).toBe(other.id);
    expect(lockout.order.id).toBe('10026');
    expect(await lockoutOfOrder()).toBe(lockout.id);
    await send('DELETE', `/${lockout.id}`);
    expect(await lockoutOfOrder()).toBeNull();
    expect(await lockoutOfOrder('10025')).toBe(other.id);
  });

  it('is the only one of its order, also after concurrent requests', async () => {
    await api.token('operations');
    const attempts = await Promise.all(
      ['First', 'Second', 'Third'].map((name) =>
        send('POST', '', { name, duration: 5, order_id: '10024', agent_ids: [agents[0]] }),
      ),
    );
    expect(attempts.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    const refused = attempts.filter((answer) => answer.statusCode === 409);
    expect(refused.map((answer) => answer.json().error.code)).toEqual(['lockout.exists', 'lockout.exists']);
    const late = await send('POST', '', { name: 'Late', duration: 5, order_id: '10024' });
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      { code: 'lockout.exists', message: 'This order has a lockout already' },
    ]);
    expect((await read('?order_id[]=10024')).total).toBe(1);
  });
});

describe('one lockout', () => {
  it('is changed, emptied and deleted without affecting others', async () => {
    const [one, other] = [await create({ agent_ids: agents }), await create({ agent_ids: agents })];
    const before = await read(`/${other.id}`);
    await send('PUT', `/${one.id}`, { name: ' Night ', duration: 5 });
    expect(await read(`/${one.id}`)).toMatchObject({ name: 'Night', duration: 5 });
    for (const [change, name] of [
      [{}, 'Night'],
      [{ name: 'Dawn' }, 'Dawn'],
    ] as const)
      expect((await send('PUT', `/${one.id}`, change)).json()).toMatchObject({ name, duration: 5 });
    await send('PUT', `/${one.id}/agents/${agents[0]}`, { expires_at: '2026-12-01 10:00:00' });
    const kept = await send('PUT', `/${one.id}/agents/${agents[0]}`, {});
    expect(kept.json().expires_at).toBe('2026-12-01T10:00:00Z');
    expect((await read(`/${one.id}/agents/${agents[1]}`)).expires_at).toBeNull();
    await send('DELETE', `/${one.id}/agents/${agents[0]}`);
    expect(await members(one.id)).toEqual([agents[1], agents[2]].sort());
    await send('DELETE', `/${one.id}/agents`);
    await send('DELETE', `/${one.id}`);
    expect(await read(`/${other.id}`)).toEqual(before);
  });

  it('shows its first hundred agents, and counts them all', async () => {
    const rows = await api.database
      .selectFrom('agents')
      .select('id')
      .where('deleted_at', 'is', null)
      .limit(101)
      .execute();
    const lockout = await create({ name: ' Everybody ', agent_ids: rows.map(({ id }) => id) });
    expect([lockout.name, lockout.agents.length, lockout.agents_count]).toEqual(['Everybody', 100, 101]);
  });

  it('that does not exist cannot be changed', async () => {
    for (const [method, path, body] of [
      ['PUT', '/999999', { duration: 5 }],
      ['PUT', '/999999', {}],
      ['DELETE', '/999999', undefined],
      ['POST', '/999999/agents', { agent_id: agents[0] }],
      ['DELETE', '/999999/agents', undefined],
    ] as const)
      expect([method, path, (await send(method, path, body)).statusCode]).toEqual([method, path, 404]);
    expect((await api.get('operations', 'orders/lockouts/999999/agents')).statusCode).toBe(404);
  });

  it('does not accept deleted agents', async () => {
    await api.database
      .updateTable('agents')
      .set({ deleted_at: '2026-11-01T00:00:00Z' })
      .where('id', '=', agents[2])
      .execute();
    const refused = await send('POST', '', { name: 'A', duration: 1, agent_ids: [agents[2]] });
    expect(refused.statusCode).toBe(422);
    await api.database.updateTable('agents').set({ deleted_at: null }).where('id', '=', agents[2]).execute();
  });
});

describe('agents of a lockout', () => {
  it('are added once, however often they are sent', async () => {
    const { id } = await create();
    const first = await send('POST', `/${id}/agents`, { agent_id: agents[0] });
    expect(first.json().data).toMatchObject([{ agent_id: agents[0] }]);
    await send('POST', `/${id}/agents`, { agent_ids: [agents[0], agents[1], agents[1]] });
    expect(await members(id)).toEqual([agents[0], agents[1]].sort());
    expect((await send('POST', `/${id}/agents`, {})).statusCode).toBe(422);
  });

  it('are locked out for its duration, and again when they are added afterwards', async () => {
    const { id } = await create({ agent_ids: [agents[0]], duration: 30 });
    const entry = `/${id}/agents/${agents[0]}`;
    expect((await read(entry)).ends_at).toBe('2026-11-20T14:30:00Z');
    api.advance(20 * 60_000);
    await send('POST', `/${id}/agents`, { agent_id: agents[0] });
    expect((await read(entry)).ends_at).toBe('2026-11-20T14:30:00Z');
    api.advance(10 * 60_000);
    await send('POST', `/${id}/agents`, { agent_id: agents[0] });
    expect((await read(entry)).ends_at).toBe('2026-11-20T15:00:00Z');
    await send('PUT', `/${id}`, { duration: 60 });
    expect((await read(entry)).ends_at).toBe('2026-11-20T15:30:00Z');
  });

  it('have an end of their own', async () => {
    const { id } = await create({ agent_ids: [agents[0]] });
    const entry = `/${id}/agents/${agents[0]}`;
    const changed = await send('PUT', entry, { expires_at: '2026-12-01 10:00:00' });
    expect(changed.json().expires_at).toBe('2026-12-01T10:00:00Z');
    expect(await read(entry)).toEqual(changed.json());
    expect((await send('PUT', entry, { expires_at: null })).json().expires_at).toBeNull();
    expect((await send('PUT', `/${id}/agents/${agents[1]}`, { expires_at: null })).statusCode).toBe(404);
  });

  it('are removed one by one, several or all', async () => {
    const { id } = await create({ agent_ids: agents });
    expect((await send('DELETE', `/${id}/agents/${agents[0]}`)).statusCode).toBe(204);
    expect((await send('DELETE', `/${id}/agents/${agents[0]}`)).statusCode).toBe(404);
    expect((await send('DELETE', `/${id}/agents?agent_ids[]=${agents[1]}`)).statusCode).toBe(204);
    expect(await members(id)).toEqual([agents[2]]);
    expect((await send('DELETE', `/${id}/agents`)).statusCode).toBe(204);
    expect(await members(id)).toEqual([]);
  });
});
