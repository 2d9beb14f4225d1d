// @module-tag browser
// @module-tag any-store
import { describe, expect } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { eventually } from '../../support/console/console.ts';
import { firstLoad } from '../../support/console/first-load.ts';
import { dayIn, place } from '../../support/marketplace/new-order.ts';
import { orderTest as it } from '../../support/marketplace/order-test.ts';

describe('an order', () => {
  it('of the standard type is created from the entered values, and posted once', async ({
    page,
    wizard,
    rest,
    sent,
    orders,
    problems,
  }) => {
    const before = await orders.now();
    await wizard.button('Create').click();
    await page.getByRole('menuitem', { name: 'New Order' }).click();
    await page.waitForURL(/\/new-order/);
    await wizard.untilDetails('Standard');
    await wizard.enterDetails('Shelf check');
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
    const id = await wizard.openCreated();

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
    expect(await orders.now()).toBe(before + 1);
    expect(problems).toEqual([]);
  });

  it('for anywhere needs no place, and starts immediately', async ({
    page,
    wizard,
    rest,
    sent,
    problems,
  }) => {
    await wizard.untilLocation('Anywhere', 'Anywhere check');
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
    const id = await wizard.openCreated();

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
    // The total of the checkout is the price of the jobs.
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

  it('of a treasure hunt has fields of its own, and going back changes the same draft', async ({
    page,
    wizard,
    rest,
    sent,
    orders,
    problems,
  }) => {
    const before = await orders.now();
    await wizard.open();
    await wizard.untilDetails('Treasure hunt');
    await wizard.enterDetails('Hunt');
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
    await wizard.button('Add link').click();
    const second = page.getByRole('group', { name: 'link 2' });
    await second.getByLabel('Title').fill('Map');
    await second.getByLabel('URL').fill('https://example.com/map');
    await wizard.button('Move link 2 up').press('Alt+ArrowUp');
    await eventually(() => page.getByLabel('Title').first().inputValue()).toBe('Map');
    await wizard.next('Location');
    await wizard.enter(place);
    await wizard.next('Job date');

    // Back before the step that created the draft, and forward again with other values.
    for (const title of ['Location', 'Order details', 'Job description']) {
      await wizard.button('Back').click();
      await wizard.heading(title);
    }
    await wizard.enter({ 'Job description': 'Find the door' });
    await wizard.next('Order details');
    expect(await wizard.valueOf('Treasure target')).toBe('A red door');
    await wizard.enter({ Name: 'Great hunt' });
    await wizard.next('Location');
    expect(await wizard.valueOf('Location name')).toBe('Corner shop');
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
    // The summary shows the entered values and no others.
    const details = page.getByRole('region', { name: 'Order details' });
    await eventually(async () => (await details.locator('dt').allTextContents()).join()).toBe(
      'Name,Category,Country,Priority,Done by,Treasure target,Positive criteria,Negative criteria,Links for Shepherds,Jobs per Shepherd',
    );
    await details.getByText('Map, Manual').waitFor();
    await page.getByRole('region', { name: 'Location' }).getByText('0113 496 0000').waitFor();
    await page.getByRole('region', { name: 'Job date and time' }).getByText('Evenings').waitFor();
    await wizard.schedule();
    const id = await wizard.openCreated();

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
      documentation: [
        { title: 'Map', url: 'https://example.com/map', type: 'link' },
        { title: 'Manual', url: 'https://example.com/doors', type: 'link' },
      ],
      schedules: [{ name: 'Evenings', default: true, times: [{ start_time: '18:05', end_time: '20:00' }] }],
    });
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
    expect(sent.at(-1)).toBe('SubmitOrder');
    expect(await orders.now()).toBe(before + 1);
    expect(problems).toEqual([]);
  });

  it('reads its locations from a file into its draft before it is submitted', async ({
    page,
    wizard,
    rest,
    sent,
    problems,
  }) => {
    await wizard.untilLocation('Standard', 'By file');
    await page.getByRole('radio', { name: 'Several, from a CSV file' }).check();
    await page.getByText('One row for each location.').waitFor();
    const noFile = page.getByText('Add a file with at least 1 location, or choose one location.');
    await wizard.button('Next').click();
    await noFile.waitFor();
    // Steps after an incomplete one cannot be opened from the list of steps either.
    expect(await wizard.step('Job date').count()).toBe(0);
    const files = page.getByRole('region', { name: 'Locations by file' });
    const row = (reference: string) =>
      `${reference},${reference} Street,Leeds,LS1 6HD,${dayIn(40)},${dayIn(41)},09:00,17:00`;
    const wrong = row('3').replace('LS1 6HD', '');
    await files.getByLabel('Locations file', { exact: true }).setInputFiles({
      name: 'shops.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'reference,address1,city,zip,start_date,end_date,start_time,end_time',
          row('1'),
          row('2'),
          wrong,
        ].join('\n'),
      ),
    });
    await files.getByRole('button', { name: 'Add 2 locations' }).click();
    await files.getByText('2 rows added, 1 with errors').waitFor();
    await files.getByText('The order has 2 locations.').waitFor();
    await noFile.waitFor({ state: 'detached' });
    await files.getByRole('button', { name: 'Show map' }).click();
    await files.getByLabel('Locations of the order').waitFor();
    await wizard.next('Job date');
    await wizard.enter({ 'Start date': dayIn(39), 'End date': dayIn(60) });
    await wizard.next('Interest phase');
    await wizard.next('Workflows');
    await wizard.next('Checkout');
    await page.getByRole('region', { name: 'Price' }).getByText('2', { exact: true }).waitFor();
    await wizard.schedule();
    const id = await wizard.openCreated();
    expect((await rest.read(`orders/${id}/locations`)).data).toHaveLength(2);
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('is created by keyboard alone', async ({ page, wizard, sent }) => {
    await wizard.open();
    const { keyboard } = page;
    const toNext = async (title: string) => {
      await keyboard.press('Control+Enter');
      await wizard.heading(title);
    };
    const focus = async (name: string) => {
      // The chunk of a step loads with it.
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

it('is accessible in each step', async ({ page, wizard }) => {
  const found: Record<string, string[]> = {};
  const look = async (step: string) => {
    found[step] = await accessibilityFindings(page);
  };
  await wizard.open();
  await wizard.heading('Type');
  await look('type');
  await wizard.button('Next').click();
  await page.getByText('Value required').waitFor();
  await look('type, refused');
  await wizard.untilDetails('Treasure hunt');
  await look('details');
  await wizard.step('Customer').click();
  await wizard.heading('Customer');
  await look('customer');
  await wizard.step('Job description').click();
  await wizard.heading('Job description');
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

it('loads 340 KiB at most for each step', async ({ context, browser, product, wizard }) => {
  await wizard.untilLocation('Standard', 'Measured');
  await wizard.untilCheckout();
  const storageState = await context.storageState();
  const tooLarge: Record<string, number> = {};
  for (const step of 'type customer job details location dates interest workflows checkout'.split(' ')) {
    const fresh = await browser.newContext({ storageState });
    const { kibibytes } = await firstLoad(fresh, `${product.url}/new-order?step=${step}`);
    if (kibibytes > 340) tooLarge[step] = kibibytes;
    await fresh.close();
  }
  expect(tooLarge).toEqual({});
});
