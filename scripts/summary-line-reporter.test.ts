import type { TestModule } from 'vitest/node';
import { afterEach, expect, it, vi } from 'vitest';
import SummaryLineReporter from './summary-line-reporter.ts';

type Outcome = { name: string; state: 'passed' | 'failed' | 'skipped' | 'pending'; flaky?: boolean };

const moduleOf = (outcomes: readonly Outcome[], errors: readonly unknown[] = []): TestModule =>
  ({
    relativeModuleId: 'some.test.ts',
    errors: () => errors,
    children: {
      allTests: () =>
        outcomes.map(({ name, state, flaky = false }) => ({
          fullName: name,
          result: () => ({ state }),
          diagnostic: () => ({ flaky }),
        })),
    },
  }) as unknown as TestModule;

afterEach(() => {
  vi.restoreAllMocks();
});

function linesOf(modules: readonly TestModule[]): unknown[] {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  new SummaryLineReporter().onTestRunEnd(modules);
  return print.mock.calls.flat();
}

it('ends with the counts, a file that could not be run among the failed', () => {
  const lines = linesOf([
    moduleOf([
      { name: 'one', state: 'passed' },
      { name: 'two', state: 'failed' },
      { name: 'three', state: 'skipped' },
      { name: 'four', state: 'pending' },
    ]),
    moduleOf([], [new Error('no such import')]),
  ]);
  expect(lines).toEqual(['1 passed, 2 failed, 1 skipped']);
});

it('names what passed only when it was tried again', () => {
  expect(linesOf([moduleOf([{ name: 'suite > one', state: 'passed', flaky: true }])])).toEqual([
    'Passed only at another try: some.test.ts > suite > one',
    '1 passed, 0 failed, 0 skipped',
  ]);
});
