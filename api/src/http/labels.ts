import type { Access, Permission } from '../authentication/permissions.ts';
import { anyOf } from '../authentication/permissions.ts';
import type { Session } from '../authentication/session.ts';
import type { Page } from './paging.ts';

/**
 * Lists that also resolve labels of filters are open to whoever may see jobs; such a reader gets nothing
 * but id and name.
 */
export const viewOrLabels = (view: Permission) => anyOf(view, 'jobs.view') satisfies Access;

export function labelsOnly<Row extends { id: string; name: string }>(
  page: Page<Row>,
  session: Session,
  view: Permission,
): Page<Row | { id: string; name: string }> {
  if (session.permissions.includes(view)) return page;
  return { ...page, data: page.data.map(({ id, name }) => ({ id, name })) };
}
