import { execute, getVariableValues, Kind } from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import { limits } from '../plugins/limits.ts';
import { compileQuery } from './compile.ts';
import { conditionVariables } from './conditions.ts';
import type { Variables } from './conditions.ts';
import type { Fragments, QueryPlan } from './plan.ts';
import { RecentPlans } from './recent-plans.ts';
import { runPlan } from './run.ts';

export type Request = Readonly<{
  document: DocumentNode;
  /** The operation to run; undefined where the request does not name one of several. */
  operation: OperationDefinitionNode | undefined;
  operationName: string | undefined;
  variables: Variables;
  context: GatewayContext;
}>;

/** What the executor keeps of an operation from its second run on. */
type Known = Readonly<{ number: number; fragments: Fragments; conditions: readonly string[] }>;

/** The result of graphql-js for an operation without variables, whatever variables are sent. */
const nothingCoerced: ReturnType<typeof getVariableValues> = { coerced: {} };

/** Each variable that decides about fields doubles the plans of a document. */
const mostConditions = 4;

/**
 * Executes operations. A query is compiled on its second run, so that documents which come only once cost nothing
 * extra. Identical queries of one session that run at the same time share one execution. graphql-js does everything
 * else.
 */
export class Executor {
  readonly #schema: GraphQLSchema;
  readonly #plans = new RecentPlans();
  readonly #known = new WeakMap<OperationDefinitionNode, Known | 'seen'>();
  readonly #compiles: boolean;
  #recognized = 0;

  /** @param compiles whether repeated queries are compiled; otherwise graphql-js runs all of them */
  constructor(schema: GraphQLSchema, compiles = true) {
    this.#schema = schema;
    this.#compiles = compiles;
  }

  /** A measure of the memory of compiled queries. */
  get compiledFields(): number {
    return this.#plans.size;
  }

  async answer(request: Request): Promise<ExecutionResult> {
    const { document, operation, variables, context } = request;
    const known = operation && this.#compiles ? this.#recognize(operation, document) : null;
    if (!operation || !known) return this.#interpret(request);
    const { errors, coerced } = this.#coerce(operation, variables);
    if (errors) return { errors };
    const plan = this.#planOf(operation, known, coerced);
    if (!plan) return this.#interpret(request);
    return context.share(`${known.number} ${JSON.stringify(variables)}`, (shared) =>
      runPlan({ schema: this.#schema, plan, context: shared, variables: coerced }),
    );
  }

  #coerce({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables) {
    if (variableDefinitions.length === 0) return nothingCoerced;
    return getVariableValues(this.#schema, variableDefinitions, variables, { maxErrors: limits.errors });
  }

  #interpret({ document, operationName, variables, context }: Request) {
    return execute({
      schema: this.#schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
      options: { maxCoercionErrors: limits.errors },
    });
  }

  /** What the compiler needs for the operation; null on its first run. */
  #recognize(operation: OperationDefinitionNode, document: DocumentNode): Known | null {
    const known = this.#known.get(operation);
    if (known === undefined) this.#known.set(operation, 'seen');
    if (known !== 'seen') return known ?? null;
    const fragments = fragmentsOf(document);
    this.#recognized += 1;
    const conditions = conditionVariables(operation, fragments);
    const recognized = { number: this.#recognized, fragments, conditions };
    this.#known.set(operation, recognized);
    return recognized;
  }

  #planOf(
    operation: OperationDefinitionNode,
    { fragments, conditions }: Known,
    variables: Variables,
  ): QueryPlan | null {
    if (conditions.length > mostConditions) return null;
    const decided = conditions.map((name) => variables[name]);
    // graphql-js reports other values.
    if (!decided.every((value) => typeof value === 'boolean')) return null;
    return this.#plans.find(operation, decided.join(), () =>
      compileQuery(this.#schema, operation, fragments, variables),
    );
  }
}

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  return fragments;
}
