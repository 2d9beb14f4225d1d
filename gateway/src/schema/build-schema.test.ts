import { readFileSync } from 'node:fs';
import { getNamedType, isLeafType, isObjectType, isScalarType } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { resolvers } from '../resolvers/resolvers.ts';
import { buildGatewaySchema } from './build-schema.ts';
import { restProperty, restSchemaNames } from './rest-names.ts';

const schema = buildGatewaySchema();
const contract: { components: { schemas: Record<string, { properties?: Record<string, unknown> }> } } =
  JSON.parse(readFileSync(new URL('../../../schema/rest-v1.json', import.meta.url), 'utf8'));

const ownResolver = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): boolean =>
  field.name in Object(Reflect.get(resolvers, type.name));

/** The properties that a field can be read from: one that holds an entity may also be there as its id. */
const namesIn = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string[] => {
  const property = restProperty(type.name, field.name);
  return isLeafType(getNamedType(field.type)) ? [property] : [property, `${property}_id`];
};

/** Types with a whole schema in the contract (list rows are shorter), with its properties. */
const answered = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .map((type) => ({
    type,
    properties: Object.keys(
      contract.components.schemas[restSchemaNames(type.name)[0] ?? '']?.properties ?? {},
    ),
  }))
  .filter(({ type, properties }) => properties.length > 0 && !('pageInfo' in type.getFields()));

describe('every field that is read by name has a property in the REST contract', () => {
  test.each(answered.map(({ type, properties }) => [type.name, type, properties] as const))(
    '%s',
    (_name, type, properties) => {
      const missing = Object.values(type.getFields())
        .filter((field) => !ownResolver(type, field))
        .filter((field) => !namesIn(type, field).some((property) => properties.includes(property)))
        .map(({ name }) => name);
      expect(missing).toEqual([]);
    },
  );
});

test('defaults inside input objects are values of REST v1', () => {
  const orders = schema.getQueryType()?.getFields()['orders'];
  const sort = orders?.args.find(({ name }) => name === 'sort');
  expect(sort?.defaultValue).toEqual({ field: 'created_at', direction: 'DESC' });
});

test('every scalar of the SDL has an implementation', () => {
  const bare = Object.values(schema.getTypeMap())
    .filter((type) => isScalarType(type) && type.astNode !== undefined && type.astNode !== null)
    .filter((type) => isScalarType(type) && type.parseLiteral.toString().includes('valueFromASTUntyped'));
  expect(bare).toEqual([]);
});

test('scalars are served with the descriptions of the SDL', () => {
  const date = schema.getType('Date');
  expect(isScalarType(date) && [date.description, date.specifiedByURL]).toEqual([
    expect.stringContaining('RFC 3339 full-date'),
    'https://scalars.graphql.org/andimarek/local-date.html',
  ]);
  const unexplained = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !type.description,
  );
  expect(unexplained).toEqual([]);
});
