import type { Session } from '../authentication/session.ts';
import { later, minute } from '../time/instants.ts';
import { ApiError, notFound } from './errors.ts';

/** For how long its author may delete a comment. After that, other users may have acted on it. */
export const deletableMilliseconds = 15 * minute;

export const ownCommentRules =
  'Only its author may, within 15 minutes of writing it: auth.forbidden for the comment of another user, comment.too_late afterwards.';

type Written = { readonly created_by: string; readonly created_at: string };

/** Throws `not_found` without a comment, `auth.forbidden` for that of another user, `comment.too_late` for an old one. */
export function mustMayDelete(
  comment: Written | undefined,
  { session, now }: { readonly session: Session; readonly now: Date },
): void {
  if (!comment) throw notFound();
  if (comment.created_by !== session.userId) throw new ApiError('auth.forbidden');
  if (later(new Date(comment.created_at), deletableMilliseconds) < now)
    throw new ApiError('comment.too_late');
}
