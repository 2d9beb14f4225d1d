import type { IncomingHttpHeaders } from 'node:http';
import type { LogEvent } from 'kysely';

/** Ids for log lines, with OpenTelemetry's names. */
export type TraceIds = Readonly<{ trace_id: string; span_id: string }>;

/** The facts of a request that do not reveal its user. */
export type ArrivedCall = Readonly<{ id: string; method: string; headers: IncomingHttpHeaders }>;

export type RecordedCall = Readonly<{
  ids: TraceIds;
  /** The statements of `run` belong to the call, whatever it waits for. */
  within: (run: () => void) => void;
  /** @param facts `route` is the pattern of the path, null for none; `answered` is false when the reader left */
  end: (facts: Readonly<{ route: string | null; status: number; answered: boolean }>) => void;
}>;

/** One poll for work. Most find nothing, and leave no trace. */
export type WorkTrace = Readonly<{
  /**
   * Work was found: the statements from now on belong to it.
   * @param cause the trace of its cause (`traceparent`), which is linked
   */
  begin: (name: string, cause: string | null) => void;
  fail: (error: unknown) => void;
}>;

/** Records and exports traces. */
export type Tracing = Readonly<{
  /** Begins a call, which continues the trace of its client (W3C Trace Context). */
  startCall: (call: ArrivedCall) => RecordedCall;
  lookForWork: <Answer>(look: (work: WorkTrace) => Promise<Answer>) => Promise<Answer>;
  /** Called after each statement. */
  statement: (statement: LogEvent) => void;
  /** The ids of the current trace; null outside calls and work. */
  ids: () => TraceIds | null;
  /** Flushes the remaining traces. */
  close: () => Promise<void>;
}>;

const untraced: WorkTrace = { begin: () => {}, fail: () => {} };

/** Polls for work without tracing. */
export const lookUntraced: Tracing['lookForWork'] = (look) => look(untraced);
