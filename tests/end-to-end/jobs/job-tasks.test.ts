// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { png } from '../../../api/src/seed/pictures/pictures.ts';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { addLargeReport, largeReport } from '../../support/marketplace/large-report.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/* The task list of a job: answers are read, corrected and completed with photos. */

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let ask: GraphqlClient;
let largeJob: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({
      prepare: async (environment) => {
        largeJob = await addLargeReport(environment);
      },
    }),
    launchBrowser(),
  ]);
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterEach(() => context.close());

interface Job {
  readonly id: string;
  readonly taskGroups: readonly { readonly tasks: readonly Task[] }[];
}
interface Task {
  readonly id: string;
  readonly title: string;
  readonly component: { readonly type: string };
}

/** A job in QA with such a task. */
async function jobWith(wanted: (task: Task) => boolean): Promise<{ id: string; task: Task }> {
  const { data, errors } = await ask(
    `{ jobs(perPage: 100, filter: { status: [QA] }) { items {
         id taskGroups { tasks { id title component { type } } } } } }`,
  );
  const { items } = (data as { jobs: { items: Job[] } } | null)?.jobs ?? { items: [] };
  for (const { id, taskGroups } of items) {
    const task = taskGroups.flatMap(({ tasks }) => tasks).find(wanted);
    if (task) return { id, task };
  }
  throw new Error(`No job in QA has such a task: ${JSON.stringify(errors)}`);
}
/** A job whose tasks cover all features. */
const visit = () => jobWith(({ title }) => title === 'How was the service?');
const matrix = () => jobWith(({ component }) => component.type === 'MATRIX');

const row = (title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4, name: title }) });
const open = async (path: string): Promise<void> => {
  await page.goto(`${product.url}${path}`);
  await page.waitForLoadState('networkidle');
};
const dialog = (name: string) => page.getByRole('dialog', { name });

/** A photo of about this many bytes: noise cannot be compressed. */
const photo = (name: string, side: number) => {
  let seed = 1;
  const noise = () => (seed = (seed * 48271) % 2147483647) & 255;
  return { name, mimeType: 'image/png', buffer: png(side, side, () => [noise(), noise(), noise()]) };
};

it('an answer is corrected with a reason in free text, photos are added, and the history has both', async () => {
  const { id } = await visit();
  await open(`/jobs/${id}`);
  const service = row('14. How was the service?');
  await service.getByRole('button', { name: /^Edit the answer/ }).click();
  const form = dialog('Edit answer');
  // An option that was not chosen before.
  const radio = (name: string) => form.getByRole('radio', { name });
  const chosen = (await radio('Good').isChecked()) ? 'Poor' : 'Good';
  await radio(chosen).click();
  await form.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('That field is required').waitFor();
  await form.getByRole('textbox', { name: 'Your reason' }).fill('Said so on the phone');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changes saved successfully').waitFor();
  await form.waitFor({ state: 'detached' });
  await service.getByText(chosen, { exact: true }).waitFor();
  await service.getByText('Said so on the phone').waitFor();

  const photos = row('2. Photograph the front of the store');
  const before = await photos.getByRole('listitem').count();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/upload')) sent.push(new URL(request.url()).pathname);
  });
  const chooser = page.waitForEvent('filechooser');
  await photos.getByRole('button', { name: /^Add photos/ }).click();
  await (await chooser).setFiles([photo('front.png', 900), photo('side.png', 1500)]);
  await page.getByText('Photo uploaded. It may take a few minutes to be processed.').waitFor();
  await eventually(() => photos.getByRole('button', { name: /^Open Photo/ }).count()).toBeGreaterThanOrEqual(
    2,
  );
  expect(sent).toEqual([
    `/files/jobs/${id}/report/tasks/2/upload`,
    `/files/jobs/${id}/report/tasks/2/upload`,
  ]);
  await eventually(() => photos.getByText('Being processed').count()).toBe(0);
  expect(await photos.getByRole('listitem').count()).toBe(before + 2);

  // The rotation is stored: from then on the picture itself is turned.
  await photos
    .getByRole('button', { name: /^Open Photo/ })
    .last()
    .click();
  const picture = dialog('Photos and videos').locator('img[data-zoom]');
  const shown = await picture.getAttribute('src');
  await dialog('Photos and videos').getByRole('button', { name: 'Rotate' }).click();
  await eventually(() => picture.getAttribute('data-turned')).toBe('90');
  await eventually(() => picture.getAttribute('src')).not.toBe(shown);
  expect(await picture.getAttribute('data-turned')).toBe('0');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Log history' }).click();
  const log = page.getByRole('region', { name: 'Log history' });
  await log.getByText('Answer to "How was the service?" corrected: Said so on the phone').waitFor();
  expect(await log.getByText('Photo added to "Photograph the front of the store"').count()).toBe(2);
  expect(problems).toEqual([]);
});

