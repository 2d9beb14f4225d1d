import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** How columns arrive in TypeScript, the same from both stores (`column-parsers.ts`). */
const typesOfColumns: Record<string, string> = {
  bool: 'boolean',
  date: 'string', // yyyy-MM-dd
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  text: 'string',
  time: 'string', // HH:mm
  timestamptz: 'string', // ISO 8601 in UTC
  varchar: 'string',
};

/** Columns whose values are listed in code alone, by table or for all tables. */
const listedInCode: Record<string, string> = {
  currency: 'Currency',
  'job_counts.status': 'JobStatus',
  'jobs.attempt_reason': 'AttemptReason',
  'report_media.failure': 'MediaFailure',
};

const imports = `import type { Currency } from '@shepherd/domain/currencies.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { AttemptReason } from '../../jobs/messages.ts';
import type { JobStatus } from '../../jobs/statuses.ts';
import type { MediaFailure } from '../../media/failures.ts';
import type { JsonColumn, JsonDocuments, OptionalJsonColumn } from '../json-documents.ts';`;

type Column = {
  table: string;
  about: string | null;
  name: string;
  comment: string | null;
  type: string;
  required: boolean;
  /** The database knows a value for a row without one. */
  filled: boolean;
  computed: boolean;
  /** Of a column with a list of allowed values. */
  check: string | null;
};

const readColumns = async (database: QueryExecutorProvider): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select c.relname as "table", obj_description(c.oid, 'pg_class') as about, a.attname as name,
      col_description(c.oid, a.attnum) as comment, t.typname as type, a.attnotnull as required,
      a.atthasdef or a.attidentity <> '' as filled, a.attgenerated <> '' as computed,
      (select min(pg_get_constraintdef(k.oid)) from pg_catalog.pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as "check"
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely_%'
    order by c.relname collate "C", a.attnum`.execute(database);
  return rows;
};

/** The literals of a list like `status = ANY (ARRAY['active'::text, 'closed'::text])`. */
const allowedValues = (check: string): string =>
  [...check.matchAll(/'([^']*)'::text|(?<=[[ ])\d+(?=[\],])/g)]
    .map(([number, text]) => (text === undefined ? number : `'${text}'`))
    .join(' | ');

function typeOf({ table, name, type, required, filled, computed, check }: Column): string {
  const isJson = type === 'jsonb';
  const known = isJson
    ? `JsonDocuments['${table}']['${name}']`
    : ((check === null ? undefined : allowedValues(check)) ??
      listedInCode[`${table}.${name}`] ??
      listedInCode[name] ??
      typesOfColumns[type]);
  if (known === undefined) throw new Error(`No type is known for ${type} (${table}.${name})`);
  // Computed columns come from required ones alone.
  const value = required || computed ? known : `${known} | null`;
  if (isJson) return `${filled || !required ? 'OptionalJsonColumn' : 'JsonColumn'}<${value}>`;
  if (computed) return `GeneratedAlways<${value}>`;
  return filled ? `Generated<${value}>` : value;
}

const documented = (comment: string | null, indent: string): string =>
  comment === null ? '' : `${indent}/** ${comment} */\n`;

/** The source of `generated/tables.ts`: the types of all tables, and the columns that a start expects. */
export async function tableTypes(database: QueryExecutorProvider): Promise<string> {
  const tables = Map.groupBy(await readColumns(database), ({ table }) => table);
  const types = [...tables].map(([table, columns]) => {
    const lines = columns.map(
      (column) => `${documented(column.comment, '    ')}    ${column.name}: ${typeOf(column)};\n`,
    );
    return `${documented(columns[0]?.about ?? null, '  ')}  ${table}: {\n${lines.join('')}  };\n`;
  });
  const expected = [...tables].map(
    ([table, columns]) => `  ${table}: '${columns.map(({ name }) => name).join(' ')}',\n`,
  );
  return `// Written by pnpm codegen from the migrations.
${imports}

export type Tables = {
${types.join('')}};

/** The tables and their columns, as a start expects them at least. */
export const expectedTables: Readonly<Record<string, string>> = {
${expected.join('')}};
`;
}
