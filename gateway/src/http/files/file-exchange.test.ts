import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Transport } from '../../rest/exchange/transport.ts';
import { FileGateway } from '../../testing/file-gateway.ts';
import { restError } from '../../testing/rest-server.ts';
import { png } from '../../testing/upload-form.ts';
import { FileExchange } from './file-exchange.ts';
import { createMetrics } from '../metrics.ts';
import { traceRequests } from '../tracing.ts';

let files: FileGateway;

beforeAll(async () => {
  files = await FileGateway.start();
});
beforeEach(() => files.reset());
afterAll(() => files.stop());

const read = (method: 'GET' | 'HEAD' = 'GET') =>
  files.gateway.gateway.server.inject({ method, url: '/files/abcdefgh.png?expires=9&signature=s' });

/** The value of one series of the metrics. */
async function value(series: string): Promise<number | undefined> {
  const { body } = await files.gateway.gateway.server.inject('/metrics');
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('a file request counts as one call with its duration, and one without an answer as well', async () => {
  const of = (what: string, status: number) =>
    value(`rest_call_duration_seconds_${what}{method="GET",path="/files/{key}",status="${status}"}`);
  files.rest.on('GET /files/{id}', { headers: { 'content-type': 'image/png' }, raw: png });
  const begun = performance.now();
  expect((await read()).rawPayload).toEqual(png);
  expect(await of('count', 200)).toBe(1);
  expect(await of('sum', 200)).toBeGreaterThan(0);
  expect(await of('sum', 200)).toBeLessThan((performance.now() - begun) / 1000);
  expect(await value('rest_call_retries_total')).toBe(0);
  const another = await FileGateway.start();
  await another.rest.stop();
  const server = another.gateway.gateway.server;
  expect((await server.inject('/files/abcdefgh.png?expires=9&signature=s')).statusCode).toBe(502);
  expect((await server.inject('/metrics')).body).toContain(
    'rest_call_duration_seconds_count{method="GET",path="/files/{key}",status="0"} 1\n',
  );
  await another.gateway.stop();
});

test.each([201, 204, 207])(
  'an answer %i that is no file is an error, for GET and for HEAD',
  async (status) => {
    files.rest.on('GET /files/{id}', status === 204 ? { status } : { status, body: {} });
    files.rest.on('HEAD /files/{id}', { status });
    for (const answer of [await read(), await read('HEAD')]) expect(answer.statusCode).toBe(502);
    expect((await read()).json().errors[0].extensions.code).toBe('INVALID_UPSTREAM_ANSWER');
  },
);

/** The answer to an upload when REST v1 answers this about the file. */
async function uploadAnswered(raw: string) {
  files.rest.on('POST /orders/images', { raw });
  const answer = await files.upload('/files/orders/images', [['a.png', png]]);
  return [answer.statusCode, answer.json()];
}

test('the answer about an upload is read to its end, unless it is endless', async () => {
  const most = 256 * 1024;
  const about = (length: number) => `{"id":"1","name":"${'ü'.repeat(length - 20)}"}`;
  expect(about(most)).toHaveLength(most);
  expect((await uploadAnswered(about(most)))[0]).toBe(200);
  const [status, { errors }] = await uploadAnswered(`${about(most - 1)}${' '.repeat(most)}`);
  expect(status).toBe(200);
  expect(errors).toBeUndefined();
  expect((await uploadAnswered(about(2 * most)))[0]).toBe(502);
  expect((await uploadAnswered('[1]'))[0]).toBe(502);
});

test('a text of known length is sent with its length', async () => {
  files.rest.on('PUT /files/{id}', { status: 204 });
  const put = (headers: Record<string, string>) =>
    files.gateway.gateway.server.inject({
      method: 'PUT',
      url: '/files/abcdefgh.csv?expires=9&signature=s',
      headers: { 'content-type': 'text/csv', ...headers },
      payload: 'a,b\n',
    });
  await put({ 'content-length': '4' });
  expect(files.rest.arrivals[0]).toMatchObject({ body: 'a,b\n', headers: { 'content-length': '4' } });
  await files.upload('/files/customers/logos', [['a.png', png]]);
  expect(files.rest.arrivals[1]?.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
});

test.each([
  [403, 'auth.forbidden', undefined],
  [401, 'auth.unauthenticated', expect.stringMatching(/^shepherd_session=; Max-Age=0/)],
])('after %i %s from REST v1 the browser keeps its session, or not', async (status, code, cookies) => {
  files.rest.on('POST /orders/images', restError(status, code, 'No'));
  const answer = await files.upload('/files/orders/images', [['a.png', png]], {
    authorization: '',
    cookie: 'shepherd_session=staff',
    'sec-fetch-site': 'same-origin',
  });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, cookies]);
});

test('an internal fault is passed on unchanged to the error handler', async () => {
  const server = fastify();
  traceRequests(server, null);
  const transport = new Transport({ baseUrl: files.rest.url, connections: 1 });
  const parts = { transport, metrics: createMetrics(), settings: { publicUrl: null } };
  const fault = new TypeError('Ours');
  server.get('/', async (request, reply) => {
    await expect(new FileExchange(parts, request, reply).fail(fault)).rejects.toBe(fault);
    return 'seen';
  });
  expect((await server.inject('/')).body).toBe('seen');
  await server.close();
  await transport.close();
});
