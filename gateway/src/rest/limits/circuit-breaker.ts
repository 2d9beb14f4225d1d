import { RestError } from '../../errors/rest-error.ts';

/**
 * The outcome of a call for the circuit of its area: REST v1 answered, with whatever status, or the call timed out.
 * Calls whose client left, and calls that were refused immediately, are unknown: neither makes others wait.
 */
export type CircuitOutcome = 'answered' | 'late' | 'unknown';
/** `half_open`: one call probes whether the area works again. */
export type CircuitState = 'closed' | 'open' | 'half_open';

/** Timeouts within this period, without an answer in between, that open the circuit. */
const fewestLate = 5;
const watchedMs = 60_000;
/** Milliseconds until one call may probe. */
const pauseMs = 5_000;

interface Circuit {
  state: CircuitState;
  /** When this state began; of a closed circuit, the time of its first timeout. */
  since: number;
  late: number;
}

/** Permission for one call; call `settle` once it has ended. */
export interface Passage {
  readonly settle: (outcome: CircuitOutcome) => void;
}

/**
 * Circuit breaker per area of REST v1. While the circuit is open, calls fail within milliseconds instead of after their
 * timeout, and the area gets no load until one call has succeeded. An area is the first segment of a path: orders that
 * hang say nothing about customers.
 */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #now: () => number;
  readonly #onChange: (area: string, state: CircuitState) => void;

  constructor(
    onChange: (area: string, state: CircuitState) => void = () => {},
    now = () => performance.now(),
  ) {
    this.#onChange = onChange;
    this.#now = now;
  }

  /**
   * Fail fast before queueing.
   * @param path as the contract writes it
   * @throws RestError 503 `unavailable` while the area's circuit is open, with the time until the next probe
   */
  refuse(path: string): void {
    const area = areaOf(path);
    const circuit = this.#circuits.get(area);
    if (circuit !== undefined) this.#refuseWhileOpen(area, circuit);
  }

  /**
   * Begins a call. The first one after the pause of an open circuit is its probe.
   * @throws RestError as `refuse` does
   */
  enter(path: string): Passage {
    const area = areaOf(path);
    const circuit = this.#circuits.get(area) ?? this.#begin(area);
    if (circuit.state === 'closed') return { settle: (outcome) => this.#count(area, circuit, outcome) };
    this.#refuseWhileOpen(area, circuit);
    this.#become(area, circuit, 'half_open');
    return { settle: (outcome) => this.#judge(area, circuit, outcome) };
  }

  /** The areas whose circuit is not closed. */
  get open(): readonly string[] {
    return [...this.#circuits].filter(([, { state }]) => state !== 'closed').map(([area]) => area);
  }

  #refuseWhileOpen(area: string, { state, since }: Circuit): void {
    if (state === 'closed') return;
    // In this order: adding and subtracting fractions of a millisecond can leave a second too many.
    const leftMs = state === 'half_open' ? pauseMs : pauseMs - (this.#now() - since);
    if (leftMs > 0)
      throw new RestError(503, 'unavailable', `REST v1 does not answer calls of ${area}`, {
        retryAfterSeconds: Math.ceil(leftMs / 1_000),
      });
  }

  #begin(area: string): Circuit {
    const circuit: Circuit = { state: 'closed', since: this.#now(), late: 0 };
    this.#circuits.set(area, circuit);
    return circuit;
  }

  /** Counts a call that began while the circuit was closed. Its outcome is outdated once the circuit is open. */
  #count(area: string, circuit: Circuit, outcome: CircuitOutcome): void {
    if (circuit.state !== 'closed' || outcome === 'unknown') return;
    if (outcome === 'answered') circuit.late = 0;
    else if (circuit.late === 0 || this.#now() - circuit.since > watchedMs)
      Object.assign(circuit, { since: this.#now(), late: 1 });
    else circuit.late += 1;
    if (circuit.late >= fewestLate) this.#become(area, circuit, 'open');
  }

  /** Judges the probe. After an unknown outcome the next call may probe immediately. */
  #judge(area: string, circuit: Circuit, outcome: CircuitOutcome): void {
    this.#become(area, circuit, outcome === 'answered' ? 'closed' : 'open');
    if (outcome === 'unknown') circuit.since -= pauseMs;
  }

  #become(area: string, circuit: Circuit, state: CircuitState): void {
    const changed = circuit.state !== state;
    Object.assign(circuit, { state, since: this.#now(), late: 0 });
    if (changed) this.#onChange(area, state);
  }
}

const areaOf = (path: string): string => path.split('/')[1] ?? '';
