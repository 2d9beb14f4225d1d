import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { expressionBuilder } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { csvFile, csvHeader, csvRow, formatTimestamp } from '../csv/csv.ts';
import { personColumns, personOf } from '../authentication/people.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/statements.ts';
import { call, Reply } from '../http/call.ts';
import { fieldError, notFound } from '../http/errors.ts';
import { holds, listQuery, readPage } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import {
  choice,
  component,
  Count,
  Id,
  IdParams,
  Instant,
  JobId,
  many,
  nullable,
  page,
  rows,
  Url,
} from '../http/schemas/schemas.ts';
import { PersonReference } from '../jobs/schemas.ts';
import { enqueue } from '../outbox/work.ts';
import { formatInstant } from '../time/instants.ts';
import { harmlessFile, readBulkFile } from './file.ts';
import { bulkActionWork } from './processing.ts';
import { bulkActionStatuses, bulkActionTypes } from './types.ts';

const BulkActionType = choice('BulkActionType', bulkActionTypes);
const BulkActionStatus = choice('BulkActionStatus', bulkActionStatuses);

const BulkAction = component(
  'BulkAction',
  Type.Object({
    id: Id,
    type: BulkActionType,
    status: BulkActionStatus,
    file: Url,
    rows: Count,
    done: Type.Integer({ minimum: 0, description: 'Processed rows, including failed ones' }),
    failures: Count,
    created_at: Instant,
    finished_at: nullable(Instant),
    created_by: PersonReference,
  }),
);
const BulkActionPage = page('BulkActionPage', BulkAction);

const BulkActionFailure = component(
  'BulkActionFailure',
  Type.Object({
    row: Type.Integer({ minimum: 1, description: 'Row of the file, from 1 below the header' }),
    job_id: nullable(JobId),
    reason: Type.String(),
    values: Type.Array(Type.Object({ column: Type.String(), value: Type.String() })),
  }),
);

const BulkActionsQuery = listQuery(['id', 'type', 'status', 'failures', 'created_at'], {
  id: many(Id),
  type: many(BulkActionType),
  status: many(BulkActionStatus),
  created_by_id: many(Id),
});

const actions = expressionBuilder<Database, 'bulk_actions'>();
const bulkActionList: List<Static<typeof BulkActionsQuery>> = {
  rows: sql`bulk_actions`,
  id: sql`bulk_actions.id`,
  search: (pattern) =>
    actions.or([
      holds(sql`replace(bulk_actions.type, '_', ' ')`, pattern),
      actions.exists(
        actions
          .selectFrom('users')
          .whereRef('users.id', '=', 'bulk_actions.created_by')
          .where(holds(sql`users.first_name || ' ' || users.last_name`, pattern))
          .select('users.id'),
      ),
    ]),
  filters: {
    id: (ids) => actions('bulk_actions.id', 'in', ids),
    type: (types) => actions('bulk_actions.type', 'in', types),
    status: (statuses) => actions('bulk_actions.status', 'in', statuses),
    created_by_id: (ids) => actions('bulk_actions.created_by', 'in', ids),
  },
  sort: {
    id: sql`bulk_actions.id`,
    type: sql`bulk_actions.type`,
    status: sql`bulk_actions.status`,
    failures: sql`bulk_actions.failures`,
    created_at: sql`bulk_actions.created_at`,
  },
  defaultSort: '-created_at',
};

const administrators = allOf('jobs.administrate');

