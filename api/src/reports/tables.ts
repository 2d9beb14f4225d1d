import type { MediaFailure } from '../media/failures.ts';
import type { Rotation } from '../media/rotation.ts';
import type { DefaultColumn, DefaultJsonColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';

export type ReportTables = {
  report_tasks: {
    assignment_id: string;
    /** Which item of a matrix task the answer belongs to; empty outside of matrices. */
    item_reference: DefaultColumn<string>;
    task_id: string;
    /** Ids of the chosen options. */
    selection: DefaultJsonColumn<string[]>;
    value: DefaultColumn<string | null>;
    comment: DefaultColumn<string | null>;
    status: DefaultColumn<string | null>;
    /** Why staff corrected the answer. */
    reason: DefaultColumn<string | null>;
    qa_notes: DefaultColumn<string | null>;
    /** Minor units in the currency of the job. */
    reimbursement: DefaultColumn<number | null>;
  };
  report_media: {
    id: IdentityColumn;
    assignment_id: string;
    item_reference: DefaultColumn<string>;
    task_id: string;
    type: 'photo' | 'video';
    status: 'processing' | 'failed' | 'ready';
    mime: 'mp4' | 'jpeg' | 'jpg' | 'png';
    /** What is shown; the upload itself until it has been processed. */
    media_url: string;
    thumb_url: DefaultColumn<string | null>;
    /** The upload as it came, with all that its camera wrote into it. */
    original_url: DefaultColumn<string | null>;
    /** Degrees clockwise by which staff turned the picture; what is shown is turned already. */
    rotation: DefaultColumn<Rotation>;
    /** Pixels of what is shown. */
    width: DefaultColumn<number | null>;
    height: DefaultColumn<number | null>;
    /** Why it cannot be shown. */
    failure: DefaultColumn<MediaFailure | null>;
    caption: DefaultColumn<string | null>;
    taken_at: InstantColumn | null;
    created_at: InstantColumn;
    /** Others show the same file: it outlives this row. */
    shares_file: DefaultColumn<boolean>;
  };
  report_links: {
    id: IdentityColumn;
    job_id: string;
    /** What staff call it, for example by whom it was sent to. */
    label: DefaultColumn<string | null>;
    /** SHA-256 of the token, in hex: the token itself is stored nowhere. */
    token_hash: string;
    /** Argon2id in PHC form; null is a link without a password. */
    password_hash: string | null;
    created_by: string;
    created_at: InstantColumn;
    revoked_at: DefaultColumn<InstantColumn | null>;
    /** It works until then; null until it is revoked. */
    expires_at: DefaultColumn<InstantColumn | null>;
    last_opened_at: DefaultColumn<InstantColumn | null>;
    opened_count: DefaultColumn<number>;
  };
  /** One row: the secret that tokens of report links are signed with. */
  report_link_secrets: { id: number; secret: string };
};
