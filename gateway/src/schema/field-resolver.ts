import type { GraphQLFieldResolver } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { EntityLoader, Identified } from '../loaders/entity-loader.ts';
import { isEntityType } from '../loaders/loaders.ts';
import type { EntityType } from '../loaders/loaders.ts';
import { nullError } from './required-fields.ts';
import { restProperty } from './rest-names.ts';

type Row = Readonly<Record<string, unknown>>;
type Resolve = (parent: Row, args: unknown, context: GatewayContext) => unknown;

/** The rule of a field that is read by name, for code that reads many rows. */
export type PropertyReading = Readonly<{
  /** Takes the value out of a row; undefined means that it is missing. */
  read: (row: object) => unknown;
  /** The type of the row, where a missing value is completed by the row's id. */
  completedAs: EntityType | null;
}>;

const readings = new WeakMap<object, PropertyReading>();

/** Null in a required field is an error of that field. The rule of a property stays with the new resolver. */
export function requiring<Parent, Context>(
  resolve: GraphQLFieldResolver<Parent, Context>,
  typeName: string,
  fieldName: string,
): GraphQLFieldResolver<Parent, Context> {
  const check = (value: unknown): unknown => {
    if (value === null || value === undefined) throw nullError(typeName, fieldName);
    return value;
  };
  const required: typeof resolve = (parent, args, context, info) =>
    whenThere<unknown, unknown>(resolve(parent, args, context, info), check);
  const reading = readings.get(resolve);
  if (reading) readings.set(required, reading);
  return required;
}

/** The rule of a resolver that `fieldResolver` made. */
export const propertyReading = (resolve: object): PropertyReading | undefined => readings.get(resolve);

/**
 * The default resolver: reads the property that REST v1 has for the field. Two things are completed by id, so that a
 * row may be short: a field that holds an entity, when the row only has that entity's id (`customer_id`), and any field
 * of an entity that is only a reference (`{id, name}`). Null counts as a value: only missing properties are read.
 * @param entityField whether the field holds one entity, of a type that has an id
 */
export function fieldResolver(typeName: string, fieldName: string, entityField: boolean): Resolve {
  const property = restProperty(typeName, fieldName);
  const read = entityField ? referenceReader(property) : (row: object): unknown => Reflect.get(row, property);
  const completedAs = isEntityType(typeName) && property !== 'id' ? typeName : null;
  const resolve: Resolve =
    completedAs === null
      ? read
      : (parent, _args, context) => {
          const value = read(parent);
          if (value !== undefined || typeof parent['id'] !== 'string') return value;
          return context.loaders[completedAs].complete(parent['id'], read);
        };
  readings.set(resolve, { read, completedAs });
  return resolve;
}

function referenceReader(property: string): (row: object) => unknown {
  const idProperty = `${property}_id`;
  return (row) => {
    const value: unknown = Reflect.get(row, property);
    if (value !== undefined) return value;
    const id: unknown = Reflect.get(row, idProperty);
    return typeof id === 'string' ? { id } : id;
  };
}

/**
 * One value of an entity that may be only a reference, for resolvers that combine several.
 * @param read takes the value out of a row; undefined means that it is missing
 */
export function valueOf<Row extends Identified, Whole extends Identified, Value>(
  loader: EntityLoader<Row, Whole>,
  parent: Partial<Row> & Identified,
  read: (row: Partial<Row> & Identified) => Value,
): Value | undefined | Promise<Value | undefined> {
  const value = read(parent);
  if (value !== undefined) return value;
  return loader.row(parent.id).then((row) => (row === null ? undefined : read(row)));
}

/**
 * Uses a value synchronously when it is there: a page has hundreds, and a promise for each costs more than reading it.
 * One that could not be read is the failure of the field.
 */
export const whenThere = <Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result,
): Result | Promise<Result> =>
  value instanceof Promise ? value.then((read) => useReadable(read, use)) : useReadable(value, use);

function useReadable<Value, Result>(value: Value, use: (value: Value) => Result): Result {
  if (value instanceof Error) throw value;
  return use(value);
}
