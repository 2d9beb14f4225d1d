import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { EndedBeforeReady, startProcess } from '../../scripts/processes.ts';
import { openDatabase } from '../../api/src/database/open.ts';
import { textsOf } from '../../api/src/testing/store/whole-database.ts';
import { restClient, signIn, textAt } from '../rest/support/client.ts';
import { startProduct } from '../support/processes/product.ts';
import { makeCanaries } from './canaries.ts';
import { startEcho, startRefusingMailServer, failures, type Failure } from './echo.ts';
import { witness } from './witness.ts';

const program = (name: 'api' | 'gateway'): string[] => [
  path.resolve(import.meta.dirname, `../../${name}/src/main.ts`),
];
/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('does not reveal the credentials of its settings while mail, files, forms and maps fail', async () => {
  const canaries = makeCanaries();
  const findings: string[] = [];
  let log = '';
  let store = { databaseUrl: null as string | null, dataDirectory: '' };
  const [echo, mail] = [await startEcho(() => 'words for an error'), await startRefusingMailServer()];
  const elsewhere = `http://127.0.0.1:${echo.port}`;
  const product = await startProduct({
    hear: (text) => (log += text),
    api: {
      LOG_LEVEL: 'trace',
      SMTP_URL: `smtp://mailer:${canaries.plant('the password of the mail server')}@127.0.0.1:${mail.port}`,
      S3_ENDPOINT: elsewhere,
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID: canaries.plant('the key of the files'),
      S3_SECRET_ACCESS_KEY: canaries.plant('the secret of the files'),
      TYPEFORM_URL: elsewhere,
      TYPEFORM_TOKEN: canaries.plant('the token of Typeform', (word) => `tfp_${word}${word}`),
      GEOCODING_URL: elsewhere,
    },
    gateway: {
      LOG_LEVEL: 'trace',
      REDIS_URL: `redis://user:${canaries.plant('the password of Redis')}@127.0.0.1:${echo.port}`,
    },
    async prepare(environment) {
      store = {
        databaseUrl: environment['DATABASE_URL'] || null,
        dataDirectory: environment['DATA_DIR'] ?? '',
      };
    },
  });
  onTestFinished(async () => {
    await product.stop();
    await echo.stop();
    await mail.stop();
  });
  const rest = restClient(product.restUrl);
  const see = witness({ rest, graphqlUrl: product.graphqlUrl }, canaries, findings);
  const token = await signIn(rest, 'owner@shepherd.test');

  await see.rest(502, { method: 'GET', path: '/templates/typeform/some-form', token });
  const place = encodeURIComponent(canaries.plant('an address that is searched for'));
  await see.rest(502, { method: 'GET', path: `/geocoding/search?keywords=${place}`, token });
  const form = new FormData();
  form.append('file', new Blob([picture], { type: 'image/png' }), 'pixel.png');
  const headers = { authorization: `Bearer ${token}` };
  await see.page(503, `${product.restUrl}/orders/images`, { method: 'POST', headers, body: form });
  const roles = await see.rest(200, { method: 'GET', path: '/auth/roles', token });
  const email = canaries.plant('the address of somebody invited', (word) => `invited-${word}@canary.test`);
  const body = { first_name: 'Ina', last_name: 'Invited', email, role: textAt(roles.json, 'data', 0, 'id') };
  await see.rest(201, { method: 'POST', path: '/users', token, body });
  await expect.poll(() => log.includes('"work":"mail"')).toBe(true);
  await rest.close();
  await product.api.stop();

  expect(see.unexpected).toEqual([]);
  expect(mail.heard()).toContain(email);
  expect(mail.heard()).toContain('AUTH PLAIN');
  for (const used of ['Bearer tfp_', 'AWS4-HMAC-SHA256', `/search?q=${place}`])
    expect(echo.heard()).toContain(used);
  expect(log).toContain('Redis does not answer');
  const database = await openDatabase(store);
  const texts = await textsOf(database);
  await database.destroy();
  for (const line of log.split('\n')) findings.push(...canaries.foundIn('the log', line));
  for (const { table, text } of texts)
    if (!['users', 'mails'].includes(table)) findings.push(...canaries.foundIn(`the table ${table}`, text));
  expect(texts.find(({ table }) => table === 'work')?.text).toContain('nobody of that name');
  expect(findings).toEqual([]);
});

