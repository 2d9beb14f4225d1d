import { CallerGoneError } from '../errors/rest-error.ts';

type Flight = {
  readonly answer: Promise<unknown>;
  /** From now on it is not joined any more. */
  readonly close: () => void;
  readonly abort: () => void;
  waiting: number;
};

/** Starts the shared work; once `close` has been called, it is not joined any more. */
type Start<Answer> = (signal: AbortSignal, close: () => void) => Promise<Answer>;

/**
 * Deduplicates identical concurrent reads of one session. Sessions never share. Once a session has changed something,
 * earlier flights are not joined any more: they may have the old state.
 */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();

  /**
   * @param signal of the client; shared work is only aborted when all its clients are gone
   * @throws CallerGoneError when the client leaves
   */
  share<Answer>(session: string, key: string, signal: AbortSignal, start: Start<Answer>): Promise<Answer> {
    const name = `${session} ${key}`;
    return this.#join(this.#flights.get(name) ?? this.#takeOff(name, start), signal);
  }

  /** Call this when the session has changed something. Tokens hold no spaces. */
  forget(session: string): void {
    for (const [name, flight] of this.#flights) if (name.startsWith(`${session} `)) flight.close();
  }

  async #join<Answer>(flight: Flight, signal: AbortSignal): Promise<Answer> {
    flight.waiting += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        flight.close();
        flight.abort();
      }
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

  #takeOff(name: string, start: Start<unknown>): Flight {
    const controller = new AbortController();
    let open = true;
    const close = () => {
      open = false;
      if (this.#flights.get(name)?.close === close) this.#flights.delete(name);
    };
    const answer = start(controller.signal, close);
    const flight = { answer, close, abort: () => controller.abort(), waiting: 0 };
    answer.then(close, close);
    if (open) this.#flights.set(name, flight);
    return flight;
  }
}
