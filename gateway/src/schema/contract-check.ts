import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';
import type { areas } from '../resolvers/resolvers.ts';
import type { renamedFields } from './rest-names.ts';

/**
 * Most fields have no resolver: they are read from the REST answer by their name. No code mentions those names, so this
 * is where a renamed property of REST v1, or a renamed field of the schema, becomes a type error.
 */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

type KeysOfEach<Union> = Union extends unknown ? keyof Union : never;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Whole,
) => void
  ? Whole
  : never;

type Resolved = Intersection<(typeof areas)[keyof typeof areas]>;

/**
 * Types with an answer of REST v1 behind them: no scalars, enums or unions, and no types that the gateway makes itself.
 */
type ObjectName = {
  [Name in keyof Resolvers & keyof ResolversParentTypes & string]: unknown extends ResolversParentTypes[Name]
    ? never
    : ResolversParentTypes[Name] extends object
      ? Name
      : never;
}[keyof Resolvers & keyof ResolversParentTypes & string];

/** Fields of the type without a resolver and without a property in the REST answer, as `Type.field`. */
type Unread<Name extends ObjectName> = {
  [Field in Exclude<keyof NonNullable<Resolvers[Name]> & string, `__${string}`>]: Name extends keyof Resolved
    ? Field extends KeysOfEach<Resolved[Name]>
      ? never
      : UnreadField<Name, Field>
    : UnreadField<Name, Field>;
}[Exclude<keyof NonNullable<Resolvers[Name]> & string, `__${string}`>];

type UnreadField<
  Name extends ObjectName,
  Field extends string,
> = `${Name}.${Field}` extends (typeof renamedFields)[number][0]
  ? never
  : [PropertyOf<Field> & KeysOfEach<ResolversParentTypes[Name]>] extends [never]
    ? `${Name}.${Field}`
    : never;

/** A reference may be an id alone: `lockout` of `lockout_id`. */
type PropertyOf<Field extends string> = SnakeCase<Field> | `${SnakeCase<Field>}_id`;

type UnreadFields = { [Name in ObjectName]: Unread<Name> }[ObjectName];

/** Does not compile while a field of the schema has no source; the error names it. */
export const everyFieldIsRead: [UnreadFields] extends [never] ? true : UnreadFields = true;
