import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobExport } from '../../jobs/list/export.ts';
import { jobList } from '../../jobs/list/list.ts';
import { openTestDatabase } from '../../testing/store/database.ts';
import { testNow } from '../../testing/test-now.ts';
import { requestExport } from './exports.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** The answer to an export of all jobs of a status, with a maximum of rows per file. */
function ask(status: 'qa', most?: number) {
  const request = {
    database: opened.database,
    clock: () => testNow,
    timezone: 'UTC',
    session: { userId: 1, email: 'owner@shepherd.test', permissions: [] },
  };
  // Safe: only the session's address is read.
  return requestExport(request as never, { work: jobExport.work, list: jobList }, { status: [status] }, most);
}

const waiting = () =>
  opened.database
    .selectFrom('work')
    .where('name', '=', jobExport.work.name)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));

test('an export takes the maximum of rows, and one more is refused before any work begins', async () => {
  const { count } = await opened.database
    .selectFrom('jobs')
    .where('status', '=', 'qa')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = Number(count);
  expect(rows).toBeGreaterThan(2);
  await expect(ask('qa', rows - 1)).rejects.toMatchObject({ code: 'export.too_large', status: 422 });
  expect(await waiting()).toBe(0);
  expect(await ask('qa', rows)).toMatchObject({ status: 200 });
  expect(await waiting()).toBe(1);
  expect(await ask('qa')).toMatchObject({ status: 200 });
});
