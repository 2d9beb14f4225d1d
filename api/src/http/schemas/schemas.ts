import { Type } from 'typebox';
import type { Static, TObject, TProperties, TSchema, TString } from 'typebox';
import { currencies } from '@shepherd/domain/currencies.ts';
import './formats.ts';
import { exactText, referenceText } from './clean-text.ts';

/**
 * Names a new schema, so that the OpenAPI document contains it once under `components.schemas`. In code it is used
 * like any other schema. (Assigned, not spread: a copy would lose the hidden marks of TypeBox's conversion.)
 */
export const component = <Schema extends TSchema>(name: string, schema: Schema): Schema =>
  Object.assign(schema, { $id: name });

/** A named enumeration of text values. */
export const choice = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  Type.Enum<[...Values]>([...values], { $id: name, type: 'string' });

type TextOptions = {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly description?: string;
};

/** Compared byte by byte: passwords, tokens, web addresses, and values of stored lists. */
export const ExactText = (options: TextOptions = {}): TString => Type.String({ ...options, ...exactText });

/** Names and numbers of people and systems, compared by appearance. */
export const Reference = (options: TextOptions = {}): TString =>
  Type.String({ ...options, ...referenceText });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
export const optional = Type.Optional;

/** A repeatable query parameter: `name[]=a&name[]=b`, or once as `name=a`. */
export const many = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Array(schema));

/** Makes every property optional: the body of an edit that sends only changes. */
export const partial = <Properties extends TProperties>(schema: TObject<Properties>) => Type.Partial(schema);

export const Id = Type.String({ format: 'numeric-id', description: 'Digits only; always text in JSON' });
export const JobId = Type.String({
  format: 'job-id',
  description: 'Order number and sequence, for example 10023-7',
});
/** An instant in an answer: ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time', description: 'ISO 8601 in UTC' });
/** An instant in a request: `yyyy-MM-dd HH:mm:ss` (UTC) or ISO 8601. Read it with `toInstant`. */
export const InstantInput = Type.String({
  format: 'instant-input',
  description: 'yyyy-MM-dd HH:mm:ss in UTC, or ISO 8601',
});
export const Day = Type.String({ format: 'date', description: 'yyyy-MM-dd' });
export const TimeOfDay = Type.String({ format: 'time-of-day', description: 'HH:mm' });
export const Url = Type.String({ description: 'Absolute address, or a path on this server' });
export const Email = Type.String({ format: 'email', maxLength: 255 });
/** A text that must not be empty or blank. */
export const FilledText = Type.String({ format: 'filled', minLength: 1 });
export const FilledReference: TString = Type.String({ format: 'filled', minLength: 1, ...referenceText });
/** An optional text; null clears it. */
export const optionalText = (maxLength: number) => optional(nullable(Type.String({ maxLength })));
export const Count = Type.Integer({ minimum: 0 });

export const IdParams = Type.Object({ id: Id });

/** No body: such a call answers 204. */
export const Nothing = Type.Void();

export const Currency = choice('Currency', currencies);
export const Money = component(
  'Money',
  Type.Object({ amount: Type.Number(), currency: Currency, formatted: Type.String() }),
);
export const Named = component('NamedReference', Type.Object({ id: Id, name: Type.String() }));

export const SummaryGroups = component(
  'SummaryGroups',
  Type.Object({
    total: Count,
    key: Type.String({ description: 'The field by which rows are counted' }),
    groups: Type.Record(Type.String(), Count),
  }),
);
export const SummaryStats = component(
  'SummaryStats',
  Type.Object({ stats: Type.Array(Type.Object({ status: Type.String(), total: Count })) }),
);
export type SummaryGroups = Static<typeof SummaryGroups>;
export type SummaryStats = Static<typeof SummaryStats>;

/** The envelope of one page of rows; `summary` exists only for lists that offer one. */
export const page = <Row extends TSchema>(name: string, row: Row) =>
  component(
    name,
    Type.Object({
      from: nullable(Type.Integer({ description: 'Position of the first row, from 1; null without rows' })),
      to: nullable(Type.Integer({ description: 'Position of the last row; null without rows' })),
      last_page: Type.Integer({ minimum: 1 }),
      current_page: Type.Integer({ minimum: 1 }),
      per_page: Type.Integer({ minimum: 1 }),
      total: Count,
      data: Type.Array(row),
    }),
  );

/** All rows of a small list without paging. */
export const rows = <Row extends TSchema>(name: string, row: Row) =>
  component(name, Type.Object({ data: Type.Array(row) }));

const FailurePerson = Type.Object({ id: Id, first_name: Type.String(), last_name: Type.String() });
const ChangedJob = component(
  'ChangedJob',
  Type.Object({
    id: JobId,
    title: Type.String({ description: 'The title of its order' }),
    status: Type.String({ description: 'The present status' }),
    agent: nullable(FailurePerson),
    reviewer: nullable(FailurePerson),
    market_offer_id: nullable(Id),
    changed_by: nullable(Type.String({ description: 'The name of the user or agent who changed it last' })),
    changed_at: nullable(Instant),
    event: nullable(Type.String({ description: 'The change, as the history of the job says it' })),
  }),
);

export const Failure = component(
  'Error',
  Type.Object({
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      request_id: optional(Type.String()),
      fields: optional(Type.Record(Type.String(), Type.Array(Type.String()))),
      warnings: optional(
        Type.Array(
          Type.Object({
            job_id: nullable(Type.String()),
            warnings: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
          }),
        ),
      ),
      jobs: optional(Type.Array(ChangedJob, { description: 'Of job.changed' })),
      record: optional(
        Type.Unknown({ description: 'Of precondition.failed: the record as its read answers it now' }),
      ),
    }),
  }),
);
