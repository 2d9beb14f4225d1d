import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
let roleId: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  const { data } = (await api.get('operations', 'auth/roles')).json();
  roleId = Object.fromEntries(data.map(({ id, name }: { id: string; name: string }) => [name, id]));
});
afterAll(() => api.close());

let number = 0;
const invite = (more: object = {}, customer = '1') => {
  number += 1;
  return api.send('operations', 'POST', `customers/${customer}/users`, {
    body: {
      first_name: 'Ola',
      last_name: 'Kerr',
      email: `ola${number}@example.test`,
      role: roleId['customer_admin'],
      ...more,
    },
  });
};
const change = (id: string, body: object) =>
  api.send('operations', 'PUT', `customers/1/users/${id}`, { body });

describe('users of a customer', () => {
  it('are invited by a mail that leads to the portal', async () => {
    const answer = await invite();
    expect(answer.statusCode).toBe(201);
    const user = answer.json();
    expect(user).toMatchObject({
      customer_id: '1',
      status: 'invited',
      role: { id: roleId['customer_admin'], name: 'customer_admin' },
    });
    expect((await api.get('operations', `customers/1/users/${user.id}`)).json()).toEqual(user);
    const { portal_url: portal } = (await api.get('operations', 'customers/1')).json();
    const mail = await api.database
      .selectFrom('mails')
      .where('recipient', '=', user.email)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain(`${portal}/account-invite/`);
  });

  it('need names and an address', async () => {
    const empty = await api.send('operations', 'POST', 'customers/1/users', { body: {} });
    expect(Object.keys(empty.json().error.fields).sort()).toEqual(['email', 'first_name', 'last_name']);
    const { email } = (await invite()).json();
    expect((await invite({ email: email.toUpperCase() })).json().error.fields).toEqual({
      email: ['This email is already in use'],
    });
    expect((await invite({ role: '999' })).json().error.fields).toEqual({
      role: ['There is no role with this id'],
    });
    expect((await invite({}, '999999')).statusCode).toBe(404);
  });

  it('are viewers until they become administrators, and never have a staff role', async () => {
    const invited = (await invite({ role: undefined })).json();
    expect(invited.role.name).toBe('customer_viewer');
    const refused = { role: ["This role is for staff. A customer's user is a viewer or an administrator"] };
    for (const role of ['owner', 'support']) {
      expect((await invite({ role: roleId[role] })).json().error.fields).toEqual(refused);
      expect((await change(invited.id, { role: roleId[role] })).json().error.fields).toEqual(refused);
    }
    expect((await change(invited.id, { role: roleId['customer_admin'] })).json().role.name).toBe(
      'customer_admin',
    );
  });

  it('are changed, disabled, enabled and revoked', async () => {
    const { id } = (await invite()).json();
    expect((await change(id, { last_name: 'Kerr-Jones' })).json().last_name).toBe('Kerr-Jones');
    expect((await change(id, { status: 'disabled' })).json().error.code).toBe('user.invalid_transition');
    await api.database.updateTable('customer_users').set({ status: 'active' }).where('id', '=', id).execute();
    expect((await change(id, { status: 'disabled' })).json().status).toBe('disabled');
    expect((await change(id, { status: 'active' })).json().status).toBe('active');
    const revoke = () => api.send('operations', 'DELETE', `customers/1/users/${id}`);
    expect((await revoke()).json().error.code).toBe('user.not_invited');
    const invited = (await invite()).json();
    expect((await api.send('operations', 'DELETE', `customers/1/users/${invited.id}`)).statusCode).toBe(204);
    expect((await api.get('operations', `customers/1/users/${invited.id}`)).statusCode).toBe(404);
  });

  it('cannot be reached below another customer', async () => {
    const { id } = (await invite()).json();
    const answers = [
      await api.get('operations', `customers/2/users/${id}`),
      await api.send('operations', 'PUT', `customers/2/users/${id}`, { body: { first_name: 'X' } }),
      await api.send('operations', 'DELETE', `customers/2/users/${id}`),
      await api.get('operations', `customers/2/users/${id}/analytics`),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('are listed with the newest first, and counted', async () => {
    const { data, total } = (await api.get('operations', 'customers/1/users?per_page=100')).json();
    const created = data.map((user: { created_at: string }) => user.created_at);
    expect(created).toEqual(created.toSorted().toReversed());
    const { stats } = (await api.get('operations', 'customers/1/users/summary')).json();
    expect(stats.reduce((sum: number, row: { total: number }) => sum + row.total, 0)).toBe(total);
    for (const row of stats)
      expect((await api.get('operations', `customers/1/users?status=${row.status}`)).json().total).toBe(
        row.total,
      );
  });

  it('have their orders counted by month', async () => {
    const { id } = (await invite()).json();
    const order = await api.database
      .selectFrom('orders')
      .where('id', '=', '10023')
      .select(['created_at'])
      .executeTakeFirstOrThrow();
    await api.database.updateTable('orders').set({ placed_by: id }).where('id', '=', '10023').execute();
    const jobs = await api.database
      .selectFrom('jobs')
      .where('order_id', '=', '10023')
      .select(['status', 'customer_price'])
      .execute();
    const charged = jobs.filter(({ status }) => status !== 'cancelled' && status !== 'unfulfilled');
    const month = `${order.created_at.slice(0, 7)}-01`;
    const { months } = (
      await api.get('operations', `customers/1/users/${id}/analytics?from=${month}&to=${month}`)
    ).json();
    expect(months).toMatchObject([
      {
        month,
        orders: 1,
        jobs: jobs.length,
        spend: { amount: charged.reduce((sum, job) => sum + job.customer_price, 0) / 100, currency: 'GBP' },
        spending: [
          { amount: charged.reduce((sum, job) => sum + job.customer_price, 0) / 100, currency: 'GBP' },
        ],
      },
    ]);
  });
});
