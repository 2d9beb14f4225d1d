import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../rest/request.ts';
import type { RequestTrace } from '../tracing/trace.ts';
import { conditionOf } from './change-conditions.ts';
import { whenOver } from './response-end.ts';
import './tracing.ts';

/**
 * Everything that REST v1 is told about the reader, beside the session. A class, because a getter that is written into
 * an object makes V8 draw up a shape for each single one, which grows old and keeps its first object.
 */
export class Identity {
  readonly trace: RequestTrace;
  readonly #startedAt = performance.now();
  readonly #request: FastifyRequest;
  #gone: AbortController | null = null;
  #unsafeCalls = 0;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.trace = request.trace;
    whenOver(reply, (answered) => {
      if (!answered) this.#leaving().abort();
    });
  }

  /** Aborted when the reader has gone; made for those who ask for it. */
  get signal(): AbortSignal {
    return this.#leaving().signal;
  }

  /** @param signal of those who wait for what is called, where there are more of them than the reader */
  caller(token: string | null, signal = this.signal): Caller {
    return {
      token,
      requestId: this.#request.id,
      startedAt: this.#startedAt,
      trace: this.trace,
      address: this.#request.ip,
      idempotencyKey: conditionOf(this.#request, 'idempotency-key'),
      ifMatch: conditionOf(this.#request, 'if-match'),
      signal,
      nextUnsafeCall: () => (this.#unsafeCalls += 1),
    };
  }

  #leaving(): AbortController {
    return (this.#gone ??= new AbortController());
  }
}
