import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../rest/request.ts';
import type { RequestTrace } from '../tracing/trace.ts';
import { conditionOf } from './change-conditions.ts';
import { whenOver } from './response-end.ts';
import './tracing.ts';

/**
 * What REST v1 learns about the caller, beside the session. A class, because V8 makes a hidden class for each object
 * literal with a getter, and that class outlives its first object.
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

  /** Aborted when the client has gone; created on demand. */
  get signal(): AbortSignal {
    return this.#leaving().signal;
  }

  /** @param signal of all requests that wait for the call, where more than one does */
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
