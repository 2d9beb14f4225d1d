import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer, envelope, restError } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const role = { id: '2', name: 'Operations', permissions: ['orders.view'] };
const user = {
  id: '3',
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  status: 'active',
  type: 'manager',
  role,
};
const { type: _type, ...portalUser } = { ...user, customer_id: '7' };
const month = { month: '2026-10-01', reviewed: 4, completed: 3, failed: 1, median_review_minutes: 6.5 };
const spend = { amount: 100, currency: 'GBP', formatted: '£100.00' };
const spending = [{ amount: 80, currency: 'EUR', formatted: '€80.00' }, spend];
const counts = { body: { stats: [{ status: 'invited', total: 2 }] } };

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /users', envelope([user]))
    .on('GET /users/3', { body: user })
    .on('GET /users/summary', counts)
    .on('GET /users/export', { status: 200, raw: '' })
    .on('GET /users/3/analytics', { body: { months: [month] } })
    .on('POST /users', { status: 201, body: { ...user, status: 'invited' } })
    .on('PUT /users/3', { body: user })
    .on('DELETE /users/3', { status: 204 })
    .on('GET /customers/7', { body: { id: '7', name: 'Shops' } })
    .on('GET /customers/7/users', envelope([portalUser]))
    .on('GET /customers/7/users/3', { body: portalUser })
    .on('GET /customers/7/users/summary', counts)
    .on('GET /customers/7/users/3/analytics', {
      body: { months: [{ month: '2026-10-01', orders: 1, jobs: 20, spend, spending }] },
    })
    .on('POST /customers/7/users', { status: 201, body: { ...portalUser, status: 'invited' } })
    .on('PUT /customers/7/users/3', { body: portalUser })
    .on('DELETE /customers/7/users/3', { status: 204 });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('admin users', () => {
  test('are listed with their roles and counts', async () => {
    const answer = await gateway.ask(
      `{ users(filter: { type: [MANAGER], roleIds: ["2"] }) {
           items { firstName email status type role { name permissions } } summary { total groups { value } } } }`,
    );
    expect(answer).toEqual({
      data: {
        users: {
          items: [
            {
              firstName: 'Ann',
              email: 'ann@example.com',
              status: 'ACTIVE',
              type: 'MANAGER',
              role: { name: 'Operations', permissions: ['ORDERS_VIEW'] },
            },
          ],
          summary: { total: 2, groups: [{ value: 'INVITED' }] },
        },
      },
    });
    expect(rest.sent).toEqual([
      'GET /users?page=1&per_page=25&sort=-created_at&type[]=manager&role_id[]=2',
      'GET /users/summary?type[]=manager&role_id[]=2',
    ]);
  });

  test('are read by their own call, with the orders and jobs that they reviewed', async () => {
    const answer = await gateway.ask(
      `{ user(id: "3") { lastName analytics(from: "2026-10-01") { months { month reviewed medianReviewMinutes } } }
         none: user(id: "4") { id } }`,
    );
    expect(answer).toEqual({
      data: {
        user: {
          lastName: 'Lee',
          analytics: { months: [{ month: '2026-10-01', reviewed: 4, medianReviewMinutes: 6.5 }] },
        },
        none: null,
      },
    });
    expect(rest.sent.toSorted()).toEqual([
      'GET /users/3',
      'GET /users/3/analytics?from=2026-10-01',
      'GET /users/4',
    ]);
  });

  test('with only a name are null where the rest is restricted', async () => {
    rest.on('GET /users', envelope([{ id: '3', first_name: 'Ann', last_name: 'Lee' }]));
    const answer = await gateway.ask('{ users { items { firstName email role { name } } } }');
    expect(answer).toEqual({ data: { users: { items: [{ firstName: 'Ann', email: null, role: null }] } } });
    expect(rest.calls).toEqual(['GET /users']);
  });

  test('have their spending as one sum, when REST knows no currencies', async () => {
    rest.on('GET /customers/7/users/3/analytics', {
      body: { months: [{ month: '2026-10-01', orders: 1, jobs: 20, spend }] },
    });
    const answer = await gateway.ask(
      `{ customer(id: "7") { user(id: "3") { analytics { months { spending { formatted } } } } } }`,
    );
    expect(answer).toEqual({
      data: {
        customer: { user: { analytics: { months: [{ spending: [{ formatted: '£100.00' }] }] } } },
      },
    });
  });

  test('are invited, changed, disabled and enabled', async () => {
    const answer = await gateway.ask(
      `mutation {
         inviteUser(input: { firstName: "Ann", lastName: "Lee", email: "ann@example.com", role: "2" }) { id status }
         updateUser(input: { id: "3", type: MANAGER }) { id }
         disableUser(id: "3") { id }
         enableUser(id: "3") { id }
         revokeUserInvitation(id: "3")
         exportUsers(input: { filter: { status: [DISABLED] } }) { outcome }
       }`,
    );
    expect(answer).toEqual({
      data: {
        inviteUser: { id: '3', status: 'INVITED' },
        updateUser: { id: '3' },
        disableUser: { id: '3' },
        enableUser: { id: '3' },
        revokeUserInvitation: '3',
        exportUsers: { outcome: 'EMAILED' },
      },
    });
    expect(rest.sent).toEqual([
      'POST /users {"first_name":"Ann","last_name":"Lee","email":"ann@example.com","role":"2","type":"standard"}',
      'PUT /users/3 {"type":"manager"}',
      'PUT /users/3 {"status":"disabled"}',
      'PUT /users/3 {"status":"active"}',
      'DELETE /users/3',
      'GET /users/export?sort=-created_at&status[]=disabled',
    ]);
  });

  test('cannot disable themselves', async () => {
    rest.on('PUT /users/3', restError(403, 'user.self_disable', 'You cannot disable yourself'));
    const { errors } = await gateway.ask('mutation { disableUser(id: "3") { id } }');
    expect(errors).toMatchObject([
      { message: 'You cannot disable yourself', extensions: { code: 'user.self_disable', status: 403 } },
    ]);
  });
});

