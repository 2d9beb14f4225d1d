// @module-tag browser
// @module-tag any-store
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/*
 * A table of permissions for Shepherds, applications and transactions, maintained by hand: `yes` is visible or
 * possible, `-` is missing on an accessible page, `no` is an inaccessible page. REST v1 must refuse the same user
 * whatever is not visible.
 */
const table = `
                            owner  administrator  operations  reviewer  finance  content_editor  support
Shepherds                   yes    yes            yes         no        yes      no              yes
counts of Shepherds         yes    yes            yes         no        yes      no              yes
export of Shepherds         yes    yes            yes         no        yes      no              yes
applications                yes    yes            yes         no        yes      no              yes
counts of applications      yes    yes            yes         no        yes      no              yes
export of applications      yes    yes            yes         no        yes      no              yes
review an ID check          yes    yes            yes         no        -        no              -
resend an email             yes    yes            yes         no        -        no              -
payments                    yes    yes            no          no        yes      no              no
export of payments          yes    yes            no          no        yes      no              no
withdrawals                 yes    yes            no          no        yes      no              no
export of withdrawals       yes    yes            no          no        yes      no              no
review a withdrawal         yes    yes            no          no        yes      no              no
retire                      yes    yes            yes         no        -        no              -
jobs of a Shepherd          yes    yes            yes         no        yes      no              yes
counts of their jobs        yes    yes            yes         no        yes      no              yes
profile                     yes    yes            yes         no        yes      no              yes
edit the profile            yes    yes            yes         no        -        no              -
comments                    yes    yes            yes         no        yes      no              yes
add a comment               yes    yes            yes         no        -        no              -
position                    yes    yes            yes         no        -        no              -
ID check                    yes    yes            yes         no        yes      no              yes
update the ID check         yes    yes            yes         no        -        no              -
contracts                   yes    yes            yes         no        yes      no              yes
tags                        yes    yes            yes         no        yes      no              yes
edit the tags               yes    yes            yes         no        -        no              -
application                 yes    yes            yes         no        yes      no              yes
app settings                yes    yes            yes         no        yes      no              yes
strikes                     yes    yes            yes         no        yes      no              yes
add a strike                yes    yes            yes         no        -        no              -
revert a strike             yes    yes            yes         no        -        no              -
areas                       yes    yes            yes         no        yes      no              yes
market access               yes    yes            yes         no        yes      no              yes
change market access        yes    yes            yes         no        -        no              -
skills                      yes    yes            yes         no        yes      no              yes
edit skills                 yes    yes            yes         no        -        no              -
billing address             yes    yes            no          no        yes      no              no
billing payment methods     yes    yes            no          no        yes      no              no
balance                     yes    yes            no          no        yes      no              no
history                     yes    yes            no          no        yes      no              no
withdrawals of a Shepherd   yes    yes            no          no        yes      no              no
payment methods             yes    yes            no          no        yes      no              no
add a transaction           yes    yes            no          no        yes      no              no
switch withdrawals          yes    yes            no          no        yes      no              no
Shepherds on the jobs map   yes    yes            yes         yes       no       no              yes
areas on the jobs map       yes    yes            yes         yes       no       no              yes
`;

/** Has an application, strikes, an area, a position, a payment method and a billing address. */
const shepherd = '1007';
const viewRestricted = '1003';
const paymentRestricted = '1004';
const britain = 'latitude_nw=60&longitude_nw=-10&latitude_se=48&longitude_se=5';

interface Place {
  readonly at: string;
  readonly shown: (page: Page) => Locator;
  /** Its REST call; an action is sent incomplete, so that it has no effect where it is allowed. */
  readonly call: string;
  /** For a call that succeeds because its other parts have fewer restrictions: checks that this part is missing. */
  readonly withheld?: (body: Answered) => boolean;
}

interface Answered {
  readonly data?: readonly Readonly<Record<string, unknown>>[];
  readonly billing?: unknown;
}

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true }).first();
const section = (name: string) => (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }).first();
const row = (page: Page) => page.locator('tr[data-kind="row"]').first();
const partOf = (list: string, what: (page: Page) => Locator) => (page: Page) =>
  section(list)(page).locator(what(page)).first();
const allTab = (page: Page) => page.getByRole('button', { name: /^All\s*\d/ });

const of = `/shepherds/${shepherd}`;
const rest = `agents/${shepherd}`;
/** With `jobs.view` alone the answer has names and nothing else. */
const namesOnly = ({ data = [] }: Answered) =>
  data.length > 0 && data.every((one) => Object.keys(one).toSorted().join() === 'first_name,id,last_name');

