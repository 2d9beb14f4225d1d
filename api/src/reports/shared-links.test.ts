import { UpdateQueryNode } from 'kysely';
import type { KyselyPlugin, QueryId } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attemptLimiter } from '../authentication/attempts.ts';
import { calls } from '../calls.ts';
import { storedFile } from '../files/signed-urls.ts';
import { createServer } from '../http/server.ts';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview } from '../testing/marketplace/jobs.ts';
import { addMedia, openFile, sendFile } from '../testing/files/media.ts';
import { phonePhoto } from '../testing/files/phone-photo.ts';
import { completedJob, makeLink, openLink } from '../testing/marketplace/shared-links.ts';
import { hour, later } from '../time/instants.ts';

let api: TestApi;
let jobId: string;
beforeAll(async () => {
  api = await startTestApi();
  jobId = await completedJob(api);
});
afterAll(() => api.close());

type ListedLink = { id: string; opened_count: number; last_opened_at: string | null };
const linksOf = async (id: string): Promise<ListedLink[]> =>
  (await api.get('operations', `jobs/${id}/report/links`)).json().data;
const listed = async (id: string) => (await linksOf(jobId)).find((link) => link.id === id);
const refused = async (body: object) => {
  const answer = await api.send('operations', 'POST', `jobs/${jobId}/report/links`, { body });
  return [answer.statusCode, answer.json().error.fields];
};
const revoke = (job: string, link: string) =>
  api.send('operations', 'DELETE', `jobs/${job}/report/links/${link}`);

describe('a link', () => {
  it('has its given name and end', async () => {
    const { id } = await makeLink(api, jobId, { label: ' Head office ', expires_at: '2026-12-01 23:00:00' });
    expect(await listed(id)).toMatchObject({
      label: 'Head office',
      expires_at: '2026-12-01T23:00:00Z',
      last_opened_at: null,
      opened_count: 0,
    });
    const { id: plain } = await makeLink(api, jobId, { label: '  ', expires_at: null });
    expect(await listed(plain)).toMatchObject({ label: null, expires_at: null });
  });

  it('refuses a past end, and a name that is too long', async () => {
    const now = api.now().toISOString();
    expect(await refused({ expires_at: now })).toEqual([422, { expires_at: ['The date has passed'] }]);
    expect(await refused({ label: 'x'.repeat(101) })).toEqual([422, { label: [expect.any(String)] }]);
  });

  it('answers like a revoked one once it has expired, and is still listed', async () => {
    const expires_at = later(api.now(), hour).toISOString();
    const { id, token } = await makeLink(api, jobId, { expires_at, password: 'Open sesame' });
    expect((await openLink(api, token, { password: 'Open sesame' })).status).toBe(200);
    api.advance(hour);
    for (const body of [{}, { password: 'Open sesame' }, { password: 'wrong' }])
      expect(await openLink(api, token, body)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await openLink(api, `${token}/tasks/1/items`)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await listed(id)).toBeDefined();
    expect((await revoke(jobId, id)).statusCode).toBe(204);
    expect(await listed(id)).toBeUndefined();
  });

  it('accepts its password exactly as typed, and refuses a blank one', async () => {
    expect(await refused({ password: '   ' })).toEqual([422, { password: ['The password cannot be blank'] }]);
    const { token } = await makeLink(api, jobId, { password: ' Open sesame ' });
    expect(await openLink(api, token, { password: 'Open sesame' })).toMatchObject({
      status: 403,
      code: 'report.wrong_password',
    });
    expect((await openLink(api, token, { password: ' Open sesame ' })).status).toBe(200);
  });

  it('with a forged token of any length is invalid', async () => {
    for (const length of [501, 5_001, 10_000])
      expect(await openLink(api, 'a'.repeat(length))).toMatchObject({
        status: 400,
        code: 'report.invalid_token',
        json: { error: { message: 'Invalid Token' } },
      });
    expect(await openLink(api, '')).toMatchObject({ status: 400, code: 'report.invalid_token' });
    expect(await openLink(api, `${'a'.repeat(501)}/tasks/1/items`)).toMatchObject({
      status: 400,
      code: 'report.invalid_token',
    });
  });
});

