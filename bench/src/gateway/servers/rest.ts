import { createServer } from 'node:http';
import { jobRow } from '../../../../gateway/src/testing/jobs.ts';
import { posts, users } from '../posts.ts';
import { reportUsage } from './measured.ts';

/** A REST server that answers from memory, so that its cost is the same for all clients. */
const page = (data: readonly unknown[]): string =>
  JSON.stringify({
    from: 1,
    to: data.length,
    last_page: 1,
    current_page: 1,
    per_page: 100,
    total: data.length,
    data,
  });

const jobs = page(Array.from({ length: 100 }, (_job, index) => jobRow(index)));
const jobSummary = JSON.stringify({
  total: 100,
  key: 'status',
  groups: { qa: 60, completed: 30, scheduled: 10 },
});
const allPosts = page(posts);
const oneUser = new Map(users.map((user) => [`/v1/users/${user.id}`, JSON.stringify(user)]));

const orders = Array.from({ length: 1_500 }, (_order, index) => ({ id: String(index + 1), title: 'Audit' }));
const nothing = page([]);

function answer(url: URL): string | undefined {
  if (/^\/v1\/orders\/\d+\//.test(url.pathname)) return nothing;
  switch (url.pathname) {
    case '/v1/orders':
      return page(orders.slice(0, Number(url.searchParams.get('per_page'))));
    case '/v1/posts':
      return allPosts;
    case '/v1/jobs':
      return jobs;
    case '/v1/jobs/summary':
      return jobSummary;
    case '/v1/users': {
      const ids = url.searchParams.getAll('id[]');
      return page(users.filter(({ id }) => ids.includes(id)));
    }
    default:
      return oneUser.get(url.pathname);
  }
}

/** Delay of each answer in milliseconds, as of a database. */
const delay = Number(process.env['BENCH_DELAY_MS'] ?? 0);

let calls = 0;
const server = createServer((request, response) => {
  calls += 1;
  const body = answer(new URL(request.url ?? '/', 'http://rest.bench'));
  const send = () => {
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body);
  };
  if (delay === 0) send();
  else setTimeout(send, delay);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  reportUsage(server, () => calls);
});
