import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { expect } from 'vitest';
import { restClient, signIn, textAt, valueAt } from '../rest/support/client.ts';
import { newestMail } from '../support/processes/mails.ts';
import type { Product } from '../support/processes/product.ts';
import type { Canaries } from './canaries.ts';
import { login, sendNonsense } from './nonsense.ts';
import { type Journey, witness } from './witness.ts';

const setPassword = (field: string): string =>
  `mutation ($input: SetPasswordInput!) { ${field}(input: $input) { accessToken } }`;
const word = (token: string): string => `Pw1${token}xyz`;

/** Uses every path on which the product receives or issues a secret. Returns the unexpected answers. */
export async function travel(
  product: Product,
  canaries: Canaries,
  findings: string[],
): Promise<{ unexpected: string[]; calls: number }> {
  const rest = restClient(product.restUrl);
  try {
    const see = witness({ rest, graphqlUrl: product.graphqlUrl }, canaries, findings);
    const owner = canaries.keep('the session of the owner', await signIn(rest, 'owner@shepherd.test'));
    const journey = { product, canaries, see, owner };
    const email = canaries.plant('the address of somebody new', (token) => `new-${token}@canary.test`);
    const password = await enter(journey, email);
    await signInEverywhere(journey, email, password);
    await askForLists(journey);
    await shareReports(journey);
    await sendFiles(journey);
    await sendNonsense(journey);
    await meetFailures(journey, email);
    return { unexpected: see.unexpected, calls: see.calls() };
  } finally {
    await rest.close();
  }
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** Accepts an invitation, sets a password, resets it and sets another one. */
async function enter({ product, canaries, see, owner }: Journey, email: string): Promise<string> {
  const roles = await see.rest(200, { method: 'GET', path: '/auth/roles', token: owner });
  const role = textAt(roles.json, 'data', 0, 'id');
  const person = { first_name: 'Wanda', last_name: 'Wander', email, role };
  const key = { 'idempotency-key': canaries.plant('the key of an invitation') };
  for (const status of [201, 201])
    await see.rest(status, { method: 'POST', path: '/users', token: owner, body: person, headers: key });
  const invitation = await linkIn(product, email, 'account-invite');
  canaries.keep('link in a mail: the invitation', invitation);
  await see.page(200, `${product.url}/auth/account-invite/${invitation}?from=mail`);
  const first = canaries.plant('the first password', word);
  const activate = { token: invitation, password: first };
  await see.rest(422, {
    method: 'POST',
    path: '/auth/activate',
    body: { ...activate, password: canaries.plant('a password that is too weak', (token) => `x-${token}`) },
  });
  const session = await see.rest(200, { method: 'POST', path: '/auth/activate', body: activate });
  canaries.keep('the session of an activation', textAt(session.json, 'access_token'));
  await see.rest(422, { method: 'POST', path: '/auth/activate', body: activate });

  const stranger = canaries.plant('the address of a stranger', (token) => `who-${token}@canary.test`);
  await see.rest(204, { method: 'POST', path: '/auth/send-password-reset', body: { email: stranger } });
  await see.graphql(200, {
    query: `mutation { sendPasswordReset(input: { email: "${email}" }) }`,
  });
  const reset = await linkIn(product, email, 'reset-password');
  canaries.keep('link in a mail: the reset', reset);
  await see.page(200, `${product.url}/auth/reset-password/${reset}`);
  const password = canaries.plant('the new password', word);
  const input = { token: reset, password };
  const again = (await see.graphql(200, { query: setPassword('resetPassword'), variables: { input } })) ?? {};
  canaries.keep('the session of a reset', textAt(again, 'resetPassword', 'accessToken'));
  await see.graphql('auth.invalid_token', { query: setPassword('resetPassword'), variables: { input } });
  await see.graphql('auth.invalid_token', {
    query: `mutation { activateAccount(input: { token: "${reset}", password: "${password}" }) { accessToken } }`,
  });
  return password;
}

/** The mail is sent by background work. */
async function linkIn(product: Product, email: string, page: string): Promise<string> {
  const link = new RegExp(`/auth/${page}/([\\w.-]+)`);
  let found: string | undefined;
  await expect
    .poll(async () => (found = link.exec((await newestMail(product, email)) ?? '')?.[1]))
    .toBeDefined();
  return found ?? '';
}

async function signInEverywhere(
  { product, canaries, see }: Journey,
  email: string,
  password: string,
): Promise<void> {
  const wrong = canaries.plant('a wrong password', word);
  const body = { email, password: wrong };
  await see.rest(401, { method: 'POST', path: '/auth/login', body });
  await see.graphql('auth.credentials', { query: login, variables: { input: body } });
  await see.graphql('auth.credentials', {
    query: `mutation { login(input: { email: "${email}", password: "${wrong}" }) { accessToken } }`,
  });
  const plain = await see.rest(200, { method: 'POST', path: '/auth/login', body: { email, password } });
  const script = canaries.keep('the session of a script', textAt(plain.json, 'access_token'));
  await see.graphql(200, { query: '{ me { id } }', headers: as(script) });
  const typed = await see.graphql(200, {
    query: `mutation { login(input: { email: "${email}", password: "${password}" }) { accessToken } }`,
  });
  canaries.keep('the session of a literal', textAt(typed, 'login', 'accessToken'));
  const browser = await see.page(200, product.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: login,
      variables: { input: { email, password, transport: 'COOKIE' } },
    }),
  });
  const cookie = browser.headers.get('set-cookie')?.split(';')[0] ?? '';
  canaries.keep('the cookie of a browser', cookie.split('=')[1] ?? '');
  await see.graphql(200, { query: '{ me { id } }', headers: { cookie } });
  await see.graphql(200, { query: 'mutation { logout }', headers: { cookie } });
  await see.graphql('auth.unauthenticated', { query: '{ me { id } }', headers: { cookie } });
  const forged = canaries.plant('a forged token', (token) => token.repeat(3));
  await see.rest(401, { method: 'GET', path: '/account/profile', token: forged });
  await see.graphql('auth.unauthenticated', { query: '{ me { id } }', headers: as(forged) });
  const basic = Buffer.from(`${email}:${wrong}`).toString('base64');
  await see.rest(401, {
    method: 'GET',
    path: '/account/profile',
    headers: { authorization: `Basic ${basic}` },
  });
  const variables = encodeURIComponent(JSON.stringify({ input: body }));
  const read = `${product.graphqlUrl}?query=${encodeURIComponent(login)}&variables=${variables}`;
  await see.page(405, read, { headers: { 'apollo-require-preflight': '1' } });
}

