import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { largestFile } from '../../files/kinds.ts';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, restError } from '../../testing/rest-server.ts';
import { png } from '../../testing/upload-form.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('a file of text', () => {
  const signed = '/files/abcdefgh.csv?expires=9&signature=s%2B&token=x';
  const put = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    gateway.gateway.server.inject({
      method: 'PUT',
      url: signed,
      headers: { 'content-type': 'text/csv', ...headers },
      payload,
    });

  test('goes to its signed address without a session', async () => {
    rest.on('PUT /files/{id}', { status: 204 });
    const answer = await put('reference\nä\n', {
      cookie: 'shepherd_session=staff',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.statusCode).toBe(204);
    const [arrival] = rest.arrivals;
    expect(arrival).toMatchObject({ path: '/files/abcdefgh.csv', body: 'reference\nä\n' });
    expect(arrival?.query.toString()).toBe('expires=9&signature=s%2B');
    expect(arrival?.headers['authorization']).toBeUndefined();
    expect(arrival?.headers['content-type']).toBe('application/octet-stream');
    expect((await put('a')).statusCode).toBe(204);
  });

  test('may be in the UTF-16 of spreadsheets', async () => {
    rest.on('PUT /files/{id}', { status: 204 });
    expect((await put(Buffer.from('\uFEFFreference\n', 'utf16le'))).statusCode).toBe(204);
  });

  test.each([
    ['a picture', png, 'upload.wrong_extension'],
    ['a document', Buffer.from('%PDF-1.4\nreference\n'), 'upload.wrong_extension'],
    ['too much', Buffer.alloc(largestFile + 1, 'a'), 'upload.too_large'],
  ])('is not %s', async (_what, payload, code) => {
    const answer = await put(payload);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code, status: 422 } }] });
    expect(rest.calls).toEqual([]);
  });

  test('that REST v1 refuses gets its message', async () => {
    rest.on('PUT /files/{id}', restError(403, 'file.link_expired', 'The link has expired'));
    expect((await put('a')).json()).toMatchObject({
      errors: [{ extensions: { code: 'file.link_expired' } }],
    });
  });

  test('for a bulk action without a type is refused with the message of REST v1', async () => {
    rest.on('POST /jobs/bulk-actions', restError(422, 'validation.failed', 'Say what to do'));
    const answer = await gateway.gateway.server.inject({
      method: 'POST',
      url: '/files/jobs/bulk-actions?other=ASSIGN_AGENT',
      headers: { authorization: 'Bearer staff', 'content-type': 'text/csv' },
      payload: 'job_id\n7-1\n',
    });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'validation.failed' } }] });
    expect(rest.arrivals[0]?.query.toString()).toBe('');
  });

  test('for a bulk action states its type in the spelling of GraphQL', async () => {
    rest.on('POST /jobs/bulk-actions', {
      status: 201,
      body: {
        id: '3',
        type: 'assign_agent',
        status: 'pending',
        file: `${rest.url}/jobs/bulk-actions/3/file`,
        failures: 0,
        created_at: '2026-11-20T10:00:00Z',
        created_by: { id: '1' },
      },
    });
    const answer = await gateway.gateway.server.inject({
      method: 'POST',
      url: '/files/jobs/bulk-actions?type=ASSIGN_AGENT&timezone=Europe/London',
      headers: { authorization: 'Bearer staff', 'content-type': 'text/csv' },
      payload: 'job_id\n7-1\n',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      __typename: 'BulkAction',
      id: '3',
      // This REST v1 does not tell the progress.
      rows: null,
      done: null,
      finishedAt: null,
      type: 'ASSIGN_AGENT',
      status: 'PENDING',
      file: '/files/jobs/bulk-actions/3/file',
      failures: 0,
      createdAt: '2026-11-20T10:00:00Z',
    });
    const [arrival] = rest.arrivals;
    expect(arrival?.query.toString()).toBe('type=assign_agent');
    expect(arrival?.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-timezone': 'Europe/London',
    });
  });
});
