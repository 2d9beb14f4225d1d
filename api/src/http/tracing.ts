import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEventStream } from './call.ts';
import type { Tracing } from '../tracing/trace.ts';

/** Records every call below /v1. Health and metrics requests are frequent and not interesting. */
export function traceCalls(server: FastifyInstance, tracing: Tracing): void {
  const ends = new WeakMap<FastifyRequest, (answered: boolean) => void>();
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/v1/')) return done();
    const call = tracing.startCall(request);
    request.log = request.log.child(call.ids);
    reply.log = request.log;
    const { raw } = reply;
    const end = (answered: boolean): void => {
      raw.off('close', left);
      const route = request.routeOptions.url ?? null;
      call.end({ route, status: reply.statusCode, answered });
    };
    const left = (): void => end(raw.writableFinished);
    raw.once('close', left);
    ends.set(request, end);
    call.within(done);
  });
  // A stream of events is answered once it begins.
  server.addHook('onSend', async (request, reply) => {
    if (isEventStream(reply.getHeader('content-type'))) ends.get(request)?.(true);
  });
}
