import { monitorEventLoopDelay } from 'node:perf_hooks';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { codes } from '../errors/graphql-errors.ts';
import { refuse } from './refusal.ts';

/** Seconds after which a refused client may try again. */
const retryAfter = 2;
/** Milliseconds between two looks at the event loop, and the fineness of what is seen. */
const interval = 1_000;
const resolution = 20;

/** Watched from outside, also and especially when there is too much to do. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/**
 * Refuses requests with 503 while there are more than can be answered in time: those that are answered stay fast, and
 * the rest are told to come back instead of waiting until their clients give up.
 * @param delayMs how late the event loop is
 */
export function shedLoad(
  server: FastifyInstance,
  { maxEventLoopDelayMs, maxRequestsInFlight }: Settings,
  delayMs: () => number = watchEventLoop(server),
): void {
  const files = { inFlight: 0 };
  const others = { inFlight: 0 };
  // A file takes as long as its sender, who may be as slow as one likes: files only stand in the way of files.
  const kindOf = ({ url }: FastifyRequest) => (url.startsWith('/files/') ? files : others);
  server.addHook('onRequest', async (request, reply) => {
    if (alwaysAnswered.has(request.url)) return undefined;
    const late = maxEventLoopDelayMs > 0 && delayMs() > maxEventLoopDelayMs;
    const crowded = maxRequestsInFlight > 0 && kindOf(request).inFlight >= maxRequestsInFlight;
    return late || crowded ? refuseBusy(reply) : undefined;
  });
  // Only when its body is here does a request take a place: nobody keeps one by sending slowly.
  server.addHook('preValidation', async (request, reply) => {
    const kind = kindOf(request);
    kind.inFlight += 1;
    // Also when the client has left, which Fastify's `onResponse` does not hear of.
    finished(reply.raw, () => {
      kind.inFlight -= 1;
    });
    const crowded = maxRequestsInFlight > 0 && kind.inFlight > maxRequestsInFlight;
    return crowded && !alwaysAnswered.has(request.url) ? refuseBusy(reply) : undefined;
  });
}

function refuseBusy(reply: FastifyReply): FastifyReply {
  void reply.header('retry-after', retryAfter);
  return refuse(reply, 503, codes.overloaded, 'The server is busy. Please try again in a moment');
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
