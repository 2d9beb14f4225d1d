import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { TracingSettings } from '../settings.ts';
import { recordBrowsers } from './browser-recorder.ts';
import { tellFailures } from './export-failures.ts';
import type { ArrivedRequest, OperationFacts, RecordedRequest, Tracing } from './trace.ts';

/** The only file that imports OpenTelemetry; it is loaded only when tracing is on. */
export function startTracing(settings: TracingSettings, log: FastifyBaseLogger): Tracing {
  const exporter = tellFailures(
    new OTLPTraceExporter({
      url: settings.url,
      headers: settings.headers,
      timeoutMillis: settings.timeoutMs,
    }),
    log,
  );
  const sampler = samplerOf(settings);
  const provider = new TracerProvider({
    resource: resourceFromAttributes(settings.resource),
    sampler,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    spanLimits: { attributeValueLengthLimit: longestName },
  });
  const tracer = provider.getTracer('shepherd-gateway');
  const browsers = recordBrowsers(settings, sampler, exporter);
  return {
    startRequest: (request) => startRequest(tracer, request),
    recordBrowser: browsers.record,
    close: async () => {
      // Failures have been logged by then.
      await browsers.flush().catch(() => undefined);
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/** Characters of a name that a client may choose. */
const longestName = 200;

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

const propagator = new W3CTraceContextPropagator();

function startRequest(tracer: Tracer, { id, method, headers }: ArrivedRequest): RecordedRequest {
  const client = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
  const attributes = { 'http.request.method': method, 'http.request.header.x-request-id': [id] };
  const request = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, client);
  /** The parent span of calls. */
  let parent: Context = trace.setSpan(client, request);
  const { traceId, spanId } = request.spanContext();

  return {
    ids: { trace_id: traceId, span_id: spanId },
    startOperation: () => {
      const operation = tracer.startSpan('graphql', { kind: SpanKind.INTERNAL }, parent);
      parent = trace.setSpan(parent, operation);
      return { end: (facts) => endOperation(operation, facts) };
    },
    startCall: ({ method: verb, path }) => {
      const asked = { 'http.request.method': verb, 'url.template': path };
      const call = tracer.startSpan(`${verb} ${path}`, { kind: SpanKind.CLIENT, attributes: asked }, parent);
      const sent: Record<string, string> = {};
      propagator.inject(trace.setSpan(parent, call), sent, defaultTextMapSetter);
      return {
        headers: sent,
        end: ({ status, attempts }) => {
          if (attempts > 1) call.setAttribute('http.request.resend_count', attempts - 1);
          endExchange(call, status, status === 0 ? 'no_answer' : failureOf(status, 400));
        },
      };
    },
    end: ({ route, status, answered }) => {
      if (route !== null) request.updateName(`${method} ${route}`).setAttribute('http.route', route);
      endExchange(request, answered ? status : 0, answered ? failureOf(status, 500) : 'client_left');
    },
  };
}

const failureOf = (status: number, least: number): string | null => (status >= least ? String(status) : null);

function endExchange(span: Span, status: number, failure: string | null): void {
  if (status !== 0) span.setAttribute('http.response.status_code', status);
  endWith(span, failure);
}

function endOperation(span: Span, { type, name, documentHash, errorCode }: OperationFacts): void {
  const attributes: Attributes = {
    ...(type !== null && { 'graphql.operation.type': type }),
    ...(name !== null && { 'graphql.operation.name': name }),
    ...(documentHash !== null && { 'graphql.document.hash': documentHash }),
  };
  const words = [type, name].filter((word) => word !== null);
  if (words.length > 0) span.updateName(words.join(' ').slice(0, longestName));
  endWith(span.setAttributes(attributes), errorCode);
}

function endWith(span: Span, failure: string | null): void {
  if (failure !== null) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
