import { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { RestError } from '../errors/rest-error.ts';
import { linesTo } from './log-lines.ts';

/** Addresses that are secrets themselves: each grants access. REST v1's log has the same rules. */
const secretPaths =
  /((?:^|\/)(?:report|auth\/reset-password|auth\/account-invite|public\/reports)\/+)[^/\s"']+/gi;
/** A string as long as a token may be one, wherever it stands. */
const tokens = /[\w.~%-]{40,}/g;

/** An address for the log: without its query, which may hold variables, without tokens, and without typed text. */
export const loggedUrl = (url: string): string =>
  url === graphqlUrl
    ? url
    : url
        .replace(/\?.*$/s, '')
        .replace(secretPaths, '$1[token]')
        .replace(tokens, '[token]')
        .replace(/[^/]*[%@][^/]*/g, '[text]');

/** Nearly every line has this one, and scanning it takes as long as writing the rest of the line. */
const graphqlUrl = '/graphql';

const withoutSecrets = (text: string): string =>
  text
    .replace(/\/\/[^\s/]*@/g, '//[credentials]@')
    .replace(/(\/[^\s"'?]*)\?[^\s"']+/g, '$1?[query]')
    .replace(secretPaths, '$1[token]')
    .replace(tokens, '[token]')
    .replace(/[^\s"'<>(),;:[\]/]+@[^\s"'<>(),;:[\]/]+/g, '[e-mail]');

/** Facts about the origin of an error. Other properties that libraries add may be personal data. */
const facts = ['code', 'status', 'statusCode', 'syscall'] as const;

type LoggedError = { [fact: string]: unknown; type: string; message: string; stack: string };

/** An error for the log: its type, its stack, and its cause. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const told = facts
    .map((name) => [name, Reflect.get(error, name)] as const)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return {
    type: error.name,
    // The message of REST v1 may repeat the request; its own log, under the same id, has more.
    message: error instanceof RestError ? 'REST v1 failed' : withoutSecrets(error.message),
    stack: (error.stack ?? '').match(/^ {4}at .*$/gm)?.join('\n') ?? '',
    ...Object.fromEntries(told),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  };
}

/**
 * JSON lines on standard output. Only the properties listed here are logged of a request and an error, so no token, no
 * cookie and no personal data.
 * @param destination another output than standard output
 */
export const createLogger = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          url: loggedUrl(request.url),
          remoteAddress: request.ip,
        }),
        err: loggedError,
      },
    },
    destination ?? standardOutput(),
  );

let output: DestinationStream | null = null;

function standardOutput(): DestinationStream {
  output ??= linesTo(
    pino.destination({ dest: 1, sync: true }),
    (finish) => void process.once('exit', finish),
  );
  return output;
}

/** One line per answered request: writing one costs as much as many fields of an answer. */
export class OneLineEach extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...facts, err: error }, 'request errored');
    else reply.log.info(facts, 'request completed');
  }
}