it('a caption is changed and a photo deleted in the gallery, where Escape and Back close the topmost layer', async () => {
  const { id } = await visit();
  await open(`/jobs/${id}`);
  const photos = row('2. Photograph the front of the store');
  const before = await photos.getByRole('button', { name: /^Open Photo/ }).count();
  await photos
    .getByRole('button', { name: /^Open Photo/ })
    .first()
    .click();
  const gallery = dialog('Photos and videos');
  const caption = gallery.getByRole('textbox', { name: 'Caption' });
  await caption.fill('Seen from across the street');
  await caption.press('Escape');
  await dialog('Leave without saving?').waitFor();
  await page.keyboard.press('Escape');
  await dialog('Leave without saving?').waitFor({ state: 'detached' });
  await caption.press('Enter');
  // Notices above the dark gallery are readable in the light scheme as well.
  await gallery.getByText('Changes saved successfully').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await gallery.getByRole('button', { name: 'Delete photo' }).click();
  const question = dialog('Delete this photo?');
  await question.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await caption.waitFor();
  await page.goBack();
  await gallery.waitFor({ state: 'detached' });
  await photos.getByText('Seen from across the street', { exact: true }).waitFor();

  await photos
    .getByRole('button', { name: /^Open Photo/ })
    .first()
    .click();
  await gallery.getByRole('button', { name: 'Delete photo' }).click();
  await question.getByRole('button', { name: 'Delete photo' }).click();
  await gallery.getByText('Deleted from the report').waitFor();
  await question.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await gallery.waitFor({ state: 'detached' });
  expect(await photos.getByRole('button', { name: /^Open Photo/ }).count()).toBe(before - 1);
  expect(problems).toEqual([]);
});

it('the items of a matrix are read ten by ten, and corrected on their page', async () => {
  const { id, task } = await matrix();
  await open(`/jobs/${id}`);
  await page.getByRole('button', { name: 'Show items' }).first().click();
  const items = dialog(task.title);
  await items.getByText('Page 1 of 4').waitFor();
  expect(await items.getByRole('heading', { level: 3 }).count()).toBe(10);
  for (const number of [2, 3, 4]) {
    await items.getByRole('button', { name: 'Next' }).click();
    await items.getByText(`Page ${number} of 4`).waitFor();
  }
  await eventually(() => items.getByRole('heading', { level: 3 }).count()).toBeLessThan(10);
  const edit = items.getByRole('button', { name: /^Edit the answer/ }).first();
  await edit.click();
  await dialog('Edit answer').getByRole('button', { name: 'Save' }).waitFor();
  await page.keyboard.press('Escape');
  await items.getByText('Page 4 of 4').waitFor();
  await page.keyboard.press('Escape');
  await items.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

it('all actions work by keyboard alone', async () => {
  const { id } = await visit();
  await open(`/jobs/${id}`);
  const jumps = row('1. Is the store open?').getByRole('button', { name: /^What follows/ });
  await jumps.focus();
  await page.getByRole('tooltip').getByText('Otherwise continue with 2.', { exact: false }).waitFor();
  const help = row('2. Photograph the front').getByRole('button', { name: /^About/ });
  await help.focus();
  await page.keyboard.press('Enter');
  const information = dialog('About Photograph the front of the store');
  await information.getByRole('link', { name: 'Open the instructions' }).waitFor();
  await page.keyboard.press('Escape');
  await information.waitFor({ state: 'detached' });
  await eventually(() => help.evaluate((element) => element === document.activeElement)).toBe(true);

  const edit = row('14. How was the service?').getByRole('button', { name: /^Edit the answer/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  const form = dialog('Edit answer');
  await eventually(() =>
    form.getByRole('radio').evaluateAll((radios) => radios.some((radio) => radio === document.activeElement)),
  ).toBe(true);
  await page.keyboard.press('ArrowDown');
  const focused = form.locator('input[type=radio]:focus');
  expect(await focused.isChecked()).toBe(true);
  // The task is optional: Space deselects the choice.
  const needed = (await form.getByText('How was the service? (optional)').count()) === 0;
  await page.keyboard.press('Space');
  expect(await focused.isChecked()).toBe(needed);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await form.waitFor({ state: 'detached' });
  await eventually(() => edit.evaluate((element) => element === document.activeElement)).toBe(true);
});

it(`a list of ${largeReport.tasks} tasks and ${largeReport.photos} photos fetches what is in sight`, async () => {
  await open(`/jobs/${largeJob}`);
  await row('1. ').first().waitFor();
  // Only visible pictures are loaded.
  const fetched = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/files/')).length,
  );
  expect(fetched).toBeLessThan(largeReport.photos / 2);
});

it('an answer that could not be saved while the API was down is kept, and saved once it is back', async () => {
  const { id } = await visit();
  await open(`/jobs/${id}`);
  const service = row('14. How was the service?');
  await service.getByRole('button', { name: /^Edit the answer/ }).click();
  const form = dialog('Edit answer');
  const radio = (name: string) => form.getByRole('radio', { name });
  const chosen = (await radio('Good').isChecked()) ? 'Poor' : 'Good';
  await radio(chosen).click();
  await form.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await form.getByRole('textbox', { name: 'Your reason' }).fill('Heard it twice');

  await product.api.stop();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Network Error').waitFor();
  expect(await radio(chosen).isChecked()).toBe(true);
  expect(await form.getByRole('textbox', { name: 'Your reason' }).inputValue()).toBe('Heard it twice');

  await product.restartApi();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changes saved successfully').waitFor();
  await form.waitFor({ state: 'detached' });
  await service.getByText('Heard it twice').waitFor();
});
