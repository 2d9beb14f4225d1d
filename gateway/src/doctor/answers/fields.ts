import { Kind } from 'graphql';
import type { TypeNode } from 'graphql';
import { readTypeDefinitions } from '../../schema/build-schema.ts';
import { restProperty, restSchemaNames } from '../../schema/rest-names.ts';

let optional: ReadonlySet<string> | null = null;

/** Whether the field of GraphQL for a property may be null without an error, so that it is shown as empty. */
export const isOptionalField = (schema: string, property: string): boolean =>
  (optional ??= new Set(optionalFields())).has(`${schema}.${property}`);

let types: ReadonlyMap<string, string> | null = null;

/** The name of the GraphQL type of a property, that of the items for a list; undefined for one without a field. */
export const typeOfField = (schema: string, property: string): string | undefined =>
  (types ??= new Map(
    fields().map(({ property: path, definition: { type } }) => [path, namedType(type)] as const),
  )).get(`${schema}.${property}`);

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

const optionalFields = (): readonly string[] =>
  fields()
    .filter(
      ({ definition: { type, directives = [] } }) =>
        type.kind !== Kind.NON_NULL_TYPE && !directives.some(({ name }) => name.value === 'semanticNonNull'),
    )
    .map(({ property }) => property);

/** Every field of GraphQL, by each property of REST v1 that it may be: `OrderRow.title`. */
function fields() {
  return readTypeDefinitions().definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION)
      return [];
    const typeName = definition.name.value;
    return (definition.fields ?? []).flatMap((field) =>
      restSchemaNames(typeName).map((schema) => ({
        property: `${schema}.${restProperty(typeName, field.name.value)}`,
        definition: field,
      })),
    );
  });
}
