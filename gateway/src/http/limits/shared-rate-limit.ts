import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import { burstSeconds, digest, RateLimit, unlimited } from './rate-limit.ts';
import type { Taken } from './rate-limit.ts';

/** Counts requests. */
export type Rate = Readonly<{ take: (key: string) => Taken | Promise<Taken> }>;

export type Rates = Readonly<{
  /** @param name separates the buckets of one kind of key from those of another */
  limit: (name: string, perSecond: number) => Rate;
  /** Whether the circuit to Redis is open after too many failures. */
  isCircuitOpen: () => boolean;
  close: () => Promise<void>;
}>;

/** Timeout in milliseconds for Redis; after that this process counts for itself. */
const patience = 250;
/** Failures in a row that open the circuit: then no request waits for Redis. */
const mostFailures = 3;
/** Milliseconds until one request may try again. */
const pauseMs = 5_000;

/** Rates that each process counts for itself. */
export const ownRates: Rates = {
  limit: (_name, perSecond) => new RateLimit(perSecond),
  isCircuitOpen: () => false,
  close: async () => undefined,
};

/** The same bucket as `RateLimit`, by the clock of Redis, so that all gateways count together. */
const takeToken = `
local rate, full = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = full
if bucket[1] then tokens = math.min(full, tonumber(bucket[1]) + math.max(0, now - tonumber(bucket[2])) * rate) end
local wait = 0
if tokens < 1 then wait = math.ceil((1 - tokens) / rate) else tokens = tokens - 1 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(full / rate) + 1)
return {wait, math.floor(tokens)}`;

/**
 * Rates that all gateways with the same Redis count together. Without an answer from Redis each process counts for
 * itself: a lost Redis must neither block all requests nor admit all. A hanging one delays three requests by the
 * timeout, and then one every five seconds.
 * @param prefix before the names of all keys
 */
export async function sharedRates(
  url: string,
  log: FastifyBaseLogger,
  prefix = 'gateway:rate:',
): Promise<Rates> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: patience,
  });
  // One line per outage, not one per reconnection attempt.
  let lost = false;
  redis.on('error', (error: Error) => {
    if (!lost) log.warn({ err: error }, 'Redis does not answer: rates are counted by this process alone');
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) log.info('Redis is back: rates are shared again');
    lost = false;
  });
  // Failures are logged above, and the client retries until it connects.
  await redis.connect().catch(() => undefined);

  const circuit = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(mostFailures),
    halfOpenAfter: pauseMs,
  });
  circuit.onStateChange((state) => {
    if (state === CircuitState.Open)
      log.warn('The circuit to Redis is open: rates are counted by this process alone');
    if (state === CircuitState.Closed) log.info('Redis answers again: rates are shared again');
  });

  return {
    isCircuitOpen: () => circuit.state !== CircuitState.Closed,
    limit: (name, perSecond) => {
      const own = new RateLimit(perSecond);
      return {
        take: async (key) => {
          if (perSecond === 0) return unlimited;
          // While one request probes, the library would let the others wait for it.
          if (circuit.state === CircuitState.HalfOpen) return own.take(key);
          try {
            const address = `${prefix}${name}:${digest(key)}`;
            const answer = await circuit.execute(() =>
              redis.eval(takeToken, 1, address, perSecond, perSecond * burstSeconds),
            );
            const [waitSeconds = 0, left = 0] = [answer].flat().map(Number);
            return { waitSeconds, left };
          } catch {
            return own.take(key);
          }
        },
      };
    },
    close: async () => redis.disconnect(),
  };
}
