import type { FastifyBaseLogger } from 'fastify';
import type { AskedChanges } from './live/follower.ts';
import type { RecordChange } from './schema/parents.ts';
import type { Addition } from './rest/client.ts';
import type { RestCall } from './rest/declaration.ts';
import type { Session } from './http/session.ts';
import type { AgentParts } from './loaders/agent-parts.ts';
import type { Loaders } from './loaders/loaders.ts';
import type { RequestTrace } from './tracing/trace.ts';

/** The context of resolvers. Each request has its own, so no data leaks between requests. */
export type GatewayContext = Readonly<{
  session: Session;
  loaders: Loaders;
  agentParts: AgentParts;
  log: FastifyBaseLogger;
  trace: RequestTrace;
  /** When the gateway began to answer the request, on the clock of `performance.now()`. */
  startedAt: number;
  /** Whether the document is part of the console's build. */
  trusted: boolean;
  /** The ETag of this request's first call. */
  firstTag: () => string | null;
  /** Whether REST v1 is known to have this addition to the original contract. */
  offers: (addition: Addition) => boolean;
  /** REST v1 calls that this request made or shared with others. */
  restCalls: () => number;
  /** Reads from REST v1. Identical reads of one request are made once. */
  read: <Input, Answer>(call: RestCall<Input, Answer>, input: Input) => Promise<Answer>;
  /**
   * The version of this answer: its ETag, or one derived from the content of a read without. Null for the answer of a
   * change without an ETag, and for a part of an answer.
   */
  tagOf: (answer: object) => string | null;
  /** Reads again, with the ETag of the current version; null where REST v1 sends none. */
  readTagged: <Input, Answer>(
    call: RestCall<Input, Answer>,
    input: Input,
  ) => Promise<{ answer: Answer; tag: string | null }>;
  /**
   * Makes a change through REST v1 and clears everything that this request has read.
   * @param seen the ETag for the precondition, unless the client sent an `If-Match`
   */
  change: <Input, Answer>(
    call: RestCall<Input, Answer>,
    input: Input,
    seen?: string | null,
  ) => Promise<Answer>;
  /** Follows the changes of records; only in a subscription. */
  changes: (asked: AskedChanges) => Promise<AsyncIterable<RecordChange>>;
  /**
   * Shares one execution among identical queries of the session that run at the same time.
   * @param key the deduplication key
   * @param answer runs the query in a context that all waiting requests share; a failure is part of its answer
   */
  share: <Answer>(key: string, answer: (context: GatewayContext) => Promise<Answer>) => Promise<Answer>;
}>;
