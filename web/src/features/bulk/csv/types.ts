import type { BulkActionType } from '../../../graphql/generated/schema.ts';
import type { CellKind } from '../../../ui/csv/cells.ts';
import { headingReader } from '../../../ui/csv/headings.ts';

/** Every column of any type, by the server's names. */
export const bulkColumns = [
  'job_id',
  'agent_id',
  'agent_fee',
  'customer_price',
  'job_date',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
  'comment',
  'admin_user_email',
  'ignore_warnings',
] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** The columns of a type: all of `required`, and at least one of `oneOf` if there is such a list. */
interface BulkColumns {
  readonly required: readonly BulkColumn[];
  readonly oneOf: readonly BulkColumn[];
  readonly optional: readonly BulkColumn[];
}

const columnsOf: Readonly<Record<BulkActionType, BulkColumns>> = {
  ASSIGN_AGENT: {
    required: ['job_id', 'agent_id', 'agent_fee'],
    oneOf: [],
    optional: ['job_date', 'start_time', 'end_time', 'ignore_warnings'],
  },
  UNASSIGN: { required: ['job_id'], oneOf: [], optional: [] },
  CANCEL: { required: ['job_id', 'comment'], oneOf: [], optional: [] },
  UNFULFILLED: { required: ['job_id', 'comment'], oneOf: [], optional: [] },
  UPDATE_DATES: {
    required: ['job_id', 'start_date', 'end_date'],
    oneOf: [],
    optional: ['start_time', 'end_time'],
  },
  UPDATE_RATES: { required: ['job_id'], oneOf: ['agent_fee', 'customer_price'], optional: [] },
  ASSIGN_REVIEWER: { required: ['job_id', 'admin_user_email'], oneOf: [], optional: [] },
};

export const columnsOfType = (type: BulkActionType): BulkColumns => columnsOf[type];

/** In the order of the template. */
export function everyColumnOf(type: BulkActionType): readonly BulkColumn[] {
  const { required, oneOf, optional } = columnsOf[type];
  return [...required, ...oneOf, ...optional];
}

/** Synonyms of the columns, including those of job exports. */
const alsoCalled: Readonly<Record<BulkColumn, readonly string[]>> = {
  job_id: ['job', 'id', 'job number', 'job no'],
  agent_id: ['shepherd id', 'shepherd', 'agent'],
  agent_fee: ['fee', 'shepherd fee'],
  customer_price: ['price'],
  job_date: ['date', 'day'],
  start_date: ['start', 'from', 'date from'],
  end_date: ['end', 'to', 'until', 'date to'],
  start_time: ['time from', 'from time'],
  end_time: ['time to', 'to time'],
  comment: ['reason', 'note', 'notes'],
  admin_user_email: ['reviewer', 'reviewer email', 'email', 'admin email'],
  ignore_warnings: ['ignore'],
};

const readers = new Map<BulkActionType, ReturnType<typeof headingReader<BulkColumn>>>();

/** Maps the headings of a file of this type; columns of other types are unknown in it. */
export function readHeadings(type: BulkActionType, headings: readonly string[]) {
  const reader = readers.get(type) ?? headingReader(everyColumnOf(type), alsoCalled);
  readers.set(type, reader);
  return reader(headings);
}

const kinds: Readonly<Record<BulkColumn, CellKind>> = {
  job_id: 'code',
  agent_id: 'code',
  agent_fee: 'code',
  customer_price: 'code',
  job_date: 'date',
  start_date: 'date',
  end_date: 'date',
  start_time: 'time',
  end_time: 'time',
  comment: 'text',
  admin_user_email: 'code',
  ignore_warnings: 'code',
};
const kindByName = new Map<string, CellKind>(Object.entries(kinds));

/** The cell type of a column; text if no type knows it. */
export const kindOf = (column: string): CellKind => kindByName.get(column) ?? 'text';
