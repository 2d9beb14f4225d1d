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
    last_error: DefaultColumn<string | null>;
  };
  mails: {
    id: IdentityColumn;
    recipient: string;
    subject: string;
    body: string;
    created_at: InstantColumn;
    sent_at: DefaultColumn<InstantColumn | null>;
  };
  mail_attachments: {
    id: IdentityColumn;
    mail_id: string;
    file_name: string;
    content_type: string;
    content: string;
  };
};
