import {
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  InlineFragmentNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { bytesOfValue } from '../memory.ts';
import { propertyReading } from '../schema/field-resolver.ts';
import { isRequired } from '../schema/required-fields.ts';
import { isIncluded } from './conditions.ts';
import type { Variables } from './conditions.ts';
import type { FieldPlan, Fragments, ObjectPlan, QueryPlan, ValuePlan } from './plan.ts';

/** Fields of one plan at most. graphql-js runs documents with more, and resolves their fields as it goes. */
const mostFields = 4_000;

/** Estimated memory of the plan of a query, an object and a field, like the other sizes in `memory.ts`. */
const planBytes = 500;
const objectBytes = 300;
const fieldBytes = 230;

/** Thrown inside this file for queries that only graphql-js can run. */
class NotCompilable extends Error {}

/**
 * Compiles a valid query against the schema. Null for what graphql-js runs: mutations, introspection, and documents
 * larger than those of any screen.
 * @param variables of one request; only those in `@skip` and `@include` affect the plan
 */
export function compileQuery(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
): QueryPlan | null {
  const queryType = schema.getQueryType();
  if (operation.operation !== 'query' || !queryType) return null;
  const compiler = new Compiler(schema, fragments, variables);
  try {
    const root = compiler.object(queryType, [operation.selectionSet]);
    return { operation, fragments, root, size: compiler.size, bytes: compiler.bytes };
  } catch (error) {
    if (error instanceof NotCompilable) return null;
    throw error;
  }
}

class Compiler {
  size = 0;
  bytes = planBytes;
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #variables: Variables;

  constructor(schema: GraphQLSchema, fragments: Fragments, variables: Variables) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variables = variables;
  }

  object(type: GraphQLObjectType, selectionSets: readonly SelectionSetNode[]): ObjectPlan {
    if (type.isTypeOf) throw new NotCompilable();
    const collected = new Map<string, FieldNode[]>();
    const visited = new Set<string>();
    for (const selectionSet of selectionSets) this.#collect(type, selectionSet, collected, visited);
    this.bytes += objectBytes;
    const fields = [...collected].map(([key, nodes]) => this.#field(type, key, nodes));
    return { type, fields, empty: emptyObject(fields.map(({ key }) => key)) };
  }

  /** CollectFields of the specification. */
  #collect(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    collected: Map<string, FieldNode[]>,
    visited: Set<string>,
  ): void {
    for (const selection of selections) {
      if (!isIncluded(selection, this.#variables)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const nodes = collected.get(key);
        if (nodes) nodes.push(selection);
        else collected.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (this.#applies(selection, type)) this.#collect(type, selection.selectionSet, collected, visited);
      } else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value);
        const fragment = this.#fragments[selection.name.value];
        if (fragment && this.#applies(fragment, type))
          this.#collect(type, fragment.selectionSet, collected, visited);
      }
    }
  }

  #applies({ typeCondition }: InlineFragmentNode | FragmentDefinitionNode, type: GraphQLObjectType): boolean {
    if (!typeCondition) return true;
    const condition = this.#schema.getType(typeCondition.name.value);
    return condition === type || (isAbstractType(condition) && this.#schema.isSubType(condition, type));
  }

  #field(parentType: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): FieldPlan {
    this.size += 1;
    const [node] = nodes;
    const isTypeName = node?.name.value === TypeNameMetaFieldDef.name;
    const definition = isTypeName ? TypeNameMetaFieldDef : parentType.getFields()[node?.name.value ?? ''];
    // An assignment to `__proto__` would set no property.
    if (!node || !definition || key === '__proto__' || this.size > mostFields) throw new NotCompilable();
    const args = dependsOnVariables(node) ? null : argumentsOf(definition, node);
    this.bytes += fieldBytes + 2 * key.length + 16 * nodes.length;
    if (args !== null && args !== noArguments) this.bytes += bytesOfValue(args);
    return {
      key,
      nodes,
      parentType,
      definition,
      reading: (definition.resolve && propertyReading(definition.resolve)) ?? null,
      args,
      isTypeName,
      value: this.#value(definition.type, nodes, !this.#isRoot(parentType) && isRequired(definition)),
    };
  }

  #isRoot(type: GraphQLObjectType): boolean {
    return type === this.#schema.getQueryType();
  }

  #value(type: GraphQLOutputType, nodes: readonly FieldNode[], required = false): ValuePlan {
    if (isNonNullType(type)) return { ...this.#value(type.ofType, nodes, true), nullable: false };
    const base = { nullable: true, required };
    if (isListType(type)) return { ...base, kind: 'list', item: this.#value(type.ofType, nodes) };
    if (isLeafType(type)) return { ...base, kind: 'leaf', type };
    if (isObjectType(type)) return { ...base, kind: 'object', object: this.#composite(type, nodes) };
    // A custom `resolveType` may be asynchronous.
    if (type.resolveType) throw new NotCompilable();
    const members = this.#schema
      .getPossibleTypes(type)
      .map((member): [string, ObjectPlan] => [member.name, this.#composite(member, nodes)]);
    return { ...base, kind: 'abstract', type, members: new Map(members) };
  }

  #composite(type: GraphQLObjectType & GraphQLCompositeType, nodes: readonly FieldNode[]): ObjectPlan {
    return this.object(
      type,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    );
  }
}

/** Objects from JSON.parse are cheap to copy, however many keys they have. */
function emptyObject(keys: readonly string[]): () => Record<string, unknown> {
  const template: object = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))));
  return () => ({ ...template });
}

const noArguments: Readonly<Record<string, unknown>> = Object.freeze({});

function argumentsOf(definition: FieldPlan['definition'], node: FieldNode) {
  if (definition.args.length === 0) return noArguments;
  try {
    return getArgumentValues(definition, node);
  } catch {
    // graphql-js reports the error at its place in the answer.
    throw new NotCompilable();
  }
}

function dependsOnVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false;
  for (const argument of given) visit(argument, { Variable: () => void (found = true) });
  return found;
}
