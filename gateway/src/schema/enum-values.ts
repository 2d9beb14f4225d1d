/** Enums whose names are the values of REST v1. */
const sameInRest: ReadonlySet<string> = new Set(['Currency', 'SortDirection']);

/**
 * The REST v1 value of a GraphQL enum value: lower case, with a dot after the area in permissions (`ORDERS_VIEW` is
 * `orders.view`). Resolvers only see the REST value; graphql-js translates at the edge. The code generator uses the
 * same function, so that the types match.
 */
export function restEnumValue(enumName: string, valueName: string): string {
  if (sameInRest.has(enumName)) return valueName;
  const lower = valueName.toLowerCase();
  return enumName === 'Permission' ? lower.replace('_', '.') : lower;
}
