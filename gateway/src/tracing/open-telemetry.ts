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
import { startRecording } from '@shepherd/service/tracing/provider.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { TracingSettings } from '@shepherd/service/tracing/settings.ts';
import { recordBrowsers } from './browser-recorder.ts';
import type { ArrivedRequest, OperationFacts, RecordedRequest, Tracing } from './trace.ts';

/** Loaded only when tracing is on, because it loads OpenTelemetry. */
export async function startTracing(settings: TracingSettings, log: FastifyBaseLogger): Promise<Tracing> {
  const recording = await startRecording({
    settings,
    scope: 'shepherd-gateway',
    log,
    spanLimits: { attributeValueLengthLimit: longestName },
  });
  const browsers = recordBrowsers(settings, recording);
  return {
    startRequest: (request) => startRequest(recording.tracer, request),
    recordBrowser: browsers.record,
    close: async () => {
      // Failures have been logged by then.
      await browsers.flush().catch(() => undefined);
      await recording.close();
    },
  };
}

/** Characters of a name that a client may choose. */
const longestName = 200;

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
