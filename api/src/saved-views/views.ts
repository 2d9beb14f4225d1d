import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { NewSavedView, SavedView, SavedViewChanges } from './schemas.ts';

/** Views of one user, so that a faulty client cannot fill the table. */
export const mostViews = 200;

/**
 * The reader's own views, those shared with the reader's role, and those for all users; by list and name. Readers who may
 * change shared views see those of all roles.
 */
export async function readViews(
  database: Kysely<Database>,
  session: Session,
  { id, list }: { readonly id?: string; readonly list?: string | undefined } = {},
): Promise<SavedView[]> {
  const role = await roleOf(database, session);
  const found = await database
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .leftJoin('roles', 'roles.id', 'saved_views.role_id')
    .select(['users.first_name', 'users.last_name', 'roles.name as role_name'])
    .selectAll('saved_views')
    .where((where) =>
      where.or([
        where('saved_views.user_id', '=', session.userId),
        where('saved_views.audience', '=', 'everyone'),
        where.and([
          where('saved_views.audience', '=', 'role'),
          ...(mayShare(session) ? [] : [where('saved_views.role_id', '=', role)]),
        ]),
      ]),
    )
    .$if(id !== undefined, (query) => query.where('saved_views.id', '=', String(id)))
    .$if(list !== undefined, (query) => query.where('saved_views.list', '=', String(list)))
    .orderBy('saved_views.list')
    .orderBy(sql`lower(saved_views.name)`)
    .orderBy('saved_views.id')
    .execute();
  return found.map((view) => ({
    id: view.id,
    list: view.list,
    name: view.name,
    search: view.search,
    columns: view.columns,
    audience: view.audience,
    role: view.role_id === null ? null : { id: view.role_id, name: view.role_name ?? '' },
    default: view.is_default,
    owner: { id: view.user_id, name: `${view.first_name} ${view.last_name}` },
    editable: view.user_id === session.userId || mayShare(session),
    created_at: view.created_at,
    updated_at: view.updated_at,
  }));
}

/** Throws `not_found` also for a view that the reader does not see. */
export async function readView(database: Kysely<Database>, session: Session, id: string): Promise<SavedView> {
  const [view] = await readViews(database, session, { id });
  if (!view) throw notFound();
  return view;
}

/** Returns the id. */
export async function createView(
  transaction: Kysely<Database>,
  { list, name, search, columns, ...shared }: NewSavedView,
  session: Session,
  now: Date,
): Promise<string> {
  // Locked, so that simultaneous calls cannot exceed the limit.
  await transaction.selectFrom('users').select('id').where('id', '=', session.userId).forUpdate().execute();
  const { count } = await transaction
    .selectFrom('saved_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostViews)
    throw fieldError('name', `You have ${mostViews} views already: delete one first`);
  const audience = await audienceOf(
    transaction,
    session,
    { audience: 'owner', role_id: null, is_default: false },
    shared,
  );
  const instant = formatInstant(now);
  await endOtherDefault(transaction, { list, ...audience });
  const { id } = await transaction
    .insertInto('saved_views')
    .values({
      user_id: session.userId,
      list,
      name: name.trim(),
      search,
      columns: JSON.stringify(columns),
      ...audience,
      created_at: instant,
      updated_at: instant,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Applies the sent properties. */
export const changeView: Action<string, SavedViewChanges> = inSteps({
  lock: lockView,
  follow: (view, _input, { session }) => mustBeEditable(view, session),
  change: async (transaction, view, { input }, { session, now }) => {
    const { name, search, columns, ...shared } = input;
    const audience = await audienceOf(transaction, session, view, shared);
    await endOtherDefault(transaction, { id: view.id, list: view.list, ...audience });
    await transaction
      .updateTable('saved_views')
      .set({
        name: name?.trim(),
        search,
        columns: columns && JSON.stringify(columns),
        ...audience,
        updated_at: formatInstant(now),
      })
      .where('id', '=', view.id)
      .execute();
  },
});

export const deleteView: Action<string> = inSteps({
  lock: lockView,
  follow: (view, _input, { session }) => mustBeEditable(view, session),
  change: async (transaction, { id }) => {
    await transaction.deleteFrom('saved_views').where('id', '=', id).execute();
  },
});

type Audience = {
  readonly audience: SavedView['audience'];
  readonly role_id: string | null;
  readonly is_default: boolean;
};
type Shared = Pick<SavedViewChanges, 'audience' | 'role' | 'default'>;

async function lockView(transaction: Kysely<Database>, id: string) {
  const view = await transaction
    .selectFrom('saved_views')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!view) throw notFound();
  return view;
}

/** Sharing beyond one's own role concerns the screens of other users, as managing them does. */
const mayShare = ({ permissions }: Session): boolean => permissions.includes('users.manage');

/** A private view of another user does not exist for its readers. */
function mustBeEditable(view: Audience & { readonly user_id: string }, session: Session): void {
  if (view.user_id === session.userId) return;
  if (view.audience === 'owner') throw notFound();
  if (!mayShare(session))
    throw new ApiError('auth.forbidden', { message: 'Only its owner may change this view' });
}

/** Who sees the view after a change. Throws `auth.forbidden` for more than the user may decide. */
async function audienceOf(
  transaction: Kysely<Database>,
  session: Session,
  before: Audience,
  { audience = before.audience, role, default: sent }: Shared,
): Promise<Audience> {
  const own = await roleOf(transaction, session);
  const role_id = audience === 'role' ? (role ?? before.role_id ?? own) : null;
  const sameAudience = audience === before.audience && role_id === before.role_id;
  // The default of one audience does not become that of another by sharing.
  const isDefault = sent ?? (sameAudience && before.is_default);
  if (audience === 'owner') {
    if (isDefault && before.audience === 'owner')
      throw fieldError('default', 'Only a shared view can be the default of others');
    return { audience, role_id, is_default: false };
  }
  const changed = !sameAudience || isDefault !== before.is_default;
  const keepsDefault = isDefault ? sameAudience && before.is_default : sent !== false || !before.is_default;
  const withOwnRole = audience === 'role' && role_id === own && keepsDefault;
  if (changed && !withOwnRole && !mayShare(session))
    throw new ApiError('auth.forbidden', {
      message: 'Sharing with all users or with another role, and defaults, need the right to manage users',
    });
  return { audience, role_id, is_default: isDefault };
}

/** An audience has one default for each list: the new one replaces it. */
async function endOtherDefault(
  transaction: Kysely<Database>,
  view: Audience & { readonly id?: string; readonly list: string },
): Promise<void> {
  if (!view.is_default) return;
  await transaction
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('list', '=', view.list)
    .where('audience', '=', view.audience)
    .where('is_default', '=', true)
    .$if(view.role_id !== null, (query) => query.where('role_id', '=', view.role_id))
    .$if(view.id !== undefined, (query) => query.where('id', '!=', String(view.id)))
    .execute();
}

async function roleOf(database: Kysely<Database>, session: Session): Promise<string> {
  const { role_id } = await database
    .selectFrom('users')
    .select('role_id')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  return role_id;
}
