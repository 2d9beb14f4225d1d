import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { errors, Pool } from 'undici';
import { CallerGoneError, InvalidAnswerError, RestError, UnreachableError } from '../../errors/rest-error.ts';
import { WholeAnswer } from './whole-answer.ts';

export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

export type RawRequest = {
  method: string;
  /** Path and query, relative to the base address. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

/** The same with a streamed body; its failure is the failure of the exchange. */
export type StreamedRequest = Omit<RawRequest, 'body'> & { body: Readable | null };

/** An answer whose body is still unread. */
export type StreamedAnswer = Omit<RawAnswer, 'text'> & { body: Readable };

export type TransportOptions = Readonly<{
  /** Base address of REST v1. */
  baseUrl: string;
  connections: number;
  connectTimeoutMs?: number;
  /** Most bytes of one answer; a longer one is broken off. -1 for no limit. */
  maxAnswerBytes?: number;
  /** Milliseconds that a body may pause while its reader waits for more; 0 for no limit. */
  bodyIdleMs?: number;
}>;

/** State of a connection pool. */
export type ConnectionCounts = Readonly<{
  /** Open. */
  connected: number;
  /** Open and idle. */
  free: number;
  /** Calls that have been sent. */
  running: number;
  /** Calls that wait for a connection. */
  queued: number;
}>;

/** Some programs put it in front of UTF-8. */
const byteOrderMark = Buffer.from('\uFEFF');

/** @throws InvalidAnswerError: names with replacement characters in them could be saved back later */
function decode(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new InvalidAnswerError('The answer is no UTF-8');
  const marked = bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark);
  return bytes.toString('utf8', marked ? byteOrderMark.length : 0);
}

/** The connections to REST v1. One `send` is one HTTP exchange: no retry, no interpretation of the answer. */
export class Transport {
  readonly #pool: Pool;
  readonly #basePath: string;

  constructor(options: TransportOptions) {
    const base = new URL(options.baseUrl);
    this.#basePath = base.pathname.replace(/\/$/, '');
    this.#pool = new Pool(base.origin, {
      connections: options.connections,
      connect: { timeout: options.connectTimeoutMs ?? 2_000 },
      // Node's own HTTP server closes idle connections after 5 s. The client must close first, or it sends a request
      // into a connection that is being closed.
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 60_000,
      pipelining: 1,
      maxResponseSize: options.maxAnswerBytes ?? 32 * 1024 * 1024,
      // The deadline of the whole call covers both; the defaults of 300 s would only hide that.
      headersTimeout: 0,
      bodyTimeout: options.bodyIdleMs ?? 0,
    });
  }

  get connections(): ConnectionCounts {
    const { connected, free, running, queued } = this.#pool.stats;
    return { connected, free, running, queued };
  }

  /**
   * @param signal of the client: aborting it closes the socket
   * @throws UnreachableError, InvalidAnswerError (too long, or no UTF-8), CallerGoneError
   */
  async send(request: RawRequest, deadlineMs: number, signal: AbortSignal | null): Promise<RawAnswer> {
    if (signal?.aborted) throw new CallerGoneError();
    const { method, path, headers, body } = request;
    const answer = new WholeAnswer();
    const timer = setTimeout(() => answer.giveUp(new UnreachableError(504, 'deadline')), deadlineMs);
    const leave = () => answer.giveUp(new CallerGoneError());
    signal?.addEventListener('abort', leave);
    try {
      this.#pool.dispatch({ method, path: this.#basePath + path, headers, body }, answer);
      const { bytes, ...head } = await answer.whole;
      return { ...head, text: decode(bytes) };
    } catch (error) {
      throw failureOf(request, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  /**
   * The same without buffering either body.
   * @param deadlineMs until the answer begins, which is after the body has been sent
   * @param signal of the client, for the body of the answer as well
   */
  async stream(request: StreamedRequest, deadlineMs: number, signal: AbortSignal): Promise<StreamedAnswer> {
    return this.#within(request, deadlineMs, signal, async (within) => {
      const answer = await this.#ask(request, within);
      signal.addEventListener('abort', () => answer.body.destroy());
      return answer;
    });
  }

  async #ask({ method, path, headers, body }: StreamedRequest, signal: AbortSignal) {
    const answer = await this.#pool.request({
      method,
      path: this.#basePath + path,
      headers,
      body,
      signal,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  async #within<Answer>(
    request: StreamedRequest,
    deadlineMs: number,
    signal: AbortSignal,
    exchange: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort('deadline'), deadlineMs);
    const leave = () => controller.abort('gone');
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    try {
      return await exchange(controller.signal);
    } catch (error) {
      if (controller.signal.reason === 'gone') throw new CallerGoneError();
      if (controller.signal.reason === 'deadline') throw new UnreachableError(504, error);
      throw failureOf(request, error);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Translates the failure of an exchange. */
function failureOf({ method, path }: RawRequest | StreamedRequest, error: unknown): unknown {
  if (expected.some((type) => error instanceof type)) return error;
  if (error instanceof errors.ResponseExceededMaxSizeError)
    return new InvalidAnswerError(`The answer to ${method} ${path} is too long`);
  return new UnreachableError(error instanceof errors.ConnectTimeoutError ? 504 : 502, error);
}

const expected = [RestError, InvalidAnswerError, UnreachableError, CallerGoneError];
