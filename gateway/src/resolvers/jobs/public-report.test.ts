import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const media = (url: string) => ({
  id: '1',
  type: 'photo',
  status: 'ready',
  thumb_url: null,
  media_url: url,
  mime: 'jpeg',
  caption: null,
  taken_at: null,
});
const answerTo = (taskId: string) => ({
  task_id: taskId,
  selection: ['o1'],
  value: null,
  comment: null,
  status: null,
  media: [media(`${rest.url}/files/abcdefgh.jpg?expires=1&signature=s`)],
  item_count: 2,
});
const task = {
  id: 't1',
  reference: 'q1',
  title: 'Open?',
  required: ['photo'],
  component: { type: 'boolean', options: [{ id: 'o1', value: 'Yes' }], input_type: null, matrix_tasks: null },
};
const report = () => ({
  job: {
    reference: 'Shop 1',
    order_title: 'Winter shelves',
    outcome: 'attempted',
    attempt_reason: 'location_closed',
    visit_started_at: '2026-11-20T09:12:00Z',
    visit_ended_at: null,
    time_zone: 'Europe/London',
    completed_at: null,
    currency: 'EUR',
  },
  customer: { name: 'Shops', logo_url: `${rest.url}/files/logo.png?expires=1&signature=s` },
  location: { name: 'Shop', city: 'Leeds', country_code: 'GB' },
  description: null,
  resources: [],
  task_groups: [{ name: 'Main', reference: null, tasks: [task] }],
  report: { tasks: [answerTo('t1')] },
  verified_by: { name: 'Rita R.', date: '2026-11-22' },
});

const query = `query ($token: String!, $password: String) { publicJobReport(token: $token, password: $password) {
  __typename ... on PublicJobReport { job { reference } location { city } verifiedBy { name }
    taskGroups { tasks { component { type options { value } } } }
    report { tasks { selection media { mediaUrl mime } } } }
  ... on ReportWrongPassword { message } } }`;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

