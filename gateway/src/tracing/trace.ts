import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RestCall } from '../rest/declaration.ts';
import type { BrowserSpan } from './browser-spans.ts';

/** The place of one request in a trace, which may have begun with its client (W3C Trace Context). */
export type RequestTrace = Readonly<{
  /** Begins the operation that the request asks for: the calls from now on are its calls. */
  startOperation: () => OperationTrace;
  /** Begins one call of REST v1, second try included. */
  startCall: (call: RestCall) => CallTrace;
}>;

export type OperationTrace = Readonly<{ end: (facts: OperationFacts) => void }>;

export type CallTrace = Readonly<{
  /** What the call is sent with, so that REST v1 goes on with the trace. */
  headers: Record<string, string>;
  /** @param facts a status of 0 is no answer */
  end: (facts: Readonly<{ status: number; attempts: number }>) => void;
}>;

/** What may be known of an operation elsewhere: nothing that a variable or a token could stand in. */
export type OperationFacts = Readonly<{
  type: string | null;
  name: string | null;
  /** SHA-256 of the document, hexadecimal. */
  documentHash: string | null;
  /** The code of the first error. */
  errorCode: string | null;
}>;

/** What was asked for, as far as it says nothing about who asked. */
export type ArrivedRequest = Readonly<{ id: string; method: string; headers: IncomingHttpHeaders }>;

/** What lines of the log are found by, in the words of OpenTelemetry. */
export type TraceIds = Readonly<{ trace_id: string; span_id: string }>;

export type RecordedRequest = RequestTrace &
  Readonly<{
    ids: TraceIds;
    /** @param facts `route` is the pattern of the path, null for a page; `answered` is false when the client left */
    end: (facts: Readonly<{ route: string | null; status: number; answered: boolean }>) => void;
  }>;

/** Records traces and sends them somewhere. */
export type Tracing = Readonly<{
  startRequest: (request: ArrivedRequest) => RecordedRequest;
  /** Takes what browsers measured. */
  recordBrowser: (spans: readonly BrowserSpan[]) => void;
  /** Sends what is left. */
  close: () => Promise<void>;
}>;

const ownTrace = /^00-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * Records nothing: what the client began goes on in REST v1, and without that each request is a trace of its own. Which
 * one is found out with the first call: many requests make none.
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

/** Asking for random bytes costs the same for a few as for many. */
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
