import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure } from '../../errors/graphql-errors.ts';
import { InvalidAnswerError, RestError, unauthenticated } from '../../errors/rest-error.ts';
import { readAnswer } from '../../rest/answer.ts';
import { isRecord } from '../../rest/error-body.ts';
import type { RestCall } from '../../rest/declaration.ts';
import { addressOf, readHeaders, unsafeRequest } from '../../rest/request.ts';
import type { Caller, LooseInput } from '../../rest/request.ts';
import type { StreamedAnswer, Transport } from '../../rest/exchange/transport.ts';
import { Identity } from '../identity.ts';
import type { Metrics } from '../metrics.ts';
import { Session } from '../session.ts';
import type { SessionOptions } from '../session.ts';

export type ExchangeParts = Readonly<{ transport: Transport; metrics: Metrics; settings: SessionOptions }>;

/** A body to send: its type, its length if known, and the bytes. */
export type Sending = Readonly<{
  contentType: string;
  contentLength?: string | undefined;
  chunks: AsyncIterable<Buffer>;
}>;

/** Longest answer in characters that is not a file. */
const longestAnswer = 256 * 1024;

/** One upload or download between the client and REST v1. */
export class FileExchange {
  readonly #parts: ExchangeParts;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #session: Session;
  readonly #identity: Identity;

  constructor(parts: ExchangeParts, request: FastifyRequest, reply: FastifyReply) {
    this.#parts = parts;
    this.#request = request;
    this.#reply = reply;
    this.#session = new Session(request, reply, parts.settings);
    this.#identity = new Identity(request, reply);
  }

  /** @throws RestError without a session, for a call that needs one */
  checkSession(call: RestCall): void {
    if (!call.public && this.#session.token === null) throw unauthenticated();
  }

  /**
   * Sends a file.
   * @param milliseconds deadline for the upload and the answer
   */
  async send(call: RestCall, input: LooseInput, sending: Sending, milliseconds: number) {
    const { headers, method, path } = unsafeRequest(call, input, this.#caller());
    headers['content-type'] = sending.contentType;
    if (sending.contentLength !== undefined) headers['content-length'] = sending.contentLength;
    const body = Readable.from(sending.chunks, { objectMode: false });
    const answer = await this.#stream(call, { method, path, headers, body }, milliseconds);
    return { status: answer.status, value: await this.#readJson(call, answer) };
  }

  /**
   * Requests a file; throws what prevents it.
   * @param given headers of the request for ranges and revalidation
   */
  async fetch(
    call: RestCall,
    input: LooseInput,
    given: Record<string, string>,
    milliseconds: number,
  ): Promise<StreamedAnswer> {
    const headers = { ...readHeaders(call, input, this.#caller()), ...given };
    const path = addressOf(call, input);
    if (this.#request.method === 'HEAD') {
      const answer = await this.#stream(call, { method: 'HEAD', path, headers, body: null }, milliseconds);
      if (fileStatuses.has(answer.status)) return answer;
      answer.body.resume();
      // The reason stands in a body, and an answer to HEAD has none.
    }
    const answer = await this.#stream(call, { method: 'GET', path, headers, body: null }, milliseconds);
    if (!fileStatuses.has(answer.status)) {
      await this.#readJson(call, answer);
      throw new InvalidAnswerError(`The answer ${answer.status} to GET ${call.path} is no file`);
    }
    return answer;
  }

  /** Answers the client with the failure, in the shape of all errors here. */
  async fail(failure: unknown): Promise<FastifyReply> {
    const described = describeFailure(failure);
    if (described === null) throw failure;
    if (failure instanceof RestError && failure.code === unauthenticated().code) this.#session.expire();
    const { message, extensions } = described;
    return this.#reply
      .code(extensions.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send({ errors: [{ message, extensions }] });
  }

  #caller(): Caller {
    return this.#identity.caller(this.#session.token);
  }

  async #stream(call: RestCall, asked: Parameters<Transport['stream']>[0], milliseconds: number) {
    const trace = this.#identity.trace.startCall(call);
    const request = { ...asked, headers: { ...asked.headers, ...trace.headers } };
    const started = performance.now();
    let status = 0;
    try {
      const answer = await this.#parts.transport.stream(request, milliseconds, this.#identity.signal);
      status = answer.status;
      return answer;
    } finally {
      const outcome = { status, attempts: 1, milliseconds: performance.now() - started };
      trace.end(outcome);
      this.#parts.metrics.observeClient.call(call, outcome);
    }
  }

  /** @throws the error for an answer that is no success */
  async #readJson(call: RestCall, { body, ...answer }: StreamedAnswer): Promise<Record<string, unknown>> {
    let text = '';
    for await (const chunk of body.setEncoding('utf8')) {
      text += chunk;
      if (text.length > longestAnswer) break;
    }
    const value = readAnswer({ ...call, answers: 'json' }, { ...answer, text });
    return isRecord(value) ? value : {};
  }
}

/** Complete, partial, not modified, and range not satisfiable. */
const fileStatuses: ReadonlySet<number> = new Set([200, 206, 304, 416]);
