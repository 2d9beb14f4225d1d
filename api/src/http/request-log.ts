import type { FastifyRequest } from 'fastify';

/** Addresses that are secrets themselves: the link is the credential. The gateway's log has the same rules. */
const secretPaths =
  /((?:^|\/)(?:report|auth\/reset-password|auth\/account-invite|public\/reports)\/+)[^/\s"']+/gi;
/** Any text as long as a token. */
const tokens = /[\w.~%-]{40,}/g;

/**
 * An address for the log: without its query, which may hold signatures, and without tokens or text that users typed.
 */
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

/** The facts that locate an error. All other properties may contain data (`detail` of PostgreSQL is a whole row). */
const facts = ['code', 'constraint', 'table', 'column', 'syscall', 'responseCode'] as const;
const sqlState = /^[0-9A-Z]{5}$/;

/** The message of an error for the log or the database. */
export function loggedMessage(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // PostgreSQL ends the message with the rejected value.
  return withoutSecrets(sqlState.test(code) ? error.message.replace(/: ".*$/s, ': [value]') : error.message);
}

type LoggedError = { [fact: string]: unknown; type: string; message: string; stack: string };

/** An error for the log: its kind, its place, and its cause. */
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

/** Only these properties of requests and errors are logged, so no tokens, cookies or personal data. */
export const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: loggedUrl(request.url),
    remoteAddress: request.ip,
  }),
  err: loggedError,
};
