// @module-tag browser
// @module-tag any-store
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFindings, contrastFindings } from '../support/browser/accessibility.ts';
import { launchTranslatedBrowser } from '../support/browser/browser.ts';
import { eventually, signIn } from '../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../support/graphql-client.ts';
import { htmlFindings } from '../support/browser/html.ts';
import { declaredModals } from '../support/browser/modals.ts';
import { type Product, startProduct } from '../support/processes/product.ts';
import { sendUnknownLocation } from '../support/marketplace/send-locations.ts';

/*
 * Every modal of these features, light and dark, wide and narrow: no finding of axe, valid HTML, and the initial focus
 * on its main control. The list of modals is read from the sources; their pages are found by opening the addresses of
 * the demo's records, whatever their state, until each modal was seen.
 */

let product: Product;
let browser: Browser;
let page: Page;
let ask: GraphqlClient;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
    launchTranslatedBrowser(),
  ]);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  await signIn(page, product.url, 'owner@shepherd.test');
  // The only modal without data in the demo.
  const [order] = await items(
    'orders',
    '{ orders(perPage: 1, filter: { status: [PENDING], type: [STANDARD] }) { items { id } } }',
  );
  await sendUnknownLocation(product, order?.id ?? '');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

type Thing = Readonly<Record<string, unknown>> & { readonly id: string };

async function items(root: string, query: string, variables = {}): Promise<readonly Thing[]> {
  const { data, errors } = await ask(query, variables);
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return (data[root] as { items: Thing[] }).items;
}

/** A modal at an address that can show it. */
interface Place {
  readonly modal: string;
  readonly address: string;
}

const place = (modal: string, path: string, subject?: string): Place => ({
  modal,
  address: `${path}?modal=${modal}${subject === undefined ? '' : `:${subject}`}`,
});

/** The first two need no confirmation; the customer submits a draft, not this page. */
const withoutQuestion = new Set(['APPROVE', 'PAUSE', 'SUBMIT']);

/** Addresses of the modals of orders, by their available actions. */
async function placesOfOrders(): Promise<Place[]> {
  const orders = await items(
    'orders',
    `{ orders(perPage: 200) { items { id type availableActions documentation { id }
        lockout { id } locationGroups { id jobTimeLimit hideFromMarket } } } }`,
  );
  return orders.flatMap((order) => {
    const path = `/orders/${order.id}`;
    const actions = order['availableActions'] as readonly string[];
    const groups = (order['locationGroups'] ?? []) as readonly Thing[];
    const documents = (order['documentation'] ?? []) as readonly Thing[];
    return [
      ...actions
        .filter((action) => !withoutQuestion.has(action))
        .map((action) => place(action.toLowerCase().replaceAll('_', '-'), path)),
      place('edit-overview', path),
      place('add-documentation', path),
      ...documents.flatMap(({ id }) => [
        place('edit-documentation', path, id),
        place('remove-documentation', path, id),
      ]),
      ...groups.map(({ id }) => place('edit-group', path, id)),
      ...(groups.length > 0 ? [place('remove-limits', path), place('show-on-market', path)] : []),
      ...(order['lockout']
        ? ['edit-lockout', 'delete-lockout', 'add-shepherds', 'let-in-all'].map((name) => place(name, path))
        : [place('create-lockout', path)]),
    ];
  });
}

/** Addresses where a file of locations can be cancelled, or its errors and unknown places can be read. */
async function placesOfUploads(): Promise<Place[]> {
  const orders = await items(
    'orders',
    `{ orders(perPage: 50, filter: { status: [PENDING] }) { items { id uploads { id status fails { row } notices { row } } } } }`,
  );
  return orders.flatMap(({ id: orderId, uploads }) =>
    ((uploads ?? []) as readonly Thing[]).flatMap(({ id, status, fails, notices }) => [
      ...(status === 'PENDING' || status === 'IN_PROGRESS'
        ? [place('cancel-upload', `/orders/${orderId}`, id)]
        : []),
      ...((fails as readonly unknown[]).length > 0 ? [place('upload-errors', `/orders/${orderId}`, id)] : []),
      ...((notices as readonly unknown[]).length > 0
        ? [place('upload-notices', `/orders/${orderId}`, id)]
        : []),
    ]),
  );
}

async function placesOfPeople(): Promise<Place[]> {
  const [customer] = await items('customers', '{ customers(perPage: 1) { items { id } } }');
  const campaigns = await items('campaigns', '{ campaigns(perPage: 200) { items { id customer { id } } } }');
  const users = await items('users', '{ users(perPage: 200) { items { id status } } }');
  const offered: Readonly<Record<string, string>> = {
    ACTIVE: 'disable',
    DISABLED: 'enable',
    INVITED: 'revoke',
  };
  return [
    place('invite', '/users'),
    place('invite-customer-user', `/customers/${customer?.id ?? ''}/users`),
    place('add', `/customers/${customer?.id ?? ''}/campaigns`),
    ...campaigns.flatMap(({ id, customer: owner }) => [
      place('edit-campaign', `/campaigns/${id}`),
      place('edit-campaign', `/customers/${(owner as Thing).id}/campaigns`, id),
      place('delete', `/customers/${(owner as Thing).id}/campaigns`, id),
    ]),
    ...users.map(({ id, status }) => place(offered[String(status)] ?? '', `/users/${id}`)),
  ];
}

