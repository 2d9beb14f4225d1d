// @module-tag any-store
import { describe, expect, it } from 'vitest';
import { printedBy } from '../../gateway/src/testing/own-process.ts';

/**
 * Allocates many long-lived objects at one site, and reports whether the next one is young once that site is optimized.
 */
const makeWhatLives = (begin: string): string => `
  ${begin}
  const make = (one, other) => [one, other];
  %PrepareFunctionForOptimization(make);
  const kept = [];
  for (let round = 0; round < 8; round += 1) {
    for (let number = 0; number < 2_000; number += 1) kept.push(make({}, number));
    gc({ type: 'minor' });
  }
  %OptimizeFunctionOnNextCall(make);
  make({}, 0);
  console.log(%InYoungGeneration(make({}, 0)) ? 'young' : 'old');
`;

describe('both servers', () => {
  const printed = (program: string, options: readonly string[]) =>
    printedBy(program, options, new URL('../../service/src/', import.meta.url));

  it('pretenures nothing because of long-lived earlier objects', async () => {
    // With a young generation that cannot grow any more, V8 decides to pretenure.
    const options = ['--max-semi-space-size=1', '--allow-natives-syntax'];
    const keep = "(await import('./memory/young-requests.ts')).keepRequestsYoung();";
    expect(await printed(makeWhatLives(keep), options)).toBe('young');
    // When this fails, V8 has stopped pretenuring, and the workaround can be removed.
    expect(await printed(makeWhatLives(''), options)).toBe('old');
  });

  it('answered requests are freed with the young generation, though others are always in flight', async () => {
    const kibibytes = await printed(
      `
    const { drainOf } = await import('./draining/draining.ts');
    const { EventEmitter } = await import('node:events');
    const used = () => {
      for (const time of [1, 2]) gc({ type: 'minor' });
      return process.memoryUsage().heapUsed;
    };
    const server = new EventEmitter();
    drainOf(server);
    const sockets = Array.from({ length: 100 }, () => new EventEmitter());
    for (const socket of sockets) server.emit('connection', socket);
    const before = used();
    const underWay = new Array(100);
    for (let number = 0; number < 20_000; number += 1) {
      const response = Object.assign(new EventEmitter(), { holds: new Array(100).fill(number) });
      server.emit('request', { url: '/orders', socket: sockets[number % 100] }, response);
      underWay[number % 100]?.emit('close');
      underWay[number % 100] = response;
      if (number % 500 === 0) gc({ type: 'minor' });
    }
    for (const response of underWay) response.emit('close');
    underWay.fill(null);
    console.log(Math.round((used() - before) / 1024));
    `,
      ['--no-allocation-site-pretenuring'],
    );
    // A set of the requests in flight retained 4,000.
    expect(Number(kibibytes)).toBeLessThan(1_000);
  });
});

it('objects for answering a request are freed with the young generation', async () => {
  const kibibytes = await printedBy(
    `
    const { createContext } = await import('./http/graphql/request-context.ts');
    const { EventEmitter } = await import('node:events');
    const used = () => {
      for (const time of [1, 2]) gc({ type: 'minor' });
      return process.memoryUsage().heapUsed;
    };
    const before = used();
    const underWay = new Array(100);
    for (let number = 0; number < 20_000; number += 1) {
      const headers = { authorization: 'Bearer session' };
      const request = { id: String(number), headers, log: {}, trace: {}, holds: new Array(100).fill(number) };
      const raw = new EventEmitter();
      const context = createContext(request, { raw }, {}, { publicUrl: null });
      underWay[number % 100]?.raw.emit('finish');
      underWay[number % 100] = { raw, context };
      if (number % 500 === 0) gc({ type: 'minor' });
    }
    underWay.fill(null);
    console.log(Math.round((used() - before) / 1024));
    `,
    ['--no-allocation-site-pretenuring'],
  );
  // One getter in an object literal per request retained 3,400, seven of them 12,900.
  expect(Number(kibibytes)).toBeLessThan(1_000);
});
