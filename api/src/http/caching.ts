import { createHash } from 'node:crypto';
import type { CachePolicy } from './call.ts';

const cacheControl: Record<CachePolicy, string> = {
  'no-store': 'private, no-store',
  'no-cache': 'private, no-cache',
  revalidate: 'private, no-cache',
  reference: 'private, max-age=300',
};

/** Whether answers under this policy carry an ETag. */
export const isTagged = (policy: CachePolicy): boolean => policy === 'revalidate' || policy === 'reference';

export const cacheHeaders = (policy: CachePolicy): Record<string, string> => ({
  'cache-control': cacheControl[policy],
  ...(policy !== 'no-store' && { vary: 'Authorization' }),
});

/** A strong ETag of the exact text of an answer (RFC 9110, 8.8.3). */
export const entityTag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether an If-None-Match or If-Match header names this tag; weak marks are ignored. */
export function namesTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  return header
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .includes(tag);
}
