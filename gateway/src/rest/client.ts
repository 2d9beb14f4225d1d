import { setTimeout as wait } from 'node:timers/promises';
import { unauthenticated, UnreachableError } from '../errors/rest-error.ts';
import { readAnswer } from './answer.ts';
import type { ReadOptions } from './answer.ts';
import { ReferenceCache } from './cache/reference-cache.ts';
import { SessionChecks } from './cache/session-checks.ts';
import { CircuitBreaker } from './limits/circuit-breaker.ts';
import type { CircuitOutcome, CircuitState } from './limits/circuit-breaker.ts';
import { contractOptions } from './contract/breaches.ts';
import type { BreachObserver } from './contract/breaches.ts';
import type { RestCall } from './declaration.ts';
import { circuitOutcome, given, headerText, passingStatuses, tellsWhenToCome } from './exchange/outcome.ts';
import { FairQueue } from './limits/fair-queue.ts';
import { queuedMs } from './limits/queued.ts';
import { addressOf, readHeaders, unsafeRequest } from './request.ts';
import type { Caller, LooseInput } from './request.ts';
import { RetryBudget } from './limits/retry-budget.ts';
import { SingleFlight } from './single-flight.ts';
import { Transport } from './exchange/transport.ts';
import type { ConnectionCounts, RawAnswer, RawRequest, TransportOptions } from './exchange/transport.ts';

export type CallObserver = (
  call: RestCall,
  /** A status of 0 is no answer. */
  outcome: Readonly<{ status: number; milliseconds: number; attempts: number }>,
) => void;

/** The source of a read's answer: a call of its own, one in flight, the cache, or the cache after a 304. */
export type AnsweredBy = 'call' | 'shared_call' | 'cache' | 'confirmed_cache';

/** Listener for metrics. */
export type ClientObserver = Readonly<{
  /** An HTTP exchange has ended. */
  call: CallObserver;
  /** A read has been answered. */
  read: (answeredBy: AnsweredBy) => void;
  /** A query joined one in flight. */
  sharedQuery: () => void;
  /** The circuit of an area has changed its state. */
  circuit: (area: string, state: CircuitState) => void;
  /** An answer differs from the contract. */
  breach: BreachObserver;
}>;

export type ClientOptions = TransportOptions &
  Readonly<{
    timeoutMs: number;
    /** Whether an answer that differs from the contract fails, also where it can be read. */
    strict?: boolean;
    observe?: ClientObserver;
    /** Called when REST v1 is overloaded: it says so, or times out. */
    onOverload?: () => void;
    /** Called when a call has waited long for a connection, or in the queue of REST v1. */
    onLongWait?: () => void;
    /** Milliseconds before a retry. */
    retryDelayMs?: typeof retryDelay;
  }>;

/** Additions to the original contract that a server must be known to have before they are used. */
export type Addition = 'expected';

