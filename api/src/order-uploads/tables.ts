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
    /** Rows that were looked at; where the work goes on after a pause or a crash. */
    rows_read: DefaultColumn<number>;
    bytes_read: DefaultColumn<number>;
    /** Column names as they stand in the file; null until its first row was read. */
    header: DefaultJsonColumn<string[] | null>;
    delimiter: DefaultColumn<string | null>;
    cancellation_reason: DefaultColumn<string | null>;
    created_by: string | null;
    created_at: InstantColumn;
  };
  /** What was wrong with a row; `row` counts from 1 below the header. */
  order_upload_fails: { upload_id: string; row: number; field: string | null; message: string };
};
