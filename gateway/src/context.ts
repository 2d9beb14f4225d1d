import type { FastifyBaseLogger } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { RestCall } from './rest/declaration.ts';
import type { Promised } from './rest/promised.ts';
import type { Session } from './http/session.ts';
import type { AgentParts } from './loaders/agent-parts.ts';
import type { Loaders } from './loaders/loaders.ts';
import type { RequestTrace } from './tracing/trace.ts';

/** What resolvers can reach; made anew for every request, so nothing in it is ever seen by another one. */
export type GatewayContext = Readonly<{
  session: Session;
  loaders: Loaders;
  agentParts: AgentParts;
  log: FastifyBaseLogger;
  trace: RequestTrace;
  /** When the request came to be answered, on the clock of `performance.now()`. */
  startedAt: number;
  /** What the operation has been answered already, or what came in between: Apollo Server only puts it into words. */
  answered?: Promised<ExecutionResult>;
  /** Whether the document is one of the console's build. */
  trusted: boolean;
  /** The ETag that the first call of this request was answered with. */
  firstTag: () => string | null;
  /** Calls of REST v1 that this request has made, or shared with others. */
  restCalls: () => number;
  /** Reads from REST v1; the same read within one request is made once. */
  read: <Input, Answer>(call: RestCall<Input, Answer>, input: Input) => Promise<Answer>;
  /** The ETag that came with this very answer of the request; null where REST v1 sent none, and for a part of an answer. */
  tagOf: (answer: object) => string | null;
  /** Reads anew, with the ETag that tells this state from a later one; null where REST v1 gives none. */
  readTagged: <Input, Answer>(
    call: RestCall<Input, Answer>,
    input: Input,
  ) => Promise<{ answer: Answer; tag: string | null }>;
  /**
   * Changes something through REST v1 and forgets everything this request has read.
   * @param seen the ETag of the state that is changed, unless the client names one itself
   */
  change: <Input, Answer>(
    call: RestCall<Input, Answer>,
    input: Input,
    seen?: string | null,
  ) => Promise<Answer>;
  /**
   * Answers a query together with others of the session that ask the same at this moment.
   * @param key what makes two queries the same
   * @param answer answers it in a context of all who wait for it; what fails is a part of its answer
   */
  share: <Answer>(key: string, answer: (context: GatewayContext) => Promised<Answer>) => Promised<Answer>;
}>;
