// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { accessibilityFindings, contrastFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/* The map of the jobs in a real layout: what is drawn on it, and the effect of a drawn box. */

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let ask: GraphqlClient;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/London',
  });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterEach(async () => {
  // An answer that is still being modified would fail when the page closes.
  await page.unrouteAll({ behavior: 'wait' });
  await context.close();
});

const list = () => page.getByRole('list', { name: 'Jobs in sight' });
const map = () => page.getByRole('region', { name: 'Map of jobs in sight' });
const markers = () => map().locator('.leaflet-marker-icon');
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
const britain = 'box=56,-5,50,1';

interface PlacedJob {
  readonly id: string;
  readonly location: { readonly latitude: number | null; readonly longitude: number | null } | null;
}

async function someJobs(filter: string): Promise<readonly PlacedJob[]> {
  const { data } = await ask(
    `{ jobs(perPage: 200, filter: ${filter}) { items { id location { latitude longitude } } } }`,
  );
  return (data as { jobs: { items: readonly PlacedJob[] } }).jobs.items;
}

async function unassignedIn(area: string): Promise<number> {
  const [north, west, south, east] = area.split(',');
  const box = `{ latitudeNw: ${north}, longitudeNw: ${west}, latitudeSe: ${south}, longitudeSe: ${east} }`;
  const { data } = await ask(
    `{ jobs(perPage: 1, filter: { status: [UNASSIGNED], box: ${box} }) { pageInfo { total } } }`,
  );
  return (data as { jobs: { pageInfo: { total: number } } }).jobs.pageInfo.total;
}

/** A job alone in the middle of a small part of the map. */
async function placedJob() {
  for (const { id, location } of await someJobs('{ status: [UNASSIGNED] }')) {
    const { latitude = null, longitude = null } = location ?? {};
    if (latitude !== null && longitude !== null) return { id, latitude, longitude };
  }
  throw new Error('No job of the demo has a place');
}

/** Number of jobs in view, by the list. */
async function listed(): Promise<number> {
  const first = list().getByRole('listitem').first();
  return (await first.count()) === 0 ? 0 : Number(await first.getAttribute('aria-setsize'));
}

/** Number of jobs on the map's markers: a group shows its number. */
async function drawn(): Promise<number> {
  const numbers = await markers().evaluateAll((places) =>
    places.map(({ textContent }) => Number(textContent) || 1),
  );
  return numbers.reduce((sum, number) => sum + number, 0);
}

async function drawOverAll(): Promise<void> {
  const box = await map().boundingBox();
  if (!box) throw new Error('There is no map');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 60, box.y + box.height - 60, { steps: 5 });
  await page.mouse.up();
}

it('a drawn box selects its jobs, and they are cancelled together', async () => {
  const { latitude, longitude } = await placedJob();
  const around = [latitude + 0.02, longitude - 0.04, latitude - 0.02, longitude + 0.04];
  await page.goto(`${product.url}/jobs/map?box=${around.join()}&status=unassigned`);
  await list().getByRole('listitem').first().waitFor();
  await markers().first().waitFor();
  await page.getByRole('button', { name: 'Select in a box' }).click();
  await drawOverAll();
  const bar = page.getByRole('region', { name: 'Selected jobs' });
  await bar.getByText(/^\d+ jobs? selected/).waitFor();
  const boxes = list().getByRole('checkbox', { checked: true });
  const count = await boxes.count();
  expect(count).toBeGreaterThan(0);
  await eventually(() => markers().and(page.locator('[data-selected]')).count()).toBeGreaterThan(0);
  const before = await listed();
  expect(await drawn()).toBe(before);

  await bar.getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /comment/i }).fill('The shop has closed');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => bar.count()).toBe(0);
  // The list, its count and the map agree on the rest.
  await eventually(listed).toBeLessThan(before);
  await eventually(async () => (await drawn()) - (await listed())).toBe(0);
  await page.getByText(`${await listed()} found`, { exact: true }).waitFor();
  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Cancelled/ })
    .click();
  await eventually(() => list().getByRole('listitem').count()).toBeGreaterThanOrEqual(count);
  expect(problems).toEqual([]);
});

