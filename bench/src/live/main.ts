import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProcess } from '../../../scripts/processes.ts';
import { cpuOf } from '../process-stat.ts';
import { TellingRest } from './rest.ts';
import { follow } from './session.ts';

/**
 * Live changes through the gateway: `pnpm bench:live [--sessions 200] [--rows 50] [--changes 20] [--seconds 30]`.
 * Each session follows the rows of its screen, out of a thousand, while so many of them change each second. Latency is
 * measured beside that of a tenth of the sessions. Exits with 1 when a goal is missed.
 */
const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '200' },
    rows: { type: 'string', default: '50' },
    changes: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
  },
});
const [sessions, rows, changes, seconds] = [values.sessions, values.rows, values.changes, values.seconds].map(
  Number,
) as [number, number, number, number];
const allRows = 1_000;
const rounds = 3;

const rest = new TellingRest();
const gateway = await startProcess(
  'The gateway',
  [path.resolve(import.meta.dirname, '../../../gateway/src/main.ts')],
  {
    ...process.env,
    REST_API_URL: await rest.start(),
    PORT: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_SECOND: '0',
  },
);
try {
  const few = await measure(Math.ceil(sessions / 10));
  const many = await measure(sessions);
  process.exitCode = report(few, many) ? 0 : 1;
} finally {
  await gateway.stop();
  rest.stop();
}

type Round = { cpu: number; mebibytes: number };
type Measured = { rounds: Round[]; delivered: number; expected: number; p50: number; p99: number };

async function measure(count: number): Promise<Measured> {
  const toldAt = new Map<string, number>();
  const latencies: number[] = [];
  const followed = new Map<string, number>();
  const leave = await Promise.all(
    Array.from({ length: count }, (_one, session) => {
      const ids = Array.from({ length: rows }, (_row, row) => String((session * 37 + row) % allRows));
      for (const id of ids) followed.set(id, (followed.get(id) ?? 0) + 1);
      return follow(`http://127.0.0.1:${gateway.port}`, `session-${session}`, ids, (position) =>
        latencies.push(performance.now() - (toldAt.get(position) ?? 0)),
      );
    }),
  );
  let expected = 0;
  const tellFor = async (milliseconds: number): Promise<void> => {
    const pause = 1_000 / changes;
    for (let told = 0; told * pause < milliseconds; told += 1) {
      const id = String(Math.floor(Math.random() * allRows));
      expected += followed.get(id) ?? 0;
      const at = performance.now();
      toldAt.set(rest.tell(id), at);
      await wait(pause);
    }
  };
  // Code is compiled, and buffers have their size.
  await tellFor(5_000);
  latencies.length = 0;
  expected = 0;
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = cpu();
    await tellFor((seconds * 1_000) / rounds);
    measured.push({ cpu: cpu() - before, mebibytes: memory() });
  }
  for (let tries = 0; latencies.length < expected && tries < 100; tries += 1) await wait(50);
  for (const one of leave) one();
  while (rest.streams > 0) await wait(20);
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { rounds: measured, delivered: latencies.length, expected, p50: at(0.5), p99: at(0.99) };
}

function cpu(): number {
  return cpuOf(readFileSync(`/proc/${gateway.pid}/stat`, 'utf8'));
}

function memory(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Prints the figures and the goals; returns whether all were met. */
function report(few: Measured, many: Measured): boolean {
  console.log(`${sessions} sessions, ${rows} rows each, ${changes} changes a second`);
  console.table(
    many.rounds.map((round) => ({ 'CPU ms': round.cpu, 'memory MiB': Math.round(round.mebibytes) })),
  );
  console.log(`Latency ms: median ${many.p50.toFixed(1)}, p99 ${many.p99.toFixed(1)}`);
  const [first, last] = [many.rounds[0], many.rounds.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured');
  const cpuOfAll = many.rounds.reduce((sum, round) => sum + round.cpu, 0);
  const goals = [
    { what: 'lost changes', value: many.expected - many.delivered, most: 0 },
    { what: 'CPU of the last round, first = 1', value: last.cpu / first.cpu, most: 1.3 },
    { what: 'memory of the last round, first = 1', value: last.mebibytes / first.mebibytes, most: 1.15 },
    { what: 'CPU, as a share of one core', value: cpuOfAll / (seconds * 1_000), most: 0.6 },
    { what: `median latency, ${Math.ceil(sessions / 10)} sessions = 1`, value: many.p50 / few.p50, most: 20 },
    { what: 'p99 of the latency, median = 1', value: many.p99 / many.p50, most: 10 },
  ].map((goal) => ({ ...goal, met: goal.value <= goal.most }));
  for (const { what, most, value, met } of goals)
    console.log(`  ${met ? 'met   ' : 'missed'} ${what}: ${value.toFixed(2)}, at most ${most}`);
  return goals.every(({ met }) => met);
}
