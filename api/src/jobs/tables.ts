import type {
  ComputedColumn,
  DefaultColumn,
  DefaultJsonColumn,
  IdentityColumn,
  InstantColumn,
  JsonColumn,
} from '../database/columns.ts';
import type { Currency } from '../money/money.ts';
import type { BulkActionStatus, BulkActionType } from '../bulk-actions/types.ts';
import type { AssignmentStatus, JobStatus } from './statuses.ts';

/** A condition of a market offer on the shepherds who see it. */
export type StoredRule = { rule_id: string; operator: string; value: string[] };

export type JobTables = {
  jobs: {
    /** Order number and sequence, for example 10023-7. */
    id: string;
    order_id: string;
    sequence: number;
    customer_id: string;
    template_id: string;
    location_id: string | null;
    location_group_id: string | null;
    status: JobStatus;
    reference: string;
    description: string | null;
    special_instructions: string | null;
    start_date: string;
    end_date: string;
    start_time: string | null;
    end_time: string | null;
    created_at: InstantColumn;
    started_at: InstantColumn | null;
    ended_at: InstantColumn | null;
    completed_at: InstantColumn | null;
    qa_entered_at: InstantColumn | null;
    cancelled_at: InstantColumn | null;
    currency: Currency;
    /** Minor units, for the shepherd. */
    agent_fee: number;
    /** Minor units, for the customer. */
    customer_price: number;
    bundle_name: string | null;
    team: string | null;
    interest: DefaultColumn<boolean>;
    partial: DefaultColumn<boolean>;
    name: string;
    address1: string;
    address2: string | null;
    address_details: string | null;
    city: string;
    zip: string | null;
    state: string | null;
    country_code: string;
    phone: string | null;
    latitude: number | null;
    longitude: number | null;
    reviewer_id: DefaultColumn<string | null>;
    /** The tasks to do; null is a job without tasks. */
    task_list_id: DefaultColumn<string | null>;
    metadata: DefaultJsonColumn<Record<string, string>>;
    qa_notes: DefaultColumn<string | null>;
    /** Minor units; what was offered or agreed for this job, while that differs from `agent_fee`. */
    agreed_fee: DefaultColumn<number | null>;
    bundle_id: DefaultColumn<string | null>;
    market_offer_id: DefaultColumn<string | null>;
    /** The present or the last assignment. */
    assignment_id: DefaultColumn<string | null>;
    search: ComputedColumn<string>;
  };
  /** Changes of how many jobs there are; the sum is the count. */
  job_counts: {
    order_id: string;
    customer_id: string;
    template_id: string;
    status: JobStatus;
    amount: number;
  };
  /** The same by the first day of jobs. */
  job_day_counts: { start_date: string; status: JobStatus; amount: number };
  /** The sum is how many statements have changed what lists of jobs show. */
  job_changes: { amount: string };
  /** Jobs counted by each pair of their metadata. */
  job_metadata_counts: { category: string; value: string; status: JobStatus; amount: number };
  bundles: { id: IdentityColumn; name: string };
  market_offers: {
    id: IdentityColumn;
    /** Dates and times are null where they are as the customer asked for. */
    start_date: string | null;
    end_date: string | null;
    start_time: string | null;
    end_time: string | null;
    rules: JsonColumn<StoredRule[]>;
    rules_operator: 'and' | 'or' | null;
    bundle_name: string | null;
    created_by: string | null;
    created_at: InstantColumn;
  };
  market_offer_jobs: { offer_id: string; job_id: string; agent_fee: number };
  assignments: {
    id: IdentityColumn;
    job_id: string;
    agent_id: string;
    status: AssignmentStatus;
    /** Minor units. */
    agent_fee: number;
    currency: Currency;
    job_date: string;
    start_time: string | null;
    end_time: string | null;
    created_at: InstantColumn;
    started_at: DefaultColumn<InstantColumn | null>;
    /** When the work was handed in. */
    ended_at: DefaultColumn<InstantColumn | null>;
    stopped_at: DefaultColumn<InstantColumn | null>;
    /** When it became one of the statuses that nothing follows. */
    closed_at: DefaultColumn<InstantColumn | null>;
  };
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
    media_url: string;
    thumb_url: DefaultColumn<string | null>;
    caption: DefaultColumn<string | null>;
    taken_at: InstantColumn | null;
    created_at: InstantColumn;
    /** Others show the same file: it outlives this row. */
    shares_file: DefaultColumn<boolean>;
  };
  job_comments: {
    id: IdentityColumn;
    job_id: string;
    created_by: string;
    text: string;
    created_at: InstantColumn;
  };
  job_history: {
    id: IdentityColumn;
    job_id: string;
    /** Name of who did it, as it was then. */
    actor: string;
    user_id: string | null;
    assignment_id: string | null;
    event: string;
    created_at: InstantColumn;
  };
  report_links: {
    id: IdentityColumn;
    job_id: string;
    /** SHA-256 of the token, in hex: the token itself is stored nowhere. */
    token_hash: string;
    /** Argon2id in PHC form; null is a link without a password. */
    password_hash: string | null;
    created_by: string;
    created_at: InstantColumn;
    revoked_at: DefaultColumn<InstantColumn | null>;
  };
  /** One row: the secret that tokens of report links are signed with. */
  report_link_secrets: { id: number; secret: string };
  bulk_actions: {
    id: IdentityColumn;
    type: BulkActionType;
    status: BulkActionStatus;
    /** The file as it was sent. */
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
