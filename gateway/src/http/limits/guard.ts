import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { codes } from '../../errors/graphql-errors.ts';
import type { Settings } from '../../settings.ts';
import { isCrossSite } from '../cross-site.ts';
import { burstSeconds } from './rate-limit.ts';
import { refuse } from '../refusal.ts';
import { bearerToken } from '../session.ts';
import type { Taken } from './rate-limit.ts';
import type { Rates } from './shared-rate-limit.ts';

/** A hook with a callback, mostly synchronous: promises of five such hooks cost as much as an answer. */
export type Check = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

/** The checks before every request for data; all kinds of requests count together. */
export type Guard = Readonly<{ ownSite: Check; rate: Check }>;

/** The limit of an address, in sessions. */
const sessionsPerAddress = 10;

export function createGuard(settings: Settings, rates: Rates): Guard {
  const sessions = rates.limit('session', settings.rateLimitPerSecond);
  // An office shares one address. Made-up tokens from one address get no further than this limit.
  const addresses = rates.limit('address', settings.rateLimitPerSecond * sessionsPerAddress);
  const headersOf = rateHeaders(settings);
  return {
    ownSite: (request, reply, done) => {
      if (isCrossSite(request, settings.publicUrl))
        refuse(reply, 403, codes.crossSite, 'Requests from other sites are refused');
      else done();
    },
    rate: (request, reply, done) => {
      const judge = (address: Taken, session: Taken): void => {
        if (Number.isFinite(session.left)) void reply.headers(headersOf(session.left));
        const seconds = Math.max(address.waitSeconds, session.waitSeconds);
        if (seconds === 0) return done();
        void reply.header('retry-after', seconds);
        refuse(reply, 429, codes.rateLimited, 'Too many requests. Please wait a moment');
      };
      const address = addresses.take(request.ip);
      const session = sessions.take(bearerToken(request) ?? request.headers.cookie ?? request.ip);
      if (isTaken(address) && isTaken(session)) judge(address, session);
      else void Promise.all([address, session]).then((taken) => judge(...taken), done);
    },
  };
}

/** Whether the count was local, so that there is nothing to await. */
const isTaken = (taken: Taken | Promise<Taken>): taken is Taken => !(taken instanceof Promise);

/**
 * The rest of a session's limit in the headers of the IETF draft (draft-ietf-httpapi-ratelimit-headers): `q` requests
 * in a burst, which are available again `w` seconds after the last of them; `r` are left, and all are available after
 * `t` seconds of quiet.
 */
function rateHeaders({ rateLimitPerSecond }: Settings): (left: number) => Record<string, string> {
  const quota = Math.floor(rateLimitPerSecond * burstSeconds);
  const policy = `"session";q=${quota};w=${burstSeconds}`;
  return (left) => ({
    'ratelimit-policy': policy,
    ratelimit: `"session";r=${left};t=${Math.ceil((quota - left) / rateLimitPerSecond)}`,
  });
}
