import type { ColumnType, GeneratedAlways, Generated } from 'kysely';

/**
 * How columns arrive in TypeScript, the same from both stores: int8 as text, instants as ISO 8601 in UTC,
 * days as yyyy-MM-dd, times as HH:mm, JSON parsed. JSON is written as text (`JSON.stringify`), because the
 * drivers would read an array as an array of the database.
 */
export type IdentityColumn = Generated<string>;
export type InstantColumn = string;
export type JsonColumn<Value> = ColumnType<Value, string, string>;
export type DefaultJsonColumn<Value> = ColumnType<Value, string | undefined, string>;
export type DefaultColumn<Value> = Generated<Value>;
export type ComputedColumn<Value> = GeneratedAlways<Value>;
