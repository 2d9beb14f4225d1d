import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';

export type Upstream = {
  readonly url: string;
  /** All requests in order: method, address and headers. */
  readonly requests: { url: string; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
};

type Answer = { readonly status: number; readonly body: unknown };

/** A fake remote server that answers each address as defined, on its own port. */
export async function startUpstream(answer: (url: URL) => Answer | Promise<Answer>): Promise<Upstream> {
  const requests: Upstream['requests'] = [];
  const server = createServer(async (request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    const { status, body } = await answer(new URL(request.url ?? '/', 'http://localhost'));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
