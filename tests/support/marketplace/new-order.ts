import type { Page } from 'playwright-core';

/** `yyyy-MM-dd`, this many days from now. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const place = {
  'Location name': 'Corner shop',
  'Address line 1': '1 High Street',
  City: 'Leeds',
  Phone: '0113 496 0000',
};

/** Fills in the new order wizard as a user does. */
export function newOrderWizard(page: Page, url: string) {
  // A field for a time of day suggests some, and accepts any.
  const field = (label: string) =>
    page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }));
  const step = (title: string) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: new RegExp(`^${title}`) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (title: string) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) }).waitFor();
  const valueOf = (label: string) => field(label).inputValue();

  const next = async (title: string): Promise<void> => {
    await button('Next').click();
    await heading(title);
  };
  /** Chooses the option of this name, or the first one. */
  const choose = async (label: string, typed = '', option?: string): Promise<void> => {
    const box = page.getByRole('combobox', { name: label, exact: true });
    await box.click();
    if (typed !== '') await box.fill(typed);
    await (
      option === undefined
        ? page.getByRole('option').first()
        : page.getByRole('option', { name: option, exact: true })
    ).click();
  };
  const enter = async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, value] of Object.entries(values)) {
      await field(label).fill(value);
      // The suggested times would cover the next field.
      await field(label).blur();
    }
  };

  const open = async (): Promise<void> => {
    await page.goto(`${url}/new-order`);
  };
  const untilDetails = async (type: string): Promise<void> => {
    await page.getByRole('radio', { name: type }).check();
    await next('Customer');
    await choose('Customer', 'alb');
    await choose('Campaign');
    await next('Job description');
    await field('Job description').fill('Look at the shelf');
    await choose('Template');
    await page.getByText(/tasks? in/).waitFor();
    await next('Order details');
  };
  /** The required details. */
  const enterDetails = async (name: string): Promise<void> => {
    await enter({ Name: name });
    await choose('Category');
    await choose('Country', 'United K');
  };
  /** Up to the location, with a draft on the server. */
  const untilLocation = async (type: string, name: string): Promise<void> => {
    await open();
    await untilDetails(type);
    await enterDetails(name);
    if (type === 'Treasure hunt') await enter({ 'Treasure target': 'A red door' });
    await next('Location');
  };
  /** From the location to the checkout with the minimum of values. */
  const untilCheckout = async (): Promise<void> => {
    await enter(place);
    await next('Job date');
    await enter({ 'Start date': dayIn(40), 'End date': dayIn(60) });
    await next('Interest phase');
    await next('Workflows');
    await next('Checkout');
  };
  const schedule = async (): Promise<void> => {
    await button('Create order').click();
    await button('Schedule order').click();
    await page.getByText('has been created').waitFor();
  };
  /** The id of the order that was created. */
  const openCreated = async (): Promise<string> => {
    await button('Open the order').click();
    await page.waitForURL(/\/orders\/\d+$/);
    return page.url().split('/').at(-1) ?? '';
  };
  return {
    field,
    step,
    button,
    heading,
    valueOf,
    next,
    choose,
    enter,
    open,
    untilDetails,
    enterDetails,
    untilLocation,
    untilCheckout,
    schedule,
    openCreated,
  };
}
