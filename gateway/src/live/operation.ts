import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { RequestParams } from 'graphql-sse';
import type { GatewayContext } from '../context.ts';
import { limits, streamLimits } from '../plugins/limits.ts';

export type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** A subscription that was refused before it began. */
export type Refused = Readonly<{ errors: readonly GraphQLFormattedError[] }>;

type Parts = Readonly<{
  schema: GraphQLSchema;
  format: FormatError;
  /** A new context: for the subscription, and for each of its events. */
  newContext: () => GatewayContext;
}>;

/** The results of a subscription, one for each event; or why it is refused. */
export async function subscribeTo(
  { query, operationName, variables }: RequestParams,
  { schema, format, newContext }: Parts,
): Promise<AsyncIterable<ExecutionResult> | Refused> {
  const refused = (errors: readonly GraphQLError[], code?: string): Refused => ({
    errors: errors.map((error) => formatted(error, format, code)),
  });
  const document = parsed(query);
  if (document instanceof GraphQLError) return refused([document], 'GRAPHQL_PARSE_FAILED');
  const mistakes = validate(schema, document, [streamLimits, ...specifiedRules], {
    maxErrors: limits.errors,
  });
  if (mistakes.length > 0) return refused(mistakes, 'GRAPHQL_VALIDATION_FAILED');
  if (!getOperationAST(document, operationName))
    return refused([new GraphQLError(unclear(document))], 'OPERATION_RESOLUTION_FAILURE');
  const args = { schema, document, operationName: operationName ?? null, variableValues: variables ?? null };
  const events = await createSourceEventStream({ ...args, contextValue: newContext() });
  if (!(Symbol.asyncIterator in events)) return refused(events.errors ?? [], 'BAD_USER_INPUT');
  return results(
    events,
    async (rootValue) => {
      const { data, errors } = await execute({ ...args, rootValue, contextValue: newContext() });
      return {
        ...(data !== undefined && { data }),
        ...(errors && { errors: errors.map((error) => formatted(error, format) as GraphQLError) }),
      };
    },
    (error) => ({ errors: [formatted(error, format) as GraphQLError] }),
  );
}

/** Ends with the failure as its last result: a connection that merely ends would say nothing. */
async function* results(
  events: AsyncIterable<unknown>,
  answer: (root: unknown) => Promise<ExecutionResult>,
  failed: (error: unknown) => ExecutionResult,
): AsyncGenerator<ExecutionResult, void> {
  try {
    for await (const event of events) yield await answer(event);
  } catch (error) {
    yield failed(error);
  }
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

const unclear = ({ definitions }: DocumentNode): string =>
  definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    ? 'The operation name names no operation of the document'
    : 'The document has no operation';

/** @param code of errors of graphql-js, which have none */
function formatted(error: unknown, format: FormatError, code?: string): GraphQLFormattedError {
  const graphql = error instanceof GraphQLError ? error : null;
  const own = graphql?.toJSON() ?? { message: error instanceof Error ? error.message : String(error) };
  return format(code === undefined ? own : { ...own, extensions: { code, ...own.extensions } }, error);
}
