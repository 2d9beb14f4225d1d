import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Static, TObject, TSchema } from 'typebox';
import { anyOf } from '../../authentication/permissions.ts';
import type { Permission } from '../../authentication/permissions.ts';
import type { Session } from '../../authentication/session.ts';
import type { Database } from '../../database/database.ts';
import type { Call, Handled, Labels, Services } from '../call.ts';
import { ApiError } from '../errors.ts';
import { holds, readPage } from './lists.ts';
import type { List, ListQuery } from './lists.ts';

type RowOf<Answer> = Answer extends { data: (infer Row)[] } ? Row & { id: string } : never;

type LabelledList<Query extends TObject, Answer extends TSchema, Row extends RowOf<Static<Answer>>> = Omit<
  Call,
  'method' | 'permission' | 'labels' | 'query' | 'answer' | 'handler'
> & {
  readonly labels: {
    readonly view: Permission;
    readonly names: readonly [keyof Row & string, ...(keyof Row & string)[]];
    /** The names as one text for the keyword search. */
    readonly text: RawBuilder<unknown>;
  };
  readonly query: Query;
  readonly answer: Answer;
  readonly list: List<Static<Query> & ListQuery>;
  readonly rows: (
    database: Kysely<Database>,
    ids: readonly string[],
    reader: Services & { readonly session: Session },
  ) => Promise<Row[]>;
};

/**
 * A list that is also open to readers who may view jobs, to resolve the labels of filters. Such a reader gets only id
 * and names, and filters and sorts only by these: repeated filters or orders would reveal the other columns.
 */
export function labelledList<
  Query extends TObject,
  Answer extends TSchema,
  Row extends RowOf<Static<Answer>>,
>({
  labels: { text, ...labels },
  list,
  rows,
  description,
  ...declaration
}: LabelledList<Query, Answer, Row>): Call {
  const labelList = { ...list, search: wordsIn(text, list.id), defaultSort: labels.names[0] };
  const permission = anyOf(labels.view, 'jobs.view');
  return {
    ...declaration,
    method: 'GET' as const,
    description: [description, rule(labels)].filter((sentence) => sentence !== undefined).join(' '),
    permission,
    labels,
    handler: async ({ query, ...reader }: Handled<TObject, Query, TSchema, typeof permission>) => {
      const read = (database: Kysely<Database>, ids: readonly string[]) => rows(database, ids, reader);
      if (reader.session.permissions.includes(labels.view))
        return readPage(reader.database, list, query, read);
      refuseHidden(query, labels);
      const page = await readPage(reader.database, labelList, query, read);
      const shown = ['id' as const, ...labels.names];
      const label = (row: Row): Readonly<Record<string, unknown>> =>
        Object.fromEntries(shown.map((name) => [name, row[name]]));
      return { ...page, data: page.data.map(label) };
    },
  };
}

const rule = ({ view, names }: Labels): string =>
  `Without ${view} the rows hold id and ${names.join(', ')} only; keywords then look at these, and any other filter or sort is auth.forbidden.`;

const wordsIn = (text: RawBuilder<unknown>, id: RawBuilder<unknown>) => (pattern: string) =>
  sql<boolean>`(${holds(text, pattern)} or ${id}::text like ${pattern})`;

/** Parameters about the page only. */
const harmless = new Set(['page', 'per_page', 'sort', 'keywords', 'keyword', 'id']);

function refuseHidden(query: ListQuery, { names }: Labels): void {
  const column = query.sort?.replace(/^-/, '');
  const sortsByHidden = column !== undefined && column !== 'id' && !names.includes(column);
  const hidden = Object.keys(query).filter((name) => !harmless.has(name));
  if (!sortsByHidden && hidden.length === 0) return;
  const refused = [...hidden, ...(sortsByHidden ? ['sort'] : [])].join(', ');
  throw new ApiError('auth.forbidden', {
    message: `You may filter and sort this list by id and name only, not by: ${refused}`,
  });
}
