import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { hour, minute } from '../time/instants.ts';
import { monthsOf } from './months.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let number = 0;
const person = (more: object = {}) => {
  number += 1;
  return {
    first_name: 'Nia',
    last_name: 'Ward',
    email: `nia${number}@example.test`,
    role: roleId.reviewer,
    ...more,
  };
};
const roleId = { owner: '1', administrator: '2', operations: '3', reviewer: '4' } as const;
const invite = (account: string, more: object = {}) =>
  api.send(account, 'POST', 'users', { body: person(more) });
const change = (account: string, id: string, body: object) =>
  api.send(account, 'PUT', `users/${id}`, { body });
const idOf = async (account: string): Promise<string> =>
  (
    await api.database
      .selectFrom('users')
      .where('email', '=', `${account}@shepherd.test`)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
const mailsTo = (recipient: string) =>
  api.database.selectFrom('mails').where('recipient', '=', recipient).selectAll().orderBy('id').execute();
const tokenIn = (body: string): string => /\/auth\/account-invite\/(\S+)/.exec(body)?.[1] ?? '';
const activate = (token: string) =>
  api.send(null, 'POST', 'auth/activate', { body: { token, password: 'Shepherd1' } });

describe('inviting', () => {
  it('creates an invited user and mails a link that activates the user', async () => {
    const answer = await invite('admin', { type: 'manager' });
    expect(answer.statusCode).toBe(201);
    const user = answer.json();
    expect(user).toMatchObject({ status: 'invited', type: 'manager', role: { id: '4', name: 'reviewer' } });
    const [mail] = await mailsTo(user.email);
    expect(mail?.body).toContain('http://localhost:4000/auth/account-invite/');
    expect((await activate(tokenIn(mail?.body ?? ''))).statusCode).toBe(200);
    expect((await api.get('admin', `users/${user.id}`)).json()).toEqual({ ...user, status: 'active' });
  });

  it('names every missing required field', async () => {
    const answer = await api.send('admin', 'POST', 'users', { body: {} });
    expect(Object.keys(answer.json().error.fields).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'role',
    ]);
  });

  it.each([
    ['a malformed email', { email: 'x' }, 'email', 'Email has incorrect format'],
    [
      'an email in use, in any case',
      { email: 'Owner@Shepherd.test' },
      'email',
      'This email is already in use',
    ],
    ['an unknown role', { role: '999' }, 'role', 'There is no role with this id'],
    ['an unknown type', { type: 'boss' }, 'type', 'Must be one of: standard, manager'],
  ])('refuses %s', async (_case, more, field, message) => {
    const answer = await invite('admin', more);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: [message] }]);
  });

  it('can be revoked with its link, and only while it is open', async () => {
    const user = (await invite('admin')).json();
    const [mail] = await mailsTo(user.email);
    expect((await api.send('admin', 'DELETE', `users/${user.id}`)).statusCode).toBe(204);
    expect((await api.get('admin', `users/${user.id}`)).statusCode).toBe(404);
    expect((await activate(tokenIn(mail?.body ?? ''))).statusCode).toBe(422);
    const active = await api.send('admin', 'DELETE', `users/${await idOf('support')}`);
    expect([active.statusCode, active.json().error.code]).toEqual([409, 'user.not_invited']);
  });

  it('follows a corrected address: the old link stops working', async () => {
    const user = (await invite('admin')).json();
    const [old] = await mailsTo(user.email);
    const email = 'corrected@example.test';
    await change('admin', user.id, { email });
    const [fresh] = await mailsTo(email);
    expect((await activate(tokenIn(old?.body ?? ''))).statusCode).toBe(422);
    expect((await activate(tokenIn(fresh?.body ?? ''))).statusCode).toBe(200);
  });
});

describe('disabling and enabling', () => {
  it('ends the sessions of a disabled user for good', async () => {
    const id = await idOf('reviewer2');
    expect((await api.get('reviewer2', 'account/profile')).statusCode).toBe(200);
    expect((await change('admin', id, { status: 'disabled' })).json().status).toBe('disabled');
    expect((await api.get('reviewer2', 'account/profile')).json().error.code).toBe('auth.unauthenticated');
    expect((await change('admin', id, { status: 'active' })).json().status).toBe('active');
    expect((await api.get('reviewer2', 'account/profile')).statusCode).toBe(401);
  });

  it.each([
    ['invited', 'active'],
    ['invited', 'disabled'],
    ['active', 'invited'],
    ['disabled', 'invited'],
  ] as const)('refuses to make an %s user %s', async (from, to) => {
    const user = (await invite('admin')).json();
    await api.database.updateTable('users').set({ status: from }).where('id', '=', user.id).execute();
    const answer = await change('admin', user.id, { status: to });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'user.invalid_transition']);
  });
});

