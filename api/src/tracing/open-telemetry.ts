import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import type { Attributes, Context, Link, Span, SpanOptions, Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { startRecording } from '@shepherd/service/tracing/provider.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { LogEvent } from 'kysely';
import type { TracingSettings } from '@shepherd/service/tracing/settings.ts';
import { currentlyTraced } from './current.ts';
import type { Traced } from './current.ts';
import { followOutsideCalls } from './outside-calls.ts';
import type { EndOfCall } from './outside-calls.ts';
import { factsOf } from './statement-text.ts';
import type { ArrivedCall, RecordedCall, TraceIds, Tracing } from './trace.ts';

/** Loaded only when tracing is on, because it loads OpenTelemetry. */
export async function startTracing(settings: TracingSettings, log: FastifyBaseLogger): Promise<Tracing> {
  const { tracer, close } = await startRecording({ settings, scope: 'shepherd-api', log });
  const stopFollowing = followOutsideCalls(
    (name, attributes) => currentPlace()?.ask(tracer, name, attributes) ?? null,
  );
  return {
    startCall: (call) => startCall(tracer, call),
    async lookForWork(look) {
      const place = new Place();
      try {
        return await currentlyTraced.run(place, () =>
          look({
            begin: (name, cause) =>
              place.enter(
                tracer,
                `work ${name}`,
                { kind: SpanKind.CONSUMER, links: linksTo(cause) },
                ROOT_CONTEXT,
              ),
            fail: (error) => place.span && fail(place.span, typeOf(error)),
          }),
        );
      } finally {
        place.leave();
      }
    },
    statement: (statement) => currentPlace()?.record(tracer, statement),
    ids: () => currentPlace()?.ids ?? null,
    async close() {
      stopFollowing();
      await close();
    },
  };
}

/** The parent of the current statements. */
class Place implements Traced {
  span: Span | null = null;
  #context: Context = ROOT_CONTEXT;
  #startedAt = 0;
  #ticksAtStart = 0;

  enter(tracer: Tracer, name: string, options: SpanOptions, parent: Context): Span {
    this.#startedAt = Date.now();
    this.#ticksAtStart = performance.now();
    const span = tracer.startSpan(name, { ...options, startTime: this.#startedAt }, parent);
    this.#context = trace.setSpan(parent, span);
    this.span = span;
    return span;
  }

  leave(): void {
    this.span?.end(this.#now());
  }

  get #recorded(): Span | null {
    return this.span !== null && this.span.spanContext().traceFlags & TraceFlags.SAMPLED ? this.span : null;
  }

  /** Monotonic from its start, because the machine's clock may be adjusted meanwhile. */
  #now(): number {
    return this.#startedAt + performance.now() - this.#ticksAtStart;
  }

  get ids(): TraceIds | null {
    if (this.span === null) return null;
    const { traceId, spanId } = this.span.spanContext();
    return { trace_id: traceId, span_id: spanId };
  }

  get traceparent(): string | null {
    if (this.#recorded === null) return null;
    const headers: { traceparent?: string } = {};
    propagator.inject(this.#context, headers, defaultTextMapSetter);
    return headers.traceparent ?? null;
  }

  /** Begins a request to another server. */
  ask(tracer: Tracer, name: string, attributes: Attributes): EndOfCall | null {
    if (this.#recorded === null) return null;
    const call = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, startTime: this.#now(), attributes },
      this.#context,
    );
    return ({ status, error }) => {
      if (status !== undefined) call.setAttribute('http.response.status_code', status);
      if (error !== undefined) fail(call, typeOf(error));
      // A client span counts error statuses as failures (semantic conventions for HTTP).
      else if (status !== undefined && status >= 400) fail(call, String(status));
      call.end(this.#now());
    };
  }

  record(tracer: Tracer, { level, query, queryDurationMillis, ...rest }: LogEvent): void {
    if (this.#recorded === null) return;
    const { text, operation, collection } = factsOf(query);
    const endTime = this.#now();
    const statement = tracer.startSpan(
      collection === null ? operation : `${operation} ${collection}`,
      {
        kind: SpanKind.CLIENT,
        startTime: endTime - queryDurationMillis,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': text,
          'db.operation.name': operation,
          ...(collection !== null && { 'db.collection.name': collection }),
        },
      },
      this.#context,
    );
    if (level === 'error' && 'error' in rest) fail(statement, typeOf(rest.error));
    statement.end(endTime);
  }
}

function currentPlace(): Place | null {
  const traced = currentlyTraced.getStore();
  return traced instanceof Place ? traced : null;
}

const propagator = new W3CTraceContextPropagator();

/** Work has its own trace, linked to its cause: OpenTelemetry's convention for queues. */
function linksTo(traceparent: string | null): Link[] {
  const cause = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  const context = trace.getSpanContext(cause);
  return context ? [{ context }] : [];
}

function startCall(tracer: Tracer, { id, method, headers }: ArrivedCall): RecordedCall {
  const client = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
  const attributes = { 'http.request.method': method, 'http.request.header.x-request-id': [id] };
  const place = new Place();
  const span = place.enter(tracer, method, { kind: SpanKind.SERVER, attributes }, client);
  const { traceId, spanId } = span.spanContext();
  return {
    ids: { trace_id: traceId, span_id: spanId },
    within: (run) => currentlyTraced.run(place, run),
    end: ({ route, status, answered }) => {
      if (route !== null) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
      if (answered) span.setAttribute('http.response.status_code', status);
      if (!answered || status >= 500) fail(span, answered ? String(status) : 'client_left');
      place.leave();
    },
  };
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

/** The type of an error, without its message, which may contain personal data. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' && /^[\w.]{1,60}$/.test(error.code)
    ? error.code
    : error.name;
}