const places: Readonly<Record<string, Place>> = {
  Shepherds: { at: '/shepherds', shown: row, call: 'GET agents', withheld: namesOnly },
  'counts of Shepherds': { at: '/shepherds', shown: allTab, call: 'GET agents/summary' },
  'export of Shepherds': { at: '/shepherds', shown: button('Export'), call: 'GET agents/export' },
  applications: { at: '/applications', shown: row, call: 'GET agents/applications' },
  'counts of applications': { at: '/applications', shown: allTab, call: 'GET agents/applications/summary' },
  'export of applications': {
    at: '/applications',
    shown: button('Export'),
    call: 'GET agents/applications/export',
  },
  'review an ID check': {
    at: '/applications',
    shown: button(/^Review ID of/),
    call: 'POST agents/applications/1/identity-check/review',
  },
  'resend an email': {
    at: '/applications',
    shown: button(/^Resend email to/),
    call: 'POST agents/applications/999999/resend-email',
  },
  payments: { at: '/transactions', shown: partOf('Payments', row), call: 'GET agents/payments' },
  'export of payments': {
    at: '/transactions',
    shown: partOf('Payments', button('Export')),
    call: 'GET agents/payments/export',
  },
  withdrawals: { at: '/transactions', shown: partOf('Withdrawals', row), call: 'GET agents/withdrawals' },
  'export of withdrawals': {
    at: '/transactions',
    shown: partOf('Withdrawals', button('Export')),
    call: 'GET agents/withdrawals/export',
  },
  'review a withdrawal': {
    at: '/transactions?withdrawals_status=requested&withdrawals_automatic=manual',
    shown: button(/^Review W/),
    call: 'POST agents/withdrawals/1/review',
  },
  retire: { at: of, shown: button('Retire'), call: `POST ${rest}/retire` },
  'jobs of a Shepherd': { at: of, shown: row, call: `GET ${rest}/assignments` },
  'counts of their jobs': { at: of, shown: allTab, call: `GET ${rest}/assignments/summary` },
  profile: { at: `${of}/account`, shown: section('Profile'), call: `GET ${rest}` },
  'edit the profile': {
    at: `${of}/account`,
    shown: (page) => page.getByRole('textbox', { name: 'First name' }),
    call: `PUT ${rest}`,
  },
  comments: { at: `${of}/account`, shown: section('Comments'), call: `GET ${rest}/comments` },
  'add a comment': { at: `${of}/account`, shown: button('Add comment'), call: `POST ${rest}/comments` },
  position: { at: `${of}/account`, shown: section('Position'), call: `GET ${rest}/position` },
  'ID check': { at: `${of}/account`, shown: section('ID check'), call: `GET ${rest}` },
  'update the ID check': {
    at: `${of}/account`,
    shown: button('Update ID check'),
    call: 'POST agents/applications/1/identity-check/review',
  },
  contracts: { at: `${of}/account`, shown: section('Contracts'), call: `GET ${rest}/contracts` },
  tags: { at: `${of}/account`, shown: section('Tags'), call: `GET ${rest}` },
  'edit the tags': { at: `${of}/account`, shown: button('Edit tags'), call: `PATCH ${rest}` },
  application: { at: `${of}/account`, shown: section('Application'), call: `GET ${rest}/application` },
  'app settings': { at: `${of}/account`, shown: section('App settings'), call: `GET ${rest}/settings` },
  strikes: { at: `${of}/availability`, shown: section('Strikes'), call: `GET ${rest}/strikes` },
  'add a strike': { at: `${of}/availability`, shown: button('Add strike'), call: `POST ${rest}/strikes` },
  'revert a strike': {
    at: `${of}/availability`,
    shown: button(/^Revert the strike/),
    call: `POST ${rest}/strikes/999999/revert`,
  },
  areas: { at: `${of}/availability`, shown: section('Areas'), call: `GET ${rest}/locations` },
  'market access': { at: `${of}/availability`, shown: section('Market access'), call: `GET ${rest}` },
  'change market access': {
    at: `${of}/availability`,
    shown: (page) => page.getByRole('switch', { name: /Market access/ }),
    call: `PATCH ${rest}`,
  },
  skills: {
    at: `${of}/skills`,
    shown: (page) => page.getByRole('heading', { level: 2 }).first(),
    call: `GET ${rest}/skills`,
  },
  'edit skills': { at: `${of}/skills`, shown: button('Save'), call: `PATCH ${rest}/skills/1` },
  'billing address': {
    at: `${of}/billing`,
    shown: section('Billing address'),
    call: `GET ${rest}`,
    withheld: ({ billing }) => billing === null,
  },
  'billing payment methods': {
    at: `${of}/billing`,
    shown: section('Payment methods'),
    call: `GET ${rest}/payment-methods`,
  },
  balance: { at: `${of}/wallet`, shown: section('Balance'), call: `GET ${rest}/balance` },
  history: {
    at: `${of}/wallet`,
    shown: section('History'),
    call: `GET agents/payments?agent_id[]=${shepherd}`,
  },
  'withdrawals of a Shepherd': {
    at: `${of}/wallet`,
    shown: section('Withdrawals'),
    call: `GET agents/withdrawals?agent_id[]=${shepherd}`,
  },
  'payment methods': {
    at: `${of}/wallet`,
    shown: section('Payment methods'),
    call: `GET ${rest}/payment-methods`,
  },
  'add a transaction': {
    at: `${of}/wallet`,
    shown: button('Add transaction'),
    call: `POST ${rest}/payments`,
  },
  'switch withdrawals': {
    at: `${of}/wallet`,
    shown: (page) => page.getByRole('switch', { name: 'Can withdraw' }),
    call: `PATCH ${rest}/balance`,
  },
  'Shepherds on the jobs map': {
    at: '/jobs/map',
    shown: (page) => page.getByRole('combobox', { name: 'Shepherds on the map' }),
    call: `GET agents/positions?${britain}`,
  },
  'areas on the jobs map': {
    at: '/jobs/map',
    shown: (page) => page.getByRole('combobox', { name: 'Shepherds on the map' }),
    call: `GET agents/locations?${britain}`,
  },
};

