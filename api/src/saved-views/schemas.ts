import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  choice,
  component,
  ExactText,
  Id,
  Instant,
  Named,
  nullable,
  optional,
} from '../http/schemas/schemas.ts';

/** Who sees a view beside its owner. */
export const ViewAudience = choice('ViewAudience', ['owner', 'role', 'everyone']);

const ColumnId = ExactText({ minLength: 1, maxLength: 60 });
const columnIds = (description: string) => Type.Array(ColumnId, { maxItems: 100, description });

/** Columns that a view does not name are as the list declares them. */
export const ViewColumns = component(
  'ViewColumns',
  Type.Object({
    order: columnIds('From left to right'),
    shown: columnIds('Shown, although the list hides them by default'),
    hidden: columnIds('Hidden, although the list shows them by default'),
    pinned: columnIds('Pinned at the left'),
    widths: Type.Array(
      Type.Object({ column: ColumnId, width: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
      { maxItems: 100, description: 'Pixels' },
    ),
  }),
);
export type ViewColumns = Static<typeof ViewColumns>;

const ListPath = ExactText({
  minLength: 1,
  maxLength: 100,
  description: 'The path of the list in the console',
});
const input = {
  name: Type.String({ format: 'filled', minLength: 1, maxLength: 40 }),
  search: ExactText({
    maxLength: 4_000,
    description: 'Filters and sorting, as the query string of the list’s address without the page',
  }),
  columns: ViewColumns,
  audience: optional(ViewAudience),
  role: optional(
    nullable(Type.Intersect([Id], { description: 'Of `audience` `role`; by default the role of the user' })),
  ),
  default: optional(Type.Boolean({ description: 'The menu opens the list with it for its audience' })),
};

export const SavedView = component(
  'SavedView',
  Type.Object({
    id: Id,
    list: ListPath,
    name: Type.String(),
    search: Type.String(),
    columns: ViewColumns,
    audience: ViewAudience,
    role: nullable(Named),
    default: Type.Boolean(),
    owner: Named,
    editable: Type.Boolean({ description: 'Whether the signed-in user may change and delete it' }),
    created_at: Instant,
    updated_at: Instant,
  }),
);
export type SavedView = Static<typeof SavedView>;

export const NewSavedView = component('NewSavedView', Type.Object({ list: ListPath, ...input }));
export type NewSavedView = Static<typeof NewSavedView>;

export const SavedViewChanges = component('SavedViewChanges', Type.Partial(Type.Object(input)));
export type SavedViewChanges = Static<typeof SavedViewChanges>;
