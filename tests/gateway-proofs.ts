import { measureAttacks } from './attacks/measure.ts';
import { runHeap } from './heap/heap.ts';
import { runIsolation } from './isolation/isolation.ts';
import { readCounts } from './rest/support/arguments.ts';

/** The long proofs of the gateway, each in front of a REST v1 made for it. */
export const gatewayProofs: Record<string, (given: string[]) => Promise<string[]>> = {
  async attacks(given) {
    const { times, sockets } = readCounts(given, { times: 10, sockets: 300 });
    const { failures, dearest, ...figures } = await measureAttacks({ times, sockets });
    console.log('The dearest refusals, in milliseconds of CPU:');
    for (const { name, milliseconds } of dearest)
      console.log(`${milliseconds.toFixed(1).padStart(8)}  ${name}`);
    console.log({ ...figures, failures: failures.length });
    return failures;
  },
  async isolation(given) {
    const { requests, parallel, seed } = readCounts(given, { requests: 100_000, parallel: 32 });
    const { failures, ...figures } = await runIsolation({
      seed,
      requests,
      parallel,
      tell: (line) => console.log(line),
    });
    console.log({ seed, parallel, ...figures, failures: failures.length });
    return failures;
  },
  async heap(given) {
    const { requests, parallel, looks, seed } = readCounts(given, {
      requests: 1_000_000,
      parallel: 16,
      looks: 40,
    });
    const { failures, seconds } = await runHeap({
      seed,
      requests,
      parallel,
      looks,
      tell: (line) => console.log(line),
    });
    console.log({ seed, requests, seconds, failures: failures.length });
    return failures;
  },
};