/** Text that must not be in any answer to the browser of a user without access to the part. */
const secrets: Record<string, string> = {
  profile: 'aisha.akhtar6@mail.shepherd.test',
  position: '51.7573',
  'billing address': '1000047514',
  'payment methods': '****1222',
};

const accounts = {
  owner: 'owner@shepherd.test',
  administrator: 'admin@shepherd.test',
  operations: 'operations@shepherd.test',
  reviewer: 'reviewer@shepherd.test',
  finance: 'finance@shepherd.test',
  content_editor: 'content@shepherd.test',
  support: 'support@shepherd.test',
} as const;
type Role = keyof typeof accounts;

const [heading = '', ...lines] = table.trim().split('\n');
const roles = heading.trim().split(/\s+/);
const nameWidth = Math.max(...Object.keys(places).map((name) => name.length));
const parts = lines.map((line) => {
  const what = line.slice(0, nameWidth + 1).trim();
  const verdicts = line
    .slice(nameWidth + 1)
    .trim()
    .split(/\s+/);
  return { what, verdicts: new Map(roles.map((role, place) => [role, verdicts[place] ?? '?'])) };
});
const placeOf = (what: string): Place => {
  const place = places[what];
  if (!place) throw new Error(`No place for ${what}`);
  return place;
};

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  // Earnings in the demo depend on the hour of its creation.
  const wallet = await send(await tokenOf(accounts.owner), `GET agents/${shepherd}/balance`);
  secrets['balance'] = String((await wallet.json()).balance.formatted);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${product.restUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Shepherd1' }),
  });
  return String((await answer.json()).access_token);
}

