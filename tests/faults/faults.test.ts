// @module-tag any-store
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';
import { secret } from './behaviours.ts';
import { type FaultyRest, healthy, startFaultyRest } from './faulty-rest.ts';
import { faults } from './faults.ts';
import { ask, told } from './gateway-answers.ts';
import { late } from './told.ts';

let rest: FaultyRest;
/**
 * On a busy machine anything may be slow: only where the fault is a missing answer does a gateway have short timeouts.
 */
let patient: GatewayProcess;
let hasty: GatewayProcess;
beforeAll(async () => {
  rest = await startFaultyRest();
  [patient, hasty] = await Promise.all([
    startGateway(rest.url, { REST_TIMEOUT_MS: '25000' }),
    startGateway(rest.url, { REST_TIMEOUT_MS: '300' }),
  ]);
});
afterAll(async () => {
  await Promise.all([patient.stop(), hasty.stop()]);
  await rest.stop();
});
beforeEach(() => rest.behave(healthy));

const list = '{ orders { items { id title status } pageInfo { total } } }';
const approve = 'mutation { approveOrder(id: "7") { id title status } }';

/** No internals of REST v1, and nothing about its address. */
function expectNoLeak(text: string): void {
  const secrets = secret.split(' ').filter((part) => part.length > 2);
  expect(secrets.filter((part) => text.includes(part))).toEqual([]);
  expect(text).not.toMatch(
    /127\.0\.0\.1|localhost|ECONN|undici|node_modules|<html|SyntaxError|TypeError|\.ts:/,
  );
  expect(text).not.toContain(new URL(rest.url).port);
}

describe('a REST v1 that misbehaves', () => {
  it('does so in more than 100 ways', () => {
    expect(faults.length).toBeGreaterThan(100);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults.map((fault) => [fault.name, fault] as const))('%s', async (_name, fault) => {
    const isLate = [fault.list, fault.change].some((outcome) => outcome?.status === late.status);
    const gateway = isLate ? hasty : patient;
    rest.behave(fault.behaviour);
    const read = await ask(gateway.url, list);
    expect(told(read.answer)).toEqual(fault.list === null ? [] : [fault.list]);
    expect(read.status).toBe(200);
    expectNoLeak(read.text);
    expect(['GET /orders', 'GET /orders,GET /orders']).toContain(rest.calls().join());

    rest.behave(fault.behaviour);
    const changed = await ask(gateway.url, approve);
    expect(told(changed.answer)).toEqual(fault.change === null ? [] : [fault.change]);
    expectNoLeak(changed.text);
    expect(rest.calls()).toEqual(['POST /orders/7/approve']);

    // Afterwards everything works as before.
    rest.behave(healthy);
    for (const query of [list, approve]) {
      // The gateway with short timeouts may find a busy machine too slow once more.
      let problems: unknown[] = [];
      for (let tries = isLate ? 10 : 1; tries > 0; tries -= 1) {
        problems = told((await ask(gateway.url, query)).answer);
        if (problems.length === 0) break;
      }
      expect(problems).toEqual([]);
    }
  });
});

describe('a refused connection', () => {
  it('is a network error immediately, for reads and changes', async () => {
    const lonely = await startGateway('http://127.0.0.1:1/v1');
    for (const query of [list, approve]) {
      const { answer, text } = await ask(lonely.url, query);
      expect(told(answer)).toEqual([{ code: 'NETWORK_ERROR', status: 502 }]);
      expectNoLeak(text);
    }
    await lonely.stop();
  });
});