describe('openings', () => {
  it('are counted once for each reader who gets the report', async () => {
    const { id, token } = await makeLink(api, jobId, { password: 'Open sesame' });
    await openLink(api, token);
    await openLink(api, token, { password: 'wrong' });
    api.advance(hour);
    const opened = api.now();
    for (let count = 1; count <= 2; count += 1) {
      expect((await openLink(api, token, { password: 'Open sesame' })).status).toBe(200);
      await expect.poll(async () => (await listed(id))?.opened_count).toBe(count);
    }
    api.advance(hour);
    expect((await openLink(api, token, { password: 'Open sesame', again: true })).status).toBe(200);
    // Counted after the previous ones, so none of those is pending.
    const { id: other, token: otherToken } = await makeLink(api, jobId);
    await openLink(api, otherToken);
    await expect.poll(async () => (await listed(other))?.opened_count).toBe(1);
    expect(await listed(id)).toMatchObject({
      opened_count: 2,
      last_opened_at: opened.toISOString().replace('.000Z', 'Z'),
    });
  });

  it.each([
    ['takes long', () => new Promise<never>(() => {})],
    ['fails', () => Promise.reject(new Error('The disk is full'))],
  ])('delay no reader when counting %s', async (_name, count) => {
    const counted = vi.fn<() => Promise<never>>(count);
    const updates = new Set<QueryId>();
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        if (UpdateQueryNode.is(node) && JSON.stringify(node).includes('opened_count')) updates.add(queryId);
        return node;
      },
      transformResult: ({ result, queryId }) => (updates.has(queryId) ? counted() : Promise.resolve(result)),
    };
    const database = api.database.withPlugin(plugin);
    const services = { ...api.services, database, limiter: attemptLimiter(database) };
    const server = createServer({ calls, services });
    const { token } = await makeLink(api, jobId);
    const answer = await server.inject({ method: 'POST', url: `/v1/public/reports/${token}`, payload: {} });
    expect(answer.statusCode).toBe(200);
    await expect.poll(() => counted.mock.calls.length).toBe(1);
    await server.close();
  });
});

