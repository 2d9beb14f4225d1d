import type { FastifyRequest } from 'fastify';

/** Addresses that are secrets themselves: whoever has a link of these may use it. The gateway's log has the same rules. */
const secretPaths =
  /((?:^|\/)(?:report|auth\/reset-password|auth\/account-invite|public\/reports)\/+)[^/\s"']+/gi;
/** What is as long as a token may be one, wherever it stands. */
const tokens = /[\w.~%-]{40,}/g;

/** An address as it may be written down: without its query, which may hold signatures, without any token, and without text that somebody has typed. */
export const loggedUrl = (url: string): string =>
  url
    .replace(/\?.*$/s, '')
    .replace(secretPaths, '$1[token]')
    .replace(tokens, '[token]')
    .replace(/[^/]*[%@][^/]*/g, '[text]');

const withoutSecrets = (text: string): string =>
  text
    .replace(/\/\/[^\s/]*@/g, '//[credentials]@')
    .replace(/(\/[^\s"'?]*)\?[^\s"']+/g, '$1?[query]')
    .replace(secretPaths, '$1[token]')
    .replace(tokens, '[token]')
    .replace(/[^\s"'<>(),;:[\]/]+@[^\s"'<>(),;:[\]/]+/g, '[e-mail]');

/** What tells where an error comes from. Everything else that libraries hang on theirs may be data (`detail` of PostgreSQL is a whole row). */
const facts = ['code', 'constraint', 'table', 'column', 'syscall', 'responseCode'] as const;
const sqlState = /^[0-9A-Z]{5}$/;

/** The words of an error as they may be written down, in the log or in the database. */
export function loggedMessage(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // PostgreSQL ends the sentence with the value that it could not take.
  return withoutSecrets(sqlState.test(code) ? error.message.replace(/: ".*$/s, ': [value]') : error.message);
}

type LoggedError = { [fact: string]: unknown; type: string; message: string; stack: string };

/** An error as it may be written down: what it is, where it was thrown, and why. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: loggedMessage(error), stack: '' };
  const told = facts
    .map((name) => [name, Reflect.get(error, name)] as const)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return {
    type: error.name,
    message: loggedMessage(error),
    stack: (error.stack ?? '').match(/^ {4}at .*$/gm)?.join('\n') ?? '',
    ...Object.fromEntries(told),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  };
}

/** Of a request and an error only what stands here gets into the log, so no token, no cookie and nobody's data. */
export const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: loggedUrl(request.url),
    remoteAddress: request.ip,
  }),
  err: loggedError,
};