/** E-mail addresses are in queries, which are in addresses. */
async function askForLists({ product, canaries, see, owner }: Journey): Promise<void> {
  const email = canaries.plant('an address that is looked for', (token) => `look-${token}@canary.test`);
  const asked = encodeURIComponent(email);
  const calls = ['/users', '/agents', '/agents/summary', '/customers', '/users/export', '/agents/export'];
  for (const path of calls) {
    const status = path.endsWith('/export') ? 204 : 200;
    await see.rest(status, { method: 'GET', path: `${path}?keywords=${asked}`, token: owner });
  }
  await see.rest(422, { method: 'GET', path: `/users?sort=${asked}&id[]=${asked}`, token: owner });
  await see.rest(404, { method: 'GET', path: `/users/${asked}`, token: owner });
  await see.graphql(200, {
    query: 'query ($filter: UserFilter) { users(filter: $filter) { items { id } } }',
    variables: { filter: { keywords: email } },
    headers: as(owner),
  });
  await see.page(200, `${product.url}/users?keywords=${asked}`);
}

async function shareReports({ product, canaries, see, owner }: Journey): Promise<void> {
  const jobs = await see.rest(200, {
    method: 'GET',
    path: '/jobs?status[]=completed&per_page=1',
    token: owner,
  });
  const job = textAt(jobs.json, 'data', 0, 'id');
  const password = canaries.plant('the password of a link');
  const wrong = canaries.plant('a wrong password of a link');
  const call = {
    method: 'POST',
    path: `/jobs/${job}/report/links`,
    token: owner,
    body: { password },
  } as const;
  const headers = { 'idempotency-key': canaries.plant('the key of a link') };
  const made = await see.rest(201, { ...call, headers });
  const repeated = await see.rest(201, { ...call, headers });
  const token = textAt(made.json, 'url').split('/').at(-1) ?? '';
  if (textAt(repeated.json, 'url') !== textAt(made.json, 'url'))
    see.unexpected.push('The link is another one');
  const shared =
    (await see.graphql(200, {
      query: `mutation { createReportLink(input: { jobId: "${job}", password: "${password}" }) { url } }`,
      headers: { ...as(owner), 'idempotency-key': canaries.plant('the key of a link from the console') },
    })) ?? {};
  const other = textAt(shared, 'createReportLink', 'url').split('/').at(-1) ?? '';
  // A part of the link is useless, but must not be logged either.
  for (const [what, link] of [
    ['first', token],
    ['second', other],
  ] as const)
    for (const part of link.split('.')) canaries.keep(`a part (${part.length}) of the ${what} link`, part);

  const path = `/public/reports/${token}`;
  await see.rest(200, { method: 'POST', path, body: { password } });
  await see.rest(403, { method: 'POST', path, body: { password: wrong } });
  await see.rest(403, { method: 'POST', path: `/public/reports/${token}`, body: {} });
  await see.rest(404, { method: 'GET', path: `${path}?password=${password}` });
  await see.rest(400, { method: 'POST', path: `${path}x`, body: { password } });
  await see.rest(404, { method: 'POST', path: `${path}/tasks/9/items`, body: { password } });
  const read =
    'query ($token: String!, $password: String) { publicJobReport(token: $token, password: $password) { __typename } }';
  for (const [given, type] of [
    [password, 'PublicJobReport'],
    [wrong, 'ReportWrongPassword'],
  ] as const) {
    const answer = await see.graphql(200, { query: read, variables: { token: other, password: given } });
    if (valueAt(answer, 'publicJobReport', '__typename') !== type)
      see.unexpected.push(`A link is no ${type}`);
    await see.graphql(200, {
      query: `{ publicJobReport(token: "${other}", password: "${given}") { __typename } }`,
    });
  }
  await see.page(200, `${product.url}/report/${token}?password=${password}`);
  await see.page(403, `${product.url}//report/${token}`);
}