it('a box is drawn immediately with Shift, and all visible jobs are selected by keyboard', async () => {
  const { latitude, longitude } = await placedJob();
  const around = [latitude + 0.02, longitude - 0.04, latitude - 0.02, longitude + 0.04];
  await page.goto(`${product.url}/jobs/map?box=${around.join()}&status=unassigned`);
  await list().getByRole('listitem').first().waitFor();
  await markers().first().waitFor();
  const bar = page.getByRole('region', { name: 'Selected jobs' });
  await page.keyboard.down('Shift');
  await drawOverAll();
  await page.keyboard.up('Shift');
  await bar.waitFor();
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await eventually(() => bar.count()).toBe(0);
  await page.getByRole('button', { name: 'Select all in sight' }).press('Enter');
  await bar.waitFor();
  expect(problems).toEqual([]);
});

it('Shepherds are shown as positions or areas, filtered by transport mode and availability', async () => {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const sent = request.method() === 'POST' ? (request.postDataJSON() as { operationName?: string }) : {};
    if (sent.operationName?.startsWith('NearbyShepherd')) asked.push(sent.operationName);
  });
  await page.goto(`${product.url}/jobs/map?${britain}`);
  await list().getByRole('listitem').first().waitFor();
  const count = page.locator('output', { hasText: /in sight$/ });
  const inSight = async () => Number((await count.textContent())?.replace(/\D/g, ''));
  await page.getByRole('combobox', { name: 'Shepherds on the map' }).selectOption('positions');
  await count.waitFor();
  await eventually(inSight).toBeGreaterThan(0);
  expect(asked).toEqual(['NearbyShepherds']);
  await page.getByRole('button', { name: 'Refresh locations' }).click();
  await eventually(() => asked).toEqual(['NearbyShepherds', 'NearbyShepherds']);

  await page.getByRole('combobox', { name: 'Shepherds on the map' }).selectOption('areas');
  await eventually(() => asked.at(-1)).toBe('NearbyShepherdAreas');
  await eventually(() => count.textContent()).toContain('areas of Shepherds');
  await eventually(inSight).toBeGreaterThan(0);
  const all = await inSight();
  await page.getByRole('checkbox', { name: 'Available areas only' }).check();
  await eventually(inSight).toBeLessThan(all);
  const available = await inSight();
  await page.getByRole('combobox', { name: 'Transport mode' }).selectOption('cycling');
  await eventually(inSight).toBeLessThan(available);
  await page.reload();
  await list().getByRole('listitem').first().waitFor();
  expect(await page.getByRole('combobox', { name: 'Transport mode' }).inputValue()).toBe('cycling');

  await page.goto(`${product.url}/jobs/map?box=51.6,-0.2,51.4,0.1&view=areas`);
  await eventually(() => map().locator('path.leaflet-interactive').count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

it('jobs close to each other form a group, which opens when it is chosen', async () => {
  await page.goto(`${product.url}/jobs/map?${britain}`);
  await list().getByRole('listitem').first().waitFor();
  const group = map().getByRole('button', { name: /^\d{2,} jobs; opens the group$/ });
  await group.first().waitFor();
  const before = parameter('box');
  await group.first().press('Enter');
  await eventually(() => parameter('box')).not.toBe(before);
  await list().getByRole('listitem').first().waitFor();
  expect(problems).toEqual([]);
});

/** Places all jobs at one point, wherever the demo has them. */
async function placeTogether(count: number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!['JobMap', 'JobPoints'].includes(route.request().postDataJSON()?.operationName))
      return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    const { jobs } = answer.data;
    jobs.items = (jobs.items as PlacedJob[])
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .slice(0, count);
    for (const { location } of jobs.items)
      if (location) Object.assign(location, { latitude: 53.15, longitude: -1.4 });
    Object.assign(jobs.pageInfo, { total: count, lastPage: 1 });
    return route.fulfill({ response, json: answer });
  });
}

