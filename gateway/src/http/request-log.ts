import { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** Addresses that are secrets themselves: whoever has a link of these may use it. REST v1's log has the same rule. */
const secretPaths =
  /((?:^|\/)(?:report|auth\/reset-password|auth\/account-invite|public\/reports)\/+)[^/]+/gi;
/** What is as long as a token may be one, wherever it stands. */
const tokens = /[\w.~%-]{40,}/g;

/** An address as it may be written down: without its query, which may hold variables, and without any token. */
export const loggedUrl = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(secretPaths, '$1[token]').replace(tokens, '[token]');

/**
 * JSON lines on standard output. Of a request only what stands here gets into them, so no token and no cookie.
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
      },
    },
    destination ?? standardOutput(),
  );

let output: ReturnType<typeof pino.destination> | null = null;

/**
 * Standard output, some lines at a time: each is written after a tenth of a second at the latest, and all of them
 * before the process ends, unless it is killed.
 */
function standardOutput(): DestinationStream {
  if (output) return output;
  const stream = pino.destination({ dest: 1, sync: true, minLength: 8_192, periodicFlush: 100 });
  process.once('exit', () => stream.flushSync());
  output = stream;
  return stream;
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
