import { toSnakeCase } from '../rest/casing.ts';

/** Fields whose property in REST v1 is not the snake_case of their name. */
export const renamedFields = [
  ['Order.orderType', 'type'],
  ['PageInfo.page', 'current_page'],
  ['TimeRange.end', 'end_time'],
  ['TimeRange.start', 'start_time'],
] as const;

const exceptions: ReadonlyMap<string, string> = new Map(renamedFields);

/** The property of a REST answer for a GraphQL field. */
export const restProperty = (typeName: string, fieldName: string): string =>
  exceptions.get(`${typeName}.${fieldName}`) ?? toSnakeCase(fieldName);

/** GraphQL types whose schema in the REST contract has another name. */
const schemaNames: ReadonlyMap<string, string> = new Map([
  ['CollectionItem', 'ContentItem'],
  ['CustomerAddress', 'Address'],
  ['DocumentationItem', 'Documentation'],
  ['ImportedTaskList', 'TypeformImport'],
  ['MarketOffer', 'JobMarketOffer'],
]);

/** Names that the REST contract may have for a GraphQL type, the likeliest first. */
export const restSchemaNames = (typeName: string): readonly string[] => {
  const name = schemaNames.get(typeName) ?? typeName;
  return [name, `${name}Row`];
};
