// @module-tag processes
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { signedInClient } from '../support/graphql-client.ts';
import { startProduct } from '../support/processes/product.ts';

/** More calls than REST v1 waits in silence before it stops, at the gateway's pace. */
const callsOn = 5;

/** A proxy between the gateway and REST v1 that holds answers. */
async function startBetween(): Promise<{
  server: Server;
  port: number;
  seen: string[];
  to: (port: number) => void;
  hold: (path: string) => { held: Promise<void>; release: () => void };
}> {
  let target = 0;
  let holding: { path: string; held: () => void; released: Promise<void> } | null = null;
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    seen.push(path);
    const onward = request(
      { port: target, host: '127.0.0.1', path, method: incoming.method, headers: incoming.headers },
      (answer) => {
        const pass = (): void => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        };
        if (holding === null || !path.startsWith(holding.path)) return pass();
        const { held, released } = holding;
        holding = null;
        held();
        void released.then(pass);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : 0,
    seen,
    to: (port) => (target = port),
    hold(path) {
      const held = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holding = { path, held: held.resolve, released: released.promise };
      return { held: held.promise, release: released.resolve };
    },
  };
}

it('answers requests in flight when gateway and REST v1 are stopped at the same time', async () => {
  const between = await startBetween();
  onTestFinished(() => {
    between.server.closeAllConnections();
    between.server.close();
  });
  const product = await startProduct({ gateway: { REST_API_URL: `http://127.0.0.1:${between.port}/v1` } });
  onTestFinished(product.stop);
  between.to(product.api.port);
  const client = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');

  // Two calls in sequence; the answer of the first is held, so that REST v1 has nothing in flight.
  const { held, release } = between.hold('/v1/orders');
  const asked = client('{ orders { items { id customer { id address { city } } } } }');
  await held;
  const before = between.seen.length;
  const stopped = Promise.all([product.gateway.stop(), product.api.stop()]);
  await expect
    .poll(() => between.seen.slice(before).filter((path) => path === '/livez').length)
    .toBeGreaterThan(callsOn);
  release();

  const { data, errors } = await asked;
  expect(errors ?? []).toEqual([]);
  expect(data).toMatchObject({ orders: { items: expect.any(Array) } });
  expect(between.seen.slice(before).filter((path) => path.startsWith('/v1/'))).not.toEqual([]);
  await stopped;
  expect(await Promise.all([product.gateway.ended, product.api.ended])).toEqual([
    'The gateway ended with exit code 0',
    'REST v1 ended with exit code 0',
  ]);
});
