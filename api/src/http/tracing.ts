import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../tracing/trace.ts';

/** Records every call below /v1. Health and metrics requests are frequent and not interesting. */
export function traceCalls(server: FastifyInstance, tracing: Tracing): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/v1/')) return done();
    const call = tracing.startCall(request);
    request.log = request.log.child(call.ids);
    reply.log = request.log;
    const { raw } = reply;
    raw.once('close', () => {
      const route = request.routeOptions.url ?? null;
      call.end({ route, status: reply.statusCode, answered: raw.writableFinished });
    });
    call.within(done);
  });
}