it.each([
  [1440, 5],
  [1440, 60],
  [480, 5],
  [480, 60],
])('a group at one point is listed, %i pixels wide with %i jobs', async (width, count) => {
  await page.setViewportSize({ width, height: 900 });
  await placeTogether(count);
  await page.goto(`${product.url}/jobs/map?${britain}`);
  const group = map().getByRole('button', { name: `${count} jobs; opens the group` });
  await group.press('Enter');
  const panel = map().getByRole('dialog', { name: `${count} jobs at this place` });
  await panel.waitFor();
  const part = 'section[aria-label="Map of jobs in sight"] dialog';
  expect(await accessibilityFindings(page, part)).toEqual([]);
  expect(await contrastFindings(page, 'dark', part)).toEqual([]);
  const [around, inside] = await Promise.all([map().boundingBox(), panel.boundingBox()]);
  if (!around || !inside) throw new Error('The list is not shown');
  expect(inside.x).toBeGreaterThanOrEqual(around.x);
  expect(inside.x + inside.width).toBeLessThanOrEqual(around.x + around.width);
  expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height);

  const members = panel.getByRole('listitem').getByRole('button');
  expect(await members.count()).toBe(count);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await eventually(() => group.evaluate((marker) => marker === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const last = members.last();
  await last.scrollIntoViewIfNeeded();
  const id = /^Job (\S+),/.exec((await last.textContent()) ?? '')?.[1];
  await last.click();
  await eventually(() => parameter('job')).toBe(id);
  await panel.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

it('the list of a group follows the filter', async () => {
  await placeTogether(5);
  await page.goto(`${product.url}/jobs/map?${britain}`);
  await map().getByRole('button', { name: '5 jobs; opens the group' }).press('Enter');
  const members = map().getByRole('dialog').getByRole('listitem');
  expect((await members.allTextContents()).every((member) => member.endsWith(', Assigned'))).toBe(false);
  await page.getByRole('button', { name: /^Assigned/ }).click();
  await eventually(async () =>
    (await members.allTextContents()).every((member) => member.endsWith(', Assigned')),
  ).toBe(true);
  // A place with a single job has no list.
  await page.unrouteAll({ behavior: 'wait' });
  await placeTogether(1);
  await page.getByRole('button', { name: /^Pending/ }).click();
  await map().getByRole('dialog').waitFor({ state: 'detached' });
});

it('list and map share the filters, and the part of the map is one filter of the list', async () => {
  await page.goto(`${product.url}/jobs?status=unassigned&start_date_from=2020-01-01`);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.waitForURL(/\/jobs\/map\?/);
  expect([parameter('status'), parameter('start_date_from')]).toEqual(['unassigned', '2020-01-01']);
  await list().getByRole('listitem').first().waitFor();
  const tab = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^Unassigned/ });
  expect(await tab.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Remove filter starts from' }).click();
  await eventually(() => parameter('start_date_from')).toBeNull();
  await page.goto(`${product.url}/jobs/map?${britain}&status=unassigned`);
  await list().getByRole('listitem').first().waitFor();
  const toList = page.getByRole('link', { name: 'List', exact: true });
  // The map settles on a larger part than requested, and the list follows it.
  const found = page.getByText(/^[\d,]+ found$/);
  const isShown = async () => {
    const area = new URL((await toList.getAttribute('href')) ?? '', product.url).searchParams.get('box');
    return (await found.textContent()) === `${await unassignedIn(area ?? '')} found`;
  };
  await eventually(isShown).toBe(true);
  const shown = await found.textContent();
  await toList.click();
  await page.waitForURL(/\/jobs\?/);
  await page.getByRole('button', { name: 'Remove filter area' }).waitFor();
  await page.locator('tr[data-kind="row"]').first().waitFor();
  await eventually(() => found.textContent()).toBe(shown);
  expect(parameter('status')).toBe('unassigned');
  expect(problems).toEqual([]);
});

it('the address of a job shows its place, and selects it', async () => {
  const { id, latitude, longitude } = await placedJob();
  await page.goto(`${product.url}/jobs/map/${id}`);
  const chosen = list().locator('[data-selected]');
  await eventually(() => chosen.getByRole('button').textContent()).toBe(`Job ${id}`);
  await markers().and(page.locator('[data-selected]')).first().waitFor();
  const [north = 0, west = 0, south = 0, east = 0] = (parameter('box') ?? '').split(',').map(Number);
  expect(latitude).toBeGreaterThan(south);
  expect(latitude).toBeLessThan(north);
  expect(longitude).toBeGreaterThan(west);
  expect(longitude).toBeLessThan(east);
  expect(problems).toEqual([]);
});

it('the map loads nothing from other origins', async () => {
  const strangers: string[] = [];
  await context.route('**/*', (route) => {
    const { origin } = new URL(route.request().url());
    if (origin === product.url || !origin.startsWith('http')) return route.continue();
    strangers.push(origin);
    return route.abort();
  });
  await page.goto(`${product.url}/jobs/map?${britain}`);
  await list().getByRole('listitem').first().waitFor();
  await markers().first().waitFor();
  // Labels of towns without a marker.
  await map()
    .getByText(/^(?:London|Birmingham|Bristol|Dublin|Cork|Plymouth)$/)
    .first()
    .waitFor({ state: 'attached' });
  await map()
    .getByText(/\d+ km/)
    .first()
    .waitFor();
  expect(strangers).toEqual([]);
  expect(problems).toEqual([]);
});
