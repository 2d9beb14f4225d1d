import type { InstantColumn } from '../database/columns.ts';

export type IdempotencyTables = {
  idempotent_requests: {
    user_id: string;
    /** Derived from the client's key, which is not stored. */
    key: string;
    /** SHA-256 of method, path and body: the same key with another request is refused. */
    request_hash: string;
    status: number | null;
    headers: string | null;
    /** Encrypted with the client's key. */
    body: string | null;
    created_at: InstantColumn;
  };
};
