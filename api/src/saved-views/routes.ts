import { Type } from 'typebox';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { ExactText, IdParams, Nothing, optional, rows } from '../http/schemas/schemas.ts';
import { NewSavedView, SavedView, SavedViewChanges } from './schemas.ts';
import { changeView, createView, deleteView, readView, readViews } from './views.ts';

const tag = 'saved-views';

const getSavedView = call({
  method: 'GET',
  path: 'saved-views/{id}',
  operationId: 'getSavedView',
  tag,
  summary: 'One saved view',
  permission: 'signed-in',
  params: IdParams,
  answer: SavedView,
  cache: 'revalidate',
  handler: ({ database, session, params }) => readView(database, session, params.id),
});

/** The common part of all changes of one view. */
const acted = {
  tag,
  permission: 'signed-in',
  params: IdParams,
  path: 'saved-views/{id}',
  edits: getSavedView,
  subject: ({ id }: { readonly id: string }) => id,
} as const;

export const savedViewRoutes = [
  call({
    method: 'GET',
    path: 'saved-views',
    operationId: 'listSavedViews',
    tag,
    summary:
      'The saved views that the user sees: own ones, those of the user’s role, and those for all users',
    permission: 'signed-in',
    query: Type.Object({ list: optional(ExactText({ maxLength: 100 })) }),
    answer: rows('SavedViews', SavedView),
    cache: 'revalidate',
    handler: async ({ database, session, query }) => ({ data: await readViews(database, session, query) }),
  }),
  getSavedView,
  call({
    method: 'POST',
    path: 'saved-views',
    operationId: 'createSavedView',
    tag,
    summary: 'Save the state of a list under a name',
    description:
      'A user has one view of a name for each list (422 on `name`). Sharing with all users or with another role, and defaults, need `users.manage`.',
    permission: 'signed-in',
    body: NewSavedView,
    answer: SavedView,
    status: 201,
    handler: async ({ database, session, body, clock }) =>
      readView(database, session, await createView(database, body, session, clock())),
  }),
  action({
    ...acted,
    method: 'PUT',
    operationId: 'updateSavedView',
    summary: 'Change a saved view; missing properties stay unchanged',
    description: 'By its owner; a shared one also by users with `users.manage`.',
    body: SavedViewChanges,
    answer: SavedView,
    does: changeView,
    shows: ({ database, session }, id) => readView(database, session, id),
  }),
  action({
    ...acted,
    method: 'DELETE',
    operationId: 'deleteSavedView',
    summary: 'Delete a saved view',
    description: 'By its owner; a shared one also by users with `users.manage`.',
    answer: Nothing,
    does: deleteView,
    shows: async () => {},
  }),
];
