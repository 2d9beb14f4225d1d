import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphqlClient, signedInClient } from '../support/graphql-client.ts';
import { type Product, startProduct } from '../support/processes/product.ts';
import { type Examples, readExamples } from './markdown.ts';
import { expectedOutput, run, runExamples, type Session, typeErrors } from './session.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const page = (file: string): Promise<string> => readFile(path.join(repository, file), 'utf8');

let product: Product;
let owner: GraphqlClient;
let before: Record<string, number>;

beforeAll(async () => {
  product = await startProduct();
  owner = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  before = await counts();
});
afterAll(() => product.stop());

/** Number of orders by the titles of the examples, and number of jobs that can be assigned. */
async function counts(): Promise<Record<string, number>> {
  const { data } = await owner(`{
    march: orders(filter: { keywords: "Window check, March" }) { pageInfo { total } }
    april: orders(filter: { keywords: "Window check, April" }) { pageInfo { total } }
    may: orders(filter: { keywords: "Window check, May" }) { pageInfo { total } }
    assigned: jobs(filter: { status: [ASSIGNED] }) { pageInfo { total } }
    unassigned: jobs(filter: { status: [UNASSIGNED] }) { pageInfo { total } }
  }`);
  const lists = data as Record<string, { pageInfo: { total: number } }>;
  return Object.fromEntries(Object.entries(lists).map(([name, { pageInfo }]) => [name, pageInfo.total]));
}

describe.each([
  ['README.md', 'Scripts'],
  ['gateway/EXAMPLES.md', undefined],
])('%s', (file, heading) => {
  let examples: Examples;
  let session: Session;

  beforeAll(async () => {
    examples = readExamples(await page(file), heading);
    session = await runExamples(examples, product.url);
  });

  it('runs to its end without an error', () => {
    expect(session).toMatchObject({ complaints: '', exitCode: 0 });
    expect(session.printed).toHaveLength(examples.commands.length);
    expect(examples.commands.length).toBeGreaterThan(0);
  });

  it('prints the documented output', () => {
    for (const [index, commands] of examples.commands.entries())
      expect(session.printed[index], `line ${commands.line} of ${file}`).toMatch(expectedOutput(commands));
  });
});

describe('after the examples', () => {
  it('two orders are submitted, with their locations', async () => {
    const { data } = await owner(`{
      orders(sort: { field: ID }, filter: { keywords: "Window check" , status: [PENDING], startDateFrom: "2027-01-01" }) {
        items { title status startDate customer { name } locations { items { name city } } uploads { status completed } }
      }
    }`);
    const briggate = { name: 'Leeds Briggate', city: 'Leeds' };
    const york = { name: 'York Coney Street', city: 'York' };
    const order = { status: 'PENDING', customer: { name: 'Albion Grocers' } };
    const upload = { status: 'COMPLETED', completed: 2 };
    expect(data?.['orders']).toEqual({
      items: [
        {
          ...order,
          title: 'Window check, March',
          startDate: '2027-03-01T08:00:00Z',
          // Of the order itself, of the upload with curl, and of the one in TypeScript.
          locations: { items: [briggate, briggate, york, briggate, york] },
          uploads: [upload, upload],
        },
        {
          ...order,
          title: 'Window check, April',
          startDate: '2027-04-01T08:00:00Z',
          locations: { items: [briggate] },
          uploads: [],
        },
      ],
    });
  });

  it('each order exists once, also the one that was sent twice, and two jobs are assigned', async () => {
    expect(before).toMatchObject({ march: 0, april: 0, may: 0 });
    expect(await counts()).toEqual({
      march: 1,
      april: 1,
      may: 1,
      assigned: (before['assigned'] ?? 0) + 2,
      unassigned: (before['unassigned'] ?? 0) - 2,
    });
  });
});

it('the programs have no type errors', async () => {
  const { programs } = readExamples(await page('gateway/EXAMPLES.md'));
  expect(await typeErrors(programs)).toBe('');
});

describe('gateway/examples/page-all-jobs.ts', () => {
  const listJobs = (order: string, password = 'Shepherd1') =>
    run(process.execPath, ['gateway/examples/page-all-jobs.ts', order], repository, {
      GATEWAY: product.url,
      GATEWAY_EMAIL: 'support@shepherd.test',
      GATEWAY_PASSWORD: password,
    });
  /** The order with the most jobs, more than one page of them. */
  const largestOrder = async () => {
    const { data } = await owner(`{
      orders(perPage: 1, sort: { field: JOBS_COUNT, direction: DESC }) { items { id title jobsCount } }
    }`);
    const { orders } = data as { orders: { items: [{ id: string; title: string; jobsCount: number }] } };
    return orders.items[0];
  };

  it('writes every job of an order once, and prints the cost of each page', async () => {
    const { id, title, jobsCount } = await largestOrder();
    const { printed, complaints, exitCode } = await listJobs(id);
    expect(exitCode).toBe(0);
    const [header, ...rows] = printed.trimEnd().split('\r\n');
    expect(header).toBe('Job,Status,Reference,City,First day,Fee,Currency,Shepherd');
    const ids = rows.map((row) => row.split(',')[0] ?? '');
    expect(new Set(ids).size).toBe(jobsCount);
    expect(rows).toHaveLength(jobsCount);
    expect(ids.every((job) => job.startsWith(`${id}-`))).toBe(true);
    const pages = Math.ceil(jobsCount / 200);
    expect(pages).toBeGreaterThan(1);
    const costs = Array.from(
      { length: pages },
      (_page, index) =>
        new RegExp(`^Page ${index + 1} of ${pages}, up to \\d+ of 500000 fields, \\d calls of REST v1$`),
    );
    const told = complaints.trimEnd().split('\n');
    expect(told).toEqual([
      `${title}: ${jobsCount} jobs`,
      ...costs.map((cost) => expect.stringMatching(cost)),
    ]);
  });

  it('prints an error and exits with 1', async () => {
    expect(await listJobs('987654321')).toEqual({
      printed: '',
      complaints: 'There is no order 987654321\n',
      exitCode: 1,
    });
    expect(await listJobs('1', 'wrong')).toEqual({
      printed: '',
      complaints: 'auth.credentials: Wrong email or password\n',
      exitCode: 1,
    });
  });
});
