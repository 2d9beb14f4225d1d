import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { codes } from '../errors/graphql-errors.ts';
import { AdaptiveLimit } from './adaptive-limit.ts';
import { refuse as refuseInGraphql } from './refusal.ts';
import { whenOver } from './response-end.ts';

/** Seconds after which a refused client may try again. */
const retryAfter = 2;
/** Milliseconds between two looks at the event loop, and the fineness of what is seen. */
const interval = 1_000;
const resolution = 20;

/** Watched from outside, also and especially when there is too much to do. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Requests at once that a few people make, however large they are: what those wait for, they wait for in turns. */
const fewestOfCrowd = 16;

type Kind = {
  inFlight: number;
  /** Whether so many may be under way. */
  readonly holds: (requests: number) => boolean;
};

type Watching = Readonly<{
  /** How late the event loop is. */
  delayMs?: () => number;
  /** Whether calls to REST v1 find no connection. */
  callsAreFull?: () => boolean;
  onRefusal?: () => void;
}>;

export type LoadShedding = Readonly<{
  /** To be told when REST v1 has no time for a call: fewer requests at once are let in then. */
  restIsBusy: () => void;
  /** To be told when calls wait long for a connection: so they do when there is a crowd, and behind a few large queries. */
  callsWait: () => void;
  /** Of GraphQL. */
  state: () => Readonly<{ limit: number; inFlight: number }>;
}>;

/**
 * Refuses requests with 503 while there are more than can be answered in time: those that are answered stay fast, and
 * the rest are told to come back instead of waiting until their clients give up.
 */
export function shedLoad(
  server: FastifyInstance,
  { maxEventLoopDelayMs, maxRequestsInFlight, restConnections }: Settings,
  {
    delayMs = watchEventLoop(server),
    callsAreFull = () => false,
    onRefusal = () => undefined,
  }: Watching = {},
): LoadShedding {
  const refuse = (reply: FastifyReply): FastifyReply => {
    onRefusal();
    return refuseBusy(reply);
  };
  const most = maxRequestsInFlight > 0 ? maxRequestsInFlight : Number.POSITIVE_INFINITY;
  // One for each connection to REST v1: whether it has time for more is not known at first.
  const limit = new AdaptiveLimit(restConnections, most);
  const graphql: Kind = {
    inFlight: 0,
    // What was guessed is about calls: requests that need none, or find a connection, are no crowd.
    holds: (requests) => requests <= limit.current || (limit.isGuess && requests <= most && !callsAreFull()),
  };
  const files: Kind = { inFlight: 0, holds: (requests) => requests <= most };
  const others: Kind = { inFlight: 0, holds: (requests) => requests <= most };
  // A file takes as long as its sender, who may be as slow as one likes: files only stand in the way of files.
  const kindOf = ({ url }: FastifyRequest): Kind => {
    if (url === '/graphql' || url.startsWith('/graphql?')) return graphql;
    return url.startsWith('/files/') ? files : others;
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (alwaysAnswered.has(request.url)) return done();
    const late = maxEventLoopDelayMs > 0 && delayMs() > maxEventLoopDelayMs;
    const kind = kindOf(request);
    if (late || !kind.holds(kind.inFlight + 1)) refuse(reply);
    else done();
  });
  // Only when its body is here does a request take a place: nobody keeps one by sending slowly.
  server.addHook('preValidation', (request, reply, done) => {
    const kind = kindOf(request);
    kind.inFlight += 1;
    const crowded = !kind.holds(kind.inFlight) && !alwaysAnswered.has(request.url);
    whenOver(reply, () => {
      if (kind === graphql && !crowded) limit.stepUp(kind.inFlight);
      kind.inFlight -= 1;
    });
    if (crowded) refuse(reply);
    else done();
  });
  return {
    restIsBusy: () => limit.stepDown(graphql.inFlight),
    callsWait: () => {
      if (graphql.inFlight > fewestOfCrowd) limit.stepDown(graphql.inFlight);
    },
    state: () => ({ limit: limit.current, inFlight: graphql.inFlight }),
  };
}

function refuseBusy(reply: FastifyReply): FastifyReply {
  void reply.header('retry-after', retryAfter);
  const message = 'The server is busy. Please try again in a moment';
  return refuseInGraphql(reply, 503, codes.overloaded, message, { retryAfterSeconds: retryAfter });
}

/** How late the event loop was on average, in the better of the last two seconds: one long turn is no overload. */
function watchEventLoop(server: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let before = 0;
  let late = 0;
  const timer = setInterval(() => {
    before = late;
    late = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolution);
    histogram.reset();
  }, interval).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => Math.min(before, late);
}
