import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LoggedError } from './logged-error.ts';
import { loggedUrl } from './redaction.ts';

type Options = Readonly<{
  level: string;
  err: (error: unknown) => LoggedError;
  /** Another output than standard output. */
  destination?: DestinationStream;
}>;

/**
 * A log of JSON lines. Only the properties listed here are logged of a request, and those of `err` of an error, so no
 * token, no cookie and no personal data.
 */
export const createLogger = ({ level, err, destination = standardOutput() }: Options): FastifyBaseLogger =>
  pino(
    {
      level,
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          url: loggedUrl(request.url),
          remoteAddress: request.ip,
        }),
        err,
      },
    },
    destination,
  );

let output: DestinationStream | null = null;

/**
 * One for the whole process. Lines are written in batches, at the latest after 100 ms, because a write for each line
 * costs as much as many fields of an answer. The rest is written when the process ends, also by an error. Each batch is
 * written synchronously: a batch that is on its way at the end of the process would be written twice.
 */
function standardOutput(): DestinationStream {
  if (output !== null) return output;
  const batches = pino.destination({ dest: 1, sync: true, minLength: 8_192, periodicFlush: 100 });
  process.once('exit', () => batches.flushSync());
  return (output = batches);
}
