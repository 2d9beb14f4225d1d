import { errorSerializer } from '@shepherd/service/log/logged-error.ts';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RestError } from '../errors/rest-error.ts';

/** An error for the log. The message of REST v1 may repeat the request; its own log, under the same id, has more. */
export const loggedError = errorSerializer({
  facts: ['code', 'status', 'statusCode', 'syscall'],
  messageOf: (error) => (error instanceof RestError ? 'REST v1 failed' : error.message),
});

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
