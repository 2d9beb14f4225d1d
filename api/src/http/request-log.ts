import type { FastifyRequest } from 'fastify';

/** Addresses that are secrets themselves: whoever has a link of these may use it. The gateway's log has the same rule. */
const secretPaths =
  /((?:^|\/)(?:report|auth\/reset-password|auth\/account-invite|public\/reports)\/+)[^/]+/gi;
/** What is as long as a token may be one, wherever it stands. */
const tokens = /[\w.~%-]{40,}/g;

/** An address as it may be written down: without its query, which may hold signatures, and without any token. */
export const loggedUrl = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(secretPaths, '$1[token]').replace(tokens, '[token]');

/** Of a request only what stands here gets into the log, so no token and no cookie. */
export const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: loggedUrl(request.url),
    remoteAddress: request.ip,
  }),
};
