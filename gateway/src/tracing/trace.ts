import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RestCall } from '../rest/declaration.ts';
import type { BrowserSpan } from './browser-spans.ts';

/** The place of one request in a trace, which may have begun with its client (W3C Trace Context). */
export type RequestTrace = Readonly<{
  /** Begins the span of the operation: later calls are its children. */
  startOperation: () => OperationTrace;
  /** Begins the span of one REST v1 call, including its retry. */
  startCall: (call: RestCall) => CallTrace;
}>;

export type OperationTrace = Readonly<{ end: (facts: OperationFacts) => void }>;

export type CallTrace = Readonly<{
  /** Headers for the call, so that REST v1 continues the trace. */
  headers: Record<string, string>;
  /** @param facts a status of 0 is no answer */
  end: (facts: Readonly<{ status: number; attempts: number }>) => void;
}>;

/** Facts about an operation that may be exported: none that could hold a variable or a token. */
export type OperationFacts = Readonly<{
  type: string | null;
  name: string | null;
  /** SHA-256 of the document, hexadecimal. */
  documentHash: string | null;
  /** The code of the first error. */
  errorCode: string | null;
}>;

/** Facts about the request that do not identify its sender. */
export type ArrivedRequest = Readonly<{ id: string; method: string; headers: IncomingHttpHeaders }>;

/** Trace ids in log lines, with the names of OpenTelemetry. */
export type TraceIds = Readonly<{ trace_id: string; span_id: string }>;

export type RecordedRequest = RequestTrace &
  Readonly<{
    ids: TraceIds;
    /** @param facts `route` is the pattern of the path, null for a page; `answered` is false when the client left */
    end: (facts: Readonly<{ route: string | null; status: number; answered: boolean }>) => void;
  }>;

/** Records and exports traces. */
export type Tracing = Readonly<{
  startRequest: (request: ArrivedRequest) => RecordedRequest;
  /** Records spans of browsers. */
  recordBrowser: (spans: readonly BrowserSpan[]) => void;
  /** Sends the remaining spans. */
  close: () => Promise<void>;
}>;

const ownTrace = /^00-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * Records nothing: the client's trace continues in REST v1, and without one each request is a trace of its own. Its id
 * is made with the first call: many requests make none.
 */
export function continueTrace({ traceparent }: IncomingHttpHeaders): RequestTrace {
  let known: Place | null = null;
  return {
    startOperation: () => ({ end: () => undefined }),
    startCall: () => {
      const { traceId, flags } = (known ??= placeIn(traceparent));
      return {
        headers: { traceparent: `00-${traceId}-${randomHex(8)}-${flags}` },
        end: () => undefined,
      };
    },
  };
}

type Place = Readonly<{ traceId: string; flags: string }>;

function placeIn(traceparent: string | string[] | undefined): Place {
  const given = typeof traceparent === 'string' ? ownTrace.exec(traceparent) : null;
  const [, id = '', flags = '01'] = given ?? [];
  return { traceId: /[1-9a-f]/.test(id) ? id : randomHex(16), flags };
}

/** Random bytes cost the same for a few as for many. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}
