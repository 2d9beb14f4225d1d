import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, SamplingDecision } from '@opentelemetry/sdk-trace';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { Recording } from '@shepherd/service/tracing/provider.ts';
import type { TracingSettings } from '@shepherd/service/tracing/settings.ts';
import type { BrowserSpan } from './browser-spans.ts';

export type BrowserRecorder = Readonly<{
  record: (spans: readonly BrowserSpan[]) => void;
  /** Sends the remaining spans. */
  flush: () => Promise<void>;
}>;

/**
 * Sends spans of browsers to the collector, for traces that the installation records. They have a queue of their own,
 * so that none of the gateway's spans is dropped, however many browsers send.
 */
export function recordBrowsers(
  settings: TracingSettings,
  { sampler, exporter }: Pick<Recording, 'sampler' | 'exporter'>,
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

/** The browser chooses the ids of its span, which no tracer of the library accepts. */
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