async function send(token: string, call: string): Promise<Response> {
  const [method = 'GET', path = ''] = call.split(' ');
  // An action that needs only its address gets an id that does not exist; all others are incomplete.
  const body = method === 'GET' ? null : JSON.stringify({ status: 'nothing like it' });
  return fetch(`${product.restUrl}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== null && { body }),
  });
}

/** Whether REST v1 allows it: `yes` or `no`. */
async function restSays(token: string, { call, withheld }: Place): Promise<string> {
  const answer = await send(token, call);
  if (answer.status === 403) return 'no';
  const done = answer.status === 200 || answer.status === 204;
  if (!call.startsWith('GET')) return [404, 422].includes(answer.status) ? 'yes' : `${answer.status}`;
  if (!done) return `${answer.status}`;
  return withheld?.(await answer.json()) === true ? 'no' : 'yes';
}

it('every part is in the table, and every row of the table exists', () => {
  expect(parts.map(({ what }) => what)).toEqual(Object.keys(places));
  expect(roles).toEqual(Object.keys(accounts));
  const verdicts = parts.flatMap((part) => [...part.verdicts.values()]);
  expect([...new Set(verdicts)].toSorted()).toEqual(['-', 'no', 'yes']);
});

describe.each(Object.keys(accounts) as Role[])('%s', (role) => {
  it('sees what the table says, and receives nothing else', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    const { page, problems } = await watchedPage(context);
    const received: string[] = [];
    page.on('response', (response) => {
      if (response.url() === product.graphqlUrl)
        response.text().then(
          (text) => received.push(text),
          // Leaving a page cancels its answers.
          () => undefined,
        );
    });
    await signIn(page, product.url, accounts[role]);
    const found = new Map<string, string>();
    for (const [at, there] of Map.groupBy(parts, ({ what }) => placeOf(what).at)) {
      await page.goto(product.url + at);
      const refused = page.getByText('You do not have access to this page');
      const expected = there.filter(({ verdicts }) => verdicts.get(role) === 'yes');
      await (expected[0] ? placeOf(expected[0].what).shown(page) : page.getByRole('heading', { level: 1 }))
        .or(refused)
        .first()
        .waitFor();
      for (const { what } of expected)
        await placeOf(what)
          .shown(page)
          .waitFor()
          .catch(() => undefined);
      await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      for (const { what } of there)
        found.set(
          what,
          (await refused.isVisible()) ? 'no' : (await placeOf(what).shown(page).isVisible()) ? 'yes' : '-',
        );
    }
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(parts.map(({ what, verdicts }) => [what, verdicts.get(role)])),
    );
    for (const [part, secret] of Object.entries(secrets)) {
      const theirs = found.get(part) === 'yes';
      expect([part, received.some((text) => text.includes(secret))]).toEqual([part, theirs]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is refused by REST v1 exactly what the console does not show', async () => {
    const token = await tokenOf(accounts[role]);
    const said = new Map<string, string>();
    for (const { what } of parts) said.set(what, await restSays(token, placeOf(what)));
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(
        parts.map(({ what, verdicts }) => [what, verdicts.get(role) === 'yes' ? 'yes' : 'no']),
      ),
    );
  });
});

describe('a Shepherd who is hidden from all users', () => {
  const restricted = async (email: string, call: string) => {
    const answer = await send(await tokenOf(email), call);
    return [answer.status, (await answer.json()).error?.code];
  };

  it('has no position, even for an owner', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    const { page, problems } = await watchedPage(context);
    await signIn(page, product.url, accounts.owner);
    await page.goto(`${product.url}/shepherds/${viewRestricted}/account`);
    await section('App settings')(page).getByText('Time zone').waitFor();
    expect(await section('Position')(page).count()).toBe(0);
    await page.goto(`${product.url}/shepherds/${viewRestricted}/availability`);
    await page.getByText('The last position is hidden.').waitFor();
    expect(await restricted(accounts.owner, `GET agents/${viewRestricted}/position`)).toEqual([
      403,
      'agent.restricted',
    ]);
    const client = await signedInClient(product.graphqlUrl, accounts.owner);
    const { data, errors } = await client(`{ agent(id: "${viewRestricted}") { position { latitude } }
      agentPositions(box: { latitudeNw: 60, longitudeNw: -10, latitudeSe: 48, longitudeSe: 5 }, perPage: 5000) { agent { id } } }`);
    expect(errors).toEqual([]);
    expect(data?.['agent']).toEqual({ position: null });
    expect(JSON.stringify(data?.['agentPositions'])).not.toContain(`"${viewRestricted}"`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('has no billing, balance and payments, even for an owner', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    const { page, problems } = await watchedPage(context);
    await signIn(page, product.url, accounts.owner);
    for (const tab of ['wallet', 'billing']) {
      await page.goto(`${product.url}/shepherds/${paymentRestricted}/${tab}`);
      await page.getByText('The payments of this Shepherd are hidden').waitFor();
      for (const name of ['Wallet', 'Billing'])
        expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
      for (const name of ['Balance', 'History', 'Withdrawals', 'Payment methods', 'Billing address'])
        expect([name, await section(name)(page).count()]).toEqual([name, 0]);
    }
    for (const call of ['GET balance', 'GET payment-methods', 'PATCH balance', 'POST payments']) {
      const [method = '', path = ''] = call.split(' ');
      const token = await tokenOf(accounts.finance);
      const answer = await fetch(`${product.restUrl}/agents/${paymentRestricted}/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'PATCH' && { body: JSON.stringify({ can_withdraw: false }) }),
        ...(method === 'POST' && { body: JSON.stringify({ type: 'bonus', amount: 1 }) }),
      });
      expect([call, answer.status, (await answer.json()).error.code]).toEqual([
        call,
        403,
        'agent.restricted',
      ]);
    }
    const whole = await send(await tokenOf(accounts.owner), `GET agents/${paymentRestricted}`);
    expect(await whole.json()).toMatchObject({ payment_restricted: true, billing: null });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('because of a rejection redirects to the list, which shows the reason', async () => {
    const owner = await tokenOf(accounts.owner);
    const rejected = await (await send(owner, 'GET agents/applications?status[]=rejected&per_page=1')).json();
    const id: string = rejected.data[0].agent_id;
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    const { page } = await watchedPage(context);
    await signIn(page, product.url, accounts.support);
    for (const tab of ['', '/account', '/availability', '/skills']) {
      await page.goto(`${product.url}/shepherds/${id}${tab}`);
      await page.waitForURL(`${product.url}/shepherds`);
      await page
        .getByText('The profile of a rejected or deleted shepherd cannot be viewed', { exact: true })
        .waitFor();
    }
    for (const path of ['', '/position', '/comments', '/strikes', '/assignments', '/application'])
      expect([path, (await send(owner, `GET agents/${id}${path}`)).status]).toEqual([path, 404]);
    await context.close();
  });
});
