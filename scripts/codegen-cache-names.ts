import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isObjectType } from 'graphql';

/**
 * Names that mutations use to invalidate the console's cache: the fields of Query, and the fields of every type with an
 * id.
 */
export const plugin: PluginFunction = (schema) => {
  const query = schema.getQueryType();
  const roots = new Set([query, schema.getMutationType(), schema.getSubscriptionType()]);
  const entities = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => !roots.has(type) && !type.name.startsWith('__') && 'id' in type.getFields());
  return [
    `export type QueryField = ${names(query?.getFields())};`,
    'export interface EntityFields {',
    ...entities.map((type) => `  ${type.name}: ${names(type.getFields())};`),
    '}',
    '',
  ].join('\n');
};

const names = (fields: object = {}): string =>
  Object.keys(fields)
    .map((name) => `'${name}'`)
    .join(' | ');
