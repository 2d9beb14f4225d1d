import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, SamplingDecision } from '@opentelemetry/sdk-trace';
import type { ReadableSpan, Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../settings.ts';
import type { BrowserSpan } from './browser-spans.ts';

export type BrowserRecorder = Readonly<{
  record: (spans: readonly BrowserSpan[]) => void;
  /** Sends what is left. */
  flush: () => Promise<void>;
}>;

/**
 * Hands spans of browsers to the collector, of the traces that the installation records.
 * They wait in a line of their own, so that however many are sent, none of the gateway's is lost for them.
 */
export function recordBrowsers(
  settings: TracingSettings,
  sampler: Sampler,
  exporter: SpanExporter,
): BrowserRecorder {
  const processor = new BatchSpanProcessor({ exporter });
  const resource = resourceFromAttributes({ ...settings.resource, 'service.name': 'shepherd-web' });
  const isRecorded = ({ traceId, name }: BrowserSpan): boolean =>
    sampler.shouldSample(ROOT_CONTEXT, traceId, name, SpanKind.CLIENT, {}, []).decision ===
    SamplingDecision.RECORD_AND_SAMPLED;
  return {
    record: (spans) => {
      const now = Date.now();
      for (const span of spans.filter(isRecorded)) processor.onEnd(readable(span, resource, now));
    },
    flush: () => processor.forceFlush(),
  };
}

/** The identity of a span is given to it by the browser, which no tracer of the library can be told. */
function readable(span: BrowserSpan, resource: ReadableSpan['resource'], now: number): ReadableSpan {
  const { traceId, spanId, parentSpanId, name, operation, failed, ago, took } = span;
  const place = { traceId, traceFlags: TraceFlags.SAMPLED };
  return {
    name,
    kind: operation === null && name !== 'graphql' ? SpanKind.INTERNAL : SpanKind.CLIENT,
    spanContext: () => ({ ...place, spanId }),
    ...(parentSpanId !== null && { parentSpanContext: { ...place, spanId: parentSpanId } }),
    startTime: millisToHrTime(now - ago),
    endTime: millisToHrTime(now - ago + took),
    duration: millisToHrTime(took),
    status: { code: failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: operation === null ? {} : { 'graphql.operation.name': operation },
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'shepherd-web' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
