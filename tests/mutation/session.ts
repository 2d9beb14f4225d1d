import path from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import { repository } from './targets.ts';

/** What a session is asked, one after the other: these tests, with this text in the place of a file. */
export type Question = { tests: readonly string[]; file: string; source: string | null };
export type Verdict = { noticedBy: string | null; tests: number };

const [project = ''] = process.argv.slice(2);
let changed: { file: string; source: string } | null = null;
const vitest = await open();
process.on('message', (question: Question) => void answer(question));
process.send?.('ready');

/**
 * A vitest that stays: what no mutant touches is read once. A mutant is put in the place of its file while that is
 * loaded and never written, so that neither the disk nor the snapshot of the demo data changes.
 */
async function open(): Promise<Vitest> {
  const found = config.test?.projects?.find(
    (one) => typeof one === 'object' && 'test' in one && one.test?.name === project,
  );
  if (typeof found !== 'object' || !('test' in found)) throw new Error(`There is no project ${project}`);
  const { test, resolve = {} } = found;
  const mutant = {
    name: 'mutant',
    enforce: 'pre' as const,
    load: (id: string) => (changed !== null && id.split('?')[0] === changed.file ? changed.source : null),
  };
  const options = {
    ...test,
    root: path.join(repository, project),
    config: false as const,
    watch: false,
    maxWorkers: 1,
    bail: 1,
    // On the disk there would be what was loaded before.
    fsModuleCache: false,
    retry: 0,
    reporters: [{}],
  };
  return createVitest('test', options, { resolve, plugins: [mutant] });
}

async function answer({ tests, file, source }: Question): Promise<void> {
  const place = path.join(repository, file);
  changed = source === null ? null : { file: place, source };
  vitest.invalidateFile(place);
  const specifications = await vitest.globTestSpecifications([...tests]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.find((module) => !module.ok());
  const first = failed && [...failed.children.allTests('failed')][0];
  const noticedBy =
    failed === undefined
      ? unhandledErrors.length > 0
        ? 'an error that nobody caught'
        : null
      : (first?.fullName ?? failed.relativeModuleId);
  changed = null;
  vitest.invalidateFile(place);
  const verdict: Verdict = { noticedBy, tests: specifications.length };
  process.send?.(verdict);
}
