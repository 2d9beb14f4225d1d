import { expect, test } from 'vitest';
import { navigationLabels } from '../../kit/page/definition.ts';
import type { AnyPage } from '../../kit/page/definition.ts';
import { satisfies } from '../../kit/permission/rules.ts';
import type { PermissionRule } from '../../kit/permission/rules.ts';
import type { Permission } from '../../graphql/generated/schema.ts';
import { createEntries, currentEntry, isWithin, navigationEntries, openablePages } from './navigation.ts';

const page = (path: string, permission: PermissionRule, more: Partial<AnyPage> = {}): AnyPage => ({
  path,
  title: path,
  permission,
  ...more,
});

const pages = [
  page('/users', 'USERS_VIEW'),
  page('/orders', 'ORDERS_VIEW'),
  page('/jobs', 'JOBS_VIEW'),
  page('/qa', 'JOBS_REVIEW', { under: 'Jobs' }),
  page('/shepherds', 'AGENTS_VIEW'),
  page('/shepherds/:id', 'AGENTS_VIEW'),
  page('/app-manager/collections', 'CONTENT_VIEW', { under: 'Users' }),
  page('/new-order', 'ORDERS_MANAGE'),
];
const holding =
  (...held: Permission[]) =>
  (rule: PermissionRule | undefined) =>
    satisfies(new Set(held), rule);
const everything = holding(
  'USERS_VIEW',
  'ORDERS_VIEW',
  'JOBS_VIEW',
  'JOBS_REVIEW',
  'AGENTS_VIEW',
  'CONTENT_VIEW',
  'ORDERS_MANAGE',
);
const entriesOf = (allows: ReturnType<typeof holding>) => navigationEntries(pages, navigationLabels, allows);

test('entries keep their order, whatever the order of the pages, and appear only with a page', () => {
  expect(entriesOf(everything).map(({ label }) => label)).toEqual([
    'Orders',
    'Jobs',
    'Shepherds',
    'All users',
    'Users',
  ]);
});

test('an entry and its pages are hidden without their permission', () => {
  const entries = entriesOf(holding('JOBS_VIEW'));
  expect(entries.map(({ label, children }) => [label, children.length])).toEqual([['Jobs', 0]]);
});

test('an entry leads to one of its menu pages if only that page may be opened', () => {
  expect(entriesOf(holding('CONTENT_VIEW')).map(({ label, to }) => [label, to])).toEqual([
    ['Users', '/app-manager/collections'],
  ]);
});

test.each([
  ['/orders', '', 'Orders'],
  ['/orders/10023', '', 'Orders'],
  ['/qa', '', 'Jobs'],
  ['/shepherds', '', 'All users'],
  ['/shepherds', '?status=inactive', 'All users'],
  ['/shepherds', '?status=active', 'Shepherds'],
  ['/shepherds/7', '', 'Shepherds'],
  ['/', '', undefined],
])('%s%s belongs to %s', (pathname, search, label) => {
  expect(currentEntry(entriesOf(everything), pathname, search)).toBe(label);
});

test('only existing and permitted pages are offered for creation', () => {
  expect(createEntries(pages, everything).map(({ label }) => label)).toEqual(['New Order']);
  expect(createEntries(pages, holding('ORDERS_VIEW'))).toEqual([]);
});

test('a menu page covers the pages below it and the pages that it declares', () => {
  const content = page('/app-manager', 'CONTENT_VIEW', { covers: ['/app-manger', '/new-collection'] });
  const within = (path: string) => isWithin(content, path);
  expect(
    ['/app-manager', '/app-manager/collections/4', '/app-manger/news', '/new-collection'].map(within),
  ).toEqual([true, true, true, true]);
  expect(['/app-managers', '/training', '/new-collections'].map(within)).toEqual([false, false, false]);
});

test('an alias of a page is offered nowhere', () => {
  const offered = openablePages(
    [page('/app-manger/news', 'CONTENT_VIEW'), page('/app-manager/news', 'CONTENT_VIEW', { alias: true })],
    everything,
  );
  expect(offered.map(({ path }) => path)).toEqual(['/app-manger/news']);
});
