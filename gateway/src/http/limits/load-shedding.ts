import { monitorEventLoopDelay } from 'node:perf_hooks';
import { operatorPaths } from '@shepherd/service/metrics/operator-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { codes } from '../../errors/graphql-errors.ts';
import { AdaptiveLimit } from './adaptive-limit.ts';
import { streamPath } from '../paths.ts';
import { refuse as refuseInGraphql } from '../refusal.ts';
import { whenOver } from '../response-end.ts';

/** Seconds after which a refused client may retry. */
const retryAfter = 2;
/** Milliseconds between two readings of the event loop delay, and its resolution. */
const interval = 1_000;
const resolution = 20;

/** For probes and monitoring, especially under load. */
const alwaysAnswered: ReadonlySet<string> = new Set(operatorPaths);

/** Concurrent requests that a few users can make. What these wait for, large queries take in turns. */
const fewestOfCrowd = 16;

type Kind = {
  inFlight: number;
  /** Whether this many may be in flight. */
  readonly holds: (requests: number) => boolean;
};

type Watching = Readonly<{
  /** Delay of the event loop. */
  delayMs?: () => number;
  /** Whether calls to REST v1 wait for a connection. */
  callsAreFull?: () => boolean;
  onRefusal?: () => void;
}>;

export type LoadShedding = Readonly<{
  /** Call when REST v1 refuses because of load: it lowers the limit. */
  restIsBusy: () => void;
  /** Call when calls wait long for a connection: because of a burst, or behind a few large queries. */
  callsWait: () => void;
  /** State of the limit for GraphQL. */
  state: () => Readonly<{ limit: number; inFlight: number }>;
}>;

/**
 * Refuses requests with 503 while there are more than can be answered in time: admitted ones stay fast, and the others
 * learn to come back instead of waiting until their clients time out.
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
  // Starts with one request per connection to REST v1, before anything is known about its capacity.
  const limit = new AdaptiveLimit(restConnections, most);
  const graphql: Kind = {
    inFlight: 0,
    // The initial limit is about calls: requests that need no connection, or find one, are no burst.
    holds: (requests) => requests <= limit.current || (limit.isGuess && requests <= most && !callsAreFull()),
  };
  const files: Kind = { inFlight: 0, holds: (requests) => requests <= most };
  // A subscription lasts for hours, and subscriptions have a limit of their own.
  const streams: Kind = { inFlight: 0, holds: () => true };
  const others: Kind = { inFlight: 0, holds: (requests) => requests <= most };
  // A file takes as long as its sender, who may be arbitrarily slow, so files only count against files.
  const kindOf = ({ url }: FastifyRequest): Kind => {
    if (url === '/graphql' || url.startsWith('/graphql?')) return graphql;
    if (url === streamPath) return streams;
    return url.startsWith('/files/') ? files : others;
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (alwaysAnswered.has(request.url)) return done();
    const late = maxEventLoopDelayMs > 0 && delayMs() > maxEventLoopDelayMs;
    const kind = kindOf(request);
    if (late || !kind.holds(kind.inFlight + 1)) refuse(reply);
    else done();
  });
  // A request takes a place only when its body is here: a slow sender must not hold one.
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

/** Average delay of the event loop in the better of the last two seconds: one long turn is no overload. */
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
