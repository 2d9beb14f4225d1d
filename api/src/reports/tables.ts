import type { MediaFailure } from '../media/failures.ts';
import type { Rotation } from '../media/rotation.ts';
import type { DefaultColumn, DefaultJsonColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';

export type ReportTables = {
  report_tasks: {
    assignment_id: string;
    /** The matrix item of the answer; empty outside matrices. */
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
    /** The displayed file; the upload itself until it is processed. */
    media_url: string;
    thumb_url: DefaultColumn<string | null>;
    /** The unchanged upload, with all metadata of its camera. */
    original_url: DefaultColumn<string | null>;
    /** Degrees clockwise by which staff turned the picture; the displayed file is turned already. */
    rotation: DefaultColumn<Rotation>;
    /** Pixels of the displayed file. */
    width: DefaultColumn<number | null>;
    height: DefaultColumn<number | null>;
    /** Why it cannot be shown. */
    failure: DefaultColumn<MediaFailure | null>;
    caption: DefaultColumn<string | null>;
    taken_at: InstantColumn | null;
    created_at: InstantColumn;
    /** Other rows use the same file, so it outlives this row. */
    shares_file: DefaultColumn<boolean>;
  };
  report_links: {
    id: IdentityColumn;
    job_id: string;
    /** A name by staff, for example of the recipient. */
    label: DefaultColumn<string | null>;
    /** SHA-256 of the token, in hex: the token itself is not stored. */
    token_hash: string;
    /** Argon2id in PHC form; null is a link without a password. */
    password_hash: string | null;
    created_by: string;
    created_at: InstantColumn;
    revoked_at: DefaultColumn<InstantColumn | null>;
    /** When it expires; null means until it is revoked. */
    expires_at: DefaultColumn<InstantColumn | null>;
    last_opened_at: DefaultColumn<InstantColumn | null>;
    opened_count: DefaultColumn<number>;
  };
  /** One row: the secret that signs report link tokens. */
  report_link_secrets: { id: number; secret: string };
};