it.each([
  ['api', 'DATABASE_URL', 'mysql://user:*@database.test/shepherd'],
  ['api', 'DATABASE_URL', 'postgres://user:*@127.0.0.1:1/shepherd'],
  ['api', 'SMTP_URL', 'mail://user:*@mail.test'],
  ['gateway', 'REDIS_URL', 'rediss//user:*@redis.test'],
  ['gateway', 'REDIS_URL', 'user:*@redis.test:6379'],
  ['gateway', 'REST_API_URL', 'ftp://user:*@rest.test/v1'],
  ['gateway', 'OTEL_EXPORTER_OTLP_HEADERS', 'authorization=*,%'],
  ['gateway', 'OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%zz*'],
] as const)(
  'a %s that cannot start with its %s (%s) does not show the password',
  async (name, setting, value) => {
    const canaries = makeCanaries();
    let said = '';
    const environment = {
      ...process.env,
      DATA_DIR: path.join(tmpdir(), 'never-opened'),
      PORT: '0',
      API_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      [setting]: value.replace('*', canaries.plant('the password')),
    };
    const started = startProcess(name, program(name), environment, (text) => (said += text));
    await expect(started).rejects.toThrow(EndedBeforeReady);
    expect(said).toContain(setting);
    expect(canaries.foundIn('what it says', said)).toEqual([]);
  },
);

/** Status of the answer to a file; the bytes of a success do not matter here. */
const fileStatus: Partial<Record<Failure, number>> = {
  'an error of REST v1': 500,
  'an unknown error of REST v1': 599,
  'a refusal of REST v1': 503,
  'words for an error': 502,
  'a refusal of a proxy': 502,
};

it('writes nothing that a REST v1 repeats in its failures', async () => {
  const canaries = makeCanaries();
  const findings: string[] = [];
  let log = '';
  let failure: Failure = 'an error of REST v1';
  const echo = await startEcho(() => failure);
  const gateway = await startProcess(
    'The gateway',
    program('gateway'),
    {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'trace',
      REST_API_URL: `http://127.0.0.1:${echo.port}/v1`,
      RATE_LIMIT_PER_SECOND: '0',
    },
    (text) => (log += text),
  );
  onTestFinished(async () => {
    await gateway.stop();
    await echo.stop();
  });
  const url = `http://localhost:${gateway.port}`;
  const rest = restClient(url);
  const see = witness({ rest, graphqlUrl: `${url}/graphql` }, canaries, findings);
  const token = canaries.plant('a session', (word) => word.repeat(4));
  const password = canaries.plant('a password');
  const email = canaries.plant('an address', (word) => `who-${word}@canary.test`);
  const link = canaries.plant('a link', (word) => `${word}.${word}`);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': canaries.plant('a key') };
  for (const each of Object.keys(failures) as Failure[]) {
    failure = each;
    for (const query of [
      `mutation { login(input: { email: "${email}", password: "${password}" }) { accessToken } }`,
      `{ users(filter: { keywords: "${email}" }) { items { id } } }`,
      `{ publicJobReport(token: "${link}", password: "${password}") { __typename } }`,
    ])
      await see.graphql(200, { query, headers });
    const file = `${url}/files/abcdefgh.png?expires=9&signature=${token}`;
    const status = fileStatus[each];
    if (status !== undefined) await see.page(status, file);
  }
  await rest.close();
  for (const secret of [token, password, email, link]) expect(echo.heard()).toContain(secret);
  for (const line of log.split('\n')) findings.push(...canaries.foundIn('the log', line));
  expect(see.unexpected).toEqual([]);
  expect(log).toContain('A field failed');
  expect(findings).toEqual([]);
});
