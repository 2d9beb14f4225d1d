// @module-tag any-store
import { expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Seen } from './load.ts';

const megabyte = 1024 * 1024;
const times = (count: number, took: number): number[] => Array.from({ length: count }, () => took);
const seen = (took: Partial<Seen['took']>): Seen => ({
  seconds: 10,
  cpu: 0,
  took: { answered: [], refused: [], failed: [], ...took },
  failures: {},
});
const alone = seen({ answered: times(1_000, 20) });
const good = seen({ answered: times(950, 400), refused: times(3_000, 10) });
const round = (crowd: Seen = good, resident = 200) => ({
  alone,
  crowd,
  memory: { gateway: resident * megabyte },
});
const judged = (rounds: ReturnType<typeof round>[]): string[] =>
  judge('It', rounds, { gateway: 150 * megabyte }, () => {});

it('finds no problem when all goals are met', () => {
  expect(judged([round(), round()])).toEqual([]);
});

it.each([
  ['the goodput fell to 89 %', { ...good.took, answered: times(890, 400) }],
  [
    'one answer in a hundred took 1200 ms or more',
    { ...good.took, answered: [...times(940, 400), ...times(10, 1_200)] },
  ],
  [
    'one refusal in a hundred took 60 ms or more',
    { ...good.took, refused: [...times(980, 10), ...times(20, 60)] },
  ],
  ['1 were neither answered nor refused', { ...good.took, failed: [5] }],
])('reports that %s', (sentence, took) => {
  expect(judged([round(seen(took))])).toEqual([`It: ${sentence}`]);
});

it('takes a stable size for normal, and continuous growth for a leak', () => {
  const growing = (...resident: number[]) => judged(resident.map((megabytes) => round(good, megabytes)));
  expect(growing(180, 230, 260, 262, 270, 268)).toEqual([]);
  expect(growing(180, 230, 260, 290, 310, 330)).toEqual(['It: each crowd makes gateway grow']);
});
