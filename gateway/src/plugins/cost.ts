import type {
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import {
  getNamedType,
  isCompositeType,
  isListType,
  getNullableType,
  isObjectType,
  isInterfaceType,
  Kind,
  visit,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import { limitError } from './limits.ts';

type Variables = Readonly<Record<string, unknown>>;

const pageSizeArgument = 'perPage';
/** Estimated length of a list without a page size. */
const ordinaryListLength = 10;

/**
 * Refuses operations that could answer too many fields, and reports the cost to clients that want it. Runs for each
 * request, because page sizes come in variables. The console's own documents are exempt.
 */
export class CostLimit {
  readonly #most: number;
  readonly #costs = new Costs();

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws the error of a query that costs too much */
  check({
    schema,
    document,
    operation,
    request,
    contextValue,
  }: GraphQLRequestContextDidResolveOperation<GatewayContext>): void {
    // Apollo Server itself refuses a request that names no operation of its document.
    if (!operation || contextValue.trusted) return;
    const fields = this.#costs.of(schema, document, operation, request.variables ?? {});
    if (fields > this.#most)
      throw limitError({
        message: `The query counts as ${fields} fields; at most ${this.#most} are allowed. Ask for fewer rows, or for fewer of the fields that take a call each`,
        limit: this.#most,
        actual: fields,
      });
  }

  /** Adds the cost to the answer of a request that wants it. */
  report({
    schema,
    document,
    operation,
    request,
    contextValue,
    response: { body },
  }: GraphQLRequestContextWillSendResponse<GatewayContext>): void {
    if (request.extensions?.['cost'] !== true || body.kind !== 'single') return;
    const fields =
      document && operation ? this.#costs.of(schema, document, operation, request.variables ?? {}) : 0;
    const cost = { fields, limit: this.#most, restCalls: contextValue.restCalls() };
    body.singleResult = {
      ...body.singleResult,
      extensions: { ...body.singleResult.extensions, cost },
    };
  }
}

/** The costs of operations, computed once for each and its page sizes. */
export class Costs {
  readonly #known = new WeakMap<OperationDefinitionNode, Known>();

  of(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ): number {
    let known = this.#known.get(operation);
    if (known === undefined) {
      known = { names: pageSizeVariables(document), costs: new Map() };
      this.#known.set(operation, known);
    }
    const key = known.names.map((name) => sizeText(variables[name])).join();
    const cost = known.costs.get(key) ?? estimateCost(schema, document, operation, variables);
    if (known.costs.size < mostSizes) known.costs.set(key, cost);
    return cost;
  }
}

type Known = Readonly<{ names: readonly string[]; costs: Map<string, number> }>;

/** Any value that is no number has the same cost; a missing one differs, because of its default. */
const sizeText = (value: unknown): string =>
  typeof value === 'number' || value === undefined || value === null ? String(value) : 'other';

/** Clients choose page sizes from a few values. */
const mostSizes = 20;

/** The variables with page sizes: no other part of a request changes its cost. */
function pageSizeVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Argument: ({ name, value }) => {
      if (name.value === pageSizeArgument && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/**
 * Fields that the operation may answer: each counts once for every row that may hold it, and a field that makes a call
 * of REST v1 counts as much as `@cost` says.
 */
export function estimateCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const given = { ...defaultNumbers(operation), ...variables };
  const known = new Map<string, number>();

  const costOf = (selectionSet: SelectionSetNode, type: GraphQLCompositeType): number => {
    let cost = 0;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, type);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        cost += costOf(selection.selectionSet, namedType(selection.typeCondition?.name.value) ?? type);
      else cost += costOfFragment(selection.name.value);
    }
    return cost;
  };

  const costOfFragment = (name: string): number => {
    const fragment = fragments.get(name);
    const type = namedType(fragment?.typeCondition.name.value);
    const cost = known.get(name) ?? (fragment && type ? costOf(fragment.selectionSet, type) : 0);
    known.set(name, cost);
    return cost;
  };

  const costOfField = (node: FieldNode, type: GraphQLCompositeType): number => {
    if (node.name.value.startsWith('__')) return 1;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return 1;
    const held = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(held)) return weightOf(field);
    const rows = pageSize(field, node, given) ?? listLength(field, type);
    return weightOf(field) + rows * costOf(node.selectionSet, held);
  };

  const namedType = (name: string | undefined): GraphQLCompositeType | undefined => {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  };

  const root = schema.getRootType(operation.operation);
  return root ? costOf(operation.selectionSet, root) : 0;
}

const weights = new WeakMap<GraphQLField<unknown, unknown>, number>();

/** The weight of the field by `@cost` in the SDL. */
function weightOf(field: GraphQLField<unknown, unknown>): number {
  const known = weights.get(field);
  if (known !== undefined) return known;
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
  const value = directive?.arguments?.find(({ name }) => name.value === 'weight')?.value;
  const weight = value?.kind === Kind.STRING ? Number(value.value) : 1;
  weights.set(field, weight);
  return weight;
}

/** Defaults of variables that the request leaves out, where they are numbers, as page sizes are. */
const defaultNumbers = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );

/** The page size of a list field; its items are not multiplied again. */
function pageSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): number | null {
  const argument = field.args.find(({ name }) => name === pageSizeArgument);
  if (!argument) return null;
  const given = node.arguments?.find(({ name }) => name.value === pageSizeArgument)?.value;
  const value =
    given === undefined
      ? argument.defaultValue
      : given.kind === Kind.VARIABLE
        ? (variables[given.name.value] ?? argument.defaultValue)
        : given.kind === Kind.INT
          ? Number(given.value)
          : argument.defaultValue;
  return typeof value === 'number' && value > 0 ? value : 1;
}

function listLength(field: GraphQLField<unknown, unknown>, parent: GraphQLCompositeType): number {
  if (!isListType(getNullableType(field.type))) return 1;
  const isPage = isObjectType(parent) && 'pageInfo' in parent.getFields();
  return isPage ? 1 : ordinaryListLength;
}
