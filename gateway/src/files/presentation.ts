import { getNamedType, isLeafType, isListType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { toCamelCase } from '../rest/casing.ts';
import { restProperty } from '../schema/rest-names.ts';
import type { FileAddresses } from './addresses.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The answer to an upload in the shape of GraphQL, so that a client can treat it like data of a query.
 * @param typeName the GraphQL type; its plain fields are in the answer, under their GraphQL names
 */
export function present(schema: GraphQLSchema, typeName: string, row: Row): Row {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`There is no type ${typeName}`);
  const shown: Record<string, unknown> = { __typename: typeName };
  for (const field of Object.values(type.getFields())) {
    const value = row[restProperty(typeName, field.name)];
    const named = getNamedType(field.type);
    if (value === undefined || !isLeafType(named) || isListType(field.type)) continue;
    shown[field.name] = value === null ? null : named.serialize(value);
  }
  return shown;
}

/** An uploaded file, which GraphQL identifies only by its id. */
export const presentFile = (addresses: FileAddresses, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      toCamelCase(name),
      name === 'url' && typeof value === 'string' ? addresses.toLocal(value) : value,
    ]),
  );
