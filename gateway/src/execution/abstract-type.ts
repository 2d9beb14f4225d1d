import { GraphQLError, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { FieldPlan, ObjectPlan, ValuePlan } from './plan.ts';

type AbstractPlan = Extract<ValuePlan, { kind: 'abstract' }>;

/**
 * The member type of an abstract value, by its `__typename`.
 * @throws GraphQLError in the words of graphql-js
 */
export function memberOf(
  schema: GraphQLSchema,
  { type, members }: AbstractPlan,
  { parentType, definition, nodes }: FieldPlan,
  value: unknown,
): ObjectPlan {
  const name: unknown = typeof value === 'object' && value !== null && Reflect.get(value, '__typename');
  if (typeof name !== 'string')
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${parentType.name}.${definition.name}". Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      { nodes },
    );
  const member = members.get(name);
  if (member) return member;
  const found = schema.getType(name);
  throw new GraphQLError(
    found === undefined
      ? `Abstract type "${type.name}" was resolved to a type "${name}" that does not exist inside the schema.`
      : isObjectType(found)
        ? `Runtime Object type "${name}" is not a possible type for "${type.name}".`
        : `Abstract type "${type.name}" was resolved to a non-object type "${name}".`,
    { nodes },
  );
}
