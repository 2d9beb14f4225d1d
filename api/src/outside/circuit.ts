import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  TaskCancelledError,
  TimeoutStrategy,
  circuitBreaker,
  handleWhen,
  timeout,
  wrap,
} from 'cockatiel';
import { endOfProcess } from './stopping.ts';
import { OutsideRefusalError, OutsideUnavailableError } from './unavailable.ts';
import type { OutsideName } from './unavailable.ts';
import { waitFor } from './waiting.ts';

/** Timeouts per call, in milliseconds. */
const deadlines = {
  files: 10_000,
  mail: 20_000,
  maps: 10_000,
  forms: 10_000,
} as const satisfies Record<OutsideName, number>;
/** Consecutive failures that open the circuit. */
const mostFailures = 5;
/** Milliseconds until a trial call. */
const pauseMs = 5_000;

/** A remote dependency: each call has a deadline, and all share a circuit that opens on failures. */
export type Outside = {
  readonly name: OutsideName;
  /**
   * Makes one call and passes its errors on. The signal aborts at the deadline, though not once the call has
   * returned: the body of an answer may be read after that.
   * @throws OutsideUnavailableError when the circuit is open, time ran out, or this process stops
   */
  call<Value>(make: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
  isOpen(): boolean;
};

const known = new Map<string, Outside>();
const keyOf = (name: OutsideName, address: string): string => `${name} ${address}`;

/** The circuit of this process for a dependency at an address. */
export function outsideAt(name: OutsideName, address: string): Outside {
  const key = keyOf(name, address);
  const outside = known.get(key) ?? createOutside(name);
  known.set(key, outside);
  return outside;
}

/** Closes every circuit, for tests that share this process. */
export const closeCircuits = (): void => known.clear();

/** Whether a dependency's circuit is open; false if it was never called. */
export const isCircuitOpen = (name: OutsideName, address: string): boolean =>
  known.get(keyOf(name, address))?.isOpen() === true;

/** @param deadlineMs for one call, instead of the default */
export function createOutside(name: OutsideName, deadlineMs: number = deadlines[name]): Outside {
  const circuit = circuitBreaker(
    handleWhen((error: unknown) => !isAnswer(error) && !endOfProcess.aborted),
    { breaker: new ConsecutiveBreaker(mostFailures), halfOpenAfter: pauseMs },
  );
  const limit = timeout(deadlineMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false });
  const policy = wrap(circuit, limit);
  return {
    name,
    async call(make) {
      if (endOfProcess.aborted) throw new OutsideUnavailableError(name, 'stopping');
      // The library would let other calls wait for the trial.
      if (circuit.state === CircuitState.HalfOpen) throw new OutsideUnavailableError(name, 'open');
      try {
        return await waitFor(name, () => policy.execute(({ signal }) => make(signal), endOfProcess));
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new OutsideUnavailableError(name, 'open', error);
        if (endOfProcess.aborted) throw new OutsideUnavailableError(name, 'stopping', error);
        if (error instanceof TaskCancelledError) throw new OutsideUnavailableError(name, 'slow', error);
        throw error;
      }
    },
    isOpen: () => circuit.state !== CircuitState.Closed,
  };
}

/** Mail servers answer about one mail by a number, and go on with the next. */
const isAnswer = (error: unknown): boolean =>
  error instanceof OutsideRefusalError ||
  (error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number');
