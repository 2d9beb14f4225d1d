import type { FastifyRequest } from 'fastify';
import { bearerToken } from './session.ts';

/**
 * Whether something says that a page of this site, or a program, sent the request, and not a form of another site that
 * an old browser says nothing about: the browser's own word, or a header that no form can send.
 */
export function isKnownOrigin(request: FastifyRequest): boolean {
  if (bearerToken(request) !== null || request.headers.cookie === undefined) return true;
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Both have been compared with this site by `isCrossSite`.
  return origin !== undefined || site !== undefined || request.headers[ownHeader] !== undefined;
}

/** The header that Apollo Server takes as well: browsers ask this site before they let another one send it. */
const ownHeader = 'apollo-require-preflight';

/**
 * Whether another site's page made the browser send this request. A bearer token is never sent by a browser of its
 * own accord, so such requests are not asked; scripts send none of these headers. (Fetch Metadata, W3C; Origin, WHATWG.)
 * @param publicUrl the address that browsers see, when it is not the Host header's
 */
export function isCrossSite(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Most scripts: nothing else has to be looked at.
  if ((origin === undefined && site === undefined) || bearerToken(request) !== null) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  if (!from) return true;
  // The Host header may name the protocol's own port, which an origin never does.
  const here = URL.parse(publicUrl ?? `${from.protocol}//${request.host}`);
  return from.host !== here?.host;
}
