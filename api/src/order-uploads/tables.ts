import type { DefaultColumn, DefaultJsonColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';

export const uploadStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

export type OrderUploadTables = {
  order_uploads: {
    id: IdentityColumn;
    order_id: string;
    file_key: string;
    /** SHA-256 of the file in hex, in lower case. */
    hash: string;
    status: UploadStatus;
    /** Rows that became locations. */
    completed: DefaultColumn<number>;
    /** Processed rows; the position to continue from. */
    rows_read: DefaultColumn<number>;
    bytes_read: DefaultColumn<number>;
    /** Column names as in the file; null until the header was read. */
    header: DefaultJsonColumn<string[] | null>;
    delimiter: DefaultColumn<string | null>;
    cancellation_reason: DefaultColumn<string | null>;
    created_by: string | null;
    created_at: InstantColumn;
  };
  /** A problem of a row; `row` counts from 1 below the header. */
  order_upload_fails: { upload_id: string; row: number; field: string | null; message: string };
};
