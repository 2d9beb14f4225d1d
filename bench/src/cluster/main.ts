import { parseArgs } from 'node:util';
import { measureOverload } from './overload.ts';
import { soak } from './soak.ts';
import { measureThroughput } from './throughput.ts';

/**
 * Benchmark of several copies: `pnpm bench:cluster <throughput | overload | soak>`, with `--seconds 10 --rounds 5` of
 * each measurement, and `--minutes 30 --rate 20` of the last. Exits with 1 when a goal is missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '20' },
  },
});
const each = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
const measurements: Readonly<Record<string, () => Promise<string[]>>> = {
  throughput: () => measureThroughput(each),
  overload: () => measureOverload(each),
  soak: () => soak({ minutes: Number(values.minutes), rate: Number(values.rate) }),
};
const measurement = measurements[positionals[0] ?? ''];
if (measurement === undefined) {
  console.error(`pnpm bench:cluster <${Object.keys(measurements).join(' | ')}> [--option number]`);
  process.exit(2);
}
const missed = await measurement();
for (const sentence of missed) console.log(sentence);
console.log(missed.length === 0 ? 'All goals were met.' : `${missed.length} goals were missed.`);
process.exitCode = missed.length === 0 ? 0 : 1;
