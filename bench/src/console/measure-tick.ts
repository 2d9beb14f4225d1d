import type { Browser } from 'playwright-core';
import { viewport } from './measure.ts';

declare global {
  interface Window {
    /** Advances the page's clock by a minute. */
    passMinute: () => void;
  }
}

/**
 * CPU milliseconds of script when the countdowns of a list of 200 jobs advance by a minute, for each of several
 * minutes. The page has a fake clock, so no time passes.
 */
export async function minuteTicks(browser: Browser, origin: string, minutes: number): Promise<number[]> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  try {
    await page.addInitScript(() => {
      const minute = 60_000;
      const ticks: (() => void)[] = [];
      const startInterval = window.setInterval.bind(window);
      const present = Date.now.bind(Date);
      let passed = 0;
      Date.now = () => present() + passed;
      Object.assign(window, {
        setInterval: (tick: () => void, wait: number) => {
          if (wait === minute) ticks.push(tick);
          return startInterval(tick, wait);
        },
        passMinute: () => {
          passed += minute;
          for (const tick of ticks) tick();
        },
      });
    });
    await page.goto(`${origin}/jobs?per_page=200`);
    const counting = page.locator('tr[data-kind="row"]').filter({ hasText: /\d (?:min|h|d)\b/ });
    await counting.nth(5).waitFor();
    await page.waitForLoadState('networkidle');
    const costs: number[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              window.passMinute();
              requestAnimationFrame(() => setTimeout(resolve));
            });
          }),
      );
      costs.push(scriptOf(JSON.parse((await browser.stopTracing()).toString())));
    }
    return costs;
  } finally {
    await context.close();
  }
}

interface Trace {
  readonly traceEvents: readonly { readonly name: string; readonly tdur?: number }[];
}

/** CPU milliseconds of the timer's script and of the microtasks at its end. */
function scriptOf({ traceEvents }: Trace): number {
  const timers = traceEvents.filter(({ name }) => name === 'TimerFire');
  if (timers.length === 0) throw new Error('The trace has no timer');
  return Math.max(...timers.map(({ tdur = 0 }) => tdur)) / 1000;
}
