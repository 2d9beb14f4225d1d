import type { InstantColumn } from '../database/columns.ts';

export type IdempotencyTables = {
  idempotent_requests: {
    user_id: string;
    /** Made of the client's key, which is not kept. */
    key: string;
    /** SHA-256 of method, path and body: the same key with another request is refused. */
    request_hash: string;
    status: number | null;
    headers: string | null;
    /** Only the client's key opens it. */
    body: string | null;
    created_at: InstantColumn;
  };
};
