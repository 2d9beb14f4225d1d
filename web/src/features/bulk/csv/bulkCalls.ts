import { readBulkFile } from './bulkFile.ts';

/** What takes long with a large file, and is done beside the page. */
export const bulkCalls = { read: readBulkFile } as const;
export type BulkCalls = typeof bulkCalls;
