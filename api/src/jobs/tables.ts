import type {
  ComputedColumn,
  DefaultColumn,
  DefaultJsonColumn,
  IdentityColumn,
  InstantColumn,
  JsonColumn,
} from '../database/columns.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import type { AttemptReason } from './messages.ts';
import type { AssignmentStatus, JobStatus } from './statuses.ts';

/** A condition of a market offer on the agents who see it. */
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
    /** Why it was attempted; kept after the job goes on, where it has no meaning. */
    attempt_reason: DefaultColumn<AttemptReason | null>;
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
    /** Null for a job without tasks. */
    task_list_id: DefaultColumn<string | null>;
    metadata: DefaultJsonColumn<Record<string, string>>;
    qa_notes: DefaultColumn<string | null>;
    /** Minor units; the offered or agreed fee of this job, while it differs from `agent_fee`. */
    agreed_fee: DefaultColumn<number | null>;
    bundle_id: DefaultColumn<string | null>;
    market_offer_id: DefaultColumn<string | null>;
    /** The current or the last assignment. */
    assignment_id: DefaultColumn<string | null>;
    search: ComputedColumn<string>;
  };
  /** Increments of the number of jobs; the sum is the count. */
  job_counts: {
    order_id: string;
    customer_id: string;
    template_id: string;
    status: JobStatus;
    amount: number;
  };
  /** The same by the first day of jobs. */
  job_day_counts: { start_date: string; status: JobStatus; amount: number };
  /** The sum is the number of statements that changed data of job lists. */
  job_changes: { amount: string };
  /** Jobs counted by each pair of their metadata. */
  job_metadata_counts: { category: string; value: string; status: JobStatus; amount: number };
  bundles: { id: IdentityColumn; name: string };
  market_offers: {
    id: IdentityColumn;
    /** Dates and times are null where the customer's request applies. */
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
    /** When the work was submitted. */
    ended_at: DefaultColumn<InstantColumn | null>;
    stopped_at: DefaultColumn<InstantColumn | null>;
    /** The agent's comment about the stop. */
    stop_comment: DefaultColumn<string | null>;
    /** When it reached a final status. */
    closed_at: DefaultColumn<InstantColumn | null>;
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
    /** The actor's name at that time. */
    actor: string;
    user_id: string | null;
    assignment_id: string | null;
    event: string;
    created_at: InstantColumn;
  };
};
