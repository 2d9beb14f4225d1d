import { readBulkFile } from './bulkFile.ts';

/** The slow calls for large files, which run in a worker. */
export const bulkCalls = { read: readBulkFile } as const;
export type BulkCalls = typeof bulkCalls;
