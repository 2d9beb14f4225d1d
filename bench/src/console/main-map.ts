import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../../tests/support/browser/browser.ts';
import { buildConsole } from './builds.ts';
import { jobCount, shepherdCount } from './jobs-on-map.ts';
import { mapActs, visitMap } from './measure-map.ts';
import type { MapAct, MapCosts } from './measure-map.ts';
import { serveConsole } from './server.ts';

/**
 * The cost of the jobs map with 50,000 jobs and 5,000 Shepherds visible: `pnpm bench:map [--rounds 3]`. With `--against
 * <folder>`, an earlier build of the console takes turns with this one. Exits with 1 when a task blocks the page for
 * longer than the target.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, against: { type: 'string' } },
});
const rounds = Number(values.rounds);
/** CPU milliseconds; wall time depends on the load of the machine. */
const longestTask = 100;

const folder = await mkdtemp(path.join(tmpdir(), 'map-bench-'));
await buildConsole(folder);
const folders = { now: folder, ...(values.against !== undefined && { before: values.against }) };
const browser = await launchBrowser();
const servers = await Promise.all(
  Object.entries(folders).map(async ([name, built]) => ({ name, server: await serveConsole(built) })),
);
try {
  const all = servers.map(({ name, server }) => ({ name, server, costs: [] as MapCosts[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { server, costs } of all) costs.push(await visitMap(browser, server.origin));
  console.log(`${jobCount} jobs, ${shepherdCount} Shepherds; milliseconds, medians of ${rounds} rounds`);
  for (const { name, costs } of all) report(name, costs);
  const own = all.find(({ name }) => name === 'now')?.costs ?? [];
  process.exitCode = mapActs.every((act) => figures(act, own).longest <= longestTask) ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all(servers.map(({ server }) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}

function figures(act: MapAct, costs: readonly MapCosts[]) {
  const medianOf = (read: (cost: MapCosts[MapAct]) => number) =>
    Math.round(median(costs.map((cost) => read(cost[act]))));
  return {
    longest: medianOf(({ longest }) => longest.cpu),
    'on the clock': medianOf(({ longest }) => longest.wall),
    'all tasks': medianOf(({ cpu }) => cpu),
  };
}

function report(name: string, costs: readonly MapCosts[]): void {
  console.log(name);
  console.table(Object.fromEntries(mapActs.map((act) => [act, figures(act, costs)])));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