test('is read without a session, with the password in the body', async () => {
  rest.on('POST /public/reports/abc', { body: report() });
  const answer = await gateway.post(query, { token: null, variables: { token: 'abc', password: 'p' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    data: {
      publicJobReport: {
        __typename: 'PublicJobReport',
        job: { reference: 'Shop 1' },
        location: { city: 'Leeds' },
        verifiedBy: { name: 'Rita R.' },
        taskGroups: [{ tasks: [{ component: { type: 'BOOLEAN', options: [{ value: 'Yes' }] } }] }],
        report: {
          tasks: [
            {
              selection: ['o1'],
              media: [{ mediaUrl: '/files/abcdefgh.jpg?expires=1&signature=s', mime: 'JPEG' }],
            },
          ],
        },
      },
    },
  });
  expect(JSON.parse(rest.arrivals[0]?.body ?? '')).toEqual({ password: 'p' });
  expect(rest.arrivals[0]?.path).not.toContain('p=');
});

test('never sends the session of its reader, nor an address that its reader claims', async () => {
  rest.on('POST /public/reports/abc', { body: report() });
  await gateway.post(query, {
    token: 'staff',
    variables: { token: 'abc' },
    headers: { cookie: 'shepherd_session=staff', 'x-forwarded-for': '203.0.113.9', 'idempotency-key': 'k' },
  });
  const [arrival] = rest.arrivals;
  expect(arrival?.headers['authorization']).toBeUndefined();
  expect(arrival?.headers['cookie']).toBeUndefined();
  expect(arrival?.headers['idempotency-key']).toBeUndefined();
  expect(arrival?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('has the head, its picture by an address of its own, and no deviation where the server knows none', async () => {
  rest.on('POST /public/reports/abc', { body: report() });
  const { data, errors } = await gateway.ask(
    `{ publicJobReport(token: "abc") { ... on PublicJobReport {
      job { orderTitle outcome attemptReason visitStartedAt visitEndedAt timeZone currency }
      customer { name logoUrl } report { tasks { deviates deviationCount } } } } }`,
    { token: null },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    publicJobReport: {
      job: {
        orderTitle: 'Winter shelves',
        outcome: 'ATTEMPTED',
        attemptReason: 'LOCATION_CLOSED',
        visitStartedAt: '2026-11-20T09:12:00Z',
        visitEndedAt: null,
        timeZone: 'Europe/London',
        currency: 'EUR',
      },
      customer: { name: 'Shops', logoUrl: '/files/logo.png?expires=1&signature=s' },
      report: { tasks: [{ deviates: false, deviationCount: null }] },
    },
  });
});

test.each([
  [400, 'report.invalid_token', 'ReportInvalidToken'],
  [403, 'report.missing_password', 'ReportMissingPassword'],
  [403, 'report.wrong_password', 'ReportWrongPassword'],
  [404, 'not_found', 'ReportNotFound'],
  [429, 'rate_limited', 'ReportRateLimited'],
])('%i %s is the type %s', async (status, code, typeName) => {
  rest
    .on('POST /public/reports/abc', restError(status, code, 'Because'))
    .on('POST /public/reports/abc/tasks/t1/items', restError(status, code, 'Because'));
  const { data, errors } = await gateway.ask(
    `{ publicJobReport(token: "abc") { __typename ... on ${typeName} { message } }
       publicReportItems(token: "abc", taskId: "t1") { __typename ... on ${typeName} { message } } }`,
    { token: null },
  );
  expect(errors).toBeUndefined();
  const refusal = { __typename: typeName, message: 'Because' };
  expect(data).toEqual({ publicJobReport: refusal, publicReportItems: refusal });
});

test.each([
  ['', 'missing'],
  [' ', 'blank'],
  ['.', 'another place'],
  ['..', 'another place'],
  ['a'.repeat(501), 'overlong'],
  ['a'.repeat(10_000), 'overlong'],
])('the token "%.10s" is invalid: it is %s, and REST v1 is not called', async (token) => {
  const { data, errors } = await gateway.ask(
    `query ($token: String!) {
       publicJobReport(token: $token) { __typename ... on ReportInvalidToken { message } }
       publicReportItems(token: $token, taskId: "t1") { __typename ... on ReportInvalidToken { message } } }`,
    { token: null, variables: { token } },
  );
  expect(errors).toBeUndefined();
  const refusal = { __typename: 'ReportInvalidToken', message: 'Invalid Token' };
  expect(data).toEqual({ publicJobReport: refusal, publicReportItems: refusal });
  expect(rest.calls).toEqual([]);
});

test.each([
  ['', { password: null }],
  [', again: true', { password: null, again: true }],
  [', again: false, password: " p "', { password: ' p ' }],
])('a report that is read%s is requested with %j', async (given, body) => {
  rest.on('POST /public/reports/abc', { body: report() });
  const { errors } = await gateway.ask(`{ publicJobReport(token: "abc"${given}) { __typename } }`, {
    token: null,
  });
  expect(errors).toBeUndefined();
  expect(JSON.parse(rest.arrivals[0]?.body ?? '')).toEqual(body);
});

test.each([
  ['42', 42],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('Retry-After %s is passed on as %s', async (header, retryAfterSeconds) => {
  rest.on('POST /public/reports/abc', {
    ...restError(429, 'rate_limited', 'Too many'),
    headers: { 'retry-after': header },
  });
  const { data } = await gateway.ask(
    `{ publicJobReport(token: "abc") { ... on ReportRateLimited { retryAfterSeconds } } }`,
    { token: null },
  );
  expect(data).toEqual({ publicJobReport: { retryAfterSeconds } });
});

test('a REST v1 that demands a session is broken: readers keep theirs and get no 401', async () => {
  rest.on('POST /public/reports/abc', restError(401, 'auth.unauthenticated', 'No'));
  const answer = await gateway.post(query, {
    token: null,
    variables: { token: 'abc' },
    headers: { cookie: 'shepherd_session=staff' },
  });
  expect(answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_UPSTREAM_ANSWER', status: 502 } }],
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('items of a matrix task come in pages', async () => {
  rest.on(
    'POST /public/reports/abc/tasks/t1/items',
    envelope([{ reference: 'i1', label: 'Shelf', subtext: null, tasks: [answerTo('t2')] }]),
  );
  const answer = await gateway.ask(
    `{ publicReportItems(token: "abc", taskId: "t1", password: "p", page: 2) { ... on PublicReportItemPage {
         items { label tasks { taskId itemCount } } pageInfo { total page } } } }`,
    { token: null },
  );
  expect(answer).toEqual({
    data: {
      publicReportItems: {
        items: [{ label: 'Shelf', tasks: [{ taskId: 't2', itemCount: 2 }] }],
        pageInfo: { total: 1, page: 1 },
      },
    },
  });
  expect(rest.arrivals[0]?.query.toString()).toBe('page=2&per_page=10');
  expect(JSON.parse(rest.arrivals[0]?.body ?? '')).toEqual({ password: 'p' });
});

test('its kind does not depend on more keys of the answer, and its pages need no more than rows and a total', async () => {
  rest.on('POST /public/reports/abc', { body: { ...report(), __typename: 'Evil' } });
  rest.on('POST /public/reports/abc/tasks/t1/items', {
    body: { data: [{ reference: 'i1', label: 'Shelf', subtext: null, tasks: [] }], total: '12' },
  });
  const answer = await gateway.ask(
    `{ publicJobReport(token: "abc") { __typename }
       publicReportItems(token: "abc", taskId: "t1", page: 2) { ... on PublicReportItemPage {
         items { label } pageInfo { total page lastPage } } } }`,
    { token: null },
  );
  expect(answer).toEqual({
    data: {
      publicJobReport: { __typename: 'PublicJobReport' },
      publicReportItems: { items: [{ label: 'Shelf' }], pageInfo: { total: 12, page: 2, lastPage: 2 } },
    },
  });
});

const tries = (count: number) =>
  Array.from(
    { length: count },
    (_item, index) => `a${index}: publicJobReport(token: "abc", password: "${index}") { __typename }`,
  ).join(' ');

test('every attempt under an alias is a call that REST v1 can count', async () => {
  rest.on('POST /public/reports/abc', restError(403, 'report.wrong_password', 'Wrong'));
  await gateway.ask(`{ ${tries(5)} }`, { token: null });
  expect(rest.arrivals.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
    Array.from({ length: 5 }, (_item, index) => ({ password: String(index) })),
  );
});

test('too many attempts in one document are refused before the first one', async () => {
  const { errors } = await gateway.ask(`{ ${tries(6)} }`, { token: null });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_LIMIT_EXCEEDED', status: 400 });
  expect(rest.calls).toEqual([]);
});
