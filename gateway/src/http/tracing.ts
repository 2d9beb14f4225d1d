import { operatorPaths } from '@shepherd/service/metrics/operator-paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { continueTrace } from '../tracing/trace.ts';
import { browserTracesUrl } from './browser-traces.ts';
import { whenOver } from './response-end.ts';
import type { RecordedRequest, RequestTrace, Tracing } from '../tracing/trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace that this request belongs to. */
    readonly trace: RequestTrace;
  }
}

/** Requested by machines all day, or for traces themselves, and never of interest. */
const unrecorded: ReadonlySet<string> = new Set([...operatorPaths, browserTracesUrl]);

/**
 * Gives every request its span.
 * @param tracing null: nothing is recorded
 */
export function traceRequests(server: FastifyInstance, tracing: Tracing | null): void {
  const recorded = new WeakMap<FastifyRequest, RecordedRequest>();
  server.decorateRequest('trace', {
    getter(this: FastifyRequest) {
      return recorded.get(this) ?? continueTrace(this.headers);
    },
  });
  if (tracing === null) return;
  server.addHook('onRequest', async (request, reply) => {
    if (unrecorded.has(request.url)) return;
    const trace = tracing.startRequest(request);
    recorded.set(request, trace);
    request.log = request.log.child(trace.ids);
    reply.log = request.log;
    whenOver(reply, (answered) => {
      const route = request.routeOptions.url ?? null;
      trace.end({ route, status: reply.statusCode, answered });
    });
  });
}
