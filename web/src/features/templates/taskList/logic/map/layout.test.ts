import { describe, expect, test } from 'vitest';
import { flowOf } from '../flow.ts';
import { sketchedList } from '../sketch.ts';
import type { TaskSketch } from '../sketch.ts';
import { lanesOf } from './lanes.ts';
import { layoutOf } from './layout.ts';
import { neighbourOf } from './neighbour.ts';

const always = (target: string): TaskSketch => ({ goes: [['always', [], target]] });

describe('lanes', () => {
  test('contain lines that do not overlap, short ones nearest', () => {
    const spans = [{ from: 1, to: 9 }, { from: 1, to: 2 }, null, { from: 3, to: 4 }, { from: 4, to: 6 }];
    expect(lanesOf(spans)).toEqual({ lanes: [2, 0, 0, 0, 1], count: 3 });
    expect(lanesOf([])).toEqual({ lanes: [], count: 0 });
  });
});

describe('the map', () => {
  const list = sketchedList([{}, always('t4')], [], [always('t1'), { goes: [['always', [], 'gone']] }]);
  const flow = flowOf(list);

  test('shows tasks in bands of their sections without overlapping', () => {
    const { bands, nodes, height, width } = layoutOf(list, flow, 480);
    expect(bands.map(({ name }) => name)).toEqual(['Section 1', 'Section 2', 'Section 3']);
    for (const rows of [bands, nodes]) {
      rows.reduce(
        (before, row) => {
          expect(row.top).toBeGreaterThanOrEqual(before.top + before.height);
          return row;
        },
        { top: 0, height: 0 },
      );
    }
    const last = nodes.at(-1);
    expect(last && last.top + last.height).toBeLessThanOrEqual(height);
    expect(width).toBeLessThanOrEqual(480);
  });

  test('draws forward jumps on the right, backward jumps on the left, and none without a target', () => {
    const { edges } = layoutOf(list, flow, 480);
    expect(edges.map(({ key, back, circle }) => [key, back, circle])).toEqual([
      ['t2 4', false, false],
      ['t3 1', true, false],
    ]);
  });

  test('is no wider for hundreds of parallel jumps', () => {
    const many = sketchedList(
      Array.from({ length: 200 }, (_none, index) =>
        index < 100 ? always(`t${200 - index}`) : always(`t${200 - index}`),
      ),
    );
    expect(layoutOf(many, flowOf(many), 440).width).toBeLessThanOrEqual(480);
  });

  test('marks the jump that closes a loop', () => {
    const circle = sketchedList([{}, always('t1')]);
    expect(layoutOf(circle, flowOf(circle), 480).edges.map(({ circle: closes }) => closes)).toEqual([true]);
  });
});

test('is navigated with the arrow keys: up and down the list, and along jumps', () => {
  const flow = flowOf(sketchedList([{}, always('t4'), {}, {}]));
  const to = (task: string, key: string) => neighbourOf(flow, task, key);
  expect(to('t2', 'ArrowUp')).toBe('t1');
  expect(to('t2', 'ArrowDown')).toBe('t3');
  expect(to('t2', 'ArrowRight')).toBe('t4');
  expect(to('t4', 'ArrowLeft')).toBe('t2');
  expect(to('t1', 'End')).toBe('t4');
  expect(to('t3', 'Home')).toBe('t1');
  for (const [task, key] of [
    ['t1', 'ArrowUp'],
    ['t4', 'ArrowDown'],
    ['t1', 'ArrowRight'],
    ['t2', 'ArrowLeft'],
    ['t1', 'Tab'],
  ] as const)
    expect(to(task, key)).toBeUndefined();
});
