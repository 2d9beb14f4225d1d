// @module-tag browser
// @module-tag any-store
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { eventually } from '../../support/console/console.ts';
import { findJob, hasTypes } from '../../support/marketplace/demo-jobs.ts';
import { consoleTest } from '../../support/console/console-test.ts';
import { htmlFindings } from '../../support/browser/html.ts';
import { shareReport } from '../../support/marketplace/share-report.ts';

type Task = {
  internal: boolean;
  reference: string;
  component: { type: string; options: { id: string; value: string }[] | null };
};
type Job = {
  id: string;
  taskGroups: { name: string; tasks: Task[] }[];
  report: { tasks: { reference: string; selection: string[] }[] } | null;
};

/** Number of tasks in the report: those that customers may read and that logic did not skip. */
const shownTasks = ({ taskGroups, report }: Job): number => {
  const answered = new Set(report?.tasks.map(({ reference }) => reference));
  return taskGroups
    .flatMap(({ tasks }) => tasks)
    .filter(({ internal, reference }) => !internal && answered.has(reference)).length;
};

/** Whether a task that customers may read was answered with a plain No, which deviates from the expectation. */
const deviates = ({ taskGroups, report }: Job): boolean =>
  taskGroups
    .flatMap(({ tasks }) => tasks)
    .filter(({ internal }) => !internal)
    .some(({ reference, component }) => {
      const no = component.options?.find(({ value }) => value === 'No')?.id;
      const answer = report?.tasks.find((task) => task.reference === reference);
      return no !== undefined && answer?.selection.includes(no) === true;
    });

const test = consoleTest
  .override('contextOptions', {
    viewport: { width: 1200, height: 800 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
  })
  .extend('job', { scope: 'file' }, ({ staff }) => {
    const fields = `
      id
      taskGroups { name tasks { internal reference component { type options { id value } } } }
      report { tasks { reference selection } }
    `;
    const various = hasTypes('PHOTO', 'BOOLEAN', 'SELECT');
    return findJob<Job>(
      staff,
      'COMPLETED',
      fields,
      (job) => various(job) && deviates(job) && shownTasks(job) > 10,
    );
  })
  .extend('url', { scope: 'file' }, async ({ product, staff, job }) => {
    return product.url + (await shareReport(staff, job.id)).path;
  });

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
/** Scroll margin above a task that a link led to. */
const besideTheTop = 16;
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const targets = (page: Page) => page.locator(':target').evaluateAll((all) => all.map(({ id }) => id));

/** Content of the clipboard. The permissions policy of the product's pages blocks reading it. */
async function pastedInto(page: Page): Promise<string> {
  await page.setContent('<textarea></textarea>');
  const field = page.locator('textarea');
  await field.press('Control+v');
  return field.inputValue();
}

describe('beside the sheet of a wide screen', () => {
  test('are its sections and tasks, with marked deviations', async ({ page, url, job }) => {
    await page.goto(url);
    await contents(page).waitFor();
    const entries = contents(page).getByRole('listitem');
    const asked = await page.getByRole('main').getByRole('heading', { level: 3 }).count();
    expect(asked).toBeGreaterThan(10);
    const sections = job.taskGroups.filter(({ tasks }) => tasks.some(({ internal }) => !internal));
    expect(await entries.count()).toBe(sections.length + asked);
    const deviating = contents(page).getByRole('link', { name: /Deviation$/ });
    expect(await deviating.count()).toBeGreaterThan(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    expect(await htmlFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
  });

  test('the current section is marked, and the list stays in place', async ({ page, url, job }) => {
    await page.goto(url);
    await contents(page).waitFor();
    expect(await contents(page).locator('[aria-current]').count()).toBe(0);
    const [, second] = job.taskGroups;
    const link = contents(page).getByRole('link', { name: second?.name ?? '', exact: true });
    await link.click();
    await eventually(() => link.getAttribute('aria-current')).toBe('location');
    expect(await contents(page).locator('[aria-current]').count()).toBe(1);
    expect(await topOf(page, 'nav')).toBe(32);
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(() => contents(page).locator('[aria-current]').count()).toBe(0);
  });

  test('there is no list on paper, and none on narrow screens', async ({ page, url }) => {
    await page.goto(url);
    await contents(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    await contents(page).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'screen' });
    await contents(page).waitFor();
    await page.setViewportSize({ width: 1199, height: 800 });
    await contents(page).waitFor({ state: 'detached' });
  });
});

describe('the link of a task', () => {
  test('is reached by keyboard, and leads its reader to the task', async ({ page, context, url }) => {
    await page.goto(url);
    const link = page.getByRole('link', { name: /^Copy link to task 5, / });
    await link.focus();
    expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.keyboard.press('Enter');
    await page.getByText('Link copied').waitFor();
    const other = await context.newPage();
    const copied = await pastedInto(other);
    expect(copied).toBe(`${url}#task-5`);

    await other.goto(copied);
    await eventually(() => targets(other)).toEqual(['task-5']);
    await eventually(() => topOf(other, '#task-5')).toBe(besideTheTop);
    // Estimated heights of parts not yet drawn would move it afterwards.
    const guessed = await other
      .locator('main li[id^="task-"]')
      .evaluateAll(
        (tasks) => tasks.filter((task) => getComputedStyle(task).contentVisibility === 'auto').length,
      );
    expect(guessed).toBe(0);
  });

  test('works after a password prompt', async ({ page, product, staff, job }) => {
    const { path } = await shareReport(staff, job.id, 'Open sesame');
    await page.goto(`${product.url}${path}#task-7`);
    await page.getByLabel('Password').fill('Open sesame');
    await page.keyboard.press('Enter');
    await eventually(() => targets(page)).toEqual(['task-7']);
    await eventually(() => topOf(page, '#task-7')).toBe(besideTheTop);
  });

  test('to a missing task leads to the report', async ({ page, url, problems }) => {
    await page.goto(`${url}#task-999`);
    await contents(page).waitFor();
    expect(await targets(page)).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });
});
