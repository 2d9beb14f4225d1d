import { createServer, type ServerResponse } from 'node:http';
import { type Random, seeded } from '../rest/support/random.ts';

export type OwnersRest = { url: string; calls: () => number; stop: () => Promise<void> };

/** The mark of an owner in a text. */
export const mark = (owner: string): string => `of-${owner}`;

/**
 * A REST v1 in which all data belongs to the caller: the token is the owner's name, and every text contains it. Owners
 * called `limited…` may not see users. Answers have different delays, so that they overtake each other; reference data
 * has the same ETag for all owners, and may be cached briefly.
 */
export async function startOwnersRest(seed: string): Promise<OwnersRest> {
  const random = seeded(seed);
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    const owner = /^Bearer ([a-z-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    const url = new URL(request.url ?? '/', 'http://rest.test');
    const path = url.pathname.replace(/^\/v1/, '');
    const answer = (): void => {
      if (owner === undefined) return fail(response, 401, 'auth.unauthenticated');
      if (path === '/users' && owner.startsWith('limited')) return fail(response, 403, 'auth.forbidden');
      if (path === '/countries' && request.headers['if-none-match'] === referenceTag)
        return void response.writeHead(304, referenceHeaders(random)).end();
      const headers = path === '/countries' ? referenceHeaders(random) : { etag: `"${mark(owner)}"` };
      send(response, 200, body(path, url.searchParams.getAll('id[]'), owner), headers);
    };
    if (random.chance(0.5)) setImmediate(answer);
    else setTimeout(answer, random.whole(0, 4));
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

const referenceTag = '"1"';
const referenceHeaders = (random: Random) => ({
  etag: referenceTag,
  'cache-control': random.chance(0.5) ? 'private, max-age=1' : 'private, no-cache',
});

function send(response: ServerResponse, status: number, value: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}

const fail = (response: ServerResponse, status: number, code: string): void =>
  send(response, status, { error: { code, message: 'No' } });

function body(path: string, ids: readonly string[], owner: string): unknown {
  const own = mark(owner);
  if (path === '/account/profile') return profile(own);
  if (path === '/countries') return { data: [{ id: 'GB', code: 'GB', name: `Britain ${own}` }] };
  if (path === '/campaigns') return page(ids.map((id) => ({ id, name: `Campaign ${id} ${own}` })));
  if (path === '/customers') return page(ids.map((id) => ({ id, name: `Customer ${id} ${own}` })));
  if (path === '/users')
    return page([{ id: '1', first_name: 'U', last_name: own, email: 'u@shepherd.test' }]);
  if (path === '/orders') return page([1, 2, 3].map((number) => order(String(number), own)));
  return order(path.split('/')[2] ?? '', own);
}

const order = (id: string, own: string) => ({
  id,
  title: `Order ${id} ${own}`,
  status: 'active',
  type: 'standard',
  paused: false,
  country_code: 'GB',
  customer_id: id,
  campaign_id: id,
});

const profile = (own: string) => ({
  id: '1',
  first_name: 'Me',
  last_name: own,
  email: 'me@shepherd.test',
  type: 'standard',
  role: { id: '1', name: own, permissions: [] },
  permissions: [],
});

const page = (data: readonly unknown[]) => ({
  from: 1,
  to: data.length,
  last_page: 1,
  current_page: 1,
  per_page: 25,
  total: data.length,
  data,
});
