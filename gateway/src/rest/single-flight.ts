import { CallerGoneError } from '../errors/rest-error.ts';
import type { Promised } from './promised.ts';

type Flight = { readonly answer: Promise<unknown>; readonly abandon: () => void; waiting: number };

/**
 * A flight as it can be found. It is taken out of here as well when it cannot be joined any more: a map that is filled
 * and emptied all the time moves to new tables (V8), each of which points to the one after it, so that a single one that
 * has grown old keeps whatever has been in it and in all later ones.
 */
type Gate = { flight: Flight | null };

/** Signals are only made for those who ask for one. */
type Signal = () => AbortSignal;

/** Begins what is shared; once `close` has been called, nobody joins any more. */
type Start<Answer> = (signal: Signal, close: () => void) => Promised<Answer>;

/**
 * Identical questions of one session that are under way at the same time share one answer. Sessions never share. Once
 * a session has changed something, what began before is not joined any more: it may show the old state.
 */
export class SingleFlight {
  readonly #gates = new Map<string, Gate>();

  /**
   * @param signal of the reader; what is shared is only given up when all its readers are gone
   * @returns what `start` answers: at once, if it does
   * @throws CallerGoneError when the reader leaves
   */
  share<Answer>(session: string, key: string, signal: Signal, start: Start<Answer>): Promised<Answer> {
    const name = `${session} ${key}`;
    const flight = this.#gates.get(name)?.flight;
    if (flight) return this.#join(flight, signal());
    const begun = this.#takeOff(name, start);
    return 'answer' in begun ? this.#join(begun, signal()) : begun.answered;
  }

  /** To be called when the session has changed something. Tokens hold no spaces. */
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
      // It comes from a `start`: the key of a flight stands for one question and so for one type of answer.
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
