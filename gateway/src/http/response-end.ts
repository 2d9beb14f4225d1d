import type { FastifyReply } from 'fastify';

/**
 * Tells once when a request is over, whether it was answered to its end or its client left before: of that Fastify's own
 * `onResponse` does not hear.
 */
export function whenOver({ raw }: FastifyReply, use: (answered: boolean) => void): void {
  const answered = () => {
    raw.off('close', left);
    use(true);
  };
  const left = () => {
    raw.off('finish', answered);
    use(false);
  };
  raw.once('finish', answered).once('close', left);
}
