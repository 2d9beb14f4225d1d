import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A received call, with everything that can be done to it. */
export type Call = {
  method: string;
  /** Path without the base. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  response: ServerResponse;
};

/** How REST v1 behaves towards a call. */
export type Behaviour = (call: Call) => void;

export type FaultyRest = {
  url: string;
  /** Calls since the last change of behaviour, as `GET /orders`. */
  calls: () => string[];
  behave: (behaviour: Behaviour) => void;
  stop: () => Promise<void>;
};

/** A server in place of REST v1 with a programmable behaviour, down to the bytes on the wire. */
export async function startFaultyRest(): Promise<FaultyRest> {
  let behaviour: Behaviour = healthy;
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then(() => {
      const url = new URL(request.url ?? '/', 'http://rest.test');
      const path = url.pathname.replace(/^\/v1/, '');
      const method = request.method ?? 'GET';
      calls.push(`${method} ${path}`);
      behaviour({ method, path, query: url.searchParams, headers: request.headers, response });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls: () => [...calls],
    behave(next) {
      calls.length = 0;
      behaviour = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export const order = (id: string) => ({
  id,
  title: `Order ${id}`,
  type: 'standard',
  status: 'active',
  paused: false,
  country_code: 'GB',
  customer_id: '1',
});

export const page = (data: readonly unknown[]) => ({
  from: data.length === 0 ? null : 1,
  to: data.length === 0 ? null : data.length,
  last_page: 1,
  current_page: 1,
  per_page: 25,
  total: data.length,
  data,
});

export function answerJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: object = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const customer = (id: string) => ({ id, name: `Customer ${id}` });

/** A REST v1 that has order 7, and any customer. */
export const healthy: Behaviour = ({ method, path, query, response }) => {
  if (method === 'GET' && path === '/orders') return answerJson(response, page([order('7')]));
  if (path === '/customers') return answerJson(response, page(query.getAll('id[]').map(customer)));
  return answerJson(response, order('7'));
};
