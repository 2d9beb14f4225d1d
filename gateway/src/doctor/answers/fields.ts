import { Kind } from 'graphql';
import { readTypeDefinitions } from '../../schema/build-schema.ts';
import { restProperty, restSchemaNames } from '../../schema/rest-names.ts';

let optional: ReadonlySet<string> | null = null;

/** Whether the field of GraphQL for a property may be null without an error, so that it is shown as empty. */
export const isOptionalField = (schema: string, property: string): boolean =>
  (optional ??= new Set(optionalFields())).has(`${schema}.${property}`);

function optionalFields(): readonly string[] {
  return readTypeDefinitions().definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION)
      return [];
    const typeName = definition.name.value;
    return (definition.fields ?? [])
      .filter(
        ({ type, directives = [] }) =>
          type.kind !== Kind.NON_NULL_TYPE &&
          !directives.some(({ name }) => name.value === 'semanticNonNull'),
      )
      .flatMap(({ name }) =>
        restSchemaNames(typeName).map((schema) => `${schema}.${restProperty(typeName, name.value)}`),
      );
  });
}
