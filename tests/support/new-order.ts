import type { Page } from 'playwright-core';

/** Fills in the new order wizard as a person does. */
export function newOrderWizard(page: Page) {
  // A field for a time of day offers some, and takes any.
  const field = (label: string) =>
    page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }));
  const step = (title: string) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: new RegExp(`^${title}`) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (title: string) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) }).waitFor();

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
      // The times that were offered would lie above what comes next.
      await field(label).blur();
    }
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
  return { field, step, button, heading, next, choose, enter, untilDetails };
}
