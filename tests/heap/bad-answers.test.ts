// @module-tag any-store
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faults } from '../faults/faults.ts';
import { type FaultyRest, startFaultyRest } from '../faults/faulty-rest.ts';
import { ask } from '../faults/gateway-answers.ts';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';

let rest: FaultyRest;
let gateway: GatewayProcess;
beforeAll(async () => {
  rest = await startFaultyRest();
  gateway = await startGateway(rest.url, { REST_TIMEOUT_MS: '25000' });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

/** Bytes of the heap and of buffers, after a full collection. */
async function kept(): Promise<number> {
  const { heapUsed, external } = await gateway.look(true);
  return heapUsed + external;
}

it.each([
  '40 megabytes',
  'a body without an end',
  'a deep value under a key that is not known',
  'JSON that is cut off',
])('nothing is kept of %s', async (name) => {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`There is no fault ${name}`);
  rest.behave(fault.behaviour);
  const askTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) await ask(gateway.url, '{ orders { items { id title } } }');
  };
  await askTimes(3);
  const before = await kept();
  await askTimes(10);
  // One such answer is larger. On a busy machine the last one may still be about to be freed.
  await expect.poll(async () => (await kept()) - before).toBeLessThan(2_000_000);
});
