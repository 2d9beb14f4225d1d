import type { Browser, Page } from 'playwright-core';
import { settledCost, tasksOf, viewport } from './measure.ts';
import type { Task } from './measure.ts';

/** Actions of a user on the map, in this order. */
export const mapActs = [
  'load',
  'pan',
  'zoom',
  'point at the list',
  'positions',
  'areas',
  'pan areas',
] as const;
export type MapAct = (typeof mapActs)[number];

/** CPU and wall milliseconds of the longest task of each, and the CPU milliseconds of all of its tasks. */
export interface MapCost {
  readonly longest: Task;
  readonly cpu: number;
}
export type MapCosts = Readonly<Record<MapAct, MapCost>>;

/** Contains all jobs and Shepherds. */
const everything = '58.5,-6,49.5,2';

/** One visit with an empty cache. */
export async function visitMap(browser: Browser, origin: string): Promise<MapCosts> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const cost = async (act: () => Promise<unknown>): Promise<MapCost> => {
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
      await act();
      await settledCost(session);
      const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString()));
      return {
        longest: {
          cpu: Math.max(...tasks.map(({ cpu }) => cpu)),
          wall: Math.max(...tasks.map(({ wall }) => wall)),
        },
        cpu: tasks.reduce((sum, { cpu }) => sum + cpu, 0),
      };
    };
    const shepherds = page.getByRole('combobox', { name: 'Shepherds on the map' });
    const costs: Partial<Record<MapAct, MapCost>> = {};
    costs.load = await cost(async () => {
      await page.goto(`${origin}/jobs/map?box=${everything}`);
      await page.getByRole('list', { name: 'Jobs in sight' }).waitFor();
      await page.waitForLoadState('networkidle');
    });
    costs.pan = await cost(() => pan(page));
    costs.zoom = await cost(() => zoom(page));
    costs['point at the list'] = await cost(() => pointAtRows(page));
    costs.positions = await cost(() => shepherds.selectOption('positions'));
    costs.areas = await cost(() => shepherds.selectOption('areas'));
    costs['pan areas'] = await cost(() => pan(page));
    return costs as MapCosts;
  } finally {
    await context.close();
  }
}

async function middle(page: Page) {
  const box = await page.getByRole('region', { name: 'Map of jobs in sight' }).boundingBox();
  if (!box) throw new Error('The map is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** There and back; the answers arrive at each stop. */
async function pan(page: Page): Promise<void> {
  const { x, y } = await middle(page);
  for (const [right, down] of [
    [-240, 90],
    [120, -180],
    [120, 90],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 12 });
    await page.mouse.up();
    await page.waitForLoadState('networkidle');
  }
}

async function zoom(page: Page): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  for (const delta of [-180, -180, 180, 180]) {
    await page.mouse.wheel(0, delta);
    await page.waitForTimeout(600);
  }
  await page.waitForLoadState('networkidle');
}

async function pointAtRows(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Jobs in sight' }).getByRole('listitem');
  for (const row of [0, 1, 2, 3, 2, 1]) await rows.nth(row).hover();
}
