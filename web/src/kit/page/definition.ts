import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
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

/** One screen: what the router, the sidebar, the landing page and the command palette know about it. */
export interface PageDefinition {
  /** As the router writes it, with parameters as `:id`. */
  readonly path: string;
  /** The browser tab's title, the palette's entry and the landing page's card. */
  readonly title: string;
  /** Who may open it; every signed-in user without one. */
  readonly permission?: PermissionRule;
  /** Loads the screen's code when it is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Asks for what the screen needs while somebody still points at its link. Must not reject or tell of failures. */
  readonly prefetch?: (
    client: ApolloClient,
    parameters: Readonly<Record<string, string | undefined>>,
  ) => void;
  /** What the screen is for, on the landing page. Screens without a description have no card. */
  readonly description?: string;
  /** Puts the screen into the menu under one of the sidebar's entries. */
  readonly under?: NavigationLabel;
  /** What parameters look like; an address that does not match is not found. */
  readonly parameters?: Readonly<Record<string, RegExp>>;
}

/** A check at the declaration; the result is the same object. */
export const definePage = (page: PageDefinition): PageDefinition => page;

/** Whether the page can be opened without knowing an id. */
export const isDirect = (page: PageDefinition): boolean => !page.path.includes(':');
