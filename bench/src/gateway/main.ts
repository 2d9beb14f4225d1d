import { parseArgs } from 'node:util';
import { measureFairness } from './fairness.ts';
import type { Fairness } from './fairness.ts';
import { goalsOf } from './goals.ts';
import { names, startAll } from './line-up.ts';
import { measureAll } from './measure.ts';
import type { Figure } from './measure.ts';

/**
 * The cost of a request for the gateway, beside other servers: `pnpm bench:gateway [--rounds 5] [--requests 1000]
 * [--warm-up 10000] [--workload hello] [--before <checkout of an older version, installed>]`. CPU time of the server
 * process, not wall time, which reduces the influence of a busy machine; trust only the figures of an idle one. Exits
 * with 1 when a goal is missed.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '1000' },
    // The cost for a warm server: after 2,000 requests code is still being compiled, and most of it is ours.
    'warm-up': { type: 'string', default: '10000' },
    workload: { type: 'string' },
    before: { type: 'string' },
  },
});

const lineUp = await startAll({ before: values.before, only: values.workload });
try {
  const figures = await measureAll(lineUp.entries, lineUp.rest, {
    rounds: Number(values.rounds),
    requests: Number(values.requests),
    warmUp: Number(values['warm-up']),
  });
  process.exitCode = report(figures) ? 0 : 1;
} finally {
  await lineUp.stop();
}
if (values.workload === undefined && !isFair(await measureFairness())) process.exitCode = 1;

/** Prints the figures and the goals; returns whether all were met. */
function report(figures: readonly Figure[]): boolean {
  for (const [workload, rows] of Map.groupBy(figures, (figure) => figure.workload)) {
    const ours = rows.find(({ server }) => server === names.gateway || server === names.ownGateway);
    if (!ours) throw new Error(`${workload} was not measured with this gateway`);
    console.log(`\n${workload}`);
    console.table(
      Object.fromEntries(
        rows.map(({ server, cpu, fastest, slowest, upstreamCalls }) => [
          server,
          {
            'CPU ms a request': rounded(cpu, 3),
            'fastest round': rounded(fastest, 3),
            'slowest round': rounded(slowest, 3),
            'upstream calls': rounded(upstreamCalls, 2),
            'ours = 1': rounded(cpu / ours.cpu, 2),
          },
        ]),
      ),
    );
  }
  const goals = goalsOf(figures).map((goal) => ({ ...goal, met: goal.value <= goal.most }));
  console.log('\nGoals');
  for (const { what, most, value, met } of goals)
    console.log(`  ${met ? 'met   ' : 'missed'} ${what}: ${rounded(value, 3)}, at most ${rounded(most, 3)}`);
  return goals.every(({ met }) => met);
}

/** Prints the wait of a small query beside a large one; returns whether it is within the limit. */
function isFair({ quiet, beside, heavyCalls }: Fairness): boolean {
  const most = 3;
  const ratio = beside.p99 / quiet.p99;
  console.log(`\nFive rows, beside a query of another session that took ${heavyCalls} calls meanwhile`);
  console.table({
    'alone, ms': { median: rounded(quiet.median, 1), p99: rounded(quiet.p99, 1) },
    'beside it, ms': { median: rounded(beside.median, 1), p99: rounded(beside.p99, 1) },
  });
  console.log(
    `  ${ratio <= most ? 'met   ' : 'missed'} p99, alone = 1: ${rounded(ratio, 2)}, at most ${most}`,
  );
  return ratio <= most;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
