import type { AssignmentParts, Entity, Envelope, ExportAnswer, ListPage, OpenedSession, OrderLocation, OrderLocationGroup, OrderUpload, PortalUser, ReportAnswer, ResultsFile, SharedLink, SummaryCounts, Value } from '../schema/parents.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without a time zone, `yyyy-MM-dd` (RFC 3339 full-date). */
  Date: { input: string; output: string; }
  /**
   * An instant. Answers are RFC 3339 in UTC (`2026-11-20T14:05:00Z`).
   * Inputs may also be written `yyyy-MM-dd HH:mm:ss`, which is read as UTC.
   */
  DateTime: { input: string; output: string; }
  /**
   * An exact amount in major units (pounds, not pence). Answers are decimal text in its shortest form: `"12.5"`, `"-3"`,
   * never with an exponent, so that equal amounts are equal texts and no client has to add up binary fractions.
   * Inputs are such text, also with noughts at the end (`"12.50"`), or a JSON number; both have at most two decimals and
   * are below 10^12.
   */
  Decimal: { input: number; output: number; }
  /** An e-mail address (the WHATWG HTML definition of a valid e-mail address). */
  EmailAddress: { input: string; output: string; }
  /** A time of day without a date or zone, `HH:mm` in 24 hours. */
  LocalTime: { input: string; output: string; }
  /** An absolute http(s) address, or a path on this origin that starts with `/files/`. */
  URL: { input: string; output: string; }
};

