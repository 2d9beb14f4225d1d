import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

/** Logs when traces cannot be sent: one line per outage, not one per attempt. */
export function logFailures(
  exporter: SpanExporter,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): SpanExporter {
  let failing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !failing) log.warn({ err: result.error }, 'Traces cannot be sent: they are lost');
        if (!fails && failing) log.info('Traces are sent again');
        failing = fails;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
