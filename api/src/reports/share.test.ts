import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimiter } from '../authentication/attempts.ts';
import { calls } from '../calls.ts';
import { createServer } from '../http/server.ts';
import { matrixTasks, visitTasks } from '../seed/templates/job-tasks.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobInReview } from '../testing/marketplace/jobs.ts';
import { later, minute } from '../time/instants.ts';

let api: TestApi;
const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
beforeAll(async () => {
  api = await startTestApi({ settings: { dataDirectory: folder } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const completed = async (tasks = visitTasks): Promise<string> => {
  const { id } = await jobInReview(api, { tasks, reviewer: 'reviewer' });
  await api.send('reviewer', 'PUT', `jobs/${id}/report/tasks/8`, { body: { value: 'All fine' } });
  await api.send('reviewer', 'PUT', `jobs/${id}/report/tasks/15`, {
    body: { selection: ['1'], qa_notes: 'Secret note' },
  });
  await api.send('owner', 'POST', `jobs/${id}/comments`, { body: { text: 'Secret comment' } });
  await api.send('owner', 'PUT', `jobs/${id}`, { body: { qa_notes: 'Secret remark' } });
  const answer = await api.send('reviewer', 'POST', `jobs/${id}/complete`, { body: {} });
  expect(answer.statusCode).toBe(200);
  return id;
};
const share = async (id: string, password?: string): Promise<{ id: string; token: string; url: string }> => {
  const answer = await api.send('operations', 'POST', `jobs/${id}/report/links`, {
    body: password === undefined ? {} : { password },
  });
  expect(answer.statusCode).toBe(201);
  const { url, id: link } = answer.json();
  return { id: link, url, token: url.split('/').at(-1) };
};
const read = async (token: string, password?: string, rest = '') => {
  const answer = await api.send(null, 'POST', `public/reports/${token}${rest}`, {
    body: password === undefined ? {} : { password },
  });
  return { status: answer.statusCode, json: answer.json(), headers: answer.headers, text: answer.body };
};

describe('a shared report', () => {
  it('shows the day of its review by the calendar of the place', async () => {
    const id = await completed();
    const { token } = await share(id);
    const kiritimati = { latitude: 1.87, longitude: -157.43 };
    await api.database.updateTable('jobs').set(kiritimati).where('id', '=', id).execute();
    expect((await read(token)).json).toMatchObject({
      job: { time_zone: 'Pacific/Kiritimati' },
      verified_by: { date: '2026-11-21' },
    });
  });

  it('opens without a session, at the address that sharing answered', async () => {
    const id = await completed();
    const { url, token } = await share(id);
    expect(url).toBe(`http://localhost:4000/report/${token}`);
    const { status, json, headers } = await read(token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(json).toMatchObject({
      job: { reference: expect.stringMatching(/^SHOP-/), completed_at: '2026-11-20T14:00:00Z' },
      location: { city: 'Leeds', address1: '1 High Street' },
      description: 'Please visit the store.',
      verified_by: { name: 'Ruby L.', date: '2026-11-20' },
      report: { tasks: [{ task_id: '8', value: 'All fine' }] },
    });
  });

  it('contains nothing that is meant for staff', async () => {
    const { token } = await share(await completed());
    const { json, text } = await read(token);
    const secrets = [
      'fee',
      'customer_price',
      'base_price',
      'rates',
      'agent',
      'Shepherd',
      'Secret',
      'qa_note',
      'internal',
      'payments',
      'bonus',
      'reimbursement',
      'history',
      'For the office',
      'right store',
      'phone',
      'Lawson',
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(Object.keys(json).toSorted()).toEqual([
      'customer',
      'description',
      'job',
      'location',
      'report',
      'resources',
      'task_groups',
      'verified_by',
    ]);
  });

  it('pages the items of a matrix, without its internal tasks', async () => {
    const id = await completed(matrixTasks);
    const { token } = await share(id, 'Open1234');
    const { json } = await read(token, 'Open1234', '/tasks/1/items?page=4');
    expect(json).toMatchObject({ from: 31, to: 37, total: 37 });
    expect(json.data[0].tasks.map((task: { task_id: string }) => task.task_id)).toEqual(['2', '3']);
    expect((await read(token, undefined, '/tasks/1/items')).json.error.code).toBe('report.missing_password');
    expect((await read(token, 'Open1234', '/tasks/2/items')).status).toBe(404);
  });

  it('requires its password, without an authentication error', async () => {
    const { token } = await share(await completed(), 'Open1234');
    const none = await read(token);
    expect([none.status, none.json.error.code]).toEqual([403, 'report.missing_password']);
    const wrong = await read(token, 'open1234');
    expect([wrong.status, wrong.json.error.code]).toEqual([403, 'report.wrong_password']);
    expect((await read(token, 'Open1234')).status).toBe(200);
  });

  it('accepts five wrong passwords a minute', async () => {
    const { token } = await share(await completed(), 'Open1234');
    const other = await share(await completed(), 'Open1234');
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await read(token, 'wrong')).status);
    expect(statuses).toEqual([...Array(5).fill(403), ...Array(15).fill(429)]);
    const refused = await read(token, 'Open1234');
    expect([refused.json.error.code, refused.headers['retry-after']]).toEqual(['rate_limited', '60']);
    expect((await read(other.token, 'Open1234')).status).toBe(200);
    api.advance(minute - 12_500);
    expect((await read(token, 'Open1234')).headers['retry-after']).toBe('13');
    api.advance(12_500);
    expect((await read(token, 'Open1234')).status).toBe(200);
  });

  it('opens for any number of concurrent readers, before and after a wrong password', async () => {
    const { token } = await share(await completed(), 'Open1234');
    const together = (count: number, password: string) =>
      Promise.all(Array.from({ length: count }, async () => (await read(token, password)).status));
    expect(await together(40, 'Open1234')).toEqual(Array(40).fill(200));
    const [mistyped, right] = await Promise.all([together(4, 'wrong'), together(30, 'Open1234')]);
    expect([mistyped, right]).toEqual([Array(4).fill(403), Array(30).fill(200)]);
    for (let count = 0; count < 20; count += 1) expect((await read(token, 'Open1234')).status).toBe(200);
    // Right passwords refund no wrong ones: the fifth of this minute is the last.
    expect((await read(token, 'wrong')).status).toBe(403);
    expect((await read(token, 'wrong')).status).toBe(429);
  });

  describe('at two copies of the server', () => {
    /** A link with a password, and alternating reads at both copies. */
    async function startTwo() {
      const { token } = await share(await completed(), 'open sesame');
      const services = { ...api.services, limiter: attemptLimiter(api.database) };
      const copy = createServer({ calls, services });
      let turn = 0;
      return {
        copy,
        guess: async (password: string, server?: typeof copy) => {
          turn += 1;
          const { statusCode } = await (server ?? (turn % 2 === 0 ? copy : api.server)).inject({
            method: 'POST',
            url: `/v1/public/reports/${token}`,
            payload: { password },
          });
          return statusCode;
        },
      };
    }
    const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

    it('wrong passwords are counted together, sequentially and concurrently', async () => {
      api.advance(10 * minute);
      const { copy, guess } = await startTwo();
      for (let count = 0; count < 3; count += 1) expect(await guess('wrong')).toBe(403);
      const statuses = await Promise.all(times(30, () => guess('wrong')));
      expect(statuses.filter((status) => status === 403)).toHaveLength(2);
      expect(statuses.filter((status) => status === 429)).toHaveLength(28);
      for (const server of [copy, api.server]) expect(await guess('open sesame', server)).toBe(429);
      api.advance(minute);
      for (const server of [copy, api.server]) expect(await guess('open sesame', server)).toBe(200);
      await copy.close();
    });

    it('any number of concurrent readers get in', async () => {
      api.advance(10 * minute);
      const { copy, guess } = await startTwo();
      const statuses = await Promise.all(times(40, () => guess('open sesame')));
      expect(new Set(statuses)).toEqual(new Set([200]));
      await copy.close();
    });

    it('a copy that died during a comparison blocks readers only briefly', async () => {
      api.advance(10 * minute);
      const { copy, guess } = await startTwo();
      expect(await guess('open sesame')).toBe(200);
      const died = { running: 5, running_until: later(api.now(), minute).toISOString() };
      await api.database.updateTable('guess_counts').set(died).execute();
      api.advance(minute);
      expect(await guess('open sesame')).toBe(200);
      await copy.close();
    });
  });

  it('compares five wrong passwords a minute, however many are sent concurrently', async () => {
    const { token } = await share(await completed(), 'Open1234');
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_item, index) => (await read(token, `wrong ${index}`)).status),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  });

  it('distinguishes a forged token from an ended one', async () => {
    const id = await completed();
    const { token } = await share(id);
    const [part = '', signature = ''] = token.split('.');
    for (const bad of [
      'x',
      part,
      `${part}.`,
      `${part}.${signature.slice(1)}A`,
      `${signature}.${part}`,
      'a'.repeat(400),
    ])
      expect([bad, (await read(bad)).json.error?.code]).toEqual([bad, 'report.invalid_token']);
    const flipped = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}.${signature}`;
    expect((await read(flipped)).status).toBe(400);
    await api.database.updateTable('jobs').set({ status: 'qa' }).where('id', '=', id).execute();
    expect((await read(token)).json.error.code).toBe('not_found');
  });

  it('ends when its link is revoked, while other links go on', async () => {
    const id = await completed();
    const [first, second] = [await share(id), await share(id, 'Open1234')];
    const listed = (await api.get('operations', `jobs/${id}/report/links`)).json().data;
    expect(listed).toMatchObject([
      { id: second.id, has_password: true },
      { id: first.id, has_password: false, created_by: { first_name: 'Oscar' } },
    ]);
    expect((await api.send('operations', 'DELETE', `jobs/${id}/report/links/${first.id}`)).statusCode).toBe(
      204,
    );
    expect((await read(first.token)).status).toBe(404);
    expect((await read(second.token, 'Open1234')).status).toBe(200);
    expect((await api.send('operations', 'DELETE', `jobs/${id}/report/links/${first.id}`)).statusCode).toBe(
      404,
    );
    expect((await api.get('operations', `jobs/${id}/report/links`)).json().data).toHaveLength(1);
  });

  it('stores neither token nor password, and answers neither', async () => {
    const id = await completed();
    const { token } = await share(id, 'Open1234');
    const rows = await api.database.selectFrom('report_links').where('job_id', '=', id).selectAll().execute();
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    const everything = JSON.stringify([
      rows,
      (await api.get('operations', `jobs/${id}/report/links`)).json(),
    ]);
    expect(everything).not.toContain('Open1234');
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(token.split('.')[1]);
  });

  it('is available for attempted and completed jobs, with jobs.share', async () => {
    const { id } = await jobInReview(api);
    const refused = await api.send('operations', 'POST', `jobs/${id}/report/links`, { body: {} });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'job.invalid_transition']);
    const done = await completed();
    expect((await api.send('support', 'POST', `jobs/${done}/report/links`, { body: {} })).statusCode).toBe(
      403,
    );
  });
});
