import type { Kysely } from 'kysely';
import type { Static, TObject, TSchema } from 'typebox';
import type { Access } from '../../authentication/permissions.ts';
import { csvHeader, csvRow, formatTimestamp } from '../../csv/csv.ts';
import type { Column } from '../../csv/csv.ts';
import type { Database } from '../../database/database.ts';
import { writeMail } from '../../outbox/mail.ts';
import { defineWork, enqueue } from '../../outbox/work.ts';
import type { Work } from '../../outbox/work.ts';
import { call, Reply } from '../call.ts';
import type { Call, Handled } from '../call.ts';
import { ApiError } from '../errors.ts';
import { countUpTo, readAll } from './lists.ts';
import type { List, ListQuery } from './lists.ts';
import { Nothing } from '../schemas/schemas.ts';

type Export<Query extends TObject, Row extends { id: string }> = ExportFile<
  Static<Query> & ListQuery,
  Row
> & {
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly permission: Exclude<Access, 'public'>;
  readonly query: Query;
};

type ExportPayload<Query> = { query: Query; timezone: string; recipient: string; requestedAt: string };

type ExportFile<Query extends ListQuery, Row extends { id: string }> = {
  /** Start of the file name and the subject: "orders". */
  readonly name: string;
  readonly list: List<Query>;
  readonly columns: readonly Column<Row>[];
  readonly readRows: (database: Kysely<Database>, ids: readonly string[], now: Date) => Promise<Row[]>;
};

/** The background work that mails all matching rows as CSV to the user. */
export function exportWork<Query extends ListQuery, Row extends { id: string }>({
  name,
  list,
  columns,
  readRows,
}: ExportFile<Query, Row>): Work<ExportPayload<Query>> {
  return defineWork<ExportPayload<Query>>(
    `export:${name}`,
    async ({ query, timezone, recipient, requestedAt }, { database, clock }) => {
      let csv = csvHeader(columns);
      const source = readAll(database, list, { ...query, timezone }, (from, ids) =>
        readRows(from, ids, clock()),
      );
      for await (const row of source) csv += csvRow(columns, row, timezone);
      const fileName = `${name}-${formatTimestamp(new Date(requestedAt), timezone)}.csv`;
      await writeMail(database, clock(), {
        recipient,
        subject: `Your export: ${name}`,
        body: `The CSV file you asked for is attached: ${fileName}. Times in it are in ${timezone}.`,
        attachments: [{ fileName, contentType: 'text/csv; charset=utf-8', content: csv }],
      });
    },
    { kind: 'export', title: `Export of ${name}` },
  );
}

/** A larger file would exceed mail limits, spreadsheets, and this process's memory. */
const mostRows = 200_000;

/**
 * Answers 204 when nothing matches, else 200 with an empty body after enqueuing the work.
 * @throws ApiError `export.too_large`
 */
export async function requestExport<Query extends ListQuery>(
  {
    database,
    clock,
    timezone,
    session,
  }: Pick<Handled<TObject, TObject, TSchema, 'signed-in'>, 'database' | 'clock' | 'timezone' | 'session'>,
  { work, list }: { work: Work<ExportPayload<Query>>; list: List<Query> },
  query: NoInfer<Query>,
  most = mostRows,
): Promise<Reply> {
  const matching = await countUpTo(database, list, { ...query, timezone }, most + 1);
  if (matching === 0) return new Reply(204);
  if (matching > most) throw new ApiError('export.too_large');
  await enqueue(
    database,
    work,
    { query, timezone, recipient: session.email, requestedAt: clock().toISOString() },
    clock(),
  );
  return new Reply(200, '');
}

/** The answers of an export, for its declaration. */
export const exportAnswers = {
  200: { description: 'The file will be mailed' },
  204: { description: 'No row matches' },
} as const;

/** The export of a list: the call, and its background work. */
export function defineExport<Query extends TObject, Row extends { id: string }>(
  definition: Export<Query, Row>,
): { call: Call; work: Work<ExportPayload<Static<Query> & ListQuery>> } {
  const { name, list } = definition;
  const work = exportWork(definition);
  const exportCall = call({
    method: 'GET',
    path: definition.path,
    operationId: definition.operationId,
    tag: definition.tag,
    summary: `Mail the matching ${name} as CSV to the signed-in user`,
    description:
      'Takes the filters of the list. Times, and the days of filters, follow the X-Timezone header. export.too_large where more than 200,000 rows match.',
    permission: definition.permission,
    query: definition.query,
    answer: Nothing,
    alsoAnswers: exportAnswers,
    handler: (request) => requestExport(request, { work, list }, request.query),
  });
  return { call: exportCall, work };
}
