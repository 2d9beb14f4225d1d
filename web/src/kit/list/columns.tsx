import type { ReactNode } from 'react';
import { inDigits } from '../../messages/inDigits.ts';
import { CopyableId } from '../value/CopyableId.tsx';
import { DateRangeText, DateText } from '../value/DateText.tsx';
import type { DateTextProps } from '../value/DateText.tsx';
import { StatusCell } from '../value/StatusBadge.tsx';
import type { FlagSign } from '../value/StatusBadge.tsx';
import type { StatusKind, StatusOf } from '../value/status.ts';
import { noValue } from '../value/time.ts';
import { VisitTime } from '../value/VisitTime.tsx';
import { inWords } from '../value/words.ts';
import type { ListColumn } from './definition.ts';

/*
 * The usual columns, made from the name of a field. The type of each says which fields it reads, so a field that the
 * query does not select, or that has another type, is a type error at the column.
 */

/** The options of every column besides its field. `header` defaults to the field's name in words. */
export type ColumnOptions<Sort extends string> = Partial<Omit<ListColumn<never, Sort>, 'cell' | 'reads'>>;

type Has<Field extends string, Value> = { readonly [Name in Field]: Value };

function column<Row, Sort extends string>(
  field: string,
  width: number,
  cell: (row: Row) => ReactNode,
  options: ColumnOptions<Sort>,
  reads?: readonly (keyof Row & string)[],
): ListColumn<Row, Sort> {
  return { id: field, header: inWords(field), width, ...options, cell, ...(reads && { reads }) };
}

/** The id, which a click copies. */
export const idColumn = <const Sort extends string = never>(
  options: ColumnOptions<Sort> = {},
): ListColumn<{ readonly id: string }, Sort> => column('id', 84, ({ id }) => <CopyableId id={id} />, options);

/** Text as it is. */
export const textColumn = <Field extends string, const Sort extends string = never>(
  field: Field,
  options: ColumnOptions<Sort> = {},
): ListColumn<Has<Field, string | null>, Sort> =>
  column(field, 160, (row: Has<Field, string | null>) => row[field] || noValue, options);

/** The name of a related record, such as `customer { name }`. */
export const nameColumn = <Field extends string, const Sort extends string = never>(
  field: Field,
  options: ColumnOptions<Sort> = {},
): ListColumn<Has<Field, { readonly name: string } | null>, Sort> =>
  column(
    field,
    150,
    (row: Has<Field, { readonly name: string } | null>) => row[field]?.name ?? noValue,
    options,
  );

/** An enum value by its label; without labels, in words. */
export const labelColumn = <Field extends string, Value extends string, const Sort extends string = never>(
  field: Field,
  labels: Readonly<Partial<Record<Value, string>>>,
  options: ColumnOptions<Sort> = {},
): ListColumn<Has<Field, Value | null>, Sort> =>
  column(
    field,
    120,
    (row: Has<Field, Value | null>) => {
      const value = row[field];
      return value ? (labels[value] ?? inWords(value)) : noValue;
    },
    options,
  );

/** The row's `status`. `flags` names fields that, when true or set, are shown beside it as an icon. */
export function statusColumn<
  Kind extends StatusKind,
  Flag extends string = never,
  const Sort extends string = never,
>(
  kind: Kind,
  { flags, ...options }: ColumnOptions<Sort> & { readonly flags?: Readonly<Record<Flag, FlagSign>> } = {},
): ListColumn<{ readonly status: StatusOf<Kind> | null } & Has<Flag, boolean | string | null>, Sort> {
  type Row = { readonly status: StatusOf<Kind> | null } & Readonly<Record<string, unknown>>;
  const named: readonly (readonly [string, FlagSign])[] = Object.entries(flags ?? {});
  return column(
    'status',
    132,
    ({ status, ...row }: Row) =>
      status === null ? (
        noValue
      ) : (
        <StatusCell of={kind} status={status} flag={named.find(([field]) => Boolean(row[field]))?.[1]} />
      ),
    { narrow: true, ...options },
  );
}

/** A count or another whole number. */
export const countColumn = <Field extends string, const Sort extends string = never>(
  field: Field,
  options: ColumnOptions<Sort> = {},
): ListColumn<Has<Field, number | null>, Sort> =>
  column(
    field,
    84,
    (row: Has<Field, number | null>) => {
      const count = row[field];
      return count === null ? noValue : inDigits(count);
    },
    { numeric: true, ...options },
  );

/** An amount of money as the server formats it. */
export const moneyColumn = <Field extends string, const Sort extends string = never>(
  field: Field,
  options: ColumnOptions<Sort> = {},
): ListColumn<Has<Field, { readonly formatted: string } | null>, Sort> =>
  column(
    field,
    108,
    (row: Has<Field, { readonly formatted: string } | null>) => row[field]?.formatted ?? noValue,
    { numeric: true, ...options },
  );

/** A date or an instant, with its full form as a tooltip. `createdAt` has the heading 'Created'. */
export function dateColumn<Field extends string, const Sort extends string = never>(
  field: Field,
  { show, ...options }: ColumnOptions<Sort> & Pick<DateTextProps, 'show'> = {},
): ListColumn<Has<Field, string | null>, Sort> {
  return column(
    field,
    show === 'date-time' ? 140 : 104,
    (row: Has<Field, string | null>) => <DateText value={row[field]} {...(show ? { show } : {})} />,
    { header: inWords(field.replace(/At$/, '')), ...options },
  );
}

/** An instant of a visit by the clocks of its place, which is the row's `location`. */
export function visitColumn<Field extends string, const Sort extends string = never>(
  field: Field,
  options: ColumnOptions<Sort> = {},
): ListColumn<Has<Field, string | null> & Placed, Sort> {
  return column(
    field,
    visitWidth,
    (row: Has<Field, string | null> & Placed) => (
      <VisitTime value={row[field]} timeZone={row.location?.timeZone} />
    ),
    { header: inWords(field.replace(/At$/, '')), ...options },
  );
}

type Placed = { readonly location: { readonly timeZone: string | null } | null };

/** Enough for a date, a time and the name of a zone. */
export const visitWidth = 188;

/** From one date to another. */
export const datesColumn = <From extends string, To extends string, const Sort extends string = never>(
  from: From,
  to: To,
  options: ColumnOptions<Sort> = {},
): ListColumn<Has<From, string | null> & Has<To, string | null>, Sort> =>
  column(
    from,
    184,
    (row: Has<From, string | null> & Has<To, string | null>) => (
      <DateRangeText from={row[from]} to={row[to]} />
    ),
    { header: 'Start – end', ...options },
    [from, to],
  );
