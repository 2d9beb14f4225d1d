import { CallerGoneError } from '../errors/rest-error.ts';

type Flight = { readonly answer: Promise<unknown>; readonly abandon: () => void; waiting: number };

/** Begins what is shared; once `close` has been called, nobody joins any more. */
type Start<Answer> = (signal: AbortSignal, close: () => void) => Promise<Answer>;

/**
 * Identical questions of one session that are under way at the same time share one answer. Sessions never share. Once
 * a session has changed something, what began before is not joined any more: it may show the old state.
 */
export class SingleFlight {
  readonly #sessions = new Map<string, Map<string, Flight>>();

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
    const flights = this.#sessions.get(session) ?? new Map<string, Flight>();
    this.#sessions.set(session, flights);
    const flight = flights.get(key) ?? this.#takeOff(session, flights, key, start);
    flight.waiting += 1;
    const { promise: gone, reject } = Promise.withResolvers<never>();
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.abandon();
      reject(new CallerGoneError());
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      // Both come from `start` above: the key of a flight stands for one question and so for one type of answer.
      return (await Promise.race([flight.answer, gone])) as Answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** To be called when the session has changed something. */
  forget(session: string): void {
    this.#sessions.delete(session);
  }

  #takeOff<Answer>(session: string, flights: Map<string, Flight>, key: string, start: Start<Answer>): Flight {
    const controller = new AbortController();
    let flight: Flight | null = null;
    let open = true;
    const close = () => {
      open = false;
      if (flight !== null && flights.get(key) === flight) flights.delete(key);
      if (flights.size === 0 && this.#sessions.get(session) === flights) this.#sessions.delete(session);
    };
    const answer = start(controller.signal, close).finally(close);
    // When every reader has left, nobody is there to hear that it failed.
    answer.catch(() => undefined);
    const abandon = () => {
      close();
      controller.abort();
    };
    flight = { answer, abandon, waiting: 0 };
    if (open) flights.set(key, flight);
    return flight;
  }
}
