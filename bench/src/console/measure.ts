import type { Browser, CDPSession, Page } from 'playwright-core';

/** CPU milliseconds of the renderer's main thread, by action. */
export interface Costs {
  readonly load: number;
  readonly 'next page': number;
  readonly sort: number;
  readonly 'select a row': number;
}

/** The controls of a console. */
export interface Controls {
  readonly address: string;
  readonly rows: string;
  readonly next: string;
  readonly sortByTitle: string;
  readonly firstBox: string;
  readonly firstTitle: string;
}

export const viewport = { width: 1440, height: 900 };

/** One visit with an empty cache: the list loads, shows its next page, is sorted, and a row is selected. */
export async function visit(browser: Browser, controls: Controls): Promise<Costs> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const cost = (act: () => Promise<unknown>) => costOf(session, act);
    const titleOf = () => page.locator(controls.firstTitle).first().textContent();
    const another = async (act: () => Promise<unknown>) => {
      const before = await titleOf();
      await act();
      await page.waitForFunction(
        ([selector, text]) => {
          const shown = document.querySelector(selector ?? '')?.textContent;
          return shown !== undefined && shown !== text;
        },
        [controls.firstTitle, before] as const,
      );
    };
    const load = await cost(async () => {
      await page.goto(controls.address);
      await page.locator(controls.rows).nth(10).waitFor();
    });
    const next = await cost(() => another(() => page.locator(controls.next).click()));
    const sort = await cost(() => another(() => page.locator(controls.sortByTitle).click()));
    const select = await cost(() => page.locator(controls.firstBox).first().check());
    return { load, 'next page': next, sort, 'select a row': select };
  } finally {
    await context.close();
  }
}

/** The cost of an action and all of its consequences. */
async function costOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await settledCost(session);
  await act();
  const after = await settledCost(session);
  // A navigation may start another process, which counts from zero.
  return after >= before ? after - before : after;
}

const quietLooks = 4;
const quietMilliseconds = 1;

/** The renderer's work so far, once it is idle. */
export async function settledCost(session: CDPSession): Promise<number> {
  let last = await cpuMilliseconds(session);
  for (let quiet = 0; quiet < quietLooks;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = await cpuMilliseconds(session);
    quiet = Math.abs(now - last) <= quietMilliseconds ? quiet + 1 : 0;
    last = now;
  }
  return last;
}

/** CPU time, which unlike the duration of tasks is the same on a busy machine. */
async function cpuMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined) throw new Error('The browser does not tell the CPU time of its main thread');
  return seconds * 1000;
}

/** Twenty characters with two pauses in which answers arrive; the CPU time of the longest task between two keys. */
export async function longestBlockWhileTyping(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.locator('tr[data-kind="row"]').nth(10).waitFor();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.click();
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    for (const text of ['window ', 'photography', ' 7']) {
      await search.pressSequentially(text, { delay: 60 });
      await page.waitForTimeout(900);
    }
    return longestTask(JSON.parse((await browser.stopTracing()).toString()));
  } finally {
    await context.close();
  }
}

/** One task of a renderer's main thread, in milliseconds. */
export interface Task {
  readonly cpu: number;
  /** Including the time of other processes. */
  readonly wall: number;
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    /** Start, in microseconds. */
    readonly ts?: number;
    /** Thread time in microseconds. */
    readonly tdur?: number;
    /** Microseconds. */
    readonly dur?: number;
    readonly args?: { readonly name?: string };
  }[];
}

/** CPU milliseconds of the longest task of a renderer's main thread. */
const longestTask = (trace: Trace): number => Math.max(...tasksOf(trace).map(({ cpu }) => cpu));

/** The longest task of a page during an action. */
export async function longestTaskOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString()));
  return {
    cpu: Math.max(...tasks.map(({ cpu }) => cpu)),
    wall: Math.max(...tasks.map(({ wall }) => wall)),
  };
}

/** CPU milliseconds of a page's scripts during an action. */
export async function scriptCostOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString());
  const runs = onMainThreads(trace)
    .filter(({ name }) => scriptRuns.has(name))
    .toSorted((one, other) => (one.ts ?? 0) - (other.ts ?? 0));
  if (runs.length === 0) throw new Error('The trace has no scripts of the page');
  let [cost, end] = [0, 0];
  for (const { ts = 0, dur = 0, tdur = 0 } of runs) {
    // A nested task is counted with the outer one.
    if (ts < end) continue;
    end = ts + dur;
    cost += tdur / 1000;
  }
  return cost;
}

const scriptRuns: ReadonlySet<string> = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks']);

function onMainThreads({ traceEvents }: Trace): Trace['traceEvents'] {
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents.filter(({ pid, tid }) => mainThreads.has(`${pid}/${tid}`));
}

/** The tasks of the renderers' main threads in a trace. */
export function tasksOf(trace: Trace): readonly Task[] {
  const tasks = onMainThreads(trace).filter(({ name }) => name.endsWith('RunTask'));
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page');
  return tasks.map(({ tdur = 0, dur = 0 }) => ({ cpu: tdur / 1000, wall: dur / 1000 }));
}
