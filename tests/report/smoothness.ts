import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser/browser.ts';

/** Cost of one action: milliseconds of the page's main thread, and its long tasks. */
type Cost = {
  act: string;
  mainThread: number;
  script: number;
  style: number;
  layout: number;
  /** Tasks over 50 ms, which are noticeable. */
  longTasks: number;
  longest: number;
  elements: number;
  requests: number;
};

const slowdown = 4;
const screensOfWheel = 120;
const wheelPixels = 400;
const photosLookedAt = 100;

/** Opens, scrolls and views a report as on a phone, and returns the cost of each action. */
export async function measureSmoothness(url: string): Promise<Cost[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const longTasks: number[] = [];
      new PerformanceObserver((list) =>
        longTasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask', buffered: true });
      Object.assign(globalThis, { longTasks });
    });
    let requests = 0;
    page.on('request', () => (requests += 1));
    const cost = async (act: string, run: () => Promise<void>): Promise<Cost> => {
      const [before, asked] = [await readMetrics(session), requests];
      await run();
      await nextFrame(page);
      const after = await readMetrics(session);
      const spent = (name: string) => Math.round(((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1_000);
      const longTasks = await takeLongTasks(page);
      return {
        act,
        mainThread: spent('TaskDuration'),
        script: spent('ScriptDuration'),
        style: spent('RecalcStyleDuration'),
        layout: spent('LayoutDuration'),
        longTasks: longTasks.length,
        longest: Math.round(Math.max(0, ...longTasks)),
        elements: await page.locator('*').count(),
        requests: requests - asked,
      };
    };
    return [
      await cost('open', async () => {
        await page.goto(url);
        await page.getByRole('heading', { name: 'Location' }).waitFor();
        await page.waitForLoadState('networkidle');
      }),
      await cost('scroll to the end', async () => {
        await page.mouse.move(200, 400);
        for (let turn = 0; turn < screensOfWheel; turn += 1) {
          await page.mouse.wheel(0, wheelPixels);
          await nextFrame(page);
        }
      }),
      await cost('scroll back', async () => {
        for (let turn = 0; turn < screensOfWheel; turn += 1) {
          await page.mouse.wheel(0, -wheelPixels);
          await nextFrame(page);
        }
      }),
      await cost(`look at ${photosLookedAt} photos`, async () => {
        await page
          .getByRole('button', { name: /^Open Photo/ })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
        for (let photo = 1; photo < photosLookedAt; photo += 1) {
          await page.keyboard.press('ArrowRight');
          await nextFrame(page);
        }
        await page.keyboard.press('Escape');
      }),
      await cost('read the matrix to its end', async () => {
        await page.getByRole('checkbox', { name: 'Only deviations' }).scrollIntoViewIfNeeded();
        await page.getByRole('checkbox', { name: 'Only deviations' }).check();
        await page
          .locator('output')
          .getByText(/^\d+ of 500 items$/)
          .waitFor();
        await page.getByRole('checkbox', { name: 'Only deviations' }).uncheck();
        await page.locator('tbody tr').nth(499).waitFor({ state: 'attached' });
      }),
      await cost('sort the matrix', async () => {
        for (const name of ['Item', 'Item', 'Price on the label'])
          await page.getByRole('columnheader', { name }).getByRole('button').click();
      }),
      await cost('open all photos', async () => {
        await page.getByRole('button', { name: /^All \d+ photos$/ }).click();
        await page.getByRole('dialog').waitFor();
        await page.waitForLoadState('networkidle');
      }),
    ];
  } finally {
    await browser.close();
  }
}

async function readMetrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

const takeLongTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0));
