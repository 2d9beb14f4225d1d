import { RestClient } from '../rest/client.ts';
import type { ClientOptions } from '../rest/client.ts';
import type { Caller } from '../rest/request.ts';
import { continueTrace } from '../tracing/trace.ts';

/** A client of a test's REST server that retries without delay. */
export const connect = (baseUrl: string, options: Partial<ClientOptions> = {}): RestClient =>
  new RestClient({ baseUrl, connections: 4, timeoutMs: 30_000, retryDelayMs: () => 1, ...options });

export function caller(token: string | null = 'staff', given: Partial<Caller> = {}): Caller {
  let count = 0;
  return {
    token,
    requestId: 'request-1',
    startedAt: performance.now(),
    trace: continueTrace({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }),
    address: '192.0.2.7',
    idempotencyKey: null,
    ifMatch: null,
    signal: new AbortController().signal,
    nextUnsafeCall: () => (count += 1),
    ...given,
  };
}

/** A promise for handlers to wait for, and the function that releases it. */
export function held(): { until: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: promise, release: () => resolve() };
}

/** The body of a sign-in, for tests that need a call which changes something. */
export const credentials = { body: { email: 'a@example.com', password: 'x', rememberMe: true } };
