// @module-tag browser
// @module-tag any-store
import { describe, expect } from 'vitest';
import { png } from '../../../api/src/seed/pictures/pictures.ts';
import { eventually, signIn } from '../../support/console/console.ts';
import { dayIn, newOrderWizard, place } from '../../support/marketplace/new-order.ts';
import { orderTest as it, watchOrderMutations } from '../../support/marketplace/order-test.ts';

describe('an interrupted wizard', () => {
  it('continues after a reload, a closed tab and an expired session, with one draft', async ({
    page,
    context,
    product,
    wizard,
    sent,
    orders,
  }) => {
    const before = await orders.now();
    await wizard.untilLocation('Standard', 'Interrupted');
    await wizard.enter(place);
    await page.reload();
    await wizard.heading('Location');
    expect(await wizard.valueOf('Location name')).toBe('Corner shop');

    await wizard.next('Job date');
    await wizard.enter({ 'Start date': dayIn(40), 'End date': dayIn(60), 'Accept window': '3' });
    await context.clearCookies();
    // Whichever request comes first finds out: this press, or one on the way to the button.
    await wizard
      .button('Next')
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await page.waitForURL(/\/auth\/login/);
    await signIn(page, product.url, 'owner@shepherd.test');
    await wizard.heading('Job date');
    expect(await wizard.valueOf('Accept window')).toBe('3');

    await page.close();
    const again = newOrderWizard(await context.newPage(), product.url);
    await again.open();
    await again.heading('Job date');
    await again.next('Interest phase');
    await again.next('Workflows');
    await again.next('Checkout');
    await again.schedule();
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
    expect(sent.filter((name) => name === 'SubmitOrder')).toHaveLength(1);
    expect(await orders.now()).toBe(before + 1);
  });

  it('repeats a request without an answer under its key, and creates no second order', async ({
    page,
    wizard,
    rest,
    orders,
  }) => {
    const before = { orders: await orders.now(), drafts: await orders.drafts() };
    const lost = new Set(['CreateOrder', 'SubmitOrder']);
    await page.route('**/graphql', async (route) => {
      const { operationName } = JSON.parse(route.request().postData() ?? '{}');
      if (!lost.delete(operationName)) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await wizard.open();
    await wizard.untilDetails('Standard');
    await wizard.enterDetails('Lost');
    await wizard.button('Next').click();
    await page.getByText('Network Error').waitFor();
    expect(await orders.drafts()).toBe(before.drafts + 1);
    // Changed meanwhile: the first attempt is repeated unchanged, and the change follows.
    await wizard.enter({ Name: 'Lost and found' });
    await wizard.next('Location');
    await wizard.untilCheckout();
    await wizard.button('Create order').click();
    await wizard.button('Schedule order').click();
    await page.getByText('Network Error').waitFor();
    await wizard.schedule();
    const id = await wizard.openCreated();
    expect(await rest.read(`orders/${id}`)).toMatchObject({ title: 'Lost and found', status: 'pending' });
    expect((await rest.read(`orders/${id}/locations`)).data).toHaveLength(1);
    expect({ orders: await orders.now(), drafts: await orders.drafts() }).toEqual({
      orders: before.orders + 1,
      drafts: before.drafts,
    });
  });

  it('creates one draft in two tabs that leave the details at the same time', async ({
    context,
    product,
    wizard,
    sent,
    orders,
  }) => {
    const before = await orders.drafts();
    await wizard.open();
    await wizard.untilDetails('Standard');
    await wizard.enterDetails('Both tabs');
    const tab = await context.newPage();
    const other = newOrderWizard(tab, product.url);
    await other.open();
    await other.heading('Order details');
    await eventually(() => other.valueOf('Name')).toBe('Both tabs');
    await eventually(() => other.valueOf('Country')).toBe('United Kingdom');

    const held = Promise.withResolvers<void>();
    await context.route('**/graphql', async (route) => {
      const { operationName } = JSON.parse(route.request().postData() ?? '{}');
      if (operationName === 'CreateOrder') await held.promise;
      await route.continue();
    });
    await wizard.button('Next').click();
    await eventually(() => sent).toEqual(['CreateOrder']);
    await other.button('Next').click();
    const waiting = () => tab.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await eventually(waiting).toBe(1);
    held.resolve();
    await wizard.heading('Location');
    await other.heading('Location');
    expect(sent).toEqual(['CreateOrder']);
    expect(await orders.drafts()).toBe(before + 1);
  });

  it('shares its state between tabs, and sends nothing twice', async ({
    page,
    context,
    product,
    wizard,
    sent,
    orders,
  }) => {
    const before = await orders.now();
    await wizard.untilLocation('Standard', 'Two tabs');
    const other = await context.newPage();
    await other.goto(`${product.url}/new-order`);
    await other.getByRole('heading', { level: 2, name: /^Location/ }).waitFor();
    await wizard.untilCheckout();
    await wizard.button('Create order').click();
    await wizard.button('Schedule order').dblclick();
    await page.getByText('Two tabs has been created').waitFor();
    await other.getByText('Two tabs has been created').waitFor();
    expect(sent.filter((name) => name === 'SubmitOrder')).toHaveLength(1);
    expect(await orders.now()).toBe(before + 1);
  });
});

describe('a draft', () => {
  it('is continued from the menu and from its page', async ({
    page,
    browser,
    product,
    wizard,
    rest,
    sent,
    orders,
  }) => {
    const before = await orders.now();
    await wizard.untilLocation('Standard', 'Begun');
    await page.goto(`${product.url}/orders`);
    await wizard.button('Create').click();
    await page.getByRole('menuitem', { name: 'Continue your draft: Begun' }).click();
    await wizard.heading('Location');

    const { id } = await orders.newestDraft();
    // Another user has only the server's data.
    const other = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
    watchOrderMutations(other, sent);
    const theirs = await other.newPage();
    await signIn(theirs, product.url, 'operations@shepherd.test');
    await theirs.goto(`${product.url}/orders/${id}`);
    const their = newOrderWizard(theirs, product.url);
    await their.button('Continue').click();
    await their.heading('Type');
    await their.step('Order details').click();
    await their.heading('Order details');
    expect(await their.valueOf('Name')).toBe('Begun');
    await their.enter({ Name: 'Gone on with' });
    await their.next('Location');
    await their.untilCheckout();
    await their.schedule();
    expect(await their.openCreated()).toBe(id);
    expect(sent.filter((name) => name === 'CreateOrder')).toHaveLength(1);
    expect(await orders.now()).toBe(before + 1);
    expect((await rest.read(`orders/${id}`)).title).toBe('Gone on with');
    await theirs.goto(`${product.url}/new-order?order=${id}`);
    await theirs.getByText('Gone on with is not a draft any more').waitFor();
    await other.close();
  });

  it('that another user has changed is not overwritten without confirmation', async ({
    page,
    wizard,
    rest,
    orders,
  }) => {
    await wizard.untilLocation('Standard', 'Mine');
    const { id } = await orders.newestDraft();
    await rest.change('PATCH', `orders/${id}`, { priority: 'high' });
    await wizard.button('Back').click();
    await wizard.heading('Order details');
    await wizard.enter({ Name: 'Still mine' });
    await wizard.button('Next').click();
    await page.getByText('This draft has been changed elsewhere').waitFor();
    expect(await rest.read(`orders/${id}`)).toMatchObject({ title: 'Mine', priority: 'high' });
    await wizard.button('Load theirs').click();
    expect(await wizard.valueOf('Name')).toBe('Mine');
    expect(await page.getByRole('combobox', { name: 'Priority' }).inputValue()).toBe('High');
    await wizard.enter({ Name: 'Ours' });
    await wizard.next('Location');
    expect(await rest.read(`orders/${id}`)).toMatchObject({ title: 'Ours', priority: 'high' });
  });

  it('that the server refuses keeps its values, and shows the message at its field', async ({
    page,
    wizard,
  }) => {
    await wizard.open();
    await wizard.untilDetails('Standard');
    await wizard.enterDetails('Refused');
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
    expect(await wizard.valueOf('Name')).toBe('Refused');
    await page.unroute('**/graphql');
    await wizard.enter({ Name: 'Refused no more' });
    await wizard.next('Location');
  });
});

it('a copy begins with the values of its order, and its locations are optional', async ({
  page,
  wizard,
  rest,
}) => {
  await wizard.open();
  await wizard.untilDetails('Standard');
  await wizard.enterDetails('Original');
  await page.getByLabel('Image (optional)', { exact: true }).setInputFiles({
    name: 'shop.png',
    mimeType: 'image/png',
    buffer: png(1_600, 1_200, (x, y) => [x % 256, y % 256, 90]),
  });
  await wizard.next('Location');
  await wizard.untilCheckout();
  await wizard.schedule();
  const original = await wizard.openCreated();
  expect((await rest.read(`orders/${original}`)).image_url).toMatch(/^http/);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.waitForURL(/\/new-order\?copy=\d+/);
  for (const [step, next] of [
    ['Type', 'Customer'],
    ['Customer', 'Job description'],
    ['Job description', 'Order details'],
  ] as const) {
    await wizard.heading(step);
    await page.getByText('Not taken over: the image.').waitFor();
    await wizard.next(next);
  }
  expect(await wizard.valueOf('Name')).toBe('Original');
  await page.reload();
  await page.getByText('Not taken over: the image.').waitFor();
  await wizard.enter({ Name: 'Copy' });
  await wizard.next('Location');
  await page.getByRole('radio', { name: 'The locations of the order that this is a copy of' }).check();
  await wizard.next('Job date');
  expect(await wizard.valueOf('Start time')).toBe('09:00');
  await wizard.next('Interest phase');
  await wizard.next('Workflows');
  await wizard.next('Checkout');
  await wizard.schedule();
  const id = await wizard.openCreated();
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