export const bulkActionRoutes = [
  call({
    method: 'GET',
    path: 'jobs/bulk-actions',
    operationId: 'listBulkActions',
    tag: 'bulk-actions',
    summary: 'Changes to many jobs by CSV file',
    permission: administrators,
    query: BulkActionsQuery,
    answer: BulkActionPage,
    handler: ({ database, settings, query }) =>
      readPage(database, bulkActionList, query, (source, ids) =>
        readBulkActions(source, ids, settings.apiUrl),
      ),
  }),
  call({
    method: 'POST',
    path: 'jobs/bulk-actions',
    operationId: 'createBulkAction',
    tag: 'bulk-actions',
    summary: 'Change many jobs by CSV file',
    description:
      'The body is the file: CSV with a header row and at most 5000 rows, in UTF-8; UTF-16 with its mark is read too, and windows-1252 where its letters cannot be mistaken. A sep= line, a title above the header row, and rows and columns without a value are skipped; dates and times are read as spreadsheets write them, and a date that may be two days, such as 03/04/2026, fails with both of them. Rows are applied one by one after the answer, by the rules of the single calls; failed ones are kept with a reason.',
    permission: administrators,
    query: Type.Object({ type: BulkActionType }),
    body: Type.Unknown(),
    textBodies: ['text/csv', 'text/plain', 'application/octet-stream'],
    answer: BulkAction,
    status: 201,
    handler: async ({ database, settings, query, body, session, clock, timezone }) => {
      if (typeof body !== 'string' || body.trim() === '') throw fieldError('file', 'The file is empty');
      const file = readBulkFile(query.type, body);
      const refused = file.rows.filter((row) => row.refused !== null).length;
      const now = clock();
      const { id } = await database
        .insertInto('bulk_actions')
        .values({
          type: query.type,
          status: 'pending',
          csv: body,
          columns: JSON.stringify(file.columns),
          rows: file.rows.length,
          failures: refused,
          timezone,
          created_by: session.userId,
          created_at: formatInstant(now),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertRows(
        database,
        'bulk_action_rows',
        file.rows.map(({ values, refused: reason }, index) => ({
          bulk_action_id: id,
          row: index + 1,
          values,
          status: reason === null ? 'waiting' : 'failed',
          reason,
        })),
      );
      await enqueue(database, bulkActionWork, { bulkActionId: id }, now);
      return readBulkAction(database, id, settings.apiUrl);
    },
  }),
  call({
    method: 'GET',
    path: 'jobs/bulk-actions/{id}',
    operationId: 'getBulkAction',
    tag: 'bulk-actions',
    summary: 'One bulk action',
    permission: administrators,
    params: IdParams,
    answer: BulkAction,
    handler: ({ database, settings, params }) => readBulkAction(database, params.id, settings.apiUrl),
  }),
  call({
    method: 'GET',
    path: 'jobs/bulk-actions/{id}/file',
    operationId: 'getBulkActionFile',
    tag: 'bulk-actions',
    summary: 'The file of a bulk action, as it was uploaded',
    description: 'Cells that a spreadsheet would treat as formulas begin with an apostrophe.',
    permission: administrators,
    params: IdParams,
    answer: Type.String(),
    answerType: 'text/csv',
    handler: async ({ database, params }) => {
      const action = await database
        .selectFrom('bulk_actions')
        .where('id', '=', params.id)
        .select('csv')
        .executeTakeFirst();
      if (!action) throw notFound();
      return csvReply(harmlessFile(action.csv), `bulk-action-${params.id}.csv`);
    },
  }),
  call({
    method: 'GET',
    path: 'jobs/bulk-actions/{id}/failed',
    operationId: 'listFailedBulkActionRows',
    tag: 'bulk-actions',
    summary: 'The failed rows of a bulk action with their reasons',
    description: 'With Accept: text/csv the original columns and the column error.',
    permission: administrators,
    params: IdParams,
    answer: rows('BulkActionFailures', BulkActionFailure),
    handler: async ({ database, params, accept, clock, timezone }) => {
      const action = await database
        .selectFrom('bulk_actions')
        .where('id', '=', params.id)
        .select('columns')
        .executeTakeFirst();
      if (!action) throw notFound();
      const failed = await database
        .selectFrom('bulk_action_rows')
        .where('bulk_action_id', '=', params.id)
        .where('status', '=', 'failed')
        .select(['row', 'values', 'reason'])
        .orderBy('row')
        .execute();
      if (accept?.includes('text/csv') === true) {
        const columns = [
          ...action.columns.map((name) => [name, (row: Failed) => row.values[name] ?? ''] as const),
          ['error', (row: Failed) => row.reason] as const,
        ];
        const csv = csvHeader(columns) + failed.map((row) => csvRow(columns, row, 'UTC')).join('');
        const name = `bulk-action-${params.id}-failed-${formatTimestamp(clock(), timezone)}.csv`;
        return csvReply(csv, name);
      }
      return {
        data: failed.map(({ row, values, reason }) => ({
          row,
          job_id: jobIdOf(values),
          reason: reason ?? '',
          values: action.columns.map((column) => ({ column, value: values[column] ?? '' })),
        })),
      };
    },
  }),
];

type Failed = { values: Record<string, string>; reason: string | null };

/** The job id of a row, if it is valid. */
const jobIdOf = ({ job_id: id = '' }: Record<string, string>): string | null =>
  /^[1-9]\d{0,14}-[1-9]\d{0,8}$/.test(id) ? id : null;

const csvReply = (csv: string, name: string): Reply =>
  new Reply(200, csvFile(csv), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });

async function readBulkAction(database: Kysely<Database>, id: string, apiUrl: string) {
  const [action] = await readBulkActions(database, [id], apiUrl);
  if (!action) throw notFound();
  return action;
}

/** Counted only while it is running. */
const doneRows = sql<number>`
  case when bulk_actions.status = 'completed' then bulk_actions.rows
  else (
    select count(*) from bulk_action_rows
    where bulk_action_rows.bulk_action_id = bulk_actions.id and bulk_action_rows.status <> 'waiting'
  )::integer end`;

async function readBulkActions(
  database: Kysely<Database>,
  ids: readonly string[],
  apiUrl: string,
): Promise<Static<typeof BulkAction>[]> {
  const found = await database
    .selectFrom('bulk_actions')
    .innerJoin('users', 'users.id', 'bulk_actions.created_by')
    .where('bulk_actions.id', 'in', ids)
    .select([
      'bulk_actions.id',
      'bulk_actions.type',
      'bulk_actions.status',
      'bulk_actions.rows',
      doneRows.as('done'),
      'bulk_actions.failures',
      'bulk_actions.created_at',
      'bulk_actions.finished_at',
      ...personColumns,
    ])
    .execute();
  return found.map(({ user_id, first_name, last_name, ...action }) => ({
    ...action,
    file: `${apiUrl}/v1/jobs/bulk-actions/${action.id}/file`,
    created_by: personOf({ user_id, first_name, last_name }),
  }));
}
