import { createServer } from 'node:http';

/** An empty REST v1 that counts its calls. */
export type CountingRest = { url: string; calls: () => number; stop: () => Promise<void> };

export async function startCountingRest(): Promise<CountingRest> {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"error":{"code":"not_found","message":"Not found"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls: () => calls,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
