import type { RawAnswer } from '../exchange/transport.ts';

/**
 * Milliseconds that a call waited in the queue of REST v1, by the metric `queue` of `Server-Timing` (a W3C standard):
 * the earliest sign of overload. 0 without the metric.
 */
export function queuedMs({ headers }: Pick<RawAnswer, 'headers'>): number {
  const given = headers['server-timing'];
  if (given === undefined) return 0;
  const metrics = (Array.isArray(given) ? given.join(',') : given).split(',');
  const queue = metrics.find((metric) => /^\s*queue\s*(?:;|$)/i.test(metric)) ?? '';
  const [, duration] = /;\s*dur\s*=\s*"?(\d+(?:\.\d+)?)/i.exec(queue) ?? [];
  return Number(duration ?? 0);
}