/** A comment about a Shepherd. */
export type AddAgentCommentInput = {
  agentId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

/** A comment about a job. */
export type AddJobCommentInput = {
  jobId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

/** Who to lock out. */
export type AddLockoutAgentsInput = {
  agentIds: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** Who gets a strike, and why. */
export type AddStrikeInput = {
  agentId: Scalars['ID']['input'];
  /** Must not be empty. */
  comment: Scalars['String']['input'];
};

/**
 * Somebody who does jobs in the field; Shepherd on screen. With only `jobs.view`, everything but id and names is null.
 * Fields that are read by a call of their own are null with an error when that call fails; the rest stays.
 */
export type Agent = {
  __typename?: 'Agent';
  address1?: Maybe<Scalars['String']['output']>;
  address2?: Maybe<Scalars['String']['output']>;
  /** Needs `agents.view`. */
  application?: Maybe<Application>;
  /** The Shepherd's work. Needs `agents.view`. */
  assignments?: Maybe<AssignmentPage>;
  /** Needs `payments.view`. Errors: as `paymentMethods`. */
  balance?: Maybe<AgentBalance>;
  /** Where bills go and how taxes are done; null when payment-restricted. */
  billing?: Maybe<AgentBilling>;
  city?: Maybe<Scalars['String']['output']>;
  /** Staff's comments, the newest first. Needs `agents.view`. */
  comments?: Maybe<Array<AgentComment>>;
  contractSignedAt?: Maybe<Scalars['Date']['output']>;
  /** Needs `agents.view`. */
  contracts?: Maybe<Array<AgentContract>>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The fee agreed with the Shepherd, if there is one. */
  fee?: Maybe<Money>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  identityCheck?: Maybe<IdentityCheck>;
  jobsCompleted?: Maybe<Scalars['Int']['output']>;
  lastName: Scalars['String']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Areas where the Shepherd takes jobs. Needs `agents.view`; those of several Shepherds, which are read together, need
   * `jobs.view`.
   */
  locations?: Maybe<Array<AgentArea>>;
  /**
   * The jobs that the Shepherd has taken and not handed in, whatever their day; those of several Shepherds are read
   * together. Needs `jobs.view`.
   */
  openJobs?: Maybe<Array<Job>>;
  /** Needs `payments.view`. Errors: `agent.restricted` (403) when payment-restricted. */
  paymentMethods?: Maybe<Array<PaymentMethod>>;
  /** True: payment methods, billing and balance are hidden from the signed-in user. */
  paymentRestricted?: Maybe<Scalars['Boolean']['output']>;
  /** The Shepherd's payments. Needs `payments.view`. */
  payments?: Maybe<PaymentPage>;
  phone?: Maybe<Scalars['String']['output']>;
  /**
   * Where the Shepherd was last; null when unknown, when view-restricted and when the read fails. Permissions as
   * `locations`.
   */
  position?: Maybe<AgentPosition>;
  /** Strikes of the last three months that count. */
  recentStrikes?: Maybe<Scalars['Int']['output']>;
  /** What staff wrote when they retired the Shepherd. */
  retireComment?: Maybe<Scalars['String']['output']>;
  /** Set for a retired Shepherd. */
  retireReason?: Maybe<RetireReason>;
  retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the Shepherd set in the app. Needs `agents.view`. */
  settings?: Maybe<AgentSettings>;
  /** Ids of the skills of all categories; `skills` has their names. */
  skillIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** What the Shepherd can do, by category. Needs `agents.view`. */
  skills?: Maybe<Array<AgentSkillCategory>>;
  /** How far the application came. */
  stage?: Maybe<ApplicationStage>;
  state?: Maybe<Scalars['String']['output']>;
  status?: Maybe<AgentStatus>;
  /** Each strike, reverted ones too, the newest first. Needs `agents.view`. */
  strikeHistory?: Maybe<Array<Strike>>;
  /** How many strikes count; `strikeHistory` has each. */
  strikes?: Maybe<Scalars['Int']['output']>;
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /** True: the position is hidden from the signed-in user. */
  viewRestricted?: Maybe<Scalars['Boolean']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};


/**
 * Somebody who does jobs in the field; Shepherd on screen. With only `jobs.view`, everything but id and names is null.
 * Fields that are read by a call of their own are null with an error when that call fails; the rest stays.
 */
export type AgentAssignmentsArgs = {
  filter?: InputMaybe<AssignmentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: AssignmentSort;
};


/**
 * Somebody who does jobs in the field; Shepherd on screen. With only `jobs.view`, everything but id and names is null.
 * Fields that are read by a call of their own are null with an error when that call fails; the rest stays.
 */
export type AgentPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: PaymentSort;
};

/** A circle where a Shepherd takes jobs. */
export type AgentArea = {
  __typename?: 'AgentArea';
  agent?: Maybe<Agent>;
  /** True: jobs there are wanted now. */
  available?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Degrees (WGS 84). */
  latitude: Scalars['Float']['output'];
  /** Degrees (WGS 84). */
  longitude: Scalars['Float']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Metres. */
  radius: Scalars['Float']['output'];
  transportMode: TransportMode;
};

/** What a Shepherd has and earned. */
export type AgentBalance = {
  __typename?: 'AgentBalance';
  balance?: Maybe<Money>;
  canWithdraw: Scalars['Boolean']['output'];
  earnings?: Maybe<AgentEarnings>;
  /** What the Shepherd has in other currencies than the usual one. All of them together are the sum of the history. */
  otherBalances?: Maybe<Array<Money>>;
};

/** A Shepherd's billing address and tax details. */
export type AgentBilling = {
  __typename?: 'AgentBilling';
  address1?: Maybe<Scalars['String']['output']>;
  address2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  taxNumber?: Maybe<Scalars['String']['output']>;
  vatRegistered?: Maybe<Scalars['Boolean']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** What somebody of the staff wrote about a Shepherd. */
export type AgentComment = {
  __typename?: 'AgentComment';
  createdBy?: Maybe<User>;
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

/** A contract between a Shepherd and the marketplace. */
export type AgentContract = {
  __typename?: 'AgentContract';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Null: not signed yet. */
  signedAt?: Maybe<Scalars['Date']['output']>;
  url?: Maybe<Scalars['URL']['output']>;
};

/** What a Shepherd earned. */
export type AgentEarnings = {
  __typename?: 'AgentEarnings';
  monthly: Array<MonthlyEarning>;
};

/** Which Shepherds. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type AgentFilter = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  identityCheckResult?: InputMaybe<Array<IdentityCheckResult>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in names, e-mail, phone and id. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  skillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  stage?: InputMaybe<Array<ApplicationStage>>;
  status?: InputMaybe<Array<AgentStatus>>;
  /** At least as many strikes that count. */
  strikesFrom?: InputMaybe<Scalars['Int']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of Shepherds. */
export type AgentPage = {
  __typename?: 'AgentPage';
  items: Array<Agent>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** Where a Shepherd was last. */
export type AgentPosition = {
  __typename?: 'AgentPosition';
  agent?: Maybe<Agent>;
  /** Degrees (WGS 84). */
  latitude: Scalars['Float']['output'];
  /** Degrees (WGS 84). */
  longitude: Scalars['Float']['output'];
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a Shepherd set in the app. */
export type AgentSettings = {
  __typename?: 'AgentSettings';
  emailNotifications?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 639-1. */
  language?: Maybe<Scalars['String']['output']>;
  pushNotifications?: Maybe<Scalars['Boolean']['output']>;
  /** IANA time zone. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** A Shepherd's skills of one category. It has no id, as every Shepherd has other skills of the same category. */
export type AgentSkillCategory = {
  __typename?: 'AgentSkillCategory';
  category: SkillCategory;
  skills: Array<Skill>;
};

/** The order of Shepherds. */
export type AgentSort = {
  direction: SortDirection;
  field: AgentSortField;
};

/** What Shepherds can be sorted by. */
export type AgentSortField =
  | 'city'
  | 'country_code'
  | 'created_at'
  | 'email'
  | 'first_name'
  | 'id'
  | 'jobs_completed'
  | 'last_name'
  | 'last_seen_at'
  | 'status'
  | 'strikes';

/** Whether a Shepherd works for the marketplace. */
export type AgentStatus =
  | 'active'
  | 'applicant'
  /** Without access to the market. */
  | 'inactive'
  | 'retired';

/** Somebody's way to becoming a Shepherd. */
export type Application = {
  __typename?: 'Application';
  agent?: Maybe<Agent>;
  /** Whether a contract was agreed. */
  contract: Scalars['Boolean']['output'];
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  identityCheck?: Maybe<IdentityCheck>;
  /** Whether a job was accepted. */
  job: Scalars['Boolean']['output'];
  /** Set for a rejected one. */
  rejectReason?: Maybe<RejectReason>;
  stage: ApplicationStage;
  status: ApplicationStatus;
};

/** Which applications. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type ApplicationFilter = {
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  identityCheckResult?: InputMaybe<Array<IdentityCheckResult>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Left out: false in the list, true in the export. */
  includeRejected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words looked for in the applicant's names, e-mail and phone. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  rejectReason?: InputMaybe<Array<RejectReason>>;
  stage?: InputMaybe<Array<ApplicationStage>>;
  status?: InputMaybe<Array<ApplicationStatus>>;
};

/** A page of applications. */
export type ApplicationPage = {
  __typename?: 'ApplicationPage';
  items: Array<Application>;
  pageInfo: PageInfo;
  /** Counts per status. The total leaves out the rejected ones where the list does. */
  summary?: Maybe<Summary>;
};

/** The order of applications. */
export type ApplicationSort = {
  direction: SortDirection;
  field: ApplicationSortField;
};

/** What applications can be sorted by. */
export type ApplicationSortField =
  | 'country_code'
  | 'created_at'
  | 'first_name'
  | 'id'
  | 'last_name'
  | 'last_seen_at'
  | 'stage'
  | 'status';

/** The steps of an application. */
export type ApplicationStage =
  | 'complete_application'
  | 'complete_profile'
  | 'contract_agreement'
  | 'criminal_convictions'
  | 'identity_check'
  | 'job_accepted'
  | 'market_access'
  | 'right_to_work'
  | 'too_young'
  /** A lead: the e-mail address is not verified yet. */
  | 'verify_email';

/** The outcome of an application. */
export type ApplicationStatus =
  | 'accepted'
  | 'in_progress'
  | 'rejected';

/** Which order, and whether its warnings were seen. */
export type ArchiveOrderInput = {
  /** True: do it in spite of warnings. */
  confirm: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Who gets which jobs, for how much and when. */
export type AssignAgentInput = {
  agentId: Scalars['ID']['input'];
  /** Needed with more than one job. */
  bundleName?: InputMaybe<Scalars['String']['input']>;
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** One for each job, unless `globalFee` is given. */
  fees?: InputMaybe<Array<JobFeeInput>>;
  /** For each job alike; only with more than one. */
  globalFee?: InputMaybe<Scalars['Decimal']['input']>;
  ids: Array<Scalars['ID']['input']>;
  /** True: assign in spite of warnings. */
  ignoreWarnings: Scalars['Boolean']['input'];
  /** Today or later. Left out: as requested by the customer. */
  jobDate?: InputMaybe<Scalars['Date']['input']>;
  /** Both times or neither. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** Whether the jobs were assigned. */
export type AssignAgentResult = AssignmentConflict | JobsAssigned;

/** Who reviews which job. */
export type AssignReviewerInput = {
  adminUserId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  /** True: take it from the present reviewer. */
  reassign: Scalars['Boolean']['input'];
};

/** A Shepherd's work on a job. */
export type Assignment = {
  __typename?: 'Assignment';
  /** `id` and names whatever the permission. */
  agent?: Maybe<Agent>;
  agentFee?: Maybe<Money>;
  /** `id` and `name` whatever the permission. */
  customer?: Maybe<Customer>;
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The day the work is to be done. */
  jobDate?: Maybe<Scalars['Date']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  location?: Maybe<Location>;
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: AssignmentStatus;
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** `id` and `name` whatever the permission. */
  template?: Maybe<Template>;
};

/** Nothing was assigned, because of warnings that can be ignored. */
export type AssignmentConflict = {
  __typename?: 'AssignmentConflict';
  /** Ready to show. */
  message: Scalars['String']['output'];
  warnings: Array<JobWarnings>;
};

/** Which of a Shepherd's assignments. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type AssignmentFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  jobDateFrom?: InputMaybe<Scalars['Date']['input']>;
  jobDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** Words looked for in job id, customer and template. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<AssignmentStatus>>;
  templateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of a Shepherd's assignments. */
export type AssignmentPage = {
  __typename?: 'AssignmentPage';
  items: Array<Assignment>;
  pageInfo: PageInfo;
  /** Counts per status of the Shepherd's assignments. */
  summary?: Maybe<Summary>;
};

/** A condition on the Shepherds that see an offer. */
export type AssignmentRule = {
  __typename?: 'AssignmentRule';
  operator: Scalars['String']['output'];
  /** Id of a `MarketRule`. */
  ruleId: Scalars['ID']['output'];
  /** One value, or several for operators that compare with a list. */
  value: Array<Scalars['String']['output']>;
};

/** A condition on the Shepherds that see the offer. */
export type AssignmentRuleInput = {
  /** The value of one of its operators. */
  operator: Scalars['String']['input'];
  /** Id of a `MarketRule`. */
  ruleId: Scalars['ID']['input'];
  /** One value, or several for operators that compare with a list. A percentage is 0 to 100. */
  value: Array<Scalars['String']['input']>;
};

/** The order of assignments. */
export type AssignmentSort = {
  direction: SortDirection;
  field: AssignmentSortField;
};

/** What assignments can be sorted by. */
export type AssignmentSortField =
  | 'agent_fee'
  | 'ended_at'
  | 'job_date'
  | 'job_id'
  | 'started_at'
  | 'status';

/** Where an assignment stands. */
export type AssignmentStatus =
  | 'abandoned'
  | 'accepted'
  | 'attempted'
  | 'cancelled'
  | 'completed'
  | 'failed'
  | 'in_progress'
  /** The reviewer asked for another try. */
  | 'partially_failed'
  | 'qa'
  /** By the Shepherd; staff decides whether it was abandoned or attempted. */
  | 'stopped';

/** A change to many jobs by CSV file. */
export type BulkAction = {
  __typename?: 'BulkAction';
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<User>;
  /** Rows that were tried, those that failed included. */
  done?: Maybe<Scalars['Int']['output']>;
  /** The rows that failed. Needs `jobs.administrate`. As CSV: `/files/jobs/bulk-actions/{id}/failed`. */
  failed?: Maybe<Array<BulkActionFailure>>;
  /** Rows that failed. */
  failures: Scalars['Int']['output'];
  /** Where the CSV file can be read. */
  file?: Maybe<Scalars['URL']['output']>;
  /** When the last row was tried; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Rows in the file. */
  rows?: Maybe<Scalars['Int']['output']>;
  status: BulkActionStatus;
  type: BulkActionType;
};

/** A row that failed. */
export type BulkActionFailure = {
  __typename?: 'BulkActionFailure';
  jobId?: Maybe<Scalars['ID']['output']>;
  reason: Scalars['String']['output'];
  /** Row of the file, from 1 below the header. */
  row: Scalars['Int']['output'];
  values: Array<BulkActionValue>;
};

/** Which bulk actions. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type BulkActionFilter = {
  /** Who sent the file. */
  createdByIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the type and in the name of who sent the file. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<BulkActionStatus>>;
  type?: InputMaybe<Array<BulkActionType>>;
};

/** A page of bulk actions. */
export type BulkActionPage = {
  __typename?: 'BulkActionPage';
  items: Array<BulkAction>;
  pageInfo: PageInfo;
};

/** The order of bulk actions. */
export type BulkActionSort = {
  direction: SortDirection;
  field: BulkActionSortField;
};

/** What bulk actions can be sorted by. */
export type BulkActionSortField =
  | 'created_at'
  | 'failures'
  | 'id'
  | 'status'
  | 'type';

/** How far a bulk action has come. Completed ones may have failures; a failed one could not be read. */
export type BulkActionStatus =
  | 'completed'
  | 'failed'
  | 'in_progress'
  | 'pending';

/** What a bulk action does to the job of each row, and the columns of its file. */
export type BulkActionType =
  /** job_id, agent_id, agent_fee; optional job_date, start_time, end_time, ignore_warnings. */
  | 'assign_agent'
  /** job_id, admin_user_email. */
  | 'assign_reviewer'
  /** job_id, comment. */
  | 'cancel'
  /** job_id. */
  | 'unassign'
  /** job_id, comment. */
  | 'unfulfilled'
  /** job_id, start_date, end_date; optional start_time, end_time. */
  | 'update_dates'
  /** job_id and at least one of agent_fee, customer_price. */
  | 'update_rates';

/** A cell of a row. */
export type BulkActionValue = {
  __typename?: 'BulkActionValue';
  column: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A customer's plan that orders belong to. */
export type Campaign = {
  __typename?: 'Campaign';
  /** Number of jobs the campaign aims at. */
  campaignTarget?: Maybe<Scalars['Int']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  customer?: Maybe<Customer>;
  hubspotId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** How many orders belong to it. */
  orders?: Maybe<Scalars['Int']['output']>;
  purchaseOrderNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<CampaignStatus>;
  waves?: Maybe<Array<Wave>>;
};

/** Which campaigns. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CampaignFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the name. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<CampaignStatus>>;
};

/** A page of campaigns. */
export type CampaignPage = {
  __typename?: 'CampaignPage';
  items: Array<Campaign>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** The order of campaigns. */
export type CampaignSort = {
  direction: SortDirection;
  field: CampaignSortField;
};

/** What campaigns can be sorted by. */
export type CampaignSortField =
  | 'created_at'
  | 'id'
  | 'name'
  | 'status';

/** Whether a campaign still takes orders. */
export type CampaignStatus =
  | 'active'
  | 'closed';

/** Which jobs, and why. */
export type CancelJobsInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  ids: Array<Scalars['ID']['input']>;
};

/** Which upload of which order, and why. */
export type CancelLocationsUploadInput = {
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which order, and why. */
export type CancelOrderInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

/** Actions that can be checked before they are done. */
export type CheckedOrderAction =
  | 'archive'
  | 'restart'
  | 'resume';

/** A city of a country. */
export type City = {
  __typename?: 'City';
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Things that the app shows together. */
export type Collection = {
  __typename?: 'Collection';
  /** Free text for the app. */
  attribute1?: Maybe<Scalars['String']['output']>;
  /** Free text for the app. */
  attribute2?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Smaller numbers come first. */
  displayOrder?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** In the order shown. */
  items?: Maybe<Array<CollectionItem>>;
  name: Scalars['String']['output'];
  status: ContentStatus;
};

/** Which collections. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CollectionFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the name. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ContentStatus>>;
};

/** Something that a collection can show. */
export type CollectionItem = {
  __typename?: 'CollectionItem';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A page of collections. */
export type CollectionPage = {
  __typename?: 'CollectionPage';
  items: Array<Collection>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** The order of collections. */
export type CollectionSort = {
  direction: SortDirection;
  field: CollectionSortField;
};

/** What collections can be sorted by. */
export type CollectionSortField =
  | 'created_at'
  | 'display_order'
  | 'id'
  | 'name'
  | 'status';

/** Which job is complete. */
export type CompleteJobInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  /** True: also become the reviewer of the next job of the order that nobody reviews. */
  goNext: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** The completed job and the one to go on with. */
export type CompleteJobPayload = {
  __typename?: 'CompleteJobPayload';
  job: Job;
  /** Null without `goNext`, and when every job of the order has a reviewer. */
  nextJob?: Maybe<Job>;
};

/** Whether the app shows it. */
export type ContentStatus =
  | 'active'
  | 'hidden';

/** A country. */
export type Country = {
  __typename?: 'Country';
  code: Scalars['String']['output'];
  /** The ISO 3166-1 alpha-2 code, the same as `code`. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What to do with which jobs. */
export type CreateBulkActionInput = {
  /** UTF-8 with a header row and at most 5000 rows. */
  csv: Scalars['String']['input'];
  type: BulkActionType;
};

/** A new campaign of a customer. */
export type CreateCampaignInput = {
  /** Number of jobs the campaign aims at. */
  campaignTarget?: InputMaybe<Scalars['Int']['input']>;
  customerId: Scalars['ID']['input'];
  hubspotId?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
  waves: Array<WaveInput>;
};

/** A new collection. */
export type CreateCollectionInput = {
  attribute1?: InputMaybe<Scalars['String']['input']>;
  attribute2?: InputMaybe<Scalars['String']['input']>;
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of the items, in the order shown. */
  items: Array<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  status: ContentStatus;
};

/** A new customer. */
export type CreateCustomerInput = {
  address: CustomerAddressInput;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  industryId?: InputMaybe<Scalars['ID']['input']>;
  jobsPerAgentLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Days. */
  limitPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** The id that an upload to `/files/customers/logos` answered. */
  logo?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** At most 30 characters. */
  phone: Scalars['String']['input'];
  priority: CustomerPriority;
  showBadge: Scalars['Boolean']['input'];
};

/** A file to come. */
export type CreateLocationsUploadInput = {
  /** SHA-256 of the file, hexadecimal. */
  hash: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
};

/** A new lockout. */
export type CreateLockoutInput = {
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whole minutes. */
  duration: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  orderId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is offered to whom, for how much and when. */
export type CreateMarketOfferInput = {
  /** Needed with more than one job. */
  bundleName?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** One for each job, unless `globalFee` is given. */
  fees?: InputMaybe<Array<JobFeeInput>>;
  /** For each job alike; only with more than one. */
  globalFee?: InputMaybe<Scalars['Decimal']['input']>;
  ids: Array<Scalars['ID']['input']>;
  rules: Array<AssignmentRuleInput>;
  /** Needed with more than one rule. */
  rulesOperator?: InputMaybe<RulesOperator>;
  /** Today or later. Both dates or neither; left out: as requested by the customer. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Both times or neither. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** A new piece of news. */
export type CreateNewsItemInput = {
  body: Scalars['String']['input'];
  status: ContentStatus;
  title: Scalars['String']['input'];
};

/** A new draft. Which of the later fields count depends on the type. */
export type CreateOrderInput = {
  /** Days a Shepherd has to accept an offer; 0 is the current day only. */
  acceptWindow?: InputMaybe<Scalars['Int']['input']>;
  /** One of the customer's campaigns. */
  campaignId: Scalars['ID']['input'];
  captureLocation?: InputMaybe<Scalars['Boolean']['input']>;
  captureLocationPrompt?: InputMaybe<Scalars['String']['input']>;
  captureLocationPromptRequired?: InputMaybe<Scalars['Boolean']['input']>;
  categoryId: Scalars['ID']['input'];
  combineGroups?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['input'];
  customerId: Scalars['ID']['input'];
  dashboardId?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  exampleImage?: InputMaybe<Scalars['ID']['input']>;
  excludeAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  excludeAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  identityCheckRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id that an upload to `/files/orders/images` answered. */
  image?: InputMaybe<Scalars['ID']['input']>;
  jobCompletionTarget?: InputMaybe<Scalars['Int']['input']>;
  /** How many jobs to make; for the type anywhere, which has no locations. */
  jobsCount?: InputMaybe<Scalars['Int']['input']>;
  /** Whole minutes. */
  lockoutDuration?: InputMaybe<Scalars['Int']['input']>;
  negativeCriteria?: InputMaybe<Scalars['String']['input']>;
  /** How many jobs of this order one Shepherd may take. */
  perUserJobLimit?: InputMaybe<Scalars['Int']['input']>;
  positiveCriteria?: InputMaybe<Scalars['String']['input']>;
  priority: OrderPriority;
  requireAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  requireAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  schedules?: InputMaybe<Array<ScheduleInput>>;
  summary?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** At least 3 characters. */
  title: Scalars['String']['input'];
  treasureTarget?: InputMaybe<Scalars['String']['input']>;
  type: OrderType;
  /** A wave of the campaign. */
  waveId?: InputMaybe<Scalars['ID']['input']>;
  workforce: OrderWorkforce;
};

/** Who gets or loses how much, and why. */
export type CreatePaymentInput = {
  agentId: Scalars['ID']['input'];
  /** Major units of the Shepherd's currency; negative for a deduction, positive for all others. */
  amount: Scalars['Decimal']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The job that it is about. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  type: StaffPaymentType;
};

/** Which job's report to share, and how. */
export type CreateReportLinkInput = {
  /** Left out: the link works until it is revoked. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  jobId: Scalars['ID']['input'];
  /** At most 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** As it was typed, with the blanks around it. Left out: anybody with the link can read the report. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The new link. */
export type CreateReportLinkPayload = {
  __typename?: 'CreateReportLinkPayload';
  job: Job;
  link: ReportLink;
  /** The address to send. */
  url: Scalars['URL']['output'];
};

/** A new template. */
export type CreateTemplateInput = {
  agentFee: MoneyInput;
  agentFeeUpTo?: InputMaybe<MoneyInput>;
  alternativeCustomerAvatar?: InputMaybe<Scalars['URL']['input']>;
  alternativeCustomerName?: InputMaybe<Scalars['String']['input']>;
  basePrice: MoneyInput;
  customerId: Scalars['ID']['input'];
  description: Scalars['String']['input'];
  displayName?: InputMaybe<Scalars['String']['input']>;
  documentation: Array<DocumentationItemInput>;
  /** Minutes, a multiple of 5. */
  duration: Scalars['Int']['input'];
  features: Array<Scalars['String']['input']>;
  hideJobTimes: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  pixellateFaces: Scalars['Boolean']['input'];
  sameDayCharge: MoneyInput;
  taskGroups: Array<TaskGroupInput>;
  taskLogic: Array<TaskLogicInput>;
};

/** A new training. */
export type CreateTrainingInput = {
  body: Scalars['String']['input'];
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  status: ContentStatus;
  title: Scalars['String']['input'];
};

/** ISO 4217 codes the marketplace knows. */
export type Currency =
  | 'CRC'
  | 'EUR'
  | 'GBP'
  | 'ILS'
  | 'INR'
  | 'JPY'
  | 'KRW'
  | 'NGN'
  | 'PHP'
  | 'PLN'
  | 'PYG'
  | 'THB'
  | 'UAH'
  | 'USD'
  | 'VND';

/** A currency with its symbol. */
export type CurrencyInfo = {
  __typename?: 'CurrencyInfo';
  code: Currency;
  name?: Maybe<Scalars['String']['output']>;
  /** For example `£`. */
  symbol: Scalars['String']['output'];
};

/** A company that places orders. */
export type Customer = {
  __typename?: 'Customer';
  address?: Maybe<CustomerAddress>;
  /** One of the customer's campaigns; null for another customer's. Needs `customers.view`. */
  campaign?: Maybe<Campaign>;
  /** Needs `customers.view`. */
  campaigns?: Maybe<CampaignPage>;
  /** Country name of the address. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  id: Scalars['ID']['output'];
  industry?: Maybe<Industry>;
  /** How many jobs one Shepherd may take for this customer within `limitPeriod`. */
  jobsPerAgentLimit?: Maybe<Scalars['Int']['output']>;
  /** When one of the customer's users was last seen in their portal. */
  lastSeen?: Maybe<Scalars['DateTime']['output']>;
  /** Days. */
  limitPeriod?: Maybe<Scalars['Int']['output']>;
  logoUrl?: Maybe<Scalars['URL']['output']>;
  name: Scalars['String']['output'];
  /** Counts of the customer's orders per displayed status. Needs `orders.view`. */
  orderSummary?: Maybe<Summary>;
  /** Needs `orders.view`. */
  orders?: Maybe<OrderPage>;
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of the customer's own portal. */
  portalUrl?: Maybe<Scalars['URL']['output']>;
  /** The customer's tier. */
  priority?: Maybe<CustomerPriority>;
  /** Whether the customer's badge is shown to Shepherds. */
  showBadge?: Maybe<Scalars['Boolean']['output']>;
  status?: Maybe<CustomerStatus>;
  /** One of the customer's users; null for another customer's. Needs `customers.view`. */
  user?: Maybe<CustomerUser>;
  /** People of the customer who may use its portal. Needs `customers.view`. */
  users?: Maybe<CustomerUserPage>;
};


/** A company that places orders. */
export type CustomerCampaignArgs = {
  id: Scalars['ID']['input'];
};


/** A company that places orders. */
export type CustomerCampaignsArgs = {
  filter?: InputMaybe<CampaignFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CampaignSort;
};


/** A company that places orders. */
export type CustomerOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderSort;
};


/** A company that places orders. */
export type CustomerUserArgs = {
  id: Scalars['ID']['input'];
};


/** A company that places orders. */
export type CustomerUsersArgs = {
  filter?: InputMaybe<CustomerUserFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CustomerUserSort;
};

/** A customer's address. */
export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  city: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** A customer's address. */
export type CustomerAddressInput = {
  city: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['input'];
  line1: Scalars['String']['input'];
  line2?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** Which customers. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CustomerFilter = {
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  industryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in name, e-mail and id. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Array<CustomerPriority>>;
  status?: InputMaybe<Array<CustomerStatus>>;
};

/** A page of customers. */
export type CustomerPage = {
  __typename?: 'CustomerPage';
  items: Array<Customer>;
  pageInfo: PageInfo;
  /** Counts per customer status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** The tier of a customer. */
export type CustomerPriority =
  | 'standard'
  | 'vip';

/** The order of customers. */
export type CustomerSort = {
  direction: SortDirection;
  field: CustomerSortField;
};

/** What customers can be sorted by. */
export type CustomerSortField =
  | 'created_at'
  | 'id'
  | 'last_seen'
  | 'name'
  | 'priority'
  | 'status';

/** Whether a customer can place orders; archived ones are kept for their history. */
export type CustomerStatus =
  | 'active'
  | 'archived'
  | 'inactive';

/** Somebody at a customer who may use the customer's portal; not a user of this console. */
export type CustomerUser = {
  __typename?: 'CustomerUser';
  /** What the user did, month by month. Needs `customers.view`. */
  analytics?: Maybe<CustomerUserAnalytics>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['EmailAddress']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  role?: Maybe<Role>;
  status: UserStatus;
};


/** Somebody at a customer who may use the customer's portal; not a user of this console. */
export type CustomerUserAnalyticsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What a customer's user did. */
export type CustomerUserAnalytics = {
  __typename?: 'CustomerUserAnalytics';
  months: Array<CustomerUserMonth>;
};

/** Which of a customer's users. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CustomerUserFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in names and e-mail. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<UserStatus>>;
};

/** One month of a customer's user. */
export type CustomerUserMonth = {
  __typename?: 'CustomerUserMonth';
  /** Jobs of those orders. */
  jobs: Scalars['Int']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** Orders placed. */
  orders: Scalars['Int']['output'];
  /** @deprecated It leaves out what is priced in other currencies than GBP. Use `spending`. */
  spend: Money;
  /** What those jobs cost, one amount for each currency. */
  spending?: Maybe<Array<Money>>;
};

/** A page of a customer's users. */
export type CustomerUserPage = {
  __typename?: 'CustomerUserPage';
  items: Array<CustomerUser>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** Which user of which customer. */
export type CustomerUserReferenceInput = {
  customerId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

/** The order of a customer's users. */
export type CustomerUserSort = {
  direction: SortDirection;
  field: CustomerUserSortField;
};

/** What a customer's users can be sorted by. */
export type CustomerUserSortField =
  | 'created_at'
  | 'email'
  | 'first_name'
  | 'id'
  | 'last_name'
  | 'status';

/** Which campaign of which customer. */
export type DeleteCampaignInput = {
  customerId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

/** Which photo or video of which job. */
export type DeleteReportMediaInput = {
  jobId: Scalars['ID']['input'];
  mediaId: Scalars['ID']['input'];
};

/** Something a Shepherd can read or watch before doing a job. */
export type DocumentationItem = {
  __typename?: 'DocumentationItem';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: DocumentationType;
  url: Scalars['URL']['output'];
};

/** Something a Shepherd can read or watch. A link needs title and url; an uploaded file its id and title. */
export type DocumentationItemInput = {
  /** The id that an upload answered, or of an item that is there already. */
  id?: InputMaybe<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
  /** For a link; an uploaded file is what its content shows: an image, a video, or a link to a document. */
  type: DocumentationType;
  url?: InputMaybe<Scalars['URL']['input']>;
};

/** What a documentation item is. */
export type DocumentationType =
  | 'image'
  | 'link'
  | 'video';

/** How the phone is held for a drawing. */
export type DrawOrientation =
  | 'either'
  | 'landscape'
  | 'portrait';

/** Which rows to export, and the time zone of the times in the file. */
export type ExportAgentsInput = {
  filter?: InputMaybe<AgentFilter>;
  sort: AgentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportApplicationsInput = {
  filter?: InputMaybe<ApplicationFilter>;
  sort: ApplicationSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Whose assignments to export, and the time zone of the times in the file. */
export type ExportAssignmentsInput = {
  agentId: Scalars['ID']['input'];
  filter?: InputMaybe<AssignmentFilter>;
  sort: AssignmentSort;
  /** IANA time zone for the times in the file; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportCustomersInput = {
  filter?: InputMaybe<CustomerFilter>;
  sort: CustomerSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportJobsInput = {
  filter?: InputMaybe<JobFilter>;
  sort: JobSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which order's results. */
export type ExportOrderResultsInput = {
  id: Scalars['ID']['input'];
  /** IANA time zone for the times in the file; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** The results file of an order. */
export type ExportOrderResultsPayload = {
  __typename?: 'ExportOrderResultsPayload';
  csv: Scalars['String']['output'];
  /** A name with a timestamp, for saving. */
  fileName: Scalars['String']['output'];
};

/** Which orders to export, and the time zone of the times in the file. */
export type ExportOrdersInput = {
  filter?: InputMaybe<OrderFilter>;
  sort: OrderSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** What became of an export. */
export type ExportOutcome =
  /** A CSV is being prepared and will be sent to the signed-in user's e-mail address. */
  | 'emailed'
  /** No row matches the filter; nothing is sent. */
  | 'no_data';

/** Which rows to export, and the time zone of the times in the file. */
export type ExportPaymentsInput = {
  filter?: InputMaybe<PaymentFilter>;
  sort: PaymentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** What became of an export: the file is never in the answer. */
export type ExportResult = {
  __typename?: 'ExportResult';
  outcome: ExportOutcome;
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportTemplatesInput = {
  filter?: InputMaybe<TemplateFilter>;
  sort: TemplateSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportUsersInput = {
  filter?: InputMaybe<UserFilter>;
  sort: UserSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportWithdrawalsInput = {
  filter?: InputMaybe<WithdrawalFilter>;
  sort: WithdrawalSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which order, and until when. */
export type ExtendOrderInput = {
  /** Later than the present end. */
  endDate: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
};

/** How and why a job fails. Either `mode` or, for a treasure hunt, `reason`. */
export type FailJobInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  mode?: InputMaybe<FailMode>;
  reason?: InputMaybe<TreasureHuntFailReason>;
};

/** How a job fails. */
export type FailMode =
  /** The job becomes unassigned and nobody is paid. */
  | 'job_invalid'
  /** The same Shepherd tries again. */
  | 'job_partially_failed';

/** What becomes of the jobs that are still open. All three are needed when there are any. */
export type FinishOrderInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<RemainingJobsReason>;
  status?: InputMaybe<RemainingJobsStatus>;
};

/** A place that was found by its address. What is not known of it is null. */
export type FoundPlace = {
  __typename?: 'FoundPlace';
  address1?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['output'];
  /** The address in one line. */
  label: Scalars['String']['output'];
  /** Degrees (WGS 84). */
  latitude: Scalars['Float']['output'];
  /** Degrees (WGS 84). */
  longitude: Scalars['Float']['output'];
  state?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** The check of who a Shepherd is. */
export type IdentityCheck = {
  __typename?: 'IdentityCheck';
  /** What staff wrote at its last review. */
  comment?: Maybe<Scalars['String']['output']>;
  method?: Maybe<IdentityCheckMethod>;
  onboardingState?: Maybe<OnboardingState>;
  result?: Maybe<IdentityCheckResult>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Who checks an identity. */
export type IdentityCheckMethod =
  | 'manual'
  | 'onfido';

/** Outcomes of an identity check. */
export type IdentityCheckResult =
  /** The provider's word for passed. */
  | 'clear'
  /** Somebody has to decide. */
  | 'consider'
  | 'fail'
  | 'pass'
  | 'processing';

/** Decisions on an identity check. */
export type IdentityReviewResult =
  | 'fail'
  | 'pass';

/** A task list made of a typeform, not stored yet. */
export type ImportedTaskList = {
  __typename?: 'ImportedTaskList';
  sections: Array<TaskGroup>;
  taskLogic: Array<TaskLogic>;
};

/** What a customer does. */
export type Industry = {
  __typename?: 'Industry';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Who to invite to which customer's portal. */
export type InviteCustomerUserInput = {
  customerId: Scalars['ID']['input'];
  email: Scalars['EmailAddress']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  /** Id of `customer_viewer`, which is the default, or of `customer_admin`. */
  role?: InputMaybe<Scalars['ID']['input']>;
};

/** Who to invite. */
export type InviteUserInput = {
  email: Scalars['EmailAddress']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  /** Id of a role. */
  role: Scalars['ID']['input'];
  type: UserType;
};

/** One piece of field work. Its id is the order's number, a dash and a number: `10023-7`. */
export type Job = {
  __typename?: 'Job';
  address1?: Maybe<Scalars['String']['output']>;
  address2?: Maybe<Scalars['String']['output']>;
  addressDetails?: Maybe<Scalars['String']['output']>;
  /** What the Shepherd is paid. */
  agentFee?: Maybe<Money>;
  /** The present or last assignment. */
  assignment?: Maybe<Assignment>;
  /** Set while the job is in a bundle. */
  bundleName?: Maybe<Scalars['String']['output']>;
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** Staff's comments, the oldest first. Needs `jobs.view`. */
  comments?: Maybe<Array<JobComment>>;
  /** When the Shepherd handed the work in, and with it the job in review. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Country name. */
  country?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** `id` and `name` whatever the permission. */
  customer?: Maybe<Customer>;
  customerPrice?: Maybe<Money>;
  description?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  fee?: Maybe<Money>;
  /** What happened to the job, the newest first. Needs `jobs.view`. */
  history?: Maybe<Array<JobHistoryEntry>>;
  id: Scalars['ID']['output'];
  location?: Maybe<Location>;
  locationGroup?: Maybe<LocationGroup>;
  /** Set while the job is on the market. */
  marketOffer?: Maybe<MarketOffer>;
  /** The items of a matrix task with their answers. Needs `jobs.view`. */
  matrixItems?: Maybe<MatrixReportItemPage>;
  metadata?: Maybe<Array<JobMetadata>>;
  /**
   * Who may see the job but not its order (no `orders.view`) gets `id`, `title`, `type`, `status`, `paused`, `archived`, the
   * texts of the order and `exampleImageUrl`; anything else fails for them.
   */
  order?: Maybe<Order>;
  /** Notes for the reviewer. */
  qaNotes?: Maybe<Scalars['String']['output']>;
  rates?: Maybe<JobRates>;
  reference?: Maybe<Scalars['String']['output']>;
  /** What the Shepherd answered; without tasks before there is anything. Needs `jobs.view`. */
  report?: Maybe<JobReport>;
  /**
   * Links under which outsiders read the report, the newest first; expired ones too, until they are revoked. Needs
   * `jobs.share`.
   */
  reportLinks?: Maybe<Array<ReportLink>>;
  /** What a Shepherd can read or watch before the job. */
  resources?: Maybe<Array<DocumentationItem>>;
  /** Who reviews it; null when nobody does. */
  reviewer?: Maybe<User>;
  specialInstructions?: Maybe<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  status: JobStatus;
  /** The sections of its task list; empty for a job without tasks. Needs `jobs.view`. */
  taskGroups?: Maybe<Array<TaskGroup>>;
  /** Where to go on after a task, from the same read as `taskGroups`. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** Who does it: the platform, or the customer's name. */
  team?: Maybe<Scalars['String']['output']>;
  /** `id`, `name`, `version` and `duration` whatever the permission. */
  template?: Maybe<Template>;
  zip?: Maybe<Scalars['String']['output']>;
};


/** One piece of field work. Its id is the order's number, a dash and a number: `10023-7`. */
export type JobMatrixItemsArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  taskId: Scalars['ID']['input'];
};

/** What somebody of the staff wrote about a job. */
export type JobComment = {
  __typename?: 'JobComment';
  createdBy?: Maybe<User>;
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

/** What the Shepherd gets for one job. */
export type JobFeeInput = {
  /** Major units of the job's currency, 0 or more. */
  agentFee: Scalars['Decimal']['input'];
  jobId: Scalars['ID']['input'];
};

/** Which jobs. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type JobFilter = {
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Jobs whose place lies in this part of the map; those without a known place do not. */
  box?: InputMaybe<MapBoxInput>;
  bundleName?: InputMaybe<Scalars['String']['input']>;
  campaignIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  endDateFrom?: InputMaybe<Scalars['Date']['input']>;
  endDateTo?: InputMaybe<Scalars['Date']['input']>;
  hasMarketOffer?: InputMaybe<Scalars['Boolean']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in id, reference, customer, template, city and zip. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** All of these pairs must be there; an empty list asks for none. */
  metadata?: InputMaybe<Array<JobMetadataInput>>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of admin users; `none` is the jobs without a reviewer. */
  reviewer?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses of the present assignment. */
  stage?: InputMaybe<Array<AssignmentStatus>>;
  /** Jobs that start on this day or later. */
  startDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Jobs that start on this day or earlier. */
  startDateTo?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<Array<JobStatus>>;
  templateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True: `status` also lets jobs through whose work was failed or partially failed. */
  withRejections?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Something that happened to a job. */
export type JobHistoryEntry = {
  __typename?: 'JobHistoryEntry';
  /** Name of who did it; the system's name when nobody did. */
  actor: Scalars['String']['output'];
  date: Scalars['DateTime']['output'];
  /** What happened, ready to show. */
  event: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/**
 * The parts of a job's address that change; what is left out stays. Null empties a part, except the street
 * (`address1`), the city and the country, which an address always has.
 */
export type JobLocationInput = {
  address1?: InputMaybe<Scalars['String']['input']>;
  address2?: InputMaybe<Scalars['String']['input']>;
  addressDetails?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Degrees (WGS 84). */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees (WGS 84). */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** One thing known about a job. */
export type JobMetadata = {
  __typename?: 'JobMetadata';
  category: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A pair that a job's metadata has. */
export type JobMetadataInput = {
  /** At most 15 characters. */
  category: Scalars['String']['input'];
  /** At most 30 characters. */
  value: Scalars['String']['input'];
};

/** A page of jobs. */
export type JobPage = {
  __typename?: 'JobPage';
  items: Array<Job>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** What the Shepherd gets and the customer pays. */
export type JobRates = {
  __typename?: 'JobRates';
  agentFee?: Maybe<Money>;
  customerPrice?: Maybe<Money>;
};

/** The answers to a job's tasks. */
export type JobReport = {
  __typename?: 'JobReport';
  tasks: Array<ReportTask>;
};

/** The order of jobs. */
export type JobSort = {
  direction: SortDirection;
  field: JobSortField;
};

/** What jobs can be sorted by. */
export type JobSortField =
  | 'city'
  | 'completed_at'
  | 'customer'
  | 'end_date'
  | 'fee'
  | 'id'
  | 'reference'
  | 'start_date'
  | 'status'
  | 'template'
  | 'zip';

/** Where a job stands. */
export type JobStatus =
  | 'assigned'
  /** Final. The Shepherd could not do it and is paid. */
  | 'attempted'
  /** Final. */
  | 'cancelled'
  /** Final. */
  | 'completed'
  | 'in_progress'
  /** On the market. */
  | 'pending'
  /** In review. */
  | 'qa'
  | 'unassigned'
  /** Final. */
  | 'unfulfilled';

/**
 * The warnings about one job. Codes: `overlap`, `job_limit`, `lockout`, `missing_skill`, `excluded_tag`,
 * `identity_check`, `outside_area`.
 */
export type JobWarnings = {
  __typename?: 'JobWarnings';
  jobId: Scalars['ID']['output'];
  warnings: Array<Warning>;
};

/** The jobs as they are now. */
export type JobsAssigned = {
  __typename?: 'JobsAssigned';
  jobs: Array<Job>;
};

/** What became of the search for the coordinates of a location that came without. */
export type LocatingState =
  /** Only the town was found; the location stands in the middle of it. */
  | 'approximate'
  | 'not_found'
  /** The address search did not answer. */
  | 'unavailable'
  /** Still looked for; nothing waits for that. */
  | 'waiting';

/** A place where a job is done. */
export type Location = {
  __typename?: 'Location';
  address1?: Maybe<Scalars['String']['output']>;
  address2?: Maybe<Scalars['String']['output']>;
  addressDetails?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  group?: Maybe<LocationGroup>;
  id: Scalars['ID']['output'];
  /** Degrees (WGS 84). */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** What became of the search for its coordinates when it came without; null otherwise. */
  locating?: Maybe<LocatingState>;
  /** Degrees (WGS 84). */
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  reference?: Maybe<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** Locations that share a time limit and visibility. */
export type LocationGroup = {
  __typename?: 'LocationGroup';
  /** True: its jobs are neither offered nor taken on the market, and no push is about them; they are assigned directly. */
  hideFromMarket?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Minutes a Shepherd has for a job; null is no limit. */
  jobTimeLimit?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
};

/** A place to add to an order. */
export type LocationInput = {
  address1: Scalars['String']['input'];
  address2?: InputMaybe<Scalars['String']['input']>;
  addressDetails?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2; the order's country when left out. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Name of the location group; made when there is none. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Degrees (WGS 84). */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees (WGS 84). */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  /** At most 30 characters. */
  phone: Scalars['String']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** A multiple of 5 minutes, earlier than `endTime`. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A page of an order's locations. */
export type LocationPage = {
  __typename?: 'LocationPage';
  items: Array<Location>;
  pageInfo: PageInfo;
};

/** What a location group can restrict. */
export type LocationRestriction =
  | 'hide_from_market'
  | 'job_time_limit';

/** A CSV file of locations on its way into an order. */
export type LocationsUpload = {
  __typename?: 'LocationsUpload';
  cancellationReason?: Maybe<Scalars['String']['output']>;
  /** Rows that became locations. */
  completed: Scalars['Int']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The rows of `fails` with their own values, to be mended. Costs a reading of the file. Needs `orders.view`. */
  failed?: Maybe<Array<LocationsUploadFailedRow>>;
  fails: Array<LocationsUploadFailure>;
  /** SHA-256 of the file, hexadecimal. */
  hash?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Rows without coordinates whose address is still being looked for, also after the upload is completed. */
  locating?: Maybe<Scalars['Int']['output']>;
  /** Rows that became locations without exact coordinates, and why. */
  notices?: Maybe<Array<LocationsUploadFailure>>;
  /** Per cent of the file that is read; null where the server does not say. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** Completed and cancelled are final. */
  status: LocationsUploadStatus;
  /** Where to PUT the file: a signed path below `/files/`. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A row that became no location, as it stands in the file. */
export type LocationsUploadFailedRow = {
  __typename?: 'LocationsUploadFailedRow';
  problems: Array<LocationsUploadProblem>;
  /** Row of the file, from 1 below the header. */
  row: Scalars['Int']['output'];
  /** Nothing when the file is gone, or could not be read so far. */
  values: Array<LocationsUploadValue>;
};

/** A row that could not be used, or not fully. */
export type LocationsUploadFailure = {
  __typename?: 'LocationsUploadFailure';
  /** The column; null when the whole row is wrong. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Row of the file, from 1 below the header. */
  row: Scalars['Int']['output'];
};

/** What is wrong with a row. */
export type LocationsUploadProblem = {
  __typename?: 'LocationsUploadProblem';
  /** The column; null when the whole row is wrong. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

/** States of an upload. */
export type LocationsUploadStatus =
  | 'cancelled'
  | 'completed'
  | 'in_progress'
  | 'pending';

/** A cell of a row. */
export type LocationsUploadValue = {
  __typename?: 'LocationsUploadValue';
  column: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Keeps Shepherds away from the jobs of an order for some time. */
export type Lockout = {
  __typename?: 'Lockout';
  /** The entry of one Shepherd; null when not locked out. */
  agent?: Maybe<LockoutAgent>;
  agents?: Maybe<LockoutAgentPage>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes for which a Shepherd without an own end is kept away. */
  duration?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  order?: Maybe<Order>;
};


/** Keeps Shepherds away from the jobs of an order for some time. */
export type LockoutAgentArgs = {
  agentId: Scalars['ID']['input'];
};


/** Keeps Shepherds away from the jobs of an order for some time. */
export type LockoutAgentsArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};

/** A Shepherd in a lockout. */
export type LockoutAgent = {
  __typename?: 'LockoutAgent';
  agent?: Maybe<Agent>;
  agentId: Scalars['ID']['output'];
  /** Until when the Shepherd is kept away: `expiresAt`, else the lockout's duration after they were added. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null: ends with the lockout's duration. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The lockout's id and the Shepherd's id, joined by a colon. */
  id: Scalars['ID']['output'];
};

/** A page of locked-out Shepherds. */
export type LockoutAgentPage = {
  __typename?: 'LockoutAgentPage';
  items: Array<LockoutAgent>;
  pageInfo: PageInfo;
};

/** Which lockouts. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type LockoutFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the name. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of lockouts. */
export type LockoutPage = {
  __typename?: 'LockoutPage';
  items: Array<Lockout>;
  pageInfo: PageInfo;
};

/** The order of lockouts. */
export type LockoutSort = {
  direction: SortDirection;
  field: LockoutSortField;
};

/** What lockouts can be sorted by. */
export type LockoutSortField =
  | 'created_at'
  | 'duration'
  | 'id'
  | 'name';

/** Who signs in, and how the session is kept. */
export type LoginInput = {
  email: Scalars['EmailAddress']['input'];
  password: Scalars['String']['input'];
  /** Keep the session for 30 days instead of 12 hours; a cookie then outlives the browser session. */
  rememberMe: Scalars['Boolean']['input'];
  transport: SessionTransport;
};

/** A part of the map by two corners, in degrees (WGS 84). */
export type MapBoxInput = {
  /** North-west corner. */
  latitudeNw: Scalars['Float']['input'];
  /** South-east corner. */
  latitudeSe: Scalars['Float']['input'];
  /** North-west corner. */
  longitudeNw: Scalars['Float']['input'];
  /** South-east corner. */
  longitudeSe: Scalars['Float']['input'];
};

/** Whether a Shepherd sees the market. */
export type MarketAccess =
  /** Opens the market. */
  | 'active'
  /** Closes the market. */
  | 'inactive';

/** An offer to all Shepherds that fit its rules. */
export type MarketOffer = {
  __typename?: 'MarketOffer';
  bundleName?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  id: Scalars['ID']['output'];
  /** All jobs of the offer; more than one is a bundle. */
  jobs: Array<Job>;
  /** For all jobs together. */
  price?: Maybe<Money>;
  rules?: Maybe<Array<AssignmentRule>>;
  /** How several rules combine. */
  rulesOperator?: Maybe<RulesOperator>;
  startDate?: Maybe<Scalars['Date']['output']>;
  startTime?: Maybe<Scalars['LocalTime']['output']>;
};

/** A kind of rule for who sees a market offer. */
export type MarketRule = {
  __typename?: 'MarketRule';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  operators: Array<MarketRuleOperator>;
  /** For example `agent_tags`, whose values are the tags of Shepherds. */
  type?: Maybe<Scalars['String']['output']>;
  /** For example `percentage`, which means 0 to 100. */
  unit?: Maybe<Scalars['String']['output']>;
  /** What can be chosen; null when a number with `unit` is asked for. */
  values?: Maybe<Array<MarketRuleValue>>;
};

/** How a rule compares. */
export type MarketRuleOperator = {
  __typename?: 'MarketRuleOperator';
  name: Scalars['String']['output'];
  /** What to send as the rule's operator. */
  value: Scalars['String']['output'];
};

/** A value that a rule can be given. */
export type MarketRuleValue = {
  __typename?: 'MarketRuleValue';
  name: Scalars['String']['output'];
  /** What to send as the rule's value. */
  value: Scalars['String']['output'];
};

/** One row of a matrix task. */
export type MatrixItem = {
  __typename?: 'MatrixItem';
  label: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  subtext?: Maybe<Scalars['String']['output']>;
};

/** One row of a matrix task. */
export type MatrixItemInput = {
  label: Scalars['String']['input'];
  reference: Scalars['String']['input'];
  subtext?: InputMaybe<Scalars['String']['input']>;
};

/** The answers for one item of a matrix task. */
export type MatrixReportItem = {
  __typename?: 'MatrixReportItem';
  label: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  subtext?: Maybe<Scalars['String']['output']>;
  tasks: Array<ReportTask>;
};

/** A page of a matrix task's items. */
export type MatrixReportItemPage = {
  __typename?: 'MatrixReportItemPage';
  items: Array<MatrixReportItem>;
  pageInfo: PageInfo;
};

/** A photo or video. */
export type Media = {
  __typename?: 'Media';
  caption?: Maybe<Scalars['String']['output']>;
  /** Why a failed one cannot be shown, ready to be read; null where it is not known. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** Pixels of what `mediaUrl` shows; null where they are not known. */
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The photo at most 2048 px wide and high, upright and without metadata, or the video that plays. */
  mediaUrl?: Maybe<Scalars['URL']['output']>;
  mime?: Maybe<MediaMime>;
  /** The upload as it came, with all that the camera wrote into it, to be downloaded: for staff, never in a shared report. */
  originalUrl?: Maybe<Scalars['URL']['output']>;
  /** Degrees clockwise by which staff turned it: 0, 90, 180 or 270. What is shown is turned already. */
  rotation?: Maybe<Scalars['Int']['output']>;
  /** Only a ready one can be shown. */
  status: MediaStatus;
  takenAt?: Maybe<Scalars['DateTime']['output']>;
  /** At most 640 px wide and high, upright and without metadata; null for a video without a poster. */
  thumbUrl?: Maybe<Scalars['URL']['output']>;
  type: MediaType;
  /** Pixels of what `mediaUrl` shows; null where they are not known. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** File kinds of media. */
export type MediaMime =
  | 'jpeg'
  | 'jpg'
  | 'mp4'
  | 'png';

/** How far a file has been processed. */
export type MediaStatus =
  | 'failed'
  | 'processing'
  | 'ready';

/** Kinds of media. */
export type MediaType =
  | 'photo'
  | 'video';

/** The typeform, and the task list to add it to. */
export type MergeTypeformInput = {
  /** Must not be empty. */
  formId: Scalars['ID']['input'];
  sections: Array<TaskGroupInput>;
  taskLogic: Array<TaskLogicInput>;
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** Major units: `"12.5"` is twelve pounds fifty. Negative for deductions. */
  amount: Scalars['Decimal']['output'];
  currency: Currency;
  /** Ready to show, with the currency's symbol and as many decimals as it has: `£12.50`, `¥900`. */
  formatted: Scalars['String']['output'];
};

/** An amount of money. */
export type MoneyInput = {
  /** Major units, at most two decimals. */
  amount: Scalars['Decimal']['input'];
  currency: Currency;
};

/** What a Shepherd earned in a month. */
export type MonthlyEarning = {
  __typename?: 'MonthlyEarning';
  amount: Money;
  /** The first day of the month. */
  month: Scalars['Date']['output'];
};

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Set the first password with the token of an invitation, and sign in. A token works once, for seven days.
   *
   * Errors: as `resetPassword`.
   */
  activateAccount?: Maybe<SessionPayload>;
  /** Make a template usable. Needs `templates.manage`. Errors: `template.invalid_transition` (409) for an archived one. */
  activateTemplate?: Maybe<Template>;
  /** Write a comment about a Shepherd. Needs `agents.manage`. Errors: `validation.failed` (422). */
  addAgentComment?: Maybe<Agent>;
  /** Write a comment about a job. Needs `jobs.view` and the right to edit the job. Errors: `validation.failed` (422). */
  addJobComment?: Maybe<Job>;
  /** Lock Shepherds out. Needs `orders.manage`. Errors: `validation.failed` (422, field `agentIds`). */
  addLockoutAgents?: Maybe<Lockout>;
  /**
   * Add a strike; the Shepherd's count goes up by one. Needs `agents.manage`.
   * Errors: `validation.failed` (422, field `comment`), `agent.invalid_transition` (409) for who is retired.
   */
  addStrike?: Maybe<Agent>;
  /**
   * Approve a pending order: its jobs are made and it becomes active. Needs `orders.manage`.
   *
   * Errors: `order.invalid_transition` (409), `order.uploads_running` (409) while a file of locations is being processed.
   */
  approveOrder?: Maybe<Order>;
  /** Hide an order that is over from the lists. Needs `orders.manage`. Errors: as `resumeOrder`. */
  archiveOrder?: Maybe<Order>;
  /** Archive a template; this cannot be undone. Orders keep it. Needs `templates.manage`. Errors: as `activateTemplate`. */
  archiveTemplate?: Maybe<Template>;
  /**
   * Give jobs to one Shepherd. All or none. Needs `jobs.manage`.
   *
   * Jobs priced in different currencies are no bundle, and take no `globalFee`.
   * Conflicts, also between these jobs, are answered as `AssignmentConflict`; `ignoreWarnings` overrides them. Errors: `validation.failed`
   * (422, for example `agentId`, `fees`, `startTime`, `bundleName`), `job.invalid_transition` (409), `order.closed` (409)
   * when an order is cancelled, finished or archived.
   */
  assignAgent?: Maybe<AssignAgentResult>;
  /**
   * Make somebody the reviewer of a job in QA. Needs `jobs.review`.
   *
   * Errors: `job.already_assigned` (409) when it has another reviewer and `reassign` is false, `order.closed` (409).
   */
  assignReviewer?: Maybe<Job>;
  /**
   * Cancel jobs; this cannot be undone. All or none. Needs `jobs.administrate`.
   *
   * Errors: `validation.failed` (422, field `comment`), `job.invalid_transition` (409).
   */
  cancelJobs?: Maybe<Array<Job>>;
  /** Give an upload up, also after a failed transfer. Needs `orders.manage`. Errors: `upload.invalid_transition` (409). */
  cancelLocationsUpload?: Maybe<LocationsUpload>;
  /**
   * Cancel an order and its open jobs; this cannot be undone. Needs `orders.manage`.
   *
   * Errors: `validation.failed` (422, field `comment`), `order.invalid_transition` (409).
   */
  cancelOrder?: Maybe<Order>;
  /**
   * Complete a job in QA and pay its Shepherd, once however often it is sent. Needs `jobs.review` and to be the
   * job's reviewer. Errors: `job.not_reviewer` (403), `job.invalid_transition` (409), `order.closed` (409).
   */
  completeJob?: Maybe<CompleteJobPayload>;
  /**
   * Change many jobs; rows are done one by one, and failed ones are kept with a reason. Needs `jobs.administrate`.
   * Large files go to `/files/jobs/bulk-actions?type=` instead.
   *
   * Errors: `validation.failed` (422, field `type` or `file`).
   */
  createBulkAction?: Maybe<BulkAction>;
  /** Add a campaign to a customer. Needs `customers.manage`. Errors: `validation.failed` (422). */
  createCampaign?: Maybe<Campaign>;
  /** Add a collection to the app. Needs `content.manage`. Errors: `validation.failed` (422). */
  createCollection?: Maybe<Collection>;
  /** Create a customer. Needs `customers.manage`. Errors: `validation.failed` (422) with each refused field. */
  createCustomer?: Maybe<Customer>;
  /**
   * Announce a CSV file of locations; the answer says where to PUT it. Needs `orders.manage`.
   *
   * Errors: `upload.duplicate` (409) while the same file is being processed, `order.invalid_transition` (409) once the
   * order was approved.
   */
  createLocationsUpload?: Maybe<LocationsUpload>;
  /**
   * Create a lockout, for an order or by itself. Needs `orders.manage`.
   * Errors: `validation.failed` (422), `lockout.exists` (409, the order has one already).
   */
  createLockout?: Maybe<Lockout>;
  /**
   * Offer jobs to all Shepherds that fit the rules; several jobs are a bundle. All or none. Needs `jobs.manage`.
   *
   * Errors: `validation.failed` (422, for example `fees`, `startDate`, `rules`, `rulesOperator`, `bundleName`),
   * `job.invalid_transition` (409), `order.paused` (409), `order.closed` (409),
   * `job.hidden_from_market` (409) while the location group of a job is hidden there.
   */
  createMarketOffer?: Maybe<Array<Job>>;
  /** Add a piece of news to the app. Needs `content.manage`. Errors: `validation.failed` (422). */
  createNewsItem?: Maybe<NewsItem>;
  /** Create a draft. Needs `orders.manage`. Errors: `validation.failed` (422) with each refused field. */
  createOrder?: Maybe<Order>;
  /**
   * Pay a Shepherd something, or deduct it. Needs `payments.manage`.
   *
   * Errors: `validation.failed` (422, field `amount` for a wrong sign), `payment.reimbursement_limit` (422, field
   * `amount`) above £50 or its equivalent in the Shepherd's currency.
   */
  createPayment?: Maybe<Payment>;
  /**
   * Share the report of an attempted or completed job; older links stay valid. Needs `jobs.share`.
   *
   * Errors: `job.invalid_transition` (409) for another status; `validation.failed` (422), field `password` for a blank
   * one, field `expiresAt` for an end that has passed.
   */
  createReportLink?: Maybe<CreateReportLinkPayload>;
  /**
   * Create a template. Needs `templates.manage`.
   *
   * Errors: `validation.failed` (422, for example `reference` for one used twice).
   */
  createTemplate?: Maybe<Template>;
  /** Add a training to the app. Needs `content.manage`. Errors: `validation.failed` (422). */
  createTraining?: Maybe<Training>;
  /** Make a template unusable for new orders. Needs `templates.manage`. Errors: as `activateTemplate`. */
  deactivateTemplate?: Maybe<Template>;
  /** Delete a campaign; answers its id. Needs `customers.manage`. Errors: `campaign.in_use` (409) when it has orders. */
  deleteCampaign?: Maybe<Scalars['ID']['output']>;
  /** Delete all uploads of an order. Needs `orders.manage`. */
  deleteLocationsUploads?: Maybe<Order>;
  /** Delete a lockout; answers its id. Needs `orders.manage`. */
  deleteLockout?: Maybe<Scalars['ID']['output']>;
  /**
   * Delete a photo or video from a report. Needs what `updateReportTask` needs. Uploads go to
   * `/files/jobs/{id}/report/tasks/{taskId}/upload`.
   */
  deleteReportMedia?: Maybe<Job>;
  /** Stop a customer's user from signing in. Needs `customers.manage`. */
  disableCustomerUser?: Maybe<CustomerUser>;
  /**
   * Stop an admin user from signing in. Needs `users.manage`.
   *
   * Errors: `user.self_disable` (403), `user.last_owner` (403).
   */
  disableUser?: Maybe<User>;
  /**
   * Copy a template; answers the copy, which is none of the legacy ones whatever it was made of. Needs
   * `templates.manage`.
   */
  duplicateTemplate?: Maybe<Template>;
  /** Let a disabled user of a customer sign in again. Needs `customers.manage`. */
  enableCustomerUser?: Maybe<CustomerUser>;
  /** Let a disabled admin user sign in again. Needs `users.manage`. */
  enableUser?: Maybe<User>;
  /** Export the Shepherds that match the filter as a CSV sent by e-mail. Needs `agents.view`. */
  exportAgents?: Maybe<ExportResult>;
  /**
   * Export the applications that match the filter as a CSV sent by e-mail; with the rejected ones unless
   * `filter.includeRejected` is false. Needs `agents.view`.
   */
  exportApplications?: Maybe<ExportResult>;
  /** Export a Shepherd's assignments as a CSV sent by e-mail. Needs `agents.view`. */
  exportAssignments?: Maybe<ExportResult>;
  /** Export the customers that match the filter as a CSV sent by e-mail. Needs `customers.view`. */
  exportCustomers?: Maybe<ExportResult>;
  /**
   * Export the jobs that match the filter as a CSV sent by e-mail. Needs `jobs.export`.
   * For market offers: `status` pending and `hasMarketOffer`.
   */
  exportJobs?: Maybe<ExportResult>;
  /**
   * The order's results as CSV text, in the answer itself. Needs `orders.view`. Also as a download at
   * `/files/orders/{id}/reports/export`.
   */
  exportOrderResults?: Maybe<ExportOrderResultsPayload>;
  /** Export the orders that match the filter as a CSV sent by e-mail. Needs `orders.view`. */
  exportOrders?: Maybe<ExportResult>;
  /** Export the payments that match the filter as a CSV sent by e-mail. Needs `payments.view`. */
  exportPayments?: Maybe<ExportResult>;
  /** Export the templates that match the filter as a CSV sent by e-mail. Needs `templates.view`. */
  exportTemplates?: Maybe<ExportResult>;
  /** Export the admin users that match the filter as a CSV sent by e-mail. Needs `users.view`. */
  exportUsers?: Maybe<ExportResult>;
  /** Export the withdrawals that match the filter as a CSV sent by e-mail. Needs `payments.view`. */
  exportWithdrawals?: Maybe<ExportResult>;
  /**
   * Move the requested end to a later date. Needs `orders.manage`.
   *
   * Errors: `validation.failed` (422, field `endDate`), `order.jobs_ending` (409) while `jobsToEnd` is not null.
   */
  extendOrder?: Maybe<Order>;
  /**
   * Fail a job in QA, for good or with another try. Needs `jobs.review` and to be the job's reviewer.
   *
   * Errors: `validation.failed` (422, `mode`, `reason`, `comment`), `job.not_reviewer` (403),
   * `job.invalid_transition` (409), `order.closed` (409).
   */
  failJob?: Maybe<Job>;
  /**
   * Finish an order; its open jobs get the chosen status. Needs `orders.manage`.
   *
   * Errors: `validation.failed` (422, field `comment` when jobs remain), `order.invalid_transition` (409).
   */
  finishOrder?: Maybe<Order>;
  /**
   * Invite somebody to a customer's portal by e-mail. Needs `customers.manage`.
   * Errors: `validation.failed` (422, for example `email` for one in use).
   */
  inviteCustomerUser?: Maybe<CustomerUser>;
  /**
   * Invite an admin user by e-mail. Needs `users.manage`.
   *
   * Errors: `validation.failed` (422, for example `email` for one in use), `auth.forbidden` (403) when somebody
   * who is no owner gives the owner's role.
   */
  inviteUser?: Maybe<User>;
  /**
   * Sign in with e-mail and password. Scripts get an access token to send as `Authorization: Bearer`;
   * browsers ask for a cookie instead, and then no token is in the answer.
   *
   * Errors: `auth.credentials` (401) for a wrong e-mail or password, `auth.disabled` (403) for a disabled user,
   * `rate_limited` (429) after too many tries.
   */
  login?: Maybe<SessionPayload>;
  /** End the session: the token stops working at once and the cookie is removed. True when done, also without a session. */
  logout?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Add a typeform to the sections given; nothing is stored. References that are used already get a number behind.
   * Needs `templates.manage`. Errors: `typeform.not_found` (404).
   */
  mergeTypeform?: Maybe<ImportedTaskList>;
  /**
   * Take the order's jobs off the market until it is resumed. Needs `orders.manage`.
   * Errors: `order.invalid_transition` (409).
   */
  pauseOrder?: Maybe<Order>;
  /** Reject a pending order. Needs `orders.manage`. Errors: `order.invalid_transition` (409). */
  rejectOrder?: Maybe<Order>;
  /**
   * Delete the jobs that only gather interest and that nobody took. Needs `orders.manage`.
   *
   * Errors: `order.jobs_ending` (409) while `jobsToEnd` is not null.
   */
  removeInterestJobs?: Maybe<Order>;
  /** Remove one restriction from all location groups of an order. Needs `orders.manage`. */
  removeLocationRestrictions?: Maybe<Order>;
  /** Let one Shepherd in again. Needs `orders.manage`. */
  removeLockoutAgent?: Maybe<Lockout>;
  /** Let some or all Shepherds of a lockout in again. Needs `orders.manage`. */
  removeLockoutAgents?: Maybe<Lockout>;
  /** Send the e-mail for the application's next step again. True when done. Needs `agents.manage`. */
  resendApplicationEmail?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Set a new password with the token of a reset link, and sign in. A token works once, for one hour.
   *
   * Errors: `auth.invalid_token` (422, field `token`), `validation.failed` (422, field `password`).
   */
  resetPassword?: Maybe<SessionPayload>;
  /**
   * Start a finished order again; jobs that were unfulfilled or cancelled stay so. Needs `orders.manage`.
   * Errors: as `resumeOrder`.
   */
  restartOrder?: Maybe<Order>;
  /**
   * Put the jobs of a paused order back on the market. Needs `orders.manage`.
   *
   * Errors: `order.confirmation_required` (409, with warnings) when there is a warning and `confirm` is false;
   * `order.invalid_transition` (409); `order.jobs_ending` (409) while `jobsToEnd` is not null.
   */
  resumeOrder?: Maybe<Order>;
  /**
   * Retire a Shepherd, or delete an applicant. Needs `agents.manage`.
   *
   * Errors: `validation.failed` (422, `reason`, `comment`), `agent.invalid_transition` (409) when retired already.
   */
  retireAgent?: Maybe<RetireAgentPayload>;
  /** Take a strike back; the Shepherd's count goes down by one. Needs `agents.manage`. */
  revertStrike?: Maybe<Agent>;
  /**
   * Decide an identity check by hand; failing it rejects the application. Needs `agents.manage`.
   *
   * Errors: `validation.failed` (422, `result`, `comment`); `application.invalid_transition` (409) for a rejected one;
   * `application.reviewed_meanwhile` (409) when the check is no longer what was `seen`.
   */
  reviewIdentityCheck?: Maybe<Application>;
  /**
   * Approve or reject a withdrawal that waits for it; a rejected one goes back to the balance. Needs `payments.manage`.
   *
   * Errors: `validation.failed` (422, field `comment`), `withdrawal.invalid_transition` (409),
   * `withdrawal.no_payment_method` (409, it is approved and its payment method was removed).
   */
  reviewWithdrawal?: Maybe<Withdrawal>;
  /**
   * Take an invitation back; answers the id of the removed user. Needs `customers.manage`.
   * Errors: `user.not_invited` (409).
   */
  revokeCustomerUserInvitation?: Maybe<Scalars['ID']['output']>;
  /** Make a link stop working, and the addresses of media that it handed out. Needs `jobs.share`. */
  revokeReportLink?: Maybe<Job>;
  /**
   * Take an invitation back; answers the id of the removed user. Needs `users.manage`.
   * Errors: `user.not_invited` (409).
   */
  revokeUserInvitation?: Maybe<Scalars['ID']['output']>;
  /** E-mail a link for setting a new password. The answer is the same for an unknown address. */
  sendPasswordReset?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Process the transferred file. Needs `orders.manage`.
   *
   * Errors: `upload.not_sent` (409) before the file has arrived, `upload.invalid_transition` (409),
   * `order.invalid_transition` (409) once the order was approved.
   */
  startLocationsUpload?: Maybe<LocationsUpload>;
  /** Start an order now, approving it first when it is pending. Needs `orders.manage`. Errors: as `approveOrder`. */
  startOrder?: Maybe<Order>;
  /**
   * Stop a job, or review one that its Shepherd stopped. Needs `jobs.manage`; in QA, to be the job's reviewer.
   *
   * Errors: `validation.failed` (422, `reason`, `comment`), `job.not_reviewer` (403), `job.invalid_transition` (409),
   * `order.closed` (409) when the order is cancelled, finished or archived.
   */
  stopJob?: Maybe<Job>;
  /**
   * Hand a draft in: it becomes pending. It starts today or later and ends in the future, and its locations have their
   * days within its dates. Needs `orders.manage`.
   *
   * Errors: `validation.failed` (422, for example `startDate`), `order.invalid_transition` (409),
   * `order.uploads_running` (409) while a file of locations is being processed.
   */
  submitOrder?: Maybe<Order>;
  /**
   * Take jobs off the market or from their Shepherd; one job of a bundle takes the whole bundle apart. All or none.
   * Needs `jobs.manage`. Errors: `job.invalid_transition` (409), `order.closed` (409).
   */
  unassignJobs?: Maybe<Array<Job>>;
  /** Take the reviewer from a job in QA. Needs `jobs.review`. Errors: `order.closed` (409). */
  unassignReviewer?: Maybe<Job>;
  /** Mark jobs as unfulfilled; this cannot be undone. All or none. Needs `jobs.administrate`. Errors: as `cancelJobs`. */
  unfulfilJobs?: Maybe<Array<Job>>;
  /**
   * Change a Shepherd's profile or tags, or open and close the market with `status`. Needs `agents.manage`.
   * Errors: `validation.failed` (422), `agent.removed` (409) after a data-protection request.
   */
  updateAgent?: Maybe<Agent>;
  /** Set a Shepherd's skills of one category. Needs `agents.manage`. Errors: `validation.failed` (422, field `skills`). */
  updateAgentSkills?: Maybe<Agent>;
  /** Allow or forbid a Shepherd to withdraw money. Needs `payments.manage`. */
  updateBalance?: Maybe<Agent>;
  /** Change a campaign, its waves or its status. Needs `customers.manage`. Errors: `validation.failed` (422). */
  updateCampaign?: Maybe<Campaign>;
  /** Change a collection, also whether it is shown. Needs `content.manage`. Errors: `validation.failed` (422). */
  updateCollection?: Maybe<Collection>;
  /**
   * Change a customer's account, also its status. Needs `customers.manage`.
   *
   * Errors: `validation.failed` (422), `customer.invalid_transition` (409).
   */
  updateCustomer?: Maybe<Customer>;
  /** Change a customer's user. Needs `customers.manage`. Errors: `validation.failed` (422). */
  updateCustomerUser?: Maybe<CustomerUser>;
  /**
   * Change dates, times, address, description, reference or notes of a job. Needs `jobs.administrate`;
   * `qaNotes` also `jobs.review` as the reviewer of a job in QA. Errors: `validation.failed` (422).
   */
  updateJob?: Maybe<Job>;
  /** Move a job to another location group, or to a new one. Needs `jobs.administrate`. Errors: `validation.failed` (422). */
  updateJobLocationGroup?: Maybe<Job>;
  /** Change what a job pays and costs. Needs `jobs.administrate`. Errors: `validation.failed` (422). */
  updateJobRates?: Maybe<Job>;
  /**
   * Change a group of an order's locations. Needs `orders.manage` or `jobs.administrate`.
   * Errors: `validation.failed` (422).
   */
  updateLocationGroup?: Maybe<LocationGroup>;
  /** Change a lockout's name or duration. Needs `orders.manage`. Errors: `validation.failed` (422). */
  updateLockout?: Maybe<Lockout>;
  /** Change until when one Shepherd is locked out. Needs `orders.manage`. */
  updateLockoutAgent?: Maybe<LockoutAgent>;
  /** Change a piece of news, also whether it is shown. Needs `content.manage`. Errors: `validation.failed` (422). */
  updateNewsItem?: Maybe<NewsItem>;
  /** Change an order. Needs `orders.manage`. Errors: `validation.failed` (422). */
  updateOrder?: Maybe<Order>;
  /** Turn a workflow of an order on or off. Needs `orders.manage`. */
  updateOrderWorkflow?: Maybe<Order>;
  /**
   * Change the caption of a photo or video, or turn a photo. Needs what `updateReportTask` needs.
   *
   * Errors: `validation.failed` (422, field `rotation`) for a video and for a photo that is not ready.
   */
  updateReportMedia?: Maybe<Media>;
  /**
   * Correct the answer to a task. Needs `jobs.administrate`, or `jobs.review` as the reviewer of a job in QA.
   *
   * Errors: `validation.failed` (422), `payment.reimbursement_limit` (422, field `amount`) above 50 pounds,
   * `precondition_failed` (412) when the answer is not the one that `version` names.
   */
  updateReportTask?: Maybe<Job>;
  /** Change the comment of an answer. Needs what `updateReportTask` needs. */
  updateReportTaskComment?: Maybe<Job>;
  /**
   * Change a template. Needs `templates.manage`.
   *
   * Errors: `validation.failed` (422), `template.invalid_transition` (409) for an archived one, `precondition_failed` (412)
   * when the template is not the one that `revision` names.
   */
  updateTemplate?: Maybe<Template>;
  /** Change a training, also whether it is shown. Needs `content.manage`. Errors: `validation.failed` (422). */
  updateTraining?: Maybe<Training>;
  /**
   * Change an admin user. Needs `users.manage`. Only an owner may edit an owner.
   *
   * Errors: `validation.failed` (422), `user.last_owner` (403).
   */
  updateUser?: Maybe<User>;
};


/** Everything that can be changed. */
export type MutationActivateAccountArgs = {
  input: SetPasswordInput;
};


/** Everything that can be changed. */
export type MutationActivateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationAddAgentCommentArgs = {
  input: AddAgentCommentInput;
};


/** Everything that can be changed. */
export type MutationAddJobCommentArgs = {
  input: AddJobCommentInput;
};


/** Everything that can be changed. */
export type MutationAddLockoutAgentsArgs = {
  input: AddLockoutAgentsInput;
};


/** Everything that can be changed. */
export type MutationAddStrikeArgs = {
  input: AddStrikeInput;
};


/** Everything that can be changed. */
export type MutationApproveOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationArchiveOrderArgs = {
  input: ArchiveOrderInput;
};


/** Everything that can be changed. */
export type MutationArchiveTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationAssignAgentArgs = {
  input: AssignAgentInput;
};


/** Everything that can be changed. */
export type MutationAssignReviewerArgs = {
  input: AssignReviewerInput;
};


/** Everything that can be changed. */
export type MutationCancelJobsArgs = {
  input: CancelJobsInput;
};


/** Everything that can be changed. */
export type MutationCancelLocationsUploadArgs = {
  input: CancelLocationsUploadInput;
};


/** Everything that can be changed. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** Everything that can be changed. */
export type MutationCompleteJobArgs = {
  input: CompleteJobInput;
};


/** Everything that can be changed. */
export type MutationCreateBulkActionArgs = {
  input: CreateBulkActionInput;
};


/** Everything that can be changed. */
export type MutationCreateCampaignArgs = {
  input: CreateCampaignInput;
};


/** Everything that can be changed. */
export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


/** Everything that can be changed. */
export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


/** Everything that can be changed. */
export type MutationCreateLocationsUploadArgs = {
  input: CreateLocationsUploadInput;
};


/** Everything that can be changed. */
export type MutationCreateLockoutArgs = {
  input: CreateLockoutInput;
};


/** Everything that can be changed. */
export type MutationCreateMarketOfferArgs = {
  input: CreateMarketOfferInput;
};


/** Everything that can be changed. */
export type MutationCreateNewsItemArgs = {
  input: CreateNewsItemInput;
};


/** Everything that can be changed. */
export type MutationCreateOrderArgs = {
  input: CreateOrderInput;
};


/** Everything that can be changed. */
export type MutationCreatePaymentArgs = {
  input: CreatePaymentInput;
};


/** Everything that can be changed. */
export type MutationCreateReportLinkArgs = {
  input: CreateReportLinkInput;
};


/** Everything that can be changed. */
export type MutationCreateTemplateArgs = {
  input: CreateTemplateInput;
};


/** Everything that can be changed. */
export type MutationCreateTrainingArgs = {
  input: CreateTrainingInput;
};


/** Everything that can be changed. */
export type MutationDeactivateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteCampaignArgs = {
  input: DeleteCampaignInput;
};


/** Everything that can be changed. */
export type MutationDeleteLocationsUploadsArgs = {
  orderId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteLockoutArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteReportMediaArgs = {
  input: DeleteReportMediaInput;
};


/** Everything that can be changed. */
export type MutationDisableCustomerUserArgs = {
  input: CustomerUserReferenceInput;
};


/** Everything that can be changed. */
export type MutationDisableUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDuplicateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationEnableCustomerUserArgs = {
  input: CustomerUserReferenceInput;
};


/** Everything that can be changed. */
export type MutationEnableUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExportAgentsArgs = {
  input: ExportAgentsInput;
};


/** Everything that can be changed. */
export type MutationExportApplicationsArgs = {
  input: ExportApplicationsInput;
};


/** Everything that can be changed. */
export type MutationExportAssignmentsArgs = {
  input: ExportAssignmentsInput;
};


/** Everything that can be changed. */
export type MutationExportCustomersArgs = {
  input: ExportCustomersInput;
};


/** Everything that can be changed. */
export type MutationExportJobsArgs = {
  input: ExportJobsInput;
};


/** Everything that can be changed. */
export type MutationExportOrderResultsArgs = {
  input: ExportOrderResultsInput;
};


/** Everything that can be changed. */
export type MutationExportOrdersArgs = {
  input: ExportOrdersInput;
};


/** Everything that can be changed. */
export type MutationExportPaymentsArgs = {
  input: ExportPaymentsInput;
};


/** Everything that can be changed. */
export type MutationExportTemplatesArgs = {
  input: ExportTemplatesInput;
};


/** Everything that can be changed. */
export type MutationExportUsersArgs = {
  input: ExportUsersInput;
};


/** Everything that can be changed. */
export type MutationExportWithdrawalsArgs = {
  input: ExportWithdrawalsInput;
};


/** Everything that can be changed. */
export type MutationExtendOrderArgs = {
  input: ExtendOrderInput;
};


/** Everything that can be changed. */
export type MutationFailJobArgs = {
  input: FailJobInput;
};


/** Everything that can be changed. */
export type MutationFinishOrderArgs = {
  input: FinishOrderInput;
};


/** Everything that can be changed. */
export type MutationInviteCustomerUserArgs = {
  input: InviteCustomerUserInput;
};


/** Everything that can be changed. */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/** Everything that can be changed. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that can be changed. */
export type MutationMergeTypeformArgs = {
  input: MergeTypeformInput;
};


/** Everything that can be changed. */
export type MutationPauseOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRejectOrderArgs = {
  input: RejectOrderInput;
};


/** Everything that can be changed. */
export type MutationRemoveInterestJobsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveLocationRestrictionsArgs = {
  input: RemoveLocationRestrictionsInput;
};


/** Everything that can be changed. */
export type MutationRemoveLockoutAgentArgs = {
  input: RemoveLockoutAgentInput;
};


/** Everything that can be changed. */
export type MutationRemoveLockoutAgentsArgs = {
  input: RemoveLockoutAgentsInput;
};


/** Everything that can be changed. */
export type MutationResendApplicationEmailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationResetPasswordArgs = {
  input: SetPasswordInput;
};


/** Everything that can be changed. */
export type MutationRestartOrderArgs = {
  input: RestartOrderInput;
};


/** Everything that can be changed. */
export type MutationResumeOrderArgs = {
  input: ResumeOrderInput;
};


/** Everything that can be changed. */
export type MutationRetireAgentArgs = {
  input: RetireAgentInput;
};


/** Everything that can be changed. */
export type MutationRevertStrikeArgs = {
  input: RevertStrikeInput;
};


/** Everything that can be changed. */
export type MutationReviewIdentityCheckArgs = {
  input: ReviewIdentityCheckInput;
};


/** Everything that can be changed. */
export type MutationReviewWithdrawalArgs = {
  input: ReviewWithdrawalInput;
};


/** Everything that can be changed. */
export type MutationRevokeCustomerUserInvitationArgs = {
  input: CustomerUserReferenceInput;
};


/** Everything that can be changed. */
export type MutationRevokeReportLinkArgs = {
  input: RevokeReportLinkInput;
};


/** Everything that can be changed. */
export type MutationRevokeUserInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSendPasswordResetArgs = {
  input: SendPasswordResetInput;
};


/** Everything that can be changed. */
export type MutationStartLocationsUploadArgs = {
  input: StartLocationsUploadInput;
};


/** Everything that can be changed. */
export type MutationStartOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationStopJobArgs = {
  input: StopJobInput;
};


/** Everything that can be changed. */
export type MutationSubmitOrderArgs = {
  input: SubmitOrderInput;
};


/** Everything that can be changed. */
export type MutationUnassignJobsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationUnassignReviewerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationUnfulfilJobsArgs = {
  input: UnfulfilJobsInput;
};


/** Everything that can be changed. */
export type MutationUpdateAgentArgs = {
  input: UpdateAgentInput;
};


/** Everything that can be changed. */
export type MutationUpdateAgentSkillsArgs = {
  input: UpdateAgentSkillsInput;
};


/** Everything that can be changed. */
export type MutationUpdateBalanceArgs = {
  input: UpdateBalanceInput;
};


/** Everything that can be changed. */
export type MutationUpdateCampaignArgs = {
  input: UpdateCampaignInput;
};


/** Everything that can be changed. */
export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


/** Everything that can be changed. */
export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


/** Everything that can be changed. */
export type MutationUpdateCustomerUserArgs = {
  input: UpdateCustomerUserInput;
};


/** Everything that can be changed. */
export type MutationUpdateJobArgs = {
  input: UpdateJobInput;
};


/** Everything that can be changed. */
export type MutationUpdateJobLocationGroupArgs = {
  input: UpdateJobLocationGroupInput;
};


/** Everything that can be changed. */
export type MutationUpdateJobRatesArgs = {
  input: UpdateJobRatesInput;
};


/** Everything that can be changed. */
export type MutationUpdateLocationGroupArgs = {
  input: UpdateLocationGroupInput;
};


/** Everything that can be changed. */
export type MutationUpdateLockoutArgs = {
  input: UpdateLockoutInput;
};


/** Everything that can be changed. */
export type MutationUpdateLockoutAgentArgs = {
  input: UpdateLockoutAgentInput;
};


/** Everything that can be changed. */
export type MutationUpdateNewsItemArgs = {
  input: UpdateNewsItemInput;
};


/** Everything that can be changed. */
export type MutationUpdateOrderArgs = {
  input: UpdateOrderInput;
};


/** Everything that can be changed. */
export type MutationUpdateOrderWorkflowArgs = {
  input: UpdateOrderWorkflowInput;
};


/** Everything that can be changed. */
export type MutationUpdateReportMediaArgs = {
  input: UpdateReportMediaInput;
};


/** Everything that can be changed. */
export type MutationUpdateReportTaskArgs = {
  input: UpdateReportTaskInput;
};


/** Everything that can be changed. */
export type MutationUpdateReportTaskCommentArgs = {
  input: UpdateReportTaskCommentInput;
};


/** Everything that can be changed. */
export type MutationUpdateTemplateArgs = {
  input: UpdateTemplateInput;
};


/** Everything that can be changed. */
export type MutationUpdateTrainingArgs = {
  input: UpdateTrainingInput;
};


/** Everything that can be changed. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** A piece of news in the app. */
export type NewsItem = {
  __typename?: 'NewsItem';
  body: Scalars['String']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  media?: Maybe<Media>;
  status: ContentStatus;
  title: Scalars['String']['output'];
};

/** Which news. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type NewsItemFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the title and body. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ContentStatus>>;
};

/** A page of news. */
export type NewsItemPage = {
  __typename?: 'NewsItemPage';
  items: Array<NewsItem>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** The order of news. */
export type NewsItemSort = {
  direction: SortDirection;
  field: NewsItemSortField;
};

/** What news can be sorted by. */
export type NewsItemSortField =
  | 'created_at'
  | 'id'
  | 'status'
  | 'title';

/** How far an identity check has come. */
export type OnboardingState =
  | 'awaiting_data'
  | 'failed'
  | 'in_progress'
  | 'passed';

/** What a chosen option can demand. */
export type OptionRequirement =
  | 'comment'
  | 'photo'
  | 'video';

/** A batch of jobs that a customer placed. */
export type Order = {
  __typename?: 'Order';
  /** Days a Shepherd has to accept an offer; 0 is the current day only. */
  acceptWindow?: Maybe<Scalars['Int']['output']>;
  /** Whether `archivedAt` is set. */
  archived?: Maybe<Scalars['Boolean']['output']>;
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What may be done to the order in its present state. */
  availableActions?: Maybe<Array<OrderAction>>;
  campaign?: Maybe<Campaign>;
  captureLocation?: Maybe<Scalars['Boolean']['output']>;
  captureLocationPrompt?: Maybe<Scalars['String']['output']>;
  captureLocationPromptRequired?: Maybe<Scalars['Boolean']['output']>;
  category?: Maybe<OrderCategory>;
  combineGroups?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** That of its template, GBP without one. Its amounts are in it, and its jobs are priced in it. */
  currency?: Maybe<Currency>;
  customer: Customer;
  dashboardId?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  documentation?: Maybe<Array<DocumentationItem>>;
  dueDate?: Maybe<Scalars['DateTime']['output']>;
  endDate?: Maybe<Scalars['DateTime']['output']>;
  exampleImageUrl?: Maybe<Scalars['URL']['output']>;
  excludeAgentSkills?: Maybe<Array<Scalars['ID']['output']>>;
  excludeAgentTags?: Maybe<Array<Scalars['String']['output']>>;
  /** What the customer pays for all jobs. */
  grandTotal?: Maybe<Money>;
  hideFromMarket?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  identityCheckRequired?: Maybe<Scalars['Boolean']['output']>;
  imageUrl?: Maybe<Scalars['URL']['output']>;
  inInterestPhase?: Maybe<Scalars['Boolean']['output']>;
  interestEndDate?: Maybe<Scalars['DateTime']['output']>;
  interestStartDate?: Maybe<Scalars['DateTime']['output']>;
  jobCompletionTarget?: Maybe<Scalars['Int']['output']>;
  /** The order's jobs. Needs `jobs.view`. */
  jobs?: Maybe<JobPage>;
  jobsCount: Scalars['Int']['output'];
  /**
   * How many jobs are still to follow the order, which was cancelled, finished, paused or extended with very many of them,
   * or loses those that gather interest; null when nothing is going on. Until then it can only be cancelled or finished
   * (`order.jobs_ending`).
   */
  jobsToEnd?: Maybe<Scalars['Int']['output']>;
  /** Minutes between the order's start and its launch push. */
  launchPushDelay?: Maybe<Scalars['Int']['output']>;
  /** Groups that share a time limit and visibility. Needs `orders.view` or `jobs.view`. */
  locationGroups?: Maybe<Array<LocationGroup>>;
  /** Where the jobs are done; empty for the type anywhere. Needs `orders.view`. */
  locations?: Maybe<LocationPage>;
  /** The lockout that `lockoutId` names. Needs `orders.view`. */
  lockout?: Maybe<Lockout>;
  /** Minutes. */
  lockoutDuration?: Maybe<Scalars['Int']['output']>;
  lockoutId?: Maybe<Scalars['ID']['output']>;
  negativeCriteria?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `type`. */
  orderType?: Maybe<OrderType>;
  /** True between pause and resume: its jobs are off the market. */
  paused: Scalars['Boolean']['output'];
  /** How many jobs of this order one Shepherd may take. */
  perUserJobLimit?: Maybe<Scalars['Int']['output']>;
  positiveCriteria?: Maybe<Scalars['String']['output']>;
  priority: OrderPriority;
  /** Messages sent to Shepherds about this order, the newest first by default. Needs `orders.view`. */
  pushes?: Maybe<OrderPushPage>;
  requireAgentSkills?: Maybe<Array<Scalars['ID']['output']>>;
  requireAgentTags?: Maybe<Array<Scalars['String']['output']>>;
  schedules?: Maybe<Array<Schedule>>;
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /** Jobs of an order that is cancelled, finished or archived are neither offered nor assigned. */
  status: OrderStatus;
  summary?: Maybe<Scalars['String']['output']>;
  /** Where to go on after a task, from the same read as `tasks`. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** The task list as it was when the order was made. Needs `orders.view`. */
  tasks?: Maybe<Array<TaskGroup>>;
  template?: Maybe<Template>;
  title: Scalars['String']['output'];
  treasureTarget?: Maybe<Scalars['String']['output']>;
  type: OrderType;
  /** One upload, to be asked again every 5 seconds while it is pending or in progress, or addresses are looked for. Needs `orders.view`. */
  upload?: Maybe<LocationsUpload>;
  /** Locations that came as CSV files. Needs `orders.view`. */
  uploads?: Maybe<Array<LocationsUpload>>;
  /** What the Shepherds are paid for all jobs. */
  value?: Maybe<Money>;
  wave?: Maybe<Wave>;
  /** Every workflow, with whether this order uses it. Needs `orders.view`. */
  workflows?: Maybe<Array<OrderWorkflow>>;
  workforce: OrderWorkforce;
};


/** A batch of jobs that a customer placed. */
export type OrderJobsArgs = {
  filter?: InputMaybe<JobFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: JobSort;
};


/** A batch of jobs that a customer placed. */
export type OrderLocationsArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** A batch of jobs that a customer placed. */
export type OrderPushesArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderPushSort;
};


/** A batch of jobs that a customer placed. */
export type OrderUploadArgs = {
  id: Scalars['ID']['input'];
};

/** What can be done to an order. */
export type OrderAction =
  | 'approve'
  | 'archive'
  | 'cancel'
  | 'extend'
  | 'finish'
  | 'pause'
  | 'reject'
  | 'remove_interest_jobs'
  | 'restart'
  | 'resume'
  | 'start'
  | 'submit';

/** The outcome of a dry run. */
export type OrderActionCheck = {
  __typename?: 'OrderActionCheck';
  jobsAffected: Scalars['Int']['output'];
  /** True: there is no warning, so the action needs no confirmation. */
  valid: Scalars['Boolean']['output'];
  warnings: Array<Warning>;
};

/** What kind of work an order is. */
export type OrderCategory = {
  __typename?: 'OrderCategory';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Which orders. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type OrderFilter = {
  /** True: also archived orders, which are left out otherwise unless `ids` or `status` asks for them. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  campaignIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  endDateFrom?: InputMaybe<Scalars['Date']['input']>;
  endDateTo?: InputMaybe<Scalars['Date']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in title, description, customer name and id. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Array<OrderPriority>>;
  /** Orders that start on this day or later. */
  startDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Orders that start on this day or earlier. */
  startDateTo?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<Array<OrderStatusFilter>>;
  templateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * IANA time zone whose days these are, for example `Europe/London`: of UTC without, or where it is unknown. An export
   * takes its own.
   */
  timezone?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Array<OrderType>>;
};

/** A page of orders. */
export type OrderPage = {
  __typename?: 'OrderPage';
  items: Array<Order>;
  pageInfo: PageInfo;
  /** Counts per displayed status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** How urgent an order is. */
export type OrderPriority =
  | 'high'
  | 'low'
  | 'medium';

/** A message to the Shepherds who may want the order's jobs. */
export type OrderPush = {
  __typename?: 'OrderPush';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: OrderPushKind;
  /** Minutes. */
  lockoutDuration?: Maybe<Scalars['Int']['output']>;
  status: OrderPushStatus;
};

/** What a push is about. */
export type OrderPushKind =
  | 'assignment_status'
  | 'offer_distance';

/** A page of an order's pushes. */
export type OrderPushPage = {
  __typename?: 'OrderPushPage';
  items: Array<OrderPush>;
  pageInfo: PageInfo;
};

/** The order of an order's pushes. */
export type OrderPushSort = {
  direction: SortDirection;
  field: OrderPushSortField;
};

/** What an order's pushes can be sorted by. */
export type OrderPushSortField =
  | 'created_at'
  | 'status';

/** How far a push has come. `NO_AUDIENCE` and `SENT` are final. */
export type OrderPushStatus =
  | 'building_audience'
  | 'no_audience'
  | 'pending'
  | 'sending'
  | 'sent';

/** The order of orders. */
export type OrderSort = {
  direction: SortDirection;
  field: OrderSortField;
};

/** What orders can be sorted by. */
export type OrderSortField =
  | 'created_at'
  | 'due_date'
  | 'end_date'
  | 'id'
  | 'jobs_count'
  | 'priority'
  | 'start_date'
  | 'status'
  | 'title'
  | 'type';

/** Where an order stands. Paused and archived are marks beside it. */
export type OrderStatus =
  | 'active'
  | 'approving'
  | 'cancelled'
  | 'draft'
  | 'finished'
  | 'pending'
  | 'rejected'
  | 'started';

/**
 * What an order's status is asked by. The first group are the displayed statuses, which may cover several stored ones;
 * the next match a stored status exactly, and archived orders are a group of their own that the others leave out.
 */
export type OrderStatusFilter =
  | 'active'
  | 'approving'
  /** Archived orders, whatever their stored status. */
  | 'archived'
  | 'cancelled'
  /** Stored finished. */
  | 'completed'
  | 'draft'
  | 'finished'
  /** Stored active or started. */
  | 'in_progress'
  /** Stored pending or approving. */
  | 'pending'
  | 'rejected'
  | 'started';

/** Where the jobs are: at given places, anywhere, or wherever the thing asked for is found. */
export type OrderType =
  | 'anywhere'
  | 'standard'
  | 'treasure_hunt';

/** Whether an order uses a workflow. It has no id: the same workflow is on in one order and off in another. */
export type OrderWorkflow = {
  __typename?: 'OrderWorkflow';
  active: Scalars['Boolean']['output'];
  workflow: Workflow;
};

/** Who does the jobs. */
export type OrderWorkforce =
  | 'customer'
  | 'platform';

/** Where a page stands in its list. Every list answers in the same shape: `items`, `pageInfo`, `summary` where it has one. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Position of the first row of this page, from 1; null on an empty page. */
  from?: Maybe<Scalars['Int']['output']>;
  /** The last page that has rows; 1 for an empty list. */
  lastPage: Scalars['Int']['output'];
  /** The page answered, from 1. */
  page: Scalars['Int']['output'];
  perPage: Scalars['Int']['output'];
  /** Position of the last row of this page; null on an empty page. */
  to?: Maybe<Scalars['Int']['output']>;
  /** Rows in the whole list with the filter applied; exact. */
  total: Scalars['Int']['output'];
};

/** Money that a Shepherd got or lost. */
export type Payment = {
  __typename?: 'Payment';
  /** Who made it; null when the system did. */
  adminUser?: Maybe<User>;
  agent?: Maybe<Agent>;
  /** Negative for a deduction. */
  amount: Money;
  /** The work that was paid. */
  assignment?: Maybe<Assignment>;
  comment?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  method?: Maybe<PaymentChannel>;
  reference?: Maybe<Scalars['String']['output']>;
  status: PaymentStatus;
  type: PaymentType;
};

/** How a payment reaches the Shepherd. */
export type PaymentChannel =
  | 'balance'
  | 'bank_transfer'
  | 'paypal';

/** Which payments. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type PaymentFilter = {
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in reference, comment and the Shepherd's names. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<PaymentStatus>>;
  /** IANA time zone whose days these are: of UTC without, or where it is unknown. An export takes its own. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Array<PaymentType>>;
};

/** Where a Shepherd is paid. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  default?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** What tells it from others, with most of the digits hidden. */
  label?: Maybe<Scalars['String']['output']>;
  /** Set of one that is not in use any more: nothing can be paid out to it. */
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of its kind. */
  type: Scalars['String']['output'];
};

/** A page of payments. */
export type PaymentPage = {
  __typename?: 'PaymentPage';
  items: Array<Payment>;
  pageInfo: PageInfo;
};

/** The order of payments. */
export type PaymentSort = {
  direction: SortDirection;
  field: PaymentSortField;
};

/** What payments can be sorted by. */
export type PaymentSortField =
  | 'amount'
  | 'country_code'
  | 'created_at'
  | 'id'
  | 'reference'
  | 'status'
  | 'type';

/** Where a payment stands. */
export type PaymentStatus =
  | 'failed'
  | 'paid'
  | 'pending';

/** What a payment is for. */
export type PaymentType =
  | 'bonus'
  | 'credit'
  | 'deduction'
  | 'job'
  | 'referral'
  | 'reimbursement'
  | 'transaction_fee';

/** Whether a withdrawal is paid out by itself. */
export type PayoutMode =
  | 'auto'
  /** Above £100 or its equivalent in the currency: staff decides. */
  | 'manual';

/** A right that a role carries. REST v1 writes them with a dot: `orders.view`. */
export type Permission =
  | 'agents.manage'
  | 'agents.view'
  | 'content.manage'
  | 'content.view'
  | 'customers.manage'
  | 'customers.view'
  | 'jobs.administrate'
  | 'jobs.export'
  | 'jobs.manage'
  | 'jobs.review'
  | 'jobs.share'
  | 'jobs.view'
  | 'orders.manage'
  | 'orders.view'
  | 'payments.manage'
  | 'payments.view'
  | 'templates.manage'
  | 'templates.view'
  | 'users.manage'
  | 'users.view';

/** The signed-in admin user. */
export type Profile = {
  __typename?: 'Profile';
  email: Scalars['EmailAddress']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  /** The kind of answer, as REST v1 names it. */
  object?: Maybe<Scalars['String']['output']>;
  /** What the user may do: the permissions of the role. */
  permissions: Array<Permission>;
  role: Role;
  type: UserType;
};

/** Who ordered a shared job. */
export type PublicCustomer = {
  __typename?: 'PublicCustomer';
  /** Works for a short time only, and ends with the link. */
  logoUrl?: Maybe<Scalars['URL']['output']>;
  name: Scalars['String']['output'];
};

/** Items of a shared matrix task that have the same answer, which is not the one that was hoped for. */
export type PublicDeviation = {
  __typename?: 'PublicDeviation';
  /** How many items have this answer. */
  itemCount: Scalars['Int']['output'];
  /** Their labels; of the first five, where there are more. */
  items: Array<Scalars['String']['output']>;
  /** The chosen options: their ids. */
  selection: Array<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `PublicTask` of the matrix. */
  taskId: Scalars['ID']['output'];
};

/** What was shared, how it ended, and when somebody was really there. */
export type PublicJob = {
  __typename?: 'PublicJob';
  /** Why nothing more could be done; null unless the outcome is `ATTEMPTED`, and where nobody said so. */
  attemptReason?: Maybe<StopReason>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217; of every price in the answers. */
  currency?: Maybe<Currency>;
  orderTitle?: Maybe<Scalars['String']['output']>;
  outcome?: Maybe<ReportOutcome>;
  reference?: Maybe<Scalars['String']['output']>;
  /** IANA name of the time zone that the place lies in. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** When the work was handed in or stopped. */
  visitEndedAt?: Maybe<Scalars['DateTime']['output']>;
  visitStartedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What outsiders may see of a job: no fees, no Shepherd, nothing that is meant for staff or for the field. */
export type PublicJobReport = {
  __typename?: 'PublicJobReport';
  customer?: Maybe<PublicCustomer>;
  description?: Maybe<Scalars['String']['output']>;
  job: PublicJob;
  location?: Maybe<PublicLocation>;
  report: PublicReport;
  resources: Array<DocumentationItem>;
  /** Without internal tasks, and without sections and matrices of which nothing else is left. */
  taskGroups: Array<PublicTaskGroup>;
  /** Null before the job was reviewed. */
  verifiedBy?: Maybe<ReportVerification>;
};

/** A shared report, or why it cannot be read. */
export type PublicJobReportResult = PublicJobReport | ReportInvalidToken | ReportMissingPassword | ReportNotFound | ReportRateLimited | ReportWrongPassword;

/** Where a shared job was done. */
export type PublicLocation = {
  __typename?: 'PublicLocation';
  address1?: Maybe<Scalars['String']['output']>;
  address2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Degrees (WGS 84). */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees (WGS 84). */
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** The answers of a shared report. */
export type PublicReport = {
  __typename?: 'PublicReport';
  tasks: Array<PublicReportTask>;
};

/** The answers for one item of a shared matrix task. */
export type PublicReportItem = {
  __typename?: 'PublicReportItem';
  /** Whether any of its answers deviates. */
  deviates: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  subtext?: Maybe<Scalars['String']['output']>;
  tasks: Array<PublicReportTask>;
};

/** A page of a shared matrix task's items. */
export type PublicReportItemPage = {
  __typename?: 'PublicReportItemPage';
  items: Array<PublicReportItem>;
  pageInfo: PageInfo;
};

/** Items of a shared report, or why they cannot be read. */
export type PublicReportItemsResult = PublicReportItemPage | ReportInvalidToken | ReportMissingPassword | ReportNotFound | ReportRateLimited | ReportWrongPassword;

/** The answer to one task of a shared report. Media addresses in it work for a short time only, and end with the link. */
export type PublicReportTask = {
  __typename?: 'PublicReportTask';
  /** For a matrix task: how many items have an answer. */
  answeredCount?: Maybe<Scalars['Int']['output']>;
  /** What the field worker wrote. */
  comment?: Maybe<Scalars['String']['output']>;
  /**
   * Whether it is not the answer that was hoped for: an option that the template does not expect, a plain "No" where it
   * expects nothing, or what the field did not find. For a matrix task: whether any of its items deviates.
   */
  deviates: Scalars['Boolean']['output'];
  /** For a matrix task: how many items deviate. */
  deviationCount?: Maybe<Scalars['Int']['output']>;
  /** For a matrix task: what deviates, an entry for each answer that is not the one that was hoped for; at most five. */
  deviations?: Maybe<Array<PublicDeviation>>;
  /** For a matrix task: how many items `publicReportItems` has. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  media: Array<Media>;
  /** The chosen options: their ids. */
  selection: Array<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `PublicTask`. */
  taskId: Scalars['ID']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

/** A task of a shared report. */
export type PublicTask = {
  __typename?: 'PublicTask';
  component: PublicTaskComponent;
  /** Unique within the report only. */
  id: Scalars['ID']['output'];
  reference: Scalars['String']['output'];
  required: Array<TaskRequirement>;
  title: Scalars['String']['output'];
};

/** How a task of a shared report is answered. */
export type PublicTaskComponent = {
  __typename?: 'PublicTaskComponent';
  inputType?: Maybe<TaskInputType>;
  matrixTasks?: Maybe<Array<PublicTask>>;
  options?: Maybe<Array<PublicTaskOption>>;
  type: TaskComponentType;
};

/** A section of a shared report. */
export type PublicTaskGroup = {
  __typename?: 'PublicTaskGroup';
  name: Scalars['String']['output'];
  reference?: Maybe<Scalars['String']['output']>;
  tasks: Array<PublicTask>;
};

/** One choice of a task in a shared report. */
export type PublicTaskOption = {
  __typename?: 'PublicTaskOption';
  /** Unique within the task only. */
  id: Scalars['ID']['output'];
  value: Scalars['String']['output'];
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /**
   * One Shepherd; null when there is none with this id, and for rejected and deleted ones. Needs `agents.view`.
   *
   * Where nothing is asked for but the id and parts that are calls of their own (`contracts`, `comments`, `balance` and the
   * like), the parts say by themselves that there is none.
   */
  agent?: Maybe<Agent>;
  /** Areas of Shepherds inside a box. Needs `jobs.view`. */
  agentAreas?: Maybe<Array<AgentArea>>;
  /** Where Shepherds inside a box were last; view-restricted ones are left out. Needs `jobs.view`. */
  agentPositions?: Maybe<Array<AgentPosition>>;
  /** Tags that Shepherds have. Needs a session. */
  agentTags?: Maybe<Array<Scalars['String']['output']>>;
  /** Shepherds. Needs `agents.view`; with only `jobs.view` each has id and names. */
  agents?: Maybe<AgentPage>;
  /**
   * Applications of people who want to be Shepherds. Needs `agents.view`. Rejected ones are left out unless
   * `filter.includeRejected` is true.
   */
  applications?: Maybe<ApplicationPage>;
  /** One bulk action; null when there is none with this id. Needs `jobs.administrate`. */
  bulkAction?: Maybe<BulkAction>;
  /** Changes to many jobs by CSV file. Needs `jobs.administrate`. */
  bulkActions?: Maybe<BulkActionPage>;
  /** One campaign; null when there is none with this id. Needs `customers.view`. */
  campaign?: Maybe<Campaign>;
  /** The waves of a campaign. Needs `customers.view` or `orders.view`. */
  campaignWaves?: Maybe<Array<Wave>>;
  /** Campaigns of all customers. Needs `customers.view`. */
  campaigns?: Maybe<CampaignPage>;
  /** Cities, by name, of one country or of all. Needs a session. */
  cities?: Maybe<Array<City>>;
  /** One collection; null when there is none with this id. Needs `content.view`. */
  collection?: Maybe<Collection>;
  /** Items that can be put into a collection. Needs `content.view`. */
  collectionItems?: Maybe<Array<CollectionItem>>;
  /** Collections. Needs `content.view`. */
  collections?: Maybe<CollectionPage>;
  /** Countries the marketplace works in, by name. */
  countries?: Maybe<Array<Country>>;
  /** Currencies that templates can be priced in. Needs `templates.view`. */
  currencies?: Maybe<Array<CurrencyInfo>>;
  /** One customer; null when there is none with this id. Needs `customers.view`, or `jobs.view` for `id` and `name`. */
  customer?: Maybe<Customer>;
  /** Customers. Needs `customers.view`; with only `jobs.view` each customer has `id` and `name`. */
  customers?: Maybe<CustomerPage>;
  /** Places by address, the best match first; for filling in a location. Needs a session. */
  findPlaces?: Maybe<Array<FoundPlace>>;
  /** Industries, by name. Needs `customers.view`. */
  industries?: Maybe<Array<Industry>>;
  /** One job; null when there is none with this id. Needs `jobs.view`. */
  job?: Maybe<Job>;
  /** Jobs. Needs `jobs.view`. Never answered from a cache. */
  jobs?: Maybe<JobPage>;
  /** One lockout; null when there is none with this id. Needs `orders.view`. */
  lockout?: Maybe<Lockout>;
  /** Lockouts. Needs `orders.view`. */
  lockouts?: Maybe<LockoutPage>;
  /** Kinds of rule that a market offer can have. Needs `jobs.manage`. */
  marketRules?: Maybe<Array<MarketRule>>;
  /** The signed-in user with role and permissions. Fails with code `auth.unauthenticated` without a session. */
  me?: Maybe<Profile>;
  /** News. Needs `content.view`. */
  news?: Maybe<NewsItemPage>;
  /** Items that news can show. Needs `content.view`. */
  newsContentItems?: Maybe<Array<CollectionItem>>;
  /** One piece of news; null when there is none with this id. Needs `content.view`. */
  newsItem?: Maybe<NewsItem>;
  /** One order; null when there is none with this id. Needs `orders.view`. */
  order?: Maybe<Order>;
  /**
   * What would happen if an order were resumed, restarted or archived. Changes nothing. Needs `orders.manage`.
   *
   * Errors: `order.invalid_transition` (409) when the action is not possible now.
   */
  orderActionCheck?: Maybe<OrderActionCheck>;
  /** Order categories, by name. Needs `orders.view`. */
  orderCategories?: Maybe<Array<OrderCategory>>;
  /** Orders. Needs `orders.view`. Archived orders are left out unless `filter.archived` is true. */
  orders?: Maybe<OrderPage>;
  /** Payments to Shepherds. Needs `payments.view`. */
  payments?: Maybe<PaymentPage>;
  /**
   * A job's report for whoever has its link. Needs no session. Wrong passwords are limited by the minute: five for a link
   * from one network, 120 from one network, 50 for a link from everywhere.
   */
  publicJobReport?: Maybe<PublicJobReportResult>;
  /** The items of a matrix task in a shared report. Needs no session. */
  publicReportItems?: Maybe<PublicReportItemsResult>;
  /** Counts of the QA queue. Needs `jobs.review`. */
  qaSummary?: Maybe<Summary>;
  /**
   * All roles: of staff, and those named `customer_…`, which users of customers have. Needs `users.view` or
   * `customers.manage`.
   */
  roles?: Maybe<Array<Role>>;
  /** Skills by category. Needs a session. */
  skills?: Maybe<Array<SkillCategory>>;
  /** One template, also an archived one; null when there is none with this id. Needs `templates.view`. */
  template?: Maybe<Template>;
  /**
   * Job templates. Needs `templates.view`; with only `jobs.view` each template has `id` and `name`.
   * Never answered from a cache.
   */
  templates?: Maybe<TemplatePage>;
  /** One training; null when there is none with this id. Needs `content.view`. */
  training?: Maybe<Training>;
  /** Training. Needs `content.view`. */
  trainings?: Maybe<TrainingPage>;
  /**
   * A typeform as a task list, to replace what is there. Needs `templates.manage`.
   *
   * Errors: `typeform.not_found` (404).
   */
  typeform?: Maybe<ImportedTaskList>;
  /** One admin user; null when there is none with this id. Needs `users.view`. */
  user?: Maybe<User>;
  /** Admin users. Needs `users.view`; with only `jobs.view` each has id and names. */
  users?: Maybe<UserPage>;
  /** Withdrawals by Shepherds. Needs `payments.view`. */
  withdrawals?: Maybe<WithdrawalPage>;
  /** Workflows that an order can use. Needs a session. */
  workflows?: Maybe<Array<Workflow>>;
};


/** Everything that can be read. */
export type QueryAgentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAgentAreasArgs = {
  box: MapBoxInput;
  perPage: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryAgentPositionsArgs = {
  box: MapBoxInput;
  perPage: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryAgentsArgs = {
  filter?: InputMaybe<AgentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: AgentSort;
};


/** Everything that can be read. */
export type QueryApplicationsArgs = {
  filter?: InputMaybe<ApplicationFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: ApplicationSort;
};


/** Everything that can be read. */
export type QueryBulkActionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBulkActionsArgs = {
  filter?: InputMaybe<BulkActionFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: BulkActionSort;
};


/** Everything that can be read. */
export type QueryCampaignArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCampaignWavesArgs = {
  campaignId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCampaignsArgs = {
  filter?: InputMaybe<CampaignFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CampaignSort;
};


/** Everything that can be read. */
export type QueryCitiesArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCollectionItemsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryCollectionsArgs = {
  filter?: InputMaybe<CollectionFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CollectionSort;
};


/** Everything that can be read. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomersArgs = {
  filter?: InputMaybe<CustomerFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CustomerSort;
};


/** Everything that can be read. */
export type QueryFindPlacesArgs = {
  keywords: Scalars['String']['input'];
  perPage: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryJobsArgs = {
  filter?: InputMaybe<JobFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: JobSort;
};


/** Everything that can be read. */
export type QueryLockoutArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLockoutsArgs = {
  filter?: InputMaybe<LockoutFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: LockoutSort;
};


/** Everything that can be read. */
export type QueryNewsArgs = {
  filter?: InputMaybe<NewsItemFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: NewsItemSort;
};


/** Everything that can be read. */
export type QueryNewsContentItemsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryNewsItemArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOrderActionCheckArgs = {
  action: CheckedOrderAction;
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderSort;
};


/** Everything that can be read. */
export type QueryPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: PaymentSort;
};


/** Everything that can be read. */
export type QueryPublicJobReportArgs = {
  again?: InputMaybe<Scalars['Boolean']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryPublicReportItemsArgs = {
  page: Scalars['Int']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
  taskId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTemplatesArgs = {
  filter?: InputMaybe<TemplateFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: TemplateSort;
};


/** Everything that can be read. */
export type QueryTrainingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTrainingsArgs = {
  filter?: InputMaybe<TrainingFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: TrainingSort;
};


/** Everything that can be read. */
export type QueryTypeformArgs = {
  formId: Scalars['ID']['input'];
  override: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: UserSort;
};


/** Everything that can be read. */
export type QueryWithdrawalsArgs = {
  filter?: InputMaybe<WithdrawalFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: WithdrawalSort;
};

/** What is paid back. */
export type ReimbursementInput = {
  /** Major units of the job's currency, at most £50 or its equivalent. */
  amount: Scalars['Decimal']['input'];
};

/** Which order, and why. */
export type RejectOrderInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

/** Why an application was rejected. */
export type RejectReason =
  | 'criminal_convictions'
  | 'id_check'
  | 'inactive_country'
  | 'right_to_work'
  | 'too_young';

/** Why jobs remain in a finished order. */
export type RemainingJobsReason =
  | 'customer_request'
  | 'location_issue'
  | 'no_shepherds'
  | 'order_expired'
  | 'other';

/** What open jobs of a finished order become. */
export type RemainingJobsStatus =
  | 'cancelled'
  | 'unfulfilled';

/** Which restriction of which order. */
export type RemoveLocationRestrictionsInput = {
  id: Scalars['ID']['input'];
  type: LocationRestriction;
};

/** Which Shepherd of which lockout. */
export type RemoveLockoutAgentInput = {
  agentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

/** Who to let in again. */
export type RemoveLockoutAgentsInput = {
  /** Left out: all of them. */
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
};

/** The token is missing, malformed, or was changed. */
export type ReportInvalidToken = {
  __typename?: 'ReportInvalidToken';
  /** Ready to show. */
  message: Scalars['String']['output'];
};

/**
 * A link under which outsiders read a job's report. It works as long as the job is attempted or completed, and
 * until it expires.
 */
export type ReportLink = {
  __typename?: 'ReportLink';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<User>;
  /** It works until then; null until it is revoked. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** What staff call it. */
  label?: Maybe<Scalars['String']['output']>;
  /** When somebody has read the report with it the last time. */
  lastOpenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often somebody has read the report with it. */
  openedCount: Scalars['Int']['output'];
  /** Only in the answer to `createReportLink`: the token in it is not kept. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** The report needs a password and none was given. */
export type ReportMissingPassword = {
  __typename?: 'ReportMissingPassword';
  /** Ready to show. */
  message: Scalars['String']['output'];
};

/** The link was revoked or has expired, or its job is gone or no longer shared. */
export type ReportNotFound = {
  __typename?: 'ReportNotFound';
  /** Ready to show. */
  message: Scalars['String']['output'];
};

/** How a shared job ended. */
export type ReportOutcome =
  /** Somebody was there, and could not do it. */
  | 'attempted'
  | 'completed';

/** Too many wrong passwords. */
export type ReportRateLimited = {
  __typename?: 'ReportRateLimited';
  /** Ready to show. */
  message: Scalars['String']['output'];
  /** How long to wait before the next try, when that is known. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The answer to one task. It has no id of its own, as many jobs answer the same task. */
export type ReportTask = {
  __typename?: 'ReportTask';
  /** The Shepherd's comment. */
  comment?: Maybe<Scalars['String']['output']>;
  /** For a matrix task: how many items `Job.matrixItems` has. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  media: Array<Media>;
  qaNotes?: Maybe<Scalars['String']['output']>;
  /** Why staff corrected the answer. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What the answer is known by in the task list. */
  reference?: Maybe<Scalars['String']['output']>;
  /** What is paid back for this task. */
  reimbursement?: Maybe<Money>;
  /** The chosen options: their ids. */
  selection: Array<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `Task`. */
  taskId: Scalars['ID']['output'];
  /** Answers inside a matrix item. */
  tasks?: Maybe<Array<ReportTask>>;
  value?: Maybe<Scalars['String']['output']>;
  /** Names what was chosen and entered; null where nothing was. `updateReportTask` takes it. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Who checked a shared report. */
export type ReportVerification = {
  __typename?: 'ReportVerification';
  date: Scalars['Date']['output'];
  /** First name and initial. */
  name: Scalars['String']['output'];
};

/** The password is wrong. */
export type ReportWrongPassword = {
  __typename?: 'ReportWrongPassword';
  /** Ready to show. */
  message: Scalars['String']['output'];
};

/** Which order, and whether its warnings were seen. */
export type RestartOrderInput = {
  /** True: do it in spite of warnings. */
  confirm: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Which order, and whether its warnings were seen. */
export type ResumeOrderInput = {
  /** True: do it in spite of warnings. */
  confirm: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Who to retire, and why. */
export type RetireAgentInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  reason: RetireReason;
};

/** Who was retired or deleted. */
export type RetireAgentPayload = {
  __typename?: 'RetireAgentPayload';
  /** The retired Shepherd; null for an applicant, who is deleted. */
  agent?: Maybe<Agent>;
  agentId: Scalars['ID']['output'];
};

/** Why a Shepherd was retired. */
export type RetireReason =
  /** A data-protection request. */
  | 'removed'
  | 'striked_off';

/** Which strike of which Shepherd. */
export type RevertStrikeInput = {
  agentId: Scalars['ID']['input'];
  strikeId: Scalars['ID']['input'];
};

/** The decision on an identity check. */
export type ReviewIdentityCheckInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  /** The application's id. */
  id: Scalars['ID']['input'];
  result: IdentityReviewResult;
  /** The check as the reviewer saw it. When it has become another meanwhile, the decision is refused. */
  seen?: InputMaybe<SeenIdentityCheckInput>;
};

/** The decision on a withdrawal. */
export type ReviewWithdrawalInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  decision: WithdrawalDecision;
  id: Scalars['ID']['input'];
};

/** Which link of which job. */
export type RevokeReportLinkInput = {
  id: Scalars['ID']['input'];
  jobId: Scalars['ID']['input'];
};

/** What a user is, with the rights that come with it. */
export type Role = {
  __typename?: 'Role';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  permissions: Array<Permission>;
};

/** How several rules combine. */
export type RulesOperator =
  /** All must hold. */
  | 'and'
  /** Any may hold. */
  | 'or';

/** How the shelf-label scanner of price tracking fills a matrix item from the columns of a scanned label. */
export type ScannerConfig = {
  __typename?: 'ScannerConfig';
  /** The column that becomes the item's label; by default `product`. */
  label: Scalars['String']['output'];
  /** The column that becomes the item's reference; by default `sku`. */
  reference: Scalars['String']['output'];
  /** Text with columns in braces; by default `£{price}`. */
  subtext?: Maybe<Scalars['String']['output']>;
};

/** How the shelf-label scanner fills a matrix item from the columns of a scanned label. */
export type ScannerConfigInput = {
  label: Scalars['String']['input'];
  reference: Scalars['String']['input'];
  subtext?: InputMaybe<Scalars['String']['input']>;
};

/** When the order's jobs can be done. */
export type Schedule = {
  __typename?: 'Schedule';
  days: Array<ScheduleDay>;
  default: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  times: Array<TimeRange>;
};

/** Times on a week day or on a date. */
export type ScheduleDay = {
  __typename?: 'ScheduleDay';
  date?: Maybe<Scalars['Date']['output']>;
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek?: Maybe<Scalars['Int']['output']>;
  times: Array<TimeRange>;
};

/** Times on a week day or on a date. */
export type ScheduleDayInput = {
  date?: InputMaybe<Scalars['Date']['input']>;
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek?: InputMaybe<Scalars['Int']['input']>;
  times: Array<TimeRangeInput>;
};

/** When the jobs can be done. */
export type ScheduleInput = {
  days: Array<ScheduleDayInput>;
  default: Scalars['Boolean']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  times: Array<TimeRangeInput>;
};

/** An identity check as somebody saw it; null for what there was none of. */
export type SeenIdentityCheckInput = {
  method?: InputMaybe<IdentityCheckMethod>;
  result?: InputMaybe<IdentityCheckResult>;
};

/** Whose password to reset. */
export type SendPasswordResetInput = {
  email: Scalars['EmailAddress']['input'];
};

/** A new session. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Opaque bearer token; null when a cookie was asked for. */
  accessToken?: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  profile: Profile;
};

/** How the session reaches the gateway with the requests that follow. */
export type SessionTransport =
  /** The gateway sets an HttpOnly cookie that page script cannot read; `accessToken` is null. */
  | 'cookie'
  /** The answer holds the access token; send it as a bearer token. */
  | 'token';

/** The token of a link, and the new password. */
export type SetPasswordInput = {
  /** At least 6 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
  transport: SessionTransport;
};

/** Something a Shepherd can do. */
export type Skill = {
  __typename?: 'Skill';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A group of skills. */
export type SkillCategory = {
  __typename?: 'SkillCategory';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  skills: Array<Skill>;
};

/** Smallest first or largest first. */
export type SortDirection =
  | 'ASC'
  | 'DESC';

/** Payments that staff can make; all others are made by the system. */
export type StaffPaymentType =
  | 'bonus'
  | 'credit'
  | 'deduction'
  | 'reimbursement';

/** Which upload of which order. */
export type StartLocationsUploadInput = {
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};

/** Why a job stops, and so whether its Shepherd is paid. */
export type StopJobInput = {
  /** Needed for `ABANDONED`, and for `OTHER` as the reason in own words. */
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  reason: StopReason;
};

/** Why a job stopped. All but `ABANDONED` make it attempted: the Shepherd is paid. */
export type StopReason =
  /** The Shepherd gave up and is not paid; the job becomes unassigned. */
  | 'abandoned'
  | 'access_refused'
  | 'item_unavailable'
  | 'location_closed'
  | 'location_not_found'
  | 'other'
  | 'unsafe'
  | 'wrong_details';

/** A mark against a Shepherd. */
export type Strike = {
  __typename?: 'Strike';
  comment: Scalars['String']['output'];
  /** When it no longer is a recent one, of which there is a maximum; null once it is reverted. */
  countsUntil?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<User>;
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Set for one that no longer counts. */
  revertedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The last facts of a draft. */
export type SubmitOrderInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  endDate: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  interestEndDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Both or neither; the start is earlier than the end. */
  interestStartDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Leave out when they came by CSV, and for the type anywhere. */
  locations?: InputMaybe<Array<LocationInput>>;
  schedules?: InputMaybe<Array<ScheduleInput>>;
  /** Earlier than `endDate`. */
  startDate: Scalars['DateTime']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the workflows to turn on. */
  workflows?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Counts per status (or per stage), as shown on the tabs above a list. */
export type Summary = {
  __typename?: 'Summary';
  groups: Array<SummaryGroup>;
  total: Scalars['Int']['output'];
};

/** One status of a summary and how many rows have it. */
export type SummaryGroup = {
  __typename?: 'SummaryGroup';
  total: Scalars['Int']['output'];
  /** The name of the enum value that the list's `status` filter takes, for example `IN_PROGRESS`. */
  value: Scalars['String']['output'];
};

/** Something a Shepherd has to do or answer. Its `id` is unique within one task list only: a copy may carry the same. */
export type Task = {
  __typename?: 'Task';
  bonus?: Maybe<TaskPayment>;
  component: TaskComponent;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  instructions?: Maybe<TaskInstructions>;
  /** True: hidden from customers. */
  internal: Scalars['Boolean']['output'];
  /** Extra pay that depends on the answer. */
  payments: Array<TaskPayment>;
  /** Notes for the reviewer, never shown to Shepherds or customers. */
  qaNotes?: Maybe<Scalars['String']['output']>;
  /** The name that task logic and reports use for it; unique within its task list. */
  reference: Scalars['String']['output'];
  reimbursement?: Maybe<TaskPayment>;
  /** What must be given; empty for an optional task. */
  required: Array<TaskRequirement>;
  title: Scalars['String']['output'];
};

/** How a task is answered. Which fields are set depends on `type`. */
export type TaskComponent = {
  __typename?: 'TaskComponent';
  /** True: photos may come from the phone's gallery. */
  allowGallery?: Maybe<Scalars['Boolean']['output']>;
  /** The text of the button of an action. */
  buttonCta?: Maybe<Scalars['String']['output']>;
  /** Items that were added for this task list only. */
  customMatrixItems?: Maybe<Array<MatrixItem>>;
  /** The text of the button that opens the drawing. */
  drawCta?: Maybe<Scalars['String']['output']>;
  drawOrientation?: Maybe<DrawOrientation>;
  /** Characters; null is no limit. */
  inputLimit?: Maybe<Scalars['Int']['output']>;
  inputType?: Maybe<TaskInputType>;
  matrixItems?: Maybe<Array<MatrixItem>>;
  matrixMode?: Maybe<Scalars['String']['output']>;
  /** The tasks to do for every matrix item. */
  matrixTasks?: Maybe<Array<Task>>;
  /** How many options may be chosen; null is no limit. */
  maxOptions?: Maybe<Scalars['Int']['output']>;
  multiSelect?: Maybe<Scalars['Boolean']['output']>;
  options?: Maybe<Array<TaskOption>>;
  /** True: its photo stands for the whole report. */
  primaryPhoto?: Maybe<Scalars['Boolean']['output']>;
  scannerConfig?: Maybe<ScannerConfig>;
  type: TaskComponentType;
};

/** How a task is answered. Give what the type uses. */
export type TaskComponentInput = {
  allowGallery?: InputMaybe<Scalars['Boolean']['input']>;
  buttonCta?: InputMaybe<Scalars['String']['input']>;
  customMatrixItems?: InputMaybe<Array<MatrixItemInput>>;
  drawCta?: InputMaybe<Scalars['String']['input']>;
  drawOrientation: DrawOrientation;
  /** Characters; null is no limit. */
  inputLimit?: InputMaybe<Scalars['Int']['input']>;
  inputType?: InputMaybe<TaskInputType>;
  matrixItems?: InputMaybe<Array<MatrixItemInput>>;
  matrixMode?: InputMaybe<Scalars['String']['input']>;
  matrixTasks?: InputMaybe<Array<TaskInput>>;
  /** How many options may be chosen; null is no limit. */
  maxOptions?: InputMaybe<Scalars['Int']['input']>;
  multiSelect?: InputMaybe<Scalars['Boolean']['input']>;
  options?: InputMaybe<Array<TaskOptionInput>>;
  primaryPhoto?: InputMaybe<Scalars['Boolean']['input']>;
  scannerConfig?: InputMaybe<ScannerConfigInput>;
  type: TaskComponentType;
};

/** The kinds of task. */
export type TaskComponentType =
  | 'action'
  | 'barcode'
  | 'boolean'
  | 'draw'
  | 'input'
  | 'matrix'
  | 'photo'
  | 'select'
  | 'simple'
  | 'timer'
  | 'video';

/** A section of a task list. */
export type TaskGroup = {
  __typename?: 'TaskGroup';
  name: Scalars['String']['output'];
  reference?: Maybe<Scalars['String']['output']>;
  tasks: Array<Task>;
};

/** A section of a task list. Order counts. */
export type TaskGroupInput = {
  name: Scalars['String']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
  tasks: Array<TaskInput>;
};

/** A task of a section. Order counts. */
export type TaskInput = {
  bonus?: InputMaybe<TaskPaymentInput>;
  component: TaskComponentInput;
  description: Scalars['String']['input'];
  /** The id of a task that is there already; leave out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  instructions?: InputMaybe<TaskInstructionsInput>;
  /** True: hidden from customers. */
  internal: Scalars['Boolean']['input'];
  payments: Array<TaskPaymentInput>;
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /** Unique within the task list, else `validation.failed` on `reference`. */
  reference: Scalars['String']['input'];
  reimbursement?: InputMaybe<TaskPaymentInput>;
  required: Array<TaskRequirement>;
  title: Scalars['String']['input'];
};

/** What may be typed into an input task. */
export type TaskInputType =
  | 'alphanumeric'
  | 'date'
  | 'numeric'
  | 'price';

/** What helps a Shepherd to do a task. */
export type TaskInstructions = {
  __typename?: 'TaskInstructions';
  link?: Maybe<Scalars['URL']['output']>;
  media?: Maybe<Media>;
};

/** What helps a Shepherd to do the task. */
export type TaskInstructionsInput = {
  link?: InputMaybe<Scalars['URL']['input']>;
  /** The id that an upload to `/files/templates/documentation` answered. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
};

/** Where to go on after a task. */
export type TaskLogic = {
  __typename?: 'TaskLogic';
  /** The first action whose condition holds is taken. */
  actions: Array<TaskLogicAction>;
  taskReference: Scalars['String']['output'];
};

/** A jump to another task. */
export type TaskLogicAction = {
  __typename?: 'TaskLogicAction';
  condition: TaskLogicCondition;
  /** Reference of the task to go on with. */
  jump: Scalars['String']['output'];
};

/** A jump to another task; its reference must be one of the task list. */
export type TaskLogicActionInput = {
  condition: TaskLogicConditionInput;
  jump: Scalars['String']['input'];
};

/** When a jump is taken. */
export type TaskLogicCondition = {
  __typename?: 'TaskLogicCondition';
  arguments: Array<Scalars['String']['output']>;
  /** `always` holds whatever the answer: it means otherwise. */
  operator: Scalars['String']['output'];
};

/** When a jump is taken. */
export type TaskLogicConditionInput = {
  arguments: Array<Scalars['String']['input']>;
  /** `always` means otherwise. */
  operator: Scalars['String']['input'];
};

/** Where to go on after a task. */
export type TaskLogicInput = {
  actions: Array<TaskLogicActionInput>;
  taskReference: Scalars['String']['input'];
};

/** One choice of a task. Its `id` is unique within the task only. */
export type TaskOption = {
  __typename?: 'TaskOption';
  /** What has to be given with this choice. */
  dataMandatory?: Maybe<Array<OptionRequirement>>;
  /**
   * Whether this is the answer that is hoped for. Where any option of a task says true, the others are deviations in
   * reports; where none says true, those that say false are; where nothing is said, a plain "No" or "Out of stock" is.
   */
  expected?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  mandatory?: Maybe<Scalars['Boolean']['output']>;
  /** A note for the reviewer when this was chosen. */
  qaNote?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

/** One choice of a task. */
export type TaskOptionInput = {
  dataMandatory?: InputMaybe<Array<OptionRequirement>>;
  /** See `TaskOption.expected`. */
  expected?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  mandatory?: InputMaybe<Scalars['Boolean']['input']>;
  qaNote?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};

/** Money on top of the fee, paid when the condition on the answer holds. */
export type TaskPayment = {
  __typename?: 'TaskPayment';
  amount: Money;
  conditionOperator?: Maybe<Scalars['String']['output']>;
  conditionValue?: Maybe<Scalars['String']['output']>;
  type: TaskPaymentType;
};

/** Money on top of the fee, paid when the condition on the answer holds. */
export type TaskPaymentInput = {
  amount: MoneyInput;
  conditionOperator?: InputMaybe<Scalars['String']['input']>;
  conditionValue?: InputMaybe<Scalars['String']['input']>;
  type: TaskPaymentType;
};

/** Why a task pays extra. */
export type TaskPaymentType =
  | 'bonus'
  | 'reimbursement';

/** Kinds of response that a task can require. */
export type TaskRequirement =
  | 'comment'
  | 'photo'
  | 'status'
  | 'task'
  | 'video';

/** A task list that jobs are made from. */
export type Template = {
  __typename?: 'Template';
  /** What the Shepherd is paid for a job. */
  agentFee?: Maybe<Money>;
  agentFeeUpTo?: Maybe<Money>;
  /** Shown to Shepherds instead of the customer's logo. */
  alternativeCustomerAvatar?: Maybe<Scalars['URL']['output']>;
  /** Shown to Shepherds instead of the customer's name. */
  alternativeCustomerName?: Maybe<Scalars['String']['output']>;
  /** What the customer pays for a job. */
  basePrice?: Maybe<Money>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  customer?: Maybe<Customer>;
  customerLogo?: Maybe<Scalars['URL']['output']>;
  customerName?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  documentation?: Maybe<Array<DocumentationItem>>;
  /** Minutes a job takes, a multiple of 5. */
  duration?: Maybe<Scalars['Int']['output']>;
  features?: Maybe<Array<Scalars['String']['output']>>;
  hideJobTimes?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** How many jobs were made from it. */
  jobs?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  pixellateFaces?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Names the state that was read: the ETag of REST v1, null where it sends none. `updateTemplate` takes it. Answers that
   * read the template anyway have it without a call of its own.
   */
  revision?: Maybe<Scalars['String']['output']>;
  /** Surcharge for a job on the day of its order. */
  sameDayCharge?: Maybe<Money>;
  status?: Maybe<TemplateStatus>;
  /** The sections of its task list. Needs `templates.view`. */
  taskGroups?: Maybe<Array<TaskGroup>>;
  /** Where to go on after a task, from the same read as `taskGroups`. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** `1` marks a legacy template. */
  version?: Maybe<Scalars['String']['output']>;
  videoThumbUrl?: Maybe<Scalars['URL']['output']>;
};

/** Which templates. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type TemplateFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the name. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TemplateStatus>>;
};

/** A page of templates. */
export type TemplatePage = {
  __typename?: 'TemplatePage';
  items: Array<Template>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** The order of templates. */
export type TemplateSort = {
  direction: SortDirection;
  field: TemplateSortField;
};

/** What templates can be sorted by. */
export type TemplateSortField =
  | 'agent_fee'
  | 'base_price'
  | 'created_at'
  | 'customer'
  | 'duration'
  | 'id'
  | 'jobs'
  | 'name'
  | 'status';

/** Whether new orders can use a template. Archived is final. */
export type TemplateStatus =
  | 'active'
  | 'archived'
  | 'inactive';

/** From and to on one day. */
export type TimeRange = {
  __typename?: 'TimeRange';
  end: Scalars['LocalTime']['output'];
  start: Scalars['LocalTime']['output'];
};

/** From and to, in multiples of 5 minutes; the start is earlier than the end. */
export type TimeRangeInput = {
  end: Scalars['LocalTime']['input'];
  start: Scalars['LocalTime']['input'];
};

/** Something that Shepherds learn from in the app. */
export type Training = {
  __typename?: 'Training';
  body: Scalars['String']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Smaller numbers come first. */
  displayOrder?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  media?: Maybe<Media>;
  status: ContentStatus;
  title: Scalars['String']['output'];
};

/** Which training. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type TrainingFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the title and body. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ContentStatus>>;
};

/** A page of training. */
export type TrainingPage = {
  __typename?: 'TrainingPage';
  items: Array<Training>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** The order of training. */
export type TrainingSort = {
  direction: SortDirection;
  field: TrainingSortField;
};

/** What training can be sorted by. */
export type TrainingSortField =
  | 'created_at'
  | 'display_order'
  | 'id'
  | 'status'
  | 'title';

/** How a Shepherd gets around. */
export type TransportMode =
  | 'cycling'
  | 'vehicle'
  | 'walking';

/** Why a job of a treasure hunt fails. */
export type TreasureHuntFailReason =
  | 'treasure_hunt_criteria'
  | 'treasure_hunt_invalid';

/** Which jobs, and why. */
export type UnfulfilJobsInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  ids: Array<Scalars['ID']['input']>;
};

/** What to change in a Shepherd; what is left out stays. */
export type UpdateAgentInput = {
  /** Tags to give beside those that are there, whoever gave them; not together with `tags`. */
  addTags?: InputMaybe<Array<Scalars['String']['input']>>;
  address1?: InputMaybe<Scalars['String']['input']>;
  address2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** In the past. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Tags to take away from those that are there; not together with `tags`. */
  removeTags?: InputMaybe<Array<Scalars['String']['input']>>;
  state?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<MarketAccess>;
  /** All tags that the Shepherd is to have. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A Shepherd's skills of one category. */
export type UpdateAgentSkillsInput = {
  agentId: Scalars['ID']['input'];
  categoryId: Scalars['ID']['input'];
  /** Ids of all skills of the category that the Shepherd is to have. */
  skills: Array<Scalars['ID']['input']>;
};

/** Whether a Shepherd may withdraw money. */
export type UpdateBalanceInput = {
  agentId: Scalars['ID']['input'];
  canWithdraw: Scalars['Boolean']['input'];
};

/** What to change in a campaign; what is left out stays. */
export type UpdateCampaignInput = {
  campaignTarget?: InputMaybe<Scalars['Int']['input']>;
  customerId: Scalars['ID']['input'];
  hubspotId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CampaignStatus>;
  /** All waves that it is to have. */
  waves?: InputMaybe<Array<WaveInput>>;
};

/** What to change in a collection; what is left out stays. */
export type UpdateCollectionInput = {
  attribute1?: InputMaybe<Scalars['String']['input']>;
  attribute2?: InputMaybe<Scalars['String']['input']>;
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  /** Ids of all items, in the order shown. */
  items?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ContentStatus>;
};

/** What to change in a customer's account; what is left out stays. */
export type UpdateCustomerInput = {
  address?: InputMaybe<CustomerAddressInput>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  id: Scalars['ID']['input'];
  industryId?: InputMaybe<Scalars['ID']['input']>;
  jobsPerAgentLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Days. */
  limitPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** The id that an upload to `/files/customers/logos` answered. */
  logo?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<CustomerPriority>;
  showBadge?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<CustomerStatus>;
};

/** What to change in a customer's user; what is left out stays. */
export type UpdateCustomerUserInput = {
  customerId: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of `customer_viewer` or `customer_admin`. */
  role?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change in a job; what is left out stays. */
export type UpdateJobInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  id: Scalars['ID']['input'];
  location?: InputMaybe<JobLocationInput>;
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  specialInstructions?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** The group to move to: its id, or the facts of a new one. */
export type UpdateJobLocationGroupInput = {
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  /** Whole minutes. */
  jobTimeLimit?: InputMaybe<Scalars['Int']['input']>;
  locationGroupId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What a job pays and costs; what is left out stays. */
export type UpdateJobRatesInput = {
  /** Major units of the job's currency, 0 or more. */
  agentFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** Major units of the job's currency, 0 or more. */
  customerPrice?: InputMaybe<Scalars['Decimal']['input']>;
  id: Scalars['ID']['input'];
};

/** What to change in a location group; what is left out stays. */
export type UpdateLocationGroupInput = {
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  /** Whole minutes; null removes the limit. */
  jobTimeLimit?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};

/** Until when one Shepherd is locked out. */
export type UpdateLockoutAgentInput = {
  agentId: Scalars['ID']['input'];
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};

/** What to change in a lockout; what is left out stays. */
export type UpdateLockoutInput = {
  /** Whole minutes. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What to change in a piece of news; what is left out stays. */
export type UpdateNewsItemInput = {
  body?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  status?: InputMaybe<ContentStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What to change; what is left out stays. Everything can be changed in a draft, the overview and documentation later. */
export type UpdateOrderInput = {
  /** Days; 0 is the current day only. */
  acceptWindow?: InputMaybe<Scalars['Int']['input']>;
  /** One of the customer's campaigns. */
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  captureLocation?: InputMaybe<Scalars['Boolean']['input']>;
  captureLocationPrompt?: InputMaybe<Scalars['String']['input']>;
  captureLocationPromptRequired?: InputMaybe<Scalars['Boolean']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  combineGroups?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dashboardId?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  exampleImage?: InputMaybe<Scalars['ID']['input']>;
  excludeAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  excludeAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  identityCheckRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id that an upload to `/files/orders/images` answered. */
  image?: InputMaybe<Scalars['ID']['input']>;
  jobCompletionTarget?: InputMaybe<Scalars['Int']['input']>;
  jobsCount?: InputMaybe<Scalars['Int']['input']>;
  /** Whole minutes. */
  lockoutDuration?: InputMaybe<Scalars['Int']['input']>;
  negativeCriteria?: InputMaybe<Scalars['String']['input']>;
  perUserJobLimit?: InputMaybe<Scalars['Int']['input']>;
  positiveCriteria?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<OrderPriority>;
  requireAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  requireAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  schedules?: InputMaybe<Array<ScheduleInput>>;
  summary?: InputMaybe<Scalars['String']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** At least 3 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  treasureTarget?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<OrderType>;
  waveId?: InputMaybe<Scalars['ID']['input']>;
  workforce?: InputMaybe<OrderWorkforce>;
};

/** Which workflow of which order. */
export type UpdateOrderWorkflowInput = {
  active: Scalars['Boolean']['input'];
  orderId: Scalars['ID']['input'];
  workflowId: Scalars['ID']['input'];
};

/** What to change of a photo or video; what is left out stays. */
export type UpdateReportMediaInput = {
  /** Null removes it. */
  caption?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  mediaId: Scalars['ID']['input'];
  /** Degrees clockwise from how the camera held it: 0, 90, 180 or 270. The pictures have new addresses then. */
  rotation?: InputMaybe<Scalars['Int']['input']>;
};

/** The new comment of an answer. */
export type UpdateReportTaskCommentInput = {
  comment: Scalars['String']['input'];
  /** Reference of the matrix item, for a task inside a matrix. */
  item?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};

/** The corrected answer; what is left out stays. */
export type UpdateReportTaskInput = {
  /** Reference of the matrix item, for a task inside a matrix. */
  item?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /** Why it was corrected: `Incorrect answer`, `Minor incorrect answer`, `Template issue` or own words. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Only in QA. */
  reimbursement?: InputMaybe<ReimbursementInput>;
  selection?: InputMaybe<Array<Scalars['String']['input']>>;
  taskId: Scalars['ID']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of the answer that is replaced, null for a task without an answer: when somebody else has changed it
   * meanwhile, the correction is refused. Left out, whatever is there is replaced.
   */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What to change in a template; what is left out stays, and lists are replaced as a whole. */
export type UpdateTemplateInput = {
  agentFee?: InputMaybe<MoneyInput>;
  agentFeeUpTo?: InputMaybe<MoneyInput>;
  alternativeCustomerAvatar?: InputMaybe<Scalars['URL']['input']>;
  alternativeCustomerName?: InputMaybe<Scalars['String']['input']>;
  basePrice?: InputMaybe<MoneyInput>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  displayName?: InputMaybe<Scalars['String']['input']>;
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  /** Minutes, a multiple of 5. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  hideJobTimes?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  pixellateFaces?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The `revision` of the template that is changed: when somebody else has changed it meanwhile, the change is refused.
   * Left out or null, whatever is there is changed.
   */
  revision?: InputMaybe<Scalars['String']['input']>;
  sameDayCharge?: InputMaybe<MoneyInput>;
  taskGroups?: InputMaybe<Array<TaskGroupInput>>;
  taskLogic?: InputMaybe<Array<TaskLogicInput>>;
};

/** What to change in a training; what is left out stays. */
export type UpdateTrainingInput = {
  body?: InputMaybe<Scalars['String']['input']>;
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  status?: InputMaybe<ContentStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What to change in an admin user; what is left out stays. */
export type UpdateUserInput = {
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of a role. */
  role?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<UserType>;
};

/** Somebody of the staff. With only `jobs.view`, everything but id and names is null. */
export type User = {
  __typename?: 'User';
  /** What the user reviewed, month by month. Needs `users.view`. */
  analytics?: Maybe<UserAnalytics>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  role?: Maybe<Role>;
  status?: Maybe<UserStatus>;
  type?: Maybe<UserType>;
};


/** Somebody of the staff. With only `jobs.view`, everything but id and names is null. */
export type UserAnalyticsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What an admin user did. */
export type UserAnalytics = {
  __typename?: 'UserAnalytics';
  months: Array<UserMonth>;
};

/** Which admin users. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type UserFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in names and e-mail. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  status?: InputMaybe<Array<UserStatus>>;
  type?: InputMaybe<Array<UserType>>;
};

/** One month of an admin user. */
export type UserMonth = {
  __typename?: 'UserMonth';
  /** Of those, jobs completed. */
  completed: Scalars['Int']['output'];
  /** Of those, jobs failed. */
  failed: Scalars['Int']['output'];
  /** Minutes from the start of the review to its end; null without reviews. */
  medianReviewMinutes?: Maybe<Scalars['Float']['output']>;
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** Jobs reviewed. */
  reviewed: Scalars['Int']['output'];
};

/** A page of admin users. */
export type UserPage = {
  __typename?: 'UserPage';
  items: Array<User>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. */
  summary?: Maybe<Summary>;
};

/** The order of admin users. */
export type UserSort = {
  direction: SortDirection;
  field: UserSortField;
};

/** What admin users can be sorted by. */
export type UserSortField =
  | 'created_at'
  | 'email'
  | 'first_name'
  | 'id'
  | 'last_name'
  | 'status'
  | 'type';

/** Whether a user can sign in. */
export type UserStatus =
  | 'active'
  | 'disabled'
  /** Has an invitation and no password yet. */
  | 'invited';

/** A label of a user. */
export type UserType =
  /** A line manager. A label only: it changes no right. */
  | 'manager'
  | 'standard';

/** A reason to think twice. */
export type Warning = {
  __typename?: 'Warning';
  code: Scalars['String']['output'];
  /** Ready to show. */
  message: Scalars['String']['output'];
};

/** A part of a campaign. */
export type Wave = {
  __typename?: 'Wave';
  campaignId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A wave of a campaign. */
export type WaveInput = {
  /** The id of a wave that is there already; leave out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};

/** Money that a Shepherd takes out of the balance. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  agent?: Maybe<Agent>;
  amount: Money;
  /** A manual one waits for a review. */
  automatic: PayoutMode;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  paymentMethod?: Maybe<PaymentMethod>;
  reference?: Maybe<Scalars['String']['output']>;
  reviewComment?: Maybe<Scalars['String']['output']>;
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided; null while nobody has, or nobody had to. */
  reviewedBy?: Maybe<User>;
  status: WithdrawalStatus;
};

/** Decisions on a withdrawal. */
export type WithdrawalDecision =
  | 'approve'
  | 'reject';

/** Which withdrawals. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type WithdrawalFilter = {
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  automatic?: InputMaybe<Array<PayoutMode>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in reference and the Shepherd's names. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<WithdrawalStatus>>;
  /** IANA time zone whose days these are: of UTC without, or where it is unknown. An export takes its own. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** A page of withdrawals. */
export type WithdrawalPage = {
  __typename?: 'WithdrawalPage';
  items: Array<Withdrawal>;
  pageInfo: PageInfo;
};

/** The order of withdrawals. */
export type WithdrawalSort = {
  direction: SortDirection;
  field: WithdrawalSortField;
};

/** What withdrawals can be sorted by. */
export type WithdrawalSortField =
  | 'amount'
  | 'country_code'
  | 'created_at'
  | 'id'
  | 'reference'
  | 'status';

/** Where a withdrawal stands. */
export type WithdrawalStatus =
  | 'approved'
  | 'confirmed'
  | 'denied'
  | 'failed'
  | 'processed'
  | 'processing'
  | 'refunded'
  | 'requested';

/** Something that happens by itself around the jobs of an order. */
export type Workflow = {
  __typename?: 'Workflow';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddAgentCommentInput: ResolverTypeWrapper<unknown>;
  AddJobCommentInput: ResolverTypeWrapper<unknown>;
  AddLockoutAgentsInput: ResolverTypeWrapper<unknown>;
  AddStrikeInput: ResolverTypeWrapper<unknown>;
  Agent: ResolverTypeWrapper<Entity<'Agent'>>;
  AgentArea: ResolverTypeWrapper<Entity<'AgentArea'>>;
  AgentBalance: ResolverTypeWrapper<Value<'AgentBalance'>>;
  AgentBilling: ResolverTypeWrapper<Value<'AgentBilling'>>;
  AgentComment: ResolverTypeWrapper<Entity<'AgentComment'>>;
  AgentContract: ResolverTypeWrapper<Entity<'AgentContract'>>;
  AgentEarnings: ResolverTypeWrapper<unknown>;
  AgentFilter: ResolverTypeWrapper<unknown>;
  AgentPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Agent'], AgentFilter>>;
  AgentPosition: ResolverTypeWrapper<Value<'AgentPosition'>>;
  AgentSettings: ResolverTypeWrapper<Value<'AgentSettings'>>;
  AgentSkillCategory: ResolverTypeWrapper<Value<'AgentSkillCategory'>>;
  AgentSort: ResolverTypeWrapper<unknown>;
  AgentSortField: null;
  AgentStatus: null;
  Application: ResolverTypeWrapper<Entity<'Application'>>;
  ApplicationFilter: ResolverTypeWrapper<unknown>;
  ApplicationPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Application'], ApplicationFilter>>;
  ApplicationSort: ResolverTypeWrapper<unknown>;
  ApplicationSortField: null;
  ApplicationStage: null;
  ApplicationStatus: null;
  ArchiveOrderInput: ResolverTypeWrapper<unknown>;
  AssignAgentInput: ResolverTypeWrapper<unknown>;
  AssignAgentResult: ResolverTypeWrapper<unknown>;
  AssignReviewerInput: ResolverTypeWrapper<unknown>;
  Assignment: ResolverTypeWrapper<AssignmentParts>;
  AssignmentConflict: ResolverTypeWrapper<unknown>;
  AssignmentFilter: ResolverTypeWrapper<unknown>;
  AssignmentPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Assignment'], AssignmentFilter> & { agent_id: string }>;
  AssignmentRule: ResolverTypeWrapper<Value<'AssignmentRule'>>;
  AssignmentRuleInput: ResolverTypeWrapper<unknown>;
  AssignmentSort: ResolverTypeWrapper<unknown>;
  AssignmentSortField: null;
  AssignmentStatus: null;
  Boolean: ResolverTypeWrapper<unknown>;
  BulkAction: ResolverTypeWrapper<Entity<'BulkAction'>>;
  BulkActionFailure: ResolverTypeWrapper<Value<'BulkActionFailure'>>;
  BulkActionFilter: ResolverTypeWrapper<unknown>;
  BulkActionPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['BulkAction'], BulkActionFilter>>;
  BulkActionSort: ResolverTypeWrapper<unknown>;
  BulkActionSortField: null;
  BulkActionStatus: null;
  BulkActionType: null;
  BulkActionValue: ResolverTypeWrapper<unknown>;
  Campaign: ResolverTypeWrapper<Entity<'Campaign'>>;
  CampaignFilter: ResolverTypeWrapper<unknown>;
  CampaignPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Campaign'], CampaignFilter> & { customer_id?: string }>;
  CampaignSort: ResolverTypeWrapper<unknown>;
  CampaignSortField: null;
  CampaignStatus: null;
  CancelJobsInput: ResolverTypeWrapper<unknown>;
  CancelLocationsUploadInput: ResolverTypeWrapper<unknown>;
  CancelOrderInput: ResolverTypeWrapper<unknown>;
  CheckedOrderAction: null;
  City: ResolverTypeWrapper<Entity<'City'>>;
  Collection: ResolverTypeWrapper<Entity<'Collection'>>;
  CollectionFilter: ResolverTypeWrapper<unknown>;
  CollectionItem: ResolverTypeWrapper<Entity<'ContentItem'>>;
  CollectionPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Collection'], CollectionFilter>>;
  CollectionSort: ResolverTypeWrapper<unknown>;
  CollectionSortField: null;
  CompleteJobInput: ResolverTypeWrapper<unknown>;
  CompleteJobPayload: ResolverTypeWrapper<unknown>;
  ContentStatus: null;
  Country: ResolverTypeWrapper<Entity<'Country'>>;
  CreateBulkActionInput: ResolverTypeWrapper<unknown>;
  CreateCampaignInput: ResolverTypeWrapper<unknown>;
  CreateCollectionInput: ResolverTypeWrapper<unknown>;
  CreateCustomerInput: ResolverTypeWrapper<unknown>;
  CreateLocationsUploadInput: ResolverTypeWrapper<unknown>;
  CreateLockoutInput: ResolverTypeWrapper<unknown>;
  CreateMarketOfferInput: ResolverTypeWrapper<unknown>;
  CreateNewsItemInput: ResolverTypeWrapper<unknown>;
  CreateOrderInput: ResolverTypeWrapper<unknown>;
  CreatePaymentInput: ResolverTypeWrapper<unknown>;
  CreateReportLinkInput: ResolverTypeWrapper<unknown>;
  CreateReportLinkPayload: ResolverTypeWrapper<unknown>;
  CreateTemplateInput: ResolverTypeWrapper<unknown>;
  CreateTrainingInput: ResolverTypeWrapper<unknown>;
  Currency: null;
  CurrencyInfo: ResolverTypeWrapper<Value<'CurrencyInfo'>>;
  Customer: ResolverTypeWrapper<Entity<'Customer'>>;
  CustomerAddress: ResolverTypeWrapper<Value<'Address'>>;
  CustomerAddressInput: ResolverTypeWrapper<unknown>;
  CustomerFilter: ResolverTypeWrapper<unknown>;
  CustomerPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Customer'], CustomerFilter>>;
  CustomerPriority: null;
  CustomerSort: ResolverTypeWrapper<unknown>;
  CustomerSortField: null;
  CustomerStatus: null;
  CustomerUser: ResolverTypeWrapper<PortalUser>;
  CustomerUserAnalytics: ResolverTypeWrapper<Value<'CustomerUserAnalytics'>>;
  CustomerUserFilter: ResolverTypeWrapper<unknown>;
  CustomerUserMonth: ResolverTypeWrapper<Value<'CustomerUserMonth'>>;
  CustomerUserPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['CustomerUser'], CustomerUserFilter> & { customer_id: string }>;
  CustomerUserReferenceInput: ResolverTypeWrapper<unknown>;
  CustomerUserSort: ResolverTypeWrapper<unknown>;
  CustomerUserSortField: null;
  Date: ResolverTypeWrapper<unknown>;
  DateTime: ResolverTypeWrapper<unknown>;
  Decimal: ResolverTypeWrapper<unknown>;
  DeleteCampaignInput: ResolverTypeWrapper<unknown>;
  DeleteReportMediaInput: ResolverTypeWrapper<unknown>;
  DocumentationItem: ResolverTypeWrapper<Entity<'Documentation'>>;
  DocumentationItemInput: ResolverTypeWrapper<unknown>;
  DocumentationType: null;
  DrawOrientation: null;
  EmailAddress: ResolverTypeWrapper<unknown>;
  ExportAgentsInput: ResolverTypeWrapper<unknown>;
  ExportApplicationsInput: ResolverTypeWrapper<unknown>;
  ExportAssignmentsInput: ResolverTypeWrapper<unknown>;
  ExportCustomersInput: ResolverTypeWrapper<unknown>;
  ExportJobsInput: ResolverTypeWrapper<unknown>;
  ExportOrderResultsInput: ResolverTypeWrapper<unknown>;
  ExportOrderResultsPayload: ResolverTypeWrapper<ResultsFile>;
  ExportOrdersInput: ResolverTypeWrapper<unknown>;
  ExportOutcome: null;
  ExportPaymentsInput: ResolverTypeWrapper<unknown>;
  ExportResult: ResolverTypeWrapper<ExportAnswer>;
  ExportTemplatesInput: ResolverTypeWrapper<unknown>;
  ExportUsersInput: ResolverTypeWrapper<unknown>;
  ExportWithdrawalsInput: ResolverTypeWrapper<unknown>;
  ExtendOrderInput: ResolverTypeWrapper<unknown>;
  FailJobInput: ResolverTypeWrapper<unknown>;
  FailMode: null;
  FinishOrderInput: ResolverTypeWrapper<unknown>;
  Float: ResolverTypeWrapper<unknown>;
  FoundPlace: ResolverTypeWrapper<Value<'FoundPlace'>>;
  ID: ResolverTypeWrapper<unknown>;
  IdentityCheck: ResolverTypeWrapper<Value<'IdentityCheck'>>;
  IdentityCheckMethod: null;
  IdentityCheckResult: null;
  IdentityReviewResult: null;
  ImportedTaskList: ResolverTypeWrapper<Value<'TypeformImport'>>;
  Industry: ResolverTypeWrapper<Entity<'Industry'>>;
  Int: ResolverTypeWrapper<unknown>;
  InviteCustomerUserInput: ResolverTypeWrapper<unknown>;
  InviteUserInput: ResolverTypeWrapper<unknown>;
  Job: ResolverTypeWrapper<Entity<'Job'>>;
  JobComment: ResolverTypeWrapper<Entity<'JobComment'>>;
  JobFeeInput: ResolverTypeWrapper<unknown>;
  JobFilter: ResolverTypeWrapper<unknown>;
  JobHistoryEntry: ResolverTypeWrapper<Entity<'JobHistoryEntry'>>;
  JobLocationInput: ResolverTypeWrapper<unknown>;
  JobMetadata: ResolverTypeWrapper<unknown>;
  JobMetadataInput: ResolverTypeWrapper<unknown>;
  JobPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Job'], JobFilter>>;
  JobRates: ResolverTypeWrapper<unknown>;
  JobReport: ResolverTypeWrapper<Value<'JobReport'>>;
  JobSort: ResolverTypeWrapper<unknown>;
  JobSortField: null;
  JobStatus: null;
  JobWarnings: ResolverTypeWrapper<unknown>;
  JobsAssigned: ResolverTypeWrapper<unknown>;
  LocalTime: ResolverTypeWrapper<unknown>;
  LocatingState: null;
  Location: ResolverTypeWrapper<OrderLocation>;
  LocationGroup: ResolverTypeWrapper<OrderLocationGroup>;
  LocationInput: ResolverTypeWrapper<unknown>;
  LocationPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Location'], object>>;
  LocationRestriction: null;
  LocationsUpload: ResolverTypeWrapper<OrderUpload>;
  LocationsUploadFailedRow: ResolverTypeWrapper<Value<'LocationsUploadFailedRow'>>;
  LocationsUploadFailure: ResolverTypeWrapper<Value<'LocationsUploadFailure'>>;
  LocationsUploadProblem: ResolverTypeWrapper<unknown>;
  LocationsUploadStatus: null;
  LocationsUploadValue: ResolverTypeWrapper<unknown>;
  Lockout: ResolverTypeWrapper<Entity<'Lockout'>>;
  LockoutAgent: ResolverTypeWrapper<Entity<'LockoutAgent'>>;
  LockoutAgentPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['LockoutAgent'], object>>;
  LockoutFilter: ResolverTypeWrapper<unknown>;
  LockoutPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Lockout'], LockoutFilter>>;
  LockoutSort: ResolverTypeWrapper<unknown>;
  LockoutSortField: null;
  LoginInput: ResolverTypeWrapper<unknown>;
  MapBoxInput: ResolverTypeWrapper<unknown>;
  MarketAccess: null;
  MarketOffer: ResolverTypeWrapper<Entity<'JobMarketOffer'>>;
  MarketRule: ResolverTypeWrapper<Entity<'MarketRule'>>;
  MarketRuleOperator: ResolverTypeWrapper<unknown>;
  MarketRuleValue: ResolverTypeWrapper<unknown>;
  MatrixItem: ResolverTypeWrapper<Value<'MatrixItem'>>;
  MatrixItemInput: ResolverTypeWrapper<unknown>;
  MatrixReportItem: ResolverTypeWrapper<Value<'MatrixReportItem'>>;
  MatrixReportItemPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['MatrixReportItem'], object>>;
  Media: ResolverTypeWrapper<Entity<'Media'>>;
  MediaMime: null;
  MediaStatus: null;
  MediaType: null;
  MergeTypeformInput: ResolverTypeWrapper<unknown>;
  Money: ResolverTypeWrapper<Value<'Money'>>;
  MoneyInput: ResolverTypeWrapper<unknown>;
  MonthlyEarning: ResolverTypeWrapper<Value<'MonthlyEarning'>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsItem: ResolverTypeWrapper<Entity<'NewsItem'>>;
  NewsItemFilter: ResolverTypeWrapper<unknown>;
  NewsItemPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['NewsItem'], NewsItemFilter>>;
  NewsItemSort: ResolverTypeWrapper<unknown>;
  NewsItemSortField: null;
  OnboardingState: null;
  OptionRequirement: null;
  Order: ResolverTypeWrapper<Entity<'Order'>>;
  OrderAction: null;
  OrderActionCheck: ResolverTypeWrapper<Value<'OrderActionCheck'>>;
  OrderCategory: ResolverTypeWrapper<Entity<'OrderCategory'>>;
  OrderFilter: ResolverTypeWrapper<unknown>;
  OrderPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Order'], OrderFilter>>;
  OrderPriority: null;
  OrderPush: ResolverTypeWrapper<Entity<'OrderPush'>>;
  OrderPushKind: null;
  OrderPushPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['OrderPush'], object>>;
  OrderPushSort: ResolverTypeWrapper<unknown>;
  OrderPushSortField: null;
  OrderPushStatus: null;
  OrderSort: ResolverTypeWrapper<unknown>;
  OrderSortField: null;
  OrderStatus: null;
  OrderStatusFilter: null;
  OrderType: null;
  OrderWorkflow: ResolverTypeWrapper<Entity<'OrderWorkflow'>>;
  OrderWorkforce: null;
  PageInfo: ResolverTypeWrapper<Envelope>;
  Payment: ResolverTypeWrapper<Entity<'Payment'>>;
  PaymentChannel: null;
  PaymentFilter: ResolverTypeWrapper<unknown>;
  PaymentMethod: ResolverTypeWrapper<Entity<'PaymentMethod'>>;
  PaymentPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Payment'], PaymentFilter>>;
  PaymentSort: ResolverTypeWrapper<unknown>;
  PaymentSortField: null;
  PaymentStatus: null;
  PaymentType: null;
  PayoutMode: null;
  Permission: null;
  Profile: ResolverTypeWrapper<Entity<'Profile'>>;
  PublicCustomer: ResolverTypeWrapper<unknown>;
  PublicDeviation: ResolverTypeWrapper<Value<'PublicDeviation'>>;
  PublicJob: ResolverTypeWrapper<unknown>;
  PublicJobReport: ResolverTypeWrapper<Value<'PublicJobReport'>>;
  PublicJobReportResult: ResolverTypeWrapper<unknown>;
  PublicLocation: ResolverTypeWrapper<unknown>;
  PublicReport: ResolverTypeWrapper<unknown>;
  PublicReportItem: ResolverTypeWrapper<Value<'PublicReportItem'>>;
  PublicReportItemPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['PublicReportItem'], object>>;
  PublicReportItemsResult: ResolverTypeWrapper<unknown>;
  PublicReportTask: ResolverTypeWrapper<Value<'PublicReportTask'>>;
  PublicTask: ResolverTypeWrapper<Entity<'PublicTask'>>;
  PublicTaskComponent: ResolverTypeWrapper<unknown>;
  PublicTaskGroup: ResolverTypeWrapper<unknown>;
  PublicTaskOption: ResolverTypeWrapper<unknown>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReimbursementInput: ResolverTypeWrapper<unknown>;
  RejectOrderInput: ResolverTypeWrapper<unknown>;
  RejectReason: null;
  RemainingJobsReason: null;
  RemainingJobsStatus: null;
  RemoveLocationRestrictionsInput: ResolverTypeWrapper<unknown>;
  RemoveLockoutAgentInput: ResolverTypeWrapper<unknown>;
  RemoveLockoutAgentsInput: ResolverTypeWrapper<unknown>;
  ReportInvalidToken: ResolverTypeWrapper<unknown>;
  ReportLink: ResolverTypeWrapper<SharedLink>;
  ReportMissingPassword: ResolverTypeWrapper<unknown>;
  ReportNotFound: ResolverTypeWrapper<unknown>;
  ReportOutcome: null;
  ReportRateLimited: ResolverTypeWrapper<unknown>;
  ReportTask: ResolverTypeWrapper<ReportAnswer>;
  ReportVerification: ResolverTypeWrapper<unknown>;
  ReportWrongPassword: ResolverTypeWrapper<unknown>;
  RestartOrderInput: ResolverTypeWrapper<unknown>;
  ResumeOrderInput: ResolverTypeWrapper<unknown>;
  RetireAgentInput: ResolverTypeWrapper<unknown>;
  RetireAgentPayload: ResolverTypeWrapper<unknown>;
  RetireReason: null;
  RevertStrikeInput: ResolverTypeWrapper<unknown>;
  ReviewIdentityCheckInput: ResolverTypeWrapper<unknown>;
  ReviewWithdrawalInput: ResolverTypeWrapper<unknown>;
  RevokeReportLinkInput: ResolverTypeWrapper<unknown>;
  Role: ResolverTypeWrapper<Entity<'Role'>>;
  RulesOperator: null;
  ScannerConfig: ResolverTypeWrapper<Value<'ScannerConfig'>>;
  ScannerConfigInput: ResolverTypeWrapper<unknown>;
  Schedule: ResolverTypeWrapper<Entity<'Schedule'>>;
  ScheduleDay: ResolverTypeWrapper<Value<'ScheduleDay'>>;
  ScheduleDayInput: ResolverTypeWrapper<unknown>;
  ScheduleInput: ResolverTypeWrapper<unknown>;
  SeenIdentityCheckInput: ResolverTypeWrapper<unknown>;
  SendPasswordResetInput: ResolverTypeWrapper<unknown>;
  SessionPayload: ResolverTypeWrapper<OpenedSession>;
  SessionTransport: null;
  SetPasswordInput: ResolverTypeWrapper<unknown>;
  Skill: ResolverTypeWrapper<Entity<'Skill'>>;
  SkillCategory: ResolverTypeWrapper<Entity<'SkillCategory'>>;
  SortDirection: null;
  StaffPaymentType: null;
  StartLocationsUploadInput: ResolverTypeWrapper<unknown>;
  StopJobInput: ResolverTypeWrapper<unknown>;
  StopReason: null;
  Strike: ResolverTypeWrapper<Entity<'Strike'>>;
  String: ResolverTypeWrapper<unknown>;
  SubmitOrderInput: ResolverTypeWrapper<unknown>;
  Summary: ResolverTypeWrapper<SummaryCounts>;
  SummaryGroup: ResolverTypeWrapper<SummaryCounts['groups'][number]>;
  Task: ResolverTypeWrapper<Entity<'Task'>>;
  TaskComponent: ResolverTypeWrapper<Value<'TaskComponent'>>;
  TaskComponentInput: ResolverTypeWrapper<unknown>;
  TaskComponentType: null;
  TaskGroup: ResolverTypeWrapper<Value<'TaskGroup'>>;
  TaskGroupInput: ResolverTypeWrapper<unknown>;
  TaskInput: ResolverTypeWrapper<unknown>;
  TaskInputType: null;
  TaskInstructions: ResolverTypeWrapper<unknown>;
  TaskInstructionsInput: ResolverTypeWrapper<unknown>;
  TaskLogic: ResolverTypeWrapper<Value<'TaskLogic'>>;
  TaskLogicAction: ResolverTypeWrapper<unknown>;
  TaskLogicActionInput: ResolverTypeWrapper<unknown>;
  TaskLogicCondition: ResolverTypeWrapper<unknown>;
  TaskLogicConditionInput: ResolverTypeWrapper<unknown>;
  TaskLogicInput: ResolverTypeWrapper<unknown>;
  TaskOption: ResolverTypeWrapper<Entity<'TaskOption'>>;
  TaskOptionInput: ResolverTypeWrapper<unknown>;
  TaskPayment: ResolverTypeWrapper<Value<'TaskPayment'>>;
  TaskPaymentInput: ResolverTypeWrapper<unknown>;
  TaskPaymentType: null;
  TaskRequirement: null;
  Template: ResolverTypeWrapper<Entity<'Template'>>;
  TemplateFilter: ResolverTypeWrapper<unknown>;
  TemplatePage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Template'], TemplateFilter>>;
  TemplateSort: ResolverTypeWrapper<unknown>;
  TemplateSortField: null;
  TemplateStatus: null;
  TimeRange: ResolverTypeWrapper<Value<'TimeRange'>>;
  TimeRangeInput: ResolverTypeWrapper<unknown>;
  Training: ResolverTypeWrapper<Entity<'Training'>>;
  TrainingFilter: ResolverTypeWrapper<unknown>;
  TrainingPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Training'], TrainingFilter>>;
  TrainingSort: ResolverTypeWrapper<unknown>;
  TrainingSortField: null;
  TransportMode: null;
  TreasureHuntFailReason: null;
  URL: ResolverTypeWrapper<unknown>;
  UnfulfilJobsInput: ResolverTypeWrapper<unknown>;
  UpdateAgentInput: ResolverTypeWrapper<unknown>;
  UpdateAgentSkillsInput: ResolverTypeWrapper<unknown>;
  UpdateBalanceInput: ResolverTypeWrapper<unknown>;
  UpdateCampaignInput: ResolverTypeWrapper<unknown>;
  UpdateCollectionInput: ResolverTypeWrapper<unknown>;
  UpdateCustomerInput: ResolverTypeWrapper<unknown>;
  UpdateCustomerUserInput: ResolverTypeWrapper<unknown>;
  UpdateJobInput: ResolverTypeWrapper<unknown>;
  UpdateJobLocationGroupInput: ResolverTypeWrapper<unknown>;
  UpdateJobRatesInput: ResolverTypeWrapper<unknown>;
  UpdateLocationGroupInput: ResolverTypeWrapper<unknown>;
  UpdateLockoutAgentInput: ResolverTypeWrapper<unknown>;
  UpdateLockoutInput: ResolverTypeWrapper<unknown>;
  UpdateNewsItemInput: ResolverTypeWrapper<unknown>;
  UpdateOrderInput: ResolverTypeWrapper<unknown>;
  UpdateOrderWorkflowInput: ResolverTypeWrapper<unknown>;
  UpdateReportMediaInput: ResolverTypeWrapper<unknown>;
  UpdateReportTaskCommentInput: ResolverTypeWrapper<unknown>;
  UpdateReportTaskInput: ResolverTypeWrapper<unknown>;
  UpdateTemplateInput: ResolverTypeWrapper<unknown>;
  UpdateTrainingInput: ResolverTypeWrapper<unknown>;
  UpdateUserInput: ResolverTypeWrapper<unknown>;
  User: ResolverTypeWrapper<Entity<'User'>>;
  UserAnalytics: ResolverTypeWrapper<Value<'UserAnalytics'>>;
  UserFilter: ResolverTypeWrapper<unknown>;
  UserMonth: ResolverTypeWrapper<Value<'UserMonth'>>;
  UserPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['User'], UserFilter>>;
  UserSort: ResolverTypeWrapper<unknown>;
  UserSortField: null;
  UserStatus: null;
  UserType: null;
  Warning: ResolverTypeWrapper<Value<'Warning'>>;
  Wave: ResolverTypeWrapper<Entity<'Wave'>>;
  WaveInput: ResolverTypeWrapper<unknown>;
  Withdrawal: ResolverTypeWrapper<Entity<'Withdrawal'>>;
  WithdrawalDecision: null;
  WithdrawalFilter: ResolverTypeWrapper<unknown>;
  WithdrawalPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['Withdrawal'], WithdrawalFilter>>;
  WithdrawalSort: ResolverTypeWrapper<unknown>;
  WithdrawalSortField: null;
  WithdrawalStatus: null;
  Workflow: ResolverTypeWrapper<Entity<'Workflow'>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddAgentCommentInput: unknown;
  AddJobCommentInput: unknown;
  AddLockoutAgentsInput: unknown;
  AddStrikeInput: unknown;
  Agent: Entity<'Agent'>;
  AgentArea: Entity<'AgentArea'>;
  AgentBalance: Value<'AgentBalance'>;
  AgentBilling: Value<'AgentBilling'>;
  AgentComment: Entity<'AgentComment'>;
  AgentContract: Entity<'AgentContract'>;
  AgentEarnings: unknown;
  AgentFilter: unknown;
  AgentPage: ListPage<ResolversParentTypes['Agent'], AgentFilter>;
  AgentPosition: Value<'AgentPosition'>;
  AgentSettings: Value<'AgentSettings'>;
  AgentSkillCategory: Value<'AgentSkillCategory'>;
  AgentSort: unknown;
  Application: Entity<'Application'>;
  ApplicationFilter: unknown;
  ApplicationPage: ListPage<ResolversParentTypes['Application'], ApplicationFilter>;
  ApplicationSort: unknown;
  ArchiveOrderInput: unknown;
  AssignAgentInput: unknown;
  AssignAgentResult: unknown;
  AssignReviewerInput: unknown;
  Assignment: AssignmentParts;
  AssignmentConflict: unknown;
  AssignmentFilter: unknown;
  AssignmentPage: ListPage<ResolversParentTypes['Assignment'], AssignmentFilter> & { agent_id: string };
  AssignmentRule: Value<'AssignmentRule'>;
  AssignmentRuleInput: unknown;
  AssignmentSort: unknown;
  Boolean: unknown;
  BulkAction: Entity<'BulkAction'>;
  BulkActionFailure: Value<'BulkActionFailure'>;
  BulkActionFilter: unknown;
  BulkActionPage: ListPage<ResolversParentTypes['BulkAction'], BulkActionFilter>;
  BulkActionSort: unknown;
  BulkActionValue: unknown;
  Campaign: Entity<'Campaign'>;
  CampaignFilter: unknown;
  CampaignPage: ListPage<ResolversParentTypes['Campaign'], CampaignFilter> & { customer_id?: string };
  CampaignSort: unknown;
  CancelJobsInput: unknown;
  CancelLocationsUploadInput: unknown;
  CancelOrderInput: unknown;
  City: Entity<'City'>;
  Collection: Entity<'Collection'>;
  CollectionFilter: unknown;
  CollectionItem: Entity<'ContentItem'>;
  CollectionPage: ListPage<ResolversParentTypes['Collection'], CollectionFilter>;
  CollectionSort: unknown;
  CompleteJobInput: unknown;
  CompleteJobPayload: unknown;
  Country: Entity<'Country'>;
  CreateBulkActionInput: unknown;
  CreateCampaignInput: unknown;
  CreateCollectionInput: unknown;
  CreateCustomerInput: unknown;
  CreateLocationsUploadInput: unknown;
  CreateLockoutInput: unknown;
  CreateMarketOfferInput: unknown;
  CreateNewsItemInput: unknown;
  CreateOrderInput: unknown;
  CreatePaymentInput: unknown;
  CreateReportLinkInput: unknown;
  CreateReportLinkPayload: unknown;
  CreateTemplateInput: unknown;
  CreateTrainingInput: unknown;
  CurrencyInfo: Value<'CurrencyInfo'>;
  Customer: Entity<'Customer'>;
  CustomerAddress: Value<'Address'>;
  CustomerAddressInput: unknown;
  CustomerFilter: unknown;
  CustomerPage: ListPage<ResolversParentTypes['Customer'], CustomerFilter>;
  CustomerSort: unknown;
  CustomerUser: PortalUser;
  CustomerUserAnalytics: Value<'CustomerUserAnalytics'>;
  CustomerUserFilter: unknown;
  CustomerUserMonth: Value<'CustomerUserMonth'>;
  CustomerUserPage: ListPage<ResolversParentTypes['CustomerUser'], CustomerUserFilter> & { customer_id: string };
  CustomerUserReferenceInput: unknown;
  CustomerUserSort: unknown;
  Date: unknown;
  DateTime: unknown;
  Decimal: unknown;
  DeleteCampaignInput: unknown;
  DeleteReportMediaInput: unknown;
  DocumentationItem: Entity<'Documentation'>;
  DocumentationItemInput: unknown;
  EmailAddress: unknown;
  ExportAgentsInput: unknown;
  ExportApplicationsInput: unknown;
  ExportAssignmentsInput: unknown;
  ExportCustomersInput: unknown;
  ExportJobsInput: unknown;
  ExportOrderResultsInput: unknown;
  ExportOrderResultsPayload: ResultsFile;
  ExportOrdersInput: unknown;
  ExportPaymentsInput: unknown;
  ExportResult: ExportAnswer;
  ExportTemplatesInput: unknown;
  ExportUsersInput: unknown;
  ExportWithdrawalsInput: unknown;
  ExtendOrderInput: unknown;
  FailJobInput: unknown;
  FinishOrderInput: unknown;
  Float: unknown;
  FoundPlace: Value<'FoundPlace'>;
  ID: unknown;
  IdentityCheck: Value<'IdentityCheck'>;
  ImportedTaskList: Value<'TypeformImport'>;
  Industry: Entity<'Industry'>;
  Int: unknown;
  InviteCustomerUserInput: unknown;
  InviteUserInput: unknown;
  Job: Entity<'Job'>;
  JobComment: Entity<'JobComment'>;
  JobFeeInput: unknown;
  JobFilter: unknown;
  JobHistoryEntry: Entity<'JobHistoryEntry'>;
  JobLocationInput: unknown;
  JobMetadata: unknown;
  JobMetadataInput: unknown;
  JobPage: ListPage<ResolversParentTypes['Job'], JobFilter>;
  JobRates: unknown;
  JobReport: Value<'JobReport'>;
  JobSort: unknown;
  JobWarnings: unknown;
  JobsAssigned: unknown;
  LocalTime: unknown;
  Location: OrderLocation;
  LocationGroup: OrderLocationGroup;
  LocationInput: unknown;
  LocationPage: ListPage<ResolversParentTypes['Location'], object>;
  LocationsUpload: OrderUpload;
  LocationsUploadFailedRow: Value<'LocationsUploadFailedRow'>;
  LocationsUploadFailure: Value<'LocationsUploadFailure'>;
  LocationsUploadProblem: unknown;
  LocationsUploadValue: unknown;
  Lockout: Entity<'Lockout'>;
  LockoutAgent: Entity<'LockoutAgent'>;
  LockoutAgentPage: ListPage<ResolversParentTypes['LockoutAgent'], object>;
  LockoutFilter: unknown;
  LockoutPage: ListPage<ResolversParentTypes['Lockout'], LockoutFilter>;
  LockoutSort: unknown;
  LoginInput: unknown;
  MapBoxInput: unknown;
  MarketOffer: Entity<'JobMarketOffer'>;
  MarketRule: Entity<'MarketRule'>;
  MarketRuleOperator: unknown;
  MarketRuleValue: unknown;
  MatrixItem: Value<'MatrixItem'>;
  MatrixItemInput: unknown;
  MatrixReportItem: Value<'MatrixReportItem'>;
  MatrixReportItemPage: ListPage<ResolversParentTypes['MatrixReportItem'], object>;
  Media: Entity<'Media'>;
  MergeTypeformInput: unknown;
  Money: Value<'Money'>;
  MoneyInput: unknown;
  MonthlyEarning: Value<'MonthlyEarning'>;
  Mutation: Record<PropertyKey, never>;
  NewsItem: Entity<'NewsItem'>;
  NewsItemFilter: unknown;
  NewsItemPage: ListPage<ResolversParentTypes['NewsItem'], NewsItemFilter>;
  NewsItemSort: unknown;
  Order: Entity<'Order'>;
  OrderActionCheck: Value<'OrderActionCheck'>;
  OrderCategory: Entity<'OrderCategory'>;
  OrderFilter: unknown;
  OrderPage: ListPage<ResolversParentTypes['Order'], OrderFilter>;
  OrderPush: Entity<'OrderPush'>;
  OrderPushPage: ListPage<ResolversParentTypes['OrderPush'], object>;
  OrderPushSort: unknown;
  OrderSort: unknown;
  OrderWorkflow: Entity<'OrderWorkflow'>;
  PageInfo: Envelope;
  Payment: Entity<'Payment'>;
  PaymentFilter: unknown;
  PaymentMethod: Entity<'PaymentMethod'>;
  PaymentPage: ListPage<ResolversParentTypes['Payment'], PaymentFilter>;
  PaymentSort: unknown;
  Profile: Entity<'Profile'>;
  PublicCustomer: unknown;
  PublicDeviation: Value<'PublicDeviation'>;
  PublicJob: unknown;
  PublicJobReport: Value<'PublicJobReport'>;
  PublicJobReportResult: unknown;
  PublicLocation: unknown;
  PublicReport: unknown;
  PublicReportItem: Value<'PublicReportItem'>;
  PublicReportItemPage: ListPage<ResolversParentTypes['PublicReportItem'], object>;
  PublicReportItemsResult: unknown;
  PublicReportTask: Value<'PublicReportTask'>;
  PublicTask: Entity<'PublicTask'>;
  PublicTaskComponent: unknown;
  PublicTaskGroup: unknown;
  PublicTaskOption: unknown;
  Query: Record<PropertyKey, never>;
  ReimbursementInput: unknown;
  RejectOrderInput: unknown;
  RemoveLocationRestrictionsInput: unknown;
  RemoveLockoutAgentInput: unknown;
  RemoveLockoutAgentsInput: unknown;
  ReportInvalidToken: unknown;
  ReportLink: SharedLink;
  ReportMissingPassword: unknown;
  ReportNotFound: unknown;
  ReportRateLimited: unknown;
  ReportTask: ReportAnswer;
  ReportVerification: unknown;
  ReportWrongPassword: unknown;
  RestartOrderInput: unknown;
  ResumeOrderInput: unknown;
  RetireAgentInput: unknown;
  RetireAgentPayload: unknown;
  RevertStrikeInput: unknown;
  ReviewIdentityCheckInput: unknown;
  ReviewWithdrawalInput: unknown;
  RevokeReportLinkInput: unknown;
  Role: Entity<'Role'>;
  ScannerConfig: Value<'ScannerConfig'>;
  ScannerConfigInput: unknown;
  Schedule: Entity<'Schedule'>;
  ScheduleDay: Value<'ScheduleDay'>;
  ScheduleDayInput: unknown;
  ScheduleInput: unknown;
  SeenIdentityCheckInput: unknown;
  SendPasswordResetInput: unknown;
  SessionPayload: OpenedSession;
  SetPasswordInput: unknown;
  Skill: Entity<'Skill'>;
  SkillCategory: Entity<'SkillCategory'>;
  StartLocationsUploadInput: unknown;
  StopJobInput: unknown;
  Strike: Entity<'Strike'>;
  String: unknown;
  SubmitOrderInput: unknown;
  Summary: SummaryCounts;
  SummaryGroup: SummaryCounts['groups'][number];
  Task: Entity<'Task'>;
  TaskComponent: Value<'TaskComponent'>;
  TaskComponentInput: unknown;
  TaskGroup: Value<'TaskGroup'>;
  TaskGroupInput: unknown;
  TaskInput: unknown;
  TaskInstructions: unknown;
  TaskInstructionsInput: unknown;
  TaskLogic: Value<'TaskLogic'>;
  TaskLogicAction: unknown;
  TaskLogicActionInput: unknown;
  TaskLogicCondition: unknown;
  TaskLogicConditionInput: unknown;
  TaskLogicInput: unknown;
  TaskOption: Entity<'TaskOption'>;
  TaskOptionInput: unknown;
  TaskPayment: Value<'TaskPayment'>;
  TaskPaymentInput: unknown;
  Template: Entity<'Template'>;
  TemplateFilter: unknown;
  TemplatePage: ListPage<ResolversParentTypes['Template'], TemplateFilter>;
  TemplateSort: unknown;
  TimeRange: Value<'TimeRange'>;
  TimeRangeInput: unknown;
  Training: Entity<'Training'>;
  TrainingFilter: unknown;
  TrainingPage: ListPage<ResolversParentTypes['Training'], TrainingFilter>;
  TrainingSort: unknown;
  URL: unknown;
  UnfulfilJobsInput: unknown;
  UpdateAgentInput: unknown;
  UpdateAgentSkillsInput: unknown;
  UpdateBalanceInput: unknown;
  UpdateCampaignInput: unknown;
  UpdateCollectionInput: unknown;
  UpdateCustomerInput: unknown;
  UpdateCustomerUserInput: unknown;
  UpdateJobInput: unknown;
  UpdateJobLocationGroupInput: unknown;
  UpdateJobRatesInput: unknown;
  UpdateLocationGroupInput: unknown;
  UpdateLockoutAgentInput: unknown;
  UpdateLockoutInput: unknown;
  UpdateNewsItemInput: unknown;
  UpdateOrderInput: unknown;
  UpdateOrderWorkflowInput: unknown;
  UpdateReportMediaInput: unknown;
  UpdateReportTaskCommentInput: unknown;
  UpdateReportTaskInput: unknown;
  UpdateTemplateInput: unknown;
  UpdateTrainingInput: unknown;
  UpdateUserInput: unknown;
  User: Entity<'User'>;
  UserAnalytics: Value<'UserAnalytics'>;
  UserFilter: unknown;
  UserMonth: Value<'UserMonth'>;
  UserPage: ListPage<ResolversParentTypes['User'], UserFilter>;
  UserSort: unknown;
  Warning: Value<'Warning'>;
  Wave: Entity<'Wave'>;
  WaveInput: unknown;
  Withdrawal: Entity<'Withdrawal'>;
  WithdrawalFilter: unknown;
  WithdrawalPage: ListPage<ResolversParentTypes['Withdrawal'], WithdrawalFilter>;
  WithdrawalSort: unknown;
  Workflow: Entity<'Workflow'>;
};

export type AgentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  assignments?: Resolver<Maybe<ResolversTypes['AssignmentPage']>, ParentType, ContextType, RequireFields<AgentAssignmentsArgs, 'page' | 'perPage' | 'sort'>>;
  balance?: Resolver<Maybe<ResolversTypes['AgentBalance']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['AgentBilling']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<ResolversTypes['AgentComment']>>, ParentType, ContextType>;
  contractSignedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contracts?: Resolver<Maybe<Array<ResolversTypes['AgentContract']>>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityCheck?: Resolver<Maybe<ResolversTypes['IdentityCheck']>, ParentType, ContextType>;
  jobsCompleted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locations?: Resolver<Maybe<Array<ResolversTypes['AgentArea']>>, ParentType, ContextType>;
  openJobs?: Resolver<Maybe<Array<ResolversTypes['Job']>>, ParentType, ContextType>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  paymentRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentPage']>, ParentType, ContextType, RequireFields<AgentPaymentsArgs, 'page' | 'perPage' | 'sort'>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['AgentPosition']>, ParentType, ContextType>;
  recentStrikes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retireComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retireReason?: Resolver<Maybe<ResolversTypes['RetireReason']>, ParentType, ContextType>;
  retiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['AgentSettings']>, ParentType, ContextType>;
  skillIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['AgentSkillCategory']>>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['ApplicationStage']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AgentStatus']>, ParentType, ContextType>;
  strikeHistory?: Resolver<Maybe<Array<ResolversTypes['Strike']>>, ParentType, ContextType>;
  strikes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  viewRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgentAreaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentArea'] = ResolversParentTypes['AgentArea']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  radius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  transportMode?: Resolver<ResolversTypes['TransportMode'], ParentType, ContextType>;
};

export type AgentBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentBalance'] = ResolversParentTypes['AgentBalance']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earnings?: Resolver<Maybe<ResolversTypes['AgentEarnings']>, ParentType, ContextType>;
  otherBalances?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type AgentBillingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentBilling'] = ResolversParentTypes['AgentBilling']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRegistered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgentCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentComment'] = ResolversParentTypes['AgentComment']> = {
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgentContractResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentContract'] = ResolversParentTypes['AgentContract']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type AgentEarningsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentEarnings'] = ResolversParentTypes['AgentEarnings']> = {
  monthly?: Resolver<Array<ResolversTypes['MonthlyEarning']>, ParentType, ContextType>;
};

export type AgentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentPage'] = ResolversParentTypes['AgentPage']> = {
  items?: Resolver<Array<ResolversTypes['Agent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type AgentPositionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentPosition'] = ResolversParentTypes['AgentPosition']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AgentSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentSettings'] = ResolversParentTypes['AgentSettings']> = {
  emailNotifications?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pushNotifications?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgentSkillCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentSkillCategory'] = ResolversParentTypes['AgentSkillCategory']> = {
  category?: Resolver<ResolversTypes['SkillCategory'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['Skill']>, ParentType, ContextType>;
};

export type AgentSortFieldResolvers = { CITY: 'city', COUNTRY_CODE: 'country_code', CREATED_AT: 'created_at', EMAIL: 'email', FIRST_NAME: 'first_name', ID: 'id', JOBS_COMPLETED: 'jobs_completed', LAST_NAME: 'last_name', LAST_SEEN_AT: 'last_seen_at', STATUS: 'status', STRIKES: 'strikes' };

export type AgentStatusResolvers = { ACTIVE: 'active', APPLICANT: 'applicant', INACTIVE: 'inactive', RETIRED: 'retired' };

export type ApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityCheck?: Resolver<Maybe<ResolversTypes['IdentityCheck']>, ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['RejectReason']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ApplicationStage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
};

export type ApplicationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationPage'] = ResolversParentTypes['ApplicationPage']> = {
  items?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type ApplicationSortFieldResolvers = { COUNTRY_CODE: 'country_code', CREATED_AT: 'created_at', FIRST_NAME: 'first_name', ID: 'id', LAST_NAME: 'last_name', LAST_SEEN_AT: 'last_seen_at', STAGE: 'stage', STATUS: 'status' };

export type ApplicationStageResolvers = { COMPLETE_APPLICATION: 'complete_application', COMPLETE_PROFILE: 'complete_profile', CONTRACT_AGREEMENT: 'contract_agreement', CRIMINAL_CONVICTIONS: 'criminal_convictions', IDENTITY_CHECK: 'identity_check', JOB_ACCEPTED: 'job_accepted', MARKET_ACCESS: 'market_access', RIGHT_TO_WORK: 'right_to_work', TOO_YOUNG: 'too_young', VERIFY_EMAIL: 'verify_email' };

export type ApplicationStatusResolvers = { ACCEPTED: 'accepted', IN_PROGRESS: 'in_progress', REJECTED: 'rejected' };

export type AssignAgentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AssignAgentResult'] = ResolversParentTypes['AssignAgentResult']> = {
  __resolveType: TypeResolveFn<'AssignmentConflict' | 'JobsAssigned', ParentType, ContextType>;
};

export type AssignmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Assignment'] = ResolversParentTypes['Assignment']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  agentFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
};

export type AssignmentConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AssignmentConflict'] = ResolversParentTypes['AssignmentConflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['JobWarnings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignmentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AssignmentPage'] = ResolversParentTypes['AssignmentPage']> = {
  items?: Resolver<Array<ResolversTypes['Assignment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type AssignmentRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AssignmentRule'] = ResolversParentTypes['AssignmentRule']> = {
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssignmentSortFieldResolvers = { AGENT_FEE: 'agent_fee', ENDED_AT: 'ended_at', JOB_DATE: 'job_date', JOB_ID: 'job_id', STARTED_AT: 'started_at', STATUS: 'status' };

export type AssignmentStatusResolvers = { ABANDONED: 'abandoned', ACCEPTED: 'accepted', ATTEMPTED: 'attempted', CANCELLED: 'cancelled', COMPLETED: 'completed', FAILED: 'failed', IN_PROGRESS: 'in_progress', PARTIALLY_FAILED: 'partially_failed', QA: 'qa', STOPPED: 'stopped' };

export type BulkActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkAction'] = ResolversParentTypes['BulkAction']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  done?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<Array<ResolversTypes['BulkActionFailure']>>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BulkActionStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BulkActionType'], ParentType, ContextType>;
};

export type BulkActionFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkActionFailure'] = ResolversParentTypes['BulkActionFailure']> = {
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['BulkActionValue']>, ParentType, ContextType>;
};

export type BulkActionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkActionPage'] = ResolversParentTypes['BulkActionPage']> = {
  items?: Resolver<Array<ResolversTypes['BulkAction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BulkActionSortFieldResolvers = { CREATED_AT: 'created_at', FAILURES: 'failures', ID: 'id', STATUS: 'status', TYPE: 'type' };

export type BulkActionStatusResolvers = { COMPLETED: 'completed', FAILED: 'failed', IN_PROGRESS: 'in_progress', PENDING: 'pending' };

export type BulkActionTypeResolvers = { ASSIGN_AGENT: 'assign_agent', ASSIGN_REVIEWER: 'assign_reviewer', CANCEL: 'cancel', UNASSIGN: 'unassign', UNFULFILLED: 'unfulfilled', UPDATE_DATES: 'update_dates', UPDATE_RATES: 'update_rates' };

export type BulkActionValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkActionValue'] = ResolversParentTypes['BulkActionValue']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampaignResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  campaignTarget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  hubspotId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  purchaseOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CampaignStatus']>, ParentType, ContextType>;
  waves?: Resolver<Maybe<Array<ResolversTypes['Wave']>>, ParentType, ContextType>;
};

export type CampaignPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CampaignPage'] = ResolversParentTypes['CampaignPage']> = {
  items?: Resolver<Array<ResolversTypes['Campaign']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type CampaignSortFieldResolvers = { CREATED_AT: 'created_at', ID: 'id', NAME: 'name', STATUS: 'status' };

export type CampaignStatusResolvers = { ACTIVE: 'active', CLOSED: 'closed' };

export type CheckedOrderActionResolvers = { ARCHIVE: 'archive', RESTART: 'restart', RESUME: 'resume' };

export type CityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  attribute1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['CollectionItem']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
};

export type CollectionItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectionItem'] = ResolversParentTypes['CollectionItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectionPage'] = ResolversParentTypes['CollectionPage']> = {
  items?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type CollectionSortFieldResolvers = { CREATED_AT: 'created_at', DISPLAY_ORDER: 'display_order', ID: 'id', NAME: 'name', STATUS: 'status' };

export type CompleteJobPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompleteJobPayload'] = ResolversParentTypes['CompleteJobPayload']> = {
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  nextJob?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
};

export type ContentStatusResolvers = { ACTIVE: 'active', HIDDEN: 'hidden' };

export type CountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateReportLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateReportLinkPayload'] = ResolversParentTypes['CreateReportLinkPayload']> = {
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['ReportLink'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CurrencyResolvers = { CRC: 'CRC', EUR: 'EUR', GBP: 'GBP', ILS: 'ILS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', NGN: 'NGN', PHP: 'PHP', PLN: 'PLN', PYG: 'PYG', THB: 'THB', UAH: 'UAH', USD: 'USD', VND: 'VND' };

export type CurrencyInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyInfo'] = ResolversParentTypes['CurrencyInfo']> = {
  code?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  address?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<CustomerCampaignArgs, 'id'>>;
  campaigns?: Resolver<Maybe<ResolversTypes['CampaignPage']>, ParentType, ContextType, RequireFields<CustomerCampaignsArgs, 'page' | 'perPage' | 'sort'>>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['Industry']>, ParentType, ContextType>;
  jobsPerAgentLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  limitPeriod?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderSummary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['OrderPage']>, ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'page' | 'perPage' | 'sort'>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portalUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['CustomerPriority']>, ParentType, ContextType>;
  showBadge?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CustomerStatus']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['CustomerUser']>, ParentType, ContextType, RequireFields<CustomerUserArgs, 'id'>>;
  users?: Resolver<Maybe<ResolversTypes['CustomerUserPage']>, ParentType, ContextType, RequireFields<CustomerUsersArgs, 'page' | 'perPage' | 'sort'>>;
};

export type CustomerAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPage'] = ResolversParentTypes['CustomerPage']> = {
  items?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type CustomerPriorityResolvers = { STANDARD: 'standard', VIP: 'vip' };

export type CustomerSortFieldResolvers = { CREATED_AT: 'created_at', ID: 'id', LAST_SEEN: 'last_seen', NAME: 'name', PRIORITY: 'priority', STATUS: 'status' };

export type CustomerStatusResolvers = { ACTIVE: 'active', ARCHIVED: 'archived', INACTIVE: 'inactive' };

export type CustomerUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerUser'] = ResolversParentTypes['CustomerUser']> = {
  analytics?: Resolver<Maybe<ResolversTypes['CustomerUserAnalytics']>, ParentType, ContextType, Partial<CustomerUserAnalyticsArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
};

export type CustomerUserAnalyticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerUserAnalytics'] = ResolversParentTypes['CustomerUserAnalytics']> = {
  months?: Resolver<Array<ResolversTypes['CustomerUserMonth']>, ParentType, ContextType>;
};

export type CustomerUserMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerUserMonth'] = ResolversParentTypes['CustomerUserMonth']> = {
  jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spend?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  spending?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type CustomerUserPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerUserPage'] = ResolversParentTypes['CustomerUserPage']> = {
  items?: Resolver<Array<ResolversTypes['CustomerUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type CustomerUserSortFieldResolvers = { CREATED_AT: 'created_at', EMAIL: 'email', FIRST_NAME: 'first_name', ID: 'id', LAST_NAME: 'last_name', STATUS: 'status' };

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DocumentationItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentationItem'] = ResolversParentTypes['DocumentationItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentationType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type DocumentationTypeResolvers = { IMAGE: 'image', LINK: 'link', VIDEO: 'video' };

export type DrawOrientationResolvers = { EITHER: 'either', LANDSCAPE: 'landscape', PORTRAIT: 'portrait' };

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type ExportOrderResultsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportOrderResultsPayload'] = ResolversParentTypes['ExportOrderResultsPayload']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportOutcomeResolvers = { EMAILED: 'emailed', NO_DATA: 'no_data' };

export type ExportResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportResult'] = ResolversParentTypes['ExportResult']> = {
  outcome?: Resolver<ResolversTypes['ExportOutcome'], ParentType, ContextType>;
};

export type FailModeResolvers = { JOB_INVALID: 'job_invalid', JOB_PARTIALLY_FAILED: 'job_partially_failed' };

export type FoundPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundPlace'] = ResolversParentTypes['FoundPlace']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdentityCheck'] = ResolversParentTypes['IdentityCheck']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['IdentityCheckMethod']>, ParentType, ContextType>;
  onboardingState?: Resolver<Maybe<ResolversTypes['OnboardingState']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['IdentityCheckResult']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IdentityCheckMethodResolvers = { MANUAL: 'manual', ONFIDO: 'onfido' };

export type IdentityCheckResultResolvers = { CLEAR: 'clear', CONSIDER: 'consider', FAIL: 'fail', PASS: 'pass', PROCESSING: 'processing' };

export type IdentityReviewResultResolvers = { FAIL: 'fail', PASS: 'pass' };

export type ImportedTaskListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedTaskList'] = ResolversParentTypes['ImportedTaskList']> = {
  sections?: Resolver<Array<ResolversTypes['TaskGroup']>, ParentType, ContextType>;
  taskLogic?: Resolver<Array<ResolversTypes['TaskLogic']>, ParentType, ContextType>;
};

export type IndustryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Industry'] = ResolversParentTypes['Industry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agentFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  assignment?: Resolver<Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  bundleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<ResolversTypes['JobComment']>>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['JobHistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locationGroup?: Resolver<Maybe<ResolversTypes['LocationGroup']>, ParentType, ContextType>;
  marketOffer?: Resolver<Maybe<ResolversTypes['MarketOffer']>, ParentType, ContextType>;
  matrixItems?: Resolver<Maybe<ResolversTypes['MatrixReportItemPage']>, ParentType, ContextType, RequireFields<JobMatrixItemsArgs, 'page' | 'perPage' | 'taskId'>>;
  metadata?: Resolver<Maybe<Array<ResolversTypes['JobMetadata']>>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  qaNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ResolversTypes['JobRates']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['JobReport']>, ParentType, ContextType>;
  reportLinks?: Resolver<Maybe<Array<ResolversTypes['ReportLink']>>, ParentType, ContextType>;
  resources?: Resolver<Maybe<Array<ResolversTypes['DocumentationItem']>>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  specialInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  taskGroups?: Resolver<Maybe<Array<ResolversTypes['TaskGroup']>>, ParentType, ContextType>;
  taskLogic?: Resolver<Maybe<Array<ResolversTypes['TaskLogic']>>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobComment'] = ResolversParentTypes['JobComment']> = {
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobHistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobHistoryEntry'] = ResolversParentTypes['JobHistoryEntry']> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type JobMetadataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobMetadata'] = ResolversParentTypes['JobMetadata']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobPage'] = ResolversParentTypes['JobPage']> = {
  items?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type JobRatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobRates'] = ResolversParentTypes['JobRates']> = {
  agentFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  customerPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type JobReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobReport'] = ResolversParentTypes['JobReport']> = {
  tasks?: Resolver<Array<ResolversTypes['ReportTask']>, ParentType, ContextType>;
};

export type JobSortFieldResolvers = { CITY: 'city', COMPLETED_AT: 'completed_at', CUSTOMER: 'customer', END_DATE: 'end_date', FEE: 'fee', ID: 'id', REFERENCE: 'reference', START_DATE: 'start_date', STATUS: 'status', TEMPLATE: 'template', ZIP: 'zip' };

export type JobStatusResolvers = { ASSIGNED: 'assigned', ATTEMPTED: 'attempted', CANCELLED: 'cancelled', COMPLETED: 'completed', IN_PROGRESS: 'in_progress', PENDING: 'pending', QA: 'qa', UNASSIGNED: 'unassigned', UNFULFILLED: 'unfulfilled' };

export type JobWarningsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobWarnings'] = ResolversParentTypes['JobWarnings']> = {
  jobId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type JobsAssignedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobsAssigned'] = ResolversParentTypes['JobsAssigned']> = {
  jobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type LocatingStateResolvers = { APPROXIMATE: 'approximate', NOT_FOUND: 'not_found', UNAVAILABLE: 'unavailable', WAITING: 'waiting' };

export type LocationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['LocationGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locating?: Resolver<Maybe<ResolversTypes['LocatingState']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationGroup'] = ResolversParentTypes['LocationGroup']> = {
  hideFromMarket?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTimeLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationPage'] = ResolversParentTypes['LocationPage']> = {
  items?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LocationRestrictionResolvers = { HIDE_FROM_MARKET: 'hide_from_market', JOB_TIME_LIMIT: 'job_time_limit' };

export type LocationsUploadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationsUpload'] = ResolversParentTypes['LocationsUpload']> = {
  cancellationReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<Array<ResolversTypes['LocationsUploadFailedRow']>>, ParentType, ContextType>;
  fails?: Resolver<Array<ResolversTypes['LocationsUploadFailure']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notices?: Resolver<Maybe<Array<ResolversTypes['LocationsUploadFailure']>>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LocationsUploadStatus'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type LocationsUploadFailedRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationsUploadFailedRow'] = ResolversParentTypes['LocationsUploadFailedRow']> = {
  problems?: Resolver<Array<ResolversTypes['LocationsUploadProblem']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['LocationsUploadValue']>, ParentType, ContextType>;
};

export type LocationsUploadFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationsUploadFailure'] = ResolversParentTypes['LocationsUploadFailure']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationsUploadProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationsUploadProblem'] = ResolversParentTypes['LocationsUploadProblem']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationsUploadStatusResolvers = { CANCELLED: 'cancelled', COMPLETED: 'completed', IN_PROGRESS: 'in_progress', PENDING: 'pending' };

export type LocationsUploadValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationsUploadValue'] = ResolversParentTypes['LocationsUploadValue']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LockoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lockout'] = ResolversParentTypes['Lockout']> = {
  agent?: Resolver<Maybe<ResolversTypes['LockoutAgent']>, ParentType, ContextType, RequireFields<LockoutAgentArgs, 'agentId'>>;
  agents?: Resolver<Maybe<ResolversTypes['LockoutAgentPage']>, ParentType, ContextType, RequireFields<LockoutAgentsArgs, 'page' | 'perPage'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type LockoutAgentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LockoutAgent'] = ResolversParentTypes['LockoutAgent']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LockoutAgentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LockoutAgentPage'] = ResolversParentTypes['LockoutAgentPage']> = {
  items?: Resolver<Array<ResolversTypes['LockoutAgent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LockoutPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LockoutPage'] = ResolversParentTypes['LockoutPage']> = {
  items?: Resolver<Array<ResolversTypes['Lockout']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LockoutSortFieldResolvers = { CREATED_AT: 'created_at', DURATION: 'duration', ID: 'id', NAME: 'name' };

export type MarketAccessResolvers = { ACTIVE: 'active', INACTIVE: 'inactive' };

export type MarketOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarketOffer'] = ResolversParentTypes['MarketOffer']> = {
  bundleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rules?: Resolver<Maybe<Array<ResolversTypes['AssignmentRule']>>, ParentType, ContextType>;
  rulesOperator?: Resolver<Maybe<ResolversTypes['RulesOperator']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
};

export type MarketRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarketRule'] = ResolversParentTypes['MarketRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['MarketRuleOperator']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['MarketRuleValue']>>, ParentType, ContextType>;
};

export type MarketRuleOperatorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarketRuleOperator'] = ResolversParentTypes['MarketRuleOperator']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketRuleValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarketRuleValue'] = ResolversParentTypes['MarketRuleValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatrixItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatrixItem'] = ResolversParentTypes['MatrixItem']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MatrixReportItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatrixReportItem'] = ResolversParentTypes['MatrixReportItem']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['ReportTask']>, ParentType, ContextType>;
};

export type MatrixReportItemPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatrixReportItemPage'] = ResolversParentTypes['MatrixReportItemPage']> = {
  items?: Resolver<Array<ResolversTypes['MatrixReportItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MediaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  mime?: Resolver<Maybe<ResolversTypes['MediaMime']>, ParentType, ContextType>;
  originalUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  rotation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MediaStatus'], ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  thumbUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MediaType'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaMimeResolvers = { JPEG: 'jpeg', JPG: 'jpg', MP4: 'mp4', PNG: 'png' };

export type MediaStatusResolvers = { FAILED: 'failed', PROCESSING: 'processing', READY: 'ready' };

export type MediaTypeResolvers = { PHOTO: 'photo', VIDEO: 'video' };

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthlyEarningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MonthlyEarning'] = ResolversParentTypes['MonthlyEarning']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateAccount?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationActivateAccountArgs, 'input'>>;
  activateTemplate?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<MutationActivateTemplateArgs, 'id'>>;
  addAgentComment?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationAddAgentCommentArgs, 'input'>>;
  addJobComment?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationAddJobCommentArgs, 'input'>>;
  addLockoutAgents?: Resolver<ResolversTypes['Lockout'], ParentType, ContextType, RequireFields<MutationAddLockoutAgentsArgs, 'input'>>;
  addStrike?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationAddStrikeArgs, 'input'>>;
  approveOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationApproveOrderArgs, 'id'>>;
  archiveOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationArchiveOrderArgs, 'input'>>;
  archiveTemplate?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<MutationArchiveTemplateArgs, 'id'>>;
  assignAgent?: Resolver<ResolversTypes['AssignAgentResult'], ParentType, ContextType, RequireFields<MutationAssignAgentArgs, 'input'>>;
  assignReviewer?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationAssignReviewerArgs, 'input'>>;
  cancelJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<MutationCancelJobsArgs, 'input'>>;
  cancelLocationsUpload?: Resolver<ResolversTypes['LocationsUpload'], ParentType, ContextType, RequireFields<MutationCancelLocationsUploadArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  completeJob?: Resolver<ResolversTypes['CompleteJobPayload'], ParentType, ContextType, RequireFields<MutationCompleteJobArgs, 'input'>>;
  createBulkAction?: Resolver<ResolversTypes['BulkAction'], ParentType, ContextType, RequireFields<MutationCreateBulkActionArgs, 'input'>>;
  createCampaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType, RequireFields<MutationCreateCampaignArgs, 'input'>>;
  createCollection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType, RequireFields<MutationCreateCollectionArgs, 'input'>>;
  createCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createLocationsUpload?: Resolver<ResolversTypes['LocationsUpload'], ParentType, ContextType, RequireFields<MutationCreateLocationsUploadArgs, 'input'>>;
  createLockout?: Resolver<ResolversTypes['Lockout'], ParentType, ContextType, RequireFields<MutationCreateLockoutArgs, 'input'>>;
  createMarketOffer?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<MutationCreateMarketOfferArgs, 'input'>>;
  createNewsItem?: Resolver<ResolversTypes['NewsItem'], ParentType, ContextType, RequireFields<MutationCreateNewsItemArgs, 'input'>>;
  createOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'input'>>;
  createPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCreatePaymentArgs, 'input'>>;
  createReportLink?: Resolver<ResolversTypes['CreateReportLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateReportLinkArgs, 'input'>>;
  createTemplate?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<MutationCreateTemplateArgs, 'input'>>;
  createTraining?: Resolver<ResolversTypes['Training'], ParentType, ContextType, RequireFields<MutationCreateTrainingArgs, 'input'>>;
  deactivateTemplate?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<MutationDeactivateTemplateArgs, 'id'>>;
  deleteCampaign?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCampaignArgs, 'input'>>;
  deleteLocationsUploads?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationDeleteLocationsUploadsArgs, 'orderId'>>;
  deleteLockout?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteLockoutArgs, 'id'>>;
  deleteReportMedia?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationDeleteReportMediaArgs, 'input'>>;
  disableCustomerUser?: Resolver<ResolversTypes['CustomerUser'], ParentType, ContextType, RequireFields<MutationDisableCustomerUserArgs, 'input'>>;
  disableUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDisableUserArgs, 'id'>>;
  duplicateTemplate?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<MutationDuplicateTemplateArgs, 'id'>>;
  enableCustomerUser?: Resolver<ResolversTypes['CustomerUser'], ParentType, ContextType, RequireFields<MutationEnableCustomerUserArgs, 'input'>>;
  enableUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationEnableUserArgs, 'id'>>;
  exportAgents?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportAgentsArgs, 'input'>>;
  exportApplications?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportApplicationsArgs, 'input'>>;
  exportAssignments?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportAssignmentsArgs, 'input'>>;
  exportCustomers?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportCustomersArgs, 'input'>>;
  exportJobs?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportJobsArgs, 'input'>>;
  exportOrderResults?: Resolver<ResolversTypes['ExportOrderResultsPayload'], ParentType, ContextType, RequireFields<MutationExportOrderResultsArgs, 'input'>>;
  exportOrders?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportOrdersArgs, 'input'>>;
  exportPayments?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportPaymentsArgs, 'input'>>;
  exportTemplates?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportTemplatesArgs, 'input'>>;
  exportUsers?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportUsersArgs, 'input'>>;
  exportWithdrawals?: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, RequireFields<MutationExportWithdrawalsArgs, 'input'>>;
  extendOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationExtendOrderArgs, 'input'>>;
  failJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationFailJobArgs, 'input'>>;
  finishOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationFinishOrderArgs, 'input'>>;
  inviteCustomerUser?: Resolver<ResolversTypes['CustomerUser'], ParentType, ContextType, RequireFields<MutationInviteCustomerUserArgs, 'input'>>;
  inviteUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  login?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mergeTypeform?: Resolver<ResolversTypes['ImportedTaskList'], ParentType, ContextType, RequireFields<MutationMergeTypeformArgs, 'input'>>;
  pauseOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPauseOrderArgs, 'id'>>;
  rejectOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRejectOrderArgs, 'input'>>;
  removeInterestJobs?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRemoveInterestJobsArgs, 'id'>>;
  removeLocationRestrictions?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRemoveLocationRestrictionsArgs, 'input'>>;
  removeLockoutAgent?: Resolver<ResolversTypes['Lockout'], ParentType, ContextType, RequireFields<MutationRemoveLockoutAgentArgs, 'input'>>;
  removeLockoutAgents?: Resolver<ResolversTypes['Lockout'], ParentType, ContextType, RequireFields<MutationRemoveLockoutAgentsArgs, 'input'>>;
  resendApplicationEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResendApplicationEmailArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restartOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRestartOrderArgs, 'input'>>;
  resumeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationResumeOrderArgs, 'input'>>;
  retireAgent?: Resolver<ResolversTypes['RetireAgentPayload'], ParentType, ContextType, RequireFields<MutationRetireAgentArgs, 'input'>>;
  revertStrike?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationRevertStrikeArgs, 'input'>>;
  reviewIdentityCheck?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<MutationReviewIdentityCheckArgs, 'input'>>;
  reviewWithdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<MutationReviewWithdrawalArgs, 'input'>>;
  revokeCustomerUserInvitation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeCustomerUserInvitationArgs, 'input'>>;
  revokeReportLink?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRevokeReportLinkArgs, 'input'>>;
  revokeUserInvitation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeUserInvitationArgs, 'id'>>;
  sendPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendPasswordResetArgs, 'input'>>;
  startLocationsUpload?: Resolver<ResolversTypes['LocationsUpload'], ParentType, ContextType, RequireFields<MutationStartLocationsUploadArgs, 'input'>>;
  startOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationStartOrderArgs, 'id'>>;
  stopJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationStopJobArgs, 'input'>>;
  submitOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSubmitOrderArgs, 'input'>>;
  unassignJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<MutationUnassignJobsArgs, 'ids'>>;
  unassignReviewer?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUnassignReviewerArgs, 'id'>>;
  unfulfilJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<MutationUnfulfilJobsArgs, 'input'>>;
  updateAgent?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationUpdateAgentArgs, 'input'>>;
  updateAgentSkills?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationUpdateAgentSkillsArgs, 'input'>>;
  updateBalance?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationUpdateBalanceArgs, 'input'>>;
  updateCampaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType, RequireFields<MutationUpdateCampaignArgs, 'input'>>;
  updateCollection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType, RequireFields<MutationUpdateCollectionArgs, 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
  updateCustomerUser?: Resolver<ResolversTypes['CustomerUser'], ParentType, ContextType, RequireFields<MutationUpdateCustomerUserArgs, 'input'>>;
  updateJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateJobArgs, 'input'>>;
  updateJobLocationGroup?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateJobLocationGroupArgs, 'input'>>;
  updateJobRates?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateJobRatesArgs, 'input'>>;
  updateLocationGroup?: Resolver<ResolversTypes['LocationGroup'], ParentType, ContextType, RequireFields<MutationUpdateLocationGroupArgs, 'input'>>;
  updateLockout?: Resolver<ResolversTypes['Lockout'], ParentType, ContextType, RequireFields<MutationUpdateLockoutArgs, 'input'>>;
  updateLockoutAgent?: Resolver<ResolversTypes['LockoutAgent'], ParentType, ContextType, RequireFields<MutationUpdateLockoutAgentArgs, 'input'>>;
  updateNewsItem?: Resolver<ResolversTypes['NewsItem'], ParentType, ContextType, RequireFields<MutationUpdateNewsItemArgs, 'input'>>;
  updateOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderArgs, 'input'>>;
  updateOrderWorkflow?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderWorkflowArgs, 'input'>>;
  updateReportMedia?: Resolver<ResolversTypes['Media'], ParentType, ContextType, RequireFields<MutationUpdateReportMediaArgs, 'input'>>;
  updateReportTask?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateReportTaskArgs, 'input'>>;
  updateReportTaskComment?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateReportTaskCommentArgs, 'input'>>;
  updateTemplate?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<MutationUpdateTemplateArgs, 'input'>>;
  updateTraining?: Resolver<ResolversTypes['Training'], ParentType, ContextType, RequireFields<MutationUpdateTrainingArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
};

export type NewsItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsItemPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsItemPage'] = ResolversParentTypes['NewsItemPage']> = {
  items?: Resolver<Array<ResolversTypes['NewsItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type NewsItemSortFieldResolvers = { CREATED_AT: 'created_at', ID: 'id', STATUS: 'status', TITLE: 'title' };

export type OnboardingStateResolvers = { AWAITING_DATA: 'awaiting_data', FAILED: 'failed', IN_PROGRESS: 'in_progress', PASSED: 'passed' };

export type OptionRequirementResolvers = { COMMENT: 'comment', PHOTO: 'photo', VIDEO: 'video' };

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  acceptWindow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  archived?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableActions?: Resolver<Maybe<Array<ResolversTypes['OrderAction']>>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType>;
  captureLocation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  captureLocationPrompt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captureLocationPromptRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['OrderCategory']>, ParentType, ContextType>;
  combineGroups?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  dashboardId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<Array<ResolversTypes['DocumentationItem']>>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exampleImageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  excludeAgentSkills?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  excludeAgentTags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hideFromMarket?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityCheckRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  inInterestPhase?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  interestEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  interestStartDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  jobCompletionTarget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobs?: Resolver<Maybe<ResolversTypes['JobPage']>, ParentType, ContextType, RequireFields<OrderJobsArgs, 'page' | 'perPage' | 'sort'>>;
  jobsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobsToEnd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  launchPushDelay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  locationGroups?: Resolver<Maybe<Array<ResolversTypes['LocationGroup']>>, ParentType, ContextType>;
  locations?: Resolver<Maybe<ResolversTypes['LocationPage']>, ParentType, ContextType, RequireFields<OrderLocationsArgs, 'page' | 'perPage'>>;
  lockout?: Resolver<Maybe<ResolversTypes['Lockout']>, ParentType, ContextType>;
  lockoutDuration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lockoutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  negativeCriteria?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderType?: Resolver<Maybe<ResolversTypes['OrderType']>, ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  perUserJobLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  positiveCriteria?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['OrderPriority'], ParentType, ContextType>;
  pushes?: Resolver<Maybe<ResolversTypes['OrderPushPage']>, ParentType, ContextType, RequireFields<OrderPushesArgs, 'page' | 'perPage' | 'sort'>>;
  requireAgentSkills?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  requireAgentTags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  schedules?: Resolver<Maybe<Array<ResolversTypes['Schedule']>>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskLogic?: Resolver<Maybe<Array<ResolversTypes['TaskLogic']>>, ParentType, ContextType>;
  tasks?: Resolver<Maybe<Array<ResolversTypes['TaskGroup']>>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  treasureTarget?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['LocationsUpload']>, ParentType, ContextType, RequireFields<OrderUploadArgs, 'id'>>;
  uploads?: Resolver<Maybe<Array<ResolversTypes['LocationsUpload']>>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  wave?: Resolver<Maybe<ResolversTypes['Wave']>, ParentType, ContextType>;
  workflows?: Resolver<Maybe<Array<ResolversTypes['OrderWorkflow']>>, ParentType, ContextType>;
  workforce?: Resolver<ResolversTypes['OrderWorkforce'], ParentType, ContextType>;
};

export type OrderActionResolvers = { APPROVE: 'approve', ARCHIVE: 'archive', CANCEL: 'cancel', EXTEND: 'extend', FINISH: 'finish', PAUSE: 'pause', REJECT: 'reject', REMOVE_INTEREST_JOBS: 'remove_interest_jobs', RESTART: 'restart', RESUME: 'resume', START: 'start', SUBMIT: 'submit' };

export type OrderActionCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderActionCheck'] = ResolversParentTypes['OrderActionCheck']> = {
  jobsAffected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type OrderCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderCategory'] = ResolversParentTypes['OrderCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  items?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type OrderPriorityResolvers = { HIGH: 'high', LOW: 'low', MEDIUM: 'medium' };

export type OrderPushResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPush'] = ResolversParentTypes['OrderPush']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderPushKind'], ParentType, ContextType>;
  lockoutDuration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderPushStatus'], ParentType, ContextType>;
};

export type OrderPushKindResolvers = { ASSIGNMENT_STATUS: 'assignment_status', OFFER_DISTANCE: 'offer_distance' };

export type OrderPushPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPushPage'] = ResolversParentTypes['OrderPushPage']> = {
  items?: Resolver<Array<ResolversTypes['OrderPush']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderPushSortFieldResolvers = { CREATED_AT: 'created_at', STATUS: 'status' };

export type OrderPushStatusResolvers = { BUILDING_AUDIENCE: 'building_audience', NO_AUDIENCE: 'no_audience', PENDING: 'pending', SENDING: 'sending', SENT: 'sent' };

export type OrderSortFieldResolvers = { CREATED_AT: 'created_at', DUE_DATE: 'due_date', END_DATE: 'end_date', ID: 'id', JOBS_COUNT: 'jobs_count', PRIORITY: 'priority', START_DATE: 'start_date', STATUS: 'status', TITLE: 'title', TYPE: 'type' };

export type OrderStatusResolvers = { ACTIVE: 'active', APPROVING: 'approving', CANCELLED: 'cancelled', DRAFT: 'draft', FINISHED: 'finished', PENDING: 'pending', REJECTED: 'rejected', STARTED: 'started' };

export type OrderStatusFilterResolvers = { ACTIVE: 'active', APPROVING: 'approving', ARCHIVED: 'archived', CANCELLED: 'cancelled', COMPLETED: 'completed', DRAFT: 'draft', FINISHED: 'finished', IN_PROGRESS: 'in_progress', PENDING: 'pending', REJECTED: 'rejected', STARTED: 'started' };

export type OrderTypeResolvers = { ANYWHERE: 'anywhere', STANDARD: 'standard', TREASURE_HUNT: 'treasure_hunt' };

export type OrderWorkflowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderWorkflow'] = ResolversParentTypes['OrderWorkflow']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workflow?: Resolver<ResolversTypes['Workflow'], ParentType, ContextType>;
};

export type OrderWorkforceResolvers = { CUSTOMER: 'customer', PLATFORM: 'platform' };

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  from?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  adminUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  assignment?: Resolver<Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentType'], ParentType, ContextType>;
};

export type PaymentChannelResolvers = { BALANCE: 'balance', BANK_TRANSFER: 'bank_transfer', PAYPAL: 'paypal' };

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  items?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentSortFieldResolvers = { AMOUNT: 'amount', COUNTRY_CODE: 'country_code', CREATED_AT: 'created_at', ID: 'id', REFERENCE: 'reference', STATUS: 'status', TYPE: 'type' };

export type PaymentStatusResolvers = { FAILED: 'failed', PAID: 'paid', PENDING: 'pending' };

export type PaymentTypeResolvers = { BONUS: 'bonus', CREDIT: 'credit', DEDUCTION: 'deduction', JOB: 'job', REFERRAL: 'referral', REIMBURSEMENT: 'reimbursement', TRANSACTION_FEE: 'transaction_fee' };

export type PayoutModeResolvers = { AUTO: 'auto', MANUAL: 'manual' };

export type PermissionResolvers = { AGENTS_MANAGE: 'agents.manage', AGENTS_VIEW: 'agents.view', CONTENT_MANAGE: 'content.manage', CONTENT_VIEW: 'content.view', CUSTOMERS_MANAGE: 'customers.manage', CUSTOMERS_VIEW: 'customers.view', JOBS_ADMINISTRATE: 'jobs.administrate', JOBS_EXPORT: 'jobs.export', JOBS_MANAGE: 'jobs.manage', JOBS_REVIEW: 'jobs.review', JOBS_SHARE: 'jobs.share', JOBS_VIEW: 'jobs.view', ORDERS_MANAGE: 'orders.manage', ORDERS_VIEW: 'orders.view', PAYMENTS_MANAGE: 'payments.manage', PAYMENTS_VIEW: 'payments.view', TEMPLATES_MANAGE: 'templates.manage', TEMPLATES_VIEW: 'templates.view', USERS_MANAGE: 'users.manage', USERS_VIEW: 'users.view' };

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type PublicCustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicCustomer'] = ResolversParentTypes['PublicCustomer']> = {
  logoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicDeviationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicDeviation'] = ResolversParentTypes['PublicDeviation']> = {
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  selection?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PublicJobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicJob'] = ResolversParentTypes['PublicJob']> = {
  attemptReason?: Resolver<Maybe<ResolversTypes['StopReason']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  orderTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ReportOutcome']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitEndedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visitStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PublicJobReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicJobReport'] = ResolversParentTypes['PublicJobReport']> = {
  customer?: Resolver<Maybe<ResolversTypes['PublicCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  job?: Resolver<ResolversTypes['PublicJob'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['PublicLocation']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['PublicReport'], ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['DocumentationItem']>, ParentType, ContextType>;
  taskGroups?: Resolver<Array<ResolversTypes['PublicTaskGroup']>, ParentType, ContextType>;
  verifiedBy?: Resolver<Maybe<ResolversTypes['ReportVerification']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicJobReportResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicJobReportResult'] = ResolversParentTypes['PublicJobReportResult']> = {
  __resolveType: TypeResolveFn<'PublicJobReport' | 'ReportInvalidToken' | 'ReportMissingPassword' | 'ReportNotFound' | 'ReportRateLimited' | 'ReportWrongPassword', ParentType, ContextType>;
};

export type PublicLocationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicLocation'] = ResolversParentTypes['PublicLocation']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicReport'] = ResolversParentTypes['PublicReport']> = {
  tasks?: Resolver<Array<ResolversTypes['PublicReportTask']>, ParentType, ContextType>;
};

export type PublicReportItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicReportItem'] = ResolversParentTypes['PublicReportItem']> = {
  deviates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['PublicReportTask']>, ParentType, ContextType>;
};

export type PublicReportItemPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicReportItemPage'] = ResolversParentTypes['PublicReportItemPage']> = {
  items?: Resolver<Array<ResolversTypes['PublicReportItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicReportItemsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicReportItemsResult'] = ResolversParentTypes['PublicReportItemsResult']> = {
  __resolveType: TypeResolveFn<'PublicReportItemPage' | 'ReportInvalidToken' | 'ReportMissingPassword' | 'ReportNotFound' | 'ReportRateLimited' | 'ReportWrongPassword', ParentType, ContextType>;
};

export type PublicReportTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicReportTask'] = ResolversParentTypes['PublicReportTask']> = {
  answeredCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deviationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deviations?: Resolver<Maybe<Array<ResolversTypes['PublicDeviation']>>, ParentType, ContextType>;
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  selection?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicTask'] = ResolversParentTypes['PublicTask']> = {
  component?: Resolver<ResolversTypes['PublicTaskComponent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<Array<ResolversTypes['TaskRequirement']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicTaskComponentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicTaskComponent'] = ResolversParentTypes['PublicTaskComponent']> = {
  inputType?: Resolver<Maybe<ResolversTypes['TaskInputType']>, ParentType, ContextType>;
  matrixTasks?: Resolver<Maybe<Array<ResolversTypes['PublicTask']>>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['PublicTaskOption']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskComponentType'], ParentType, ContextType>;
};

export type PublicTaskGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicTaskGroup'] = ResolversParentTypes['PublicTaskGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['PublicTask']>, ParentType, ContextType>;
};

export type PublicTaskOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicTaskOption'] = ResolversParentTypes['PublicTaskOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType, RequireFields<QueryAgentArgs, 'id'>>;
  agentAreas?: Resolver<Array<ResolversTypes['AgentArea']>, ParentType, ContextType, RequireFields<QueryAgentAreasArgs, 'box' | 'perPage'>>;
  agentPositions?: Resolver<Array<ResolversTypes['AgentPosition']>, ParentType, ContextType, RequireFields<QueryAgentPositionsArgs, 'box' | 'perPage'>>;
  agentTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  agents?: Resolver<ResolversTypes['AgentPage'], ParentType, ContextType, RequireFields<QueryAgentsArgs, 'page' | 'perPage' | 'sort'>>;
  applications?: Resolver<ResolversTypes['ApplicationPage'], ParentType, ContextType, RequireFields<QueryApplicationsArgs, 'page' | 'perPage' | 'sort'>>;
  bulkAction?: Resolver<Maybe<ResolversTypes['BulkAction']>, ParentType, ContextType, RequireFields<QueryBulkActionArgs, 'id'>>;
  bulkActions?: Resolver<ResolversTypes['BulkActionPage'], ParentType, ContextType, RequireFields<QueryBulkActionsArgs, 'page' | 'perPage' | 'sort'>>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<QueryCampaignArgs, 'id'>>;
  campaignWaves?: Resolver<Array<ResolversTypes['Wave']>, ParentType, ContextType, RequireFields<QueryCampaignWavesArgs, 'campaignId'>>;
  campaigns?: Resolver<ResolversTypes['CampaignPage'], ParentType, ContextType, RequireFields<QueryCampaignsArgs, 'page' | 'perPage' | 'sort'>>;
  cities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType, Partial<QueryCitiesArgs>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  collectionItems?: Resolver<Array<ResolversTypes['CollectionItem']>, ParentType, ContextType, RequireFields<QueryCollectionItemsArgs, 'perPage'>>;
  collections?: Resolver<ResolversTypes['CollectionPage'], ParentType, ContextType, RequireFields<QueryCollectionsArgs, 'page' | 'perPage' | 'sort'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['CurrencyInfo']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['CustomerPage'], ParentType, ContextType, RequireFields<QueryCustomersArgs, 'page' | 'perPage' | 'sort'>>;
  findPlaces?: Resolver<Array<ResolversTypes['FoundPlace']>, ParentType, ContextType, RequireFields<QueryFindPlacesArgs, 'keywords' | 'perPage'>>;
  industries?: Resolver<Array<ResolversTypes['Industry']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobs?: Resolver<ResolversTypes['JobPage'], ParentType, ContextType, RequireFields<QueryJobsArgs, 'page' | 'perPage' | 'sort'>>;
  lockout?: Resolver<Maybe<ResolversTypes['Lockout']>, ParentType, ContextType, RequireFields<QueryLockoutArgs, 'id'>>;
  lockouts?: Resolver<ResolversTypes['LockoutPage'], ParentType, ContextType, RequireFields<QueryLockoutsArgs, 'page' | 'perPage' | 'sort'>>;
  marketRules?: Resolver<Array<ResolversTypes['MarketRule']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  news?: Resolver<ResolversTypes['NewsItemPage'], ParentType, ContextType, RequireFields<QueryNewsArgs, 'page' | 'perPage' | 'sort'>>;
  newsContentItems?: Resolver<Array<ResolversTypes['CollectionItem']>, ParentType, ContextType, RequireFields<QueryNewsContentItemsArgs, 'perPage'>>;
  newsItem?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType, RequireFields<QueryNewsItemArgs, 'id'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderActionCheck?: Resolver<ResolversTypes['OrderActionCheck'], ParentType, ContextType, RequireFields<QueryOrderActionCheckArgs, 'action' | 'id'>>;
  orderCategories?: Resolver<Array<ResolversTypes['OrderCategory']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'page' | 'perPage' | 'sort'>>;
  payments?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'page' | 'perPage' | 'sort'>>;
  publicJobReport?: Resolver<ResolversTypes['PublicJobReportResult'], ParentType, ContextType, RequireFields<QueryPublicJobReportArgs, 'token'>>;
  publicReportItems?: Resolver<ResolversTypes['PublicReportItemsResult'], ParentType, ContextType, RequireFields<QueryPublicReportItemsArgs, 'page' | 'perPage' | 'taskId' | 'token'>>;
  qaSummary?: Resolver<ResolversTypes['Summary'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['SkillCategory']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType, RequireFields<QueryTemplateArgs, 'id'>>;
  templates?: Resolver<ResolversTypes['TemplatePage'], ParentType, ContextType, RequireFields<QueryTemplatesArgs, 'page' | 'perPage' | 'sort'>>;
  training?: Resolver<Maybe<ResolversTypes['Training']>, ParentType, ContextType, RequireFields<QueryTrainingArgs, 'id'>>;
  trainings?: Resolver<ResolversTypes['TrainingPage'], ParentType, ContextType, RequireFields<QueryTrainingsArgs, 'page' | 'perPage' | 'sort'>>;
  typeform?: Resolver<ResolversTypes['ImportedTaskList'], ParentType, ContextType, RequireFields<QueryTypeformArgs, 'formId' | 'override'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'page' | 'perPage' | 'sort'>>;
  withdrawals?: Resolver<ResolversTypes['WithdrawalPage'], ParentType, ContextType, RequireFields<QueryWithdrawalsArgs, 'page' | 'perPage' | 'sort'>>;
  workflows?: Resolver<Array<ResolversTypes['Workflow']>, ParentType, ContextType>;
};

export type RejectReasonResolvers = { CRIMINAL_CONVICTIONS: 'criminal_convictions', ID_CHECK: 'id_check', INACTIVE_COUNTRY: 'inactive_country', RIGHT_TO_WORK: 'right_to_work', TOO_YOUNG: 'too_young' };

export type RemainingJobsReasonResolvers = { CUSTOMER_REQUEST: 'customer_request', LOCATION_ISSUE: 'location_issue', NO_SHEPHERDS: 'no_shepherds', ORDER_EXPIRED: 'order_expired', OTHER: 'other' };

export type RemainingJobsStatusResolvers = { CANCELLED: 'cancelled', UNFULFILLED: 'unfulfilled' };

export type ReportInvalidTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportInvalidToken'] = ResolversParentTypes['ReportInvalidToken']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportLink'] = ResolversParentTypes['ReportLink']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastOpenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ReportMissingPasswordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportMissingPassword'] = ResolversParentTypes['ReportMissingPassword']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportNotFoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportNotFound'] = ResolversParentTypes['ReportNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportOutcomeResolvers = { ATTEMPTED: 'attempted', COMPLETED: 'completed' };

export type ReportRateLimitedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportRateLimited'] = ResolversParentTypes['ReportRateLimited']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportTask'] = ResolversParentTypes['ReportTask']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  qaNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reimbursement?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  selection?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tasks?: Resolver<Maybe<Array<ResolversTypes['ReportTask']>>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportVerificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportVerification'] = ResolversParentTypes['ReportVerification']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportWrongPasswordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportWrongPassword'] = ResolversParentTypes['ReportWrongPassword']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetireAgentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetireAgentPayload'] = ResolversParentTypes['RetireAgentPayload']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RetireReasonResolvers = { REMOVED: 'removed', STRIKED_OFF: 'striked_off' };

export type RoleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type RulesOperatorResolvers = { AND: 'and', OR: 'or' };

export type ScannerConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScannerConfig'] = ResolversParentTypes['ScannerConfig']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScheduleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Schedule'] = ResolversParentTypes['Schedule']> = {
  days?: Resolver<Array<ResolversTypes['ScheduleDay']>, ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['TimeRange']>, ParentType, ContextType>;
};

export type ScheduleDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduleDay'] = ResolversParentTypes['ScheduleDay']> = {
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dayOfWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['TimeRange']>, ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
};

export type SessionTransportResolvers = { COOKIE: 'cookie', TOKEN: 'token' };

export type SkillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkillCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SkillCategory'] = ResolversParentTypes['SkillCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['Skill']>, ParentType, ContextType>;
};

export type SortDirectionResolvers = { ASC: 'ASC', DESC: 'DESC' };

export type StaffPaymentTypeResolvers = { BONUS: 'bonus', CREDIT: 'credit', DEDUCTION: 'deduction', REIMBURSEMENT: 'reimbursement' };

export type StopReasonResolvers = { ABANDONED: 'abandoned', ACCESS_REFUSED: 'access_refused', ITEM_UNAVAILABLE: 'item_unavailable', LOCATION_CLOSED: 'location_closed', LOCATION_NOT_FOUND: 'location_not_found', OTHER: 'other', UNSAFE: 'unsafe', WRONG_DETAILS: 'wrong_details' };

export type StrikeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Strike'] = ResolversParentTypes['Strike']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countsUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revertedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Summary'] = ResolversParentTypes['Summary']> = {
  groups?: Resolver<Array<ResolversTypes['SummaryGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SummaryGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SummaryGroup'] = ResolversParentTypes['SummaryGroup']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  bonus?: Resolver<Maybe<ResolversTypes['TaskPayment']>, ParentType, ContextType>;
  component?: Resolver<ResolversTypes['TaskComponent'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['TaskInstructions']>, ParentType, ContextType>;
  internal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['TaskPayment']>, ParentType, ContextType>;
  qaNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reimbursement?: Resolver<Maybe<ResolversTypes['TaskPayment']>, ParentType, ContextType>;
  required?: Resolver<Array<ResolversTypes['TaskRequirement']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskComponentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskComponent'] = ResolversParentTypes['TaskComponent']> = {
  allowGallery?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  buttonCta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customMatrixItems?: Resolver<Maybe<Array<ResolversTypes['MatrixItem']>>, ParentType, ContextType>;
  drawCta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawOrientation?: Resolver<Maybe<ResolversTypes['DrawOrientation']>, ParentType, ContextType>;
  inputLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inputType?: Resolver<Maybe<ResolversTypes['TaskInputType']>, ParentType, ContextType>;
  matrixItems?: Resolver<Maybe<Array<ResolversTypes['MatrixItem']>>, ParentType, ContextType>;
  matrixMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matrixTasks?: Resolver<Maybe<Array<ResolversTypes['Task']>>, ParentType, ContextType>;
  maxOptions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  multiSelect?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['TaskOption']>>, ParentType, ContextType>;
  primaryPhoto?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  scannerConfig?: Resolver<Maybe<ResolversTypes['ScannerConfig']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskComponentType'], ParentType, ContextType>;
};

export type TaskComponentTypeResolvers = { ACTION: 'action', BARCODE: 'barcode', BOOLEAN: 'boolean', DRAW: 'draw', INPUT: 'input', MATRIX: 'matrix', PHOTO: 'photo', SELECT: 'select', SIMPLE: 'simple', TIMER: 'timer', VIDEO: 'video' };

export type TaskGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskGroup'] = ResolversParentTypes['TaskGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
};

export type TaskInputTypeResolvers = { ALPHANUMERIC: 'alphanumeric', DATE: 'date', NUMERIC: 'numeric', PRICE: 'price' };

export type TaskInstructionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskInstructions'] = ResolversParentTypes['TaskInstructions']> = {
  link?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
};

export type TaskLogicResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskLogic'] = ResolversParentTypes['TaskLogic']> = {
  actions?: Resolver<Array<ResolversTypes['TaskLogicAction']>, ParentType, ContextType>;
  taskReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskLogicActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskLogicAction'] = ResolversParentTypes['TaskLogicAction']> = {
  condition?: Resolver<ResolversTypes['TaskLogicCondition'], ParentType, ContextType>;
  jump?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskLogicConditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskLogicCondition'] = ResolversParentTypes['TaskLogicCondition']> = {
  arguments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskOption'] = ResolversParentTypes['TaskOption']> = {
  dataMandatory?: Resolver<Maybe<Array<ResolversTypes['OptionRequirement']>>, ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mandatory?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  qaNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskPayment'] = ResolversParentTypes['TaskPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  conditionOperator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conditionValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskPaymentType'], ParentType, ContextType>;
};

export type TaskPaymentTypeResolvers = { BONUS: 'bonus', REIMBURSEMENT: 'reimbursement' };

export type TaskRequirementResolvers = { COMMENT: 'comment', PHOTO: 'photo', STATUS: 'status', TASK: 'task', VIDEO: 'video' };

export type TemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template']> = {
  agentFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  agentFeeUpTo?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  alternativeCustomerAvatar?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  alternativeCustomerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerLogo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<Array<ResolversTypes['DocumentationItem']>>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  features?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  hideJobTimes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pixellateFaces?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sameDayCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TemplateStatus']>, ParentType, ContextType>;
  taskGroups?: Resolver<Maybe<Array<ResolversTypes['TaskGroup']>>, ParentType, ContextType>;
  taskLogic?: Resolver<Maybe<Array<ResolversTypes['TaskLogic']>>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoThumbUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type TemplatePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TemplatePage'] = ResolversParentTypes['TemplatePage']> = {
  items?: Resolver<Array<ResolversTypes['Template']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type TemplateSortFieldResolvers = { AGENT_FEE: 'agent_fee', BASE_PRICE: 'base_price', CREATED_AT: 'created_at', CUSTOMER: 'customer', DURATION: 'duration', ID: 'id', JOBS: 'jobs', NAME: 'name', STATUS: 'status' };

export type TemplateStatusResolvers = { ACTIVE: 'active', ARCHIVED: 'archived', INACTIVE: 'inactive' };

export type TimeRangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeRange'] = ResolversParentTypes['TimeRange']> = {
  end?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
};

export type TrainingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Training'] = ResolversParentTypes['Training']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrainingPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrainingPage'] = ResolversParentTypes['TrainingPage']> = {
  items?: Resolver<Array<ResolversTypes['Training']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type TrainingSortFieldResolvers = { CREATED_AT: 'created_at', DISPLAY_ORDER: 'display_order', ID: 'id', STATUS: 'status', TITLE: 'title' };

export type TransportModeResolvers = { CYCLING: 'cycling', VEHICLE: 'vehicle', WALKING: 'walking' };

export type TreasureHuntFailReasonResolvers = { TREASURE_HUNT_CRITERIA: 'treasure_hunt_criteria', TREASURE_HUNT_INVALID: 'treasure_hunt_invalid' };

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  analytics?: Resolver<Maybe<ResolversTypes['UserAnalytics']>, ParentType, ContextType, Partial<UserAnalyticsArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['UserStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType>;
};

export type UserAnalyticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserAnalytics'] = ResolversParentTypes['UserAnalytics']> = {
  months?: Resolver<Array<ResolversTypes['UserMonth']>, ParentType, ContextType>;
};

export type UserMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserMonth'] = ResolversParentTypes['UserMonth']> = {
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianReviewMinutes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reviewed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type UserSortFieldResolvers = { CREATED_AT: 'created_at', EMAIL: 'email', FIRST_NAME: 'first_name', ID: 'id', LAST_NAME: 'last_name', STATUS: 'status', TYPE: 'type' };

export type UserStatusResolvers = { ACTIVE: 'active', DISABLED: 'disabled', INVITED: 'invited' };

export type UserTypeResolvers = { MANAGER: 'manager', STANDARD: 'standard' };

export type WarningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wave'] = ResolversParentTypes['Wave']> = {
  campaignId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  automatic?: Resolver<ResolversTypes['PayoutMode'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawalStatus'], ParentType, ContextType>;
};

export type WithdrawalDecisionResolvers = { APPROVE: 'approve', REJECT: 'reject' };

export type WithdrawalPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalPage'] = ResolversParentTypes['WithdrawalPage']> = {
  items?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WithdrawalSortFieldResolvers = { AMOUNT: 'amount', COUNTRY_CODE: 'country_code', CREATED_AT: 'created_at', ID: 'id', REFERENCE: 'reference', STATUS: 'status' };

export type WithdrawalStatusResolvers = { APPROVED: 'approved', CONFIRMED: 'confirmed', DENIED: 'denied', FAILED: 'failed', PROCESSED: 'processed', PROCESSING: 'processing', REFUNDED: 'refunded', REQUESTED: 'requested' };

export type WorkflowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Workflow'] = ResolversParentTypes['Workflow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Agent?: AgentResolvers<ContextType>;
  AgentArea?: AgentAreaResolvers<ContextType>;
  AgentBalance?: AgentBalanceResolvers<ContextType>;
  AgentBilling?: AgentBillingResolvers<ContextType>;
  AgentComment?: AgentCommentResolvers<ContextType>;
  AgentContract?: AgentContractResolvers<ContextType>;
  AgentEarnings?: AgentEarningsResolvers<ContextType>;
  AgentPage?: AgentPageResolvers<ContextType>;
  AgentPosition?: AgentPositionResolvers<ContextType>;
  AgentSettings?: AgentSettingsResolvers<ContextType>;
  AgentSkillCategory?: AgentSkillCategoryResolvers<ContextType>;
  AgentSortField?: AgentSortFieldResolvers;
  AgentStatus?: AgentStatusResolvers;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationPage?: ApplicationPageResolvers<ContextType>;
  ApplicationSortField?: ApplicationSortFieldResolvers;
  ApplicationStage?: ApplicationStageResolvers;
  ApplicationStatus?: ApplicationStatusResolvers;
  AssignAgentResult?: AssignAgentResultResolvers<ContextType>;
  Assignment?: AssignmentResolvers<ContextType>;
  AssignmentConflict?: AssignmentConflictResolvers<ContextType>;
  AssignmentPage?: AssignmentPageResolvers<ContextType>;
  AssignmentRule?: AssignmentRuleResolvers<ContextType>;
  AssignmentSortField?: AssignmentSortFieldResolvers;
  AssignmentStatus?: AssignmentStatusResolvers;
  BulkAction?: BulkActionResolvers<ContextType>;
  BulkActionFailure?: BulkActionFailureResolvers<ContextType>;
  BulkActionPage?: BulkActionPageResolvers<ContextType>;
  BulkActionSortField?: BulkActionSortFieldResolvers;
  BulkActionStatus?: BulkActionStatusResolvers;
  BulkActionType?: BulkActionTypeResolvers;
  BulkActionValue?: BulkActionValueResolvers<ContextType>;
  Campaign?: CampaignResolvers<ContextType>;
  CampaignPage?: CampaignPageResolvers<ContextType>;
  CampaignSortField?: CampaignSortFieldResolvers;
  CampaignStatus?: CampaignStatusResolvers;
  CheckedOrderAction?: CheckedOrderActionResolvers;
  City?: CityResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionItem?: CollectionItemResolvers<ContextType>;
  CollectionPage?: CollectionPageResolvers<ContextType>;
  CollectionSortField?: CollectionSortFieldResolvers;
  CompleteJobPayload?: CompleteJobPayloadResolvers<ContextType>;
  ContentStatus?: ContentStatusResolvers;
  Country?: CountryResolvers<ContextType>;
  CreateReportLinkPayload?: CreateReportLinkPayloadResolvers<ContextType>;
  Currency?: CurrencyResolvers;
  CurrencyInfo?: CurrencyInfoResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerPage?: CustomerPageResolvers<ContextType>;
  CustomerPriority?: CustomerPriorityResolvers;
  CustomerSortField?: CustomerSortFieldResolvers;
  CustomerStatus?: CustomerStatusResolvers;
  CustomerUser?: CustomerUserResolvers<ContextType>;
  CustomerUserAnalytics?: CustomerUserAnalyticsResolvers<ContextType>;
  CustomerUserMonth?: CustomerUserMonthResolvers<ContextType>;
  CustomerUserPage?: CustomerUserPageResolvers<ContextType>;
  CustomerUserSortField?: CustomerUserSortFieldResolvers;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DocumentationItem?: DocumentationItemResolvers<ContextType>;
  DocumentationType?: DocumentationTypeResolvers;
  DrawOrientation?: DrawOrientationResolvers;
  EmailAddress?: GraphQLScalarType;
  ExportOrderResultsPayload?: ExportOrderResultsPayloadResolvers<ContextType>;
  ExportOutcome?: ExportOutcomeResolvers;
  ExportResult?: ExportResultResolvers<ContextType>;
  FailMode?: FailModeResolvers;
  FoundPlace?: FoundPlaceResolvers<ContextType>;
  IdentityCheck?: IdentityCheckResolvers<ContextType>;
  IdentityCheckMethod?: IdentityCheckMethodResolvers;
  IdentityCheckResult?: IdentityCheckResultResolvers;
  IdentityReviewResult?: IdentityReviewResultResolvers;
  ImportedTaskList?: ImportedTaskListResolvers<ContextType>;
  Industry?: IndustryResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobComment?: JobCommentResolvers<ContextType>;
  JobHistoryEntry?: JobHistoryEntryResolvers<ContextType>;
  JobMetadata?: JobMetadataResolvers<ContextType>;
  JobPage?: JobPageResolvers<ContextType>;
  JobRates?: JobRatesResolvers<ContextType>;
  JobReport?: JobReportResolvers<ContextType>;
  JobSortField?: JobSortFieldResolvers;
  JobStatus?: JobStatusResolvers;
  JobWarnings?: JobWarningsResolvers<ContextType>;
  JobsAssigned?: JobsAssignedResolvers<ContextType>;
  LocalTime?: GraphQLScalarType;
  LocatingState?: LocatingStateResolvers;
  Location?: LocationResolvers<ContextType>;
  LocationGroup?: LocationGroupResolvers<ContextType>;
  LocationPage?: LocationPageResolvers<ContextType>;
  LocationRestriction?: LocationRestrictionResolvers;
  LocationsUpload?: LocationsUploadResolvers<ContextType>;
  LocationsUploadFailedRow?: LocationsUploadFailedRowResolvers<ContextType>;
  LocationsUploadFailure?: LocationsUploadFailureResolvers<ContextType>;
  LocationsUploadProblem?: LocationsUploadProblemResolvers<ContextType>;
  LocationsUploadStatus?: LocationsUploadStatusResolvers;
  LocationsUploadValue?: LocationsUploadValueResolvers<ContextType>;
  Lockout?: LockoutResolvers<ContextType>;
  LockoutAgent?: LockoutAgentResolvers<ContextType>;
  LockoutAgentPage?: LockoutAgentPageResolvers<ContextType>;
  LockoutPage?: LockoutPageResolvers<ContextType>;
  LockoutSortField?: LockoutSortFieldResolvers;
  MarketAccess?: MarketAccessResolvers;
  MarketOffer?: MarketOfferResolvers<ContextType>;
  MarketRule?: MarketRuleResolvers<ContextType>;
  MarketRuleOperator?: MarketRuleOperatorResolvers<ContextType>;
  MarketRuleValue?: MarketRuleValueResolvers<ContextType>;
  MatrixItem?: MatrixItemResolvers<ContextType>;
  MatrixReportItem?: MatrixReportItemResolvers<ContextType>;
  MatrixReportItemPage?: MatrixReportItemPageResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaMime?: MediaMimeResolvers;
  MediaStatus?: MediaStatusResolvers;
  MediaType?: MediaTypeResolvers;
  Money?: MoneyResolvers<ContextType>;
  MonthlyEarning?: MonthlyEarningResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  NewsItemPage?: NewsItemPageResolvers<ContextType>;
  NewsItemSortField?: NewsItemSortFieldResolvers;
  OnboardingState?: OnboardingStateResolvers;
  OptionRequirement?: OptionRequirementResolvers;
  Order?: OrderResolvers<ContextType>;
  OrderAction?: OrderActionResolvers;
  OrderActionCheck?: OrderActionCheckResolvers<ContextType>;
  OrderCategory?: OrderCategoryResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderPriority?: OrderPriorityResolvers;
  OrderPush?: OrderPushResolvers<ContextType>;
  OrderPushKind?: OrderPushKindResolvers;
  OrderPushPage?: OrderPushPageResolvers<ContextType>;
  OrderPushSortField?: OrderPushSortFieldResolvers;
  OrderPushStatus?: OrderPushStatusResolvers;
  OrderSortField?: OrderSortFieldResolvers;
  OrderStatus?: OrderStatusResolvers;
  OrderStatusFilter?: OrderStatusFilterResolvers;
  OrderType?: OrderTypeResolvers;
  OrderWorkflow?: OrderWorkflowResolvers<ContextType>;
  OrderWorkforce?: OrderWorkforceResolvers;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentSortField?: PaymentSortFieldResolvers;
  PaymentStatus?: PaymentStatusResolvers;
  PaymentType?: PaymentTypeResolvers;
  PayoutMode?: PayoutModeResolvers;
  Permission?: PermissionResolvers;
  Profile?: ProfileResolvers<ContextType>;
  PublicCustomer?: PublicCustomerResolvers<ContextType>;
  PublicDeviation?: PublicDeviationResolvers<ContextType>;
  PublicJob?: PublicJobResolvers<ContextType>;
  PublicJobReport?: PublicJobReportResolvers<ContextType>;
  PublicJobReportResult?: PublicJobReportResultResolvers<ContextType>;
  PublicLocation?: PublicLocationResolvers<ContextType>;
  PublicReport?: PublicReportResolvers<ContextType>;
  PublicReportItem?: PublicReportItemResolvers<ContextType>;
  PublicReportItemPage?: PublicReportItemPageResolvers<ContextType>;
  PublicReportItemsResult?: PublicReportItemsResultResolvers<ContextType>;
  PublicReportTask?: PublicReportTaskResolvers<ContextType>;
  PublicTask?: PublicTaskResolvers<ContextType>;
  PublicTaskComponent?: PublicTaskComponentResolvers<ContextType>;
  PublicTaskGroup?: PublicTaskGroupResolvers<ContextType>;
  PublicTaskOption?: PublicTaskOptionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RejectReason?: RejectReasonResolvers;
  RemainingJobsReason?: RemainingJobsReasonResolvers;
  RemainingJobsStatus?: RemainingJobsStatusResolvers;
  ReportInvalidToken?: ReportInvalidTokenResolvers<ContextType>;
  ReportLink?: ReportLinkResolvers<ContextType>;
  ReportMissingPassword?: ReportMissingPasswordResolvers<ContextType>;
  ReportNotFound?: ReportNotFoundResolvers<ContextType>;
  ReportOutcome?: ReportOutcomeResolvers;
  ReportRateLimited?: ReportRateLimitedResolvers<ContextType>;
  ReportTask?: ReportTaskResolvers<ContextType>;
  ReportVerification?: ReportVerificationResolvers<ContextType>;
  ReportWrongPassword?: ReportWrongPasswordResolvers<ContextType>;
  RetireAgentPayload?: RetireAgentPayloadResolvers<ContextType>;
  RetireReason?: RetireReasonResolvers;
  Role?: RoleResolvers<ContextType>;
  RulesOperator?: RulesOperatorResolvers;
  ScannerConfig?: ScannerConfigResolvers<ContextType>;
  Schedule?: ScheduleResolvers<ContextType>;
  ScheduleDay?: ScheduleDayResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SessionTransport?: SessionTransportResolvers;
  Skill?: SkillResolvers<ContextType>;
  SkillCategory?: SkillCategoryResolvers<ContextType>;
  SortDirection?: SortDirectionResolvers;
  StaffPaymentType?: StaffPaymentTypeResolvers;
  StopReason?: StopReasonResolvers;
  Strike?: StrikeResolvers<ContextType>;
  Summary?: SummaryResolvers<ContextType>;
  SummaryGroup?: SummaryGroupResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskComponent?: TaskComponentResolvers<ContextType>;
  TaskComponentType?: TaskComponentTypeResolvers;
  TaskGroup?: TaskGroupResolvers<ContextType>;
  TaskInputType?: TaskInputTypeResolvers;
  TaskInstructions?: TaskInstructionsResolvers<ContextType>;
  TaskLogic?: TaskLogicResolvers<ContextType>;
  TaskLogicAction?: TaskLogicActionResolvers<ContextType>;
  TaskLogicCondition?: TaskLogicConditionResolvers<ContextType>;
  TaskOption?: TaskOptionResolvers<ContextType>;
  TaskPayment?: TaskPaymentResolvers<ContextType>;
  TaskPaymentType?: TaskPaymentTypeResolvers;
  TaskRequirement?: TaskRequirementResolvers;
  Template?: TemplateResolvers<ContextType>;
  TemplatePage?: TemplatePageResolvers<ContextType>;
  TemplateSortField?: TemplateSortFieldResolvers;
  TemplateStatus?: TemplateStatusResolvers;
  TimeRange?: TimeRangeResolvers<ContextType>;
  Training?: TrainingResolvers<ContextType>;
  TrainingPage?: TrainingPageResolvers<ContextType>;
  TrainingSortField?: TrainingSortFieldResolvers;
  TransportMode?: TransportModeResolvers;
  TreasureHuntFailReason?: TreasureHuntFailReasonResolvers;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserAnalytics?: UserAnalyticsResolvers<ContextType>;
  UserMonth?: UserMonthResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserSortField?: UserSortFieldResolvers;
  UserStatus?: UserStatusResolvers;
  UserType?: UserTypeResolvers;
  Warning?: WarningResolvers<ContextType>;
  Wave?: WaveResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalDecision?: WithdrawalDecisionResolvers;
  WithdrawalPage?: WithdrawalPageResolvers<ContextType>;
  WithdrawalSortField?: WithdrawalSortFieldResolvers;
  WithdrawalStatus?: WithdrawalStatusResolvers;
  Workflow?: WorkflowResolvers<ContextType>;
};