/** The addresses of each modal of each kind of page. */
function byKind(places: readonly Place[]): readonly (readonly Place[])[] {
  const kindOf = ({ modal, address }: Place) =>
    `${modal} ${address.replace(/\?.*/, '').replaceAll(/\d+/g, 'n')}`;
  return [...Map.groupBy(places, kindOf).values()];
}

const dialog = () => page.getByRole('dialog');

/** The first of the addresses that opens its modal: a user cannot disable themselves, for example. */
async function openOneOf(places: readonly Place[]): Promise<Place | undefined> {
  for (const each of places.slice(0, 4)) {
    await page.goto(`${product.url}${each.address}`);
    await page.waitForLoadState('networkidle');
    const opened = await dialog()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    if (!opened) continue;
    await eventually(() => dialog().locator('[aria-busy="true"]').count()).toBe(0);
    return each;
  }
  return undefined;
}

/** The focus is on the dialog's main control, not on its close button. */
const focusesItsWork = (): boolean => {
  const focused = document.activeElement;
  return Boolean(focused?.closest('[role="dialog"]')) && focused?.getAttribute('aria-label') !== 'Close';
};

/** Opens the editable dates of a job from its page, with the list of jobs before it in the history. */
async function openDates(): Promise<string> {
  const [job] = await items(
    'jobs',
    '{ jobs(perPage: 1, filter: { status: [UNASSIGNED] }) { items { id } } }',
  );
  const address = `${product.url}/jobs/${job?.id ?? ''}`;
  await page.goto(`${product.url}/jobs`);
  await page.goto(address);
  await page.getByRole('button', { name: 'Edit date and time' }).click();
  await eventually(() =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
  ).toBe(true);
  return address;
}

const escapes = (times: number) =>
  Promise.all(Array.from({ length: times }, () => page.keyboard.press('Escape')));

it('Escape closes a calendar and then its dialog, and further presses never leave the page', async () => {
  const calendar = page.getByRole('button', { name: 'Next month' });
  for (const times of [2, 4]) {
    const address = await openDates();
    await page.getByRole('button', { name: 'Open the calendar of start date' }).click();
    await calendar.waitFor();
    await escapes(times);
    await eventually(() => dialog().count()).toBe(0);
    expect(page.url()).toBe(address);
  }
  const address = await openDates();
  await escapes(3);
  await eventually(() => dialog().count()).toBe(0);
  expect(page.url()).toBe(address);
});

it("the palette's shortcuts open nothing above a dialog", async () => {
  await openDates();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Tab');
  expect(await dialog().count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => dialog().count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).waitFor();
});

it('every modal is accessible, light and dark, wide and narrow', async () => {
  const places = [...(await placesOfOrders()), ...(await placesOfUploads()), ...(await placesOfPeople())];
  const declared = declaredModals(['orders', 'customers', 'campaigns', 'users']);
  expect(declared.length).toBeGreaterThan(20);
  const known = new Set(places.map(({ modal }) => modal));
  expect(declared.filter((name) => !known.has(name))).toEqual([]);

  const findings: string[] = [];
  for (const candidates of byKind(places)) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const opened = await openOneOf(candidates);
    if (!opened) {
      findings.push(`${candidates[0]?.address ?? ''}: opens nothing`);
      continue;
    }
    const { address } = opened;
    const focused = await page
      .waitForFunction(focusesItsWork, undefined, { timeout: 30_000 })
      .catch(() => null);
    if (focused === null) findings.push(`${address}: the focus is not where its work begins`);
    findings.push(...(await htmlFindings(page)).map((finding) => `${address}: ${finding}`));
    const dialogPart = '[role="dialog"]';
    for (const width of [1440, 480]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      // A page that was loaded narrow differs from a wide one that was resized.
      if (width === 480) await openOneOf([opened]);
      const light = await accessibilityFindings(page, dialogPart);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const dark = await contrastFindings(page, 'dark', dialogPart);
      findings.push(
        ...light.map((finding) => `${address} light ${width}: ${finding}`),
        ...dark.map((finding) => `${address} dark ${width}: ${finding}`),
      );
      if (beyond > 0) findings.push(`${address} ${width}: ${beyond} pixels too wide`);
    }
  }
  expect(findings).toEqual([]);
}, 600_000);
