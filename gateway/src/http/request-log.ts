import { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { RestError } from '../errors/rest-error.ts';
import { linesTo } from './log-lines.ts';

/** Addresses that are secrets themselves: whoever has a link of these may use it. REST v1's log has the same rules. */
const secretPaths =
  /((?:^|\/)(?:report|auth\/reset-password|auth\/account-invite|public\/reports)\/+)[^/\s"']+/gi;
/** What is as long as a token may be one, wherever it stands. */
const tokens = /[\w.~%-]{40,}/g;

/** An address as it may be written down: without its query, which may hold variables, without any token, and without text that somebody has typed. */
export const loggedUrl = (url: string): string =>
  url === graphqlUrl
    ? url
    : url
        .replace(/\?.*$/s, '')
        .replace(secretPaths, '$1[token]')
        .replace(tokens, '[token]')
        .replace(/[^/]*[%@][^/]*/g, '[text]');

/** Nearly every line says this one, and looking it through takes as long as writing the rest of the line. */
const graphqlUrl = '/graphql';

const withoutSecrets = (text: string): string =>
  text
    .replace(/\/\/[^\s/]*@/g, '//[credentials]@')
    .replace(/(\/[^\s"'?]*)\?[^\s"']+/g, '$1?[query]')
    .replace(secretPaths, '$1[token]')
    .replace(tokens, '[token]')
    .replace(/[^\s"'<>(),;:[\]/]+@[^\s"'<>(),;:[\]/]+/g, '[e-mail]');

/** What tells where an error comes from. Everything else that libraries hang on theirs may be somebody's data. */
const facts = ['code', 'status', 'statusCode', 'syscall'] as const;

type LoggedError = { [fact: string]: unknown; type: string; message: string; stack: string };

/** An error as it may be written down: what it is, where it was thrown, and why. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const told = facts
    .map((name) => [name, Reflect.get(error, name)] as const)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return {
    type: error.name,
    // What REST v1 says about a request may repeat it; its own log, under the same id, knows more.
    message: error instanceof RestError ? 'REST v1 failed' : withoutSecrets(error.message),
    stack: (error.stack ?? '').match(/^ {4}at .*$/gm)?.join('\n') ?? '',
    ...Object.fromEntries(told),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  };
}

/**
 * JSON lines on standard output. Of a request and an error only what stands here gets into them, so no token, no cookie
 * and nobody's data.
 * @param destination elsewhere than standard output
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

/** One line for each request, when it has been answered: writing one costs as much as many fields of an answer. */
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
