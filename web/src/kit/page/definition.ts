import type { ComponentType } from 'react';
import type { Beginning } from '../../graphql/begin.ts';
import type { PermissionRule } from '../permission/rules.ts';

/** The nine entries of the sidebar, in their order. */
export const navigationLabels = [
  'Orders',
  'Jobs',
  'Customers',
  'Shepherds',
  'Applications',
  'All users',
  'Transactions',
  'Templates',
  'Users',
] as const;
export type NavigationLabel = (typeof navigationLabels)[number];

declare const ofPage: unique symbol;
/** Leads to a page of the console. Only a page's `to` makes one, so that no address is written by hand. */
export type Address = string & { readonly [ofPage]: true };

/** The names of the parameters in a path: `/orders/:id/jobs` has `id`. */
export type ParameterOf<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParameterOf<Start> | ParameterOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** What stands behind the question mark of an address. */
export type Search = Readonly<Record<string, string>>;

/** What the router, the sidebar, the start page and the command palette know about one page, without its code. */
export interface PageDefinition<Path extends string = string> {
  /** As the router writes it, with parameters as `:id`. */
  readonly path: Path;
  /** The browser tab's title, the palette's entry and the landing page's card. */
  readonly title: string;
  /** Stands above a page that shows more than its title says as long as nothing is chosen there. */
  readonly heading?: string;
  /** Who may open it; every signed-in user without one. */
  readonly permission?: PermissionRule;
  /** What the page is for, on the landing page. Pages without a description have no card. */
  readonly description?: string;
  /** Puts the page into the menu under one of the sidebar's entries. */
  readonly under?: NavigationLabel;
  /** Another address of a page: nothing offers it, and whoever comes to it is led on. */
  readonly alias?: true;
  /** Beginnings of further addresses that belong to its entry in the menu, beside those below its own path. */
  readonly covers?: readonly `/${string}`[];
  /** What parameters look like; an address that does not match is not found. */
  readonly parameters?: Readonly<Partial<Record<ParameterOf<Path>, RegExp>>>;
}

export interface Page<Path extends string = string> extends PageDefinition<Path> {
  /** The address of the page: `to({ id })`, or `to()` where its path has no parameters. */
  readonly to: [ParameterOf<Path>] extends [never]
    ? (search?: Search) => Address
    : (parameters: Readonly<Record<ParameterOf<Path>, string>>, search?: Search) => Address;
}

/** Any page, where nobody asks for its address. */
export type AnyPage = Omit<PageDefinition, 'parameters'> & {
  readonly parameters?: Readonly<Partial<Record<string, RegExp>>> | undefined;
};

/** A page with its address, typed from its path. */
export function definePage<const Path extends `/${string}`>(page: PageDefinition<Path>): Page<Path> {
  const direct = isDirect(page);
  const to = (first: Readonly<Record<string, string>> = {}, second: Search = {}): string => {
    const search = new URLSearchParams(direct ? first : second).toString();
    const path = direct ? page.path : filled(page.path, first);
    return search === '' ? path : `${path}?${search}`;
  };
  // The compiler cannot follow from a path's text to the arguments of `to`; the types above are tested.
  return { ...page, to: to as unknown as Page<Path>['to'] };
}

const filled = (path: string, parameters: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** Whether the page can be opened without knowing an id. */
export const isDirect = ({ path }: { readonly path: string }): boolean => !path.includes(':');

/** A page with its code, as the router takes it. */
export interface Screen {
  readonly page: AnyPage;
  /** Loads the page's code when it is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** What the page asks for first, so that it is asked for while its code loads. */
  readonly begins: (parameters: Readonly<Record<string, string>>, search: string) => readonly Beginning[];
}

/** The code of a page. It stands apart from the page, which the page's own code names in its links. */
export const defineScreen = <Path extends string>(
  page: Page<Path>,
  load: Screen['load'],
  begins: (
    parameters: Readonly<Record<ParameterOf<Path>, string>>,
    search: string,
  ) => readonly Beginning[] = () => [],
): Screen => ({ page, load, begins });
