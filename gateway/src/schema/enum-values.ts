/** Enums whose names REST v1 writes as they are. */
const sameInRest: ReadonlySet<string> = new Set(['Currency', 'SortDirection']);

/**
 * What REST v1 calls a value of a GraphQL enum: lower case, with a dot after the area in permissions
 * (`ORDERS_VIEW` is `orders.view`). Resolvers only ever see the REST word; graphql-js translates at the edge.
 * The code generator uses the same function, so that the types say what the resolvers get.
 */
export function restEnumValue(enumName: string, valueName: string): string {
  if (sameInRest.has(enumName)) return valueName;
  const lower = valueName.toLowerCase();
  return enumName === 'Permission' ? lower.replace('_', '.') : lower;
}
