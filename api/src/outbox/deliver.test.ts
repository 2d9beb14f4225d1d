import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consumeUserToken, passwordResetWork, sendInvitation } from '../authentication/user-tokens.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { later, oneDay } from '../time/instants.ts';
import { mailWork } from './deliver.ts';
import { writeMail } from './mail.ts';
import { runDue, worksByName } from './runner.ts';
import { enqueue } from './work.ts';
import { closeCircuits } from '../outside/circuit.ts';

beforeEach(closeCircuits);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('work').execute();
});

const ended = 'The link in it has ended. Have a new one sent';
const tried = 'The mail server could not be reached (ESOCKET)';

/**
 * Tries to send everything, at a given time and to an unreachable mail server; returns each mail's outcome in turn.
 */
async function deliver(now: Date) {
  const settings = { ...api.services.settings, smtpUrl: 'smtp://127.0.0.1:1' };
  const services = { ...api.services, settings, clock: () => now };
  await runDue(services, worksByName([mailWork, passwordResetWork]), () => {});
  return api.database
    .selectFrom('work')
    .where('name', '=', 'mail')
    .select(['status', 'attempts', 'failure'])
    .orderBy('id')
    .execute();
}

const user = () =>
  api.database
    .selectFrom('users')
    .where('email', '=', 'reviewer@shepherd.test')
    .select(['id', 'first_name', 'email'])
    .executeTakeFirstOrThrow();
const invite = async () => sendInvitation(api.database, await user(), 'http://console.test', api.now());
async function lastToken(): Promise<string> {
  const { body } = await api.database
    .selectFrom('mails')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/(?:account-invite|reset-password)\/(\S+)/.exec(body)?.[1] ?? '';
}

test('a mail without a link, and one with a valid link, is retried', async () => {
  await writeMail(api.database, api.now(), {
    recipient: 'ruby@shepherd.test',
    subject: 'Words',
    body: 'Words',
  });
  await invite();
  expect(await deliver(api.now())).toEqual([
    { status: 'waiting', attempts: 1, failure: tried },
    { status: 'waiting', attempts: 1, failure: tried },
  ]);
});

test('a mail with a replaced link is not sent any more', async () => {
  await invite();
  await invite();
  expect(await deliver(api.now())).toEqual([
    { status: 'failed', attempts: 1, failure: ended },
    { status: 'waiting', attempts: 1, failure: tried },
  ]);
});

test('a mail with a used link is not sent, not even after a retry by staff', async () => {
  await invite();
  await consumeUserToken(api.database, await lastToken(), 'invitation', api.now());
  const failed = [{ status: 'failed', attempts: 1, failure: ended }];
  expect(await deliver(api.now())).toEqual(failed);
  const { id } = await api.database.selectFrom('work').select('id').executeTakeFirstOrThrow();
  expect((await api.send('owner', 'POST', `background-work/${id}/retry`)).statusCode).toBe(200);
  expect(await deliver(api.now())).toEqual(failed);
});

test.each([
  ['an hour', 60, tried],
  ['a minute more', 61, ended],
])('a mail with a password link waits for %s', async (_words, minutes, failure) => {
  await enqueue(api.database, passwordResetWork, { email: (await user()).email }, api.now());
  await deliver(api.now());
  expect((await deliver(later(api.now(), minutes * 60_000 - 1_000)))[0]?.failure).toBe(failure);
});

test("a revoked invitation to a customer's portal is not sent", async () => {
  const { id } = await api.database.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const body = { first_name: 'Ada', last_name: 'Byron', email: 'ada@customer.test' };
  const invited = await api.send('owner', 'POST', `customers/${id}/users`, { body });
  expect(await deliver(api.now())).toMatchObject([{ failure: tried }]);
  const revoked = await api.send('owner', 'DELETE', `customers/${id}/users/${invited.json().id}`);
  expect(revoked.statusCode).toBe(204);
  expect(await deliver(later(api.now(), oneDay))).toMatchObject([{ failure: ended }]);
});
