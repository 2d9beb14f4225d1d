import { CallerGoneError } from '../errors/rest-error.ts';

type Flight = { readonly answer: Promise<unknown>; readonly abandon: () => void; waiting: number };

/**
 * Identical reads of one session that are under way at the same time share one call. Sessions never share. Once a
 * session has changed something, reads that began before are not joined any more: they may show the old state.
 */
export class SingleFlight {
  readonly #sessions = new Map<string, Map<string, Flight>>();

  /**
   * @param signal of the reader; the call itself is only given up when all its readers are gone
   */
  async share<Answer>(
    session: string,
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<Answer>,
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
      // Both come from `start` above: the key of a flight stands for one call and so for one type of answer.
      return (await Promise.race([flight.answer, gone])) as Answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** To be called when the session has changed something. */
  forget(session: string): void {
    this.#sessions.delete(session);
  }

  #takeOff<Answer>(
    session: string,
    flights: Map<string, Flight>,
    key: string,
    start: (signal: AbortSignal) => Promise<Answer>,
  ): Flight {
    const controller = new AbortController();
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
      if (flights.size === 0 && this.#sessions.get(session) === flights) this.#sessions.delete(session);
    };
    const abandon = () => {
      land();
      controller.abort();
    };
    const flight: Flight = { answer: start(controller.signal).finally(land), abandon, waiting: 0 };
    // When every reader has left, nobody is there to hear that the call failed.
    flight.answer.catch(() => undefined);
    flights.set(key, flight);
    return flight;
  }
}
