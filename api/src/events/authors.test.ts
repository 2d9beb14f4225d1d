import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview, newJob } from '../testing/marketplace/jobs.ts';

/* Calls with transactions of their own, and work that a user has begun, name the user too. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const authorsOf = async (jobId: string) => {
  const rows = await api.database
    .selectFrom('change_events')
    .innerJoin('users', 'users.id', 'change_events.user_id')
    .where('change_events.type', '=', 'job')
    .where('record_id', '=', jobId)
    .select('users.email')
    .distinct()
    .execute();
  return rows.map(({ email }) => email);
};

it('a bulk action changes jobs as the user who sent it', async () => {
  const id = await newJob(api);
  await api.database.deleteFrom('change_events').execute();
  const answer = await api.send('admin', 'POST', 'jobs/bulk-actions?type=update_rates', {
    body: `job_id,customer_price\n${id},31.20\n`,
    headers: { 'content-type': 'text/csv' },
  });
  expect(answer.statusCode).toBe(201);
  await api.work();
  expect(await authorsOf(id)).toEqual(['admin@shepherd.test']);
});

it('a report is shared by the user who made the link', async () => {
  const { id } = await jobInReview(api, { reviewer: 'reviewer' });
  const completed = await api.send('reviewer', 'POST', `jobs/${id}/complete`, { body: {} });
  await api.database.deleteFrom('change_events').execute();
  const link = await api.send('operations', 'POST', `jobs/${id}/report/links`, {
    body: { password: 'Open it' },
  });
  expect([completed.statusCode, link.statusCode]).toEqual([200, 201]);
  expect(await authorsOf(id)).toEqual(['operations@shepherd.test']);
});