describe('owners', () => {
  it.each([
    ['owner', { status: 'disabled' }],
    ['owner', { role: roleId.reviewer }],
    ['admin', { status: 'disabled' }],
    ['admin', { role: roleId.operations }],
  ])('cannot disable or demote themselves: %s %j', async (account, body) => {
    const answer = await change(account, await idOf(account), body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'user.self_disable']);
  });

  it('may change their own name', async () => {
    const answer = await change('owner', await idOf('owner'), { first_name: 'Olive', role: roleId.owner });
    expect(answer.json()).toMatchObject({ first_name: 'Olive', role: { name: 'owner' } });
  });

  it('are created, changed and revoked by owners only', async () => {
    const owner = await idOf('owner2');
    const invited = (await invite('owner', { role: roleId.owner })).json();
    const answers = [
      await invite('admin', { role: roleId.owner }),
      await change('admin', owner, { first_name: 'Ed' }),
      await change('admin', await idOf('support'), { role: roleId.owner }),
      await api.send('admin', 'DELETE', `users/${invited.id}`),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual(
      answers.map(() => [403, 'user.owner_only']),
    );
    expect((await change('owner', owner, { first_name: 'Ed' })).json().first_name).toBe('Ed');
    expect((await api.send('owner', 'DELETE', `users/${invited.id}`)).statusCode).toBe(204);
  });

  it('never run out, even when two demote each other concurrently', async () => {
    const [first, second] = [await idOf('owner'), await idOf('owner2')];
    await Promise.all([api.token('owner'), api.token('owner2')]);
    const answers = await Promise.all([
      change('owner', second, { role: roleId.reviewer }),
      change('owner2', first, { role: roleId.reviewer }),
    ]);
    const owners = await api.database
      .selectFrom('users')
      .where('role_id', '=', roleId.owner)
      .where('status', '=', 'active')
      .select('id')
      .execute();
    expect(owners).toHaveLength(1);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
    const last = owners[0]?.id ?? '';
    await api.database
      .updateTable('users')
      .set({ role_id: roleId.owner })
      .where('id', 'in', [first, second])
      .execute();
    await api.database.updateTable('users').set({ status: 'disabled' }).where('id', '=', last).execute();
    const [alone, disabled] = last === first ? (['owner2', first] as const) : (['owner', second] as const);
    expect((await change(alone, disabled, { status: 'active' })).json().status).toBe('active');
    expect((await change(alone, disabled, { status: 'disabled' })).json().status).toBe('disabled');
  });
});

describe('reading', () => {
  it('sorts by the newest first, filters and searches', async () => {
    const { data, total } = (await api.get('admin', 'users?per_page=100')).json();
    const created = data.map((user: { created_at: string }) => user.created_at);
    expect(created).toEqual(created.toSorted().toReversed());
    expect(total).toBeGreaterThanOrEqual(60);
    const found = (await api.get('admin', 'users?keywords=hartley')).json().data;
    expect(found).toMatchObject([{ email: 'owner@shepherd.test' }]);
    const managers = (await api.get('admin', 'users?type[]=manager&status[]=active&per_page=100')).json()
      .data;
    expect(managers.length).toBeGreaterThan(0);
    expect(managers.every((user: { type: string; status: string }) => user.type === 'manager')).toBe(true);
  });

  it('shows only names to readers who only resolve labels', async () => {
    const [row] = (await api.get('reviewer', 'users?per_page=1')).json().data;
    expect(Object.keys(row)).toEqual(['id', 'first_name', 'last_name']);
    expect((await api.get('reviewer', `users/${row.id}`)).statusCode).toBe(403);
  });

  it('counts by status', async () => {
    const { stats } = (await api.get('admin', 'users/summary')).json();
    for (const { status, total } of stats)
      expect((await api.get('admin', `users?status=${status}`)).json().total).toBe(total);
    expect(stats.map((row: { status: string }) => row.status)).toEqual(['active', 'invited', 'disabled']);
  });

  it('mails an export, or answers that there is nothing to export', async () => {
    expect((await api.get('admin', 'users/export?keywords=nobody-at-all')).statusCode).toBe(204);
    const answer = await api.get('admin', 'users/export?keywords=hartley');
    expect([answer.statusCode, answer.payload]).toEqual([200, '']);
    await api.work();
    const [file] = await api.database
      .selectFrom('mail_attachments')
      .innerJoin('mails', 'mails.id', 'mail_id')
      .where('recipient', '=', 'admin@shepherd.test')
      .selectAll('mail_attachments')
      .execute();
    expect(file?.content.split('\n')[0]).toBe('Id,First name,Last name,Email,Role,Type,Status,Created');
    expect(file?.content).toContain('owner@shepherd.test');
  });
});

describe('analytics', () => {
  it('counts the reviews of each month and their durations', async () => {
    const user = (await invite('admin')).json();
    const job = await api.database.selectFrom('jobs').select('id').executeTakeFirstOrThrow();
    const other = await api.database
      .selectFrom('jobs')
      .select('id')
      .where('id', '!=', job.id)
      .executeTakeFirstOrThrow();
    const log = (jobId: string, event: string, at: number) =>
      api.database
        .insertInto('job_history')
        .values({
          job_id: jobId,
          actor: 'Nia Ward',
          user_id: user.id,
          assignment_id: null,
          event,
          created_at: new Date(api.now().getTime() + at).toISOString(),
        })
        .execute();
    await log(job.id, 'Review assigned to Nia Ward', -hour);
    await log(job.id, 'Completed', -hour + 10 * minute);
    await log(other.id, 'Review assigned to Nia Ward', -hour);
    await log(other.id, 'Failed, job invalid: No photo', -hour + 20 * minute);
    const { months } = (await api.get('admin', `users/${user.id}/analytics`)).json();
    expect(months).toHaveLength(12);
    expect(months[11]).toEqual({
      month: '2026-11-01',
      reviewed: 2,
      completed: 1,
      failed: 1,
      median_review_minutes: 15,
    });
    expect(months[0]).toMatchObject({ month: '2025-12-01', reviewed: 0, median_review_minutes: null });
    const one = (await api.get('admin', `users/${user.id}/analytics?from=2026-10-05&to=2026-10-06`)).json();
    expect(one.months).toHaveLength(1);
    expect((await api.get('admin', 'users/999999/analytics')).statusCode).toBe(404);
    const reversed = await api.get('admin', `users/${user.id}/analytics?from=2026-12-01&to=2026-10-06`);
    expect(reversed.statusCode).toBe(422);
  });

  it('reads months across a year', () => {
    expect(monthsOf({ from: '2025-11-30', to: '2026-02-01' }, new Date())).toEqual({
      starts: ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'],
      end: '2026-03-01',
    });
  });
});
