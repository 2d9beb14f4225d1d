import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { removeFileWork } from '../files/files.ts';
import { fileKey } from '../files/signed-urls.ts';
import type { StoredUrl } from '../files/signed-urls.ts';
import { referredKeys } from '../files/unreferenced.ts';
import { variantKey } from '../files/video-variants.ts';
import { enqueue } from '../outbox/work.ts';

/** The name of a saved photo or video. */
export const neutralName = (type: 'photo' | 'video', id: string): string => `${type}-${id}`;

/**
 * Deletes files of a photo or video, after the transaction that removed the references has committed.
 * @param shared whether other rows may use them: files that are still referenced stay
 */
export async function removeMediaFiles(
  transaction: Kysely<Database>,
  stored: readonly (StoredUrl | null)[],
  { shared, now }: { readonly shared: boolean; readonly now: Date },
): Promise<void> {
  const keys = stored.flatMap((one) => (one === null ? [] : (fileKey(one) ?? [])));
  const kept = shared ? await referredKeys(transaction, keys) : new Set<string>();
  const unwanted = keys.filter((key) => !kept.has(key));
  for (const key of new Set(unwanted.flatMap((one) => [one, variantKey(one)])))
    await enqueue(transaction, removeFileWork, { key }, now);
}

type Shown = {
  readonly media_url: StoredUrl;
  readonly thumb_url: StoredUrl | null;
  readonly original_url: StoredUrl | null;
};

/** The files that new renditions replace: never the upload, which is shown itself until there are any. */
export const replacedFiles = ({ media_url, thumb_url, original_url }: Shown): (StoredUrl | null)[] =>
  [media_url, thumb_url].filter((stored) => stored !== original_url);
