import { afterEach, beforeEach, expect, test } from 'vitest';
import { envelope, restError, RestServer } from '../../testing/rest-server.ts';
import { examineAnswers } from './answers.ts';
import type { Oddity } from './oddity.ts';

let rest: RestServer;
const secret = 'secret-token-of-an-owner';

const profile = {
  id: '1',
  object: 'admin_user',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  type: 'standard',
  role: { id: '1', name: 'owner', permissions: ['orders.view'] },
  permissions: ['orders.view'],
};
const customer = (id: string) => ({
  id,
  name: `Customer ${id}`,
  email: 'office@example.com',
  phone: '1',
  address: { line1: 'Quay 1', line2: null, city: 'Cork', zip: null, state: null, country_code: 'IE' },
  priority: 'standard',
  status: 'active',
  show_badge: false,
  industry_id: '1',
  industry: { id: '1', name: 'Retail' },
  country: 'Ireland',
  created_at: '2026-11-20T14:05:00Z',
  last_seen: null,
  logo_url: null,
  portal_url: 'https://portal.example.com',
  jobs_per_agent_limit: null,
  limit_period: null,
});
const customers = ['1', '2', '3', '4', '5'].map(customer);

beforeEach(async () => {
  rest = await RestServer.start();
  rest.on('GET /account/profile', { body: profile });
  rest.on('GET /customers', ({ query }) => {
    const ids = query.getAll('id[]');
    return envelope(ids.length === 0 ? customers : customers.filter(({ id }) => ids.includes(id)));
  });
});
afterEach(() => rest.stop());

const examine = (token: string | null = secret) =>
  examineAnswers({ restApiUrl: rest.url, timeoutMs: 5_000, token });

/** What is odd in the answers to one call, with the effect on the screen. */
async function oddIn(call: string): Promise<readonly Oddity[]> {
  const { report } = await examine();
  return report.oddities.filter((oddity) => oddity.call === call);
}
const inWords = (oddities: readonly Oddity[]): readonly string[] =>
  oddities.map(({ property, kind, sample, times, effect }) =>
    [property, kind, sample, `${times} times`, effect].join(' | '),
  );

const outcomeOf = async (call: string) =>
  (await examine()).report.calls.find((result) => result.call === call);

test('without a token nothing is asked', async () => {
  const sentence = expect.stringContaining('DOCTOR_TOKEN is not set');
  expect((await examine(null)).findings).toEqual([{ state: 'note', sentence }]);
  expect(rest.calls).toEqual([]);
});

test('a token that is refused is the only finding', async () => {
  rest.on('GET /account/profile', restError(401, 'auth.unauthenticated', 'You are not signed in'));
  const { findings } = await examine();
  expect(findings).toEqual([
    {
      state: 'wrong',
      sentence: expect.stringMatching(/^GET \/account\/profile answers 401 with DOCTOR_TOKEN/),
    },
  ]);
  expect(rest.calls).toEqual(['GET /account/profile']);
});

test('a server that gives no answer is one finding', async () => {
  const nowhere = { restApiUrl: 'http://127.0.0.1:1/v1', timeoutMs: 5_000, token: secret };
  const { findings } = await examineAnswers(nowhere);
  expect(findings).toEqual([
    { state: 'wrong', sentence: 'GET /account/profile gives no answer: no answer was checked' },
  ]);
});

