import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

type Use = (answered: boolean) => void;

const uses = Symbol('what is to be told of the end');

/**
 * Calls back once when a request is over, whether it was answered or its client left before: Fastify's own `onResponse`
 * misses the latter. The response has one pair of listeners, however many callbacks there are.
 */
export function whenOver({ raw }: FastifyReply, use: Use): void {
  const response: ServerResponse & { [uses]?: Use[] } = raw;
  const known = response[uses];
  if (known) {
    known.push(use);
    return;
  }
  const all = [use];
  response[uses] = all;
  let over = false;
  const tell = (answered: boolean) => {
    if (over) return;
    over = true;
    for (const one of all) one(answered);
  };
  // An answer that was written to its end emits `close` as well.
  raw.on('finish', () => tell(true)).on('close', () => tell(false));
}
