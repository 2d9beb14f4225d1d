import type { AnyList } from './definition.ts';

/** The storage key of a list's settings: its page, and its name in the address where the page has several. */
export const listKey = ({ page, prefix = '' }: Pick<AnyList, 'page' | 'prefix'>): string =>
  prefix === '' ? page.path : `${page.path}#${prefix}`;
