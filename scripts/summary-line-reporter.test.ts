import type { TestModule } from 'vitest/node';
import { afterEach, expect, it, vi } from 'vitest';
import SummaryLineReporter from './summary-line-reporter.ts';

type Outcome = { name: string; state: 'passed' | 'failed' | 'skipped' | 'pending'; flaky?: boolean };

type File = { errors?: readonly unknown[]; project?: string; name?: string; milliseconds?: number };

const moduleOf = (
  outcomes: readonly Outcome[],
  { errors = [], project = 'api', name = 'some.test.ts', milliseconds = 0 }: File = {},
): TestModule =>
  ({
    relativeModuleId: name,
    project: { name: project },
    errors: () => errors,
    diagnostic: () => ({
      environmentSetupDuration: 1,
      prepareDuration: 2,
      collectDuration: 3,
      setupDuration: 4,
      duration: milliseconds,
    }),
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

it('a run ends with the counts, and a file that could not run counts as failed', () => {
  const lines = linesOf([
    moduleOf([
      { name: 'one', state: 'passed' },
      { name: 'two', state: 'failed' },
      { name: 'three', state: 'skipped' },
      { name: 'four', state: 'pending' },
    ]),
    moduleOf([], { errors: [new Error('no such import')] }),
  ]);
  expect(lines.at(-1)).toBe('1 passed, 2 failed, 1 skipped');
});

it('tests that passed only on a retry are named', () => {
  expect(linesOf([moduleOf([{ name: 'suite > one', state: 'passed', flaky: true }])])).toEqual([
    'Passed only at another try: some.test.ts > suite > one',
    '1 passed, 0 failed, 0 skipped',
  ]);
});

it('the ten slowest files are shown with their total time, and the time of each project', () => {
  const lines = linesOf(
    Array.from({ length: 12 }, (_, index) =>
      moduleOf([], {
        project: index < 10 ? 'api' : 'web',
        name: `${index}.test.ts`,
        milliseconds: index * 1000 + 490,
      }),
    ),
  );
  expect(lines).toHaveLength(15);
  expect(lines.slice(0, 3)).toEqual([
    'The slowest files:',
    '   11.5 s  web 11.test.ts',
    '   10.5 s  web 10.test.ts',
  ]);
  expect(lines.slice(-5)).toEqual([
    '    2.5 s  api 2.test.ts',
    'What workers were kept for:',
    '   22.0 s  web, 2 files',
    '   50.0 s  api, 10 files',
    '0 passed, 0 failed, 0 skipped',
  ]);
});