describe('files of a shared report', () => {
  /** A report with a photo, a resource and the logo of its customer. */
  async function withFiles(): Promise<string> {
    const { id } = await jobInReview(api, { tasks: visitTasks, reviewer: 'reviewer' });
    await addMedia(api, id, 'door.jpg', await phonePhoto({ width: 300, height: 400, orientation: 1 }));
    await api.send('reviewer', 'POST', `jobs/${id}/complete`, { body: {} });
    const { customer_id, order_id } = await api.database
      .selectFrom('jobs')
      .where('id', '=', id)
      .select(['customer_id', 'order_id'])
      .executeTakeFirstOrThrow();
    const picture = await phonePhoto({ width: 200, height: 200, orientation: 1 });
    const sent = await sendFile(api, 'owner', 'customers/logos', 'logo.jpg', picture);
    expect(sent.status).toBe(200);
    const { key } = await api.database
      .selectFrom('files')
      .orderBy('id', 'desc')
      .select('key')
      .executeTakeFirstOrThrow();
    const logo_url = storedFile(key);
    await api.database.updateTable('customers').set({ logo_url }).where('id', '=', customer_id).execute();
    const documentation = JSON.stringify([{ id: '1', title: 'Plan', type: 'image', url: logo_url }]);
    await api.database.updateTable('orders').set({ documentation }).where('id', '=', order_id).execute();
    return id;
  }
  type Shared = {
    customer: { logo_url: string };
    resources: { url: string }[];
    report: { tasks: { media: { media_url: string; thumb_url: string }[] }[] };
  };
  const filesOf = async (token: string): Promise<string[]> => {
    const { customer, resources, report }: Shared = (await openLink(api, token)).json;
    const media = report.tasks.flatMap((task) => task.media);
    return [
      customer.logo_url,
      ...resources.map(({ url }) => url),
      ...media.flatMap(({ media_url, thumb_url }) => [media_url, thumb_url]),
    ];
  };
  const statuses = async (urls: readonly string[]) =>
    new Set(await Promise.all(urls.map(async (url) => (await openFile(api, url)).statusCode)));
  let sharedJob: string;
  beforeAll(async () => {
    sharedJob = await withFiles();
  });

  it('are revalidated each time, with 304 for unchanged ones', async () => {
    const { id, token } = await makeLink(api, sharedJob);
    const urls = await filesOf(token);
    expect(urls).toHaveLength(4);
    for (const url of urls) {
      expect(new URL(url).searchParams.get('link')).toBe(id);
      const { statusCode, headers } = await openFile(api, url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
      const { pathname, search } = new URL(url);
      const known = { 'if-none-match': String(headers.etag) };
      const again = await api.server.inject({ url: `${pathname}${search}`, headers: known });
      expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'private, no-cache']);
    }
    await revoke(sharedJob, id);
    const [url = ''] = urls;
    const { pathname, search } = new URL(url);
    const known = await api.server.inject({ url: `${pathname}${search}`, headers: { 'if-none-match': '*' } });
    expect([known.statusCode, known.headers['cache-control']]).toEqual([404, 'private, no-store']);
  });

  it('end immediately when their link is revoked, those of other links do not', async () => {
    const [first, second] = [await makeLink(api, sharedJob), await makeLink(api, sharedJob)];
    const [files, others] = [await filesOf(first.token), await filesOf(second.token)];
    expect(await statuses([...files, ...others])).toEqual(new Set([200]));
    await revoke(sharedJob, first.id);
    expect(await statuses(files)).toEqual(new Set([404]));
    expect(await statuses(others)).toEqual(new Set([200]));
    const [url = ''] = files;
    const shifted = [
      url.replace(/&link=\d+/, ''),
      url.replace(/link=\d+/, `link=${second.id}`),
      url.replace(/link=\d+/, 'link='),
    ];
    expect(await statuses(shifted)).toEqual(new Set([403]));
  });

  it('end immediately when their link expires, is deleted, or its job is no longer shared', async () => {
    const expiring = await makeLink(api, sharedJob, { expires_at: later(api.now(), hour).toISOString() });
    const deleted = await makeLink(api, sharedJob);
    const open = await makeLink(api, sharedJob);
    const [expires, goes, stays] = [
      await filesOf(expiring.token),
      await filesOf(deleted.token),
      await filesOf(open.token),
    ];
    await api.database.deleteFrom('report_links').where('id', '=', deleted.id).execute();
    expect(await statuses(goes)).toEqual(new Set([404]));
    expect(await statuses(expires)).toEqual(new Set([200]));
    api.advance(hour - 1_000);
    const fresh = await filesOf(expiring.token);
    expect(await statuses(fresh)).toEqual(new Set([200]));
    api.advance(1_000);
    expect(await statuses(fresh)).toEqual(new Set([404]));
    const kept = await filesOf(open.token);
    expect(await statuses(kept)).toEqual(new Set([200]));
    await api.database.updateTable('jobs').set({ status: 'qa' }).where('id', '=', sharedJob).execute();
    expect(await statuses([...kept, ...stays])).toEqual(new Set([404]));
    await api.database.updateTable('jobs').set({ status: 'completed' }).where('id', '=', sharedJob).execute();
  });

  it('are cacheable for staff, without any link', async () => {
    const report: Shared['report'] = (await api.get('owner', `jobs/${sharedJob}/report`)).json();
    const [url = ''] = report.tasks.flatMap(({ media }) => media).map(({ media_url }) => media_url);
    expect(new URL(url).searchParams.has('link')).toBe(false);
    const { statusCode, headers } = await openFile(api, url);
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^private, max-age=\d+, immutable$/),
    ]);
  });
});
