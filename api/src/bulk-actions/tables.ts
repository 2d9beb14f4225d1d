import type { DefaultColumn, IdentityColumn, InstantColumn, JsonColumn } from '../database/columns.ts';
import type { BulkActionStatus, BulkActionType } from './types.ts';

export type BulkActionTables = {
  bulk_actions: {
    id: IdentityColumn;
    type: BulkActionType;
    status: BulkActionStatus;
    /** The uploaded file, unchanged. */
    csv: string;
    columns: JsonColumn<string[]>;
    rows: number;
    failures: DefaultColumn<number>;
    timezone: string;
    created_by: string;
    created_at: InstantColumn;
    finished_at: DefaultColumn<InstantColumn | null>;
  };
  bulk_action_rows: {
    bulk_action_id: string;
    /** Row of the file, from 1 below the header. */
    row: number;
    values: JsonColumn<Record<string, string>>;
    status: 'waiting' | 'applied' | 'failed';
    reason: DefaultColumn<string | null>;
  };
};
