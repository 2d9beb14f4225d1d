import { setTimeout as wait } from 'node:timers/promises';
import { unauthenticated, UnreachableError } from '../errors/rest-error.ts';
import { readAnswer } from './answer.ts';
import { ReferenceCache } from './cache/reference-cache.ts';
import { SessionChecks } from './cache/session-checks.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { CircuitOutcome, CircuitState } from './circuit-breaker.ts';
import type { RestCall } from './declaration.ts';
import { circuitOutcome, given, headerText, passingStatuses, tellsWhenToCome } from './exchange/outcome.ts';
import { FairQueue } from './fair-queue.ts';
import { queuedMs } from './queued.ts';
import { addressOf, readHeaders, unsafeRequest } from './request.ts';
import type { Caller, LooseInput } from './request.ts';
import { RetryBudget } from './retry-budget.ts';
import { whenThere } from './promised.ts';
import type { Promised } from './promised.ts';
import { SingleFlight } from './single-flight.ts';
import { Transport } from './transport.ts';
import type { ConnectionCounts, RawAnswer, RawRequest, TransportOptions } from './transport.ts';

export type CallObserver = (
  call: RestCall,
  /** A status of 0 is no answer. */
  outcome: Readonly<{ status: number; milliseconds: number; attempts: number }>,
) => void;

/** What a read was answered by: a call of its own, one that was under way, the cache, or the cache after a 304. */
export type AnsweredBy = 'call' | 'shared_call' | 'cache' | 'confirmed_cache';

/** Told what the client does, for metrics. */
export type ClientObserver = Readonly<{
  /** An HTTP exchange has ended. */
  call: CallObserver;
  /** A read has been answered. */
  read: (answeredBy: AnsweredBy) => void;
  /** A query has been answered by one that was under way. */
  sharedQuery: () => void;
  /** An area of REST v1 has stopped answering in time, is tried again, or is back. */
  circuit: (area: string, state: CircuitState) => void;
}>;

export type ClientOptions = TransportOptions &
  Readonly<{
    timeoutMs: number;
    observe?: ClientObserver;
    /** Told when REST v1 has no time for a call, which it says or shows by not answering in time. */
    onOverload?: () => void;
    /** Told when a call has waited long for one of all connections, or in REST v1 until it was begun. */
    onLongWait?: () => void;
    /** Milliseconds before a second try. */
    retryDelayMs?: typeof retryDelay;
  }>;

/** Knows how REST v1 is spoken to; which calls there are is said by the declarations beside it. */
export class RestClient {
  readonly #options: ClientOptions & { retryDelayMs: typeof retryDelay };
  readonly #transport: Transport;
  readonly #retries = new RetryBudget();
  readonly #circuits: CircuitBreaker;
  readonly #queue: FairQueue;
  readonly #flights = new SingleFlight();
  readonly #queries = new SingleFlight();
  readonly #cache = new ReferenceCache();
  readonly #sessions = new SessionChecks();

  constructor(options: ClientOptions) {
    this.#options = { retryDelayMs: retryDelay, ...options };
    this.#transport = new Transport(options);
    this.#circuits = new CircuitBreaker(options.observe?.circuit);
    this.#queue = new FairQueue(options.connections, shareOfOne(options.connections));
  }

  /**
   * @throws RestError, UnreachableError, InvalidAnswerError, CallerGoneError
   */
  async call<Input, Answer>(call: RestCall<Input, Answer>, input: Input, caller: Caller): Promise<Answer> {
    if (!call.public && caller.token === null) throw unauthenticated();
    // What the input holds follows from the declaration, and the answer is what its contract says.
    const loose = input as LooseInput;
    const plain = call as RestCall;
    const answer = call.safe ? this.#read(plain, loose, caller) : this.#change(plain, loose, caller);
    return (await answer) as Answer;
  }

