import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../../scripts/processes.ts';
import { openDatabase } from './database.ts';
import { count, fillJobs } from './fill.ts';
import { type Api, measure, type Measured } from './measure.ts';
import { questions } from './questions.ts';
import { openExplainer } from './statements.ts';

/**
 * The response time of the job list with many jobs: `pnpm bench [--rows 1000000] [--few 10000] [--plans]`. Exits with 1
 * when a target is missed or a total is wrong.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '10000' },
    plans: { type: 'boolean', default: false },
  },
});

const database = await openDatabase(process.env);
try {
  const few = await measureAt(Number(values.few), false);
  const many = await measureAt(Number(values.rows), values.plans);
  process.exitCode = report(few, many) ? 0 : 1;
} finally {
  await database.remove();
}

async function measureAt(rows: number, withPlans: boolean): Promise<Measured[]> {
  const api = await startProcess('REST v1', [path.resolve(import.meta.dirname, '../../api/src/main.ts')], {
    ...process.env,
    DATABASE_URL: database.url,
    SEED_DEMO: 'true',
    API_PORT: '0',
    LOG_LEVEL: 'error',
  });
  try {
    const started = performance.now();
    await fillJobs(database.client, rows);
    const present = await count(database.client, 'select count(*) from jobs');
    console.log(`${present} jobs, filled in ${Math.round((performance.now() - started) / 1_000)} s`);
    const origin = `http://localhost:${api.port}`;
    const access: Api = {
      base: `${origin}/v1`,
      metrics: `${origin}/metrics`,
      token: await signIn(`${origin}/v1`),
    };
    const measured: Measured[] = [];
    for (const question of questions) measured.push(await measure(access, database.client, question));
    if (withPlans) await printPlans(access.token);
    return measured;
  } finally {
    await api.stop();
  }
}

async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@shepherd.test', password: 'Shepherd1' }),
  });
  const session: unknown = await answer.json();
  if (typeof session === 'object' && session !== null && 'access_token' in session)
    return String(session.access_token);
  throw new Error(`The sign-in answered ${answer.status}`);
}

async function printPlans(token: string): Promise<void> {
  const explainer = openExplainer(database.url, database.client);
  for (const { name, path } of questions) {
    console.log(`\n${name}: GET ${path}`);
    for (const plan of await explainer.explain(path, token)) console.log(`  ${plan}`);
  }
  await explainer.close();
}

/** Prints the figures; returns whether all targets were met and all totals right. */
function report(few: readonly Measured[], many: readonly Measured[]): boolean {
  const problems: string[] = [];
  console.table(
    Object.fromEntries(
      questions.map(({ name, target }, index) => {
        const small = few[index];
        const large = many[index];
        if (!small || !large) throw new Error(`${name} was not measured`);
        if (large.median > target)
          problems.push(`${name}: ${large.median.toFixed(1)} ms, the target is ${target} ms`);
        for (const { problem } of [small, large]) if (problem) problems.push(`${name}: ${problem}`);
        return [
          name,
          {
            'fastest ms': Number(large.fastest.toFixed(1)),
            'median ms': Number(large.median.toFixed(1)),
            'p95 ms': Number(large.p95.toFixed(1)),
            'after a change': Number(large.changed.toFixed(1)),
            'API CPU ms': Number(large.apiCpu.toFixed(1)),
            'DB CPU ms': large.databaseCpu === null ? '?' : Number(large.databaseCpu.toFixed(1)),
            'target ms': target,
            'median with few': Number(small.median.toFixed(1)),
            ratio: Number((large.median / small.median).toFixed(1)),
          },
        ];
      }),
    ),
  );
  for (const [index, { name, target, counted }] of questions.entries()) {
    const changed = many[index]?.changed ?? 0;
    if (counted === true && changed > target)
      console.log(
        `${name}: ${changed.toFixed(1)} ms right after a job has changed, because its total is then counted row by row.`,
      );
  }
  const load = loadavg()[0] ?? 0;
  const processors = availableParallelism();
  if (load > processors)
    console.log(
      `The machine is busy (load ${load.toFixed(1)} on ${processors} processors): CPU and fastest say more than the median.`,
    );
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'All targets were met.' : `${problems.length} problems.`);
  return problems.length === 0;
}
