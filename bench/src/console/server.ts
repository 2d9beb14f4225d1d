import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { mapAnswers } from './jobs-on-map.ts';
import { orderCount, orderPage } from './orders.ts';
import { MockGateway } from '../../../web/src/testing/mockGateway.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Answer = (request: IncomingMessage, url: URL) => Promise<unknown>;

export interface ConsoleServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves a built console from a folder, and its data from `answers` by path. */
async function serve(folder: string, answers: Readonly<Record<string, Answer>>): Promise<ConsoleServer> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers[url.pathname];
    if (answer) {
      const body = gzipSync(JSON.stringify(await answer(request, url)));
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
      return;
    }
    const name = types[path.extname(url.pathname)] === undefined ? 'index.html' : url.pathname.slice(1);
    const body = await readFile(path.join(folder, name)).catch(() => null);
    if (body === null) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': types[path.extname(name)] ?? 'text/plain' }).end(body);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, stop: () => stop(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const bodyOf = async (request: IncomingMessage): Promise<string> =>
  (await request.toArray()).map(String).join('');

interface ListVariables {
  readonly page: number;
  readonly perPage: number;
  readonly sort: { readonly field: string; readonly direction: string };
}

/** The console over a gateway in memory that answers from the contract. */
export async function serveConsole(folder: string): Promise<ConsoleServer> {
  const gateway = new MockGateway({
    me: () => ({
      id: '1',
      firstName: 'Olivia',
      lastName: 'Hart',
      email: 'olivia@example.com',
      type: 'STANDARD',
      role: { id: '1', name: 'owner', permissions: [] },
      permissions: [
        'ORDERS_VIEW',
        'ORDERS_MANAGE',
        'CUSTOMERS_VIEW',
        'JOBS_VIEW',
        'JOBS_MANAGE',
        'TEMPLATES_MANAGE',
      ],
    }),
    orders: ({ page, perPage, sort }: ListVariables) => ({
      items: orderPage({
        page,
        perPage,
        field: sort.field === 'TITLE' ? 'title' : 'createdAt',
        descending: sort.direction === 'DESC',
      }),
      pageInfo: {
        page,
        perPage,
        total: orderCount,
        lastPage: Math.ceil(orderCount / perPage),
        from: (page - 1) * perPage + 1,
        to: Math.min(page * perPage, orderCount),
      },
      summary: { total: orderCount, groups: [{ value: 'PENDING', total: orderCount / 5 }] },
    }),
    ...mapAnswers,
  });
  const texts: Readonly<Record<string, string>> = JSON.parse(
    await readFile(path.join(folder, 'documents.json'), 'utf8'),
  );
  return serve(folder, {
    '/graphql': async (request) => {
      const asked = JSON.parse(await bodyOf(request));
      const query = asked.query ?? texts[asked.extensions?.persistedQuery?.sha256Hash];
      const answer = await gateway.fetch('', { body: JSON.stringify({ ...asked, query }) });
      return answer.json();
    },
  });
}

/** The same list over REST, for react-admin and the floor. */
export const serveRestList = (folder: string): Promise<ConsoleServer> =>
  serve(folder, {
    '/v1/orders': async (_request, { searchParams }) => {
      const sort = searchParams.get('sort') ?? '';
      return {
        data: orderPage({
          page: Number(searchParams.get('page')),
          perPage: Number(searchParams.get('per_page')),
          field: sort.replace('-', '') === 'title' ? 'title' : 'createdAt',
          descending: sort.startsWith('-'),
        }),
        total: orderCount,
      };
    },
  });
