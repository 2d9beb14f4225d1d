import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview, newAgent, newJob } from '../testing/marketplace/jobs.ts';
import { minute, second } from '../time/instants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const record = {
  job: { make: () => newJob(api), path: (id: string) => `jobs/${id}/comments`, name: 'text' },
  agent: {
    make: () => newAgent(api.database),
    path: (id: string) => `agents/${id}/comments`,
    name: 'comment',
  },
} as const;

const codeOf = (answer: { readonly body: string; json: () => { error?: { code: string } } }) =>
  answer.body === '' ? null : answer.json().error?.code;

describe.each(['job', 'agent'] as const)('deleting a comment on a %s', (type) => {
  const { make, path: pathOf, name } = record[type];
  let recordId: string;
  let comments: string;
  beforeEach(async () => {
    recordId = await make();
    comments = pathOf(recordId);
  });

  const add = async (account: string, text: string): Promise<string> => {
    const added = await api.send(account, 'POST', comments, { body: { [name]: text } });
    expect(added.statusCode).toBe(201);
    return `${comments}/${added.json().id}`;
  };
  const remove = async (account: string, path: string, headers = {}) => {
    const answer = await api.send(account, 'DELETE', path, { headers });
    return [answer.statusCode, codeOf(answer)];
  };
  const texts = async (): Promise<string[]> =>
    (await api.get('owner', comments)).json().data.map(({ text }: { text: string }) => text);

  it('removes that one alone, which is a change of its record', async () => {
    await add('admin', 'Stays');
    const mistaken = await add('admin', 'Mistaken');
    await api.database.deleteFrom('change_events').execute();
    expect(await remove('admin', mistaken)).toEqual([204, null]);
    expect(await texts()).toEqual(['Stays']);
    const events = await api.database
      .selectFrom('change_events')
      .select(['type', 'record_id', 'kind'])
      .execute();
    expect(events).toEqual([{ type, record_id: recordId, kind: 'updated' }]);
  });

  it('is done once: again with the same key, and not found with another', async () => {
    const mistaken = await add('admin', 'Mistaken');
    const headers = { 'idempotency-key': `undo-${type}` };
    expect(await remove('admin', mistaken, headers)).toEqual([204, null]);
    expect(await remove('admin', mistaken, headers)).toEqual([204, null]);
    expect(await remove('admin', mistaken)).toEqual([404, 'not_found']);
  });

  it('is for the author alone', async () => {
    const path = await add('admin', 'Mine');
    expect(await remove('owner', path)).toEqual([403, 'auth.forbidden']);
    expect(await remove('support', path)).toEqual([403, 'auth.forbidden']);
    expect(await texts()).toEqual(['Mine']);
  });

  it('ends 15 minutes after the comment was written', async () => {
    const inTime = await add('admin', 'In time');
    const late = await add('admin', 'Too late');
    api.advance(15 * minute - second);
    expect(await remove('admin', inTime)).toEqual([204, null]);
    api.advance(2 * second);
    expect(await remove('admin', late)).toEqual([409, 'comment.too_late']);
    expect(await texts()).toEqual(['Too late']);
  });

  it('finds a comment on its own record only', async () => {
    const path = await add('admin', 'Here');
    const elsewhere = pathOf(await make());
    expect(await remove('admin', `${elsewhere}/${path.split('/').at(-1)}`)).toEqual([404, 'not_found']);
    expect(await remove('admin', `${comments}/999999999999`)).toEqual([404, 'not_found']);
    expect(await texts()).toEqual(['Here']);
  });
});

it('takes being the reviewer of the job, as writing does', async () => {
  const { id } = await jobInReview(api, { reviewer: 'reviewer' });
  const added = await api.send('reviewer', 'POST', `jobs/${id}/comments`, { body: { text: 'Blurred' } });
  const path = `jobs/${id}/comments/${added.json().id}`;
  const { statusCode } = await api.send('owner', 'POST', `jobs/${id}/review/unassign`, { body: {} });
  expect(statusCode).toBe(200);
  expect((await api.send('reviewer', 'DELETE', path)).json().error.code).toBe('job.not_reviewer');
});
