// @module-tag any-store
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';
import { bytes, bytesAndSilence, closesAfterAnswer, page } from './behaviours.ts';
import { type FaultyRest, healthy, startFaultyRest } from './faulty-rest.ts';
import { ask, told } from './gateway-answers.ts';
import { late, network } from './told.ts';

let rest: FaultyRest;
let gateway: GatewayProcess;
beforeEach(async () => {
  rest = await startFaultyRest();
  gateway = await startGateway(rest.url, { REST_TIMEOUT_MS: '2000' });
});
afterEach(async () => {
  await gateway.stop();
  await rest.stop();
});

const list = '{ orders { pageInfo { total } } }';
const approve = 'mutation { approveOrder(id: "7") { id } }';
const inTurn = async (count: number, query: string) => {
  const outcomes = [];
  for (let index = 0; index < count; index += 1) outcomes.push(told((await ask(gateway.url, query)).answer));
  return outcomes.flat();
};

it.each([
  ['a connection that is closed', bytes()],
  ['a proxy with nothing behind it', page(503)],
])('a read that met %s is retried once, and the client does not notice', async (_what, behaviour) => {
  let first = true;
  rest.behave((call) => {
    (first ? behaviour : healthy)(call);
    first = false;
  });
  expect(await inTurn(1, list)).toEqual([]);
  expect(rest.calls()).toEqual(['GET /orders', 'GET /orders']);
});

it('retries do not make an outage worse: they are a tenth of the calls, with ten in store', async () => {
  rest.behave(bytes());
  expect(await inTurn(60, list)).toEqual(Array.from({ length: 60 }, () => network));
  expect(rest.calls().length).toBeGreaterThan(60);
  expect(rest.calls().length).toBeLessThanOrEqual(60 + 10 + 6);
});

it('a change is sent once, whatever its outcome', async () => {
  rest.behave(bytes());
  expect(await inTurn(20, approve)).toEqual(Array.from({ length: 20 }, () => network));
  expect(rest.calls()).toHaveLength(20);
  rest.behave(bytesAndSilence());
  expect(await inTurn(1, approve)).toEqual([late]);
  expect(rest.calls()).toHaveLength(1);
});

it('connections that REST v1 closes between two requests cause no failure, not even for changes', async () => {
  rest.behave(closesAfterAnswer(healthy));
  for (let index = 0; index < 25; index += 1) {
    expect(await inTurn(1, approve)).toEqual([]);
    // By the end of these the gateway has noticed the end of the connection.
    await inTurn(2, '{ __typename }');
  }
  expect(rest.calls()).toHaveLength(25);
});

it('many identical reads at the same time fail together, and leave nothing behind', async () => {
  rest.behave(bytesAndSilence());
  const together = await Promise.all(Array.from({ length: 100 }, () => ask(gateway.url, list)));
  expect(new Set(together.map(({ answer }) => JSON.stringify(told(answer))))).toEqual(
    new Set([JSON.stringify([late])]),
  );
  rest.behave(healthy);
  expect(await inTurn(1, list)).toEqual([]);
});
