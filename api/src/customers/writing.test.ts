import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { customerStatuses } from './statuses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const address = { line1: '1 High Street', city: 'Leeds', country_code: 'GB' };
const sent = { name: 'Brontë & Daughters', phone: '0113 496 0000', address };
const create = (more: object = {}) =>
  api.send('operations', 'POST', 'customers', { body: { ...sent, ...more } });

describe('POST customers', () => {
  it('creates a customer with all sent properties', async () => {
    const answer = await create({
      priority: 'vip',
      industry_id: '2',
      show_badge: true,
      email: 'hello@example.test',
      address: { ...address, line2: '', zip: 'LS1 1AA', state: null },
      jobs_per_agent_limit: 2,
      limit_period: 30,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name: 'Brontë & Daughters',
      status: 'active',
      priority: 'vip',
      industry: { id: '2' },
      show_badge: true,
      email: 'hello@example.test',
      phone: '0113 496 0000',
      address: { ...address, line2: null, zip: 'LS1 1AA', state: null },
      country: 'United Kingdom',
      jobs_per_agent_limit: 2,
      limit_period: 30,
      logo_url: null,
      last_seen: null,
      portal_url: 'https://bronte-daughters.portal.shepherd.test',
    });
    expect((await api.get('operations', `customers/${answer.json().id}`)).json()).toEqual(answer.json());
  });

  it('names every missing required field', async () => {
    const answer = await api.send('operations', 'POST', 'customers', { body: { address: {} } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields).sort()).toEqual([
      'address.city',
      'address.country_code',
      'address.line1',
      'name',
      'phone',
    ]);
  });

  it.each([
    ['a blank name', { name: '  ' }, 'name', 'That field is required'],
    ['a long phone', { phone: '1'.repeat(31) }, 'phone', 'Max 30 characters'],
    ['a malformed email', { email: 'x' }, 'email', 'Email has incorrect format'],
    ['an unknown tier', { priority: 'gold' }, 'priority', 'Must be one of: standard, vip'],
    ['an unknown industry', { industry_id: '999' }, 'industry_id', 'There is nothing with this id'],
    ['half a job', { jobs_per_agent_limit: 1.5 }, 'jobs_per_agent_limit', 'You must pass a whole number'],
    [
      'an unknown country',
      { address: { ...address, country_code: 'XX' } },
      'address.country_code',
      'There is no country with this code',
    ],
    ['an unknown logo', { logo: '999999' }, 'logo', 'There is no uploaded file with this id'],
  ])('refuses %s', async (_case, more, field, message) => {
    const answer = await create(more);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: [message] }]);
  });
});

describe('PUT and PATCH customers/{id}', () => {
  it.each(['PUT', 'PATCH'] as const)('%s changes only the sent properties', async (method) => {
    const created = (await create({ email: 'a@example.test' })).json();
    const answer = await api.send('operations', method, `customers/${created.id}`, {
      body: { email: null, show_badge: true, address: { city: 'York' } },
    });
    expect(answer.json()).toEqual({
      ...created,
      email: null,
      show_badge: true,
      address: { ...created.address, city: 'York' },
    });
  });

  it('changes nothing for an empty body', async () => {
    const created = (await create()).json();
    const answer = await api.send('operations', 'PATCH', `customers/${created.id}`, { body: {} });
    expect([answer.statusCode, answer.json()]).toEqual([200, created]);
  });

  const allowed = new Set([
    'active inactive',
    'active archived',
    'inactive active',
    'inactive archived',
    'archived active',
  ]);
  const cases = customerStatuses.flatMap((from) => customerStatuses.map((to) => [from, to] as const));
  it.each(cases)('a change from %s to %s is allowed or refused by the rules', async (from, to) => {
    const { id } = (await create()).json();
    await api.database.updateTable('customers').set({ status: from }).where('id', '=', id).execute();
    const answer = await api.send('operations', 'PATCH', `customers/${id}`, { body: { status: to } });
    const possible = from === to || allowed.has(`${from} ${to}`);
    expect(answer.statusCode).toBe(possible ? 200 : 409);
    const after = (await api.get('operations', `customers/${id}`)).json();
    expect(after.status).toBe(possible ? to : from);
  });

  it('answers 404 for a customer that does not exist', async () => {
    expect((await api.send('operations', 'PATCH', 'customers/999999', { body: {} })).statusCode).toBe(404);
  });
});
