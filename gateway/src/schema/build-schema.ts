import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getDirectiveValues,
  getNullableType,
  GraphQLSpecifiedByDirective,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  valueFromAST,
} from 'graphql';
import type { DocumentNode, GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql';
import type { FileAddresses } from '../files/addresses.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { restEnumValue } from './enum-values.ts';
import { fieldResolver, requiring } from './field-resolver.ts';
import { isRequired } from './required-fields.ts';
import { createScalars } from './scalars.ts';

const sdlFolder = join(import.meta.dirname, '../../../schema/graphql');

/** The SDL of all areas as one document. */
export function readTypeDefinitions(): DocumentNode {
  const files = globSync('**/*.graphql', { cwd: sdlFolder }).toSorted();
  const definitions = files.flatMap((name) => parse(readFileSync(join(sdlFolder, name), 'utf8')).definitions);
  return { kind: Kind.DOCUMENT, definitions };
}

/**
 * The executable schema: the SDL, the resolvers of all areas, and a default resolver by name for every other field.
 * @param addresses of the REST v1 that answers; null where the schema is not executed
 */
export function buildGatewaySchema(addresses: FileAddresses | null = null): GraphQLSchema {
  const typeDefs = readTypeDefinitions();
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [createScalars(addresses), enumValues(typeDefs), resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  explainScalars(schema, typeDefs);
  return addFieldResolvers(schema);
}

/** Our implementations replace the scalars of the SDL, and lack their descriptions. */
function explainScalars(schema: GraphQLSchema, { definitions }: DocumentNode): void {
  for (const definition of definitions) {
    if (definition.kind !== Kind.SCALAR_TYPE_DEFINITION) continue;
    const type = schema.getType(definition.name.value);
    if (!isScalarType(type)) continue;
    type.description = definition.description?.value;
    const url: unknown = getDirectiveValues(GraphQLSpecifiedByDirective, definition)?.['url'];
    if (typeof url === 'string') type.specifiedByURL = url;
  }
}

/** Adds a resolver by name to every field that has none; the fields of a root are no properties. */
export function addFieldResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) readDefaults(Object.values(type.getFields()));
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(
      type,
    );
    for (const field of Object.values(type.getFields())) {
      readDefaults(field.args);
      if (isRoot) continue;
      const held = getNullableType(field.type);
      field.resolve ??= fieldResolver(type.name, field.name, isObjectType(held) && 'id' in held.getFields());
      if (!isNonNullType(field.type) && isRequired(field))
        field.resolve = requiring(field.resolve, type.name, field.name);
    }
  }
  return schema;
}

/** Defaults inside input objects are read before the enums get their values of REST v1, and would keep the names. */
function readDefaults(inputs: readonly (GraphQLArgument | GraphQLInputField)[]): void {
  for (const input of inputs)
    if (input.astNode?.defaultValue)
      input.defaultValue = valueFromAST(input.astNode.defaultValue, input.type);
}

/** Resolvers see the values of REST v1; graphql-js translates the names of the SDL. */
function enumValues(typeDefs: DocumentNode): Record<string, Record<string, string>> {
  const values: Record<string, Record<string, string>> = {};
  for (const definition of typeDefs.definitions)
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION)
      values[definition.name.value] = Object.fromEntries(
        (definition.values ?? []).map(({ name }) => [
          name.value,
          restEnumValue(definition.name.value, name.value),
        ]),
      );
  return values;
}
