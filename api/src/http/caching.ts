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

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/** What `signedUrl` adds to the address of a file: it is renewed every hour. */
const signatures = /\?expires=\d+(?:&link=[\w-]+)?&signature=[\w-]+/g;

/**
 * A strong ETag of the exact text of an answer (RFC 9110, 8.8.3). With signed addresses it has two parts: of the
 * content without their signatures, and of the whole text.
 */
export function entityTag(text: string): string {
  const content = text.replaceAll(signatures, '');
  return content === text ? `"${hash(text, 27)}"` : `"${hash(content, 27)}.${hash(text, 8)}"`;
}

/** Whether an If-None-Match header names this tag; weak marks are ignored. */
export const namesTag = (header: string, tag: string): boolean =>
  tagsIn(header).some((one) => one === '*' || one === tag);

/** Whether an If-Match header names the content of this tag: a renewed signature is no change of a record. */
export const namesContent = (header: string, tag: string): boolean =>
  tagsIn(header).some((one) => one === '*' || contentOf(one) === contentOf(tag));

const tagsIn = (header: string): string[] =>
  header.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));

const contentOf = (tag: string): string => /^"[^".]+(?=[."])/.exec(tag)?.[0] ?? tag;
