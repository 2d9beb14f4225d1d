/**
 * All jobs of an order as CSV, page by page:
 *
 *   GATEWAY=http://localhost:4000 GATEWAY_EMAIL=… GATEWAY_PASSWORD=… node gateway/examples/page-all-jobs.ts 10023 > jobs.csv
 *
 * What it costs, and what goes wrong, is told on standard error.
 */
import { Client } from './client.ts';
import {
  JobsOfOrderDocument,
  OrderToListDocument,
  SignInDocument,
  SignOutDocument,
} from './generated/documents.ts';
import type { JobsOfOrderQuery } from './generated/documents.ts';

type Job = JobsOfOrderQuery['jobs']['items'][number];

/** Rows of one request. More rows mean fewer calls, as long as the cost stays below the limit. */
const perPage = 200;

const columns: Readonly<Record<string, (job: Job) => string | null>> = {
  Job: ({ id }) => id,
  Status: ({ status }) => status,
  Reference: ({ reference }) => reference,
  City: ({ city }) => city,
  'First day': ({ startDate }) => startDate,
  // Amounts are exact as text; as numbers they would be rounded.
  Fee: ({ fee }) => fee?.amount ?? null,
  Currency: ({ fee }) => fee?.currency ?? null,
  Shepherd: ({ assignment }) => {
    const agent = assignment?.agent;
    return agent ? `${agent.firstName} ${agent.lastName}` : null;
  },
};

/** Sorted by `ID`, so that new jobs come on the last page. */
async function* jobsOf(client: Client, order: string): AsyncGenerator<Job> {
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const { data, cost } = await client.ask(JobsOfOrderDocument, { order, page, perPage });
    lastPage = data.jobs.pageInfo.lastPage;
    const spent =
      cost && `, up to ${cost.fields} of ${cost.limit} fields, ${cost.restCalls} calls of REST v1`;
    console.error(`Page ${page} of ${lastPage}${spent ?? ''}`);
    yield* data.jobs.items;
  }
}

/** RFC 4180: a cell with a comma, a quote or a line break is quoted. */
const cell = (text: string | null): string =>
  /[",\r\n]/.test(text ?? '') ? `"${text?.replaceAll('"', '""')}"` : (text ?? '');
const line = (cells: readonly (string | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

async function list(client: Client, id: string): Promise<void> {
  const { data } = await client.ask(OrderToListDocument, { id });
  // Null is no failure here: the order does not exist.
  if (data.order === null) throw new Error(`There is no order ${id}`);
  console.error(`${data.order.title}: ${data.order.jobsCount} jobs`);
  process.stdout.write(line(Object.keys(columns)));
  for await (const job of jobsOf(client, id))
    process.stdout.write(line(Object.values(columns).map((value) => value(job))));
}

async function main([order]: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { GATEWAY = 'http://localhost:4000', GATEWAY_EMAIL: email, GATEWAY_PASSWORD: password } = environment;
  if (!order || !email || !password)
    throw new Error('Give the number of an order, and GATEWAY_EMAIL and GATEWAY_PASSWORD in the environment');
  const client = new Client(GATEWAY);
  const { data } = await client.ask(SignInDocument, { input: { email, password } });
  client.use(data.login.accessToken);
  try {
    await list(client, order);
  } finally {
    // If this fails too, the session expires on its own. Report the first failure.
    await client.ask(SignOutDocument, {}).catch(() => null);
  }
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
