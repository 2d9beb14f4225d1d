import type { Tracer } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler, SpanExporter, SpanLimits } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { logFailures } from './export-failures.ts';
import { createExporter } from './exporter.ts';
import type { TracingSettings } from './settings.ts';

export type Recording = Readonly<{
  tracer: Tracer;
  sampler: Sampler;
  exporter: SpanExporter;
  /** Sends the remaining spans. */
  close: () => Promise<void>;
}>;

type Options = Readonly<{
  settings: TracingSettings;
  /** The name of the code that makes the spans. */
  scope: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  spanLimits?: SpanLimits;
}>;

/** Starts OpenTelemetry. Import this file only where tracing is on: it loads the library. */
export async function startRecording({ settings, scope, log, spanLimits = {} }: Options): Promise<Recording> {
  const exporter = logFailures(await createExporter(settings), log);
  const sampler = samplerOf(settings);
  const provider = new TracerProvider({
    resource: resourceFromAttributes(settings.resource),
    sampler,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    spanLimits,
  });
  return {
    tracer: provider.getTracer(scope),
    sampler,
    exporter,
    // Failures have been logged by then.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** The installation decides: a client can only leave out what would have been recorded. */
function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased_')
    ? new ParentBasedSampler({ root, remoteParentSampled: root })
    : root;
}
