import { openWire } from '../rest/bad-input/wire.ts';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';
import { attacks } from './attacks.ts';
import { startCountingRest } from './counting-rest.ts';
import { openSlowSockets, slowBeginnings } from './slow-sockets.ts';
import { postQuery } from './wire-request.ts';

/** CPU milliseconds of one refusal at most. */
const mostPerRefusal = 50;

type Cost = { name: string; milliseconds: number };

export type AttackRun = {
  failures: string[];
  attacks: number;
  dearest: Cost[];
  median: number;
  slow: string[];
};

/** Sends each attack several times and reports the gateway's CPU time for one. */
export async function measureAttacks({
  times,
  sockets,
}: {
  times: number;
  sockets: number;
}): Promise<AttackRun> {
  const rest = await startCountingRest();
  const gateway = await startGateway(rest.url, { HEADERS_TIMEOUT_MS: '3000', BODY_TIMEOUT_MS: '3000' });
  try {
    await warmUp(gateway);
    const costs: Cost[] = [];
    const failures: string[] = [];
    for (const { name, bytes, status } of attacks) {
      const before = (await gateway.look()).cpuMilliseconds;
      for (let time = 0; time < times; time += 1) {
        const answered = await exchange(gateway, bytes);
        if (answered !== status) failures.push(`${name} was answered with ${answered} instead of ${status}`);
      }
      costs.push({ name, milliseconds: ((await gateway.look()).cpuMilliseconds - before) / times });
    }
    costs.sort((one, other) => other.milliseconds - one.milliseconds);
    for (const { name, milliseconds } of costs)
      if (milliseconds >= mostPerRefusal)
        failures.push(`${name} took ${milliseconds.toFixed(1)} ms of CPU; ${mostPerRefusal} are the most`);
    const slow: string[] = [];
    for (const { name, beginning } of slowBeginnings) {
      const outcome = await outlast(gateway, sockets, beginning);
      slow.push(
        `${name}: ${outcome.milliseconds.toFixed(1)} ms of CPU for each socket, ${outcome.answered} others answered`,
      );
      if (outcome.refused > 0) failures.push(`${name}: ${outcome.refused} others were not answered`);
    }
    return {
      failures,
      attacks: attacks.length,
      dearest: costs.slice(0, 10),
      median: costs[Math.floor(costs.length / 2)]?.milliseconds ?? 0,
      slow,
    };
  } finally {
    await gateway.stop();
    await rest.stop();
  }
}

/** The first run of code includes its compilation; a real gateway is warm. */
async function warmUp(gateway: GatewayProcess): Promise<void> {
  for (let index = 0; index < 300; index += 1)
    await exchange(gateway, postQuery(`query Q${index} { orders { items { unknown${index} } } }`));
}

async function exchange(gateway: GatewayProcess, bytes: Buffer): Promise<number | undefined> {
  const wire = openWire(gateway.port, '127.0.0.1');
  try {
    return (await wire.exchange(bytes))?.status;
  } finally {
    wire.close();
  }
}

/** Keeps slow sockets open until the gateway has closed them all, and sends honest requests meanwhile. */
async function outlast(gateway: GatewayProcess, count: number, beginning: string) {
  const honest = postQuery('{ __typename }');
  const before = (await gateway.look()).cpuMilliseconds;
  const slow = openSlowSockets(gateway.port, count, beginning);
  let answered = 0;
  let refused = 0;
  while (slow.closed() < count) {
    if ((await exchange(gateway, honest)) === 200) answered += 1;
    else refused += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  slow.hangUp();
  return { answered, refused, milliseconds: ((await gateway.look()).cpuMilliseconds - before) / count };
}
