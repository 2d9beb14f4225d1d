import { isDirect } from '../../kit/page/definition.ts';
import type { NavigationLabel, AnyPage } from '../../kit/page/definition.ts';
import type { PermissionRule } from '../../kit/permission/rules.ts';

/** The target of each of the nine entries; a query string filters a list that several entries share. */
const destinations: Readonly<Record<NavigationLabel, string>> = {
  Orders: '/orders',
  Jobs: '/jobs',
  Customers: '/customers',
  Shepherds: '/shepherds?status=active',
  Applications: '/applications',
  'All users': '/shepherds',
  Transactions: '/transactions',
  Templates: '/templates',
  Users: '/users',
};

const createDestinations = [
  { label: 'New Order', path: '/new-order' },
  { label: 'New Customer', path: '/new-customer' },
  { label: 'New Template', path: '/new-template' },
] as const;

export interface NavigationEntry {
  readonly label: NavigationLabel;
  readonly to: string;
  readonly children: readonly AnyPage[];
}

type Allows = (rule: PermissionRule | undefined) => boolean;

/** The entries that exist and that the user may open, each with its menu pages. */
export function navigationEntries(
  pages: readonly AnyPage[],
  labels: readonly NavigationLabel[],
  allows: Allows,
): NavigationEntry[] {
  return labels.flatMap((label) => {
    const to = destinations[label];
    const children = pages.filter((page) => page.under === label && allows(page.permission));
    const own = pages.find((page) => page.path === pathOf(to));
    if (own && allows(own.permission)) return [{ label, to, children }];
    // The user may have permission for a menu page but not for the entry itself.
    const [first] = children;
    return first ? [{ label, to: first.path, children }] : [];
  });
}

export function createEntries(pages: readonly AnyPage[], allows: Allows): { label: string; path: string }[] {
  return createDestinations.filter(({ path }) =>
    pages.some((page) => page.path === path && allows(page.permission)),
  );
}

/** Pages that can be opened without an id: the landing page and the palette offer them. */
export const openablePages = (pages: readonly AnyPage[], allows: Allows): AnyPage[] =>
  pages.filter((page) => isDirect(page) && page.alias !== true && allows(page.permission));

/** The label of the entry that the address belongs to: the longest match, including its query string. */
export function currentEntry(
  entries: readonly NavigationEntry[],
  pathname: string,
  search: string,
): NavigationLabel | undefined {
  const status = new URLSearchParams(search).get('status') ?? new URLSearchParams(search).get('status[0]');
  const weight = ({ to }: NavigationEntry): number => {
    const path = pathOf(to);
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return 0;
    const wanted = new URLSearchParams(to.split('?')[1] ?? '').get('status');
    if (wanted === null) return path.length * 10;
    // A detail page below a shared list belongs to the narrower entry.
    return pathname !== path || wanted === status ? path.length * 10 + 1 : 0;
  };
  const [best] = entries
    .map((entry) => ({ entry, weight: weight(entry) }))
    .toSorted((a, b) => b.weight - a.weight);
  if (best && best.weight > 0) return best.entry.label;
  return entries.find(({ children }) => children.some((page) => isWithin(page, pathname)))?.label;
}

/** Whether an address belongs to a menu page: its own, one below it, or one that it covers. */
export const isWithin = ({ path, covers = [] }: AnyPage, pathname: string): boolean =>
  [path, ...covers].some((beginning) => pathname === beginning || pathname.startsWith(`${beginning}/`));

const pathOf = (to: string): string => to.split('?')[0] ?? to;
