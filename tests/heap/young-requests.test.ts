// @module-tag any-store
import { describe, expect, it } from 'vitest';
import { printedBy } from '../../gateway/src/testing/own-process.ts';

/** Makes much in one place that lives for long, and tells whether the next is young, once that place is optimized. */
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

/** Both servers have what is proven here, and neither may depend on the other. */
describe.each([
  ['gateway', 'drainOf'],
  ['api', 'untilQuiet'],
])('%s', (server, drain) => {
  const printed = (program: string, options: readonly string[]) =>
    printedBy(program, options, new URL(`../../${server}/src/`, import.meta.url));

  it('makes nothing among the old because what was made before has lived', async () => {
    // With a young generation that cannot grow any more, V8 decides.
    const options = ['--max-semi-space-size=1', '--allow-natives-syntax'];
    const keep = "(await import('./young-requests.ts')).keepRequestsYoung();";
    expect(await printed(makeWhatLives(keep), options)).toBe('young');
    // Once this says otherwise, V8 has stopped doing it, and nobody has to keep it from it.
    expect(await printed(makeWhatLives(''), options)).toBe('old');
  });

  it('what has been answered goes with the young, though there is always somebody to be answered', async () => {
    const kibibytes = await printed(
      `
    const { ${drain} } = await import('./http/draining.ts');
    const { EventEmitter } = await import('node:events');
    const used = () => {
      for (const time of [1, 2]) gc({ type: 'minor' });
      return process.memoryUsage().heapUsed;
    };
    const server = new EventEmitter();
    ${drain}(server);
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
    // A set of what is under way kept 4,000.
    expect(Number(kibibytes)).toBeLessThan(1_000);
  });
});

it('what the gateway answers a request with goes with the young', async () => {
  const kibibytes = await printedBy(
    `
    const { createContext } = await import('./http/request-context.ts');
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
  // One getter in an object that is made for each request kept 3,400, seven of them 12,900.
  expect(Number(kibibytes)).toBeLessThan(1_000);
});
