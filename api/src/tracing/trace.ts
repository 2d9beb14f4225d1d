import type { IncomingHttpHeaders } from 'node:http';
import type { LogEvent } from 'kysely';

/** What lines of the log are found by, in the words of OpenTelemetry. */
export type TraceIds = Readonly<{ trace_id: string; span_id: string }>;

/** What was asked for, as far as it says nothing about who asked. */
export type ArrivedCall = Readonly<{ id: string; method: string; headers: IncomingHttpHeaders }>;

export type RecordedCall = Readonly<{
  ids: TraceIds;
  /** The statements of what is run here belong to the call, whatever it waits for. */
  within: (run: () => void) => void;
  /** @param facts `route` is the pattern of the path, null for none; `answered` is false when the reader left */
  end: (facts: Readonly<{ route: string | null; status: number; answered: boolean }>) => void;
}>;

/** One look for work. Most of them find nothing, and leave no trace. */
export type WorkTrace = Readonly<{
  /**
   * Something was found: the statements from now on belong to it.
   * @param cause what brought it up (`traceparent`), which the trace is linked to
   */
  begin: (name: string, cause: string | null) => void;
  fail: (error: unknown) => void;
}>;

/** Records traces and sends them somewhere. */
export type Tracing = Readonly<{
  /** Begins a call, which goes on with the trace of its client (W3C Trace Context). */
  startCall: (call: ArrivedCall) => RecordedCall;
  lookForWork: <Answer>(look: (work: WorkTrace) => Promise<Answer>) => Promise<Answer>;
  /** Told of each statement when it has ended. */
  statement: (statement: LogEvent) => void;
  /** Of what is being run; null outside of calls and work. */
  ids: () => TraceIds | null;
  /** Sends what is left. */
  close: () => Promise<void>;
}>;

const untraced: WorkTrace = { begin: () => {}, fail: () => {} };

/** Looks for work without anybody who records it. */
export const lookUntraced: Tracing['lookForWork'] = (look) => look(untraced);
