import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { restError, RestServer } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const client = '6f0d3a52-0c1b-4f7e-9d55-0a1b2c3d4e5f';
const oscar = {
  record_id: '7-1',
  user: { id: '4', name: 'Oscar Bennett' },
  own: false,
  activity: { kind: 'reviews', part: null, done: 12, of: 16 },
  since: '2026-10-01T00:00:00Z',
  seen_at: '2026-10-01T00:00:20Z',
};
const signing = `mutation ($client: ID!) {
  signPresence(input: { type: JOB, id: "7-1", clientId: $client, activity: { kind: EDITS, part: "address" } }) {
    recordId own since seenAt user { id name } activity { kind part done of } } }`;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /presence', { body: { data: [oscar] } })
    .on('PUT /presence', { body: { data: [oscar] } })
    .on(`DELETE /presence/${client}`, { status: 204 });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

test('the users at several records are read in one call, and those of no record in none', async () => {
  const answer = await gateway.ask(
    `{ presence(type: JOB, ids: ["7-1", "7-2"]) { recordId user { name } } none: presence(type: ORDER, ids: []) { own } }`,
  );
  expect(answer).toEqual({
    data: { presence: [{ recordId: '7-1', user: { name: 'Oscar Bennett' } }], none: [] },
  });
  expect(rest.sent).toEqual(['GET /presence?type=job&ids[]=7-1&ids[]=7-2']);
});

test('a sign is sent without a key and answers the users at the record', async () => {
  expect(await gateway.ask(signing, { variables: { client } })).toEqual({
    data: {
      signPresence: [
        {
          recordId: '7-1',
          own: false,
          since: '2026-10-01T00:00:00Z',
          seenAt: '2026-10-01T00:00:20Z',
          user: { id: '4', name: 'Oscar Bennett' },
          activity: { kind: 'REVIEWS', part: null, done: 12, of: 16 },
        },
      ],
    },
  });
  const [sent] = rest.arrivals;
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    type: 'job',
    id: '7-1',
    client_id: client,
    activity: { kind: 'edits', part: 'address' },
  });
  // REST v1 would keep each answer for a day.
  expect(sent?.headers).not.toHaveProperty('idempotency-key');
});

test('a tab leaves', async () => {
  expect(await gateway.ask(`mutation { leavePresence(clientId: "${client}") }`)).toEqual({
    data: { leavePresence: client },
  });
  expect(rest.sent).toEqual([`DELETE /presence/${client}`]);
});

test.each([
  ['the record', { body: { data: [] } }, 'not_found'],
  ['the call', restError(404, 'not_found', 'Not found'), 'NOT_OFFERED'],
])('a sign without %s is told apart', async (_what, read, code) => {
  rest.on('PUT /presence', restError(404, 'not_found', 'Not found')).on('GET /presence', read);
  const answer = await gateway.ask(signing, { variables: { client } });
  expect(answer.errors).toEqual([expect.objectContaining({ extensions: expect.objectContaining({ code }) })]);
});
