import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../rest/support/random.ts';
import { explained, explains } from './explained.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { repository, sourcesOf, type Target, targets } from './targets.ts';
import { survey, Trial } from './try-mutant.ts';

/**
 * Mutation testing of the code that guards data and access: `pnpm mutate`, `pnpm mutate api/src/lockouts`, `pnpm mutate
 * --sample 12 --seed suite` (12 of each folder). Exits with 1 when fewer than 85 in 100 mutants of a folder are killed;
 * of a sample, which is too small to say more and runs only the tests beside the folder, fewer than half. A file in
 * place of a folder is tested alone; `--only said.txt` repeats the mutants that survived an earlier run.
 */
const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: 'suite' },
    only: { type: 'string' },
    list: { type: 'boolean' },
    workers: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const least = values.sample === undefined ? 0.85 : 0.5;

const folders = positionals.map((name) => (name.endsWith('.ts') ? path.posix.dirname(name) : name));
const said = values.only === undefined ? null : new Set(readFileSync(values.only, 'utf8').split('\n'));
const chosen = targets.filter(({ name }) => folders.length === 0 || folders.includes(name));
if (chosen.length === 0) throw new Error(`Choose from ${targets.map(({ name }) => name).join(', ')}`);

type Score = { name: string; mutants: number; noticed: number; seconds: number };
const scores: Score[] = [];

for (const target of chosen) {
  const all = allOf(target);
  const asked = said === null ? all : all.filter((mutant) => said.has(unnoticed(mutant)));
  const mutants = values.sample === undefined ? asked : draw(asked, Number(values.sample), values.seed);
  if (mutants.length === 0) continue;
  if (values.list === true) for (const mutant of mutants) console.log(`${nameOf(mutant)}  (${mutant.kind})`);
  else scores.push(await run(values.sample === undefined ? target : { ...target, far: [] }, mutants));
}

for (const { name, mutants, noticed, seconds } of scores) {
  const share = ((100 * noticed) / mutants).toFixed(1).padStart(5);
  console.log(`${share} %  ${noticed} of ${mutants} in ${name}, ${Math.round(seconds)} s`);
}
const worst = Math.min(...scores.map(({ noticed, mutants }) => noticed / mutants), 1);
process.exitCode = worst < least ? 1 : 0;

async function run(target: Target, mutants: readonly Mutant[]): Promise<Score> {
  const started = performance.now();
  const reached = await survey(target);
  const waiting = [...mutants];
  let noticed = 0;
  async function work(): Promise<void> {
    const trial = await Trial.begin(target, reached);
    try {
      for await (const { mutant, noticedBy } of trial.all(() => waiting.shift()))
        if (noticedBy === null) console.log(unnoticed(mutant));
        else noticed += 1;
    } finally {
      await trial.close();
    }
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
  return {
    name: target.name,
    mutants: mutants.length,
    noticed,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Equivalent mutants are left out, with their reason. */
function allOf(target: Target): Mutant[] {
  const isWhole = positionals.length === 0 || positionals.includes(target.name);
  return sourcesOf(target)
    .flatMap((file) => mutantsOf(file, readFileSync(path.join(repository, file), 'utf8')))
    .filter((mutant) => !explained.some((one) => explains(one, mutant)))
    .filter(({ file }) => isWhole || positionals.includes(file));
}

function draw(all: readonly Mutant[], count: number, seed: string): Mutant[] {
  const random = seeded(seed);
  const drawn = new Set<Mutant>();
  while (drawn.size < Math.min(count, all.length)) {
    const mutant = random.pickAny(all);
    if (mutant) drawn.add(mutant);
  }
  return all.filter((mutant) => drawn.has(mutant));
}

function short(text: string): string {
  return JSON.stringify(text.replaceAll(/\s+/g, ' ').slice(0, 90));
}

function nameOf({ file, line, column, original, replacement }: Mutant): string {
  return `${file}:${line}:${column}  ${short(original)} → ${short(replacement)}`;
}

function unnoticed(mutant: Mutant): string {
  return `Not noticed  ${nameOf(mutant)}`;
}
