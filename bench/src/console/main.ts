import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../../tests/support/browser/browser.ts';
import { buildConsole, buildReactAdmin } from './builds.ts';
import { minuteTicks } from './measure-tick.ts';
import { longestBlockWhileTyping, visit } from './measure.ts';
import type { Controls, Costs } from './measure.ts';
import { serveConsole, serveRestList } from './server.ts';

/**
 * The cost of 200 rows of 12 columns for a browser in the console and in react-admin: `pnpm bench:console [--rounds
 * 9]`. Both are built for production, get the same orders, and take turns in the same browser. The floor is the
 * browser's own cost of such rows: a page without a library that writes all of them in one go. Exits with 1 when a
 * target is missed.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds);

/** Upper limits relative to react-admin. */
const targets: Readonly<Record<keyof Costs, number>> = {
  load: 0.5,
  'next page': 0.2,
  sort: 0.2,
  'select a row': 0.15,
};
const longestBlock = 50;
/** Milliseconds of script when the countdowns of 200 jobs advance by a minute. */
const mostOfMinute = 5;

const folder = await mkdtemp(path.join(tmpdir(), 'console-bench-'));
const ownFolder = path.join(folder, 'console');
const otherFolder = path.join(folder, 'react-admin');
await buildConsole(ownFolder);
await buildReactAdmin(otherFolder);
const [own, other, floor] = await Promise.all([
  serveConsole(ownFolder),
  serveRestList(otherFolder),
  serveRestList(path.join(import.meta.dirname, 'floor')),
]);
const ownControls: Controls = {
  address: `${own.origin}/orders?per_page=200`,
  rows: 'tr[data-kind="row"]',
  next: 'button[aria-label="Next page"]',
  sortByTitle: 'th >> text="Title"',
  firstBox: 'tbody input[type="checkbox"]',
  firstTitle: 'tbody a[data-row-link]',
};
const otherControls: Controls = {
  address: `${other.origin}/#/orders`,
  rows: 'tbody tr',
  next: 'button[aria-label="Go to next page"]',
  sortByTitle: 'th >> text="Title"',
  firstBox: 'tbody input[type="checkbox"]',
  firstTitle: 'tbody .column-title',
};
const floorControls: Controls = { ...otherControls, address: `${floor.origin}/` };
const browser = await launchBrowser();
try {
  // The first visit of each warms up caches that the browser's pages share.
  await visit(browser, ownControls);
  await visit(browser, otherControls);
  await visit(browser, floorControls);
  const floorCosts: Costs[] = [];
  const ownCosts: Costs[] = [];
  const otherCosts: Costs[] = [];
  const blocks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ownCosts.push(await visit(browser, ownControls));
    otherCosts.push(await visit(browser, otherControls));
    floorCosts.push(await visit(browser, floorControls));
    blocks.push(await longestBlockWhileTyping(browser, ownControls.address));
  }
  const comparedMet = report({ ours: ownCosts, theirs: otherCosts, least: floorCosts }, blocks);
  const minuteMet = reportMinutes(await minuteTicks(browser, own.origin, rounds));
  process.exitCode = comparedMet && minuteMet ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all([own.stop(), other.stop(), floor.stop()]);
  await rm(folder, { recursive: true, force: true });
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

interface Measured {
  readonly ours: readonly Costs[];
  readonly theirs: readonly Costs[];
  readonly least: readonly Costs[];
}

/** Prints the medians; returns whether every target was met. */
function report({ ours, theirs, least }: Measured, blocks: readonly number[]): boolean {
  const rows = acts().map((act) => {
    const medianOf = (costs: readonly Costs[]) => median(costs.map((cost) => cost[act]));
    const [mine, yours, floor] = [medianOf(ours), medianOf(theirs), medianOf(least)];
    return { act, mine, yours, floor, ratio: mine / yours, target: targets[act] };
  });
  console.log(`Renderer CPU, medians of ${rounds} rounds, 200 rows of 12 columns`);
  console.table(
    Object.fromEntries(
      rows.map(({ act, mine, yours, floor, ratio, target }) => [
        act,
        {
          'console ms': Number(mine.toFixed(1)),
          'react-admin ms': Number(yours.toFixed(1)),
          ratio: Number(ratio.toFixed(2)),
          target,
          met: ratio <= target ? 'met' : 'missed',
          'floor ms': Number(floor.toFixed(1)),
          'times the floor': Number((mine / floor).toFixed(1)),
        },
      ]),
    ),
  );
  const block = median(blocks);
  const typing = block <= longestBlock ? 'met' : 'missed';
  console.log(
    `Typing 20 characters into the search: longest task ${block.toFixed(0)} ms (worst of ${rounds} rounds ` +
      `${Math.max(...blocks).toFixed(0)} ms), target ${longestBlock} ms: ${typing}`,
  );
  return typing === 'met' && rows.every(({ ratio, target }) => ratio <= target);
}

/** Prints the cost of a minute for a list of jobs; returns whether the target was met. */
function reportMinutes(costs: readonly number[]): boolean {
  const cost = median(costs);
  const met = cost <= mostOfMinute;
  console.log(
    `A minute passes for the countdowns of 200 jobs: ${cost.toFixed(1)} ms of script (worst of ${rounds} minutes ` +
      `${Math.max(...costs).toFixed(1)} ms), target ${mostOfMinute} ms: ${met ? 'met' : 'missed'}`,
  );
  return met;
}

function acts(): readonly (keyof Costs)[] {
  return ['load', 'next page', 'sort', 'select a row'];
}
