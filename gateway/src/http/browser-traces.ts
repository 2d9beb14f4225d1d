import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { readBrowserSpans } from '../tracing/browser-spans.ts';
import type { Tracing } from '../tracing/trace.ts';
import { codes } from '../errors/graphql-errors.ts';
import type { Guard } from './limits/guard.ts';
import { refuse } from './refusal.ts';
import { Session } from './session.ts';
import type { Rates } from './limits/shared-rate-limit.ts';
import type { TrustedDocuments } from './graphql/trusted-documents.ts';

export const browserTracesUrl = '/telemetry/traces';

/** Bytes: fifty spans are less. */
const bodyLimit = 16 * 1024;
/** A page sends every few seconds, and an office shares one address; spans above the rate are dropped. */
const perAddress = 10;

type Parts = Readonly<{
  settings: Settings;
  tracing: Pick<Tracing, 'recordBrowser'>;
  documents: TrustedDocuments;
  guard: Guard;
  rates: Rates;
}>;

/** Receives spans of pages: browsers cannot reach the collector, and no other client may write to it. */
export function takeBrowserTraces(
  server: FastifyInstance,
  { settings, tracing, documents, guard, rates }: Parts,
): void {
  const addresses = rates.limit('traces', perAddress);
  server.route({
    method: 'POST',
    url: browserTracesUrl,
    // All checks run before the body is read.
    onRequest: [
      guard.ownSite,
      guard.rate,
      (request, reply, done) => {
        const length = Number(request.headers['content-length'] ?? Number.NaN);
        if (new Session(request, reply, settings).token === null)
          refuse(reply, 401, 'auth.unauthenticated', 'Only pages of people who are signed in tell of traces');
        else if (!(length <= bodyLimit))
          refuse(reply, 413, 'PAYLOAD_TOO_LARGE', 'Traces are larger than 16 kB');
        else done();
      },
      async (request, reply) => {
        const { waitSeconds } = await addresses.take(request.ip);
        if (waitSeconds === 0) return;
        void reply.header('retry-after', waitSeconds);
        return refuse(reply, 429, codes.rateLimited, 'Too many traces. Please wait a moment');
      },
    ],
    handler: async (request, reply) => {
      const spans = readBrowserSpans(request.body, (name) => documents.titleOf(name));
      if (spans === null) return refuse(reply, 400, 'BAD_REQUEST', 'These are no traces of a page');
      tracing.recordBrowser(spans);
      return reply.code(204).send();
    },
  });
}
