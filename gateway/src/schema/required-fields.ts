import { isNonNullType } from 'graphql';
import type { GraphQLField } from 'graphql';

/**
 * Whether null is an error in the field. A field with `@semanticNonNull` may be null where it has failed, so that one
 * value that cannot be read costs one value of the answer.
 */
export const isRequired = ({ type, astNode }: GraphQLField<unknown, unknown>): boolean =>
  isNonNullType(type) ||
  astNode?.directives?.some(
    (directive) => directive.name.value === 'semanticNonNull' && !isForItems(directive),
  ) === true;

type Directive = NonNullable<NonNullable<GraphQLField<unknown, unknown>['astNode']>['directives']>[number];

/** The only list of levels that the schema uses names the items of a page. */
const isForItems = ({ arguments: given = [] }: Directive): boolean => given.length > 0;

/** The error of graphql-js for null in a field that excludes it. */
export const nullError = (typeName: string, fieldName: string): Error =>
  new Error(`Cannot return null for non-nullable field ${typeName}.${fieldName}.`);
