import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const row = (id: string) => ({
  id,
  name: `Lockout ${id}`,
  duration: 30,
  order_id: '7',
  order: { id: '7', name: 'Audit' },
});
const agent = (id: string) => ({ id, firstName: 'Ann', status: 'ACTIVE' });
const entry = (agentId: string) => ({
  id: `5:${agentId}`,
  agent_id: agentId,
  agent: { id: agentId, name: 'A. Shepherd' },
  expires_at: null,
});

beforeAll(async () => {
  rest = await RestServer.start();
  rest
    .on('GET /orders', envelope([1, 2, 3].map((id) => ({ id: String(id), title: 'Audit', lockout_id: '5' }))))
    .on('GET /orders/lockouts', ({ query }) =>
      envelope((query.has('id[]') ? query.getAll('id[]') : ['5', '6']).map(row)),
    )
    .on('GET /orders/lockouts/5', { body: { ...row('5'), agents: [entry('1')] } })
    .on('GET /orders/lockouts/5/agents', envelope([entry('1'), entry('2')]))
    .on('GET /orders/lockouts/5/agents/1', { body: entry('1') })
    .on('POST /orders/lockouts', { status: 201, body: row('8') })
    .on('PUT /orders/lockouts/5', { body: row('5') })
    .on('DELETE /orders/lockouts/5', { status: 204 })
    .on('POST /orders/lockouts/5/agents', { body: { data: [entry('1')] } })
    .on('DELETE /orders/lockouts/5/agents', { status: 204 })
    .on('PUT /orders/lockouts/5/agents/1', { body: { ...entry('1'), expires_at: '2026-12-01T00:00:00Z' } })
    .on('DELETE /orders/lockouts/5/agents/1', { status: 204 })
    .on('GET /agents', ({ query }) =>
      envelope(query.getAll('id[]').map((id) => ({ id, first_name: 'Ann', status: 'active' }))),
    );
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

test('lockouts are listed, each with the title of its order', async () => {
  const answer = await gateway.ask(
    '{ lockouts(filter: { orderIds: ["7"] }) { items { name duration order { id title } } pageInfo { total } } }',
  );
  expect(answer.data?.['lockouts']).toEqual({
    items: ['5', '6'].map((id) => ({
      name: `Lockout ${id}`,
      duration: 30,
      order: { id: '7', title: 'Audit' },
    })),
    pageInfo: { total: 2 },
  });
  expect(rest.sent).toEqual(['GET /orders/lockouts?page=1&per_page=25&sort=-created_at&order_id[]=7']);
});

test('one lockout has its Shepherds by the page, and in full in one more call', async () => {
  const answer = await gateway.ask(
    `{ lockout(id: "5") { name agents(perPage: 2) { items { id expiresAt agent { id firstName status } } }
         agent(agentId: "1") { id } free: agent(agentId: "9") { id } } none: lockout(id: "9") { id } }`,
  );
  expect(answer).toEqual({
    data: {
      lockout: {
        name: 'Lockout 5',
        agents: {
          items: ['1', '2'].map((id) => ({ id: `5:${id}`, expiresAt: null, agent: agent(id) })),
        },
        agent: { id: '5:1' },
        free: null,
      },
      none: null,
    },
  });
  expect(rest.calls.toSorted()).toEqual([
    'GET /agents',
    'GET /orders/lockouts/5',
    'GET /orders/lockouts/5/agents',
    'GET /orders/lockouts/5/agents/1',
    'GET /orders/lockouts/5/agents/9',
    'GET /orders/lockouts/9',
  ]);
});

test('the lockout of every order of a page is one more call', async () => {
  const answer = await gateway.ask('{ orders { items { lockoutId lockout { name } } } }');
  expect(answer.data).toEqual({
    orders: { items: [1, 2, 3].map(() => ({ lockoutId: '5', lockout: { name: 'Lockout 5' } })) },
  });
  expect(rest.calls).toEqual(['GET /orders', 'GET /orders/lockouts']);
});

test('lockouts and their Shepherds are changed in one call each', async () => {
  const answer = await gateway.ask(
    `mutation {
       createLockout(input: { orderId: "7", name: "New", duration: 60, agentIds: ["1"] }) { id }
       updateLockout(input: { id: "5", duration: 90 }) { name }
       addLockoutAgents(input: { id: "5", agentIds: ["1", "2"] }) { id }
       updateLockoutAgent(input: { id: "5", agentId: "1", expiresAt: "2026-12-01T00:00:00Z" }) { id expiresAt }
       removeLockoutAgent(input: { id: "5", agentId: "1" }) { id }
       some: removeLockoutAgents(input: { id: "5", agentIds: ["1", "2"] }) { id }
       all: removeLockoutAgents(input: { id: "5" }) { id }
       deleteLockout(id: "5")
     }`,
  );
  expect(answer).toEqual({
    data: {
      createLockout: { id: '8' },
      updateLockout: { name: 'Lockout 5' },
      addLockoutAgents: { id: '5' },
      updateLockoutAgent: { id: '5:1', expiresAt: '2026-12-01T00:00:00Z' },
      removeLockoutAgent: { id: '5' },
      some: { id: '5' },
      all: { id: '5' },
      deleteLockout: '5',
    },
  });
  expect(rest.sent).toEqual([
    'POST /orders/lockouts {"order_id":"7","name":"New","duration":60,"agent_ids":["1"]}',
    'PUT /orders/lockouts/5 {"duration":90}',
    'POST /orders/lockouts/5/agents {"agent_ids":["1","2"]}',
    'PUT /orders/lockouts/5/agents/1 {"expires_at":"2026-12-01 00:00:00"}',
    'DELETE /orders/lockouts/5/agents/1',
    'DELETE /orders/lockouts/5/agents?agent_ids[]=1&agent_ids[]=2',
    'DELETE /orders/lockouts/5/agents',
    'DELETE /orders/lockouts/5',
  ]);
});