/** Addresses of files are signed: they allow reading or writing the file. */
async function sendFiles({ product, canaries, see, owner }: Journey): Promise<void> {
  const orders = await see.rest(200, {
    method: 'GET',
    path: '/orders?status[]=draft&per_page=1',
    token: owner,
  });
  const order = textAt(orders.json, 'data', 0, 'id');
  const file = Buffer.from('reference,name\n1,One\n');
  const announced = await see.rest(201, {
    method: 'POST',
    path: `/orders/${order}/uploads`,
    token: owner,
    body: { hash: createHash('sha256').update(file).digest('hex') },
  });
  const address = new URL(textAt(announced.json, 'url'));
  const signature = canaries.keep('the signature of an upload', address.searchParams.get('signature') ?? '');
  const put = { method: 'PUT', headers: { 'content-type': 'text/csv', ...as(owner) } };
  await see.page(422, address.href, { ...put, body: 'damaged' });
  await see.page(204, address.href, { ...put, body: file });
  const forged = canaries.plant('a forged signature', (token) => token.repeat(3));
  const forgedAddress = address.href.replace(signature, forged);
  await see.page(403, forgedAddress, { ...put, body: file });
  const local = `${product.url}${address.pathname.replace('/v1', '')}`;
  await see.page(403, `${local}?expires=1&signature=${forged}`);
  const form = new FormData();
  const name = canaries.plant('the name of a file that is refused', (token) => `secret-${token}.png`);
  form.append('file', new Blob(['not a picture']), name);
  const posted = { method: 'POST', headers: as(owner), body: form };
  await see.page(422, `${product.restUrl}/orders/images?token=${forged}`, posted);
  await see.page(422, `${product.url}/files/orders/images?token=${forged}`, posted);
}

/** A database that refuses, a REST v1 that is gone. */
async function meetFailures({ product, canaries, see, owner }: Journey, email: string): Promise<void> {
  const refused = canaries.plant(
    'an address that the database refuses',
    (token) => `refused-${token}@canary.test`,
  );
  const first = canaries.plant('a name that the database refuses');
  const roles = await see.rest(200, { method: 'GET', path: '/auth/roles', token: owner });
  const role = textAt(roles.json, 'data', 0, 'id');
  const person = { first_name: first, last_name: 'Refused', email: refused, role };
  await see.rest(500, { method: 'POST', path: '/users', token: owner, body: person });
  await see.graphql('internal', {
    query: 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }',
    variables: { input: { firstName: first, lastName: 'Refused', email: refused, role } },
    headers: as(owner),
  });
  if (product.databaseUrl !== undefined) await loseConnections(product.databaseUrl);
  const after = await fetch(`${product.restUrl}/orders`, { headers: as(owner) });
  see.saw('the answer after a loss of all connections', await after.text());
  await see.page(200, `${new URL(product.restUrl).origin}/metrics`);
  await product.api.stop();
  const secret = canaries.plant('a password while REST v1 is gone', word);
  await see.graphql('NETWORK_ERROR', { query: login, variables: { input: { email, password: secret } } });
  await see.graphql(200, {
    query: `{ publicJobReport(token: "${canaries.plant('a link while REST v1 is gone')}") { __typename } }`,
  });
}

/** The database ends all connections of REST v1, which logs it. */
async function loseConnections(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
