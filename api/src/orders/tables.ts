import type { DefaultColumn, DefaultJsonColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import type { PushStatus } from './push-statuses.ts';
import type { OrderStatus } from './transitions.ts';

export type StoredDocumentation = {
  id: string;
  title: string;
  url: string;
  type: 'image' | 'video' | 'link';
};
export type StoredTimeRange = { start_time: string; end_time: string };
export type StoredSchedule = {
  id: string;
  name: string;
  default: boolean;
  times: StoredTimeRange[];
  days: { day_of_week: number; date: string | null; times: StoredTimeRange[] }[];
};

/** Searching; only the town was found; nothing was found; the geocoder did not answer. */
export const locatingStates = ['waiting', 'approximate', 'not_found', 'unavailable'] as const;
export type LocatingState = (typeof locatingStates)[number];

export type OrderTables = {
  order_categories: { id: IdentityColumn; name: string };
  orders: {
    /** The order number. */
    id: IdentityColumn;
    title: string;
    description: string | null;
    customer_id: string;
    campaign_id: string;
    wave_id: string | null;
    template_id: string | null;
    category_id: string;
    country_code: string;
    type: 'standard' | 'treasure_hunt' | 'anywhere';
    status: OrderStatus;
    priority: 'low' | 'medium' | 'high';
    workforce: DefaultColumn<'platform' | 'customer'>;
    paused: DefaultColumn<boolean>;
    archived_at: InstantColumn | null;
    start_date: InstantColumn | null;
    end_date: InstantColumn | null;
    due_date: InstantColumn | null;
    created_at: InstantColumn;
    interest_start_date: InstantColumn | null;
    interest_end_date: InstantColumn | null;
    image_url: string | null;
    example_image_url: string | null;
    identity_check_required: DefaultColumn<boolean>;
    per_user_job_limit: number | null;
    lockout_duration: DefaultColumn<number>;
    lockout_id: DefaultColumn<string | null>;
    launch_push_delay: DefaultColumn<number>;
    schedules: DefaultJsonColumn<StoredSchedule[]>;
    require_agent_skills: DefaultJsonColumn<string[]>;
    exclude_agent_skills: DefaultJsonColumn<string[]>;
    require_agent_tags: DefaultJsonColumn<string[]>;
    exclude_agent_tags: DefaultJsonColumn<string[]>;
    documentation: DefaultJsonColumn<StoredDocumentation[]>;
    hide_from_market: DefaultColumn<boolean>;
    capture_location: DefaultColumn<boolean>;
    capture_location_prompt: string | null;
    capture_location_prompt_required: DefaultColumn<boolean>;
    job_completion_target: number | null;
    accept_window: DefaultColumn<number>;
    combine_groups: DefaultColumn<boolean>;
    summary: string | null;
    positive_criteria: string | null;
    negative_criteria: string | null;
    treasure_target: string | null;
    dashboard_id: string | null;
    /** Number of jobs of an order without locations. */
    wanted_jobs: DefaultColumn<number | null>;
    currency: DefaultColumn<Currency>;
    task_list_id: DefaultColumn<string | null>;
    /** The customer user who placed it; null for staff. */
    placed_by: DefaultColumn<string | null>;
  };
  location_groups: {
    id: IdentityColumn;
    order_id: string;
    name: string;
    job_time_limit: number | null;
    hide_from_market: DefaultColumn<boolean>;
  };
  locations: {
    id: IdentityColumn;
    order_id: string;
    group_id: string | null;
    reference: string;
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
    start_date: string | null;
    end_date: string | null;
    start_time: string | null;
    end_time: string | null;
    /** The CSV file of its import. */
    upload_id: DefaultColumn<string | null>;
    /** Its row in the file, from 1 below the header. */
    upload_row: DefaultColumn<number | null>;
    /** State of the search for coordinates; null when it has them, or none is searched for. */
    locating: DefaultColumn<LocatingState | null>;
    /** Failed searches. */
    lookups: DefaultColumn<number>;
  };
  /** Every change of an order's status or flags, written in the same transaction. */
  order_history: {
    id: IdentityColumn;
    order_id: string;
    action: string;
    from_status: OrderStatus;
    to_status: OrderStatus;
    reason: DefaultColumn<string | null>;
    comment: DefaultColumn<string | null>;
    /** Null for the scheduler. */
    user_id: string | null;
    created_at: InstantColumn;
  };
  order_pushes: {
    id: IdentityColumn;
    order_id: string;
    kind: 'assignment_status' | 'offer_distance';
    status: PushStatus;
    /** The launch push of the order; at most one. */
    launch: DefaultColumn<boolean>;
    lockout_duration: number | null;
    scheduled_at: InstantColumn;
    sent_at: DefaultColumn<InstantColumn | null>;
    created_at: InstantColumn;
  };
  order_push_agents: { push_id: string; agent_id: string };
  /** Orders whose locations are being geocoded. */
  order_locating: {
    order_id: string;
    /** The next part of the work; a part that runs twice after a crash continues only once. */
    part: DefaultColumn<number>;
    /** Consecutive failed searches. */
    failures: DefaultColumn<number>;
  };
  order_endings: {
    order_id: string;
    /** The change of the jobs: a status, another end date, or deletion. */
    job_status: 'cancelled' | 'unfulfilled' | 'unassigned' | 'extended' | 'removed';
    reason: string | null;
    comment: string | null;
    /** Days, only for `extended`. */
    from_date: string | null;
    to_date: string | null;
    actor: string;
    user_id: string | null;
  };
  order_workflows: { order_id: string; workflow_id: string; active: boolean };
};
