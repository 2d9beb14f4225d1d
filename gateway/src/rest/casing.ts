/** `startDateFrom` → `start_date_from`, at type level. Digits belong to the word before them. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : '';

/** `customer_id` → `customerId`, at type level. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/**
 * A REST body as resolvers pass it: camelCase names, as GraphQL inputs have them. Where a property may be missing, null
 * is accepted too: GraphQL clients may always send it, and REST v1 decides whether it is allowed.
 */
export type CamelCased<Value> = Value extends readonly (infer Item)[]
  ? readonly CamelCased<Item>[]
  : Value extends object
    ? string extends keyof Value
      ? Value
      : {
          [Name in keyof Value as Name extends string ? CamelCase<Name> : Name]:
            CamelCased<Value[Name]> | (undefined extends Value[Name] ? null : never);
        }
    : Value;

export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const toCamelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * A body with the property names of REST v1, at every depth.
 * @param verbatim camelCase names of properties whose keys are data (a map of metadata) and stay as they are
 */
export function toRestBody(value: unknown, verbatim: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => toRestBody(item, verbatim));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      toSnakeCase(name),
      verbatim.includes(name) ? inner : toRestBody(inner, verbatim),
    ]),
  );
}
