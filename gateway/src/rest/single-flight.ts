import { CallerGoneError } from '../errors/rest-error.ts';

type Flight = { readonly answer: Promise<unknown>; readonly abandon: () => void; waiting: number };

/** Begins what is shared; once `close` has been called, nobody joins any more. */
type Start<Answer> = (signal: AbortSignal, close: () => void) => Promise<Answer>;

/**
 * Identical questions of one session that are under way at the same time share one answer. Sessions never share. Once
 * a session has changed something, what began before is not joined any more: it may show the old state.
 */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();

  /**
   * @param signal of the reader; what is shared is only given up when all its readers are gone
   * @throws CallerGoneError when the reader leaves
   */
  async share<Answer>(
    session: string,
    key: string,
    signal: AbortSignal,
    start: Start<Answer>,
  ): Promise<Answer> {
    const name = `${session} ${key}`;
    const flight = this.#flights.get(name) ?? this.#takeOff(name, start);
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
      // It comes from `start` above: the key of a flight stands for one question and so for one type of answer.
      return (await promise) as Answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** To be called when the session has changed something. Tokens hold no spaces. */
  forget(session: string): void {
    for (const name of this.#flights.keys()) if (name.startsWith(`${session} `)) this.#flights.delete(name);
  }

  #takeOff<Answer>(name: string, start: Start<Answer>): Flight {
    const controller = new AbortController();
    let flight: Flight | null = null;
    let open = true;
    const close = () => {
      open = false;
      if (this.#flights.get(name) === flight) this.#flights.delete(name);
    };
    const answer = start(controller.signal, close);
    answer.then(close, close);
    const abandon = () => {
      close();
      controller.abort();
    };
    flight = { answer, abandon, waiting: 0 };
    if (open) this.#flights.set(name, flight);
    return flight;
  }
}
