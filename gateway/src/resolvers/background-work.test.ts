import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer, envelope, restError } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const piece = {
  id: '7',
  kind: 'mail',
  title: 'Mail',
  status: 'failed',
  attempts: 8,
  attempts_left: 0,
  created_at: '2026-11-20T10:00:00Z',
  next_try_at: null,
  finished_at: '2026-11-20T12:00:00Z',
  failure: 'The mail server could not be reached (ESOCKET)',
  about: { type: 'mail', record_id: '12', name: 'Your export: orders' },
  recipient: 'ruby@shepherd.test',
  retryable: true,
  retried_at: '2026-11-20T11:00:00Z',
  retried_by: { id: '3', first_name: 'Ada', last_name: 'Lee' },
};
const again = { ...piece, status: 'waiting', attempts_left: 8, retryable: false };

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('background work', () => {
  test('is listed with its counts, in two calls', async () => {
    rest.on('GET /background-work', envelope([piece])).on('GET /background-work/summary', {
      body: { total: 3, key: 'status', groups: { failed: 1, done: 2 } },
    });
    const answer = await gateway.ask(
      `{ backgroundWorks(filter: { kind: [MAIL, REPORT_MEDIA], status: [FAILED], keywords: "ruby" }) {
           items { id kind title status attempts attemptsLeft createdAt nextTryAt finishedAt failure recipient retryable
             about { type recordId name } retriedAt retriedBy { firstName lastName } }
           pageInfo { total } summary { total groups { value total } } } }`,
    );
    expect(answer).toEqual({
      data: {
        backgroundWorks: {
          items: [
            {
              id: '7',
              kind: 'MAIL',
              title: 'Mail',
              status: 'FAILED',
              attempts: 8,
              attemptsLeft: 0,
              createdAt: piece.created_at,
              nextTryAt: null,
              finishedAt: piece.finished_at,
              failure: piece.failure,
              recipient: 'ruby@shepherd.test',
              retryable: true,
              about: { type: 'MAIL', recordId: '12', name: 'Your export: orders' },
              retriedAt: piece.retried_at,
              retriedBy: { firstName: 'Ada', lastName: 'Lee' },
            },
          ],
          pageInfo: { total: 1 },
          summary: {
            total: 3,
            groups: [
              { value: 'FAILED', total: 1 },
              { value: 'DONE', total: 2 },
            ],
          },
        },
      },
    });
    expect(rest.calls).toEqual(['GET /background-work', 'GET /background-work/summary']);
    const [list, summary] = rest.arrivals;
    expect(list?.query.getAll('kind[]')).toEqual(['mail', 'report_media']);
    expect(list?.query.getAll('status[]')).toEqual(['failed']);
    expect(list?.query.get('sort')).toBe('urgency');
    expect(summary?.query.getAll('kind[]')).toEqual(['mail', 'report_media']);
    expect(summary?.query.has('status[]')).toBe(false);
  });

  test('is read one by one, and null where it does not exist', async () => {
    rest.on('GET /background-work/{id}', ({ path }) =>
      path.endsWith('/7') ? { body: piece } : restError(404, 'not_found', 'Not found'),
    );
    expect(
      await gateway.ask('{ backgroundWork(id: "7") { title } missing: backgroundWork(id: "8") { id } }'),
    ).toEqual({ data: { backgroundWork: { title: 'Mail' }, missing: null } });
    expect(await gateway.ask('{ backgroundWork(id: "summary") { id } }')).toEqual({
      data: { backgroundWork: null },
    });
  });

  test('is retried, one or all of a kind', async () => {
    rest
      .on('POST /background-work/7/retry', { body: again })
      .on('POST /background-work/retry', { body: { retried: 4 } });
    expect(
      await gateway.ask(
        `mutation { retryBackgroundWork(id: "7") { id status attemptsLeft }
           some: retryFailedBackgroundWork(input: { kind: MAIL }) { retried }
           all: retryFailedBackgroundWork(input: {}) { retried } }`,
      ),
    ).toEqual({
      data: {
        retryBackgroundWork: { id: '7', status: 'WAITING', attemptsLeft: 8 },
        some: { retried: 4 },
        all: { retried: 4 },
      },
    });
    expect(rest.arrivals.slice(1).map(({ body }) => JSON.parse(body))).toEqual([{ kind: 'mail' }, {}]);
  });

  test('that cannot be retried is an error with the reason', async () => {
    const why =
      'This work is not waiting for another try: it is under way, has not been tried yet, or is done';
    rest.on('POST /background-work/7/retry', restError(409, 'work.not_retryable', why));
    expect(await gateway.ask('mutation { retryBackgroundWork(id: "7") { id } }')).toMatchObject({
      errors: [{ message: why, extensions: { code: 'work.not_retryable', status: 409 } }],
    });
  });
});

describe('a REST v1 that does not have these calls', () => {
  const notOffered = {
    message: 'This server does not show its background work',
    extensions: { code: 'NOT_OFFERED', status: 501 },
  };

  test.each([
    ['as REST v1 says it', restError(404, 'not_found', 'Not found')],
    ['in words of its own', { status: 404, raw: '<h1>Nothing here</h1>' }],
    ['by the method', { status: 405, raw: '' }],
  ])('is told apart from work that does not exist: %s', async (_, answer) => {
    rest
      .on('GET /background-work', answer)
      .on('GET /background-work/summary', answer)
      .on('POST /background-work/retry', answer);
    expect(await gateway.ask('{ backgroundWorks { items { id } summary { total } } }')).toMatchObject({
      data: { backgroundWorks: null },
      errors: [notOffered],
    });
    expect(await gateway.ask('mutation { retryFailedBackgroundWork(input: {}) { retried } }')).toMatchObject({
      errors: [notOffered],
    });
  });

  test('still reports missing permissions and outages', async () => {
    rest.on('GET /background-work', restError(403, 'auth.forbidden', 'No'));
    expect(await gateway.ask('{ backgroundWorks { items { id } } }')).toMatchObject({
      errors: [{ extensions: { code: 'auth.forbidden', status: 403 } }],
    });
    rest.on('GET /background-work', { status: 500, raw: '' });
    expect(await gateway.ask('{ backgroundWorks { items { id } } }')).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_UPSTREAM_ANSWER', status: 502 } }],
    });
  });
});
