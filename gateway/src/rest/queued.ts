import type { RawAnswer } from './transport.ts';

/**
 * Milliseconds that a call waited in REST v1 before it was begun, as the metric `queue` of `Server-Timing` says (a W3C
 * standard): it knows sooner than anybody that there is more to do than it comes to. 0 where it says nothing.
 */
export function queuedMs({ headers }: Pick<RawAnswer, 'headers'>): number {
  const given = headers['server-timing'];
  if (given === undefined) return 0;
  const metrics = (Array.isArray(given) ? given.join(',') : given).split(',');
  const queue = metrics.find((metric) => /^\s*queue\s*(?:;|$)/i.test(metric)) ?? '';
  const [, duration] = /;\s*dur\s*=\s*"?(\d+(?:\.\d+)?)/i.exec(queue) ?? [];
  return Number(duration ?? 0);
}