test('nothing but GET is sent, with the token in its header alone', async () => {
  const { findings } = await examine();
  expect(new Set(rest.arrivals.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(rest.arrivals.every(({ headers }) => headers['authorization'] === `Bearer ${secret}`)).toBe(true);
  expect(rest.sent.join('\n')).not.toContain(secret);
  expect(JSON.stringify(findings)).not.toContain(secret);
});

test('records are read by the ids of the first rows, several at once by those of the last rows', async () => {
  await examine();
  expect(rest.sent.filter((sent) => sent.startsWith('GET /customers?'))).toEqual([
    'GET /customers?page=1&per_page=25&sort=name',
    'GET /customers?per_page=3&id[]=3&id[]=4&id[]=5',
  ]);
  expect(rest.calls.filter((call) => /^GET \/customers\/\d+$/.test(call))).toEqual([
    'GET /customers/1',
    'GET /customers/2',
    'GET /customers/3',
  ]);
});

test('answers of the contract are not odd', async () => {
  expect(await oddIn('GET /customers')).toEqual([]);
  expect(await outcomeOf('GET /customers')).toMatchObject({ outcome: 'read', reason: '', requests: 2 });
});

test('a number that GraphQL cannot pass on is named', async () => {
  rest.on('GET /customers', envelope([{ ...customers[0], jobs_per_agent_limit: 3_000_000_000 }]));
  expect(inWords(await oddIn('GET /customers'))).toEqual([
    'data.jobs_per_agent_limit | unreadable | 3000000000 | 2 times | shown as not readable',
  ]);
});

test('each odd property is named once, with its kind, a sample and what staff see', async () => {
  rest.on(
    'GET /customers',
    envelope([
      { ...customers[0], id: 1, priority: 'platinum', email: 7, created_at: 'yesterday' },
      { ...customers[1], id: 2, priority: 'platinum', name: undefined },
    ]),
  );
  expect(inWords(await oddIn('GET /customers'))).toEqual([
    'data.id | converted | 1 | 4 times | read as text',
    'data.email | converted | a number of 1 digits | 2 times | read as text',
    'data.priority | unknown_word | "platinum" | 4 times | shown as not readable',
    'data.created_at | unreadable | text of 9 characters | 2 times | shown as not readable',
    'data.name | missing | nothing | 2 times | shown as not readable',
  ]);
});

test('permissions that the user of the token does not have are named', async () => {
  const notes = (await examine()).findings.map(({ sentence }) => sentence);
  expect(notes).toContainEqual(
    expect.stringMatching(
      /^The user of the token does not have orders\.manage, jobs\.view, .*content\.manage: /,
    ),
  );
});

test('an unknown permission is ignored', async () => {
  rest.on('GET /account/profile', { body: { ...profile, permissions: ['orders.view', 'reports.view'] } });
  expect(await oddIn('GET /account/profile')).toEqual([
    expect.objectContaining({
      state: 'note',
      property: 'permissions',
      kind: 'dropped',
      sample: '"reports.view"',
      effect: 'ignored: it opens nothing in the console',
    }),
  ]);
});

const shortOrder = { id: '7', title: 'Audit', customer_id: '1', jobs_count: 2 };

test('what a row lacks is read by an id that it has, or from the record itself', async () => {
  rest.on('GET /orders', envelope([shortOrder]));
  const odd = await oddIn('GET /orders');
  expect(odd.filter(({ state }) => state === 'wrong')).toEqual([]);
  const effectOf = (property: string) => odd.find((oddity) => oddity.property === property)?.effect;
  expect(effectOf('data.customer')).toBe('read by its id, in one more call for all rows');
  expect(effectOf('data.priority')).toBe('read from the record itself, in one more call for each row');
});

test('a record that lacks a property as well shows it as not readable', async () => {
  rest.on('GET /orders', envelope([shortOrder])).on('GET /orders/7', { body: shortOrder });
  const odd = await oddIn('GET /orders/{id}');
  expect(odd).toContainEqual(
    expect.objectContaining({ state: 'wrong', property: 'priority', effect: 'shown as not readable' }),
  );
  expect(odd).toContainEqual(
    expect.objectContaining({ state: 'note', property: 'wave', effect: 'shown as empty' }),
  );
});

test('properties that the original contract did not have are notes of what the console lacks', async () => {
  rest
    .on('GET /orders', envelope([shortOrder]))
    .on('GET /orders/7', { body: { ...shortOrder, paused: true } });
  const notOffered = (odd: readonly Oddity[]) =>
    odd.filter(({ kind }) => kind === 'not_offered').map(({ property, effect }) => `${property}: ${effect}`);
  expect(notOffered(await oddIn('GET /orders'))).toEqual([
    'data.paused: No order is shown as paused',
    'data.archived_at: No order is shown as archived',
    'data.workforce: The workforce of every order is the platform',
    'data.currency: The currency of an order is that of its amounts',
  ]);
  const ofOne = await oddIn('GET /orders/{id}');
  expect(notOffered(ofOne)).not.toContainEqual(expect.stringContaining('paused'));
  expect(ofOne.map(({ kind, property }) => `${kind} ${property}`)).not.toContain('missing workforce');
});

test('an envelope without its page is counted from the total', async () => {
  rest.on('GET /customers', { body: { data: customers, total: 5 } });
  const odd = await oddIn('GET /customers');
  expect(
    odd
      .filter(({ kind }) => kind === 'missing')
      .map(({ property, state, effect }) => [property, state, effect]),
  ).toEqual(
    ['from', 'to', 'last_page', 'current_page', 'per_page'].map((property) => [
      property,
      'note',
      'counted from the total',
    ]),
  );
});

test('a call of the original contract that is missing is wrong, an added one is a note', async () => {
  const { findings, report } = await examine();
  expect(report.calls.find(({ call }) => call === 'GET /orders/summary')).toMatchObject({
    outcome: 'failed',
    reason: 'answers 404',
  });
  expect(report.calls.find(({ call }) => call === 'GET /background-work')).toMatchObject({
    outcome: 'not_offered',
    reason: 'This server does not show its background work',
  });
  expect(findings).toContainEqual({
    state: 'wrong',
    sentence:
      'GET /orders/summary answers 404: staff see an error in place of the counts on the tabs of orders',
  });
  expect(findings).toContainEqual({
    state: 'note',
    sentence: 'GET /background-work is not offered. This server does not show its background work',
  });
});

test('what the user of the token may not read, and what has no row, is not checked', async () => {
  rest.on('GET /users', restError(403, 'auth.forbidden', 'No')).on('GET /orders/lockouts', envelope([]));
  const { findings, report } = await examine();
  expect(report.calls.find(({ call }) => call === 'GET /users')?.outcome).toBe('refused');
  expect(report.calls.find(({ call }) => call === 'GET /orders/lockouts/{id}')?.outcome).toBe('not_tried');
  const notes = findings.filter(({ state }) => state === 'note').map(({ sentence }) => sentence);
  expect(notes).toContainEqual(expect.stringMatching(/may not read them:\nGET \/users$/));
  expect(notes).toContainEqual(
    expect.stringMatching(/no answer has an id[^]*\nGET \/orders\/lockouts\/\{id\}\n/),
  );
});

test('an agent without a position is no fault, one without a page is', async () => {
  rest
    .on('GET /agents', envelope([{ id: '4', first_name: 'Ada' }]))
    .on('GET /agents/4/position', restError(404, 'not_found', 'Not found'));
  expect(await outcomeOf('GET /agents/{id}/position')).toMatchObject({
    outcome: 'not_tried',
    reason: 'the first rows have none',
  });
  expect(await outcomeOf('GET /agents/{id}')).toMatchObject({
    outcome: 'failed',
    reason: 'answers 404 for a row of the list',
  });
});

test.each([
  [
    { status: 200, raw: '<html>', headers: { 'content-type': 'text/html' } },
    'answers 200 with text/html that is not the JSON of the contract',
  ],
  [{ status: 200, raw: '' }, 'answers 200 with nothing that is not the JSON of the contract'],
  [{ status: 302, raw: '' }, 'answers 302, and no error in the form of REST v1'],
  [
    { status: 422, body: { reason: 'jane@example.com is wrong' } },
    'answers 422, and no error in the form of REST v1',
  ],
  [
    { status: 422, body: { message: 'jane@example.com is wrong', errors: { per_page: ['no'] } } },
    'answers 422 (validation.failed) about per_page',
  ],
  [
    restError(422, 'validation.failed', 'jane@example.com', { fields: { per_page: ['no'] } }),
    'answers 422 (validation.failed) about per_page',
  ],
  [restError(500, 'internal', 'Broken'), 'answers 500 (internal)'],
  [{ status: 503, raw: '' }, 'answers 503'],
])('an answer that cannot be used is wrong: %j', async (answer, reason) => {
  rest.on('GET /templates', answer);
  expect(await outcomeOf('GET /templates')).toMatchObject({ outcome: 'failed', reason });
});

test('a call that gets no answer in time is wrong', async () => {
  rest.on('GET /templates', ({ abandoned }) => abandoned.then(() => ({ status: 200 })));
  const { report } = await examineAnswers({ restApiUrl: rest.url, timeoutMs: 300, token: secret });
  expect(report.calls.find(({ call }) => call === 'GET /templates')).toMatchObject({
    outcome: 'failed',
    reason: 'does not answer in time',
  });
});
