// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../support/accessibility.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually, signIn, watchedPage } from '../support/console.ts';
import { firstLoad } from '../support/first-load.ts';
import { newOrderWizard } from '../support/new-order.ts';
import { type Product, startProduct } from '../support/product.ts';
import { restReader } from '../support/rest.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let wizard: ReturnType<typeof newOrderWizard>;
let rest: Awaited<ReturnType<typeof restReader>>;
/** Names of the mutations that any page has sent. */
let sent: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  rest = await restReader(product.restUrl);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  // A zone without summer time, so that what is sent is the same all year.
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Kolkata' });
  ({ page, problems } = await watchedPage(context));
  sent = [];
  watch(page);
  await signIn(page, product.url, 'owner@shepherd.test');
  wizard = newOrderWizard(page);
});
afterEach(() => context.close());

function watch(watched: Page): void {
  watched.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = JSON.parse(request.postData() ?? '{}');
    if (/^(?:Create|Submit|Start|UpdateOrderDraft)/.test(operationName)) sent.push(operationName);
  });
}

const ordersNow = async (): Promise<number> => (await rest.read('orders?per_page=1')).total;
const draftsNow = async (): Promise<number> => (await rest.read('orders?per_page=1&status[]=draft')).total;
const open = () => page.goto(`${product.url}/new-order`);
const idInAddress = (): string => page.url().split('/').at(-1) ?? '';
const heading = (title: string) => wizard.heading(title);
const valueOf = (label: string) => wizard.field(label).inputValue();

/** `yyyy-MM-dd`, so many days from now. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const place = {
  'Location name': 'Corner shop',
  'Address line 1': '1 High Street',
  City: 'Leeds',
  Phone: '0113 496 0000',
};

/** Up to the location, with a draft on the server. */
async function untilLocation(type: string, name: string): Promise<void> {
  await open();
  await wizard.untilDetails(type);
  await wizard.enter({ Name: name });
  await wizard.choose('Category');
  await wizard.choose('Country', 'United K');
  if (type === 'Treasure hunt') await wizard.enter({ 'Treasure target': 'A red door' });
  await wizard.next('Location');
}

/** From the location to the checkout with the least that there must be. */
async function untilCheckout(): Promise<void> {
  await wizard.enter(place);
  await wizard.next('Job date');
  await wizard.enter({ 'Start date': dayIn(40), 'End date': dayIn(60) });
  await wizard.next('Interest phase');
  await wizard.next('Workflows');
  await wizard.next('Checkout');
}

async function schedule(): Promise<void> {
  await wizard.button('Create order').click();
  await wizard.button('Schedule order').click();
  await page.getByText('has been created').waitFor();
}

async function openCreated(): Promise<string> {
  await wizard.button('Open the order').click();
  await page.waitForURL(/\/orders\/\d+$/);
  return idInAddress();
}

