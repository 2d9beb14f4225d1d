import { type Operation, readContract, resolved, type Schema } from '../rest/support/contract.ts';

/** What a value of an answer is, by the contract. */
export type Kind =
  | 'id'
  | 'text'
  | 'word'
  | 'whole number'
  | 'number'
  | 'boolean'
  | 'instant'
  | 'day'
  | 'list'
  | 'record'
  | 'map'
  | 'anything';

/** One value in an answer, as the contract describes it. */
export type Spot = Readonly<{
  /** The property that holds it; for an item of a list the property of the list, and empty for a row. */
  name: string;
  /** Whether it is an item of a list below a row. */
  listed: boolean;
  kind: Kind;
  /** The kind of a list's items. */
  items: Kind | null;
  /** The name of the record's schema: `Money`. */
  schema: string;
  nullable: boolean;
  required: boolean;
}>;

/** Returned by a change: the property is left out. */
export const leftOut = Symbol('left out');

/** The value in place of one in an answer, whose own values have been changed before; the same value to leave it. */
export type Change = (value: unknown, spot: Spot) => unknown;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const contract = readContract();

type Described = Readonly<{ schema: Schema; name: string; nullable: boolean }>;

/** The schema behind references and wrappers, of those that the value may have. */
function described(given: Schema, value: unknown): Described {
  const name = given.$ref?.replace('#/components/schemas/', '') ?? '';
  const schema = resolved(contract, given);
  const [only] = schema.allOf ?? [];
  if (only) return described(only, value);
  if (!schema.anyOf) return { schema, name, nullable: schema.type === 'null' };
  const some = schema.anyOf.map((one) => described(one, value));
  const present = some.filter((one) => one.schema.type !== 'null');
  const fitting = present.find((one) => fits(one.schema, value)) ?? present[0];
  if (!fitting) return { schema, name, nullable: true };
  return { ...fitting, nullable: fitting.nullable || present.length < some.length };
}

function fits({ type }: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (typeof value === 'number') return type === 'number' || type === 'integer';
  return type === typeof value;
}

const isDigits = (value: unknown): boolean => typeof value === 'string' && /^\d{1,15}$/.test(value);
const isIdName = (name: string): boolean => /(?:^|_)ids?$/.test(name);

function kindOf(schema: Schema, name: string, value: unknown): Kind {
  if (schema.type === 'array') return 'list';
  if (schema.type === 'object') return schema.patternProperties ? 'map' : 'record';
  if (schema.type === 'integer') return 'whole number';
  if (schema.type === 'number' || schema.type === 'boolean') return schema.type;
  if (schema.type !== 'string') return 'anything';
  if (schema.format === 'date-time') return 'instant';
  if (schema.format === 'date') return 'day';
  if (schema.enum) return 'word';
  const isId = schema.format === 'numeric-id' || (isIdName(name) && isDigits(value));
  return isId ? 'id' : 'text';
}

type Place = Pick<Spot, 'name' | 'listed' | 'required'>;
const row: Place = { name: '', listed: false, required: true };

function reworded(value: unknown, given: Schema, place: Place, change: Change): unknown {
  const { schema, name, nullable } = described(given, value);
  const kind = kindOf(schema, place.name, value);
  const [first]: unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items && described(schema.items, first).schema;
  const items = item ? kindOf(item, place.name, first) : null;
  const put = Array.isArray(value)
    ? listReworded(value, schema, place, change)
    : isRecord(value)
      ? recordReworded(value, schema, change)
      : value;
  return change(put, { ...place, kind, items, schema: name, nullable });
}

function listReworded(
  list: readonly unknown[],
  { items }: Schema,
  place: Place,
  change: Change,
): readonly unknown[] {
  if (!items) return list;
  const each = list.map((one) => reworded(one, items, { ...place, listed: true, required: true }, change));
  return each.every((one, index) => one === list[index]) ? list : each.filter((one) => one !== leftOut);
}

function recordReworded(
  record: Readonly<Record<string, unknown>>,
  { properties, patternProperties, required }: Schema,
  change: Change,
): Readonly<Record<string, unknown>> {
  const [every] = Object.values(patternProperties ?? {});
  let isSame = true;
  const entries: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(record)) {
    const own = properties?.[name] ?? every;
    const place: Place = { name, listed: false, required: required?.includes(name) === true };
    const put = own ? reworded(inner, own, place, change) : inner;
    isSame &&= put === inner;
    if (put !== leftOut) entries.push([name, put]);
  }
  // Unlike an assignment, this also keeps a property of the name __proto__.
  return isSame ? record : Object.fromEntries(entries);
}

/** The schema of an operation's answer; null where the contract promises no JSON. */
export const answerSchema = (operation: Operation): Schema | null =>
  operation.answers['200']?.['application/json']?.schema ??
  operation.answers['201']?.['application/json']?.schema ??
  null;

/** The schema of the rows of a list; null for any other answer. */
export function rowSchema(schema: Schema): Schema | null {
  const data = described(schema, {}).schema.properties?.['data'];
  return (data && described(data, []).schema.items) ?? null;
}

/** The answer with each of its values passed through the change, envelopes included. */
export const rewordAll = (body: unknown, schema: Schema, change: Change): unknown =>
  reworded(body, schema, row, change);

/**
 * The answer with the rows of a list passed through the change, and its envelope as it is; the whole body where the
 * answer is no list.
 * @param changeOf the change of each row by its position; null leaves the row
 */
export function rewordRows(
  body: unknown,
  schema: Schema,
  changeOf: (position: number) => Change | null,
): unknown {
  const rows = rowSchema(schema);
  const data: unknown = isRecord(body) ? body['data'] : undefined;
  if (!rows || !isRecord(body) || !Array.isArray(data)) {
    const change = changeOf(1);
    return change ? reworded(body, schema, row, change) : body;
  }
  const put = data.map((one: unknown, position) => {
    const change = changeOf(position);
    return change ? reworded(one, rows, row, change) : one;
  });
  return put.every((one, position) => one === data[position]) ? body : { ...body, data: put };
}

const patterns = contract.operations.map((operation) => ({
  operation,
  // Calls with fixed words come first: /orders/summary is not /orders/{id}.
  fixed: operation.path.split('/').filter((part) => !part.startsWith('{')).length,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation of a call; undefined for one that the contract does not have. */
export function operationOf(method: string, path: string): Operation | undefined {
  return patterns
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(path))
    .toSorted((one, other) => other.fixed - one.fixed)[0]?.operation;
}
