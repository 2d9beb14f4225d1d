import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import type { SavedView } from './schemas.ts';
import { mostViews } from './views.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const columns = { order: ['id', 'title'], shown: [], hidden: ['city'], pinned: ['id'], widths: [] };
let number = 0;
const newView = (more: object = {}) => ({
  list: `list-${(number += 1)}`,
  name: 'Late',
  search: 'status=assigned',
  columns,
  ...more,
});
const save = (account: string, more: object = {}) =>
  api.send(account, 'POST', 'saved-views', { body: newView(more) });
const saved = async (account: string, more: object = {}): Promise<SavedView> => {
  const answer = await save(account, more);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const change = (account: string, id: string, body: object) =>
  api.send(account, 'PUT', `saved-views/${id}`, { body });
const seen = async (account: string, list: string): Promise<SavedView[]> =>
  (await api.get(account, `saved-views?list=${list}`)).json().data;
const names = async (account: string, list: string) => (await seen(account, list)).map(({ name }) => name);

it('keeps a view with its columns for its owner alone', async () => {
  const view = await saved('operations');
  expect(await seen('operations', view.list)).toEqual([view]);
  expect(view).toMatchObject({
    name: 'Late',
    search: 'status=assigned',
    columns,
    audience: 'owner',
    editable: true,
  });
  expect(await seen('owner', view.list)).toEqual([]);
  for (const answer of [
    await api.get('owner', `saved-views/${view.id}`),
    await change('owner', view.id, { name: 'Mine' }),
    await api.send('owner', 'DELETE', `saved-views/${view.id}`),
  ])
    expect(answer.statusCode).toBe(404);
});

it('shows a view of a role to its users, and a public one to all users', async () => {
  const view = await saved('operations', { audience: 'role' });
  expect(view.role?.name).toBe('operations');
  expect(await names('operations', view.list)).toEqual(['Late']);
  expect(await names('finance', view.list)).toEqual([]);
  // Managers of users may change it, and therefore see it.
  expect(await seen('owner', view.list)).toMatchObject([{ id: view.id, editable: true }]);
  const forAll = await saved('owner', { audience: 'everyone', list: view.list, name: 'All' });
  expect(await names('finance', view.list)).toEqual(['All']);
  expect(await seen('finance', view.list)).toMatchObject([{ id: forAll.id, editable: false, role: null }]);
});

it('lets managers of users change and delete shared views of others, and no other user', async () => {
  const view = await saved('owner', { audience: 'everyone' });
  expect((await change('operations', view.id, { name: 'Mine' })).json().error.code).toBe('auth.forbidden');
  expect((await api.send('operations', 'DELETE', `saved-views/${view.id}`)).statusCode).toBe(403);
  const renamed = await change('admin', view.id, { name: 'Morning' });
  expect(renamed.json()).toMatchObject({ name: 'Morning', search: view.search, owner: view.owner });
  expect((await api.send('admin', 'DELETE', `saved-views/${view.id}`)).statusCode).toBe(204);
  expect(await seen('owner', view.list)).toEqual([]);
});

it.each([
  ['with all users', { audience: 'everyone' }],
  ['with another role', { audience: 'role', role: '1' }],
  ['as a default', { audience: 'role', default: true }],
])('refuses to share %s without the right to manage users', async (_, shared) => {
  expect((await save('operations', shared)).json().error.code).toBe('auth.forbidden');
  const own = await saved('operations');
  expect((await change('operations', own.id, shared)).json().error.code).toBe('auth.forbidden');
  expect(await seen('operations', own.list)).toMatchObject([{ audience: 'owner', default: false }]);
});

it('has one default for each audience of a list', async () => {
  const first = await saved('owner', { audience: 'everyone', default: true });
  await saved('owner', { audience: 'everyone', default: true, list: first.list, name: 'B' });
  await saved('owner', {
    audience: 'role',
    role: '3',
    default: true,
    list: first.list,
    name: 'C',
  });
  const defaults = async () =>
    (await seen('owner', first.list)).filter((view) => view.default).map(({ name }) => name);
  expect(await defaults()).toEqual(['B', 'C']);
  await change('owner', first.id, { default: true });
  expect(await defaults()).toEqual(['C', 'Late']);
  // A private view cannot be a default.
  expect((await change('owner', first.id, { audience: 'owner' })).json()).toMatchObject({ default: false });
  expect((await save('owner', { default: true })).json().error.fields).toHaveProperty('default');
});

it('does not make a default of one audience that of another by sharing', async () => {
  const view = await saved('operations', { audience: 'role' });
  await change('owner', view.id, { default: true });
  expect((await change('operations', view.id, { default: false })).json().error.code).toBe('auth.forbidden');
  await change('owner', view.id, { audience: 'everyone', default: true });
  const both = { audience: 'role', default: true };
  expect((await change('operations', view.id, both)).json().error.code).toBe('auth.forbidden');
  expect((await change('operations', view.id, { audience: 'role' })).json()).toMatchObject({
    audience: 'role',
    default: false,
  });
});

it('refuses a second view of a name on a list, also in other letters', async () => {
  const { list } = await saved('operations');
  const again = await save('operations', { list, name: ' LATE ' });
  expect([again.statusCode, again.json().error.fields]).toEqual([
    422,
    { name: ['You have a view with this name already'] },
  ]);
  await saved('owner', { list });
  expect(await names('owner', list)).toEqual(['Late']);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ search: 'x'.repeat(4_001) }, 'search'],
  [{ columns: { ...columns, widths: [{ column: 'id', width: 0 }] } }, 'columns.widths.0.width'],
  [{ role: '999', audience: 'role' }, 'role_id'],
])('names the field of bad input: %o', async (bad, field) => {
  const answer = await save('owner', bad);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
});

it('limits the views of a user', async () => {
  const user = await api.database
    .selectFrom('users')
    .where('email', '=', 'support@shepherd.test')
    .select('id')
    .executeTakeFirstOrThrow();
  await api.database
    .insertInto('saved_views')
    .values(
      Array.from({ length: mostViews }, (_, place) => ({
        user_id: user.id,
        list: 'jobs',
        name: `View ${place}`,
        search: '',
        columns: JSON.stringify(columns),
        audience: 'owner' as const,
        is_default: false,
        created_at: api.now().toISOString(),
        updated_at: api.now().toISOString(),
      })),
    )
    .execute();
  expect((await save('support')).json().error.fields).toHaveProperty('name');
});