/** The client of REST v1. The declarations beside it define the calls. */
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
  readonly #contract: ReadOptions;
  #offers: ReadonlySet<string> = new Set();

  constructor(options: ClientOptions) {
    this.#options = { retryDelayMs: retryDelay, ...options };
    this.#transport = new Transport(options);
    this.#contract = contractOptions(options.strict ?? false, options.observe?.breach);
    this.#circuits = new CircuitBreaker(options.observe?.circuit);
    this.#queue = new FairQueue(options.connections, shareOfOne(options.connections));
  }

  /**
   * @throws RestError, UnreachableError, InvalidAnswerError, CallerGoneError
   */
  async call<Input, Answer>(call: RestCall<Input, Answer>, input: Input, caller: Caller): Promise<Answer> {
    if (!call.public && caller.token === null) throw unauthenticated();
    // The declaration defines the type of the input, and the contract the type of the answer.
    const loose = input as LooseInput;
    const plain = call as RestCall;
    const answer = call.safe ? this.#read(plain, loose, caller) : this.#change(plain, loose, caller);
    return (await answer) as Answer;
  }

  /**
   * Shares one execution among identical queries of a session. It can be joined until `close` is called, which must
   * happen when its first call is answered: until then a joining query would share that call anyway, and later reads
   * are fresh for both. So no query gets older data than by reading alone.
   * @throws CallerGoneError when the client leaves
   */
  async shareQuery<Answer>(
    session: string,
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal, close: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    let joined = true;
    const answer = await this.#queries.share(session, key, signal, (...given) => {
      joined = false;
      return start(...given);
    });
    if (joined) this.#options.observe?.sharedQuery();
    return answer;
  }

  /**
   * Whether the server has said that it has this addition to the original contract. Before its first answer it has not.
   */
  offers(addition: Addition): boolean {
    return this.#offers.has(addition);
  }

  /** The areas of REST v1 whose circuit is open. */
  get openCircuits(): readonly string[] {
    return this.#circuits.open;
  }

  /** Whether a call of any session has to wait. */
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

  /** Deduplication key of a read within a session. */
  static readKey(call: RestCall, input: object): string {
    return keyOf(input as LooseInput, addressOf(call, input));
  }

  async #read(call: RestCall, input: LooseInput, caller: Caller): Promise<unknown> {
    const address = addressOf(call, input);
    const session = caller.token ?? '';
    const held = this.#cache.find(session, address);
    const accepted = held?.fresh === true && this.#sessions.isAccepted(session, caller.startedAt);
    // Synchronous where there is no check to wait for: the call that follows is the check for other reads.
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
      caller.signal,
      async (signal) => {
        const { changes } = this.#cache;
        const headers = readHeaders(call, input, caller);
        if (kept?.etag != null) headers['if-none-match'] = kept.etag;
        const request: RawRequest = { method: 'GET', path: address, headers, body: null };
        const answer = await this.#sessions.during(session, kept?.fresh === true, () =>
          this.#exchange(call, request, caller, signal),
        );
        if (answer.status === 401) this.#cache.forget(session);
        const unchanged = kept?.etag != null && answer.status === 304;
        answeredBy = unchanged ? 'confirmed_cache' : 'call';
        const body = unchanged ? kept.body : readAnswer(call, answer, this.#contract);
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

  /** Continues when the client leaves, so that no change is left half done. */
  async #change(call: RestCall, input: LooseInput, caller: Caller): Promise<unknown> {
    const request = unsafeRequest(call, input, caller);
    try {
      const answer = await this.#exchange(call, request, caller, null);
      const value = readAnswer(call, answer, this.#contract);
      caller.noteTag?.(headerText(answer, 'etag') || null);
      return value;
    } finally {
      // Also after a failure: a call that timed out may have taken effect.
      if (caller.token !== null && !call.apart) {
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
    // Before the deadline starts: it is for REST v1, and not for the other calls of the same query.
    if (!this.#queue.enters(session)) {
      // All calls of the session may hang in another area: a call that would be refused fails here.
      this.#circuits.refuse(call.path);
      await this.#waitFor(session, signal);
    }
    try {
      return await this.#exchangeNow(call, asked, caller, signal);
    } finally {
      this.#queue.leave(session);
    }
  }

  /** A call that waits because of its own session's other calls does not count as waiting for a connection. */
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
        this.#noteOffers(outcome);
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

  /** Copies of other versions may answer during an upgrade: the last answer counts. A proxy's failure says nothing. */
  #noteOffers(outcome: RawAnswer | UnreachableError): void {
    if (outcome instanceof UnreachableError || outcome.status >= 400) return;
    this.#offers = new Set(headerText(outcome, 'shepherd-offers').split(/[\s,]+/));
  }

  /** The outcome of a call shows the load as well. */
  #notice(outcome: RawAnswer | UnreachableError): void {
    const isUnreachable = outcome instanceof UnreachableError;
    if (isUnreachable ? outcome.status === 504 : tellsWhenToCome(outcome)) this.#options.onOverload?.();
    else if (!isUnreachable && queuedMs(outcome) > longWaitMs) this.#options.onLongWait?.();
  }

  /** An unreachable server is an outcome like an answer: it decides about a retry. */
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

/** Connections of one session at most: a quarter, and at least a few. */
const shareOfOne = (connections: number): number => Math.max(4, Math.ceil(connections / 4));

/** Retry delay in milliseconds with jitter, so that calls that failed together are not retried together. */
export function retryDelay(share = Math.random()): number {
  return 25 + 75 * share;
}

/** Deduplication key of a read within a session: the content of a file depends on the time zone as well. */
const keyOf = ({ timezone = '' }: LooseInput, address: string): string => `${timezone} ${address}`;