describe("a customer's users", () => {
  test('are listed below their customer, with its counts', async () => {
    const answer = await gateway.ask(
      `{ customer(id: "7") { users(filter: { status: [ACTIVE] }) { items { lastName role { name } } summary { total } } } }`,
    );
    expect(answer).toEqual({
      data: {
        customer: {
          users: { items: [{ lastName: 'Lee', role: { name: 'Operations' } }], summary: { total: 2 } },
        },
      },
    });
    expect(rest.sent).toEqual([
      'GET /customers/7',
      'GET /customers/7/users?page=1&per_page=25&sort=-created_at&status[]=active',
      'GET /customers/7/users/summary',
    ]);
  });

  test('are read one by one, with their orders', async () => {
    const answer = await gateway.ask(
      `{ customer(id: "7") { user(id: "3") { email analytics(from: "2026-01-01", to: "2026-12-31") {
           months { orders jobs spend { formatted } spending { formatted } } } } other: user(id: "4") { id } } }`,
    );
    expect(answer).toEqual({
      data: {
        customer: {
          user: {
            email: 'ann@example.com',
            analytics: {
              months: [
                {
                  orders: 1,
                  jobs: 20,
                  spend: { formatted: '£100.00' },
                  spending: [{ formatted: '€80.00' }, { formatted: '£100.00' }],
                },
              ],
            },
          },
          other: null,
        },
      },
    });
    expect(rest.sent).toContain('GET /customers/7/users/3/analytics?from=2026-01-01&to=2026-12-31');
  });

  test('are invited, changed, disabled and enabled', async () => {
    const reference = '{ customerId: "7", id: "3" }';
    const answer = await gateway.ask(
      `mutation {
         inviteCustomerUser(input: { customerId: "7", firstName: "Ann", lastName: "Lee", email: "ann@example.com", role: "2" }) { status }
         updateCustomerUser(input: { customerId: "7", id: "3", role: "1" }) { id }
         disableCustomerUser(input: ${reference}) { id }
         enableCustomerUser(input: ${reference}) { id }
         revokeCustomerUserInvitation(input: ${reference})
       }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      inviteCustomerUser: { status: 'INVITED' },
      revokeCustomerUserInvitation: '3',
    });
    expect(rest.sent).toEqual([
      'POST /customers/7/users {"first_name":"Ann","last_name":"Lee","email":"ann@example.com","role":"2"}',
      'PUT /customers/7/users/3 {"role":"1"}',
      'PUT /customers/7/users/3 {"status":"disabled"}',
      'PUT /customers/7/users/3 {"status":"active"}',
      'DELETE /customers/7/users/3',
    ]);
  });
});
