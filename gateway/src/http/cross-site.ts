import type { FastifyRequest } from 'fastify';
import { bearerToken } from './session.ts';

/**
 * Whether the request provably comes from a page of this site or from a program, and not from a form of another site in
 * an old browser: by the browser's own headers, or by a header that no form can send.
 */
export function isKnownOrigin(request: FastifyRequest): boolean {
  if (bearerToken(request) !== null || request.headers.cookie === undefined) return true;
  const { origin, 'sec-fetch-site': site } = request.headers;
  // `isCrossSite` has compared both with this site.
  return origin !== undefined || site !== undefined || request.headers[ownHeader] !== undefined;
}

/** Apollo Server accepts the same header: another site can only send it after a CORS preflight. */
const ownHeader = 'apollo-require-preflight';

/**
 * Whether a page of another site made the browser send this request. Browsers never send a bearer token on their own,
 * so such requests pass; scripts send none of these headers. (Fetch Metadata, W3C; Origin, WHATWG.)
 * @param publicUrl the address that browsers see, when it is not the Host header's
 */
export function isCrossSite(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Most requests of scripts end here.
  if ((origin === undefined && site === undefined) || bearerToken(request) !== null) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  if (!from) return true;
  // The Host header may include the protocol's default port; an origin never does.
  const here = URL.parse(publicUrl ?? `${from.protocol}//${request.host}`);
  return from.host !== here?.host;
}