  /**
   * Answers a query with what the same query of the session answers that is under way. It can be joined until `close`
   * is called, which has to be when the first of its calls is answered: until then whoever joins would share that call
   * anyway, and what is read later is read for both. So nobody gets an older state than by reading alone.
   * @throws CallerGoneError when the reader leaves
   */
  shareQuery<Answer>(
    session: string,
    key: string,
    signal: () => AbortSignal,
    start: (signal: () => AbortSignal, close: () => void) => Promised<Answer>,
  ): Promised<Answer> {
    let joined = true;
    const shared = this.#queries.share(session, key, signal, (...given) => {
      joined = false;
      return start(...given);
    });
    if (!joined) return shared;
    return whenThere(shared, (answer) => {
      this.#options.observe?.sharedQuery();
      return answer;
    });
  }

  /** The areas of REST v1 that are left alone, as they have stopped answering in time. */
  get openCircuits(): readonly string[] {
    return this.#circuits.open;
  }

  /** Whether a call has to wait, whoever makes it. */
  get isFull(): boolean {
    return this.#queue.full;
  }

  get connections(): ConnectionCounts {
    const { queued, ...counts } = this.#transport.connections;
    return { ...counts, queued: queued + this.#queue.waiting };
  }

  async close(): Promise<void> {
    await this.#transport.close();
  }

  /** For whoever has reads of one session to compare. */
  static readKey(call: RestCall, input: object): string {
    return keyOf(input as LooseInput, addressOf(call, input));
  }

  async #read(call: RestCall, input: LooseInput, caller: Caller): Promise<unknown> {
    const address = addressOf(call, input);
    const session = caller.token ?? '';
    const held = this.#cache.find(session, address);
    const accepted = held?.fresh === true && this.#sessions.isAccepted(session, caller.startedAt);
    // Without a promise where there is no check to wait for: the call that follows is the check of other reads.
    const usable = accepted !== false && (await accepted);
    const kept = usable ? this.#cache.find(session, address) : held;
    if (usable && kept?.fresh) {
      this.#options.observe?.read('cache');
      return kept.body;
    }
    let answeredBy: AnsweredBy = 'shared_call';
    const { body, tag } = await this.#flights.share(
      session,
      keyOf(input, address),
      () => caller.signal,
      async (signal) => {
        const { changes } = this.#cache;
        const headers = readHeaders(call, input, caller);
        if (kept?.etag != null) headers['if-none-match'] = kept.etag;
        const request: RawRequest = { method: 'GET', path: address, headers, body: null };
        const answer = await this.#sessions.during(session, kept?.fresh === true, () =>
          this.#exchange(call, request, caller, signal()),
        );
        if (answer.status === 401) this.#cache.forget(session);
        const unchanged = kept?.etag != null && answer.status === 304;
        answeredBy = unchanged ? 'confirmed_cache' : 'call';
        const body = unchanged ? kept.body : readAnswer(call, answer);
        const tag = headerText(answer, 'etag') || (unchanged ? kept.etag : null);
        if (call.cacheable) {
          const cacheControl = headerText(answer, 'cache-control');
          this.#cache.keep(session, address, body, { cacheControl, etag: tag }, changes);
        }
        return { body, tag };
      },
    );
    this.#options.observe?.read(answeredBy);
    caller.noteTag?.(tag);
    return body;
  }

  /** Goes on when the reader leaves: what has begun to change is finished, so that nothing is left half done. */
  async #change(call: RestCall, input: LooseInput, caller: Caller): Promise<unknown> {
    const request = unsafeRequest(call, input, caller);
    try {
      const answer = await this.#exchange(call, request, caller, null);
      const value = readAnswer(call, answer);
      caller.noteTag?.(headerText(answer, 'etag') || null);
      return value;
    } finally {
      // Also after a failure: a call that timed out may well have been done.
      if (caller.token !== null) {
        this.#flights.forget(caller.token);
        this.#queries.forget(caller.token);
        this.#cache.distrust(caller.token);
      }
    }
  }

  async #exchange(
    call: RestCall,
    asked: RawRequest,
    caller: Caller,
    signal: AbortSignal | null,
  ): Promise<RawAnswer> {
    const session = caller.token ?? caller.address;
    // Before anything is measured: the deadline is for REST v1, and not for the other calls of the same query.
    if (!this.#queue.enters(session)) {
      // All that the session may have in flight may hang in another area: who would be refused is told now.
      this.#circuits.refuse(call.path);
      await this.#waitFor(session, signal);
    }
    try {
      return await this.#exchangeNow(call, asked, caller, signal);
    } finally {
      this.#queue.leave(session);
    }
  }

  /** Who waits because of his own session's other calls waits for himself. */
  async #waitFor(session: string, signal: AbortSignal | null): Promise<void> {
    const since = this.#queue.full ? performance.now() : null;
    await this.#queue.wait(session, signal);
    if (since !== null && performance.now() - since > longWaitMs) this.#options.onLongWait?.();
  }

  async #exchangeNow(
    call: RestCall,
    asked: RawRequest,
    caller: Caller,
    signal: AbortSignal | null,
  ): Promise<RawAnswer> {
    const passage = this.#circuits.enter(call.path);
    const trace = caller.trace.startCall(call);
    const request = { ...asked, headers: { ...asked.headers, ...trace.headers } };
    const started = performance.now();
    const deadline = started + (call.timeoutMs ?? this.#options.timeoutMs);
    this.#retries.countCall();
    let attempts = 0;
    let status = 0;
    let circuit: CircuitOutcome = 'unknown';
    try {
      for (;;) {
        attempts += 1;
        const outcome = await this.#try(request, deadline - performance.now(), signal);
        circuit = circuitOutcome(outcome);
        status = outcome instanceof UnreachableError ? 0 : outcome.status;
        this.#notice(outcome);
        const told = !(outcome instanceof UnreachableError) && tellsWhenToCome(outcome);
        const passing = !told && (status === 0 || passingStatuses.has(status));
        if (!passing || !call.idempotent || attempts > 1 || !this.#retries.takeRetry()) return given(outcome);
        const delay = this.#options.retryDelayMs();
        if (performance.now() + delay >= deadline) return given(outcome);
        await wait(delay, undefined, { ref: false });
      }
    } finally {
      passage.settle(circuit);
      trace.end({ status, attempts });
      this.#options.observe?.call(call, { status, attempts, milliseconds: performance.now() - started });
    }
  }

  /** What became of a call says as well how much there is to do. */
  #notice(outcome: RawAnswer | UnreachableError): void {
    const isUnreachable = outcome instanceof UnreachableError;
    if (isUnreachable ? outcome.status === 504 : tellsWhenToCome(outcome)) this.#options.onOverload?.();
    else if (!isUnreachable && queuedMs(outcome) > longWaitMs) this.#options.onLongWait?.();
  }

  /** An unreachable server is an outcome like an answer: it decides about a second try. */
  async #try(request: RawRequest, remainingMs: number, signal: AbortSignal | null) {
    try {
      return await this.#transport.send(request, Math.max(1, remainingMs), signal);
    } catch (error) {
      if (error instanceof UnreachableError) return error;
      throw error;
    }
  }
}

/** Milliseconds: a page of a few calls has to be there in less than a second. */
const longWaitMs = 100;

/** How many connections one session may use at once: a quarter, and a few of them in any case. */
const shareOfOne = (connections: number): number => Math.max(4, Math.ceil(connections / 4));

/** Milliseconds, spread out so that what failed together does not come again together. */
export function retryDelay(share = Math.random()): number {
  return 25 + 75 * share;
}

/** What makes two reads of a session the same: what a file says depends on the time zone as well. */
const keyOf = ({ timezone = '' }: LooseInput, address: string): string => `${timezone} ${address}`;
