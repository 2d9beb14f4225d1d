import type { DefaultColumn, IdentityColumn, InstantColumn, JsonColumn } from '../database/columns.ts';

export type WorkStatus = 'waiting' | 'done' | 'failed';

export type OutboxTables = {
  work: {
    id: IdentityColumn;
    name: string;
    payload: JsonColumn<unknown>;
    status: DefaultColumn<WorkStatus>;
    attempts: DefaultColumn<number>;
    /** Not taken before this instant: the backoff, or a planned time. */
    run_at: InstantColumn;
    /** Leased for a run outside a transaction, until `run_at` at most. */
    lent: DefaultColumn<boolean>;
    created_at: InstantColumn;
    finished_at: DefaultColumn<InstantColumn | null>;
    /** The last error, as in the log. */
    last_error: DefaultColumn<string | null>;
    /** The last failure in words for staff; null also if an older version wrote it. */
    failure: DefaultColumn<string | null>;
    /** Attempts before a retry by staff. */
    earlier_attempts: DefaultColumn<number>;
    retried_at: DefaultColumn<InstantColumn | null>;
    retried_by: DefaultColumn<string | null>;
    /** The trace of the call or work that enqueued it, if that was recorded (`traceparent`). */
    trace_parent: DefaultColumn<string | null>;
  };
  mails: {
    id: IdentityColumn;
    recipient: string;
    subject: string;
    body: string;
    created_at: InstantColumn;
    sent_at: DefaultColumn<InstantColumn | null>;
    /** The token hash of its link; null if it has none that can end. */
    token_hash: DefaultColumn<string | null>;
  };
  mail_attachments: {
    id: IdentityColumn;
    mail_id: string;
    file_name: string;
    content_type: string;
    content: string;
  };
};
