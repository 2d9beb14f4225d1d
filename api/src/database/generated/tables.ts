// Written by pnpm codegen from the migrations.
import type { Currency } from '@shepherd/domain/currencies.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { AttemptReason } from '../../jobs/messages.ts';
import type { JobStatus } from '../../jobs/statuses.ts';
import type { MediaFailure } from '../../media/failures.ts';
import type { JsonColumn, JsonDocuments, OptionalJsonColumn } from '../json-documents.ts';

export type Tables = {
  agent_applications: {
    id: Generated<string>;
    agent_id: string;
    status: 'in_progress' | 'accepted' | 'rejected';
    reject_reason: 'inactive_country' | 'right_to_work' | 'criminal_convictions' | 'too_young' | 'id_check' | null;
    created_at: string;
  };
  agent_areas: {
    id: Generated<string>;
    agent_id: string;
    name: string;
    transport_mode: 'walking' | 'cycling' | 'vehicle';
    latitude: number;
    longitude: number;
    /** Metres around the point. */
    radius: number;
    /** Whether the agent takes jobs in it now. */
    available: Generated<boolean>;
  };
  agent_comments: {
    id: Generated<string>;
    agent_id: string;
    created_by: string;
    comment: string;
    created_at: string;
  };
  agent_contracts: {
    id: Generated<string>;
    agent_id: string;
    name: string;
    signed_at: string | null;
    url: string | null;
  };
  agent_payment_methods: {
    id: Generated<string>;
    agent_id: string;
    type: 'bank_transfer' | 'paypal';
    /** A recognizable label, for example the last digits of an account. */
    label: string;
    is_default: Generated<boolean>;
    created_at: string;
    removed_at: string | null;
  };
  agent_skills: {
    agent_id: string;
    skill_id: string;
  };
  agent_strikes: {
    id: Generated<string>;
    agent_id: string;
    created_by: string;
    comment: string;
    created_at: string;
    reverted_by: string | null;
    reverted_at: string | null;
  };
  agents: {
    id: Generated<string>;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    date_of_birth: string | null;
    address1: string;
    address2: string | null;
    city: string;
    state: string | null;
    zip: string | null;
    country_code: string;
    status: 'active' | 'inactive' | 'retired' | 'applicant';
    stage: 'verify_email' | 'complete_profile' | 'complete_application' | 'contract_agreement' | 'market_access' | 'job_accepted' | 'identity_check' | 'right_to_work' | 'criminal_convictions' | 'too_young';
    created_at: string;
    last_seen_at: string | null;
    currency: Generated<Currency>;
    /** Usual fee for a job, in minor units. */
    fee: number | null;
    latitude: number | null;
    longitude: number | null;
    position_updated_at: string | null;
    view_restricted: Generated<boolean>;
    payment_restricted: Generated<boolean>;
    can_withdraw: Generated<boolean>;
    identity_check_result: 'processing' | 'consider' | 'pass' | 'fail' | null;
    identity_check_method: 'manual' | 'onfido' | null;
    identity_check_state: 'awaiting_data' | 'in_progress' | 'passed' | 'failed' | null;
    identity_check_comment: string | null;
    identity_check_reviewed_by: string | null;
    identity_check_updated_at: string | null;
    tags: OptionalJsonColumn<JsonDocuments['agents']['tags']>;
    billing: OptionalJsonColumn<JsonDocuments['agents']['billing'] | null>;
    settings: OptionalJsonColumn<JsonDocuments['agents']['settings']>;
    retire_reason: 'striked_off' | 'removed' | null;
    retire_comment: string | null;
    retired_by: string | null;
    retired_at: string | null;
    /** When the application was rejected: the profile is then not viewable. */
    rejected_at: string | null;
    deleted_at: string | null;
  };
  assignments: {
    id: Generated<string>;
    job_id: string;
    agent_id: string;
    status: 'accepted' | 'in_progress' | 'qa' | 'attempted' | 'completed' | 'cancelled' | 'stopped' | 'abandoned' | 'partially_failed' | 'failed';
    /** Minor units. */
    agent_fee: number;
    currency: Currency;
    job_date: string;
    start_time: string | null;
    end_time: string | null;
    created_at: string;
    started_at: string | null;
    /** When the work was submitted. */
    ended_at: string | null;
    stopped_at: string | null;
    /** When it reached a final status. */
    closed_at: string | null;
    /** The agent's comment about the stop. */
    stop_comment: string | null;
  };
  /** The rate limiter library's table. */
  attempt_counts: {
    key: string;
    points: Generated<number>;
    expire: string | null;
  };
  bulk_action_rows: {
    bulk_action_id: string;
    /** Row of the file, from 1 below the header. */
    row: number;
    values: JsonColumn<JsonDocuments['bulk_action_rows']['values']>;
    status: 'waiting' | 'applied' | 'failed';
    reason: string | null;
  };
  bulk_actions: {
    id: Generated<string>;
    type: 'assign_agent' | 'unassign' | 'cancel' | 'unfulfilled' | 'update_dates' | 'update_rates' | 'assign_reviewer';
    status: 'pending' | 'in_progress' | 'completed' | 'failed';
    /** The uploaded file, unchanged. */
    csv: string;
    columns: JsonColumn<JsonDocuments['bulk_actions']['columns']>;
    rows: number;
    failures: Generated<number>;
    timezone: string;
    created_by: string;
    created_at: string;
    finished_at: string | null;
  };
  bundles: {
    id: Generated<string>;
    name: string;
  };
  campaigns: {
    id: Generated<string>;
    customer_id: string;
    name: string;
    status: 'active' | 'closed';
    campaign_target: number | null;
    hubspot_id: string | null;
    purchase_order_number: string | null;
    created_at: string;
  };
  /** One row for each record that a transaction has changed. */
  change_events: {
    id: Generated<string>;
    /** Given after the commit, in ascending order without gaps; null until then. */
    position: string | null;
    /** Null once it has a position. */
    transaction: string | null;
    type: string;
    record_id: string;
    kind: 'created' | 'updated' | 'deleted';
    /** Null if no user made the change. */
    user_id: string | null;
    created_at: Generated<string>;
  };
  cities: {
    id: Generated<string>;
    country_code: string;
    name: string;
    latitude: number;
    longitude: number;
  };
  collection_items: {
    collection_id: string;
    item_id: string;
    position: number;
  };
  collections: {
    id: Generated<string>;
    name: string;
    status: 'active' | 'hidden';
    /** attribute1 and attribute2 are free texts for the app. */
    attribute1: string | null;
    attribute2: string | null;
    /** Smaller numbers come first. */
    display_order: number;
    created_at: string;
  };
  /** Items that collections and news can refer to. */
  content_items: {
    id: Generated<string>;
    name: string;
  };
  countries: {
    code: string;
    name: string;
  };
  /** Customer users, who use the customer's own portal; they cannot sign in to the console. */
  customer_users: {
    id: Generated<string>;
    customer_id: string;
    first_name: string;
    last_name: string;
    email: string;
    role_id: string;
    status: 'active' | 'invited' | 'disabled';
    /** SHA-256 of the token in the open invitation's link, for the portal to compare. */
    invitation_hash: string | null;
    created_at: string;
  };
  customers: {
    id: Generated<string>;
    name: string;
    industry_id: string | null;
    email: string | null;
    phone: string | null;
    address_line1: string;
    address_line2: string | null;
    city: string;
    zip: string | null;
    state: string | null;
    country_code: string;
    priority: 'standard' | 'vip';
    show_badge: boolean;
    status: 'active' | 'inactive' | 'archived';
    created_at: string;
    last_seen: string | null;
    logo_url: string | null;
    portal_url: string;
    jobs_per_agent_limit: number | null;
    limit_period: number | null;
  };
  /** One row: the secret that signs file addresses. */
  file_secrets: {
    id: number;
    secret: string;
  };
  files: {
    id: Generated<string>;
    /** Key of the bytes in the storage and part of the address; unguessable. */
    key: string;
    /** The original name. */
    name: string;
    content_type: string;
    /** Bytes; null while the file is announced but has not arrived. */
    size: number | null;
    /** SHA-256 in hex; the announced one until the file has arrived. */
    sha256: string;
    created_by: string | null;
    created_at: string;
    /** An original with private metadata: for download by staff only. */
    download_only: Generated<boolean>;
  };
  /** Comparisons of secrets by key: the wrong ones with the start of their window, and the running ones. */
  guess_counts: {
    key: string;
    wrong: Generated<number>;
    since: string;
    running: Generated<number>;
    running_until: string;
  };
  idempotent_requests: {
    user_id: string;
    /** Derived from the client's key, which is not stored. */
    key: string;
    /** SHA-256 of method, path and body: the same key with another request is refused. */
    request_hash: string;
    status: number | null;
    headers: string | null;
    /** Encrypted with the client's key. */
    body: string | null;
    created_at: string;
  };
  industries: {
    id: Generated<string>;
    name: string;
  };
  /** The sum is the number of statements that changed data of job lists. */
  job_changes: {
    amount: string;
  };
  job_comments: {
    id: Generated<string>;
    job_id: string;
    created_by: string;
    text: string;
    created_at: string;
  };
  /** Increments of the number of jobs; the sum is the count. */
  job_counts: {
    order_id: string;
    customer_id: string;
    template_id: string;
    status: JobStatus;
    amount: number;
  };
  /** Increments of the number of jobs by their first day; the sum is the count. */
  job_day_counts: {
    start_date: string;
    status: string;
    amount: number;
  };
  job_history: {
    id: Generated<string>;
    job_id: string;
    /** The actor's name at that time. */
    actor: string;
    user_id: string | null;
    assignment_id: string | null;
    event: string;
    created_at: string;
    action: string | null;
  };
  /** Jobs counted by each pair of their metadata. */
  job_metadata_counts: {
    category: string;
    value: string;
    status: string;
    amount: number;
  };
  jobs: {
    /** Order number and sequence, for example 10023-7. */
    id: string;
    order_id: string;
    sequence: number;
    customer_id: string;
    template_id: string;
    location_id: string | null;
    location_group_id: string | null;
    status: 'unassigned' | 'pending' | 'assigned' | 'in_progress' | 'qa' | 'attempted' | 'unfulfilled' | 'completed' | 'cancelled';
    reference: string;
    description: string | null;
    special_instructions: string | null;
    start_date: string;
    end_date: string;
    start_time: string | null;
    end_time: string | null;
    created_at: string;
    started_at: string | null;
    ended_at: string | null;
    completed_at: string | null;
    qa_entered_at: string | null;
    cancelled_at: string | null;
    currency: Currency;
    /** Minor units, for the agent. */
    agent_fee: number;
    /** Minor units, for the customer. */
    customer_price: number;
    bundle_name: string | null;
    team: string | null;
    interest: Generated<boolean>;
    partial: Generated<boolean>;
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
    reviewer_id: string | null;
    /** Null for a job without tasks. */
    task_list_id: string | null;
    metadata: OptionalJsonColumn<JsonDocuments['jobs']['metadata']>;
    qa_notes: string | null;
    /** Minor units; the offered or agreed fee of this job, while it differs from agent_fee. */
    agreed_fee: number | null;
    bundle_id: string | null;
    market_offer_id: string | null;
    /** The current or the last assignment. */
    assignment_id: string | null;
    search: GeneratedAlways<string>;
    /** Why it was attempted; kept after the job goes on, where it has no meaning. */
    attempt_reason: AttemptReason | null;
  };
  /** The networks where a user has signed in with the current password. */
  known_networks: {
    user_id: string;
    network_hash: string;
    last_used_at: string;
  };
  /** Append-only; an agent's balance is the sum of the amounts. */
  ledger_entries: {
    id: Generated<string>;
    agent_id: string;
    kind: 'payment' | 'withdrawal' | 'withdrawal_return';
    payment_id: string | null;
    withdrawal_id: string | null;
    amount: number;
    currency: Currency;
    created_at: string;
  };
  location_groups: {
    id: Generated<string>;
    order_id: string;
    name: string;
    job_time_limit: number | null;
    hide_from_market: Generated<boolean>;
  };
  locations: {
    id: Generated<string>;
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
    upload_id: string | null;
    /** Its row in the file, from 1 below the header. */
    upload_row: number | null;
    /** State of the search for coordinates; null when it has them, or none is searched for. */
    locating: 'waiting' | 'approximate' | 'not_found' | 'unavailable' | null;
    /** Failed searches. */
    lookups: Generated<number>;
  };
  lockout_agents: {
    lockout_id: string;
    agent_id: string;
    /** Null: after the lockout's duration. */
    expires_at: string | null;
    created_at: string;
  };
  lockouts: {
    id: Generated<string>;
    order_id: string | null;
    name: string;
    /** Whole minutes. */
    duration: number;
    created_at: string;
  };
  mail_attachments: {
    id: Generated<string>;
    mail_id: string;
    file_name: string;
    content_type: string;
    content: string;
  };
  mails: {
    id: Generated<string>;
    recipient: string;
    subject: string;
    body: string;
    created_at: string;
    sent_at: string | null;
    /** The token hash of its link; null if it has none that can end. */
    token_hash: string | null;
  };
  market_offer_jobs: {
    offer_id: string;
    job_id: string;
    agent_fee: number;
  };
  market_offers: {
    id: Generated<string>;
    /** Dates and times are null where the request of the customer applies. */
    start_date: string | null;
    end_date: string | null;
    start_time: string | null;
    end_time: string | null;
    rules: JsonColumn<JsonDocuments['market_offers']['rules']>;
    rules_operator: 'and' | 'or' | null;
    bundle_name: string | null;
    created_by: string | null;
    created_at: string;
  };
  news: {
    id: Generated<string>;
    title: string;
    body: string;
    status: 'active' | 'hidden';
    media: OptionalJsonColumn<JsonDocuments['news']['media'] | null>;
    created_at: string;
  };
  order_categories: {
    id: Generated<string>;
    name: string;
  };
  order_endings: {
    order_id: string;
    /** The change of the jobs: a status, another end date, or deletion. */
    job_status: 'cancelled' | 'unfulfilled' | 'unassigned' | 'extended' | 'removed';
    reason: string | null;
    comment: string | null;
    actor: string;
    user_id: string | null;
    /** Days, only for extended. */
    from_date: string | null;
    to_date: string | null;
  };
  /** Every change of an order's status or flags, written in the same transaction. */
  order_history: {
    id: Generated<string>;
    order_id: string;
    action: string;
    from_status: string;
    to_status: string;
    reason: string | null;
    comment: string | null;
    /** Null for the scheduler. */
    user_id: string | null;
    created_at: string;
  };
  /** Orders whose locations are being geocoded. */
  order_locating: {
    order_id: string;
    /** The next part of the work; a part that runs twice after a crash continues only once. */
    part: Generated<number>;
    /** Consecutive failed searches. */
    failures: Generated<number>;
  };
  order_push_agents: {
    push_id: string;
    agent_id: string;
  };
  order_pushes: {
    id: Generated<string>;
    order_id: string;
    kind: 'assignment_status' | 'offer_distance';
    status: 'pending' | 'building_audience' | 'no_audience' | 'sending' | 'sent';
    /** The launch push of the order; at most one. */
    launch: Generated<boolean>;
    lockout_duration: number | null;
    scheduled_at: string;
    sent_at: string | null;
    created_at: string;
  };
  /** A problem of a row; row counts from 1 below the header. */
  order_upload_fails: {
    upload_id: string;
    row: number;
    field: string | null;
    message: string;
  };
  order_uploads: {
    id: Generated<string>;
    order_id: string;
    file_key: string;
    /** SHA-256 of the file in hex, in lower case. */
    hash: string;
    status: 'pending' | 'in_progress' | 'completed' | 'cancelled';
    /** Rows that became locations. */
    completed: Generated<number>;
    /** Processed rows; the position to continue from. */
    rows_read: Generated<number>;
    bytes_read: Generated<number>;
    /** Column names as in the file; null until the header was read. */
    header: OptionalJsonColumn<JsonDocuments['order_uploads']['header'] | null>;
    delimiter: string | null;
    cancellation_reason: string | null;
    created_by: string | null;
    created_at: string;
  };
  order_workflows: {
    order_id: string;
    workflow_id: string;
    active: boolean;
  };
  orders: {
    /** The order number. */
    id: Generated<string>;
    title: string;
    description: string | null;
    customer_id: string;
    campaign_id: string;
    wave_id: string | null;
    template_id: string | null;
    category_id: string;
    country_code: string;
    type: 'standard' | 'treasure_hunt' | 'anywhere';
    status: 'draft' | 'pending' | 'approving' | 'active' | 'started' | 'cancelled' | 'rejected' | 'finished';
    priority: 'low' | 'medium' | 'high';
    workforce: Generated<'platform' | 'customer'>;
    paused: Generated<boolean>;
    archived_at: string | null;
    start_date: string | null;
    end_date: string | null;
    due_date: string | null;
    created_at: string;
    interest_start_date: string | null;
    interest_end_date: string | null;
    image_url: string | null;
    example_image_url: string | null;
    identity_check_required: Generated<boolean>;
    per_user_job_limit: number | null;
    lockout_duration: Generated<number>;
    lockout_id: string | null;
    launch_push_delay: Generated<number>;
    schedules: OptionalJsonColumn<JsonDocuments['orders']['schedules']>;
    require_agent_skills: OptionalJsonColumn<JsonDocuments['orders']['require_agent_skills']>;
    exclude_agent_skills: OptionalJsonColumn<JsonDocuments['orders']['exclude_agent_skills']>;
    require_agent_tags: OptionalJsonColumn<JsonDocuments['orders']['require_agent_tags']>;
    exclude_agent_tags: OptionalJsonColumn<JsonDocuments['orders']['exclude_agent_tags']>;
    documentation: OptionalJsonColumn<JsonDocuments['orders']['documentation']>;
    hide_from_market: Generated<boolean>;
    capture_location: Generated<boolean>;
    capture_location_prompt: string | null;
    capture_location_prompt_required: Generated<boolean>;
    job_completion_target: number | null;
    accept_window: Generated<number>;
    combine_groups: Generated<boolean>;
    summary: string | null;
    positive_criteria: string | null;
    negative_criteria: string | null;
    treasure_target: string | null;
    dashboard_id: string | null;
    /** Number of jobs of an order without locations. */
    wanted_jobs: number | null;
    currency: Generated<Currency>;
    task_list_id: string | null;
    /** The customer user who placed it; null for staff. */
    placed_by: string | null;
  };
  payments: {
    id: Generated<string>;
    reference: GeneratedAlways<string>;
    /** Deduplication key: unique per payment. Null where several payments are allowed. */
    once_key: string | null;
    agent_id: string;
    type: 'job' | 'referral' | 'bonus' | 'credit' | 'transaction_fee' | 'deduction' | 'reimbursement';
    assignment_id: string | null;
    job_id: string | null;
    /** Minor units; below zero for a deduction. */
    amount: number;
    currency: Currency;
    country_code: string;
    comment: string | null;
    admin_user_id: string | null;
    method: 'balance' | 'bank_transfer' | 'paypal';
    status: 'pending' | 'paid' | 'failed';
    created_at: string;
  };
  preferences: {
    user_id: string;
    name: string;
    /** As the client wrote it; not read here. */
    value: string;
    updated_at: string;
  };
  /** The record that a tab has open. It ends 30 seconds after the last sign. */
  presence: {
    session: string;
    /** UUID of the tab. */
    client: string;
    type: 'job' | 'order' | 'template' | 'customer';
    record_id: string;
    kind: 'views' | 'edits' | 'reviews';
    /** The part that is edited, such as address. */
    part: string | null;
    done: number | null;
    total: number | null;
    /** When the tab opened the record. */
    since: string;
    seen_at: string;
  };
  /** One row: the secret that signs report link tokens. */
  report_link_secrets: {
    id: number;
    secret: string;
  };
  report_links: {
    id: Generated<string>;
    job_id: string;
    /** SHA-256 of the token, in hex: the token itself is not stored. */
    token_hash: string;
    /** Argon2id in PHC form; null is a link without a password. */
    password_hash: string | null;
    created_by: string;
    created_at: string;
    revoked_at: string | null;
    /** A name by staff, for example of the recipient. */
    label: string | null;
    /** When it expires; null means until it is revoked. */
    expires_at: string | null;
    last_opened_at: string | null;
    opened_count: Generated<number>;
  };
  report_media: {
    id: Generated<string>;
    assignment_id: string;
    item_reference: Generated<string>;
    task_id: string;
    type: 'photo' | 'video';
    status: 'processing' | 'failed' | 'ready';
    mime: 'mp4' | 'jpeg' | 'jpg' | 'png';
    /** The displayed file; the upload itself until it is processed. */
    media_url: string;
    thumb_url: string | null;
    caption: string | null;
    taken_at: string | null;
    created_at: string;
    /** Other rows use the same file, so it outlives this row. */
    shares_file: Generated<boolean>;
    /** The unchanged upload, with all metadata of its camera. */
    original_url: string | null;
    /** Degrees clockwise by which staff turned the picture; the displayed file is turned already. */
    rotation: Generated<0 | 90 | 180 | 270>;
    /** Pixels of the displayed file. */
    width: number | null;
    height: number | null;
    /** Why it cannot be shown. */
    failure: MediaFailure | null;
  };
  report_tasks: {
    assignment_id: string;
    /** The matrix item of the answer; empty outside matrices. */
    item_reference: Generated<string>;
    task_id: string;
    /** Ids of the chosen options. */
    selection: OptionalJsonColumn<JsonDocuments['report_tasks']['selection']>;
    value: string | null;
    comment: string | null;
    status: string | null;
    /** Why staff corrected the answer. */
    reason: string | null;
    qa_notes: string | null;
    /** Minor units in the currency of the job. */
    reimbursement: number | null;
  };
  /** What the reviewers of a job have marked on its tasks, until the work is done again. */
  review_marks: {
    job_id: string;
    /** A task of the job's task list. */
    task_id: string;
    kind: 'seen' | 'selected' | 'accepted';
    /** The user who marked it first. */
    user_id: string;
    marked_at: string;
  };
  roles: {
    id: Generated<string>;
    name: string;
    permissions: JsonColumn<JsonDocuments['roles']['permissions']>;
  };
  saved_views: {
    id: Generated<string>;
    user_id: string;
    /** The path of the list in the console. */
    list: string;
    name: string;
    /** Filters and sorting, as the query string of the console. */
    search: string;
    columns: JsonColumn<JsonDocuments['saved_views']['columns']>;
    audience: 'owner' | 'role' | 'everyone';
    role_id: string | null;
    is_default: boolean;
    created_at: string;
    updated_at: string;
  };
  seeds: {
    name: string;
    created_at: string;
  };
  sessions: {
    /** SHA-256 of the bearer token, in hex: the token itself is not stored. */
    token_hash: string;
    user_id: string;
    created_at: string;
    expires_at: string;
  };
  skill_categories: {
    id: Generated<string>;
    name: string;
  };
  skills: {
    id: Generated<string>;
    category_id: string;
    name: string;
  };
  /** The offered tags; an agent's own are in agents.tags. */
  tags: {
    name: string;
  };
  /** Immutable: many jobs refer to one list, and editing a template creates a new one. */
  task_lists: {
    id: Generated<string>;
    /** SHA-256 of the content in hex: equal content is stored once. */
    hash: string;
    task_groups: JsonColumn<JsonDocuments['task_lists']['task_groups']>;
    task_logic: JsonColumn<JsonDocuments['task_lists']['task_logic']>;
  };
  templates: {
    id: Generated<string>;
    name: string;
    /** '1' marks a legacy template. */
    version: string;
    display_name: string | null;
    description: string;
    customer_id: string;
    duration: number;
    currency: Currency;
    base_price: number;
    agent_fee: number;
    agent_fee_up_to: number | null;
    same_day_charge: number;
    status: 'active' | 'inactive' | 'archived';
    created_at: string;
    /** Shown to agents instead of the name and the logo of the customer. */
    alternative_customer_name: string | null;
    alternative_customer_avatar: string | null;
    pixellate_faces: Generated<boolean>;
    hide_job_times: Generated<boolean>;
    documentation: OptionalJsonColumn<JsonDocuments['templates']['documentation']>;
    video_thumb_url: string | null;
    features: OptionalJsonColumn<JsonDocuments['templates']['features']>;
    /** The current tasks; null for a template without tasks. */
    task_list_id: string | null;
  };
  trainings: {
    id: Generated<string>;
    title: string;
    body: string;
    status: 'active' | 'hidden';
    display_order: number;
    media: OptionalJsonColumn<JsonDocuments['trainings']['media'] | null>;
    created_at: string;
  };
  user_tokens: {
    token_hash: string;
    user_id: string;
    purpose: 'reset' | 'invitation';
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  users: {
    id: Generated<string>;
    first_name: string;
    last_name: string;
    email: string;
    /** Argon2id in PHC form; null while an invitation is open. */
    password_hash: string | null;
    role_id: string;
    type: 'standard' | 'manager';
    status: 'active' | 'invited' | 'disabled';
    created_at: string;
    updated_at: string;
  };
  waves: {
    id: Generated<string>;
    campaign_id: string;
    name: string;
    position: Generated<number>;
  };
  withdrawals: {
    id: Generated<string>;
    reference: GeneratedAlways<string>;
    agent_id: string;
    automatic: 'auto' | 'manual';
    payment_method_id: string;
    /** Minor units, always above zero. */
    amount: number;
    currency: Currency;
    country_code: string;
    status: 'requested' | 'approved' | 'denied' | 'processed' | 'confirmed' | 'refunded' | 'processing' | 'failed';
    review_comment: string | null;
    reviewed_by: string | null;
    reviewed_at: string | null;
    created_at: string;
  };
  work: {
    id: Generated<string>;
    name: string;
    payload: JsonColumn<JsonDocuments['work']['payload']>;
    status: Generated<'waiting' | 'done' | 'failed'>;
    attempts: Generated<number>;
    /** Not taken before this instant: the backoff, or a planned time. */
    run_at: string;
    created_at: string;
    finished_at: string | null;
    /** The last error, as in the log. */
    last_error: string | null;
    /** Leased for a run outside a transaction, until run_at at most. */
    lent: Generated<boolean>;
    /** The last failure in words for staff; null also if an older version wrote it. */
    failure: string | null;
    /** Attempts before a retry by staff. */
    earlier_attempts: Generated<number>;
    retried_at: string | null;
    retried_by: string | null;
    /** The trace of the call or work that enqueued it, if that was recorded (traceparent). */
    trace_parent: string | null;
  };
  workflows: {
    id: Generated<string>;
    name: string;
  };
};

/** The tables and their columns, as a start expects them at least. */
export const expectedTables: Readonly<Record<string, string>> = {
  agent_applications: 'id agent_id status reject_reason created_at',
  agent_areas: 'id agent_id name transport_mode latitude longitude radius available',
  agent_comments: 'id agent_id created_by comment created_at',
  agent_contracts: 'id agent_id name signed_at url',
  agent_payment_methods: 'id agent_id type label is_default created_at removed_at',
  agent_skills: 'agent_id skill_id',
  agent_strikes: 'id agent_id created_by comment created_at reverted_by reverted_at',
  agents: 'id first_name last_name email phone date_of_birth address1 address2 city state zip country_code status stage created_at last_seen_at currency fee latitude longitude position_updated_at view_restricted payment_restricted can_withdraw identity_check_result identity_check_method identity_check_state identity_check_comment identity_check_reviewed_by identity_check_updated_at tags billing settings retire_reason retire_comment retired_by retired_at rejected_at deleted_at',
  assignments: 'id job_id agent_id status agent_fee currency job_date start_time end_time created_at started_at ended_at stopped_at closed_at stop_comment',
  attempt_counts: 'key points expire',
  bulk_action_rows: 'bulk_action_id row values status reason',
  bulk_actions: 'id type status csv columns rows failures timezone created_by created_at finished_at',
  bundles: 'id name',
  campaigns: 'id customer_id name status campaign_target hubspot_id purchase_order_number created_at',
  change_events: 'id position transaction type record_id kind user_id created_at',
  cities: 'id country_code name latitude longitude',
  collection_items: 'collection_id item_id position',
  collections: 'id name status attribute1 attribute2 display_order created_at',
  content_items: 'id name',
  countries: 'code name',
  customer_users: 'id customer_id first_name last_name email role_id status invitation_hash created_at',
  customers: 'id name industry_id email phone address_line1 address_line2 city zip state country_code priority show_badge status created_at last_seen logo_url portal_url jobs_per_agent_limit limit_period',
  file_secrets: 'id secret',
  files: 'id key name content_type size sha256 created_by created_at download_only',
  guess_counts: 'key wrong since running running_until',
  idempotent_requests: 'user_id key request_hash status headers body created_at',
  industries: 'id name',
  job_changes: 'amount',
  job_comments: 'id job_id created_by text created_at',
  job_counts: 'order_id customer_id template_id status amount',
  job_day_counts: 'start_date status amount',
  job_history: 'id job_id actor user_id assignment_id event created_at action',
  job_metadata_counts: 'category value status amount',
  jobs: 'id order_id sequence customer_id template_id location_id location_group_id status reference description special_instructions start_date end_date start_time end_time created_at started_at ended_at completed_at qa_entered_at cancelled_at currency agent_fee customer_price bundle_name team interest partial name address1 address2 address_details city zip state country_code phone latitude longitude reviewer_id task_list_id metadata qa_notes agreed_fee bundle_id market_offer_id assignment_id search attempt_reason',
  known_networks: 'user_id network_hash last_used_at',
  ledger_entries: 'id agent_id kind payment_id withdrawal_id amount currency created_at',
  location_groups: 'id order_id name job_time_limit hide_from_market',
  locations: 'id order_id group_id reference name address1 address2 address_details city zip state country_code phone latitude longitude start_date end_date start_time end_time upload_id upload_row locating lookups',
  lockout_agents: 'lockout_id agent_id expires_at created_at',
  lockouts: 'id order_id name duration created_at',
  mail_attachments: 'id mail_id file_name content_type content',
  mails: 'id recipient subject body created_at sent_at token_hash',
  market_offer_jobs: 'offer_id job_id agent_fee',
  market_offers: 'id start_date end_date start_time end_time rules rules_operator bundle_name created_by created_at',
  news: 'id title body status media created_at',
  order_categories: 'id name',
  order_endings: 'order_id job_status reason comment actor user_id from_date to_date',
  order_history: 'id order_id action from_status to_status reason comment user_id created_at',
  order_locating: 'order_id part failures',
  order_push_agents: 'push_id agent_id',
  order_pushes: 'id order_id kind status launch lockout_duration scheduled_at sent_at created_at',
  order_upload_fails: 'upload_id row field message',
  order_uploads: 'id order_id file_key hash status completed rows_read bytes_read header delimiter cancellation_reason created_by created_at',
  order_workflows: 'order_id workflow_id active',
  orders: 'id title description customer_id campaign_id wave_id template_id category_id country_code type status priority workforce paused archived_at start_date end_date due_date created_at interest_start_date interest_end_date image_url example_image_url identity_check_required per_user_job_limit lockout_duration lockout_id launch_push_delay schedules require_agent_skills exclude_agent_skills require_agent_tags exclude_agent_tags documentation hide_from_market capture_location capture_location_prompt capture_location_prompt_required job_completion_target accept_window combine_groups summary positive_criteria negative_criteria treasure_target dashboard_id wanted_jobs currency task_list_id placed_by',
  payments: 'id reference once_key agent_id type assignment_id job_id amount currency country_code comment admin_user_id method status created_at',
  preferences: 'user_id name value updated_at',
  presence: 'session client type record_id kind part done total since seen_at',
  report_link_secrets: 'id secret',
  report_links: 'id job_id token_hash password_hash created_by created_at revoked_at label expires_at last_opened_at opened_count',
  report_media: 'id assignment_id item_reference task_id type status mime media_url thumb_url caption taken_at created_at shares_file original_url rotation width height failure',
  report_tasks: 'assignment_id item_reference task_id selection value comment status reason qa_notes reimbursement',
  review_marks: 'job_id task_id kind user_id marked_at',
  roles: 'id name permissions',
  saved_views: 'id user_id list name search columns audience role_id is_default created_at updated_at',
  seeds: 'name created_at',
  sessions: 'token_hash user_id created_at expires_at',
  skill_categories: 'id name',
  skills: 'id category_id name',
  tags: 'name',
  task_lists: 'id hash task_groups task_logic',
  templates: 'id name version display_name description customer_id duration currency base_price agent_fee agent_fee_up_to same_day_charge status created_at alternative_customer_name alternative_customer_avatar pixellate_faces hide_job_times documentation video_thumb_url features task_list_id',
  trainings: 'id title body status display_order media created_at',
  user_tokens: 'token_hash user_id purpose created_at expires_at used_at',
  users: 'id first_name last_name email password_hash role_id type status created_at updated_at',
  waves: 'id campaign_id name position',
  withdrawals: 'id reference agent_id automatic payment_method_id amount currency country_code status review_comment reviewed_by reviewed_at created_at',
  work: 'id name payload status attempts run_at created_at finished_at last_error lent failure earlier_attempts retried_at retried_by trace_parent',
  workflows: 'id name',
};