describe('an order', () => {
  it('of the standard type is made of what was entered, and posted once', async () => {
    const before = await ordersNow();
    await wizard.button('Create').click();
    await page.getByRole('menuitem', { name: 'New Order' }).click();
    await page.waitForURL(/\/new-order/);
    await wizard.untilDetails('Standard');
    await wizard.enter({ Name: 'Shelf check' });
    await wizard.choose('Category');
    await wizard.choose('Country', 'United K');
    await wizard.next('Location');
    await wizard.enter(place);
    await wizard.next('Job date');
    await wizard.enter({ 'Start date': dayIn(40), 'End date': dayIn(60) });
    await wizard.next('Interest phase');
    await wizard.next('Workflows');
    await page.getByRole('checkbox').first().check();
    await wizard.next('Checkout');
    await wizard.button('Create order').click();
    await wizard.button('Schedule order').click();
    await page.getByText('Order created', { exact: true }).waitFor();
    const id = await openCreated();

    expect(await rest.read(`orders/${id}`)).toMatchObject({
      title: 'Shelf check',
      type: 'standard',
      status: 'pending',
      description: 'Look at the shelf',
      country_code: 'GB',
      priority: 'medium',
      start_date: `${dayIn(40)}T03:30:00Z`,
      end_date: `${dayIn(60)}T12:30:00Z`,
      interest_start_date: null,
      accept_window: 0,
      schedules: [],
    });
    expect((await rest.read(`orders/${id}/locations`)).data).toMatchObject([
      { name: 'Corner shop', address1: '1 High Street', city: 'Leeds', phone: '0113 496 0000' },
    ]);
    const { data: workflows } = await rest.read(`orders/workflows?order_id=${id}`);
    expect(workflows.filter(({ active }: { active: boolean }) => active)).toHaveLength(1);
    expect(sent).toEqual(['CreateOrder', 'SubmitOrder']);
    expect(await ordersNow()).toBe(before + 1);
    expect(problems).toEqual([]);
  });

  it('for anywhere needs no place, and goes live at once', async () => {
    await untilLocation('Anywhere', 'Anywhere check');
    await wizard.button('Next').click();
    await page.getByText('That field is required').waitFor();
    await wizard.enter({ 'Number of jobs': '25' });
    await page.getByRole('checkbox', { name: 'Ask where the Shepherd is' }).check();
    await wizard.enter({ Prompt: 'Where are you?' });
    await page.getByRole('checkbox', { name: 'An answer is required' }).check();
    await wizard.next('Job date');
    await page.getByRole('radio', { name: 'Now' }).check();
    await wizard.enter({ 'End date': dayIn(30), 'Accept window': '2', 'Lockout duration': '90' });
    await wizard.next('Interest phase');
    await wizard.next('Workflows');
    await wizard.next('Checkout');
    const price = page.getByRole('region', { name: 'Price' });
    await price.getByText('25', { exact: true }).waitFor();
    const total = await price.locator('strong').textContent();
    await wizard.button('Create order').click();
    await wizard.button('Go live').click();
    await page.getByText('It is live.').waitFor();
    const id = await openCreated();

    const order = await rest.read(`orders/${id}`);
    expect(order).toMatchObject({
      type: 'anywhere',
      status: 'started',
      jobs_count: 25,
      accept_window: 2,
      lockout_duration: 90,
      capture_location: true,
      capture_location_prompt: 'Where are you?',
      capture_location_prompt_required: true,
    });
    // What was told at the checkout is what the jobs cost.
    expect(order.grand_total.formatted).toBe(total);
    expect(sent).toEqual([
      'CreateOrder',
      // The number of jobs, and the accept window: each when its step is left.
      'UpdateOrderDraft',
      'UpdateOrderDraft',
      'SubmitOrder',
      'StartOrder',
    ]);
    expect(problems).toEqual([]);
  });

  it('of a treasure hunt has fields of its own, and going back changes the one draft', async () => {
    const before = await ordersNow();
    await open();
    await wizard.untilDetails('Treasure hunt');
    await wizard.enter({ Name: 'Hunt' });
    await wizard.choose('Category');
    await wizard.choose('Country', 'United K');
    await wizard.button('Next').click();
    await page.getByText('That field is required').waitFor();
    await wizard.enter({
      'Treasure target': 'A red door',
      'Positive criteria (optional)': 'It is red',
      'Negative criteria (optional)': 'It is a window',
      'Jobs per Shepherd (optional)': '3',
    });
    await wizard.button('Add link').click();
    await wizard.enter({ Title: 'Manual', URL: 'foo' });
    await wizard.button('Next').click();
    await page.getByText('enter a valid url').waitFor();
    await wizard.enter({ URL: 'https://example.com/doors' });
    await wizard.next('Location');
    await wizard.enter(place);
    await wizard.next('Job date');

    // Back across the step that made the draft, and forward again with other values.
    for (const title of ['Location', 'Order details', 'Job description']) {
      await wizard.button('Back').click();
      await heading(title);
    }
    await wizard.enter({ 'Job description': 'Find the door' });
    await wizard.next('Order details');
    expect(await valueOf('Treasure target')).toBe('A red door');
    await wizard.enter({ Name: 'Great hunt' });
    await wizard.next('Location');
    expect(await valueOf('Location name')).toBe('Corner shop');
    await wizard.next('Job date');
    await wizard.enter({ 'Start date': dayIn(40), 'End date': dayIn(60) });
    await wizard.button('Add schedule').click();
    await wizard.enter({ 'Schedule name': 'Evenings' });
    await page
      .getByRole('group', { name: 'Times of every day' })
      .getByRole('button', { name: 'Add time' })
      .click();
    await wizard.enter({ From: '18:03', To: '20:00' });
    await wizard.button('Next').click();
    await page.getByText('Time increments of 5 min only').waitFor();
    await wizard.enter({ From: '18:05' });
    await page.getByText('18:05 – 20:00').first().waitFor();
    await wizard.next('Interest phase');
    await page.getByRole('checkbox').check();
    await wizard.enter({
      'Interest start date': dayIn(12),
      'Interest start time': '10:00',
      'Interest end date': dayIn(11),
      'Interest end time': '10:00',
    });
    await wizard.button('Next').click();
    await page.getByText('The interest phase must start before it ends').waitFor();
    await wizard.enter({ 'Interest end date': dayIn(20) });
    await wizard.next('Workflows');
    await wizard.next('Checkout');
    await schedule();
    const id = await openCreated();

    expect(await rest.read(`orders/${id}`)).toMatchObject({
      title: 'Great hunt',
      type: 'treasure_hunt',
      status: 'pending',
      description: 'Find the door',
      treasure_target: 'A red door',
      positive_criteria: 'It is red',
      negative_criteria: 'It is a window',
      summary: null,
      per_user_job_limit: 3,
      interest_start_date: `${dayIn(12)}T04:30:00Z`,
      interest_end_date: `${dayIn(20)}T04:30:00Z`,
      documentation: [{ title: 'Manual', url: 'https://example.com/doors', type: 'link' }],
      schedules: [{ name: 'Evenings', default: true, times: [{ start_time: '18:05', end_time: '20:00' }] }],
    });
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
    expect(sent.at(-1)).toBe('SubmitOrder');
    expect(await ordersNow()).toBe(before + 1);
    expect(problems).toEqual([]);
  });

  it('takes its locations from a file, which its draft has before it is handed in', async () => {
    await untilLocation('Standard', 'By file');
    await page.getByRole('radio', { name: 'Several, from a CSV file' }).check();
    await wizard.button('Next').click();
    await heading('Job date');
    await wizard.button('Back').click();
    const files = page.getByRole('region', { name: 'Locations by file' });
    const row = (reference: string) =>
      `${reference},${reference} Street,Leeds,LS1 6HD,${dayIn(40)},${dayIn(41)},09:00,17:00`;
    await files.getByLabel('Locations file', { exact: true }).setInputFiles({
      name: 'shops.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        ['reference,address1,city,zip,start_date,end_date,start_time,end_time', row('1'), row('2')].join(
          '\n',
        ),
      ),
    });
    await files.getByRole('button', { name: 'Add 2 locations' }).click();
    await files.getByText('2 rows added').waitFor();
    await files.getByText('The order has 2 locations.').waitFor();
    await wizard.next('Job date');
    await wizard.enter({ 'Start date': dayIn(39), 'End date': dayIn(60) });
    await wizard.next('Interest phase');
    await wizard.next('Workflows');
    await wizard.next('Checkout');
    await page.getByRole('region', { name: 'Price' }).getByText('2', { exact: true }).waitFor();
    await schedule();
    const id = await openCreated();
    expect((await rest.read(`orders/${id}/locations`)).data).toHaveLength(2);
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('is made with the keyboard alone', async () => {
    await open();
    const { keyboard } = page;
    const toNext = async (title: string) => {
      await keyboard.press('Control+Enter');
      await heading(title);
    };
    const focus = async (name: string) => {
      // The code of a step comes with it.
      await page.getByLabel(name, { exact: true }).first().waitFor();
      for (let presses = 0; presses < 60; presses += 1) {
        await keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = globalThis.document.activeElement;
          return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? (element.labels?.[0]?.textContent ?? '')
            : (element?.textContent ?? '');
        });
        if (focused.trim() === name) return;
      }
      throw new Error(`The keyboard does not get to ${name}`);
    };
    const chooseFirst = async (name: string, typed = '') => {
      await focus(name);
      if (typed === '') await keyboard.press('ArrowDown');
      else await keyboard.type(typed);
      await page.getByRole('option').first().waitFor();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    };
    await focus('Standard');
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await toNext('Customer');
    await chooseFirst('Customer', 'alb');
    await chooseFirst('Campaign');
    await toNext('Job description');
    await focus('Job description');
    await keyboard.type('Look');
    await chooseFirst('Template');
    await toNext('Order details');
    await focus('Name');
    await keyboard.type('By keys');
    await chooseFirst('Category');
    await chooseFirst('Country');
    await toNext('Location');
    await focus('Number of jobs');
    await keyboard.type('2');
    await toNext('Job date');
    await focus('Start date');
    await keyboard.type(dayIn(40));
    await focus('End date');
    await keyboard.type(dayIn(50));
    await toNext('Interest phase');
    await toNext('Workflows');
    await toNext('Checkout');
    await keyboard.press('Control+Enter');
    await wizard.button('Schedule order').waitFor();
    await eventually(() => page.evaluate(() => globalThis.document.activeElement?.textContent)).toBe(
      'Schedule order',
    );
    await keyboard.press('Enter');
    await page.getByText('By keys has been created').waitFor();
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
  });
});

