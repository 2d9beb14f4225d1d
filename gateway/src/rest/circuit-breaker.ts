import { RestError } from '../errors/rest-error.ts';

/**
 * What became of a call, for the circuit of its area: REST v1 answered whatever it was, or time ran out. Calls that their
 * reader left, or that were refused at once, say nothing: neither keeps anybody waiting.
 */
export type CircuitOutcome = 'answered' | 'late' | 'unknown';
/** `half_open`: one call tries whether it works again. */
export type CircuitState = 'closed' | 'open' | 'half_open';

/** So many calls have to be late in this time, and none answered between them. */
const fewestLate = 5;
const watchedMs = 60_000;
/** Until one call may try again. */
const pauseMs = 5_000;

interface Circuit {
  state: CircuitState;
  /** When that began; of a closed one, the first of the late calls. */
  since: number;
  late: number;
}

/** Leave to make a call; `settle` has to be called once it has ended. */
export interface Passage {
  readonly settle: (outcome: CircuitOutcome) => void;
}

/**
 * Keeps calls from an area of REST v1 that does not answer in time, so that who asks is told within milliseconds and not
 * after the whole timeout, and so that the area is left alone until one call has shown that it is back. An area is the
 * first word of a path: orders that hang say nothing about customers.
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
   * Says no while a call would only be refused: for who has to wait before he can enter.
   * @param path as the contract writes it
   * @throws RestError 503 `unavailable` while the area's circuit is open, with the time until the next try
   */
  refuse(path: string): void {
    const area = areaOf(path);
    const circuit = this.#circuits.get(area);
    if (circuit !== undefined) this.#refuseWhileOpen(area, circuit);
  }

  /**
   * Begins a call. The first one after the pause of an open circuit is its trial.
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
    // In this order, as fractions of a millisecond that are added and taken away again can leave a second too many.
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

  /** A call that began while the circuit was closed. What it says once it is open is about a time that is over. */
  #count(area: string, circuit: Circuit, outcome: CircuitOutcome): void {
    if (circuit.state !== 'closed' || outcome === 'unknown') return;
    if (outcome === 'answered') circuit.late = 0;
    else if (circuit.late === 0 || this.#now() - circuit.since > watchedMs)
      Object.assign(circuit, { since: this.#now(), late: 1 });
    else circuit.late += 1;
    if (circuit.late >= fewestLate) this.#become(area, circuit, 'open');
  }

  /** The call that tried. Where it says nothing, the next one may try at once. */
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
