import type { ComponentType } from 'react';
import type { Beginning } from '../../graphql/begin.ts';
import type { QueryField } from '../../graphql/generated/cacheNames.ts';
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
/** The address of a page of the console. Only a page's `to` makes one, so that no address is hardcoded. */
export type Address = string & { readonly [ofPage]: true };

/** The names of the parameters in a path: `/orders/:id/jobs` has `id`. */
export type ParameterOf<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParameterOf<Start> | ParameterOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The query string of an address. */
export type Search = Readonly<Record<string, string>>;

/** The facts about a page for the router, the sidebar, the start page and the command palette, without its code. */
export interface PageDefinition<Path extends string = string> {
  /** In the router's notation, with parameters as `:id`. */
  readonly path: Path;
  /** The browser tab's title, the palette's entry and the landing page's card. */
  readonly title: string;
  /** The heading of a page while nothing is selected on it, if it differs from the title. */
  readonly heading?: string;
  /** Required to open the page; every signed-in user without one. */
  readonly permission?: PermissionRule;
  /** The root field that the page reads, where a server may lack it: nothing leads to the page once it has said so. */
  readonly reads?: QueryField;
  /** The description on the landing page. Pages without one have no card. */
  readonly description?: string;
  /** Adds the page to the menu under one of the sidebar's entries. */
  readonly under?: NavigationLabel;
  /** An alias of another page: it is offered nowhere, and redirects. */
  readonly alias?: true;
  /** Prefixes of further addresses that belong to its menu entry, in addition to those below its own path. */
  readonly covers?: readonly `/${string}`[];
  /** Patterns of the parameters; an address that does not match is not found. */
  readonly parameters?: Readonly<Partial<Record<ParameterOf<Path>, RegExp>>>;
}

export interface Page<Path extends string = string> extends PageDefinition<Path> {
  /** The address of the page: `to({ id })`, or `to()` where its path has no parameters. */
  readonly to: [ParameterOf<Path>] extends [never]
    ? (search?: Search) => Address
    : (parameters: Readonly<Record<ParameterOf<Path>, string>>, search?: Search) => Address;
}

/** Any page, where its address is not needed. */
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

/** Whether the page can be opened without an id. */
export const isDirect = ({ path }: { readonly path: string }): boolean => !path.includes(':');

/** A page with its code, as the router takes it. */
export interface Screen {
  readonly page: AnyPage;
  /** Loads the page's code when it is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** The initial queries of the page, so that they are sent while its code loads. */
  readonly begins: (parameters: Readonly<Record<string, string>>, search: string) => readonly Beginning[];
}

/** The code of a page. It is separate from the page, which the page's own code imports for its links. */
export const defineScreen = <Path extends string>(
  page: Page<Path>,
  load: Screen['load'],
  begins: (
    parameters: Readonly<Record<ParameterOf<Path>, string>>,
    search: string,
  ) => readonly Beginning[] = () => [],
): Screen => ({ page, load, begins });