describe('what is interrupted', () => {
  it('goes on after a reload, a closed tab and the end of the session, with one draft', async () => {
    const before = await ordersNow();
    await untilLocation('Standard', 'Interrupted');
    await wizard.enter(place);
    await page.reload();
    await heading('Location');
    expect(await valueOf('Location name')).toBe('Corner shop');

    await wizard.next('Job date');
    await wizard.enter({ 'Start date': dayIn(40), 'End date': dayIn(60), 'Accept window': '3' });
    await context.clearCookies();
    // Whatever asks first finds out: this press, or what was asked while getting to the button.
    await wizard
      .button('Next')
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await page.waitForURL(/\/auth\/login/);
    await signIn(page, product.url, 'owner@shepherd.test');
    await heading('Job date');
    expect(await valueOf('Accept window')).toBe('3');

    await page.close();
    page = await context.newPage();
    watch(page);
    wizard = newOrderWizard(page);
    await open();
    await heading('Job date');
    await wizard.next('Interest phase');
    await wizard.next('Workflows');
    await wizard.next('Checkout');
    await schedule();
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
    expect(sent.filter((name) => name === 'SubmitOrder')).toHaveLength(1);
    expect(await ordersNow()).toBe(before + 1);
  });

  it('by a lost answer is sent again under its key, and makes no second order', async () => {
    const [orders, drafts] = [await ordersNow(), await draftsNow()];
    const lost = new Set(['CreateOrder', 'SubmitOrder']);
    await page.route('**/graphql', async (route) => {
      const { operationName } = JSON.parse(route.request().postData() ?? '{}');
      if (!lost.delete(operationName)) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await open();
    await wizard.untilDetails('Standard');
    await wizard.enter({ Name: 'Lost' });
    await wizard.choose('Category');
    await wizard.choose('Country', 'United K');
    await wizard.button('Next').click();
    await page.getByText('Network Error').waitFor();
    expect(await draftsNow()).toBe(drafts + 1);
    // Changed meanwhile: the first attempt is repeated as it was, and the change follows.
    await wizard.enter({ Name: 'Lost and found' });
    await wizard.next('Location');
    await untilCheckout();
    await wizard.button('Create order').click();
    await wizard.button('Schedule order').click();
    await page.getByText('Network Error').waitFor();
    await schedule();
    const id = await openCreated();
    expect(await rest.read(`orders/${id}`)).toMatchObject({ title: 'Lost and found', status: 'pending' });
    expect((await rest.read(`orders/${id}/locations`)).data).toHaveLength(1);
    expect([await ordersNow(), await draftsNow()]).toEqual([orders + 1, drafts]);
  });

  it('in one tab is known in the other, which sends nothing again', async () => {
    const before = await ordersNow();
    await untilLocation('Standard', 'Two tabs');
    const other = await context.newPage();
    watch(other);
    await other.goto(`${product.url}/new-order`);
    await other.getByRole('heading', { level: 2, name: /^Location/ }).waitFor();
    await untilCheckout();
    await wizard.button('Create order').click();
    await wizard.button('Schedule order').dblclick();
    await page.getByText('Two tabs has been created').waitFor();
    await other.getByText('Two tabs has been created').waitFor();
    expect(sent.filter((name) => name === 'SubmitOrder')).toHaveLength(1);
    expect(await ordersNow()).toBe(before + 1);
  });
});

describe('a draft', () => {
  it('is gone on with from the menu and from its page', async () => {
    const before = await ordersNow();
    await untilLocation('Standard', 'Begun');
    await page.goto(`${product.url}/orders`);
    await wizard.button('Create').click();
    await page.getByRole('menuitem', { name: 'Continue your draft: Begun' }).click();
    await heading('Location');

    const [{ id }] = (await rest.read('orders?per_page=1&status[]=draft&sort=-created_at')).data;
    // Somebody else knows only what the server has.
    const other = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
    page = await other.newPage();
    wizard = newOrderWizard(page);
    watch(page);
    await signIn(page, product.url, 'operations@shepherd.test');
    await page.goto(`${product.url}/orders/${id}`);
    await wizard.button('Continue').click();
    await heading('Type');
    await wizard.step('Order details').click();
    await heading('Order details');
    expect(await valueOf('Name')).toBe('Begun');
    await wizard.enter({ Name: 'Gone on with' });
    await wizard.next('Location');
    await untilCheckout();
    await schedule();
    expect(await openCreated()).toBe(id);
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
    expect(await ordersNow()).toBe(before + 1);
    expect((await rest.read(`orders/${id}`)).title).toBe('Gone on with');
    await page.goto(`${product.url}/new-order?order=${id}`);
    await page.getByText('Gone on with is not a draft any more').waitFor();
    await other.close();
  });

  it('that somebody else has changed is not overwritten without a question', async () => {
    await untilLocation('Standard', 'Mine');
    const [{ id }] = (await rest.read('orders?per_page=1&status[]=draft&sort=-created_at')).data;
    await rest.change('PATCH', `orders/${id}`, { priority: 'high' });
    await wizard.button('Back').click();
    await heading('Order details');
    await wizard.enter({ Name: 'Still mine' });
    await wizard.button('Next').click();
    await page.getByText('This draft has been changed elsewhere').waitFor();
    expect(await rest.read(`orders/${id}`)).toMatchObject({ title: 'Mine', priority: 'high' });
    await wizard.button('Load theirs').click();
    expect(await valueOf('Name')).toBe('Mine');
    expect(await page.getByRole('combobox', { name: 'Priority' }).inputValue()).toBe('High');
    await wizard.enter({ Name: 'Ours' });
    await wizard.next('Location');
    expect(await rest.read(`orders/${id}`)).toMatchObject({ title: 'Ours', priority: 'high' });
  });

  it('that the server refuses keeps its values, and shows the message at its field', async () => {
    await open();
    await wizard.untilDetails('Standard');
    await wizard.enter({ Name: 'Refused' });
    await wizard.choose('Category');
    await wizard.choose('Country', 'United K');
    await page.route('**/graphql', async (route) => {
      const { operationName } = JSON.parse(route.request().postData() ?? '{}');
      if (operationName !== 'CreateOrder') return route.continue();
      const response = await route.fetch({
        postData: (route.request().postData() ?? '').replace('"title":"Refused"', '"title":"  R  "'),
      });
      return route.fulfill({ response });
    });
    await wizard.button('Next').click();
    await page.getByText('Order creation request was rejected', { exact: true }).waitFor();
    await page.getByText('Min 3 characters', { exact: true }).waitFor();
    expect(await valueOf('Name')).toBe('Refused');
    await page.unroute('**/graphql');
    await wizard.enter({ Name: 'Refused no more' });
    await wizard.next('Location');
  });
});

it('a copy begins with the values of its order, and takes its locations when they are chosen', async () => {
  await untilLocation('Standard', 'Original');
  await untilCheckout();
  await schedule();
  const original = await openCreated();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.waitForURL(/\/new-order\?copy=\d+/);
  for (const [step, next] of [
    ['Type', 'Customer'],
    ['Customer', 'Job description'],
    ['Job description', 'Order details'],
  ] as const) {
    await heading(step);
    await wizard.next(next);
  }
  expect(await valueOf('Name')).toBe('Original');
  await wizard.enter({ Name: 'Copy' });
  await wizard.next('Location');
  await page.getByRole('radio', { name: 'The locations of the order that this is a copy of' }).check();
  await wizard.next('Job date');
  expect(await valueOf('Start time')).toBe('09:00');
  await wizard.next('Interest phase');
  await wizard.next('Workflows');
  await wizard.next('Checkout');
  await schedule();
  const id = await openCreated();
  expect(id).not.toBe(original);
  const [copied] = (await rest.read(`orders/${id}/locations`)).data;
  expect(copied).toMatchObject({ name: 'Corner shop', city: 'Leeds', phone: '0113 496 0000' });
  expect(await rest.read(`orders/${id}`)).toMatchObject({
    title: 'Copy',
    start_date: `${dayIn(40)}T03:30:00Z`,
    end_date: `${dayIn(60)}T12:30:00Z`,
  });
  expect((await rest.read(`orders/${original}`)).title).toBe('Original');
});

it('is accessible in each step', async () => {
  const found: Record<string, string[]> = {};
  const look = async (step: string) => {
    found[step] = await accessibilityFindings(page);
  };
  await open();
  await heading('Type');
  await look('type');
  await wizard.button('Next').click();
  await page.getByText('Value required').waitFor();
  await look('type, refused');
  await wizard.untilDetails('Treasure hunt');
  await look('details');
  await wizard.step('Customer').click();
  await heading('Customer');
  await look('customer');
  await wizard.step('Job description').click();
  await heading('Job description');
  await page.getByText(/tasks? in/).waitFor();
  await look('job');
  await wizard.next('Order details');
  await wizard.enter({ Name: 'Seen', 'Treasure target': 'A door' });
  await wizard.choose('Category');
  await wizard.choose('Country', 'United K');
  await wizard.next('Location');
  await wizard.field('Location name').waitFor();
  await look('location');
  await wizard.enter(place);
  await wizard.next('Job date');
  await wizard.enter({ 'Start date': dayIn(40), 'End date': dayIn(60) });
  await wizard.button('Add schedule').click();
  await wizard.enter({ 'Schedule name': 'Evenings' });
  await wizard.button('Add day').click();
  await look('dates');
  await wizard.next('Interest phase');
  await page.getByRole('checkbox').check();
  await look('interest');
  await page.getByRole('checkbox').uncheck();
  await wizard.next('Workflows');
  await page.getByRole('checkbox').first().waitFor();
  await look('workflows');
  await wizard.next('Checkout');
  await page.getByRole('region', { name: 'Price' }).locator('strong').waitFor();
  await look('checkout');
  await wizard.button('Create order').click();
  await wizard.button('Schedule order').waitFor();
  await look('question');
  expect(Object.entries(found).filter(([, findings]) => findings.length > 0)).toEqual([]);
  expect(Object.keys(found)).toHaveLength(11);
});

it('loads 300 KiB at most for each step, and a little more where there are pictures or a map', async () => {
  await untilLocation('Standard', 'Measured');
  await untilCheckout();
  const storageState = await context.storageState();
  const allowed = {
    customer: 300,
    job: 300,
    details: 302,
    // The map that is in sight is 5 of them.
    location: 308,
    dates: 300,
    interest: 300,
    workflows: 300,
    checkout: 300,
  };
  const tooLarge: Record<string, number> = {};
  for (const [step, most] of Object.entries(allowed)) {
    const fresh = await browser.newContext({ storageState });
    const { kibibytes } = await firstLoad(fresh, `${product.url}/new-order?step=${step}`);
    if (kibibytes > most) tooLarge[step] = kibibytes;
    await fresh.close();
  }
  expect(tooLarge).toEqual({});
});
