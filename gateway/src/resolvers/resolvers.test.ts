import { isObjectType } from 'graphql';
import type { GraphQLField } from 'graphql';
import { expect, test } from 'vitest';
import { buildGatewaySchema } from '../schema/build-schema.ts';
import { resolvers } from './resolvers.ts';

const schema = buildGatewaySchema();

/** Fields of the SDL that need a resolver and have none. */
function unresolved(needsOne: (typeName: string, field: GraphQLField<unknown, unknown>) => boolean) {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const own = Object.keys(Object(Reflect.get(resolvers, type.name)));
    return Object.values(type.getFields())
      .filter((field) => needsOne(type.name, field) && !own.includes(field.name))
      .map((field) => `${type.name}.${field.name}`);
  });
}

const isRoot = (typeName: string): boolean => ['Query', 'Mutation'].includes(typeName);

test('every root field has a resolver', () => {
  expect(unresolved(isRoot)).toEqual([]);
});

test('every field with arguments has a resolver: a property of a row would ignore them', () => {
  expect(unresolved((_typeName, field) => field.args.length > 0)).toEqual([]);
});
