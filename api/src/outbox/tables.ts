import type { DefaultColumn, IdentityColumn, InstantColumn, JsonColumn } from '../database/columns.ts';

export type WorkStatus = 'waiting' | 'done' | 'failed';

export type OutboxTables = {
  work: {
    id: IdentityColumn;
    name: string;
    payload: JsonColumn<unknown>;
    status: DefaultColumn<WorkStatus>;
    attempts: DefaultColumn<number>;
    /** Not taken before this instant: the pause after a failed attempt, or a planned time. */
    run_at: InstantColumn;
    /** Somebody runs it outside a transaction, until `run_at` at most. */
    lent: DefaultColumn<boolean>;
    created_at: InstantColumn;
    finished_at: DefaultColumn<InstantColumn | null>;
    /** Of the last attempt that failed, as the log has it. */
    last_error: DefaultColumn<string | null>;
    /** The same in words that staff may read; null as well where a version wrote it that knew none. */
    failure: DefaultColumn<string | null>;
    /** Attempts before staff had it tried again from the start. */
    earlier_attempts: DefaultColumn<number>;
    retried_at: DefaultColumn<InstantColumn | null>;
    retried_by: DefaultColumn<string | null>;
    /** The call or the work that brought it up, when that was traced (`traceparent`). */
    trace_parent: DefaultColumn<string | null>;
  };
  mails: {
    id: IdentityColumn;
    recipient: string;
    subject: string;
    body: string;
    created_at: InstantColumn;
    sent_at: DefaultColumn<InstantColumn | null>;
    /** Of the link in it; null where it has none that can end. */
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
