import { CallerGoneError } from '../errors/rest-error.ts';
import type { Promised } from './promised.ts';

type Flight = { readonly answer: Promise<unknown>; readonly abandon: () => void; waiting: number };

/**
 * The entry of a flight. It is emptied as well when the flight cannot be joined any more: a map that is filled and
 * emptied all the time moves to new tables (V8), each of which points to the next one, so that a single table in the
 * old generation keeps everything that was in it and in all later ones.
 */
type Gate = { flight: Flight | null };

/** Signals are created on demand. */
type Signal = () => AbortSignal;

/** Starts the shared work; once `close` has been called, it is not joined any more. */
type Start<Answer> = (signal: Signal, close: () => void) => Promised<Answer>;

/**
 * Deduplicates identical concurrent reads of one session. Sessions never share. Once a session has changed something,
 * earlier flights are not joined any more: they may have the old state.
 */
export class SingleFlight {
  readonly #gates = new Map<string, Gate>();

  /**
   * @param signal of the client; shared work is only aborted when all its clients are gone
   * @returns the result of `start`, synchronously if it is
   * @throws CallerGoneError when the client leaves
   */
  share<Answer>(session: string, key: string, signal: Signal, start: Start<Answer>): Promised<Answer> {
    const name = `${session} ${key}`;
    const flight = this.#gates.get(name)?.flight;
    if (flight) return this.#join(flight, signal());
    const begun = this.#takeOff(name, start);
    return 'answer' in begun ? this.#join(begun, signal()) : begun.answered;
  }

  /** Call this when the session has changed something. Tokens hold no spaces. */
  forget(session: string): void {
    for (const [name, gate] of this.#gates) if (name.startsWith(`${session} `)) this.#close(name, gate);
  }

  async #join<Answer>(flight: Flight, signal: AbortSignal): Promise<Answer> {
    flight.waiting += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.abandon();
      reject(new CallerGoneError());
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
    flight.answer.then(resolve, reject);
    try {
      // From a `start`: the key identifies one read, and therefore one type of answer.
      return (await promise) as Answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #takeOff<Answer>(name: string, start: Start<Answer>): Flight | Readonly<{ answered: Answer }> {
    let made: AbortController | null = null;
    const controller = (): AbortController => (made ??= new AbortController());
    const gate: Gate = { flight: null };
    let open = true;
    const close = () => {
      open = false;
      this.#close(name, gate);
    };
    const answer = start(() => controller().signal, close);
    if (!(answer instanceof Promise)) return { answered: answer };
    answer.then(close, close);
    const abandon = () => {
      close();
      controller().abort();
    };
    const flight = { answer, abandon, waiting: 0 };
    if (open) {
      gate.flight = flight;
      this.#gates.set(name, gate);
    }
    return flight;
  }

  #close(name: string, gate: Gate): void {
    gate.flight = null;
    if (this.#gates.get(name) === gate) this.#gates.delete(name);
  }
}
