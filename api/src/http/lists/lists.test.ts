import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../calls.ts';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { jobList } from '../../jobs/list/list.ts';
import { readAll, statsOf, summaryOf } from './lists.ts';

describe('a list', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it.each(['completed_at', '-completed_at'])('sorts rows without a value last, by %s', async (sort) => {
    const ends = async (page: string): Promise<(string | null)[]> =>
      (await api.get('owner', `jobs?sort=${sort}&per_page=1&page=${page}`))
        .json()
        .data.map((row: { completed_at: string | null }) => row.completed_at);
    const { total } = (await api.get('owner', 'jobs?per_page=1')).json();
    expect(await ends('1')).toEqual([expect.any(String)]);
    expect(await ends(String(total))).toEqual([null]);
  });

  it('contains each row once over all its pages, whatever their size', async () => {
    const ids: string[] = [];
    const rows = async (_database: unknown, some: readonly string[]) => some.map((id) => ({ id }));
    for await (const { id } of readAll(api.database, jobList, {}, rows)) ids.push(id);
    const { total } = (await api.get('owner', 'jobs?per_page=1')).json();
    expect(total).toBeGreaterThan(1_000);
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });

  it.each(['', 'fee', '-fee', 'start_date', '-start_date', 'city', '-completed_at'])(
    'has the right rows on its deep pages, sorted by "%s"',
    async (sort) => {
      const ids = async (page: number, size: number): Promise<string[]> =>
        (await api.get('owner', `jobs?${sort && `sort=${sort}&`}page=${page}&per_page=${size}`))
          .json()
          .data.map(({ id }: { id: string }) => id);
      const all = await ids(1, 10_000);
      const size = 50;
      const last = Math.ceil(all.length / size);
      // Reading from the end, and from the first row's value, begins after a thousand rows.
      for (const page of [1_050 / size, 1_200 / size, last, last + 1])
        expect(await ids(page, size)).toEqual(all.slice((page - 1) * size, page * size));
      expect(all.length % size).toBeGreaterThan(0);
    },
  );

  it('leaves out rows that were deleted between the two statements', async () => {
    const left: unknown[] = [];
    const rows = async (_database: unknown, some: readonly string[]) => some.slice(1).map((id) => ({ id }));
    for await (const row of readAll(api.database, jobList, { per_page: 10 }, rows)) left.push(row);
    expect(left.length).toBeGreaterThan(0);
    expect(left).not.toContain(undefined);
  });

  it('is complete when the keywords are blank', async () => {
    const total = async (query: string): Promise<number> =>
      (await api.get('owner', `jobs?${query}`)).json().total;
    expect(await total('keywords=%20%20')).toBe(await total(''));
  });
});

describe('undeclared parameters of a read', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const misspelt = { colour: ['There is no such parameter'] };
  // A path to a file is signed as a whole: any change of it leads nowhere.
  const reads = calls.filter(({ method, path }) => method === 'GET' && path !== 'files/{key}');

  it('are refused by name, by every read', async () => {
    const taking: string[] = [];
    for (const { path } of reads) {
      const filled = path.replace('jobs/{id}', 'jobs/1-1').replace(/\{\w+\}/g, '1');
      const answer = await api.get('owner', `${filled}?colour=red`);
      if (answer.statusCode !== 422 || answer.json().error.fields.colour === undefined) taking.push(path);
    }
    expect([reads.length > 100, taking]).toEqual([true, []]);
  });

  it.each([
    ['users?email=owner@shepherd.test', { email: misspelt.colour }],
    ['users?id=1&statuss[]=active', { statuss: misspelt.colour }],
    ['jobs?metadatum[channel]=x&colour[0]=red', { metadatum: misspelt.colour, ...misspelt }],
    ['auth/roles?name=owner', { name: misspelt.colour }],
  ])('are named: %s', async (path, fields) => {
    expect((await api.get('owner', path)).json().error.fields).toEqual(fields);
  });

  it.each([
    'users?status[0]=active&status[]=invited&sort=-created_at&page=1&per_page=1',
    'users?status=active&keyword=a',
    'users/summary?status[]=active&page=1',
    'jobs?metadata[channel]=grocery&per_page=1',
    'auth/roles?per_page=10000',
  ])('do not affect declared ones: %s', async (path) => {
    expect((await api.get('owner', path)).statusCode).toBe(200);
  });
});

describe('a summary', () => {
  const counts = new Map([
    ['open', 2],
    ['unknown', 7],
  ]);

  it('contains every known group, also empty ones', () => {
    const groups = { open: 2, closed: 0 };
    expect(summaryOf('status', ['open', 'closed'], counts)).toEqual({ total: 2, key: 'status', groups });
    const stats = [
      { status: 'open', total: 2 },
      { status: 'closed', total: 0 },
    ];
    expect(statsOf(['open', 'closed'], counts)).toEqual({ stats });
  });
});
