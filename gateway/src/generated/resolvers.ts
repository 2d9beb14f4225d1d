import type { AssignmentParts, Entity, Envelope, ExportAnswer, HeldSkills, ListPage, OpenedSession, OrderLocation, OrderLocationGroup, OrderUpload, PortalUser, RecordChange, ReportAnswer, ResultsFile, SharedLink, SummaryCounts, SwitchedWorkflow, Value } from '../schema/parents.ts';
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
  /**
   * A number of things: a whole number from 0 to 2^53 - 1, as a JSON number. `Int` ends at 2^31 - 1, which a list of all
   * jobs or events may exceed. In answers only.
   */
  Count: { input: number; output: number; }
  /** A calendar date without a time zone, `yyyy-MM-dd` (RFC 3339 full-date). */
  Date: { input: string; output: string; }
  /**
   * An instant. Answers are RFC 3339 in UTC (`2026-11-20T14:05:00Z`).
   * Inputs may also be written `yyyy-MM-dd HH:mm:ss`, which is read as UTC.
   */
  DateTime: { input: string; output: string; }
  /**
   * An exact amount in major units (pounds, not pence). Answers are decimal text in its shortest form: `"12.5"`, `"-3"`,
   * never with an exponent, so that equal amounts are equal texts and clients do not calculate with binary fractions. Inputs
   * are such text, also with trailing zeros (`"12.50"`), or a JSON number; both have at most two decimals and are below
   * 10^12.
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
  /** Not blank. */
  text: Scalars['String']['input'];
};

/** A comment about a job. */
export type AddJobCommentInput = {
  jobId: Scalars['ID']['input'];
  /** Not blank, at most 5000 characters. */
  text: Scalars['String']['input'];
};

/** The Shepherds to lock out. */
export type AddLockoutAgentsInput = {
  /** At most 10000. Active entries stay unchanged; ended entries begin again. */
  agentIds: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** The Shepherd who gets a strike, and the reason. */
export type AddStrikeInput = {
  agentId: Scalars['ID']['input'];
  /** Must not be empty. */
  comment: Scalars['String']['input'];
};

/**
 * A field worker; called Shepherd on screen. With only `jobs.view`, all fields but id and names are null. A field with a
 * REST call of its own is null with an error when that call fails; the rest stays. In lists that call is made for each
 * row, or for a hundred rows together, as the field's description says.
 */
export type Agent = {
  __typename?: 'Agent';
  address1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  address2?: Maybe<Scalars['String']['output']>;
  /** Needs `agents.view`. Null without an application. In a list: a REST call per Shepherd. */
  application?: Maybe<Application>;
  /** The Shepherd's assignments. Needs `agents.view`. In a list: a REST call per Shepherd. */
  assignments?: Maybe<AssignmentPage>;
  /**
   * Needs `payments.view`. Errors: `agent.restricted` (403) when payment-restricted. In a list: a REST call per
   * Shepherd.
   */
  balance?: Maybe<AgentBalance>;
  /**
   * Billing address and tax details; null when payment-restricted. Needs `agents.view`. Not in list rows: read with one
   * REST call per Shepherd.
   */
  billing?: Maybe<AgentBilling>;
  city?: Maybe<Scalars['String']['output']>;
  /** Staff's comments, the newest first. Needs `agents.view`. In a list: a REST call per Shepherd. */
  comments?: Maybe<Array<AgentComment>>;
  /** Day on which the current contract was signed; null without one. */
  contractSignedAt?: Maybe<Scalars['Date']['output']>;
  /** Needs `agents.view`. In a list: a REST call per Shepherd. */
  contracts?: Maybe<Array<AgentContract>>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When they applied. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where unknown. Not in list rows: read with one REST call per Shepherd. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The fee agreed with the Shepherd, in the Shepherd's currency; null without one. For information only. */
  fee?: Maybe<Money>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null before it begins. */
  identityCheck?: Maybe<IdentityCheck>;
  /** Completed assignments, without attempted ones. */
  jobsCompleted?: Maybe<Scalars['Int']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  /** When the app was last used; null where it never was. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Areas where the Shepherd accepts jobs. Needs `agents.view`; reading those of several Shepherds, in one batch, needs
   * `jobs.view`. In a list: a REST call per 100 Shepherds.
   */
  locations?: Maybe<Array<AgentArea>>;
  /**
   * Jobs that the Shepherd has accepted and not submitted, whatever their day; those of several Shepherds are read
   * together. Needs `jobs.view`. The earliest first. In a list: a REST call per 100 Shepherds.
   */
  openJobs?: Maybe<Array<Job>>;
  /**
   * Payment methods in use, without removed ones. Needs `payments.view`. Errors: `agent.restricted` (403) when
   * payment-restricted. In a list: a REST call per Shepherd.
   */
  paymentMethods?: Maybe<Array<PaymentMethod>>;
  /** True: payment methods, billing and balance are hidden from the signed-in user. Always true without `payments.view`. */
  paymentRestricted?: Maybe<Scalars['Boolean']['output']>;
  /** The Shepherd's payments. Needs `payments.view`. In a list: a REST call per Shepherd. */
  payments?: Maybe<PaymentPage>;
  phone?: Maybe<Scalars['String']['output']>;
  /**
   * The last known position; null when unknown, when view-restricted and when the read fails. The positions of several
   * Shepherds are read together, as on the map: there it is hidden only where the restriction applies to all users.
   * Permissions as `locations`. In a list: a REST call per 100 Shepherds.
   */
  position?: Maybe<AgentPosition>;
  /** Strikes of the last three months, without reverted ones. Not in list rows: read with one REST call per Shepherd. */
  recentStrikes?: Maybe<Scalars['Int']['output']>;
  /**
   * The staff's comment on retiring the Shepherd. Null for a Shepherd who is not retired. Not in list rows: read with one
   * REST call per Shepherd.
   */
  retireComment?: Maybe<Scalars['String']['output']>;
  /** Null unless the Shepherd is retired. */
  retireReason?: Maybe<RetireReason>;
  /** Null for a Shepherd who is not retired. Not in list rows: read with one REST call per Shepherd. */
  retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The Shepherd's settings in the app. Needs `agents.view`. In a list: a REST call per Shepherd. */
  settings?: Maybe<AgentSettings>;
  /** Ids of the skills of all categories; `skills` has their names. */
  skillIds?: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * The Shepherd's skills by category. Needs `agents.view`. All categories, also those in which the Shepherd has no skill.
   * In a list: a REST call per Shepherd.
   */
  skills?: Maybe<Array<AgentSkillCategory>>;
  /** Current stage of the application. */
  stage?: Maybe<ApplicationStage>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  status?: Maybe<AgentStatus>;
  /** All strikes with reverted ones, the newest first. Needs `agents.view`. In a list: a REST call per Shepherd. */
  strikeHistory?: Maybe<Array<Strike>>;
  /** Strikes that were not reverted, however old; `recentStrikes` counts those of three months, `strikeHistory` lists all. */
  strikes?: Maybe<Scalars['Int']['output']>;
  /** Free-text tags that orders and offers can require. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
  /** True: the position of a single Shepherd is hidden from the signed-in user. Always true without `agents.manage`. */
  viewRestricted?: Maybe<Scalars['Boolean']['output']>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};


/**
 * A field worker; called Shepherd on screen. With only `jobs.view`, all fields but id and names are null. A field with a
 * REST call of its own is null with an error when that call fails; the rest stays. In lists that call is made for each
 * row, or for a hundred rows together, as the field's description says.
 */
export type AgentAssignmentsArgs = {
  filter?: InputMaybe<AssignmentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: AssignmentSort;
};


/**
 * A field worker; called Shepherd on screen. With only `jobs.view`, all fields but id and names are null. A field with a
 * REST call of its own is null with an error when that call fails; the rest stays. In lists that call is made for each
 * row, or for a hundred rows together, as the field's description says.
 */
export type AgentPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: PaymentSort;
};

/** A circular area where a Shepherd accepts jobs. */
export type AgentArea = {
  __typename?: 'AgentArea';
  /** `id` and `name` are included; other fields cost one REST call per 100 of them. */
  agent?: Maybe<Agent>;
  /** True: the Shepherd wants jobs there now; pushes are sent for these areas. */
  available?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Degrees (WGS 84). */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees (WGS 84). */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** The Shepherd's name for it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Metres around the point. */
  radius?: Maybe<Scalars['Float']['output']>;
  transportMode?: Maybe<TransportMode>;
};

/** A Shepherd's balance and earnings. */
export type AgentBalance = {
  __typename?: 'AgentBalance';
  /** The amount available for withdrawal, in the Shepherd's usual currency, after pending withdrawals. Can be negative. */
  balance?: Maybe<Money>;
  /** False: new withdrawals are refused; pending ones continue. */
  canWithdraw?: Maybe<Scalars['Boolean']['output']>;
  /** In the usual currency only. */
  earnings?: Maybe<AgentEarnings>;
  /** Balances in other currencies than the usual one. All balances together are the sum of the history. */
  otherBalances?: Maybe<Array<Money>>;
  /** Changes with every change of balance, earnings or permission; for `expectedVersion`. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A Shepherd's billing address and tax details. */
export type AgentBilling = {
  __typename?: 'AgentBilling';
  address1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  address2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  /** Null without one. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** True: invoices have VAT. */
  vatRegistered?: Maybe<Scalars['Boolean']['output']>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** A staff comment about a Shepherd. */
export type AgentComment = {
  __typename?: 'AgentComment';
  /** Who wrote it. `id` and `name` are included; other fields cost one REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** When it was written. */
  date?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  text?: Maybe<Scalars['String']['output']>;
};

/** A contract between a Shepherd and the marketplace. */
export type AgentContract = {
  __typename?: 'AgentContract';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Null until it is signed. */
  signedAt?: Maybe<Scalars['Date']['output']>;
  /** Null where the text is not stored here. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A Shepherd's earnings. */
export type AgentEarnings = {
  __typename?: 'AgentEarnings';
  /** The last twelve months including the current one, the oldest first; in UTC. Months without earnings have 0. */
  monthly?: Maybe<Array<MonthlyEarning>>;
};

/** Filters for Shepherds. A list matches any of its values, an empty list nothing; all given filters must match. */
export type AgentFilter = {
  /** Part of the city's name. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `CLEAR` matches `PASS`. */
  identityCheckResult?: InputMaybe<Array<IdentityCheckResult>>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Text to search for in names, e-mail, phone and id, without regard to case or accents; in names and id only with
   * `jobs.view` alone.
   */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** Matches Shepherds with any of these. */
  skillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Stages of their applications. */
  stage?: InputMaybe<Array<ApplicationStage>>;
  status?: InputMaybe<Array<AgentStatus>>;
  /** Matches Shepherds with at least as many strikes that were not reverted, however old; 0 or more. */
  strikesFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Matches Shepherds with any of these. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of Shepherds. */
export type AgentPage = {
  __typename?: 'AgentPage';
  items: Array<Maybe<Agent>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Needs `agents.view`. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** The last known position of a Shepherd. */
export type AgentPosition = {
  __typename?: 'AgentPosition';
  /** `id` and `name` are included; other fields cost one REST call per 100 of them. */
  agent?: Maybe<Agent>;
  /** Degrees (WGS 84). */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees (WGS 84). */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Null where unknown. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A Shepherd's settings in the app. */
export type AgentSettings = {
  __typename?: 'AgentSettings';
  /** True unless the Shepherd switched them off. */
  emailNotifications?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 639-1. */
  language?: Maybe<Scalars['String']['output']>;
  /** True unless the Shepherd switched them off. */
  pushNotifications?: Maybe<Scalars['Boolean']['output']>;
  /** IANA time zone. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** A Shepherd's skills of one category. It has no id, because each Shepherd has other skills of the same category. */
export type AgentSkillCategory = {
  __typename?: 'AgentSkillCategory';
  category?: Maybe<SkillCategory>;
  skills?: Maybe<Array<Skill>>;
  /** Changes with every change of the Shepherd's skills; for `expectedVersion`. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Sort order of Shepherds. */
export type AgentSort = {
  direction: SortDirection;
  field: AgentSortField;
};

/** Sort fields of Shepherds. */
export type AgentSortField =
  | 'city'
  | 'country_code'
  | 'created_at'
  | 'email'
  | 'first_name'
  | 'id'
  /** By completed assignments. */
  | 'jobs_completed'
  | 'last_name'
  /** Shepherds who were never seen come last. */
  | 'last_seen_at'
  /** Alphabetically by the status's name. */
  | 'status'
  /** By strikes that were not reverted. */
  | 'strikes';

/** Whether a Shepherd works for the marketplace. */
export type AgentStatus =
  /** Sees the market and can accept jobs. */
  | 'active'
  /** Not accepted yet: cannot get jobs. */
  | 'applicant'
  /** Without access to the market. Can still be assigned directly, and continues with accepted jobs. */
  | 'inactive'
  /** No longer works for the marketplace. Final. */
  | 'retired';

/** An application to become a Shepherd. */
export type Application = {
  __typename?: 'Application';
  /**
   * With names, e-mail, phone and last visit. For a rejected applicant all other fields are missing, because such profiles
   * cannot be viewed.
   */
  agent?: Maybe<Agent>;
  /** Whether a contract was agreed. */
  contract?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When the application was started. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Null before it begins. */
  identityCheck?: Maybe<IdentityCheck>;
  /** Whether a job was accepted. */
  job?: Maybe<Scalars['Boolean']['output']>;
  /** Null unless it was rejected. */
  rejectReason?: Maybe<RejectReason>;
  /** The Shepherd's current stage, also after a decision. */
  stage?: Maybe<ApplicationStage>;
  status?: Maybe<ApplicationStatus>;
};

/** Filters for applications. A list matches any of its values, an empty list nothing; all given filters must match. */
export type ApplicationFilter = {
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `CLEAR` matches `PASS`. */
  identityCheckResult?: InputMaybe<Array<IdentityCheckResult>>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Left out: false in the list, true in the export. */
  includeRejected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words to search for in the applicant's names, e-mail and phone. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  rejectReason?: InputMaybe<Array<RejectReason>>;
  stage?: InputMaybe<Array<ApplicationStage>>;
  status?: InputMaybe<Array<ApplicationStatus>>;
};

/** A page of applications. */
export type ApplicationPage = {
  __typename?: 'ApplicationPage';
  items: Array<Maybe<Application>>;
  pageInfo: PageInfo;
  /** Counts per status. The total excludes rejected ones where the list does. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Sort order of applications. */
export type ApplicationSort = {
  direction: SortDirection;
  field: ApplicationSortField;
};

/** Sort fields of applications. */
export type ApplicationSortField =
  | 'country_code'
  | 'created_at'
  | 'first_name'
  | 'id'
  | 'last_name'
  /** Applicants who were never seen come last. */
  | 'last_seen_at'
  /** In the order of the stages. */
  | 'stage'
  /** Alphabetically by the status's name. */
  | 'status';

/** The steps of an application. */
export type ApplicationStage =
  /** An area and a payment method are missing. */
  | 'complete_application'
  /** Phone, date of birth and address are missing. */
  | 'complete_profile'
  /** The contract has to be agreed. */
  | 'contract_agreement'
  /** The application ended here: convictions were declared. */
  | 'criminal_convictions'
  /** The identity is being checked; passing it accepts the application. */
  | 'identity_check'
  /** A first job was accepted; the identity check comes next. */
  | 'job_accepted'
  /** The contract was agreed; a first job has to be accepted. */
  | 'market_access'
  /** The application ended here: no right to work. */
  | 'right_to_work'
  /** The application ended here: the applicant is too young. */
  | 'too_young'
  /** A lead: the e-mail address is not verified yet. */
  | 'verify_email';

/** Outcome of an application. */
export type ApplicationStatus =
  /** The applicant became a Shepherd. Final. */
  | 'accepted'
  /** In progress: see `stage`. */
  | 'in_progress'
  /** Final: see `rejectReason`. */
  | 'rejected';

/** The order, and the confirmation of its warnings. */
export type ArchiveOrderInput = {
  /** True: proceed despite warnings. */
  confirm: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** The Shepherd, the jobs, their fees and their times. */
export type AssignAgentInput = {
  /** An active or inactive Shepherd; all others are refused even with `ignoreWarnings`. */
  agentId: Scalars['ID']['input'];
  /** Makes several jobs a bundle; at most 255 characters. Left out: each job by itself. */
  bundleName?: InputMaybe<Scalars['String']['input']>;
  /** Not earlier than `startTime`. */
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** The jobs as the user saw them; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  /** One for each job, unless `globalFee` is given. */
  fees?: InputMaybe<Array<JobFeeInput>>;
  /** The same fee for each job, in major units; instead of `fees`. The jobs must have one currency. */
  globalFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** 1 to 400. */
  ids: Array<Scalars['ID']['input']>;
  /** True: assign despite warnings. */
  ignoreWarnings: Scalars['Boolean']['input'];
  /**
   * In the calendar of the place, today or later. Left out: `jobDates`, or without those the first day from today within
   * the requested days of each job on which the Shepherd has no other visit, at the job's own times.
   */
  jobDate?: InputMaybe<Scalars['Date']['input']>;
  /** A day for each job, at its own times; instead of `jobDate`. */
  jobDates?: InputMaybe<Array<JobDateInput>>;
  /** Time of day at the place, on a multiple of 5 minutes. Both times or neither. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** Whether the jobs were assigned. */
export type AssignAgentResult = AssignmentConflict | JobsAssigned;

/** The reviewer of a job. */
export type AssignReviewerInput = {
  /** An active user with `jobs.review`; may be the signed-in user. */
  adminUserId: Scalars['ID']['input'];
  /** The job as the user saw it; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  /** Of the job. */
  id: Scalars['ID']['input'];
  /** True: replace the current reviewer. */
  reassign: Scalars['Boolean']['input'];
};

/** A Shepherd's assignment to a job. */
export type Assignment = {
  __typename?: 'Assignment';
  /** `id` and names need no further permission. */
  agent?: Maybe<Agent>;
  /** The agreed fee in the job's currency, without bonuses. */
  agentFee?: Maybe<Money>;
  /** `id` and `name` need no further permission. */
  customer?: Maybe<Customer>;
  /** Time of day at the place; both null for any time. */
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  /** When the work was submitted; null before, and again during another attempt. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When staff ended work that was begun and neither submitted nor stopped on site; null otherwise. */
  endedByStaffAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The day of the work, in the calendar of the place. */
  jobDate?: Maybe<Scalars['Date']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  /** The place of the job. */
  location?: Maybe<Location>;
  /** Time of day at the place; both null for any time. */
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  /** When the Shepherd began on site; null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status?: Maybe<AssignmentStatus>;
  /** The Shepherd's comment on stopping; null otherwise. */
  stopComment?: Maybe<Scalars['String']['output']>;
  /** When the Shepherd stopped on site; null otherwise. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** `id` and `name` need no further permission. */
  template?: Maybe<Template>;
};

/** No job was assigned, because of warnings that can be ignored. */
export type AssignmentConflict = {
  __typename?: 'AssignmentConflict';
  /** Text to show to users. */
  message?: Maybe<Scalars['String']['output']>;
  /** Only for jobs that have warnings. */
  warnings?: Maybe<Array<JobWarnings>>;
};

/**
 * Filters for a Shepherd's assignments. A list matches any of its values, an empty list nothing; all given filters must
 * match.
 */
export type AssignmentFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Assignments with this job date or later, in the calendar of the place. */
  jobDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Assignments with this job date or earlier. */
  jobDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** Text to search for in job id, customer's name and template's name. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<AssignmentStatus>>;
  templateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of a Shepherd's assignments. */
export type AssignmentPage = {
  __typename?: 'AssignmentPage';
  items: Array<Maybe<Assignment>>;
  pageInfo: PageInfo;
  /** Counts per status of the Shepherd's assignments. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** A condition for the Shepherds that see an offer. */
export type AssignmentRule = {
  __typename?: 'AssignmentRule';
  /** One of the operators of its `MarketRule`, for example `lte`. */
  operator?: Maybe<Scalars['String']['output']>;
  /** Id of a `MarketRule`. */
  ruleId?: Maybe<Scalars['ID']['output']>;
  /** One value, or several for operators that compare with a list. */
  value?: Maybe<Array<Scalars['String']['output']>>;
};

/** A condition for the Shepherds that see the offer. */
export type AssignmentRuleInput = {
  /** The value of one of the rule's operators. */
  operator: Scalars['String']['input'];
  /** Id of a `MarketRule`. */
  ruleId: Scalars['ID']['input'];
  /** One value, or several for operators that compare with a list. A percentage is 0 to 100. */
  value: Array<Scalars['String']['input']>;
};

/** Sort order of assignments. */
export type AssignmentSort = {
  direction: SortDirection;
  field: AssignmentSortField;
};

/** Sort fields of assignments. */
export type AssignmentSortField =
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'agent_fee'
  /** Assignments that have not ended come last. */
  | 'ended_at'
  | 'job_date'
  /** By order number, then by the number within the order. */
  | 'job_id'
  /** Assignments that have not started come last. */
  | 'started_at'
  | 'status';

/** Status of an assignment. */
export type AssignmentStatus =
  /** Final: the Shepherd gave up and is not paid. */
  | 'abandoned'
  /** Accepted or assigned, not begun. */
  | 'accepted'
  /** Final: the work was not possible, and the Shepherd is paid the fee. */
  | 'attempted'
  /** Final: unassigned before it began, reassigned to another Shepherd, or its job was cancelled or unfulfilled. */
  | 'cancelled'
  /** Final: reviewed and paid. */
  | 'completed'
  /** Final: the reviewer rejected the work, and it is not paid. */
  | 'failed'
  /** Begun on site. */
  | 'in_progress'
  /** The reviewer requested another attempt. */
  | 'partially_failed'
  /** Submitted; waits for the reviewer. */
  | 'qa'
  /** Stopped by the Shepherd; staff decide whether it was abandoned or attempted. */
  | 'stopped';

/** A piece of work that continues after its call was answered. */
export type BackgroundWork = {
  __typename?: 'BackgroundWork';
  /** The record it is about; null without one, and when it no longer exists. */
  about?: Maybe<BackgroundWorkSubject>;
  /** Attempts that have ended, including those before a manual retry. */
  attempts?: Maybe<Scalars['Int']['output']>;
  /**
   * Attempts before it is given up: 0 when it was. Null when it is done, where it is never given up, and where this server
   * does not know it (`OTHER`).
   */
  attemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** When it was scheduled. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason of the last failed attempt: in plain words for users, without any of the data. Null without a failure. */
  failure?: Maybe<Scalars['String']['output']>;
  /** When it was done or given up; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind?: Maybe<BackgroundWorkKind>;
  /** The earliest time of the next attempt; null unless it is waiting or retrying. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Recipient of a mail, an export or a link for a new password. Null for other kinds, and for the last two once they are
   * done.
   */
  recipient?: Maybe<Scalars['String']['output']>;
  /** Time of the last manual retry; null without one. */
  retriedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user of the last manual retry. `id` and `name` are included; other fields cost one REST call per 100 of them. */
  retriedBy?: Maybe<User>;
  /** Whether `retryBackgroundWork` would retry it now. */
  retryable?: Maybe<Scalars['Boolean']['output']>;
  status?: Maybe<BackgroundWorkStatus>;
  /** A short title in plain words for users. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Filters for background work. A list matches any of its values, an empty list nothing; all given filters must match. */
export type BackgroundWorkFilter = {
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words to search for in the title, the failure, the address and subject of mails, and the number of the order or job. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Array<BackgroundWorkKind>>;
  status?: InputMaybe<Array<BackgroundWorkStatus>>;
};

/** Kinds of background work. */
export type BackgroundWorkKind =
  /** Rows of a bulk action. */
  | 'bulk_action'
  /** Deletes the data of a removed Shepherd. */
  | 'data_protection'
  /** A list as CSV, sent by e-mail. */
  | 'export'
  /** Deletes files that are no longer needed. */
  | 'file_removal'
  /** Coordinates of places and jobs. */
  | 'locating'
  /** Imports a file of locations into its order. */
  | 'locations_upload'
  /** Sends an e-mail to the mail server. */
  | 'mail'
  /** Creates the jobs of an approved order. */
  | 'order_approval'
  /** Updates open jobs of an order that ends, pauses or is extended. */
  | 'order_ending'
  /** Starts an approved order on its day. */
  | 'order_start'
  /** Unknown to this server: a newer version of it has created it. */
  | 'other'
  /** Creates a link for a new password. */
  | 'password_reset'
  /** Steps of a withdrawal. */
  | 'payout'
  /** Notifies Shepherds about an order. */
  | 'push'
  /** Processes photos and videos of reports. */
  | 'report_media';

/** A page of background work. */
export type BackgroundWorkPage = {
  __typename?: 'BackgroundWorkPage';
  items: Array<Maybe<BackgroundWork>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Sort order of background work. */
export type BackgroundWorkSort = {
  direction: SortDirection;
  field: BackgroundWorkSortField;
};

/** Sort fields of background work. */
export type BackgroundWorkSortField =
  | 'attempts'
  | 'created_at'
  | 'finished_at'
  | 'id'
  | 'next_try_at'
  /** Alphabetically. */
  | 'title'
  /** By status: failed, running, retrying, waiting, done. Within each the newest, or the next one, is first. */
  | 'urgency';

/** Status of a piece of background work. */
export type BackgroundWorkStatus =
  /** Finished successfully. */
  | 'done'
  /** Given up after all of its attempts, until a manual retry. */
  | 'failed'
  /** An attempt failed, or was interrupted; the next one follows automatically. */
  | 'retrying'
  /** Running at this moment. */
  | 'running'
  /** Not attempted yet, or not since a manual retry. */
  | 'waiting';

/** The record that a piece of work is about. */
export type BackgroundWorkSubject = {
  __typename?: 'BackgroundWorkSubject';
  /** Title of the order, name of the Shepherd, subject of the mail; null for others. */
  name?: Maybe<Scalars['String']['output']>;
  /** Unique only together with the type. */
  recordId?: Maybe<Scalars['ID']['output']>;
  type?: Maybe<BackgroundWorkSubjectType>;
};

/** Kinds of records that work can be about. */
export type BackgroundWorkSubjectType =
  /** A Shepherd. */
  | 'agent'
  /** Changes to many jobs by CSV file. */
  | 'bulk_action'
  /** A job, by its number. */
  | 'job'
  /** An e-mail of this server; it has no other record. */
  | 'mail'
  /** Files of locations and pushes refer to their order too. */
  | 'order';

/** A change to many jobs by CSV file. */
export type BulkAction = {
  __typename?: 'BulkAction';
  /** When the file arrived. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The sender of the file. `id` and `name` are included; other fields cost one REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** Processed rows, including failed ones. */
  done?: Maybe<Scalars['Int']['output']>;
  /**
   * The rows that failed. Needs `jobs.administrate`. As CSV: `/files/jobs/bulk-actions/{id}/failed`. In a list: a REST
   * call per bulk action.
   */
  failed?: Maybe<Array<BulkActionFailure>>;
  /** Rows that failed. */
  failures?: Maybe<Scalars['Int']['output']>;
  /** Address of the CSV file. */
  file?: Maybe<Scalars['URL']['output']>;
  /** When the last row was processed; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Rows in the file. */
  rows?: Maybe<Scalars['Int']['output']>;
  status?: Maybe<BulkActionStatus>;
  type?: Maybe<BulkActionType>;
};

/** A row that failed. */
export type BulkActionFailure = {
  __typename?: 'BulkActionFailure';
  /** Null where the row names no job. */
  jobId?: Maybe<Scalars['ID']['output']>;
  /** In plain words for users: the error that the single change would have had. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Row of the file, from 1 below the header. */
  row?: Maybe<Scalars['Int']['output']>;
  /** The whole row of the file. */
  values?: Maybe<Array<BulkActionValue>>;
};

/** Filters for bulk actions. A list matches any of its values, an empty list nothing; all given filters must match. */
export type BulkActionFilter = {
  /** The senders of the file. */
  createdByIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words to search for in the type and the name of the file's sender. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<BulkActionStatus>>;
  type?: InputMaybe<Array<BulkActionType>>;
};

/** A page of bulk actions. */
export type BulkActionPage = {
  __typename?: 'BulkActionPage';
  items: Array<Maybe<BulkAction>>;
  pageInfo: PageInfo;
};

/** Sort order of bulk actions. */
export type BulkActionSort = {
  direction: SortDirection;
  field: BulkActionSortField;
};

/** Sort fields of bulk actions. */
export type BulkActionSortField =
  | 'created_at'
  /** By the number of failed rows. */
  | 'failures'
  | 'id'
  /** Alphabetically by the value's name. */
  | 'status'
  /** Alphabetically by the value's name. */
  | 'type';

/** Status of a bulk action. A completed one may have failed rows; a failed one could not be read. */
export type BulkActionStatus =
  /** Every row was processed; `failures` counts the failed ones. Final. */
  | 'completed'
  /** The file could not be read, and no job was changed. Final. */
  | 'failed'
  /** Rows are being processed; `done` counts them. */
  | 'in_progress'
  /** Waits in the queue. */
  | 'pending';

/** The action on the job of each row, and the columns of the file. */
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
  /** As in the header of the file. */
  column?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

/** A customer's plan that groups orders. */
export type Campaign = {
  __typename?: 'Campaign';
  /** Target number of jobs, for information only; null without one. */
  campaignTarget?: Maybe<Scalars['Int']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** `id` and `name` are included; other fields cost one REST call per 100 of them. */
  customer?: Maybe<Customer>;
  /** Id in HubSpot; null without one. */
  hubspotId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Number of its orders. */
  orders?: Maybe<Scalars['Int']['output']>;
  /** The customer's number; null without one. */
  purchaseOrderNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<CampaignStatus>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
  /** Empty for an undivided campaign. Included in the campaign. */
  waves?: Maybe<Array<Wave>>;
};

/** Filters for campaigns. A list matches any of its values, an empty list nothing; all given filters must match. */
export type CampaignFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text to search for in name, customer's name and purchase order number, without regard to case or accents. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<CampaignStatus>>;
};

/** A page of campaigns. */
export type CampaignPage = {
  __typename?: 'CampaignPage';
  items: Array<Maybe<Campaign>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Sort order of campaigns. */
export type CampaignSort = {
  direction: SortDirection;
  field: CampaignSortField;
};

/** Sort fields of campaigns. */
export type CampaignSortField =
  | 'created_at'
  | 'id'
  | 'name'
  /** Alphabetically by the value's name. */
  | 'status';

/** Whether a campaign still takes orders. */
export type CampaignStatus =
  /** Orders can be created in it. */
  | 'active'
  /** No new orders; its orders continue. Can become active again. */
  | 'closed';

/** The jobs, and the reason. */
export type CancelJobsInput = {
  /** Must not be empty. At most 5000 characters. */
  comment: Scalars['String']['input'];
  /** The jobs as the user saw them; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  /** 1 to 400. */
  ids: Array<Scalars['ID']['input']>;
};

/** An upload of an order, and the reason. */
export type CancelLocationsUploadInput = {
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  /** At most 1000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The order, and the reason. */
export type CancelOrderInput = {
  /** Must not be empty. At most 5000 characters. */
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

/** A record was created, updated or deleted. */
export type Change = {
  __typename?: 'Change';
  /** When the change was committed, in UTC. */
  at: Scalars['DateTime']['output'];
  /** The user who made the change. Null for background work, and for a change by a Shepherd or a customer. */
  by?: Maybe<ChangeAuthor>;
  /** The id of the record. */
  id: Scalars['ID']['output'];
  kind: ChangeKind;
  /** Where a subscription continues after this change. */
  position: Scalars['ID']['output'];
  type: RecordType;
  /**
   * The present version of the record, as its own `version` has it. Null for a record without versions, for a deleted one,
   * and for users of a customer. A REST call for each change.
   */
  version?: Maybe<Scalars['String']['output']>;
};

/** The user who made a change, by name also where the reader may not see users. */
export type ChangeAuthor = {
  __typename?: 'ChangeAuthor';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What happened to the record. */
export type ChangeKind =
  /** It is new. */
  | 'created'
  /** It is no longer there, or no longer among the records that the user may see. */
  | 'deleted'
  /** Its values, or parts that belong to it, are others than before. */
  | 'updated';

/** Actions that support a dry run. */
export type CheckedOrderAction =
  /** Warns about jobs in review (`jobs_in_qa`). */
  | 'archive'
  /**
   * Warns when the end has passed (`end_date_passed`), and about jobs that stay cancelled or unfulfilled
   * (`jobs_unfulfilled`).
   */
  | 'restart'
  /** Warns when the end has passed (`end_date_passed`). */
  | 'resume';

/** A city of a country. */
export type City = {
  __typename?: 'City';
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** Items that the app shows together. */
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
  /** In display order. */
  items?: Maybe<Array<CollectionItem>>;
  name?: Maybe<Scalars['String']['output']>;
  status?: Maybe<ContentStatus>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};

/** Filters for collections. A list matches any of its values, an empty list nothing; all given filters must match. */
export type CollectionFilter = {
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words to search for in the name. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ContentStatus>>;
};

/** An item that a collection can show. */
export type CollectionItem = {
  __typename?: 'CollectionItem';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** A page of collections. */
export type CollectionPage = {
  __typename?: 'CollectionPage';
  items: Array<Maybe<Collection>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Sort order of collections. */
export type CollectionSort = {
  direction: SortDirection;
  field: CollectionSortField;
};

/** Sort fields of collections. */
export type CollectionSortField =
  | 'created_at'
  | 'display_order'
  | 'id'
  | 'name'
  | 'status';

/** The job to complete. */
export type CompleteJobInput = {
  /** For the job's history; at most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The job as the user saw it; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  /** True: also become the reviewer of the order's next job without one. */
  goNext: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** The completed job and the next one. */
export type CompleteJobPayload = {
  __typename?: 'CompleteJobPayload';
  job: Job;
  /** Null without `goNext`, and when every job of the order has a reviewer. */
  nextJob?: Maybe<Job>;
};

/** Visibility in the app. */
export type ContentStatus =
  /** The app shows it. */
  | 'active'
  /** Kept, and not shown in the app. */
  | 'hidden';

/** A country. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 alpha-2. */
  code?: Maybe<Scalars['String']['output']>;
  /** The ISO 3166-1 alpha-2 code, the same as `code`. */
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** The action, and the rows of the jobs. */
export type CreateBulkActionInput = {
  /** UTF-8 with a header row and at most 5000 rows. */
  csv: Scalars['String']['input'];
  type: BulkActionType;
};

/** A new campaign of a customer. */
export type CreateCampaignInput = {
  /** Target number of jobs, 0 or more. */
  campaignTarget?: InputMaybe<Scalars['Int']['input']>;
  customerId: Scalars['ID']['input'];
  /** At most 255 characters. */
  hubspotId?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** At most 255 characters. */
  purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
  /** At most 500. */
  waves: Array<WaveInput>;
};

/** A new collection. */
export type CreateCollectionInput = {
  /** Free text for the app, at most 255 characters. */
  attribute1?: InputMaybe<Scalars['String']['input']>;
  /** Free text for the app, at most 255 characters. */
  attribute2?: InputMaybe<Scalars['String']['input']>;
  /** Smaller numbers come first: 0 to 1,000,000. Left out: 0. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of the items, in display order. At most 1000, each once. */
  items: Array<Scalars['ID']['input']>;
  /** Not blank. */
  name: Scalars['String']['input'];
  status: ContentStatus;
};

/** A new customer. */
export type CreateCustomerInput = {
  address: CustomerAddressInput;
  /** At most 255 characters. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** One of `industries`. */
  industryId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 or more, within `limitPeriod`; left out: no limit. */
  jobsPerAgentLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Days, 1 or more. */
  limitPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** The id from the upload of a picture to `/files/customers/logos`. */
  logo?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Not blank, at most 30 characters. */
  phone: Scalars['String']['input'];
  priority: CustomerPriority;
  /** True: Shepherds see the customer's badge. */
  showBadge: Scalars['Boolean']['input'];
};

/** A file to be uploaded. */
export type CreateLocationsUploadInput = {
  /** SHA-256 of the file, hexadecimal. A file with another hash is refused (`upload.damaged`). */
  hash: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
};

/** A new lockout. */
export type CreateLockoutInput = {
  /** At most 10000. */
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whole minutes, 0 or more, for Shepherds without an end of their own. */
  duration: Scalars['Int']['input'];
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Left out: for no order; it then has no effect. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
};

/** The jobs, their rules, fees and times. */
export type CreateMarketOfferInput = {
  /** Required with more than one job. At most 255 characters. */
  bundleName?: InputMaybe<Scalars['String']['input']>;
  /** Not earlier than `startDate`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Not earlier than `startTime`. */
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** The jobs as the user saw them; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  /** One for each job, unless `globalFee` is given. */
  fees?: InputMaybe<Array<JobFeeInput>>;
  /** The same fee for each job, in major units; instead of `fees`. */
  globalFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** 1 to 400. */
  ids: Array<Scalars['ID']['input']>;
  /** Empty: every Shepherd with access to the market. */
  rules: Array<AssignmentRuleInput>;
  /** Required with more than one rule. */
  rulesOperator?: InputMaybe<RulesOperator>;
  /** Today or later. Both dates or neither; left out: as requested by the customer. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Time of day at the places, on a multiple of 5 minutes. Both times or neither. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** A new piece of news. */
export type CreateNewsItemInput = {
  /** Not blank. */
  body: Scalars['String']['input'];
  status: ContentStatus;
  /** Not blank. */
  title: Scalars['String']['input'];
};

/** A new draft. Its type decides which of the fields at the end apply. */
export type CreateOrderInput = {
  /** Days that a Shepherd has to accept an offer, 0 to 3650; 0 is the current day only. */
  acceptWindow?: InputMaybe<Scalars['Int']['input']>;
  /** One of the customer's campaigns. Not a closed one. */
  campaignId: Scalars['ID']['input'];
  /** For the type anywhere. True: the app asks Shepherds for their location. */
  captureLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text of that prompt, at most 5000 characters. */
  captureLocationPrompt?: InputMaybe<Scalars['String']['input']>;
  /** True: the prompt must be answered. */
  captureLocationPromptRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of `orderCategories`. */
  categoryId: Scalars['ID']['input'];
  /** True: the app shows the order's location groups as one. */
  combineGroups?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['input'];
  /** Not an archived customer. */
  customerId: Scalars['ID']['input'];
  /** Id in an external reporting tool, at most 255 characters. */
  dashboardId?: InputMaybe<Scalars['String']['input']>;
  /** At most 5000 characters, for Shepherds. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 100, in display order. */
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  /** As `image`: a picture of the target of a treasure hunt. */
  exampleImage?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of skills, at most 500. A Shepherd must have all required ones and none of the excluded ones. */
  excludeAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 200, of 100 characters each. A Shepherd must have all required ones and none of the excluded ones. */
  excludeAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: no push is sent for the order. */
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out: false. True: only Shepherds who passed the identity check. */
  identityCheckRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id from the upload of a picture to `/files/orders/images`. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Target number of completed jobs, 0 or more. */
  jobCompletionTarget?: InputMaybe<Scalars['Int']['input']>;
  /** Number of jobs to create, 1 to 10000; for the type anywhere, which has no locations. */
  jobsCount?: InputMaybe<Scalars['Int']['input']>;
  /** Whole minutes, 0 or more. */
  lockoutDuration?: InputMaybe<Scalars['Int']['input']>;
  /** For a treasure hunt: criteria against a find, at most 5000 characters. */
  negativeCriteria?: InputMaybe<Scalars['String']['input']>;
  /** How many jobs of this order one Shepherd may accept. 1 or more; left out: no limit. */
  perUserJobLimit?: InputMaybe<Scalars['Int']['input']>;
  /** For a treasure hunt: criteria of a find, at most 5000 characters. */
  positiveCriteria?: InputMaybe<Scalars['String']['input']>;
  priority: OrderPriority;
  /** Ids of skills, at most 500. A Shepherd must have all required ones and none of the excluded ones. */
  requireAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 200, of 100 characters each. A Shepherd must have all required ones and none of the excluded ones. */
  requireAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100. Left out: any time. */
  schedules?: InputMaybe<Array<ScheduleInput>>;
  /** For a treasure hunt: its subject, at most 5000 characters. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** An active template; required before the draft is submitted. It sets the order's currency. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** 3 to 255 characters, without surrounding blanks. */
  title: Scalars['String']['input'];
  /** For a treasure hunt: its target, at most 5000 characters. */
  treasureTarget?: InputMaybe<Scalars['String']['input']>;
  type: OrderType;
  /** A wave of the campaign. */
  waveId?: InputMaybe<Scalars['ID']['input']>;
  workforce: OrderWorkforce;
};

/** The Shepherd, the amount, and the reason. */
export type CreatePaymentInput = {
  agentId: Scalars['ID']['input'];
  /**
   * Major units of the Shepherd's currency, at most a million (a hundred million without decimals) and with no more
   * decimals than it has; negative for a deduction, positive for all others.
   */
  amount: Scalars['Decimal']['input'];
  /** The reason, for staff and the Shepherd's statement. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** A job that the Shepherd had. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  type: StaffPaymentType;
};

/** The job whose report to share, and the options of the link. */
export type CreateReportLinkInput = {
  /** Left out: the link works until it is revoked. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  jobId: Scalars['ID']['input'];
  /** At most 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Used exactly as given, including surrounding blanks. Left out: the link alone opens the report. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The new link. */
export type CreateReportLinkPayload = {
  __typename?: 'CreateReportLinkPayload';
  job: Job;
  /** With its `url`, which later answers do not have. */
  link: ReportLink;
  /** The address to send. */
  url: Scalars['URL']['output'];
};

/** The state of a list to save. */
export type CreateSavedViewInput = {
  /** Left out: the owner alone. */
  audience?: InputMaybe<ViewAudience>;
  columns: ViewColumnsInput;
  default?: InputMaybe<Scalars['Boolean']['input']>;
  /** The path of the list in the console, such as `/jobs`. */
  list: Scalars['String']['input'];
  /** At most 40 characters. */
  name: Scalars['String']['input'];
  /** Of the audience `ROLE`. Left out: the role of the user. */
  role?: InputMaybe<Scalars['ID']['input']>;
  /** Filters and sorting, as the query string of the list's address without the page. */
  search: Scalars['String']['input'];
};

/** A new template. */
export type CreateTemplateInput = {
  /** The Shepherd's fee for a job. */
  agentFee: MoneyInput;
  /** The upper end of a range of fees. */
  agentFeeUpTo?: InputMaybe<MoneyInput>;
  /** Shown to Shepherds instead of the customer's logo; at most 2000 characters. */
  alternativeCustomerAvatar?: InputMaybe<Scalars['URL']['input']>;
  /** Shown to Shepherds instead of the customer's; at most 255 characters. */
  alternativeCustomerName?: InputMaybe<Scalars['String']['input']>;
  /** The customer's price of a job. */
  basePrice: MoneyInput;
  customerId: Scalars['ID']['input'];
  /** Not blank. */
  description: Scalars['String']['input'];
  /** The name for Shepherds; at most 255 characters. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100, in display order. */
  documentation: Array<DocumentationItemInput>;
  /** Minutes, a multiple of 5 from 5 to 10,080 (a week). */
  duration: Scalars['Int']['input'];
  /** At most 100 names, none of them blank. */
  features: Array<Scalars['String']['input']>;
  /** True: the app does not show the times of its jobs. */
  hideJobTimes: Scalars['Boolean']['input'];
  /** Not blank. */
  name: Scalars['String']['input'];
  /** True: the app should make faces in photos unrecognisable. */
  pixellateFaces: Scalars['Boolean']['input'];
  /** Surcharge for a job on the day of its order. All amounts of a template are in one currency. */
  sameDayCharge: MoneyInput;
  /** At most 200. */
  taskGroups: Array<TaskGroupInput>;
  /** At most 1000; references must be those of tasks. */
  taskLogic: Array<TaskLogicInput>;
};

/** A new training. */
export type CreateTrainingInput = {
  /** Not blank. */
  body: Scalars['String']['input'];
  /** Smaller numbers come first: 0 to 1,000,000. Left out: 0. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  status: ContentStatus;
  /** Not blank. */
  title: Scalars['String']['input'];
};

/** ISO 4217 codes that the marketplace supports. */
export type Currency =
  /** Costa Rican colón. */
  | 'CRC'
  /** Euro. */
  | 'EUR'
  /** Pound sterling; the default. */
  | 'GBP'
  /** Israeli new shekel. */
  | 'ILS'
  /** Indian rupee. */
  | 'INR'
  /** Japanese yen, without decimals. */
  | 'JPY'
  /** South Korean won, without decimals. */
  | 'KRW'
  /** Nigerian naira. */
  | 'NGN'
  /** Philippine peso. */
  | 'PHP'
  /** Polish złoty. */
  | 'PLN'
  /** Paraguayan guaraní, without decimals. */
  | 'PYG'
  /** Thai baht. */
  | 'THB'
  /** Ukrainian hryvnia. */
  | 'UAH'
  /** US dollar. */
  | 'USD'
  /** Vietnamese đồng, without decimals. */
  | 'VND';

/** A currency with its symbol. */
export type CurrencyInfo = {
  __typename?: 'CurrencyInfo';
  code?: Maybe<Currency>;
  name?: Maybe<Scalars['String']['output']>;
  /** For example `£`. */
  symbol?: Maybe<Scalars['String']['output']>;
};

/** A company that places orders. With only `jobs.view`, all fields but `id` and `name` are null. */
export type Customer = {
  __typename?: 'Customer';
  address?: Maybe<CustomerAddress>;
  /**
   * One of the customer's campaigns; null for another customer's. Needs `customers.view`. In a list: a REST call per
   * customer.
   */
  campaign?: Maybe<Campaign>;
  /** Needs `customers.view`. In a list: a REST call per customer. */
  campaigns?: Maybe<CampaignPage>;
  /** Country name of the address. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The office's e-mail; null where unknown. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  id: Scalars['ID']['output'];
  /** Null where unknown. */
  industry?: Maybe<Industry>;
  /**
   * How many jobs one Shepherd may accept for this customer within `limitPeriod`; null: no limit. Staff can assign more
   * despite a warning.
   */
  jobsPerAgentLimit?: Maybe<Scalars['Int']['output']>;
  /** The last visit of one of the customer's users to the portal. Null before the first visit. */
  lastSeen?: Maybe<Scalars['DateTime']['output']>;
  /** Days: any period of this length. Null without a limit. */
  limitPeriod?: Maybe<Scalars['Int']['output']>;
  /** A signed address that expires after an hour or two; null without a logo. */
  logoUrl?: Maybe<Scalars['URL']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Counts of the customer's orders per displayed status. Needs `orders.view`. In a list: a REST call per customer. */
  orderSummary?: Maybe<Summary>;
  /** Needs `orders.view`. In a list: a REST call per customer. */
  orders?: Maybe<OrderPage>;
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of the customer's own portal. */
  portalUrl?: Maybe<Scalars['URL']['output']>;
  /** The customer's tier. */
  priority?: Maybe<CustomerPriority>;
  /** Whether the customer's badge is shown to Shepherds. */
  showBadge?: Maybe<Scalars['Boolean']['output']>;
  status?: Maybe<CustomerStatus>;
  /**
   * One of the customer's users; null for another customer's. Needs `customers.view`. In a list: a REST call per
   * customer.
   */
  user?: Maybe<CustomerUser>;
  /** The customer's users of its portal. Needs `customers.view`. In a list: a REST call per customer. */
  users?: Maybe<CustomerUserPage>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};


/** A company that places orders. With only `jobs.view`, all fields but `id` and `name` are null. */
export type CustomerCampaignArgs = {
  id: Scalars['ID']['input'];
};


/** A company that places orders. With only `jobs.view`, all fields but `id` and `name` are null. */
export type CustomerCampaignsArgs = {
  filter?: InputMaybe<CampaignFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CampaignSort;
};


/** A company that places orders. With only `jobs.view`, all fields but `id` and `name` are null. */
export type CustomerOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderSort;
};


/** A company that places orders. With only `jobs.view`, all fields but `id` and `name` are null. */
export type CustomerUserArgs = {
  id: Scalars['ID']['input'];
};


/** A company that places orders. With only `jobs.view`, all fields but `id` and `name` are null. */
export type CustomerUsersArgs = {
  filter?: InputMaybe<CustomerUserFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CustomerUserSort;
};

/** A customer's address. */
export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  line1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  line2?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** A customer's address. */
export type CustomerAddressInput = {
  /** Not blank, at most 255 characters. */
  city: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['input'];
  /** Not blank, at most 255 characters. */
  line1: Scalars['String']['input'];
  /** At most 255 characters; null or blank for none. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters; null or blank for none. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; null or blank for none. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** Filters for customers. A list matches any of its values, an empty list nothing; all given filters must match. */
export type CustomerFilter = {
  /** ISO 3166-1 alpha-2, of the address. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of `industries`. */
  industryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Text to search for in name, e-mail, city and id, without regard to case or accents; in name only with `jobs.view`
   * alone.
   */
  keywords?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Array<CustomerPriority>>;
  status?: InputMaybe<Array<CustomerStatus>>;
};

/** A page of customers. */
export type CustomerPage = {
  __typename?: 'CustomerPage';
  items: Array<Maybe<Customer>>;
  pageInfo: PageInfo;
  /** Counts per customer status of the rows that match the other filters. Needs `customers.view`. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** The tier of a customer. */
export type CustomerPriority =
  /** For staff to see and filter by; it has no other effect. */
  | 'standard'
  /** For staff to see and filter by; it has no other effect. */
  | 'vip';

/** Sort order of customers. */
export type CustomerSort = {
  direction: SortDirection;
  field: CustomerSortField;
};

/** Sort fields of customers. */
export type CustomerSortField =
  | 'created_at'
  | 'id'
  /** Customers who were never seen come last. */
  | 'last_seen'
  | 'name'
  /** Alphabetically by the value's name. */
  | 'priority'
  /** Alphabetically by the value's name. */
  | 'status';

/** Whether a customer can place orders; archived ones are kept for their history. */
export type CustomerStatus =
  /** Places orders. */
  | 'active'
  /** Kept for its history: no new orders. Can become active again. */
  | 'archived'
  /** Set aside by staff; orders can still be created for it. */
  | 'inactive';

/** A customer's user of the customer portal; not a user of this console. */
export type CustomerUser = {
  __typename?: 'CustomerUser';
  /**
   * The user's activity, month by month; null where the server of REST v1 has no such figures. Needs `customers.view`. In
   * a list: a REST call per user.
   */
  analytics?: Maybe<CustomerUserAnalytics>;
  /** When they were invited. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  /** `customer_viewer` or `customer_admin`. */
  role?: Maybe<Role>;
  status?: Maybe<UserStatus>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};


/** A customer's user of the customer portal; not a user of this console. */
export type CustomerUserAnalyticsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The activity of a customer's user. */
export type CustomerUserAnalytics = {
  __typename?: 'CustomerUserAnalytics';
  /** The earliest first, months without orders with 0; in UTC. */
  months?: Maybe<Array<CustomerUserMonth>>;
};

/** Filters for a customer's users. A list matches any of its values, an empty list nothing; all given filters must match. */
export type CustomerUserFilter = {
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words to search for in names and e-mail. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<UserStatus>>;
};

/** One month of a customer's user. */
export type CustomerUserMonth = {
  __typename?: 'CustomerUserMonth';
  /** Jobs of those orders. */
  jobs?: Maybe<Scalars['Int']['output']>;
  /** The first day of the month. */
  month?: Maybe<Scalars['Date']['output']>;
  /** Orders placed. */
  orders?: Maybe<Scalars['Int']['output']>;
  /**
   * Cost of those jobs that are priced in GBP.
   * @deprecated It leaves out what is priced in other currencies than GBP. Use `spending`.
   */
  spend?: Maybe<Money>;
  /** Cost of those jobs, one amount for each currency. */
  spending?: Maybe<Array<Money>>;
};

/** A page of a customer's users. */
export type CustomerUserPage = {
  __typename?: 'CustomerUserPage';
  items: Array<Maybe<CustomerUser>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** A user of a customer. */
export type CustomerUserReferenceInput = {
  customerId: Scalars['ID']['input'];
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

/** Sort order of a customer's users. */
export type CustomerUserSort = {
  direction: SortDirection;
  field: CustomerUserSortField;
};

/** Sort fields of a customer's users. */
export type CustomerUserSortField =
  | 'created_at'
  | 'email'
  | 'first_name'
  | 'id'
  | 'last_name'
  /** Alphabetically by the value's name. */
  | 'status';

/** A comment about a Shepherd. */
export type DeleteAgentCommentInput = {
  agentId: Scalars['ID']['input'];
  commentId: Scalars['ID']['input'];
};

/** A campaign of a customer. */
export type DeleteCampaignInput = {
  customerId: Scalars['ID']['input'];
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

/** A comment about a job. */
export type DeleteJobCommentInput = {
  commentId: Scalars['ID']['input'];
  jobId: Scalars['ID']['input'];
};

/** A photo or video of a job. */
export type DeleteReportMediaInput = {
  /** The `JobReport.version` that the change is based on: another one is refused with `precondition.failed` (412). Null: no check. */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  mediaId: Scalars['ID']['input'];
};

/** Documentation for Shepherds, to read or watch before a job. */
export type DocumentationItem = {
  __typename?: 'DocumentationItem';
  /** Of a file or a link; `DocumentationItemInput` keeps an item by its id. */
  id: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  /** For a file, the type of its content. */
  type?: Maybe<DocumentationType>;
  /** For a file a signed address that expires after an hour or two: then read it again. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** Documentation for Shepherds. A link needs title and url; an uploaded file its id and title. */
export type DocumentationItemInput = {
  /** The id from an upload, or of an existing item. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 255 characters, not blank. */
  title: Scalars['String']['input'];
  /** For a link. The type of an uploaded file follows from its content: an image, a video, or a link to a document. */
  type: DocumentationType;
  /** For a link: `http` or `https`, at most 2000 characters. Ignored for a file. */
  url?: InputMaybe<Scalars['URL']['input']>;
};

/** Types of documentation items. */
export type DocumentationType =
  /** A picture: shown in place. */
  | 'image'
  /** An address, or a document (a PDF, a sound) that is opened by itself. */
  | 'link'
  /** A video: played in place. */
  | 'video';

/** Orientation of the phone for a drawing. */
export type DrawOrientation =
  /** Either orientation. */
  | 'either'
  /** Wider than high. */
  | 'landscape'
  /** Higher than wide. */
  | 'portrait';

/**
 * A job as the user saw it when deciding. When it has changed since, the whole act is refused with `job.changed` (409):
 * `extensions.jobs` has for each changed job its `id`, the `title` of its order, its present `status`, `agent`,
 * `reviewer` and `marketOfferId`, and the last act on it: `event`, `changedBy` and `changedAt`.
 */
export type ExpectedJobInput = {
  /** The Shepherd of its assignment; not compared in a status in which no Shepherd has the job. */
  agentId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  /** Left out: not compared. Null: it was not on the market. */
  marketOfferId?: InputMaybe<Scalars['ID']['input']>;
  /** Left out: not compared. Null: it had no reviewer. */
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  status: JobStatus;
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportAgentsInput = {
  /** Left out: all Shepherds that the list shows without a filter. */
  filter?: InputMaybe<AgentFilter>;
  sort: AgentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportApplicationsInput = {
  /** Left out: all applications, including rejected ones. */
  filter?: InputMaybe<ApplicationFilter>;
  sort: ApplicationSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Assignments to export, and the time zone of the times in the file. */
export type ExportAssignmentsInput = {
  agentId: Scalars['ID']['input'];
  /** Left out: all of the Shepherd's work. */
  filter?: InputMaybe<AssignmentFilter>;
  sort: AssignmentSort;
  /** IANA time zone for the times in the file; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportCustomersInput = {
  /** Left out: all customers. */
  filter?: InputMaybe<CustomerFilter>;
  sort: CustomerSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportJobsInput = {
  /** Left out: all jobs. */
  filter?: InputMaybe<JobFilter>;
  sort: JobSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** The order whose results to export. */
export type ExportOrderResultsInput = {
  id: Scalars['ID']['input'];
  /** IANA time zone for the times in the file; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** The results file of an order. */
export type ExportOrderResultsPayload = {
  __typename?: 'ExportOrderResultsPayload';
  /** The whole file, one row for each job, with a header. */
  csv: Scalars['String']['output'];
  /** A name with a timestamp, for saving. */
  fileName: Scalars['String']['output'];
};

/** Which orders to export, and the time zone of the times in the file. */
export type ExportOrdersInput = {
  /** Left out: every order that the list shows without a filter. Dates are in this input's `timezone`. */
  filter?: InputMaybe<OrderFilter>;
  sort: OrderSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Outcomes of an export. */
export type ExportOutcome =
  /** A CSV is being prepared and will be sent to the signed-in user's e-mail address. */
  | 'emailed'
  /** No row matches the filter; no e-mail is sent. */
  | 'no_data';

/** Which rows to export, and the time zone of the times in the file. */
export type ExportPaymentsInput = {
  /** Dates are in this input's `timezone`. */
  filter?: InputMaybe<PaymentFilter>;
  sort: PaymentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/**
 * Outcome of an export: the file is never in the answer. An export with too many rows for one file is refused with
 * `export.too_large`: the limit of REST v1 is 200,000.
 */
export type ExportResult = {
  __typename?: 'ExportResult';
  outcome: ExportOutcome;
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportTemplatesInput = {
  /** Left out: all templates, including archived ones. */
  filter?: InputMaybe<TemplateFilter>;
  sort: TemplateSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportUsersInput = {
  /** Left out: all users. */
  filter?: InputMaybe<UserFilter>;
  sort: UserSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportWithdrawalsInput = {
  /** Dates are in this input's `timezone`. */
  filter?: InputMaybe<WithdrawalFilter>;
  sort: WithdrawalSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** The order, and its new end. */
export type ExtendOrderInput = {
  /** Later than the current end. */
  endDate: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
};

/** How and why a job fails. Either `mode` or, for a treasure hunt, `reason`. */
export type FailJobInput = {
  /** Must not be empty. At most 5000 characters. */
  comment: Scalars['String']['input'];
  /** The job as the user saw it; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  id: Scalars['ID']['input'];
  /** Required unless `reason` is given. */
  mode?: InputMaybe<FailMode>;
  /** Only for jobs of a treasure hunt; replaces `mode`. */
  reason?: InputMaybe<TreasureHuntFailReason>;
};

/** How a job fails. */
export type FailMode =
  /** The job becomes unassigned, and its Shepherd is not paid. */
  | 'job_invalid'
  /** The same Shepherd tries again. */
  | 'job_partially_failed';

/** The new status of open jobs. All three are required when there are any. */
export type FinishOrderInput = {
  /** Required while jobs are open; at most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Required while jobs are open. */
  reason?: InputMaybe<RemainingJobsReason>;
  /** Required while jobs are open. */
  status?: InputMaybe<RemainingJobsStatus>;
};

/** A place found by its address. Unknown parts are null. */
export type FoundPlace = {
  __typename?: 'FoundPlace';
  address1?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** The address in one line. */
  label?: Maybe<Scalars['String']['output']>;
  /** Degrees (WGS 84). */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees (WGS 84). */
  longitude?: Maybe<Scalars['Float']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** The check of a Shepherd's identity. */
export type IdentityCheck = {
  __typename?: 'IdentityCheck';
  /** The staff's comment at the last review. */
  comment?: Maybe<Scalars['String']['output']>;
  /** How it was decided; null before. */
  method?: Maybe<IdentityCheckMethod>;
  /** Null before the first request for data. */
  onboardingState?: Maybe<OnboardingState>;
  /** Null before there is a result. */
  result?: Maybe<IdentityCheckResult>;
  /** When the result last changed; null before. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Methods of an identity check. */
export type IdentityCheckMethod =
  /** Staff, with `reviewIdentityCheck`. */
  | 'manual'
  /** The provider of identity checks. */
  | 'onfido';

/** Outcomes of an identity check. */
export type IdentityCheckResult =
  /** The provider's word for passed. Filters match `PASS` with it; answers have `PASS`. */
  | 'clear'
  /** Needs a decision by staff. */
  | 'consider'
  /** The identity is wrong. When staff fail it, the application is rejected. */
  | 'fail'
  /** Decided by the provider or by staff. */
  | 'pass'
  /** The provider is checking. */
  | 'processing';

/** Decisions on an identity check. */
export type IdentityReviewResult =
  /** Rejects the application, with the reason `ID_CHECK`. */
  | 'fail'
  /** Accepts an application when no other step is open. */
  | 'pass';

/** A task list imported from a typeform, not stored yet. */
export type ImportedTaskList = {
  __typename?: 'ImportedTaskList';
  /** For `taskGroups` of a template. */
  sections?: Maybe<Array<TaskGroup>>;
  /** For `taskLogic` of a template. */
  taskLogic?: Maybe<Array<TaskLogic>>;
};

/** A customer's industry. */
export type Industry = {
  __typename?: 'Industry';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** The person to invite, and the customer. */
export type InviteCustomerUserInput = {
  customerId: Scalars['ID']['input'];
  /** At most 255 characters, and not in use by another user. */
  email: Scalars['EmailAddress']['input'];
  /** Not blank, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Not blank, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Id of `customer_viewer`, which is the default, or of `customer_admin`. */
  role?: InputMaybe<Scalars['ID']['input']>;
};

/** The person to invite. */
export type InviteUserInput = {
  /** At most 255 characters, and not in use by another user. */
  email: Scalars['EmailAddress']['input'];
  /** Not blank, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Not blank, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Id of a role of staff. */
  role: Scalars['ID']['input'];
  /** A label only: permissions come from `role`. */
  type: UserType;
};

/**
 * One piece of field work. Its id is the order's number, a dash and a number: `10023-7`. Rows of lists are shorter than
 * the job itself: the descriptions of missing fields say so, and one REST call per job reads all of them.
 */
export type Job = {
  __typename?: 'Job';
  address1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  address2?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  addressDetails?: Maybe<Scalars['String']['output']>;
  /** The Shepherd's fee before bonuses and reimbursements; in the order's currency. `fee` is the agreed one. */
  agentFee?: Maybe<Money>;
  /** The current or last assignment. Null for a job that was never assigned. */
  assignment?: Maybe<Assignment>;
  /** Why the work of an attempted job was not possible; null for any other job. */
  attemptReason?: Maybe<StopReason>;
  /** Null unless the job is in a bundle. */
  bundleName?: Maybe<Scalars['String']['output']>;
  /** Null unless it was cancelled. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** Staff's comments, the oldest first. Needs `jobs.view`. In a list: a REST call per job. */
  comments?: Maybe<Array<JobComment>>;
  /**
   * When the Shepherd submitted the work, which put the job in review; null before, and again during another attempt. Not
   * the time of the reviewer's decision.
   */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Country name. */
  country?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** `id` and `name` need no further permission; other fields need `customers.view`. */
  customer?: Maybe<Customer>;
  /** The customer's price, in the order's currency. */
  customerPrice?: Maybe<Money>;
  /** For Shepherds. Not in list rows: read with one REST call per job. */
  description?: Maybe<Scalars['String']['output']>;
  /** Last requested day, in the calendar of its place. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at its place, on each of its days; both null for any time. */
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  /** When the work was submitted, or stopped by the Shepherd or by staff; null before, and again during another attempt. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The fee agreed with the Shepherd or offered on the market, else `agentFee`; in the order's currency. */
  fee?: Maybe<Money>;
  /** Events of the job, the newest first. Needs `jobs.view`. In a list: a REST call per job. */
  history?: Maybe<Array<JobHistoryEntry>>;
  id: Scalars['ID']['output'];
  /** Its own copy of the order's location, with the job's dates and times: changes to the job do not affect the order. */
  location?: Maybe<Location>;
  /** Null without one. */
  locationGroup?: Maybe<LocationGroup>;
  /** Null unless the job is on the market. */
  marketOffer?: Maybe<MarketOffer>;
  /** The items of a matrix task with their answers. Needs `jobs.view`. In a list: a REST call per job. */
  matrixItems?: Maybe<MatrixReportItemPage>;
  /** Categories and values for filters of lists. */
  metadata?: Maybe<Array<JobMetadata>>;
  /**
   * With `jobs.view` alone (without `orders.view`): `id`, `title`, `type`, `status`, `paused`, `archived`, the texts of
   * the order and `exampleImageUrl`; other fields fail.
   */
  order?: Maybe<Order>;
  /** Notes for the reviewer. Null without any. Not in list rows: read with one REST call per job. */
  qaNotes?: Maybe<Scalars['String']['output']>;
  /** `agentFee` and `customerPrice` together. */
  rates?: Maybe<JobRates>;
  /** The customer's reference of the place or task; by default that of its location, else its id. */
  reference?: Maybe<Scalars['String']['output']>;
  /**
   * The Shepherd's answers; without tasks before the first answer, and while the job is unassigned again. Needs
   * `jobs.view`. In a list: a REST call per job.
   */
  report?: Maybe<JobReport>;
  /**
   * Links for reading the report without signing in, the newest first; expired ones too, until they are revoked. Null
   * where the server of REST v1 does not list them. Needs `jobs.share`. In a list: a REST call per job.
   */
  reportLinks?: Maybe<Array<ReportLink>>;
  /** Documentation for the Shepherd, from the order. Not in list rows: read with one REST call per job. */
  resources?: Maybe<Array<DocumentationItem>>;
  /**
   * What reviewers have marked on its tasks, the oldest first. Marks outlive a change of the reviewer, and are deleted when
   * the work is to be done again. Null where the server of REST v1 does not keep them. Needs `jobs.view`. In a list: a REST
   * call per job.
   */
  reviewMarks?: Maybe<Array<ReviewMark>>;
  /** The reviewer; null without one. `id` and names need no further permission. */
  reviewer?: Maybe<User>;
  /** For Shepherds, beside the description. Not in list rows: read with one REST call per job. */
  specialInstructions?: Maybe<Scalars['String']['output']>;
  /** First requested day, in the calendar of its place. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at its place, on each of its days; both null for any time. */
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  /** When the Shepherd began on site; null before, and again when the job is unassigned. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  status?: Maybe<JobStatus>;
  /** The sections of the job's task list; empty for a job without tasks. Needs `jobs.view`. In a list: a REST call per job. */
  taskGroups?: Maybe<Array<TaskGroup>>;
  /** Jumps between tasks, from the same read as `taskGroups`. Empty where the tasks are in sequence. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** The workforce: `platform`, or the customer's name where its own people do the work. */
  team?: Maybe<Scalars['String']['output']>;
  /** `id`, `name`, `version` and `duration` need no further permission; other fields need `templates.view`. */
  template?: Maybe<Template>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};


/**
 * One piece of field work. Its id is the order's number, a dash and a number: `10023-7`. Rows of lists are shorter than
 * the job itself: the descriptions of missing fields say so, and one REST call per job reads all of them.
 */
export type JobMatrixItemsArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  taskId: Scalars['ID']['input'];
};

/** A staff comment about a job. */
export type JobComment = {
  __typename?: 'JobComment';
  /** Who wrote it. `id` and `name` are included; other fields cost one REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** When it was written. */
  date?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  text?: Maybe<Scalars['String']['output']>;
};

/** The day of one job. */
export type JobDateInput = {
  /** In the calendar of the place, today or later. */
  jobDate: Scalars['Date']['input'];
  jobId: Scalars['ID']['input'];
};

/** The Shepherd's fee for one job. */
export type JobFeeInput = {
  /** Major units of the job's currency, 0 or more. */
  agentFee: Scalars['Decimal']['input'];
  jobId: Scalars['ID']['input'];
};

/** Filters for jobs. A list matches any of its values, an empty list nothing; all given filters must match. */
export type JobFilter = {
  /** Shepherds of the current or last assignment; without jobs that are unassigned or on the market again. */
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Jobs whose place lies in this part of the map, without those of unknown position. */
  box?: InputMaybe<MapBoxInput>;
  /** The exact name. */
  bundleName?: InputMaybe<Scalars['String']['input']>;
  campaignIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Jobs whose last day is this one or later. */
  endDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Jobs whose last day is this one or earlier. */
  endDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** True: jobs on the market. False: all others. */
  hasMarketOffer?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 700 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Text to search for in id, reference, city, zip, customer's name and template's name, without regard to case or
   * accents.
   */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** All of these pairs must match; an empty list has no effect. One value for each category. */
  metadata?: InputMaybe<Array<JobMetadataInput>>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Ids of admin users; `none` is the jobs without a reviewer. With the two filters above, both must match.
   * @deprecated Use `reviewerIds` and `withoutReviewer`.
   */
  reviewer?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Jobs with these reviewers. With `withoutReviewer` also those without a reviewer. */
  reviewerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses of the current or last assignment; jobs that were never assigned are left out. */
  stage?: InputMaybe<Array<AssignmentStatus>>;
  /** Jobs whose first day is this one or later, in the calendar of their place. */
  startDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Jobs whose first day is this one or earlier. */
  startDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** Jobs with any of these; `withRejections` adds more. */
  status?: InputMaybe<Array<JobStatus>>;
  templateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * True: beside `status`, jobs whose work was ever failed or partially failed, whatever their status. Ignored without
   * `status`.
   */
  withRejections?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: jobs without a reviewer, beside those of `reviewerIds`. False has no effect. */
  withoutReviewer?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An event of a job. */
export type JobHistoryEntry = {
  __typename?: 'JobHistoryEntry';
  /** Name of the user or Shepherd; the system's name for automatic events. */
  actor?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  date?: Maybe<Scalars['DateTime']['output']>;
  /** The event in plain words for users. */
  event?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

/**
 * Changes to a job's address; parts left out keep their values. Null clears a part, except the street (`address1`), the
 * city and the country, which an address always has.
 */
export type JobLocationInput = {
  /** Not blank. */
  address1?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 characters. */
  addressDetails?: InputMaybe<Scalars['String']['input']>;
  /** Not blank. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Degrees (WGS 84). */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees (WGS 84). */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** At most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** One category and value of a job. */
export type JobMetadata = {
  __typename?: 'JobMetadata';
  /** At most 15 characters; unique within the job. */
  category?: Maybe<Scalars['String']['output']>;
  /** At most 30 characters. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A category and a value of a job's metadata. */
export type JobMetadataInput = {
  /** At most 15 characters. */
  category: Scalars['String']['input'];
  /** At most 30 characters. */
  value: Scalars['String']['input'];
};

/** A page of jobs. */
export type JobPage = {
  __typename?: 'JobPage';
  items: Array<Maybe<Job>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** The Shepherd's fee and the customer's price. */
export type JobRates = {
  __typename?: 'JobRates';
  /** The Shepherd's fee, in the order's currency. */
  agentFee?: Maybe<Money>;
  /** The customer's price, in the order's currency. */
  customerPrice?: Maybe<Money>;
};

/** The answers to a job's tasks. */
export type JobReport = {
  __typename?: 'JobReport';
  /** Tasks without an answer are left out. */
  tasks?: Maybe<Array<ReportTask>>;
  /** Changes with every change of an answer, a comment, a photo or video; for `expectedVersion`. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Sort order of jobs. */
export type JobSort = {
  direction: SortDirection;
  field: JobSortField;
};

/** Sort fields of jobs. */
export type JobSortField =
  | 'city'
  /** Jobs that were not submitted come last. */
  | 'completed_at'
  /** By the customer's name. */
  | 'customer'
  | 'end_date'
  /** By `fee` in minor units (pence; whole yen), whatever the currency. */
  | 'fee'
  /** By order number, then by the number within the order: new jobs of the same order come last. */
  | 'id'
  | 'reference'
  | 'start_date'
  /** Alphabetically by the status's name. */
  | 'status'
  /** By the template's name. */
  | 'template'
  | 'zip';

/** Status of a job. */
export type JobStatus =
  /** Assigned to a Shepherd, not begun. */
  | 'assigned'
  /** Final. The work was not possible, and the Shepherd is paid. */
  | 'attempted'
  /** Final. No longer needed. */
  | 'cancelled'
  /** Final. Reviewed, and the Shepherd is paid. */
  | 'completed'
  /** Begun on site, also for another attempt; its assignment may be stopped. */
  | 'in_progress'
  /** On the market. */
  | 'pending'
  /** In review after submission. */
  | 'qa'
  /** Neither assigned nor on the market. */
  | 'unassigned'
  /** Final. Needed, but not done. */
  | 'unfulfilled';

/**
 * The warnings about one job. Codes: `overlap`, `job_limit`, `lockout`, `missing_skill`, `excluded_tag`,
 * `identity_check`, `outside_area`.
 */
export type JobWarnings = {
  __typename?: 'JobWarnings';
  jobId?: Maybe<Scalars['ID']['output']>;
  /** One for each code that applies. */
  warnings?: Maybe<Array<Warning>>;
};

/** The jobs in their new state. */
export type JobsAssigned = {
  __typename?: 'JobsAssigned';
  /** In the order of the input. */
  jobs?: Maybe<Array<Job>>;
};

/** Status of the search for the coordinates of a location that was given none. */
export type LocatingState =
  /** Only the town was found; the location is at its centre. */
  | 'approximate'
  /** The address was not found: without coordinates the location is not on the map and in no Shepherd's area. */
  | 'not_found'
  /** The address search did not answer. */
  | 'unavailable'
  /** Search in progress; it blocks nothing. */
  | 'waiting';

/** The place of a job. */
export type Location = {
  __typename?: 'Location';
  address1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  address2?: Maybe<Scalars['String']['output']>;
  /** Directions: a floor, an entrance. Null without any. */
  addressDetails?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** In the calendar of the place. Null: the dates of the order. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at the place. Null: any time. */
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  /** Null without one. `jobTimeLimit` and `hideFromMarket` cost a REST call per order. */
  group?: Maybe<LocationGroup>;
  id: Scalars['ID']['output'];
  /** Degrees (WGS 84). */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Status of the search for its coordinates; null for a location that was given coordinates. */
  locating?: Maybe<LocatingState>;
  /** Degrees (WGS 84). */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Its reference where it has no name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Of the place. Null where unknown. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The customer's reference; unique within the order for locations from CSV. */
  reference?: Maybe<Scalars['String']['output']>;
  /** In the calendar of the place. Null: the dates of the order. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at the place. Null: any time. */
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  /** IANA time zone of the place; null where the position is unknown. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** Locations that share a time limit and visibility. */
export type LocationGroup = {
  __typename?: 'LocationGroup';
  /** True: its jobs are not on the market, and no push is about them; they are assigned directly. */
  hideFromMarket?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Minutes that a Shepherd has for a job; null: no limit. */
  jobTimeLimit?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /**
   * Changes with every change of a group of its order; for `expectedVersion`. Null for a group without its
   * order.
   */
  version?: Maybe<Scalars['String']['output']>;
};

/** A place to add to an order. */
export type LocationInput = {
  /** Not blank, at most 255 characters. */
  address1: Scalars['String']['input'];
  /** At most 255 characters. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 characters. */
  addressDetails?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, at most 255 characters. */
  city: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2; the order's country when left out. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** In the calendar of the place, within the order's dates. Left out: the dates of the order. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** A multiple of 5 minutes. */
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Name of the location group, created if necessary. At most 255 characters. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Degrees (WGS 84), -90 to 90. Left out: coordinates are looked up by the address afterwards; see `Location.locating`. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees (WGS 84), -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Not blank, at most 30 characters. */
  phone: Scalars['String']['input'];
  /** At most 255 characters. Left out: its position in the list, from 1. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** In the calendar of the place, within the order's dates. Left out: the dates of the order. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** A multiple of 5 minutes, earlier than `endTime`. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** At most 255 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A page of an order's locations. */
export type LocationPage = {
  __typename?: 'LocationPage';
  items: Array<Maybe<Location>>;
  pageInfo: PageInfo;
};

/** Restrictions of location groups. */
export type LocationRestriction =
  /** All groups become visible on the market. */
  | 'hide_from_market'
  /** No group has a limit any more. */
  | 'job_time_limit';

/** The import of a CSV file of locations into an order. */
export type LocationsUpload = {
  __typename?: 'LocationsUpload';
  /** Null unless it was cancelled: by a user, or because the file could not be read or lacks a column. */
  cancellationReason?: Maybe<Scalars['String']['output']>;
  /** Rows that became locations. */
  completed?: Maybe<Scalars['Int']['output']>;
  /** When it was announced. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The rows of `fails` with their values, for correction. Reads the file again. Needs `orders.view`. Of the first 10000
   * failures. In a list: a REST call per upload.
   */
  failed?: Maybe<Array<LocationsUploadFailedRow>>;
  /** Rows that failed, with the reason, the first 10000; `failed` has the rows themselves. */
  fails?: Maybe<Array<LocationsUploadFailure>>;
  /** SHA-256 of the file, hexadecimal. */
  hash?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Rows without coordinates whose address is still being looked up, also after the upload is completed. */
  locating?: Maybe<Scalars['Int']['output']>;
  /** Rows that became locations without exact coordinates, and why. The first 10000. */
  notices?: Maybe<Array<LocationsUploadFailure>>;
  /** Percentage of the file that was read; null where the server does not report it. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** Completed and cancelled are final. */
  status?: Maybe<LocationsUploadStatus>;
  /** Address for the PUT of the file: a signed path below `/files/`, valid for an hour. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A failed row, as it stands in the file. */
export type LocationsUploadFailedRow = {
  __typename?: 'LocationsUploadFailedRow';
  /** One for each invalid column. */
  problems?: Maybe<Array<LocationsUploadProblem>>;
  /** Row of the file, from 1 below the header. */
  row?: Maybe<Scalars['Int']['output']>;
  /** Empty when the file is gone, or could not be read yet. */
  values?: Maybe<Array<LocationsUploadValue>>;
};

/** A row that failed, or was only partly used. */
export type LocationsUploadFailure = {
  __typename?: 'LocationsUploadFailure';
  /** The column; null when the whole row is invalid. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show to users. */
  message?: Maybe<Scalars['String']['output']>;
  /** Row of the file, from 1 below the header. */
  row?: Maybe<Scalars['Int']['output']>;
};

/** A problem of a row. */
export type LocationsUploadProblem = {
  __typename?: 'LocationsUploadProblem';
  /** The column; null when the whole row is invalid. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show to users. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Status of an upload. */
export type LocationsUploadStatus =
  /** Cancelled, or not readable; it left no locations. Final. */
  | 'cancelled'
  /** All rows were processed: see `completed` and `fails`. Final. */
  | 'completed'
  /** Being read. The order can be neither submitted nor approved meanwhile. */
  | 'in_progress'
  /** Announced; waits for the file and for `startLocationsUpload`. */
  | 'pending';

/** A cell of a row. */
export type LocationsUploadValue = {
  __typename?: 'LocationsUploadValue';
  /** As in the header of the file. */
  column?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

/** Excludes Shepherds from the jobs of an order for some time. */
export type Lockout = {
  __typename?: 'Lockout';
  /** The entry of one Shepherd; null without one. In a list: a REST call per lockout. */
  agent?: Maybe<LockoutAgent>;
  /** Includes ended entries. In a list: a REST call per lockout. */
  agents?: Maybe<LockoutAgentPage>;
  /** When the lockout was created. The time of an entry begins when the Shepherd was added. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes for Shepherds without an end of their own. */
  duration?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Null for a lockout without an order. */
  order?: Maybe<Order>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};


/** Excludes Shepherds from the jobs of an order for some time. */
export type LockoutAgentArgs = {
  agentId: Scalars['ID']['input'];
};


/** Excludes Shepherds from the jobs of an order for some time. */
export type LockoutAgentsArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};

/** A Shepherd in a lockout. */
export type LockoutAgent = {
  __typename?: 'LockoutAgent';
  /** `id` and `name` are included; other fields cost one REST call per 100 of them. */
  agent?: Maybe<Agent>;
  agentId?: Maybe<Scalars['ID']['output']>;
  /** When the lockout of the Shepherd ends: `expiresAt`, else the lockout's duration after they were added. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null: ends with the lockout's duration. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The lockout's id and the Shepherd's id, joined by a colon. */
  id: Scalars['ID']['output'];
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};

/** A page of locked-out Shepherds. */
export type LockoutAgentPage = {
  __typename?: 'LockoutAgentPage';
  items: Array<Maybe<LockoutAgent>>;
  pageInfo: PageInfo;
};

/** Filters for lockouts. A list matches any of its values, an empty list nothing; all given filters must match. */
export type LockoutFilter = {
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words to search for in the name. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of lockouts. */
export type LockoutPage = {
  __typename?: 'LockoutPage';
  items: Array<Maybe<Lockout>>;
  pageInfo: PageInfo;
};

/** Sort order of lockouts. */
export type LockoutSort = {
  direction: SortDirection;
  field: LockoutSortField;
};

/** Sort fields of lockouts. */
export type LockoutSortField =
  | 'created_at'
  /** By minutes. */
  | 'duration'
  | 'id'
  | 'name';

/** Credentials, and how the session is kept. */
export type LoginInput = {
  /** At most 255 characters. */
  email: Scalars['EmailAddress']['input'];
  /** At most 200 characters. */
  password: Scalars['String']['input'];
  /** Keep the session for 30 days instead of 12 hours; a cookie then outlives the browser session. */
  rememberMe: Scalars['Boolean']['input'];
  /** `COOKIE` is for browsers. */
  transport: SessionTransport;
};

/**
 * A part of the map by two corners, in degrees (WGS 84), including its edges. The north edge must lie above the south one,
 * else `validation.failed`; a west edge that lies east of the east one spans the antimeridian.
 */
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

/** An offer to all Shepherds that match its rules. */
export type MarketOffer = {
  __typename?: 'MarketOffer';
  /** Null for a single job. */
  bundleName?: Maybe<Scalars['String']['output']>;
  /** The order's `acceptWindow` counts from this day, in UTC; for several orders the shortest applies. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last day for the jobs; null together with `startDate`. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at the places. Null: the times of the jobs. */
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  id: Scalars['ID']['output'];
  /** All jobs of the offer; more than one is a bundle. */
  jobs?: Maybe<Array<Job>>;
  /** Sum of the fees of all its jobs, in their common currency. */
  price?: Maybe<Money>;
  /** Empty: every Shepherd with access to the market. */
  rules?: Maybe<Array<AssignmentRule>>;
  /** How several rules combine; null with fewer than two. */
  rulesOperator?: Maybe<RulesOperator>;
  /** First day for the jobs, in the calendar of their places. Null: as requested by the customer. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at the places. Null: the times of the jobs. */
  startTime?: Maybe<Scalars['LocalTime']['output']>;
};

/** A kind of rule for the Shepherds that see a market offer. */
export type MarketRule = {
  __typename?: 'MarketRule';
  /** Also names its kind, for example `distance` or `completion_rate`. */
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Accepted operators; at least one. */
  operators?: Maybe<Array<MarketRuleOperator>>;
  /** For example `agent_tags`, whose values are the tags of Shepherds. */
  type?: Maybe<Scalars['String']['output']>;
  /** For example `miles`, or `percentage`, which means 0 to 100; null where there are `values` to choose from. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Values to choose from; null for a rule with a number in `unit`. */
  values?: Maybe<Array<MarketRuleValue>>;
};

/** How a rule compares. */
export type MarketRuleOperator = {
  __typename?: 'MarketRuleOperator';
  /** In plain words for users, for example `at most`. */
  name?: Maybe<Scalars['String']['output']>;
  /** The value for the rule's operator in inputs. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A value for a rule. */
export type MarketRuleValue = {
  __typename?: 'MarketRuleValue';
  /** Text to show to users. */
  name?: Maybe<Scalars['String']['output']>;
  /** The value for the rule in inputs. */
  value?: Maybe<Scalars['String']['output']>;
};

/** One row of a matrix task. */
export type MatrixItem = {
  __typename?: 'MatrixItem';
  /** The label for Shepherds. */
  label?: Maybe<Scalars['String']['output']>;
  /** The item's name in answers; unique within its task. */
  reference?: Maybe<Scalars['String']['output']>;
  /** A second line, for example a price; null without one. */
  subtext?: Maybe<Scalars['String']['output']>;
};

/** One row of a matrix task. */
export type MatrixItemInput = {
  /** The label for Shepherds. */
  label: Scalars['String']['input'];
  /** Unique within the task. */
  reference: Scalars['String']['input'];
  /** A second line. */
  subtext?: InputMaybe<Scalars['String']['input']>;
};

/** The answers for one item of a matrix task. */
export type MatrixReportItem = {
  __typename?: 'MatrixReportItem';
  label?: Maybe<Scalars['String']['output']>;
  /** The value for `item` in mutations. */
  reference?: Maybe<Scalars['String']['output']>;
  /** A second line, for example a price; null without one. */
  subtext?: Maybe<Scalars['String']['output']>;
  /** Tasks that have an answer. */
  tasks?: Maybe<Array<ReportTask>>;
};

/** A page of a matrix task's items. */
export type MatrixReportItemPage = {
  __typename?: 'MatrixReportItemPage';
  items: Array<Maybe<MatrixReportItem>>;
  pageInfo: PageInfo;
};

/** A photo or video. */
export type Media = {
  __typename?: 'Media';
  /** Null without one. */
  caption?: Maybe<Scalars['String']['output']>;
  /** Why it failed, in plain words for users; null where unknown. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** Pixels of the file at `mediaUrl`; null where unknown. */
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /**
   * The photo at most 2048 px wide and high, upright and without metadata, or the playable video. It expires like
   * `thumbUrl`, and is null until it is ready.
   */
  mediaUrl?: Maybe<Scalars['URL']['output']>;
  /** Type of `mediaUrl`; null while it is being processed, and where unknown. */
  mime?: Maybe<MediaMime>;
  /** The original upload with all metadata of the camera, for download: for staff, never in a shared report. */
  originalUrl?: Maybe<Scalars['URL']['output']>;
  /** Rotation by staff in degrees clockwise: 0, 90, 180 or 270. The addresses show it already turned. */
  rotation?: Maybe<Scalars['Int']['output']>;
  /** Only a ready one can be shown. */
  status?: Maybe<MediaStatus>;
  /**
   * When it was taken, by the clock of its camera: with its offset, else in the time zone of the job's place. Null where
   * the camera recorded none; never the time of the upload.
   */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * At most 640 px wide and high, upright and without metadata; null for a video without a poster. A signed address that
   * expires after an hour or two; null until it is ready.
   */
  thumbUrl?: Maybe<Scalars['URL']['output']>;
  type?: Maybe<MediaType>;
  /** Pixels of the file at `mediaUrl`; null where unknown. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** File kinds of media. */
export type MediaMime =
  /** `image/jpeg`. */
  | 'jpeg'
  /** `image/jpeg`, another name for it. */
  | 'jpg'
  /** `video/mp4`. */
  | 'mp4'
  /** `image/png`. */
  | 'png';

/** Processing status of a file. */
export type MediaStatus =
  /** It cannot be shown: see `failureReason`. */
  | 'failed'
  /** Being turned, scaled and stripped of metadata; read it again in a few seconds. */
  | 'processing'
  /** Both addresses work. */
  | 'ready';

/** Kinds of media. */
export type MediaType =
  /** A picture. */
  | 'photo'
  /** A video; `thumbUrl` is its poster. */
  | 'video';

/** The typeform, and the task list to add it to. */
export type MergeTypeformInput = {
  /** Must not be empty. */
  formId: Scalars['ID']['input'];
  /** The current sections; they come first in the answer. */
  sections: Array<TaskGroupInput>;
  /** The current task logic. */
  taskLogic: Array<TaskLogicInput>;
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** Major units: `"12.5"` is twelve pounds fifty. Negative for deductions. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** Decides the number of decimals: none for JPY, KRW, PYG and VND, two for the others. */
  currency?: Maybe<Currency>;
  /** Text for users, with the currency's symbol and decimals: `£12.50`, `¥900`. */
  formatted?: Maybe<Scalars['String']['output']>;
};

/** An amount of money. */
export type MoneyInput = {
  /** Major units, 0 to a million (a hundred million without decimals), with no more decimals than the currency has. */
  amount: Scalars['Decimal']['input'];
  /** All amounts of a template have one currency. Left out: GBP, even for a template in another currency. */
  currency: Currency;
};

/** A Shepherd's earnings of one month. */
export type MonthlyEarning = {
  __typename?: 'MonthlyEarning';
  /** In the Shepherd's usual currency. */
  amount?: Maybe<Money>;
  /** The first day of the month. */
  month?: Maybe<Scalars['Date']['output']>;
};

/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Set the first password with the token of an invitation, and sign in. A token works once, for seven days.
   *
   * Errors: as `resetPassword`.
   */
  activateAccount?: Maybe<SessionPayload>;
  /**
   * Make a template available for new orders. Needs `templates.manage`. Errors: `template.invalid_transition` (409) for an
   * archived one.
   */
  activateTemplate?: Maybe<Template>;
  /**
   * Write a comment about a Shepherd. Needs `agents.manage`. Errors: `validation.failed` (422), `agent.removed` (409)
   * after a data-protection request.
   */
  addAgentComment?: Maybe<Agent>;
  /**
   * Write a comment about a job. Needs `jobs.administrate`, or `jobs.review` as the reviewer of a job in QA. Errors:
   * `validation.failed` (422, field `text`), `job.not_reviewer` (403).
   */
  addJobComment?: Maybe<Job>;
  /** Add Shepherds to a lockout. Needs `orders.manage`. Errors: `validation.failed` (422, field `agentIds`). */
  addLockoutAgents?: Maybe<Lockout>;
  /**
   * Add a strike; the Shepherd's count goes up by one. Needs `agents.manage`. Errors: `validation.failed` (422, field
   * `comment`), `agent.invalid_transition` (409) for a retired Shepherd.
   */
  addStrike?: Maybe<Agent>;
  /**
   * Approve a pending order: its jobs are created and it becomes active. Jobs of more than 1000 places are created after
   * the answer, and the order is approving meanwhile. Needs `orders.manage`.
   *
   * Errors: `order.invalid_transition` (409), `order.uploads_running` (409) while a file of locations is being processed.
   */
  approveOrder?: Maybe<Order>;
  /** Hide a closed order from the lists. Needs `orders.manage`. Errors: as `resumeOrder`. */
  archiveOrder?: Maybe<Order>;
  /** Archive a template; this cannot be undone. Orders keep it. Needs `templates.manage`. Errors: as `activateTemplate`. */
  archiveTemplate?: Maybe<Template>;
  /**
   * Assign jobs to one Shepherd. All or none. Needs `jobs.manage`.
   *
   * Jobs in different currencies cannot be a bundle, and take no `globalFee`. Conflicts, also between these jobs, are
   * answered as `AssignmentConflict`; `ignoreWarnings` overrides them. Errors: `validation.failed` (422, for example
   * `agentId`, `fees`, `startTime`, `bundleName`), `job.invalid_transition` (409), `order.closed` (409) when an order is
   * cancelled, finished or archived, `job.changed` (409, see `expected`).
   */
  assignAgent?: Maybe<AssignAgentResult>;
  /**
   * Set the reviewer of a job in QA. Needs `jobs.review`.
   *
   * Errors: `validation.failed` (422, field `adminUserId` for a user who is not active or may not review),
   * `job.already_assigned` (409) when it has another reviewer and `reassign` is false, `job.invalid_transition` (409),
   * `job.changed` (409, see `expected`), `order.closed` (409).
   */
  assignReviewer?: Maybe<Job>;
  /**
   * Cancel jobs; this cannot be undone. All or none. Needs `jobs.administrate`.
   *
   * Errors: `validation.failed` (422, field `comment`), `job.invalid_transition` (409) for a job in review or in a final
   * status, `job.changed` (409, see `expected`).
   */
  cancelJobs?: Maybe<Array<Job>>;
  /** Cancel an upload, also after a failed transfer. Needs `orders.manage`. Errors: `upload.invalid_transition` (409). */
  cancelLocationsUpload?: Maybe<LocationsUpload>;
  /**
   * Cancel an order and its open jobs, also while `jobsToEnd` is not null; this cannot be undone. Needs
   * `orders.manage`.
   *
   * Errors: `validation.failed` (422, field `comment`), `order.invalid_transition` (409).
   */
  cancelOrder?: Maybe<Order>;
  /**
   * Complete a job in QA and pay its Shepherd, once however often it is sent. Needs `jobs.review`, as the job's reviewer.
   * Errors: `job.not_reviewer` (403), `job.invalid_transition` (409), `job.changed` (409, see `expected`), `order.closed`
   * (409).
   */
  completeJob?: Maybe<CompleteJobPayload>;
  /**
   * Change many jobs; rows are processed one by one, and failed ones are kept with a reason. Needs `jobs.administrate`.
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
   * Announce a CSV file of locations; the answer has the address for a PUT within an hour. Needs `orders.manage`.
   *
   * Errors: `upload.duplicate` (409) for a file that is being or was already processed for this order,
   * `order.invalid_transition` (409) once the order was approved.
   */
  createLocationsUpload?: Maybe<LocationsUpload>;
  /**
   * Create a lockout, for an order or by itself. Needs `orders.manage`. Errors: `validation.failed` (422),
   * `lockout.exists` (409) when the order already has one.
   */
  createLockout?: Maybe<Lockout>;
  /**
   * Offer jobs to all Shepherds that match the rules; several jobs are a bundle. All or none. Needs `jobs.manage`.
   *
   * Errors: `validation.failed` (422, for example `fees`, `startDate`, `rules`, `rulesOperator`, `bundleName`),
   * `job.invalid_transition` (409), `order.paused` (409), `order.closed` (409), `job.hidden_from_market` (409) while the
   * location group of a job is hidden there, `job.changed` (409, see `expected`).
   */
  createMarketOffer?: Maybe<Array<Job>>;
  /** Add a piece of news to the app. Needs `content.manage`. Errors: `validation.failed` (422). */
  createNewsItem?: Maybe<NewsItem>;
  /**
   * Create a draft. Needs `orders.manage`.
   *
   * Errors: `validation.failed` (422) with each refused field, for example an archived customer, a campaign that is closed
   * or of another customer, a template that is not active.
   */
  createOrder?: Maybe<Order>;
  /**
   * Pay a Shepherd, or deduct from the balance. Needs `payments.manage`.
   *
   * Errors: `validation.failed` (422, field `amount` for a wrong sign), `payment.reimbursement_limit` (422, field
   * `amount`) above £50 or its equivalent in the Shepherd's currency, `agent.restricted` (403) when payment-restricted.
   */
  createPayment?: Maybe<Payment>;
  /**
   * Share the report of an attempted or completed job; older links stay valid. Needs `jobs.share`.
   *
   * Errors: `job.invalid_transition` (409) for another status; `validation.failed` (422), field `password` for a blank
   * one, field `expiresAt` for a time in the past.
   */
  createReportLink?: Maybe<CreateReportLinkPayload>;
  /**
   * Save the state of a list under a name. Sharing with all users or with another role, and defaults, need `users.manage`.
   *
   * Errors: `validation.failed` (422), also on `name` when the user has a view of this name for the list.
   */
  createSavedView?: Maybe<SavedView>;
  /**
   * Create a template. Needs `templates.manage`.
   *
   * Errors: `validation.failed` (422, for example `reference` when it is used twice).
   */
  createTemplate?: Maybe<Template>;
  /** Add a training to the app. Needs `content.manage`. Errors: `validation.failed` (422), `NOT_OFFERED` (501). */
  createTraining?: Maybe<Training>;
  /** Make a template unavailable for new orders. Needs `templates.manage`. Errors: as `activateTemplate`. */
  deactivateTemplate?: Maybe<Template>;
  /**
   * Delete a comment of the user's own within 15 minutes of writing it. Needs `agents.manage`.
   *
   * Errors: `auth.forbidden` (403) for the comment of another user, `comment.too_late` (409) afterwards, `not_found`
   * (404), `agent.removed` (409), `NOT_OFFERED` (501) where the server of REST v1 deletes no comments.
   */
  deleteAgentComment?: Maybe<Agent>;
  /** Delete a campaign; returns its id. Needs `customers.manage`. Errors: `campaign.in_use` (409) when it has orders. */
  deleteCampaign?: Maybe<Scalars['ID']['output']>;
  /**
   * Delete a comment of the user's own within 15 minutes of writing it. Needs what `addJobComment` needs.
   *
   * Errors: `auth.forbidden` (403) for the comment of another user, `comment.too_late` (409) afterwards, `not_found`
   * (404), `NOT_OFFERED` (501) where the server of REST v1 deletes no comments.
   */
  deleteJobComment?: Maybe<Job>;
  /** Delete all uploads of an order and, until it is approved, their locations. Needs `orders.manage`. */
  deleteLocationsUploads?: Maybe<Order>;
  /** Delete a lockout; returns its id. Needs `orders.manage`. */
  deleteLockout?: Maybe<Scalars['ID']['output']>;
  /**
   * Delete a photo or video from a report. Permissions as `updateReportTask`. Uploads go to
   * `/files/jobs/{id}/report/tasks/{taskId}/upload`.
   */
  deleteReportMedia?: Maybe<Job>;
  /** Delete a saved view; returns its id. By its owner, or by a user with `users.manage` if it is shared. */
  deleteSavedView?: Maybe<Scalars['ID']['output']>;
  /**
   * Stop a customer's user from signing in. Needs `customers.manage`. Errors: `user.invalid_transition` (409) for an
   * invited user.
   */
  disableCustomerUser?: Maybe<CustomerUser>;
  /**
   * Stop an admin user from signing in, and end all their sessions. Needs `users.manage`.
   *
   * Errors: `user.self_disable` (403), `user.owner_only` (403), `user.last_owner` (403), `user.invalid_transition` (409)
   * for an invited user.
   */
  disableUser?: Maybe<User>;
  /**
   * Copy a template; returns the copy, which is active, never a legacy template, and has a name that ends in `(copy)`.
   * Needs `templates.manage`.
   */
  duplicateTemplate?: Maybe<Template>;
  /**
   * Let a disabled user of a customer sign in again. Needs `customers.manage`. Errors: `user.invalid_transition` (409) for
   * an invited user.
   */
  enableCustomerUser?: Maybe<CustomerUser>;
  /**
   * Let a disabled admin user sign in again. Needs `users.manage`. Errors: `user.owner_only` (403),
   * `user.invalid_transition` (409) for an invited user.
   */
  enableUser?: Maybe<User>;
  /** Export the Shepherds that match the filter as a CSV sent by e-mail. Needs `agents.view`. */
  exportAgents?: Maybe<ExportResult>;
  /**
   * Export the applications that match the filter as a CSV sent by e-mail; includes rejected ones unless
   * `filter.includeRejected` is false. Needs `agents.view`.
   */
  exportApplications?: Maybe<ExportResult>;
  /** Export a Shepherd's assignments as a CSV sent by e-mail. Needs `agents.view`. */
  exportAssignments?: Maybe<ExportResult>;
  /** Export the customers that match the filter as a CSV sent by e-mail. Needs `customers.view`. */
  exportCustomers?: Maybe<ExportResult>;
  /**
   * Export the jobs that match the filter as a CSV sent by e-mail. Needs `jobs.export`. For market offers: `status`
   * pending and `hasMarketOffer`. Returns `NO_DATA` where no job matches.
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
   * Fail a job in QA, finally or with another attempt. Needs `jobs.review`, as the job's reviewer.
   *
   * Errors: `validation.failed` (422, `mode`, `reason`, `comment`), `job.not_reviewer` (403), `job.invalid_transition`
   * (409), `job.changed` (409, see `expected`), `order.closed` (409).
   */
  failJob?: Maybe<Job>;
  /**
   * Finish an order; its open jobs get the chosen status. Needs `orders.manage`.
   *
   * Errors: `validation.failed` (422, field `comment` when jobs remain), `order.invalid_transition` (409).
   */
  finishOrder?: Maybe<Order>;
  /**
   * Invite a user to a customer's portal by e-mail. Needs `customers.manage`. Errors: `validation.failed` (422, for
   * example `email` when it is in use).
   */
  inviteCustomerUser?: Maybe<CustomerUser>;
  /**
   * Invite an admin user by e-mail; the link works for seven days. Needs `users.manage`.
   *
   * Errors: `validation.failed` (422, for example `email` when it is in use, `role` for a role of customers),
   * `user.owner_only` (403) when a user who is not an owner gives the owner's role.
   */
  inviteUser?: Maybe<User>;
  /** Say that a tab has left its record; returns its id. Does nothing for an unknown tab. */
  leavePresence?: Maybe<Scalars['ID']['output']>;
  /**
   * Sign in with e-mail and password. Scripts get an access token to send as `Authorization: Bearer`; browsers request a
   * cookie instead, and then no token is in the answer.
   *
   * Errors: `auth.credentials` (401) for a wrong e-mail or password, `auth.disabled` (403) for a disabled user,
   * `rate_limited` (429) after too many attempts.
   */
  login?: Maybe<SessionPayload>;
  /** End the session: the token stops working immediately and the cookie is removed. Always true, also without a session. */
  logout?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Add a typeform to the given sections; nothing is stored. Duplicate references get a number appended. Needs
   * `templates.manage`. Errors: `typeform.not_found` (404), `typeform.unavailable` (502).
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
   * Delete the interest jobs that were not accepted. Needs `orders.manage`.
   *
   * Errors: `order.invalid_transition` (409) outside the interest phase, `order.jobs_ending` (409) while `jobsToEnd` is
   * not null.
   */
  removeInterestJobs?: Maybe<Order>;
  /** Remove one restriction from all location groups of an order. Needs `orders.manage`. */
  removeLocationRestrictions?: Maybe<Order>;
  /** Remove one Shepherd from a lockout. Needs `orders.manage`. */
  removeLockoutAgent?: Maybe<Lockout>;
  /** Remove some or all Shepherds from a lockout. Needs `orders.manage`. */
  removeLockoutAgents?: Maybe<Lockout>;
  /** Send the e-mail for the application's next step again. Always true. Needs `agents.manage`. */
  resendApplicationEmail?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Set a new password with the token of a reset link, and sign in; all other sessions of the user end. A token works
   * once, for one hour.
   *
   * Errors: `auth.invalid_token` (422, field `token`), `validation.failed` (422, field `password`).
   */
  resetPassword?: Maybe<SessionPayload>;
  /**
   * Start a finished order again; unfulfilled and cancelled jobs keep their status. Needs `orders.manage`. Errors: as
   * `resumeOrder`.
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
   * Retire a Shepherd, or delete an applicant; accepted jobs that have not begun are unassigned. Needs `agents.manage`.
   *
   * Errors: `validation.failed` (422, `reason`, `comment`), `agent.invalid_transition` (409) when already retired,
   * `agent.open_work` (409, with these jobs as warnings) while jobs are in progress or in review.
   */
  retireAgent?: Maybe<RetireAgentPayload>;
  /**
   * Retry a piece of background work immediately. Failed work starts over with all of its attempts; waiting work is
   * attempted now, with its remaining attempts. Of two simultaneous requests one is refused. Needs `users.manage`.
   *
   * Errors: `work.not_retryable` (409) for any other status: running work is never started twice.
   */
  retryBackgroundWork?: Maybe<BackgroundWork>;
  /**
   * Retry all failed work, of one kind or of all. Of two simultaneous requests each retries some, and none is retried
   * twice. Needs `users.manage`.
   *
   * Errors: `NOT_OFFERED` (501) where the server of REST v1 does not show its background work.
   */
  retryFailedBackgroundWork?: Maybe<RetriedWork>;
  /**
   * Revert a strike; the Shepherd's count goes down by one. Needs `agents.manage`.
   *
   * Errors: `strike.already_reverted` (409) the second time, `agent.invalid_transition` (409) for a retired Shepherd.
   */
  revertStrike?: Maybe<Agent>;
  /**
   * Decide an identity check manually. Failing it rejects the application and closes the market; accepted jobs that have
   * not begun are unassigned. Passing it accepts an application when no other step is open. Needs `agents.manage`.
   *
   * Errors: `validation.failed` (422, `result`, `comment`); `application.invalid_transition` (409) for a rejected one;
   * `agent.invalid_transition` (409) for a retired Shepherd; `application.reviewed_meanwhile` (409) when the check differs
   * from `seen`; `agent.open_work` (409) when it fails while jobs are in progress or in review.
   */
  reviewIdentityCheck?: Maybe<Application>;
  /**
   * Approve or reject a withdrawal that waits for a decision; the money of a rejected one goes back to the balance. Needs
   * `payments.manage`.
   *
   * Errors: `validation.failed` (422, field `comment`), `withdrawal.invalid_transition` (409),
   * `withdrawal.no_payment_method` (409) when the payment method of an approved one was removed.
   */
  reviewWithdrawal?: Maybe<Withdrawal>;
  /** Revoke an invitation; returns the id of the removed user. Needs `customers.manage`. Errors: `user.not_invited` (409). */
  revokeCustomerUserInvitation?: Maybe<Scalars['ID']['output']>;
  /** Revoke a link, and the addresses of media that it handed out. Needs `jobs.share`. */
  revokeReportLink?: Maybe<Job>;
  /**
   * Revoke an invitation; returns the id of the removed user. Needs `users.manage`. Errors: `user.not_invited` (409),
   * `user.owner_only` (403).
   */
  revokeUserInvitation?: Maybe<Scalars['ID']['output']>;
  /**
   * E-mail a link for setting a new password. Always true, in the same time, also for an unknown address. Any change of
   * e-mail, password or status invalidates the link.
   */
  sendPasswordReset?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Store a setting of the signed-in user; the last value of a name wins. Errors: `validation.failed` (422), also for more
   * than 200 names.
   */
  setPreference?: Maybe<Preference>;
  /**
   * Say that a tab has a record open and what its user does there, every ten seconds; returns the users at the record. A tab
   * is at the record that it signed last. Needs the permission to read the record.
   *
   * Errors: `not_found` (404), `validation.failed` (422), also on `clientId` for more than 50 tabs of a session, and
   * `NOT_OFFERED`.
   */
  signPresence?: Maybe<Array<Presence>>;
  /**
   * Process the transferred file. Needs `orders.manage`.
   *
   * Errors: `upload.not_sent` (409) before the file has arrived, `upload.invalid_transition` (409),
   * `order.invalid_transition` (409) once the order was approved.
   */
  startLocationsUpload?: Maybe<LocationsUpload>;
  /** Start an order now; a pending one is approved first. Needs `orders.manage`. Errors: as `approveOrder`. */
  startOrder?: Maybe<Order>;
  /**
   * Stop a job, or review one that its Shepherd stopped. Needs `jobs.manage`; in QA, the user must be the job's reviewer.
   *
   * Errors: `validation.failed` (422, `reason`, `comment`), `job.not_reviewer` (403), `job.invalid_transition` (409),
   * `job.changed` (409, see `expected`), `order.closed` (409) when the order is cancelled, finished or archived.
   */
  stopJob?: Maybe<Job>;
  /**
   * Submit a draft: it becomes pending. It must start today or later and end in the future, and the days of its locations
   * must lie within its dates. Needs `orders.manage`.
   *
   * Errors: `validation.failed` (422, for example `startDate`), `order.invalid_transition` (409), `order.uploads_running`
   * (409) while a file of locations is being processed.
   */
  submitOrder?: Maybe<Order>;
  /**
   * Take jobs off the market or from their Shepherd; one job of a bundle dissolves the whole bundle. All or none. Needs
   * `jobs.manage`. Errors: `job.invalid_transition` (409), `order.closed` (409), `job.changed` (409).
   */
  unassignJobs?: Maybe<Array<Job>>;
  /**
   * Remove the reviewer of a job in QA; no effect when it has none. Needs `jobs.review`. Errors: `job.invalid_transition`
   * (409), `job.changed` (409, see `expected`), `order.closed` (409).
   */
  unassignReviewer?: Maybe<Job>;
  /** Mark jobs as unfulfilled; this cannot be undone. All or none. Needs `jobs.administrate`. Errors: as `cancelJobs`. */
  unfulfilJobs?: Maybe<Array<Job>>;
  /**
   * Change a Shepherd's profile or tags, or open and close the market with `status`; opening the market for an applicant
   * accepts the application. Needs `agents.manage`.
   *
   * Errors: `validation.failed` (422), `agent.invalid_transition` (409) for the `status` of a retired Shepherd,
   * `agent.removed` (409) after a data-protection request.
   */
  updateAgent?: Maybe<Agent>;
  /** Set a Shepherd's skills of one category. Needs `agents.manage`. Errors: `validation.failed` (422, field `skills`). */
  updateAgentSkills?: Maybe<Agent>;
  /** Allow or forbid a Shepherd to withdraw money. Needs `payments.manage`. */
  updateBalance?: Maybe<Agent>;
  /** Change a campaign, its waves or its status. Needs `customers.manage`. Errors: `validation.failed` (422). */
  updateCampaign?: Maybe<Campaign>;
  /** Change a collection or its visibility. Needs `content.manage`. Errors: `validation.failed` (422). */
  updateCollection?: Maybe<Collection>;
  /**
   * Change a customer's account or its status. Needs `customers.manage`.
   *
   * Errors: `validation.failed` (422), `customer.invalid_transition` (409).
   */
  updateCustomer?: Maybe<Customer>;
  /** Change a customer's user. Needs `customers.manage`. Errors: `validation.failed` (422). */
  updateCustomerUser?: Maybe<CustomerUser>;
  /**
   * Change dates, times, address, description, reference or notes of a job. Needs `jobs.administrate`; `qaNotes` alone
   * also `jobs.review` as the reviewer of a job in QA.
   *
   * Errors: `validation.failed` (422), `job.not_reviewer` (403), `job.invalid_transition` (409) for dates and address of a
   * job in a final status.
   */
  updateJob?: Maybe<Job>;
  /**
   * Move a job to another location group, or to a new one. Needs `jobs.administrate`. Errors: `validation.failed` (422),
   * `job.invalid_transition` (409) for a job in a final status.
   */
  updateJobLocationGroup?: Maybe<Job>;
  /**
   * Change the fee and the price of a job; fees already agreed or offered follow the new fee. Needs `jobs.administrate`.
   * Errors: `validation.failed` (422), `job.invalid_transition` (409) for a job in a final status.
   */
  updateJobRates?: Maybe<Job>;
  /**
   * Change a group of an order's locations. Needs `orders.manage` or `jobs.administrate`.
   * Errors: `validation.failed` (422).
   */
  updateLocationGroup?: Maybe<LocationGroup>;
  /** Change a lockout's name or duration. Needs `orders.manage`. Errors: `validation.failed` (422). */
  updateLockout?: Maybe<Lockout>;
  /** Change the end of one Shepherd's lockout. Needs `orders.manage`. */
  updateLockoutAgent?: Maybe<LockoutAgent>;
  /** Change a piece of news or its visibility. Needs `content.manage`. Errors: `validation.failed` (422). */
  updateNewsItem?: Maybe<NewsItem>;
  /**
   * Change an order. Needs `orders.manage`. Errors: `validation.failed` (422), also for a field that can only be changed
   * in a draft.
   */
  updateOrder?: Maybe<Order>;
  /** Turn a workflow of an order on or off. Needs `orders.manage`. */
  updateOrderWorkflow?: Maybe<Order>;
  /**
   * Change the caption of a photo or video, or turn a photo. Permissions as `updateReportTask`.
   *
   * Errors: `validation.failed` (422, field `rotation`) for a video and for a photo that is not ready.
   */
  updateReportMedia?: Maybe<Media>;
  /**
   * Correct the answer to a task. Needs `jobs.administrate`, or `jobs.review` as the reviewer of a job in QA.
   *
   * Errors: `validation.failed` (422), `payment.reimbursement_limit` (422, field `amount`) above £50 or its equivalent,
   * `precondition.failed` (412) when the answer no longer has this `version`, `job.not_reviewer` (403),
   * `job.invalid_transition` (409) for a job that was never assigned, and for a reimbursement outside of QA.
   */
  updateReportTask?: Maybe<Job>;
  /**
   * Change the comment of an answer. Permissions as `updateReportTask`.
   *
   * Errors: `NOT_OFFERED` (501) where the server of REST v1 does not change comments.
   */
  updateReportTaskComment?: Maybe<Job>;
  /**
   * Add and remove marks on the tasks of a job in QA. A mark that is there keeps its first user and time; removing one that
   * is not there does nothing. Needs `jobs.review`, as the job's reviewer.
   *
   * Errors: `validation.failed` (422) for a task that the job does not have, and for a mark that is named twice,
   * `job.not_reviewer` (403), `job.invalid_transition` (409) in another status than QA, `order.closed` (409), and
   * `NOT_OFFERED` where the server of REST v1 does not keep marks.
   */
  updateReviewMarks?: Maybe<Job>;
  /**
   * Change a saved view: by its owner, or by a user with `users.manage` if it is shared. Errors: as `createSavedView`, and
   * `precondition.failed` (412).
   */
  updateSavedView?: Maybe<SavedView>;
  /**
   * Change a template. Existing jobs keep their values; drafts and pending orders follow it to another currency. Needs
   * `templates.manage`.
   *
   * Errors: `validation.failed` (422), `template.invalid_transition` (409) for an archived one, `precondition.failed`
   * (412) when the template no longer has this `revision`.
   */
  updateTemplate?: Maybe<Template>;
  /** Change a training or its visibility. Needs `content.manage`. Errors: `validation.failed` (422). */
  updateTraining?: Maybe<Training>;
  /**
   * Change an admin user; an invited user whose e-mail changes gets a new invitation. Needs `users.manage`.
   *
   * Errors: `validation.failed` (422), `user.owner_only` (403) for an owner or the owner's role, `user.self_disable` (403)
   * for the user's own role, `user.last_owner` (403).
   */
  updateUser?: Maybe<User>;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationActivateAccountArgs = {
  input: SetPasswordInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationActivateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationAddAgentCommentArgs = {
  input: AddAgentCommentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationAddJobCommentArgs = {
  input: AddJobCommentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationAddLockoutAgentsArgs = {
  input: AddLockoutAgentsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationAddStrikeArgs = {
  input: AddStrikeInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationApproveOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationArchiveOrderArgs = {
  input: ArchiveOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationArchiveTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationAssignAgentArgs = {
  input: AssignAgentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationAssignReviewerArgs = {
  input: AssignReviewerInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCancelJobsArgs = {
  input: CancelJobsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCancelLocationsUploadArgs = {
  input: CancelLocationsUploadInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCompleteJobArgs = {
  input: CompleteJobInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateBulkActionArgs = {
  input: CreateBulkActionInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateCampaignArgs = {
  input: CreateCampaignInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateLocationsUploadArgs = {
  input: CreateLocationsUploadInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateLockoutArgs = {
  input: CreateLockoutInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateMarketOfferArgs = {
  input: CreateMarketOfferInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateNewsItemArgs = {
  input: CreateNewsItemInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateOrderArgs = {
  input: CreateOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreatePaymentArgs = {
  input: CreatePaymentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateReportLinkArgs = {
  input: CreateReportLinkInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateTemplateArgs = {
  input: CreateTemplateInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationCreateTrainingArgs = {
  input: CreateTrainingInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDeactivateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDeleteAgentCommentArgs = {
  input: DeleteAgentCommentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDeleteCampaignArgs = {
  input: DeleteCampaignInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDeleteJobCommentArgs = {
  input: DeleteJobCommentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDeleteLocationsUploadsArgs = {
  orderId: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDeleteLockoutArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDeleteReportMediaArgs = {
  input: DeleteReportMediaInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDisableCustomerUserArgs = {
  input: CustomerUserReferenceInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDisableUserArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationDuplicateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationEnableCustomerUserArgs = {
  input: CustomerUserReferenceInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationEnableUserArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportAgentsArgs = {
  input: ExportAgentsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportApplicationsArgs = {
  input: ExportApplicationsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportAssignmentsArgs = {
  input: ExportAssignmentsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportCustomersArgs = {
  input: ExportCustomersInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportJobsArgs = {
  input: ExportJobsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportOrderResultsArgs = {
  input: ExportOrderResultsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportOrdersArgs = {
  input: ExportOrdersInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportPaymentsArgs = {
  input: ExportPaymentsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportTemplatesArgs = {
  input: ExportTemplatesInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportUsersArgs = {
  input: ExportUsersInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExportWithdrawalsArgs = {
  input: ExportWithdrawalsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationExtendOrderArgs = {
  input: ExtendOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationFailJobArgs = {
  input: FailJobInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationFinishOrderArgs = {
  input: FinishOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationInviteCustomerUserArgs = {
  input: InviteCustomerUserInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationLeavePresenceArgs = {
  clientId: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationMergeTypeformArgs = {
  input: MergeTypeformInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationPauseOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRejectOrderArgs = {
  input: RejectOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRemoveInterestJobsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRemoveLocationRestrictionsArgs = {
  input: RemoveLocationRestrictionsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRemoveLockoutAgentArgs = {
  input: RemoveLockoutAgentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRemoveLockoutAgentsArgs = {
  input: RemoveLockoutAgentsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationResendApplicationEmailArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationResetPasswordArgs = {
  input: SetPasswordInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRestartOrderArgs = {
  input: RestartOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationResumeOrderArgs = {
  input: ResumeOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRetireAgentArgs = {
  input: RetireAgentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRetryBackgroundWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRetryFailedBackgroundWorkArgs = {
  input: RetryFailedBackgroundWorkInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRevertStrikeArgs = {
  input: RevertStrikeInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationReviewIdentityCheckArgs = {
  input: ReviewIdentityCheckInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationReviewWithdrawalArgs = {
  input: ReviewWithdrawalInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRevokeCustomerUserInvitationArgs = {
  input: CustomerUserReferenceInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRevokeReportLinkArgs = {
  input: RevokeReportLinkInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationRevokeUserInvitationArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationSendPasswordResetArgs = {
  input: SendPasswordResetInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationSetPreferenceArgs = {
  input: SetPreferenceInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationSignPresenceArgs = {
  input: SignPresenceInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationStartLocationsUploadArgs = {
  input: StartLocationsUploadInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationStartOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationStopJobArgs = {
  input: StopJobInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationSubmitOrderArgs = {
  input: SubmitOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUnassignJobsArgs = {
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  ids: Array<Scalars['ID']['input']>;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUnassignReviewerArgs = {
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  id: Scalars['ID']['input'];
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUnfulfilJobsArgs = {
  input: UnfulfilJobsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateAgentArgs = {
  input: UpdateAgentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateAgentSkillsArgs = {
  input: UpdateAgentSkillsInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateBalanceArgs = {
  input: UpdateBalanceInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateCampaignArgs = {
  input: UpdateCampaignInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateCustomerUserArgs = {
  input: UpdateCustomerUserInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateJobArgs = {
  input: UpdateJobInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateJobLocationGroupArgs = {
  input: UpdateJobLocationGroupInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateJobRatesArgs = {
  input: UpdateJobRatesInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateLocationGroupArgs = {
  input: UpdateLocationGroupInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateLockoutArgs = {
  input: UpdateLockoutInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateLockoutAgentArgs = {
  input: UpdateLockoutAgentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateNewsItemArgs = {
  input: UpdateNewsItemInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateOrderArgs = {
  input: UpdateOrderInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateOrderWorkflowArgs = {
  input: UpdateOrderWorkflowInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateReportMediaArgs = {
  input: UpdateReportMediaInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateReportTaskArgs = {
  input: UpdateReportTaskInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateReportTaskCommentArgs = {
  input: UpdateReportTaskCommentInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateReviewMarksArgs = {
  input: UpdateReviewMarksInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateTemplateArgs = {
  input: UpdateTemplateInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateTrainingArgs = {
  input: UpdateTrainingInput;
};


/**
 * All changes. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401), `auth.forbidden`
 * (403), `not_found` (404) where an id does not exist, and `conflict` (409) after a simultaneous change by another
 * request; then nothing was changed. Several changes of one document run one after the other. A change has one argument:
 * `input`, or where only the entity has to be named, its id (`id`, `ids`, `orderId`). With the header `Idempotency-Key`, a
 * change can be repeated for a day and is made once.
 */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** A piece of news in the app. */
export type NewsItem = {
  __typename?: 'NewsItem';
  body?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Null without one; it cannot be changed here. */
  media?: Maybe<Media>;
  status?: Maybe<ContentStatus>;
  title?: Maybe<Scalars['String']['output']>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};

/** Filters for news. A list matches any of its values, an empty list nothing; all given filters must match. */
export type NewsItemFilter = {
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words to search for in the title and body. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ContentStatus>>;
};

/** A page of news. */
export type NewsItemPage = {
  __typename?: 'NewsItemPage';
  items: Array<Maybe<NewsItem>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Sort order of news. */
export type NewsItemSort = {
  direction: SortDirection;
  field: NewsItemSortField;
};

/** Sort fields of news. */
export type NewsItemSortField =
  | 'created_at'
  | 'id'
  | 'status'
  | 'title';

/** Progress of an identity check. */
export type OnboardingState =
  /** The applicant has to send data. */
  | 'awaiting_data'
  /** It ended with a failure. */
  | 'failed'
  /** All data was sent; the check is being decided. */
  | 'in_progress'
  /** It ended successfully. */
  | 'passed';

/** Data that a chosen option can require. */
export type OptionRequirement =
  /** A comment in free text. */
  | 'comment'
  /** At least one photo. */
  | 'photo'
  /** At least one video. */
  | 'video';

/**
 * A batch of jobs ordered by a customer. Rows of lists are shorter than the order itself: the descriptions of missing
 * fields say so, and one REST call per order reads all of them.
 */
export type Order = {
  __typename?: 'Order';
  /**
   * Days that a Shepherd has to accept an offer; 0 is the current day only. Counted from the day of the offer, in UTC. Not
   * in list rows: read with one REST call per order.
   */
  acceptWindow?: Maybe<Scalars['Int']['output']>;
  /** Whether `archivedAt` is set. Also part of a job's order. */
  archived?: Maybe<Scalars['Boolean']['output']>;
  /** When it was archived; null for an order that the lists show. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Actions that the order's status allows. They also need permissions: most need `orders.manage`. */
  availableActions?: Maybe<Array<OrderAction>>;
  /** A campaign of the customer. `id` and `name` are included; other fields cost one REST call per 100 of them. */
  campaign?: Maybe<Campaign>;
  /**
   * For the type anywhere. True: the app asks Shepherds for their location. Not in list rows: read with one REST call per
   * order.
   */
  captureLocation?: Maybe<Scalars['Boolean']['output']>;
  /** Text of that prompt; null: the app's default. Not in list rows: read with one REST call per order. */
  captureLocationPrompt?: Maybe<Scalars['String']['output']>;
  /** True: the prompt must be answered. Not in list rows: read with one REST call per order. */
  captureLocationPromptRequired?: Maybe<Scalars['Boolean']['output']>;
  /** One of `orderCategories`. */
  category?: Maybe<OrderCategory>;
  /**
   * True: the app shows its location groups as one; stored for the app only. Not in list rows: read with one REST call per
   * order.
   */
  combineGroups?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When the draft was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The currency of its template, GBP without one. All its amounts and its jobs' prices are in it. Changes with the
   * template of a draft.
   */
  currency?: Maybe<Currency>;
  /** `id` and `name` are included; other fields cost one REST call per 100 of them. */
  customer?: Maybe<Customer>;
  /** Id in an external reporting tool; it has no effect here. Not in list rows: read with one REST call per order. */
  dashboardId?: Maybe<Scalars['String']['output']>;
  /** Instructions for Shepherds; its jobs get a copy. Not in list rows: read with one REST call per order. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * Documentation for Shepherds, in display order; jobs have it as `resources`. Not in list rows: read with one REST call
   * per order.
   */
  documentation?: Maybe<Array<DocumentationItem>>;
  /** When results are expected; for information only. Null without one. */
  dueDate?: Maybe<Scalars['DateTime']['output']>;
  /** The requested end, which `extendOrder` moves. Null until it is submitted. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** A picture of the target of a treasure hunt. Null without one. Not in list rows: read with one REST call per order. */
  exampleImageUrl?: Maybe<Scalars['URL']['output']>;
  /** Ids of excluded skills; a Shepherd must have none. Not in list rows: read with one REST call per order. */
  excludeAgentSkills?: Maybe<Array<Scalars['ID']['output']>>;
  /** Excluded tags; a Shepherd must have none. Not in list rows: read with one REST call per order. */
  excludeAgentTags?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * Sum of the customer's prices of its jobs, without cancelled and unfulfilled ones, in the order's currency; 0 before it
   * is approved.
   */
  grandTotal?: Maybe<Money>;
  /** True: no push is sent for it. */
  hideFromMarket?: Maybe<Scalars['Boolean']['output']>;
  /** The order's number, which users know it by; its jobs' ids begin with it. */
  id: Scalars['ID']['output'];
  /** True: only Shepherds who passed the identity check get its push, and assigning others needs a confirmed warning. */
  identityCheckRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Null without a picture. A signed address that expires after an hour or two. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Whether the interest phase is going on. */
  inInterestPhase?: Maybe<Scalars['Boolean']['output']>;
  /** End of the interest phase, exclusive. */
  interestEndDate?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Start of the interest phase, in which Shepherds can show interest until `interestEndDate`; both null without such a
   * phase.
   */
  interestStartDate?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Target number of completed jobs, for information only. Null without a target. Not in list rows: read with one REST
   * call per order.
   */
  jobCompletionTarget?: Maybe<Scalars['Int']['output']>;
  /** The order's jobs. Needs `jobs.view`. In a list: a REST call per order. */
  jobs?: Maybe<JobPage>;
  /** All its jobs, including cancelled and unfulfilled ones; 0 until it is approved. */
  jobsCount?: Maybe<Scalars['Count']['output']>;
  /**
   * Number of jobs still to be updated after an order with very many jobs was cancelled, finished, paused or extended, or
   * loses its interest jobs; null when no update is running. Until then the order can only be cancelled or finished
   * (`order.jobs_ending`). Up to 1000 jobs are updated immediately and never counted here. Not in list rows: read with one
   * REST call per order.
   */
  jobsToEnd?: Maybe<Scalars['Int']['output']>;
  /**
   * Minutes between the order's start, automatic or by `startOrder`, and its launch push. Not in list rows: read with one
   * REST call per order.
   */
  launchPushDelay?: Maybe<Scalars['Int']['output']>;
  /**
   * Groups that share a time limit and visibility. Needs `orders.view` or `jobs.view`. In a list: a REST call per
   * order.
   */
  locationGroups?: Maybe<Array<LocationGroup>>;
  /** Places of the jobs; empty for the type anywhere. Needs `orders.view`. In a list: a REST call per order. */
  locations?: Maybe<LocationPage>;
  /**
   * The lockout with the id `lockoutId`. Needs `orders.view`. Null without one. Not in list rows: read with one REST call
   * per order.
   */
  lockout?: Maybe<Lockout>;
  /**
   * Minutes sent with its launch push; 0 for none. Exclusions of Shepherds are in `lockout`. Not in list rows: read with
   * one REST call per order.
   */
  lockoutDuration?: Maybe<Scalars['Int']['output']>;
  /** Null without a lockout. Not in list rows: read with one REST call per order. */
  lockoutId?: Maybe<Scalars['ID']['output']>;
  /** For a treasure hunt: criteria against a find. Not in list rows: read with one REST call per order. */
  negativeCriteria?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `type`. */
  orderType?: Maybe<OrderType>;
  /** True between pause and resume: its jobs are off the market. */
  paused?: Maybe<Scalars['Boolean']['output']>;
  /**
   * How many jobs of this order one Shepherd may accept. Null: no limit. Not in list rows: read with one REST call per
   * order.
   */
  perUserJobLimit?: Maybe<Scalars['Int']['output']>;
  /** For a treasure hunt: criteria of a find. Not in list rows: read with one REST call per order. */
  positiveCriteria?: Maybe<Scalars['String']['output']>;
  priority?: Maybe<OrderPriority>;
  /**
   * Messages to Shepherds about this order, the newest first by default. Needs `orders.view`. In a list: a REST call per
   * order.
   */
  pushes?: Maybe<OrderPushPage>;
  /** Ids of required skills; a Shepherd must have all. Not in list rows: read with one REST call per order. */
  requireAgentSkills?: Maybe<Array<Scalars['ID']['output']>>;
  /** Required tags; a Shepherd must have all. Not in list rows: read with one REST call per order. */
  requireAgentTags?: Maybe<Array<Scalars['String']['output']>>;
  /** Empty: any time between start and end. Not in list rows: read with one REST call per order. */
  schedules?: Maybe<Array<Schedule>>;
  /** The requested start, or the actual start, where that was earlier. Null until it is submitted. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The stored status. Lists are filtered by `OrderStatusFilter`, which groups some. Jobs of an order that is cancelled,
   * finished or archived are neither offered nor assigned.
   */
  status?: Maybe<OrderStatus>;
  /** For a treasure hunt: its subject. Not in list rows: read with one REST call per order. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Jumps between tasks, from the same read as `tasks`. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** The task list as it was when the order was created. Needs `orders.view`. In a list: a REST call per order. */
  tasks?: Maybe<Array<TaskGroup>>;
  /**
   * The template of its jobs. Null only in a draft: it cannot be submitted without one. `id` and `name` are included;
   * other fields cost one REST call per 100 of them.
   */
  template?: Maybe<Template>;
  title?: Maybe<Scalars['String']['output']>;
  /** For a treasure hunt: its target, free text. Not in list rows: read with one REST call per order. */
  treasureTarget?: Maybe<Scalars['String']['output']>;
  type?: Maybe<OrderType>;
  /**
   * One upload. Poll it every 5 seconds while it is pending or in progress, or addresses are being located. Needs
   * `orders.view`.
   */
  upload?: Maybe<LocationsUpload>;
  /** CSV files of locations. Needs `orders.view`. The newest first. In a list: a REST call per order. */
  uploads?: Maybe<Array<LocationsUpload>>;
  /**
   * Sum of the Shepherds' fees of its jobs, without cancelled and unfulfilled ones and without bonuses, in the order's
   * currency. Agreed fees count where there are any.
   */
  value?: Maybe<Money>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
  /** Null where its campaign has no waves, or none was chosen. */
  wave?: Maybe<Wave>;
  /** All workflows, and whether this order uses them. Needs `orders.view`. In a list: a REST call per order. */
  workflows?: Maybe<Array<OrderWorkflow>>;
  workforce?: Maybe<OrderWorkforce>;
};


/**
 * A batch of jobs ordered by a customer. Rows of lists are shorter than the order itself: the descriptions of missing
 * fields say so, and one REST call per order reads all of them.
 */
export type OrderJobsArgs = {
  filter?: InputMaybe<JobFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: JobSort;
};


/**
 * A batch of jobs ordered by a customer. Rows of lists are shorter than the order itself: the descriptions of missing
 * fields say so, and one REST call per order reads all of them.
 */
export type OrderLocationsArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/**
 * A batch of jobs ordered by a customer. Rows of lists are shorter than the order itself: the descriptions of missing
 * fields say so, and one REST call per order reads all of them.
 */
export type OrderPushesArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderPushSort;
};


/**
 * A batch of jobs ordered by a customer. Rows of lists are shorter than the order itself: the descriptions of missing
 * fields say so, and one REST call per order reads all of them.
 */
export type OrderUploadArgs = {
  id: Scalars['ID']['input'];
};

/** Actions on an order. */
export type OrderAction =
  /** `approveOrder`: pending orders. */
  | 'approve'
  /** `archiveOrder`: finished, cancelled and rejected orders. */
  | 'archive'
  /** `cancelOrder`: all orders that are not closed. */
  | 'cancel'
  /** `extendOrder`: pending, active and started orders. */
  | 'extend'
  /** `finishOrder`: active and started orders. */
  | 'finish'
  /** `pauseOrder`: active and started orders that are not paused. */
  | 'pause'
  /** `rejectOrder`: pending and approving orders. */
  | 'reject'
  /** `removeInterestJobs`: active and started orders in their interest phase. */
  | 'remove_interest_jobs'
  /** `restartOrder`: finished orders that are not archived. */
  | 'restart'
  /** `resumeOrder`: paused orders. */
  | 'resume'
  /** `startOrder`: pending and active orders. */
  | 'start'
  /** `submitOrder`: drafts. */
  | 'submit';

/** The outcome of a dry run. */
export type OrderActionCheck = {
  __typename?: 'OrderActionCheck';
  /** Jobs that would be back on the market (resume), stay closed (restart), or be hidden (archive). */
  jobsAffected?: Maybe<Scalars['Int']['output']>;
  /** True without warnings: the action needs no confirmation. */
  valid?: Maybe<Scalars['Boolean']['output']>;
  /** Empty when `valid`. */
  warnings?: Maybe<Array<Warning>>;
};

/** Kind of work of an order. */
export type OrderCategory = {
  __typename?: 'OrderCategory';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** Filters for orders. A list matches any of its values, an empty list nothing; all given filters must match. */
export type OrderFilter = {
  /**
   * True: includes archived orders. False: none, whatever the other filters. Left out: archived orders only match by
   * `ids`, by a whole id in `keywords`, or by the status `ARCHIVED`.
   */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  campaignIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Orders that end on this day of `timezone` or later, without orders that have no date. */
  endDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Orders that end on this day of `timezone` or earlier. */
  endDateTo?: InputMaybe<Scalars['Date']['input']>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Text to search for in title, customer name and id, without regard to case or accents. A whole id also matches an
   * archived order.
   */
  keywords?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Array<OrderPriority>>;
  /** Orders that start on this day of `timezone` or later, without orders that have no date. */
  startDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Orders that start on this day of `timezone` or earlier. */
  startDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** Displayed or exact statuses; see `OrderStatusFilter`. */
  status?: InputMaybe<Array<OrderStatusFilter>>;
  templateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * IANA time zone of the dates in this filter, for example `Europe/London`; UTC by default and for an unknown one. An
   * export uses its own.
   */
  timezone?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Array<OrderType>>;
};

/** A page of orders. */
export type OrderPage = {
  __typename?: 'OrderPage';
  items: Array<Maybe<Order>>;
  pageInfo: PageInfo;
  /**
   * Counts per displayed status of the rows that match the other filters. The groups `PENDING`, `IN_PROGRESS`,
   * `COMPLETED`, `CANCELLED`, `DRAFT` and `REJECTED` add up to the total. Costs a REST call.
   */
  summary?: Maybe<Summary>;
};

/** How urgent an order is. */
export type OrderPriority =
  /** For staff to sort by; it has no other effect. */
  | 'high'
  /** For staff to sort by; it has no other effect. */
  | 'low'
  /** For staff to sort by; it has no other effect. */
  | 'medium';

/** A message to the Shepherds who may want the order's jobs. */
export type OrderPush = {
  __typename?: 'OrderPush';
  /** When it was planned: a launch push is sent `launchPushDelay` minutes later. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind?: Maybe<OrderPushKind>;
  /** Minutes: the value of the order when the push was planned. */
  lockoutDuration?: Maybe<Scalars['Int']['output']>;
  status?: Maybe<OrderPushStatus>;
};

/** Subject of a push. */
export type OrderPushKind =
  /** About accepted work. */
  | 'assignment_status'
  /** About offered work, to Shepherds with an area that reaches one of its locations: the launch push is one. */
  | 'offer_distance';

/** A page of an order's pushes. */
export type OrderPushPage = {
  __typename?: 'OrderPushPage';
  items: Array<Maybe<OrderPush>>;
  pageInfo: PageInfo;
};

/** Sort order of an order's pushes. */
export type OrderPushSort = {
  direction: SortDirection;
  field: OrderPushSortField;
};

/** Sort fields of an order's pushes. */
export type OrderPushSortField =
  | 'created_at'
  | 'status';

/** Status of a push. `NO_AUDIENCE` and `SENT` are final. */
export type OrderPushStatus =
  /** The audience is being determined. */
  | 'building_audience'
  /** No Shepherd matched: wrong place, skills or tags, or the order was paused or hidden. */
  | 'no_audience'
  /** Planned for later. */
  | 'pending'
  /** The audience is known, and the messages are being sent. */
  | 'sending'
  /** All messages were sent. */
  | 'sent';

/** Sort order of orders. */
export type OrderSort = {
  direction: SortDirection;
  field: OrderSortField;
};

/** Sort fields of orders. */
export type OrderSortField =
  | 'created_at'
  /** Drafts without this date come last. */
  | 'due_date'
  /** Drafts without this date come last. */
  | 'end_date'
  /** By number, which is the order of creation. */
  | 'id'
  /** By all jobs of the order, including cancelled ones. */
  | 'jobs_count'
  /** Low, medium, high. */
  | 'priority'
  /** Drafts without this date come last. */
  | 'start_date'
  /** By the stored status's name, alphabetically. */
  | 'status'
  | 'title'
  /** Alphabetically by the type's name. */
  | 'type';

/** Status of an order. Paused and archived are separate. */
export type OrderStatus =
  /** Approved with its jobs; starts automatically at `startDate`. */
  | 'active'
  /** Approved, and its jobs are still being created; only for orders of more than 1000 places. */
  | 'approving'
  /** Final, except for archiving. Open jobs were cancelled with it; jobs in review keep their status. */
  | 'cancelled'
  /** In preparation: all fields can be changed. */
  | 'draft'
  /** Closed; open jobs got a status of their own. Can be restarted or archived. */
  | 'finished'
  /** Submitted; waits for staff to approve, start or reject it. */
  | 'pending'
  /** Final, except for archiving: staff did not approve it. */
  | 'rejected'
  /** In progress: the launch push follows `launchPushDelay` minutes after. */
  | 'started';

/**
 * Statuses for filters. The first group are the displayed statuses, which may cover several stored ones; the next match a
 * stored status exactly. Archived orders are a group of their own that the others exclude.
 */
export type OrderStatusFilter =
  /** Stored active: approved, not started yet. */
  | 'active'
  /** Stored approving: its jobs are being created. */
  | 'approving'
  /** Archived orders, whatever their stored status. */
  | 'archived'
  /** Stored cancelled. */
  | 'cancelled'
  /** Stored finished. */
  | 'completed'
  /** Stored draft: not submitted yet. */
  | 'draft'
  /** Stored finished; the same as `COMPLETED`. */
  | 'finished'
  /** Stored active or started. */
  | 'in_progress'
  /** Stored pending or approving. */
  | 'pending'
  /** Stored rejected. */
  | 'rejected'
  /** Stored started. */
  | 'started';

/** Places of the jobs: given places, anywhere, or wherever the target is found. */
export type OrderType =
  /** No places: `jobsCount` is the number of jobs. */
  | 'anywhere'
  /** One job for each location. */
  | 'standard'
  /** One job for each location, to look for a target; such jobs fail with a `TreasureHuntFailReason`. */
  | 'treasure_hunt';

/** Whether an order uses a workflow. It has no id: the same workflow is on in one order and off in another. */
export type OrderWorkflow = {
  __typename?: 'OrderWorkflow';
  /** False also for a workflow that was never switched. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Changes with every change of a workflow of its order; for `expectedVersion`. */
  version?: Maybe<Scalars['String']['output']>;
  workflow?: Maybe<Workflow>;
};

/** The workforce of the jobs. */
export type OrderWorkforce =
  /** The customer's own people: `Job.team` is the customer's name. */
  | 'customer'
  /** Shepherds of the marketplace: `Job.team` is `platform`. */
  | 'platform';

/** Position of a page in its list. Every list has the same shape: `items`, `pageInfo`, `summary` where it has one. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Position of the first row of this page, from 1; null on an empty page. */
  from?: Maybe<Scalars['Count']['output']>;
  /** The last page with rows; 1 for an empty list. */
  lastPage: Scalars['Count']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** As requested, at most 10000. */
  perPage: Scalars['Int']['output'];
  /** Position of the last row of this page; null on an empty page. */
  to?: Maybe<Scalars['Count']['output']>;
  /** Exact number of rows in the whole list that match the filter. */
  total: Scalars['Count']['output'];
};

/** Purposes of a mailed link. */
export type PasswordLinkPurpose =
  /** The first password: `activateAccount`. */
  | 'invitation'
  /** A new password: `resetPassword`. */
  | 'reset';

/** A payment to a Shepherd or a deduction. */
export type Payment = {
  __typename?: 'Payment';
  /** The user who made it; null for the system. */
  adminUser?: Maybe<User>;
  /** `id` and `name` are included; other fields cost one REST call per 100 of them. */
  agent?: Maybe<Agent>;
  /** In the Shepherd's currency, or the job's for a payment about a job; negative for a deduction. */
  amount?: Maybe<Money>;
  /**
   * The assignment that was paid; null without one. Its `id` and `status` come with the payment; other fields are read
   * with the jobs of the page, 100 to a REST call.
   */
  assignment?: Maybe<Assignment>;
  /** Null without one. */
  comment?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When it was booked to the balance. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  method?: Maybe<PaymentChannel>;
  /** The reference in statements. */
  reference?: Maybe<Scalars['String']['output']>;
  status?: Maybe<PaymentStatus>;
  type?: Maybe<PaymentType>;
};

/** How a payment reaches the Shepherd. */
export type PaymentChannel =
  /** Booked to the balance, for withdrawal. */
  | 'balance'
  /** Directly to a bank account. */
  | 'bank_transfer'
  /** Directly to a PayPal account. */
  | 'paypal';

/** Filters for payments. A list matches any of its values, an empty list nothing; all given filters must match. */
export type PaymentFilter = {
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created on this day of `timezone` or later. */
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Created on this day of `timezone` or earlier. */
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text to search for in reference, comment, job id and the Shepherd's names, without regard to case or accents. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<PaymentStatus>>;
  /** IANA time zone of the dates in this filter; UTC by default and for an unknown one. An export uses its own. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Array<PaymentType>>;
};

/** A payment method of a Shepherd. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** True: used unless another method is chosen. */
  default?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** A masked identifier, with most of the digits hidden. */
  label?: Maybe<Scalars['String']['output']>;
  /** Null unless it was removed; a removed method cannot be paid out to. */
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the kind of method. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A page of payments. */
export type PaymentPage = {
  __typename?: 'PaymentPage';
  items: Array<Maybe<Payment>>;
  pageInfo: PageInfo;
};

/** Sort order of payments. */
export type PaymentSort = {
  direction: SortDirection;
  field: PaymentSortField;
};

/** Sort fields of payments. */
export type PaymentSortField =
  /** By minor units (pence; whole yen), whatever the currency; deductions are negative. */
  | 'amount'
  | 'country_code'
  | 'created_at'
  | 'id'
  /** References are numbered in the order of the ids. */
  | 'reference'
  /** Alphabetically by the value's name. */
  | 'status'
  /** Alphabetically by the value's name. */
  | 'type';

/** Status of a payment. */
export type PaymentStatus =
  /** It did not arrive. */
  | 'failed'
  /** It arrived, in the balance or outside. */
  | 'paid'
  /** On its way. */
  | 'pending';

/** Types of payments. */
export type PaymentType =
  /** A reward: for the answer to a task, or by staff. */
  | 'bonus'
  /** Given by staff, for any reason. */
  | 'credit'
  /** Taken by staff: negative. */
  | 'deduction'
  /** The fee of a completed or attempted job. */
  | 'job'
  /** For referring another Shepherd. */
  | 'referral'
  /** Money that the Shepherd spent on a job. */
  | 'reimbursement'
  /** The cost of a payout. */
  | 'transaction_fee';

/** Whether a withdrawal is paid out automatically. */
export type PayoutMode =
  /** Up to £100 or its equivalent in the currency: paid out automatically. */
  | 'auto'
  /** Above £100 or its equivalent in the currency: staff decide. */
  | 'manual';

/** A permission of a role. REST v1 writes them with a dot: `orders.view`. */
export type Permission =
  /** Change and retire Shepherds, give strikes, decide identity checks, see positions. */
  | 'agents.manage'
  /** Read Shepherds and applications. */
  | 'agents.view'
  /** Change news, training and collections of the app. */
  | 'content.manage'
  /** Read news, training and collections of the app. */
  | 'content.view'
  /** Change customers, their campaigns and their users. */
  | 'customers.manage'
  /** Read customers, their campaigns and their users. */
  | 'customers.view'
  /** Change, cancel and price jobs, correct reports, run bulk actions. */
  | 'jobs.administrate'
  /** Export jobs as CSV by e-mail. */
  | 'jobs.export'
  /** Assign, offer, unassign and stop jobs. */
  | 'jobs.manage'
  /** Review jobs: become reviewer, complete, fail, correct reports under review. */
  | 'jobs.review'
  /** Share reports with readers who do not sign in. */
  | 'jobs.share'
  /** Read jobs and reports, with names of customers, templates, Shepherds and users. */
  | 'jobs.view'
  /** Create, change, approve and end orders, and change lockouts. */
  | 'orders.manage'
  /** Read orders and lockouts. */
  | 'orders.view'
  /** Pay, deduct, decide withdrawals, allow and forbid them. */
  | 'payments.manage'
  /** Read payments, withdrawals, balances and payment methods. */
  | 'payments.view'
  /** Change templates and import typeforms. */
  | 'templates.manage'
  /** Read templates. */
  | 'templates.view'
  /** Invite, change and disable users of this console; see and retry background work. */
  | 'users.manage'
  /** Read users of this console and roles. */
  | 'users.view';

/** A setting of a user. */
export type Preference = {
  __typename?: 'Preference';
  name?: Maybe<Scalars['String']['output']>;
  /** When it was last written, in UTC. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text of the client that wrote it, usually JSON. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A user at a record. A user with several tabs is there once, with what the most engaged tab does. */
export type Presence = {
  __typename?: 'Presence';
  activity?: Maybe<PresenceActivity>;
  /** The signed-in user, in this tab or another one. */
  own?: Maybe<Scalars['Boolean']['output']>;
  recordId: Scalars['ID']['output'];
  /** The last sign, in UTC. */
  seenAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the user opened the record, in UTC. */
  since?: Maybe<Scalars['DateTime']['output']>;
  user?: Maybe<PresentUser>;
};

/** What a user does at a record. */
export type PresenceActivity = {
  __typename?: 'PresenceActivity';
  /** How many of `of` are done, of a review the tasks. */
  done?: Maybe<Scalars['Int']['output']>;
  kind?: Maybe<PresenceKind>;
  /** How many there are to do. */
  of?: Maybe<Scalars['Int']['output']>;
  /** What is edited, such as `address`. */
  part?: Maybe<Scalars['String']['output']>;
};

/** What a user does at a record. */
export type PresenceActivityInput = {
  /** How many of `of` are done; both or neither. */
  done?: InputMaybe<Scalars['Int']['input']>;
  kind: PresenceKind;
  /** How many there are to do. */
  of?: InputMaybe<Scalars['Int']['input']>;
  /** What is edited, such as `address`. At most 60 characters. */
  part?: InputMaybe<Scalars['String']['input']>;
};

/** What a user does at a record, from the least to the most engaged. */
export type PresenceKind =
  /** Has an edit form open. */
  | 'edits'
  /** Has the review open. */
  | 'reviews'
  /** Reads the page. */
  | 'views';

/** A kind of record whose users are known. */
export type PresenceType =
  /** A customer; needs `customers.view`. */
  | 'customer'
  /** A job; needs `jobs.view`. */
  | 'job'
  /** An order; needs `orders.view`. */
  | 'order'
  /** A template; needs `templates.view`. */
  | 'template';

/** A user who has a record open, or who marked a task of a review. */
export type PresentUser = {
  __typename?: 'PresentUser';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** The signed-in admin user. */
export type Profile = {
  __typename?: 'Profile';
  email?: Maybe<Scalars['EmailAddress']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  /** The kind of object, as REST v1 names it. */
  object?: Maybe<Scalars['String']['output']>;
  /** The permissions of the role. */
  permissions?: Maybe<Array<Permission>>;
  /** One of the roles of staff. */
  role?: Maybe<Role>;
  /** A label only: permissions come from `role`. */
  type?: Maybe<UserType>;
};

/** The customer of a shared job. */
export type PublicCustomer = {
  __typename?: 'PublicCustomer';
  /** Expires after a short time, and with the link. */
  logoUrl?: Maybe<Scalars['URL']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** Items of a shared matrix task with the same deviating answer. */
export type PublicDeviation = {
  __typename?: 'PublicDeviation';
  /** Number of items with this answer. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  /** Labels of the items, at most the first five. */
  items?: Maybe<Array<Scalars['String']['output']>>;
  /** Ids of the chosen options. */
  selection?: Maybe<Array<Scalars['String']['output']>>;
  /** As `PublicReportTask.status`. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `PublicTask` of the matrix. */
  taskId?: Maybe<Scalars['ID']['output']>;
};

/** A shared job, its outcome, and the times of the visit. */
export type PublicJob = {
  __typename?: 'PublicJob';
  /** Why the work was not possible; null unless the outcome is `ATTEMPTED`, and where no reason was given. */
  attemptReason?: Maybe<StopReason>;
  /** When the work was submitted; null where it never was. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217; the currency of all prices in the answers. */
  currency?: Maybe<Currency>;
  orderTitle?: Maybe<Scalars['String']['output']>;
  /** Null where REST v1 does not report it. */
  outcome?: Maybe<ReportOutcome>;
  /** The customer's reference of the place or task. */
  reference?: Maybe<Scalars['String']['output']>;
  /** IANA time zone of the place. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** When the work was submitted or stopped. */
  visitEndedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the Shepherd began on site. */
  visitStartedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The public part of a job: no fees, no Shepherd, no data for staff or for the field. */
export type PublicJobReport = {
  __typename?: 'PublicJobReport';
  customer?: Maybe<PublicCustomer>;
  /** The description for Shepherds; null without one. */
  description?: Maybe<Scalars['String']['output']>;
  job?: Maybe<PublicJob>;
  location?: Maybe<PublicLocation>;
  report?: Maybe<PublicReport>;
  /** Documentation for Shepherds; addresses of files expire after a short time, and with the link. */
  resources?: Maybe<Array<DocumentationItem>>;
  /**
   * Without internal tasks, without unanswered tasks that logic skipped, and without sections and matrices that are then
   * empty.
   */
  taskGroups?: Maybe<Array<PublicTaskGroup>>;
  /** Null before the review. */
  verifiedBy?: Maybe<ReportVerification>;
};

/** A shared report, or why it cannot be read. */
export type PublicJobReportResult = PublicJobReport | ReportInvalidToken | ReportMissingPassword | ReportNotFound | ReportRateLimited | ReportWrongPassword;

/** The place of a shared job. */
export type PublicLocation = {
  __typename?: 'PublicLocation';
  address1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  address2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Degrees (WGS 84). */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees (WGS 84). */
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** The answers of a shared report. */
export type PublicReport = {
  __typename?: 'PublicReport';
  /** Tasks without an answer are left out. */
  tasks?: Maybe<Array<PublicReportTask>>;
};

/** The answers for one item of a shared matrix task. */
export type PublicReportItem = {
  __typename?: 'PublicReportItem';
  /** Whether any of its answers deviates. */
  deviates?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  /** The reference of the item. */
  reference?: Maybe<Scalars['String']['output']>;
  /** A second line, for example a price; null without one. */
  subtext?: Maybe<Scalars['String']['output']>;
  /** Tasks that have an answer. */
  tasks?: Maybe<Array<PublicReportTask>>;
};

/** A page of a shared matrix task's items. */
export type PublicReportItemPage = {
  __typename?: 'PublicReportItemPage';
  items: Array<Maybe<PublicReportItem>>;
  pageInfo: PageInfo;
};

/** Items of a shared report, or why they cannot be read. */
export type PublicReportItemsResult = PublicReportItemPage | ReportInvalidToken | ReportMissingPassword | ReportNotFound | ReportRateLimited | ReportWrongPassword;

/** The answer to one task of a shared report. Its media addresses expire after a short time, and with the link. */
export type PublicReportTask = {
  __typename?: 'PublicReportTask';
  /** For a matrix task: the number of items with an answer. */
  answeredCount?: Maybe<Scalars['Int']['output']>;
  /** The Shepherd's comment. */
  comment?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the answer deviates from the expected one: an option that the template does not expect, a plain "No" where it
   * defines no expectation, or a target that was not found. For a matrix task: whether any of its items deviates.
   */
  deviates?: Maybe<Scalars['Boolean']['output']>;
  /** For a matrix task: the number of items that deviate. */
  deviationCount?: Maybe<Scalars['Int']['output']>;
  /** For a matrix task: its deviations, one entry for each deviating answer; at most five. */
  deviations?: Maybe<Array<PublicDeviation>>;
  /** For a matrix task: the number of items in `publicReportItems`. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  media?: Maybe<Array<Media>>;
  /** Ids of the chosen options. */
  selection?: Maybe<Array<Scalars['String']['output']>>;
  /** The app's status of the task, for example `done` or `out_of_stock`; null without one. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `PublicTask`. */
  taskId?: Maybe<Scalars['ID']['output']>;
  /** The typed, scanned or measured value; null for other kinds of tasks. A price is in `PublicJob.currency`. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A task of a shared report. */
export type PublicTask = {
  __typename?: 'PublicTask';
  component?: Maybe<PublicTaskComponent>;
  /** Unique within the report only. */
  id: Scalars['ID']['output'];
  reference?: Maybe<Scalars['String']['output']>;
  /** Empty for an optional task. */
  required?: Maybe<Array<TaskRequirement>>;
  title?: Maybe<Scalars['String']['output']>;
};

/** The kind of answer to a task of a shared report. */
export type PublicTaskComponent = {
  __typename?: 'PublicTaskComponent';
  /** For `INPUT`; null for others. */
  inputType?: Maybe<TaskInputType>;
  /** For `MATRIX`; null for others. */
  matrixTasks?: Maybe<Array<PublicTask>>;
  /** Null for tasks without options. */
  options?: Maybe<Array<PublicTaskOption>>;
  type?: Maybe<TaskComponentType>;
};

/** A section of a shared report. */
export type PublicTaskGroup = {
  __typename?: 'PublicTaskGroup';
  name?: Maybe<Scalars['String']['output']>;
  /** Null without one. */
  reference?: Maybe<Scalars['String']['output']>;
  tasks?: Maybe<Array<PublicTask>>;
};

/** One choice of a task in a shared report. */
export type PublicTaskOption = {
  __typename?: 'PublicTaskOption';
  /** Unique within the task only. */
  id: Scalars['ID']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * One Shepherd; null when the id does not exist, and for rejected and deleted ones. Needs `agents.view`.
   *
   * When the query selects only the id and parts that are calls of their own (`contracts`, `comments`, `balance` and the
   * like), each part is an error when the Shepherd does not exist.
   */
  agent?: Maybe<Agent>;
  /** Areas of active and inactive Shepherds whose centre lies inside a box. Needs `jobs.view`. */
  agentAreas?: Maybe<Array<AgentArea>>;
  /** Last known positions of active and inactive Shepherds inside a box, without view-restricted ones. Needs `jobs.view`. */
  agentPositions?: Maybe<Array<AgentPosition>>;
  /** Tags in use. Needs a session. */
  agentTags?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * Shepherds, without rejected and deleted ones. Needs `agents.view`; with only `jobs.view` each has id and names, and
   * filters and sorting by other fields are `auth.forbidden` (403).
   */
  agents?: Maybe<AgentPage>;
  /**
   * Applications to become a Shepherd. Needs `agents.view`. Rejected ones are left out unless `filter.includeRejected` is
   * true, or the filter has the status `REJECTED` or reject reasons.
   */
  applications?: Maybe<ApplicationPage>;
  /** One piece of background work; null when the id does not exist, or no longer does. Needs `users.manage`. */
  backgroundWork?: Maybe<BackgroundWork>;
  /**
   * Work that continues after its call was answered: mails, exports, files, orders with many jobs. The most urgent first:
   * failed, running, waiting. Done work is kept for 7 days (the newest 10,000), failed work for 30. Needs `users.manage`.
   *
   * Errors: `NOT_OFFERED` (501) where the server of REST v1 does not show its background work.
   */
  backgroundWorks?: Maybe<BackgroundWorkPage>;
  /** One bulk action; null when the id does not exist. Needs `jobs.administrate`. */
  bulkAction?: Maybe<BulkAction>;
  /** Changes to many jobs by CSV file. Needs `jobs.administrate`. */
  bulkActions?: Maybe<BulkActionPage>;
  /** One campaign; null when the id does not exist. Needs `customers.view`. */
  campaign?: Maybe<Campaign>;
  /** The waves of a campaign. Needs `customers.view` or `orders.view`. */
  campaignWaves?: Maybe<Array<Wave>>;
  /**
   * Campaigns of all customers. Needs `customers.view`.
   *
   * Errors: `NOT_OFFERED` (501) where the server of REST v1 has only lists of one customer's campaigns; a filter by one
   * customer then reads that list.
   */
  campaigns?: Maybe<CampaignPage>;
  /** Cities by name, of one country or of all. Needs a session. */
  cities?: Maybe<Array<City>>;
  /** One collection; null when the id does not exist. Needs `content.view`. */
  collection?: Maybe<Collection>;
  /** Items that a collection can contain. Needs `content.view`. */
  collectionItems?: Maybe<Array<CollectionItem>>;
  /** Collections. Needs `content.view`. */
  collections?: Maybe<CollectionPage>;
  /** Countries where the marketplace works, by name. Needs a session. */
  countries?: Maybe<Array<Country>>;
  /** Currencies for templates. Needs `templates.view`. */
  currencies?: Maybe<Array<CurrencyInfo>>;
  /** One customer; null when the id does not exist. Needs `customers.view`, or `jobs.view` for `id` and `name`. */
  customer?: Maybe<Customer>;
  /**
   * Customers. Needs `customers.view`; with only `jobs.view` each customer has `id` and `name`, and filters and sorting by
   * other fields are `auth.forbidden` (403).
   */
  customers?: Maybe<CustomerPage>;
  /**
   * Places by address, the best match first; for filling in a location. Needs a session. Errors:
   * `geocoding.unavailable` (502) when the address search does not answer, `NOT_OFFERED` (501) where the server of REST v1
   * has none.
   */
  findPlaces?: Maybe<Array<FoundPlace>>;
  /** Industries, by name. Needs `customers.view`. */
  industries?: Maybe<Array<Industry>>;
  /** One job; null when the id does not exist. Needs `jobs.view`. */
  job?: Maybe<Job>;
  /** Jobs. Needs `jobs.view`. Never from a cache. */
  jobs?: Maybe<JobPage>;
  /** One lockout; null when the id does not exist. Needs `orders.view`. */
  lockout?: Maybe<Lockout>;
  /** Lockouts. Needs `orders.view`. */
  lockouts?: Maybe<LockoutPage>;
  /** Kinds of rules for a market offer. Needs `jobs.manage`. */
  marketRules?: Maybe<Array<MarketRule>>;
  /** The signed-in user with role and permissions. Fails with code `auth.unauthenticated` without a session. */
  me?: Maybe<Profile>;
  /** News. Needs `content.view`. */
  news?: Maybe<NewsItemPage>;
  /** Items for news. Needs `content.view`. */
  newsContentItems?: Maybe<Array<CollectionItem>>;
  /** One piece of news; null when the id does not exist. Needs `content.view`. */
  newsItem?: Maybe<NewsItem>;
  /** One order; null when the id does not exist. Needs `orders.view`. */
  order?: Maybe<Order>;
  /**
   * The consequences of resuming, restarting or archiving an order. Changes nothing. Needs `orders.manage`.
   *
   * Errors: `order.invalid_transition` (409) when the action is not possible now, `NOT_OFFERED` (501) where the server of
   * REST v1 has no dry runs: the action itself works all the same.
   */
  orderActionCheck?: Maybe<OrderActionCheck>;
  /** Order categories, by name. Needs `orders.view`. */
  orderCategories?: Maybe<Array<OrderCategory>>;
  /** Orders. Needs `orders.view`. Archived orders are left out unless the filter includes them, see `OrderFilter.archived`. */
  orders?: Maybe<OrderPage>;
  /**
   * Whether the token of a mailed link can still set a password; null where REST v1 cannot tell. Does not use the token
   * up, and needs no session.
   */
  passwordLinkWorks?: Maybe<Scalars['Boolean']['output']>;
  /** Payments to Shepherds. Needs `payments.view`. */
  payments?: Maybe<PaymentPage>;
  /** The settings that the signed-in user has stored, by name. Fails with `NOT_OFFERED` where the server keeps none. */
  preferences?: Maybe<Array<Preference>>;
  /**
   * The users who have these records open, at most 100 ids; records without users are left out. Presence ends 30 seconds
   * after the last sign of a tab. Needs the permission to read a record of the type. Fails with `NOT_OFFERED` where the
   * server does not know who is where.
   */
  presence?: Maybe<Array<Presence>>;
  /**
   * A job's report for readers with its link. Needs no session. Wrong passwords are rate limited per minute: five for a
   * link from one network, 120 from one network, 50 for a link in total.
   */
  publicJobReport?: Maybe<PublicJobReportResult>;
  /** The items of a matrix task in a shared report. Needs no session. */
  publicReportItems?: Maybe<PublicReportItemsResult>;
  /** Counts of the jobs in review: `MINE`, `OTHERS` and, without a reviewer, `UNASSIGNED`. Needs `jobs.review`. */
  qaSummary?: Maybe<Summary>;
  /**
   * All roles: those of staff, and those named `customer_…` for users of customers. Needs `users.view` or
   * `customers.manage`.
   */
  roles?: Maybe<Array<Role>>;
  /**
   * The saved views of lists that the signed-in user sees: own ones, those shared with the user's role, and those for
   * all users; for users with `users.manage` those of all roles. By list and name. Fails with `NOT_OFFERED` where the server
   * keeps none.
   */
  savedViews?: Maybe<Array<SavedView>>;
  /** Skills by category. Needs a session. */
  skills?: Maybe<Array<SkillCategory>>;
  /** One template, also an archived one; null when the id does not exist. Needs `templates.view`. */
  template?: Maybe<Template>;
  /**
   * Job templates, never from a cache. Needs `templates.view`; with only `jobs.view` each template has `id` and `name`,
   * and filters and sorting by other fields, including the default sorting, are `auth.forbidden` (403).
   */
  templates?: Maybe<TemplatePage>;
  /** One training; null when the id does not exist. Needs `content.view`. */
  training?: Maybe<Training>;
  /**
   * Training. Needs `content.view`.
   *
   * Errors: `NOT_OFFERED` (501) where the server of REST v1 has no training.
   */
  trainings?: Maybe<TrainingPage>;
  /**
   * A typeform as a task list that replaces the current one. Needs `templates.manage`.
   *
   * Errors: `typeform.not_found` (404), `typeform.unavailable` (502) when Typeform does not answer.
   */
  typeform?: Maybe<ImportedTaskList>;
  /** One admin user; null when the id does not exist. Needs `users.view`. */
  user?: Maybe<User>;
  /**
   * Admin users. Needs `users.view`; with only `jobs.view` each has id and names, and filters and sorting by other fields,
   * including the default sorting, are `auth.forbidden` (403).
   */
  users?: Maybe<UserPage>;
  /** Withdrawals by Shepherds. Needs `payments.view`. */
  withdrawals?: Maybe<WithdrawalPage>;
  /** Workflows that an order can use. Needs a session. */
  workflows?: Maybe<Array<Workflow>>;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryAgentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryAgentAreasArgs = {
  box: MapBoxInput;
  perPage: Scalars['Int']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryAgentPositionsArgs = {
  box: MapBoxInput;
  perPage: Scalars['Int']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryAgentsArgs = {
  filter?: InputMaybe<AgentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: AgentSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryApplicationsArgs = {
  filter?: InputMaybe<ApplicationFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: ApplicationSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryBackgroundWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryBackgroundWorksArgs = {
  filter?: InputMaybe<BackgroundWorkFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: BackgroundWorkSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryBulkActionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryBulkActionsArgs = {
  filter?: InputMaybe<BulkActionFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: BulkActionSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCampaignArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCampaignWavesArgs = {
  campaignId: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCampaignsArgs = {
  filter?: InputMaybe<CampaignFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CampaignSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCitiesArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCollectionItemsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCollectionsArgs = {
  filter?: InputMaybe<CollectionFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CollectionSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryCustomersArgs = {
  filter?: InputMaybe<CustomerFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CustomerSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryFindPlacesArgs = {
  keywords: Scalars['String']['input'];
  perPage: Scalars['Int']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryJobsArgs = {
  filter?: InputMaybe<JobFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: JobSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryLockoutArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryLockoutsArgs = {
  filter?: InputMaybe<LockoutFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: LockoutSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryNewsArgs = {
  filter?: InputMaybe<NewsItemFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: NewsItemSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryNewsContentItemsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryNewsItemArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryOrderActionCheckArgs = {
  action: CheckedOrderAction;
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryPasswordLinkWorksArgs = {
  purpose: PasswordLinkPurpose;
  token: Scalars['String']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: PaymentSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryPresenceArgs = {
  ids: Array<Scalars['ID']['input']>;
  type: PresenceType;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryPublicJobReportArgs = {
  again?: InputMaybe<Scalars['Boolean']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryPublicReportItemsArgs = {
  page: Scalars['Int']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
  taskId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QuerySavedViewsArgs = {
  list?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryTemplatesArgs = {
  filter?: InputMaybe<TemplateFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: TemplateSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryTrainingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryTrainingsArgs = {
  filter?: InputMaybe<TrainingFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: TrainingSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryTypeformArgs = {
  formId: Scalars['ID']['input'];
  override: Scalars['Boolean']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: UserSort;
};


/**
 * All reads. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401)
 * and the permission that it names (`auth.forbidden`, 403). A field with the id of one entity is null when it does not
 * exist. Each field costs at most one REST call unless it says otherwise, and the fields selected below it cost those that
 * they name.
 */
export type QueryWithdrawalsArgs = {
  filter?: InputMaybe<WithdrawalFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: WithdrawalSort;
};

/** The types of records whose changes are told. Newer servers may tell further ones, which are left out. */
export type RecordType =
  /** A Shepherd, with the Shepherd's skills, areas, payment methods and balance. */
  | 'agent'
  /** An application to become a Shepherd. */
  | 'application'
  /** A campaign of a customer, with its waves. */
  | 'campaign'
  /** A collection of trainings. */
  | 'collection'
  /** A customer, without its campaigns and users. */
  | 'customer'
  /** A user of a customer's portal. */
  | 'customer_user'
  /** A job, with its assignments, report, comments and history. */
  | 'job'
  /** A lockout, with its Shepherds. */
  | 'lockout'
  /** An item of the news. */
  | 'news_item'
  /** An order, with its locations, workflows and history. Changes of its jobs are changes of jobs. */
  | 'order'
  /** A template, with its tasks. */
  | 'template'
  /** A training for Shepherds, in the console and in collections. */
  | 'training'
  /** A payment to a Shepherd, as the list of transactions shows it. */
  | 'transaction'
  /** A user of the console. */
  | 'user'
  /** A request of a Shepherd to be paid. */
  | 'withdrawal';

/** A reimbursement. */
export type ReimbursementInput = {
  /** Major units of the job's currency, at most £50 or its equivalent. */
  amount: Scalars['Decimal']['input'];
};

/** The order, and the reason. */
export type RejectOrderInput = {
  /** The reason, for the order's history; at most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

/** Why an application was rejected. */
export type RejectReason =
  /** Convictions were declared. */
  | 'criminal_convictions'
  /** The identity check failed. */
  | 'id_check'
  /** The marketplace does not work in the applicant's country. */
  | 'inactive_country'
  /** No right to work in the country. */
  | 'right_to_work'
  /** Below the required age. */
  | 'too_young';

/** Why jobs of a finished order are still open. */
export type RemainingJobsReason =
  /** The customer no longer wants them. */
  | 'customer_request'
  /** The places have a problem. */
  | 'location_issue'
  /** No Shepherd accepted them. */
  | 'no_shepherds'
  /** The order's time is over. */
  | 'order_expired'
  /** Another reason, in `comment`. */
  | 'other';

/** New status of open jobs when an order finishes. */
export type RemainingJobsStatus =
  /** No longer needed. */
  | 'cancelled'
  /** Needed, but not done. */
  | 'unfulfilled';

/** A restriction of an order. */
export type RemoveLocationRestrictionsInput = {
  /** Of the order. */
  id: Scalars['ID']['input'];
  type: LocationRestriction;
};

/** A Shepherd in a lockout. */
export type RemoveLockoutAgentInput = {
  agentId: Scalars['ID']['input'];
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

/** The Shepherds to remove from the lockout. */
export type RemoveLockoutAgentsInput = {
  /** Left out: all of them. */
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The `Lockout.version` that the change is based on: another one is refused with `precondition.failed` (412). Null: no check. */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

/** The token is missing, malformed, or changed. */
export type ReportInvalidToken = {
  __typename?: 'ReportInvalidToken';
  /** Text to show to users. */
  message: Scalars['String']['output'];
};

/**
 * A link for reading a job's report without signing in. It works while the job is attempted or completed, until it
 * expires.
 */
export type ReportLink = {
  __typename?: 'ReportLink';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who shared it. `id` and `name` are included; other fields cost one REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** When it expires; null: valid until it is revoked. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The password itself is not stored. */
  hasPassword?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** The staff's name for it. */
  label?: Maybe<Scalars['String']['output']>;
  /** When the report was last read with it. */
  lastOpenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often the report was read with it. */
  openedCount?: Maybe<Scalars['Int']['output']>;
  /** Only in the answer to `createReportLink`: the token in it is not stored. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** The report needs a password. */
export type ReportMissingPassword = {
  __typename?: 'ReportMissingPassword';
  /** Text to show to users. */
  message: Scalars['String']['output'];
};

/** The link was revoked or has expired, or its job does not exist or is no longer shared. */
export type ReportNotFound = {
  __typename?: 'ReportNotFound';
  /** Text to show to users. */
  message: Scalars['String']['output'];
};

/** Outcome of a shared job. */
export type ReportOutcome =
  /** The Shepherd was there, and the work was not possible. */
  | 'attempted'
  /** The work was done and checked. */
  | 'completed';

/** Too many wrong passwords. */
export type ReportRateLimited = {
  __typename?: 'ReportRateLimited';
  /** Text to show to users. */
  message: Scalars['String']['output'];
  /** Seconds to wait before the next attempt; null where unknown. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The answer to one task. It has no id of its own, because many jobs answer the same task. */
export type ReportTask = {
  __typename?: 'ReportTask';
  /** The Shepherd's comment. */
  comment?: Maybe<Scalars['String']['output']>;
  /** For a matrix task: the number of items in `Job.matrixItems`. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  media?: Maybe<Array<Media>>;
  /** Notes for the reviewer about this answer. */
  qaNotes?: Maybe<Scalars['String']['output']>;
  /** Why staff corrected the answer. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The reference of the task in the task list. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Reimbursement for this task in the job's currency; null without one. */
  reimbursement?: Maybe<Money>;
  /** Ids of the chosen options. */
  selection?: Maybe<Array<Scalars['String']['output']>>;
  /** The app's status of the task, for example `done` or `out_of_stock`; null without one. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `Task`. */
  taskId?: Maybe<Scalars['ID']['output']>;
  /** Answers inside a matrix item. */
  tasks?: Maybe<Array<ReportTask>>;
  /** The typed, scanned or measured value; null for other kinds of tasks. */
  value?: Maybe<Scalars['String']['output']>;
  /** The version of the chosen and entered values; null without an answer. Pass it to `updateReportTask`. */
  version?: Maybe<Scalars['String']['output']>;
};

/** The reviewer of a shared report. */
export type ReportVerification = {
  __typename?: 'ReportVerification';
  /** When the review ended, in UTC. */
  date?: Maybe<Scalars['Date']['output']>;
  /** First name and initial. */
  name?: Maybe<Scalars['String']['output']>;
};

/** The password is wrong. */
export type ReportWrongPassword = {
  __typename?: 'ReportWrongPassword';
  /** Text to show to users. */
  message: Scalars['String']['output'];
};

/** The order, and the confirmation of its warnings. */
export type RestartOrderInput = {
  /** True: proceed despite warnings. */
  confirm: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** The order, and the confirmation of its warnings. */
export type ResumeOrderInput = {
  /** True: proceed despite warnings. */
  confirm: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** The Shepherd to retire, and the reason. */
export type RetireAgentInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  /** `REMOVED` permanently deletes all personal data of the Shepherd. Ignored for an applicant. */
  reason: RetireReason;
};

/** The retired Shepherd, or the deleted applicant. */
export type RetireAgentPayload = {
  __typename?: 'RetireAgentPayload';
  /** The retired Shepherd; null for an applicant, who is deleted. */
  agent?: Maybe<Agent>;
  agentId: Scalars['ID']['output'];
};

/** Why a Shepherd was retired. */
export type RetireReason =
  /** A data-protection request. Name, addresses, position, billing and comments are permanently deleted. */
  | 'removed'
  /** Too many strikes, or a single serious one. */
  | 'striked_off';

/** The result of a bulk retry. */
export type RetriedWork = {
  __typename?: 'RetriedWork';
  /** Number of retried pieces of work. */
  retried: Scalars['Int']['output'];
};

/** The work to retry. */
export type RetryFailedBackgroundWorkInput = {
  /** Left out: all kinds. */
  kind?: InputMaybe<BackgroundWorkKind>;
};

/** A strike of a Shepherd. */
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
  /** The check as the reviewer saw it. The decision is refused when the check has changed since. */
  seen?: InputMaybe<SeenIdentityCheckInput>;
};

/** A mark of a reviewer on a task. */
export type ReviewMark = {
  __typename?: 'ReviewMark';
  kind?: Maybe<ReviewMarkKind>;
  /** When it was first marked, in UTC. */
  markedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A task of the job's `taskGroups`. */
  taskId: Scalars['ID']['output'];
  /** The user who marked it first. */
  user?: Maybe<PresentUser>;
};

/** A mark on a task. */
export type ReviewMarkInput = {
  kind: ReviewMarkKind;
  /** A task of the job's `taskGroups`. */
  taskId: Scalars['ID']['input'];
};

/** What a reviewer has done with a task. */
export type ReviewMarkKind =
  /** Accepted its answers. */
  | 'accepted'
  /** Looked at it. */
  | 'seen'
  /** Selected it for a second look. */
  | 'selected';

/** The decision on a withdrawal. */
export type ReviewWithdrawalInput = {
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  /** For a withdrawal that is `REQUESTED` and `MANUAL`. */
  decision: WithdrawalDecision;
  id: Scalars['ID']['input'];
};

/** A link of a job. */
export type RevokeReportLinkInput = {
  id: Scalars['ID']['input'];
  jobId: Scalars['ID']['input'];
};

/** A role of a user, with its permissions. */
export type Role = {
  __typename?: 'Role';
  id: Scalars['ID']['output'];
  /** For example `owner`, `operations`, `customer_viewer`. */
  name?: Maybe<Scalars['String']['output']>;
  permissions?: Maybe<Array<Permission>>;
};

/** How several rules combine. */
export type RulesOperator =
  /** All must hold. */
  | 'and'
  /** Any may hold. */
  | 'or';

/** A named state of a list: filters, sorting and columns. */
export type SavedView = {
  __typename?: 'SavedView';
  audience?: Maybe<ViewAudience>;
  columns?: Maybe<ViewColumns>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The menu of the console opens the list with it for its audience. */
  default?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the signed-in user may change and delete it. */
  editable?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** The path of the list in the console, such as `/jobs`. */
  list?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** The user who made it. */
  owner?: Maybe<ViewOwner>;
  /** The role that sees it; null unless the audience is `ROLE`. */
  role?: Maybe<ViewRole>;
  /** Filters and sorting, as the query string of the list's address without the page. */
  search?: Maybe<Scalars['String']['output']>;
  /** When it was last changed, in UTC. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};

/** How the shelf-label scanner of price tracking fills a matrix item from the columns of a scanned label. */
export type ScannerConfig = {
  __typename?: 'ScannerConfig';
  /** The column that becomes the item's label; by default `product`. */
  label?: Maybe<Scalars['String']['output']>;
  /** The column that becomes the item's reference; by default `sku`. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Text with columns in braces; by default `£{price}`. */
  subtext?: Maybe<Scalars['String']['output']>;
};

/** How the shelf-label scanner fills a matrix item from the columns of a scanned label. */
export type ScannerConfigInput = {
  /** The column that becomes the item's label. */
  label: Scalars['String']['input'];
  /** The column that becomes the item's reference. */
  reference: Scalars['String']['input'];
  /** Text with columns in braces, for example `£{price}`. */
  subtext?: InputMaybe<Scalars['String']['input']>;
};

/** Times at which the order's jobs can be done. */
export type Schedule = {
  __typename?: 'Schedule';
  /** Weekdays and dates with times of their own. */
  days?: Maybe<Array<ScheduleDay>>;
  /** Whether it is marked as the usual one; this has no other effect. */
  default?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** For days that are not in `days`; times of day at the place. */
  times?: Maybe<Array<TimeRange>>;
};

/** Times on a weekday or on a date. */
export type ScheduleDay = {
  __typename?: 'ScheduleDay';
  /** Null: every week on `dayOfWeek`. */
  date?: Maybe<Scalars['Date']['output']>;
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek?: Maybe<Scalars['Int']['output']>;
  /** Times of day at the place. */
  times?: Maybe<Array<TimeRange>>;
};

/** Times on a weekday or on a date. */
export type ScheduleDayInput = {
  /** Left out: every week. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** 1 is Monday, 7 is Sunday. May be left out when there is a `date`. */
  dayOfWeek?: InputMaybe<Scalars['Int']['input']>;
  /** At most 50. */
  times: Array<TimeRangeInput>;
};

/** When the jobs can be done. */
export type ScheduleInput = {
  /** At most 500. */
  days: Array<ScheduleDayInput>;
  /** Whether it is marked as the usual one; this has no other effect. */
  default: Scalars['Boolean']['input'];
  /** Id of an existing schedule of this order; left out: a number is assigned. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** At most 50, for days that are not in `days`. */
  times: Array<TimeRangeInput>;
};

/** An identity check as the reviewer saw it; null for missing values. */
export type SeenIdentityCheckInput = {
  /** Null or left out: there was none. */
  method?: InputMaybe<IdentityCheckMethod>;
  /** Null or left out: there was none. */
  result?: InputMaybe<IdentityCheckResult>;
};

/** The user whose password to reset. */
export type SendPasswordResetInput = {
  /** At most 255 characters. */
  email: Scalars['EmailAddress']['input'];
};

/** A new session. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Opaque bearer token; null when a cookie was requested. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** When the session expires: 12 hours after signing in, 30 days with `rememberMe`. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  profile: Profile;
};

/** How later requests carry the session to the gateway. */
export type SessionTransport =
  /** The gateway sets an HttpOnly cookie that scripts of pages cannot read; `accessToken` is null. */
  | 'cookie'
  /** The answer has the access token; send it as a bearer token. */
  | 'token';

/** The token of a link, and the new password. */
export type SetPasswordInput = {
  /** 6 to 200 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
  /** From the link of the e-mail; works once. */
  token: Scalars['String']['input'];
  transport: SessionTransport;
};

/** A setting to store. */
export type SetPreferenceInput = {
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** At most 8000 characters. */
  value: Scalars['String']['input'];
};

/** The sign of a tab. */
export type SignPresenceInput = {
  activity: PresenceActivityInput;
  /** A UUID that the tab has drawn. */
  clientId: Scalars['ID']['input'];
  /** The id of the record. */
  id: Scalars['ID']['input'];
  type: PresenceType;
};

/** A skill of Shepherds. */
export type Skill = {
  __typename?: 'Skill';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** A group of skills. */
export type SkillCategory = {
  __typename?: 'SkillCategory';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  skills?: Maybe<Array<Skill>>;
};

/**
 * Ascending or descending. Rows without a value come last either way; equal rows are sorted by id, in the same direction.
 * Texts are compared without regard to case.
 */
export type SortDirection =
  /** Smallest, earliest, A first. */
  | 'ASC'
  /** Largest, latest, Z first. */
  | 'DESC';

/** Types of payments that staff can make; the system makes the others. */
export type StaffPaymentType =
  /** A reward: positive. */
  | 'bonus'
  /** For any reason: positive. */
  | 'credit'
  /** Negative. */
  | 'deduction'
  /** Money that the Shepherd spent: positive, at most £50 or its equivalent. */
  | 'reimbursement';

/** An upload of an order. */
export type StartLocationsUploadInput = {
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};

/** Why a job stops, which decides whether its Shepherd is paid. */
export type StopJobInput = {
  /** Required for `ABANDONED`, and for `OTHER` as the reason in free text. At most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The job as the user saw it; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  id: Scalars['ID']['input'];
  reason: StopReason;
};

/** Why a job stopped. All reasons but `ABANDONED` make it attempted: the Shepherd is paid. */
export type StopReason =
  /** The Shepherd gave up and is not paid; the job becomes unassigned. */
  | 'abandoned'
  /** The Shepherd was refused access or permission to work. */
  | 'access_refused'
  /** The subject of the job was not there. */
  | 'item_unavailable'
  /** The place was closed, temporarily or permanently. */
  | 'location_closed'
  /** The place does not exist. */
  | 'location_not_found'
  /** Another reason, in the comment. */
  | 'other'
  /** The work would have been dangerous. */
  | 'unsafe'
  /** The details of the job were wrong. */
  | 'wrong_details';

/** A mark against a Shepherd. */
export type Strike = {
  __typename?: 'Strike';
  /** The reason; empty once the Shepherd was removed for data protection. */
  comment?: Maybe<Scalars['String']['output']>;
  /**
   * Three months after `date`: until then the strike counts as recent, and recent strikes have a maximum; null once it is
   * reverted.
   */
  countsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Who gave it. `id` and `name` are included; other fields cost one REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** When it was given. */
  date?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Null unless the strike was reverted. */
  revertedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The final data of a draft. */
export type SubmitOrderInput = {
  /** At most 5000 characters. Left out: as in the draft. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When results are expected: today or later. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** In the future. */
  endDate: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  /** In the future. */
  interestEndDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Both or neither; the start must be earlier than the end. */
  interestStartDate?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * At most 1000, added to those from CSV files. None for the type anywhere; every other type needs at least one, from
   * here or from a file.
   */
  locations?: InputMaybe<Array<LocationInput>>;
  /** At most 100. Left out: as in the draft. */
  schedules?: InputMaybe<Array<ScheduleInput>>;
  /** Today or later, and earlier than `endDate`. Today in any time zone of the world is accepted. */
  startDate: Scalars['DateTime']['input'];
  /** 3 to 255 characters. Left out: as in the draft. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the workflows to turn on, at most 1000. All others are turned off; left out: unchanged. */
  workflows?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/**
 * Subscriptions are answered at `/graphql/stream` as Server-Sent Events (the protocol of graphql-sse, one connection for
 * each), and refused at `/graphql`.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Changes of the records that the signed-in user may see, by any user and by background work, in the order of their
   * commits. A change says that a record changed, not how: read the record for its values.
   *
   * A subscription ends with an error, and never leaves out a change silently. After an end, subscribe again `after` the
   * last position. Errors: `auth.unauthenticated` (401) when the session ends; `events.gone` (410) when changes after the
   * position are no longer kept, or may have been missed: read everything again, and subscribe without `after`;
   * `NOT_OFFERED` (501) where the server tells no changes; `rate_limited` (429) for more than 10 subscriptions of a session.
   */
  changes: Change;
};


/**
 * Subscriptions are answered at `/graphql/stream` as Server-Sent Events (the protocol of graphql-sse, one connection for
 * each), and refused at `/graphql`.
 */
export type SubscriptionChangesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  types?: InputMaybe<Array<RecordType>>;
};

/** Counts per status (or per stage), as on the tabs above a list. */
export type Summary = {
  __typename?: 'Summary';
  /** One for each value, even without rows. */
  groups: Array<SummaryGroup>;
  /** Rows that match the filters other than `status`. */
  total: Scalars['Count']['output'];
};

/** One status of a summary and its number of rows. */
export type SummaryGroup = {
  __typename?: 'SummaryGroup';
  /** Number of rows in the list with this value alone as its status. */
  total: Scalars['Count']['output'];
  /** The enum value for the list's `status` filter, for example `IN_PROGRESS`. */
  value: Scalars['String']['output'];
};

/** A task or question for a Shepherd. Its `id` is unique within one task list only: a copy may have the same. */
export type Task = {
  __typename?: 'Task';
  /** Paid beside the fee when the job is completed and the answer meets the condition; null without one. */
  bonus?: Maybe<TaskPayment>;
  component?: Maybe<TaskComponent>;
  /** Null only in old task lists; inputs require one. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null without any. */
  instructions?: Maybe<TaskInstructions>;
  /** True: hidden from customers. */
  internal?: Maybe<Scalars['Boolean']['output']>;
  /** Extra pay that depends on the answer, beside `bonus` and `reimbursement`: payments of one type are added up. */
  payments?: Maybe<Array<TaskPayment>>;
  /** Notes for the reviewer, never shown to Shepherds or customers. */
  qaNotes?: Maybe<Scalars['String']['output']>;
  /** The task's name in task logic and reports; unique within its task list. */
  reference?: Maybe<Scalars['String']['output']>;
  /**
   * Reimbursed when the job is completed and the answer meets the condition; staff may set another amount in the report.
   * Null without one.
   */
  reimbursement?: Maybe<TaskPayment>;
  /** Required kinds of response; empty for an optional task. */
  required?: Maybe<Array<TaskRequirement>>;
  title?: Maybe<Scalars['String']['output']>;
};

/** The kind of answer to a task. `type` decides which fields are set. */
export type TaskComponent = {
  __typename?: 'TaskComponent';
  /** For `PHOTO` and `VIDEO`. True: files from the phone's gallery are allowed. False: only new ones. */
  allowGallery?: Maybe<Scalars['Boolean']['output']>;
  /** Label of the button of an action. Null: the app's default. */
  buttonCta?: Maybe<Scalars['String']['output']>;
  /** Items of this task list only. They come after `matrixItems`. */
  customMatrixItems?: Maybe<Array<MatrixItem>>;
  /** Label of the button that opens the drawing. Null: the app's default. */
  drawCta?: Maybe<Scalars['String']['output']>;
  /** For `DRAW`; null for others. */
  drawOrientation?: Maybe<DrawOrientation>;
  /** For `INPUT`: maximum number of characters; null: no limit. */
  inputLimit?: Maybe<Scalars['Int']['output']>;
  /** For `INPUT`; null for others. */
  inputType?: Maybe<TaskInputType>;
  /** For `MATRIX`: the items, in sequence. */
  matrixItems?: Maybe<Array<MatrixItem>>;
  /** For `MATRIX`: display mode in the app, for example `list` or `grid`; any text, which only the app interprets. */
  matrixMode?: Maybe<Scalars['String']['output']>;
  /** The tasks for every matrix item. Never matrices themselves. */
  matrixTasks?: Maybe<Array<Task>>;
  /** For `SELECT`: maximum number of chosen options; null: no limit. */
  maxOptions?: Maybe<Scalars['Int']['output']>;
  /** For `SELECT`: false is one option only. */
  multiSelect?: Maybe<Scalars['Boolean']['output']>;
  /** For `BOOLEAN` and `SELECT`, in display order; null for others. */
  options?: Maybe<Array<TaskOption>>;
  /** For `PHOTO`. True: its photo represents the whole report. */
  primaryPhoto?: Maybe<Scalars['Boolean']['output']>;
  /** For `MATRIX`: null where items are not scanned. */
  scannerConfig?: Maybe<ScannerConfig>;
  type?: Maybe<TaskComponentType>;
};

/** The kind of answer to a task. Set the fields of the type. */
export type TaskComponentInput = {
  /** For `PHOTO` and `VIDEO`. True: files from the phone's gallery are allowed. Left out: false. */
  allowGallery?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `ACTION`: label of the button, at most 255 characters. */
  buttonCta?: InputMaybe<Scalars['String']['input']>;
  /** For `MATRIX`: at most 5000, for this task list only. */
  customMatrixItems?: InputMaybe<Array<MatrixItemInput>>;
  /** For `DRAW`: label of the button that opens it, at most 255 characters. */
  drawCta?: InputMaybe<Scalars['String']['input']>;
  /** For `DRAW`; ignored for others. */
  drawOrientation: DrawOrientation;
  /** For `INPUT`: maximum number of characters, 1 to 1,000,000; null: no limit. */
  inputLimit?: InputMaybe<Scalars['Int']['input']>;
  /** For `INPUT`. Left out: `ALPHANUMERIC`. */
  inputType?: InputMaybe<TaskInputType>;
  /** For `MATRIX`: at most 5000. */
  matrixItems?: InputMaybe<Array<MatrixItemInput>>;
  /** For `MATRIX`: display mode in the app, at most 100 characters. */
  matrixMode?: InputMaybe<Scalars['String']['input']>;
  /** For `MATRIX`, which requires them: at most 200, none of them a matrix. */
  matrixTasks?: InputMaybe<Array<TaskInput>>;
  /** For `SELECT`: maximum number of chosen options, 1 to 500; null: no limit. Not fewer than the mandatory ones. */
  maxOptions?: InputMaybe<Scalars['Int']['input']>;
  /** For `SELECT`. Left out: false, one option only. */
  multiSelect?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `BOOLEAN` and `SELECT`, which require them: at most 500, in display order. */
  options?: InputMaybe<Array<TaskOptionInput>>;
  /** For `PHOTO`. True: its photo represents the whole report. Left out: false. */
  primaryPhoto?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `MATRIX`. */
  scannerConfig?: InputMaybe<ScannerConfigInput>;
  type: TaskComponentType;
};

/** The kinds of task. */
export type TaskComponentType =
  /** Pressing a button with the label `buttonCta`. */
  | 'action'
  /** Scanning a barcode. */
  | 'barcode'
  /** Choosing one of two options. */
  | 'boolean'
  /** Drawing, for example a plan or a signature. */
  | 'draw'
  /** Typing a value of `inputType`. */
  | 'input'
  /** The same `matrixTasks` for each of its items. */
  | 'matrix'
  /** Taking photos. */
  | 'photo'
  /** Choosing among `options`. */
  | 'select'
  /** No answer beside the responses in `required`. */
  | 'simple'
  /** Measuring a time. */
  | 'timer'
  /** Taking videos. */
  | 'video';

/** A section of a task list. */
export type TaskGroup = {
  __typename?: 'TaskGroup';
  name?: Maybe<Scalars['String']['output']>;
  /** The name of the section in files and scripts; unique within the task list. Null without one. */
  reference?: Maybe<Scalars['String']['output']>;
  tasks?: Maybe<Array<Task>>;
};

/** A section of a task list. The order of sections matters. */
export type TaskGroupInput = {
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** At most 100 characters, unique within the task list. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** At most 500. */
  tasks: Array<TaskInput>;
};

/** A task of a section. The order of tasks matters. */
export type TaskInput = {
  /** See `Task`. In the template's currency. */
  bonus?: InputMaybe<TaskPaymentInput>;
  component: TaskComponentInput;
  /** Not blank, at most 10,000 characters. */
  description: Scalars['String']['input'];
  /** The id of an existing task; leave out for a new one. At most 100 characters; a duplicate gets a number appended. */
  id?: InputMaybe<Scalars['ID']['input']>;
  instructions?: InputMaybe<TaskInstructionsInput>;
  /** True: hidden from customers. */
  internal: Scalars['Boolean']['input'];
  /** Extra pay beside `bonus` and `reimbursement`. */
  payments: Array<TaskPaymentInput>;
  /** Notes for the reviewer, at most 10,000 characters. */
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /**
   * Not blank, at most 100 characters; unique within the task list and the tasks of its matrices, else `validation.failed`
   * on `reference`.
   */
  reference: Scalars['String']['input'];
  /** See `Task`. In the template's currency. */
  reimbursement?: InputMaybe<TaskPaymentInput>;
  /** Empty: the task is optional. */
  required: Array<TaskRequirement>;
  /** Not blank, at most 1000 characters. */
  title: Scalars['String']['input'];
};

/** Types of values for an input task. */
export type TaskInputType =
  /** Any text. */
  | 'alphanumeric'
  /** A calendar date. */
  | 'date'
  /** A number. */
  | 'numeric'
  /** An amount, as a number in the job's currency. */
  | 'price';

/** Instructions for a task. */
export type TaskInstructions = {
  __typename?: 'TaskInstructions';
  /** Opened beside the task; null without one. */
  link?: Maybe<Scalars['URL']['output']>;
  /** Null without one. */
  media?: Maybe<Media>;
};

/** Instructions for a task. */
export type TaskInstructionsInput = {
  /** `http` or `https`, at most 2000 characters. */
  link?: InputMaybe<Scalars['URL']['input']>;
  /** The id from an upload to `/files/templates/documentation`. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
};

/** Jumps after a task. */
export type TaskLogic = {
  __typename?: 'TaskLogic';
  /** The first action whose condition holds applies. */
  actions?: Maybe<Array<TaskLogicAction>>;
  /** The task whose answer decides. */
  taskReference?: Maybe<Scalars['String']['output']>;
};

/** A jump to another task. */
export type TaskLogicAction = {
  __typename?: 'TaskLogicAction';
  /** Conditions are checked in the order of the actions. */
  condition?: Maybe<TaskLogicCondition>;
  /** Reference of the next task. */
  jump?: Maybe<Scalars['String']['output']>;
};

/** A jump to another task; its reference must be in the task list. */
export type TaskLogicActionInput = {
  condition: TaskLogicConditionInput;
  /** Reference of the next task; at most 100 characters. */
  jump: Scalars['String']['input'];
};

/** The condition of a jump. */
export type TaskLogicCondition = {
  __typename?: 'TaskLogicCondition';
  /** Values to compare with: ids of options, numbers, texts. */
  arguments?: Maybe<Array<Scalars['String']['output']>>;
  /** `always` holds for any answer: it is the fallback. */
  operator?: Maybe<Scalars['String']['output']>;
};

/** The condition of a jump. */
export type TaskLogicConditionInput = {
  /** Each of at most 1000 characters. */
  arguments: Array<Scalars['String']['input']>;
  /** `always` is the fallback. Others as for `TaskPayment.conditionOperator`; at most 100 characters. */
  operator: Scalars['String']['input'];
};

/** Jumps after a task. */
export type TaskLogicInput = {
  /** The first action whose condition holds applies. */
  actions: Array<TaskLogicActionInput>;
  /** A reference of the task list, at most 100 characters. */
  taskReference: Scalars['String']['input'];
};

/** One choice of a task. Its `id` is unique within the task only. */
export type TaskOption = {
  __typename?: 'TaskOption';
  /** Further data that this choice requires. */
  dataMandatory?: Maybe<Array<OptionRequirement>>;
  /**
   * Whether this is the expected answer. Where any option of a task has true, the others are deviations in reports; where
   * none has true, those with false are; without any value, a plain "No" or "Out of stock" is.
   */
  expected?: Maybe<Scalars['Boolean']['output']>;
  /** The id of the option in answers and conditions. */
  id: Scalars['ID']['output'];
  /** True: it must be chosen. */
  mandatory?: Maybe<Scalars['Boolean']['output']>;
  /** A note for the reviewer when this was chosen. */
  qaNote?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

/** One choice of a task. */
export type TaskOptionInput = {
  /** Further data that this choice requires. */
  dataMandatory?: InputMaybe<Array<OptionRequirement>>;
  /** See `TaskOption.expected`. */
  expected?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters, unique within the task; left out: its position from 1. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** True: it must be chosen. */
  mandatory?: InputMaybe<Scalars['Boolean']['input']>;
  /** A note for the reviewer when this was chosen; at most 5000 characters. */
  qaNote?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, at most 1000 characters. */
  value: Scalars['String']['input'];
};

/** Money on top of the fee, paid when the condition on the answer holds. */
export type TaskPayment = {
  __typename?: 'TaskPayment';
  /** In the template's currency. */
  amount?: Maybe<Money>;
  /**
   * Compares the answer with `conditionValue`, for example `is`, `is_not`, `contains`, `gt`, `lte`; null or `always`: any
   * answer qualifies. An unknown operator counts as met.
   */
  conditionOperator?: Maybe<Scalars['String']['output']>;
  /** The value to compare with: the id of an option, a number, a text. Null without a condition. */
  conditionValue?: Maybe<Scalars['String']['output']>;
  type?: Maybe<TaskPaymentType>;
};

/** Money on top of the fee, paid when the condition on the answer holds. */
export type TaskPaymentInput = {
  /** In the template's currency, 0 or more. */
  amount: MoneyInput;
  /**
   * Compares the answer with `conditionValue`, for example `is`, `is_not`, `contains`, `gt`, `lte`; left out: any answer
   * qualifies.
   */
  conditionOperator?: InputMaybe<Scalars['String']['input']>;
  /** The id of an option, a number or a text. */
  conditionValue?: InputMaybe<Scalars['String']['input']>;
  type: TaskPaymentType;
};

/** Types of extra pay. */
export type TaskPaymentType =
  /** A reward. */
  | 'bonus'
  /** Money that the Shepherd spent. */
  | 'reimbursement';

/** Kinds of response that a task can require. */
export type TaskRequirement =
  /** A comment in free text. */
  | 'comment'
  /** At least one photo. */
  | 'photo'
  /** The status of the task. */
  | 'status'
  /** The answer itself. */
  | 'task'
  /** At least one video. */
  | 'video';

/**
 * A task list for jobs. With only `jobs.view` all fields but `id` and `name` are null. Rows of lists are shorter than the
 * template itself: the descriptions of missing fields say so, and one REST call per template reads all of them.
 */
export type Template = {
  __typename?: 'Template';
  /** The Shepherd's fee for a job. Jobs get it when their order is approved. */
  agentFee?: Maybe<Money>;
  /** The upper end of a range of fees, for information only. Null without one. */
  agentFeeUpTo?: Maybe<Money>;
  /**
   * Shown to Shepherds instead of the customer's logo. Null: the customer's own. Not in list rows: read with one REST call
   * per template.
   */
  alternativeCustomerAvatar?: Maybe<Scalars['URL']['output']>;
  /**
   * Shown to Shepherds instead of the customer's name. Null: the customer's own. Not in list rows: read with one REST call
   * per template.
   */
  alternativeCustomerName?: Maybe<Scalars['String']['output']>;
  /** The customer's price of a job. Jobs get it when their order is approved. */
  basePrice?: Maybe<Money>;
  /** When it was created or copied. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer whose jobs it is for. `id` and `name` are included; other fields cost one REST call per 100 of them. */
  customer?: Maybe<Customer>;
  /** The customer's logo; null without one. Not in list rows: read with one REST call per template. */
  customerLogo?: Maybe<Scalars['URL']['output']>;
  /** The customer's name. Not in list rows: read with one REST call per template. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** Not in list rows: read with one REST call per template. */
  description?: Maybe<Scalars['String']['output']>;
  /** The name for Shepherds; null: `name`. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Not in list rows: read with one REST call per template. */
  documentation?: Maybe<Array<DocumentationItem>>;
  /** Expected minutes of a job, a multiple of 5. A job in progress for longer is late. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Free names, in the given order; for information only. Not in list rows: read with one REST call per template. */
  features?: Maybe<Array<Scalars['String']['output']>>;
  /** True: the app does not show the times of its jobs. Not in list rows: read with one REST call per template. */
  hideJobTimes?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Number of jobs created from it, of all orders. */
  jobs?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /**
   * True: the app should make faces in photos unrecognisable; the server does not. Not in list rows: read with one REST
   * call per template.
   */
  pixellateFaces?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Revision of the template: the ETag of REST v1, null where it sends none. Pass it to `updateTemplate`. Answers that
   * read the template anyway have it without a call of its own. In a list: a REST call per template.
   */
  revision?: Maybe<Scalars['String']['output']>;
  /** Surcharge for a job on the day of its order. */
  sameDayCharge?: Maybe<Money>;
  /** Null with only `jobs.view`. */
  status?: Maybe<TemplateStatus>;
  /**
   * The sections of its task list. Needs `templates.view`. In a list: a REST call per template, shared with
   * `taskLogic`.
   */
  taskGroups?: Maybe<Array<TaskGroup>>;
  /** Jumps between tasks, from the same read as `taskGroups`. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** `1` marks a legacy template: photos can be added to every task of its jobs; new templates are `2`. */
  version?: Maybe<Scalars['String']['output']>;
  /** A still of its introduction video; null without one. Not in list rows: read with one REST call per template. */
  videoThumbUrl?: Maybe<Scalars['URL']['output']>;
};

/** Filters for templates. A list matches any of its values, an empty list nothing; all given filters must match. */
export type TemplateFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text to search for in name, display name, customer's name and id; in id and name only with `jobs.view` alone. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TemplateStatus>>;
};

/** A page of templates. */
export type TemplatePage = {
  __typename?: 'TemplatePage';
  items: Array<Maybe<Template>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Needs `templates.view`. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Sort order of templates. */
export type TemplateSort = {
  direction: SortDirection;
  field: TemplateSortField;
};

/** Sort fields of templates. */
export type TemplateSortField =
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'agent_fee'
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'base_price'
  | 'created_at'
  /** By the customer's name. */
  | 'customer'
  | 'duration'
  | 'id'
  /** By the number of jobs created from it. */
  | 'jobs'
  | 'name'
  /** Alphabetically by the status's name. */
  | 'status';

/** Whether new orders can use a template. Archived is final. */
export type TemplateStatus =
  /** New orders can use it. */
  | 'active'
  /** Final. Cannot be changed; kept for existing orders. */
  | 'archived'
  /** New orders cannot use it; activating it makes it available again. */
  | 'inactive';

/** Start and end on one day. */
export type TimeRange = {
  __typename?: 'TimeRange';
  /** Local time of the place. */
  end?: Maybe<Scalars['LocalTime']['output']>;
  /** Local time of the place. */
  start?: Maybe<Scalars['LocalTime']['output']>;
};

/** Start and end, in multiples of 5 minutes; the start is earlier than the end. */
export type TimeRangeInput = {
  /** Time of day at the place, on a multiple of 5 minutes. */
  end: Scalars['LocalTime']['input'];
  /** Time of day at the place, on a multiple of 5 minutes. */
  start: Scalars['LocalTime']['input'];
};

/** Learning material for Shepherds in the app. */
export type Training = {
  __typename?: 'Training';
  body?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Smaller numbers come first. */
  displayOrder?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Null without one; it cannot be changed here. */
  media?: Maybe<Media>;
  status?: Maybe<ContentStatus>;
  title?: Maybe<Scalars['String']['output']>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};

/** Filters for training. A list matches any of its values, an empty list nothing; all given filters must match. */
export type TrainingFilter = {
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words to search for in the title and body. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ContentStatus>>;
};

/** A page of training. */
export type TrainingPage = {
  __typename?: 'TrainingPage';
  items: Array<Maybe<Training>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Sort order of training. */
export type TrainingSort = {
  direction: SortDirection;
  field: TrainingSortField;
};

/** Sort fields of training. */
export type TrainingSortField =
  | 'created_at'
  | 'display_order'
  | 'id'
  | 'status'
  | 'title';

/** How a Shepherd gets around. */
export type TransportMode =
  /** Travel modes of a Shepherd. */
  | 'cycling'
  /** By car, van or motorbike. */
  | 'vehicle'
  /** On foot. */
  | 'walking';

/** Why a job of a treasure hunt fails. */
export type TreasureHuntFailReason =
  /** The result does not meet the criteria. The job becomes unassigned, and its Shepherd is not paid. */
  | 'treasure_hunt_criteria'
  /** The work cannot be used. The job becomes unassigned, and its Shepherd is not paid. */
  | 'treasure_hunt_invalid';

/** The jobs, and the reason. */
export type UnfulfilJobsInput = {
  /** Must not be empty. At most 5000 characters. */
  comment: Scalars['String']['input'];
  /** The jobs as the user saw them; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  /** 1 to 400. */
  ids: Array<Scalars['ID']['input']>;
};

/** Changes to a Shepherd; fields left out keep their values. */
export type UpdateAgentInput = {
  /** Tags to add to the current ones; not together with `tags`. */
  addTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Not blank. */
  address1?: InputMaybe<Scalars['String']['input']>;
  /** Null removes it. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** Not blank. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** In the past; null removes it. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** At most 255 characters, and not in use by another user. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Not blank. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Tags to remove from the current ones; not together with `tags`. */
  removeTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Null removes it. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Left out: unchanged. */
  status?: InputMaybe<MarketAccess>;
  /** The complete list of the Shepherd's tags. New tags become available to all Shepherds. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Null removes it. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A Shepherd's skills of one category. */
export type UpdateAgentSkillsInput = {
  agentId: Scalars['ID']['input'];
  /** Skills of other categories stay. */
  categoryId: Scalars['ID']['input'];
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Ids of skills: the Shepherd's complete list in this category. */
  skills: Array<Scalars['ID']['input']>;
};

/** Whether a Shepherd may withdraw money. */
export type UpdateBalanceInput = {
  agentId: Scalars['ID']['input'];
  /** False: pending withdrawals continue, new ones are refused. */
  canWithdraw: Scalars['Boolean']['input'];
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a campaign; fields left out keep their values. */
export type UpdateCampaignInput = {
  /** Target number of jobs, 0 or more; null removes it. */
  campaignTarget?: InputMaybe<Scalars['Int']['input']>;
  /** The campaign's customer, which cannot be changed. */
  customerId: Scalars['ID']['input'];
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters; null removes it. */
  hubspotId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank, at most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters; null removes it. */
  purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CampaignStatus>;
  /** The complete list of waves, at most 500. A wave with orders cannot be left out. */
  waves?: InputMaybe<Array<WaveInput>>;
};

/** Changes to a collection; fields left out keep their values. */
export type UpdateCollectionInput = {
  /** Free text for the app, at most 255 characters; null removes it. */
  attribute1?: InputMaybe<Scalars['String']['input']>;
  /** Free text for the app, at most 255 characters; null removes it. */
  attribute2?: InputMaybe<Scalars['String']['input']>;
  /** Smaller numbers come first: 0 to 1,000,000. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Ids of all items, in display order. At most 1000, each once. */
  items?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Not blank. */
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ContentStatus>;
};

/** Changes to a customer's account; fields left out keep their values. */
export type UpdateCustomerInput = {
  /** Parts left out keep their values; line 1, city and country are required. */
  address?: InputMaybe<CustomerAddressInput>;
  /** At most 255 characters; null removes it. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** One of `industries`; null removes it. */
  industryId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 or more; null removes the limit. */
  jobsPerAgentLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Days, 1 or more; null removes the limit. */
  limitPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** The id from the upload of a picture to `/files/customers/logos`; null removes it. */
  logo?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank, at most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, at most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<CustomerPriority>;
  /** True: Shepherds see the customer's badge. */
  showBadge?: InputMaybe<Scalars['Boolean']['input']>;
  /** An archived customer can only become active. */
  status?: InputMaybe<CustomerStatus>;
};

/** Changes to a customer's user; fields left out keep their values. */
export type UpdateCustomerUserInput = {
  customerId: Scalars['ID']['input'];
  /** At most 255 characters, and not in use by another user. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of `customer_viewer` or `customer_admin`. */
  role?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes to a job; fields left out keep their values. */
export type UpdateJobInput = {
  /** At most 20,000 characters; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** In the calendar of the place; not earlier than `startDate`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Time of day at the place, on a multiple of 5 minutes. Both times or neither; null for any time. */
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not for a job in a final status. When the address changes without coordinates, they are looked up shortly after. */
  location?: InputMaybe<JobLocationInput>;
  /** Notes for the reviewer, at most 20,000 characters; null clears them. */
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /** Not blank. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** At most 20,000 characters; null clears it. */
  specialInstructions?: InputMaybe<Scalars['String']['input']>;
  /** In the calendar of the place; not later than `endDate`. Not for a job in a final status. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Time of day at the place, on a multiple of 5 minutes. Both times or neither; null for any time. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** The group to move to: its id, or the data of a new one. */
export type UpdateJobLocationGroupInput = {
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** For a new group: see `LocationGroup.hideFromMarket`. */
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the job. */
  id: Scalars['ID']['input'];
  /** For a new group: whole minutes; left out: no limit. */
  jobTimeLimit?: InputMaybe<Scalars['Int']['input']>;
  /** A group of the job's order; left out: a new one is created. */
  locationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of a new group, which requires one. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a job's fee and price; values left out are kept. */
export type UpdateJobRatesInput = {
  /**
   * Major units of the job's currency, from 0 to a million (a hundred million without decimals). At least one of the two
   * is required.
   */
  agentFee?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Major units of the job's currency, from 0 to a million (a hundred million without decimals). At least one of the two
   * is required.
   */
  customerPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

/** Changes to a location group; fields left out keep their values. */
export type UpdateLocationGroupInput = {
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** See `LocationGroup.hideFromMarket`. */
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  /** Whole minutes, 1 or more; null removes the limit. */
  jobTimeLimit?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};

/** The end of one Shepherd's lockout. */
export type UpdateLockoutAgentInput = {
  agentId: Scalars['ID']['input'];
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Null: ends with the lockout's duration. A time in the past ends the lockout of the Shepherd. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};

/** Changes to a lockout; fields left out keep their values. */
export type UpdateLockoutInput = {
  /** Whole minutes, 0 or more. Moves the end of entries without one of their own. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank, at most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a piece of news; fields left out keep their values. */
export type UpdateNewsItemInput = {
  /** Not blank. */
  body?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  status?: InputMaybe<ContentStatus>;
  /** Not blank. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Changes to an order; fields left out keep their values. A draft can be changed completely. Later only `title`,
 * `description`, `dashboardId`, `priority`, `identityCheckRequired`, `campaignId`, `waveId`, `documentation`, `image` and
 * `exampleImage` can change: every other field is refused by its name (`validation.failed`).
 */
export type UpdateOrderInput = {
  /** Drafts only. Days, 0 to 3650; 0 is the current day only. */
  acceptWindow?: InputMaybe<Scalars['Int']['input']>;
  /** One of the customer's campaigns. */
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. */
  captureLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Drafts only. At most 5000 characters; null clears it. */
  captureLocationPrompt?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. */
  captureLocationPromptRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Drafts only. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. */
  combineGroups?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 3166-1 alpha-2. Drafts only. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 255 characters; null removes it. */
  dashboardId?: InputMaybe<Scalars['String']['input']>;
  /** At most 5000 characters; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The complete list, at most 100, in display order. */
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  /** As `image`: a picture of the target of a treasure hunt. */
  exampleImage?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. Ids of skills, the complete list, at most 500. */
  excludeAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Drafts only. The complete list, at most 200, of 100 characters each. */
  excludeAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. True: no push is sent for the order. */
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  identityCheckRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id from the upload of a picture to `/files/orders/images`; null removes it. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. 0 or more; null: no target. */
  jobCompletionTarget?: InputMaybe<Scalars['Int']['input']>;
  /** Drafts only, for the type anywhere: 1 to 10000. */
  jobsCount?: InputMaybe<Scalars['Int']['input']>;
  /** Drafts only. Whole minutes, 0 or more. */
  lockoutDuration?: InputMaybe<Scalars['Int']['input']>;
  /** Drafts only. At most 5000 characters; null clears it. */
  negativeCriteria?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. 1 or more; null: no limit. */
  perUserJobLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Drafts only. At most 5000 characters; null clears it. */
  positiveCriteria?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<OrderPriority>;
  /** Drafts only. Ids of skills, the complete list, at most 500. */
  requireAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Drafts only. The complete list, at most 200, of 100 characters each. */
  requireAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Drafts only. The complete list, at most 100. */
  schedules?: InputMaybe<Array<ScheduleInput>>;
  /** Drafts only. At most 5000 characters; null clears it. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. An active template, which also changes the currency. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** 3 to 255 characters, without surrounding blanks. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. At most 5000 characters; null clears it. */
  treasureTarget?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. */
  type?: InputMaybe<OrderType>;
  /** A wave of the campaign. Null removes it; a change of the campaign removes it too. */
  waveId?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. */
  workforce?: InputMaybe<OrderWorkforce>;
};

/** A workflow of an order. */
export type UpdateOrderWorkflowInput = {
  /** True turns it on. Other workflows stay unchanged. */
  active: Scalars['Boolean']['input'];
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
  workflowId: Scalars['ID']['input'];
};

/** Changes to a photo or video; fields left out keep their values. */
export type UpdateReportMediaInput = {
  /** Null removes it. At most 1000 characters. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** The `JobReport.version` that the change is based on: another one is refused with `precondition.failed` (412). Null: no check. */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  mediaId: Scalars['ID']['input'];
  /** Degrees clockwise from the camera's orientation: 0, 90, 180 or 270. The pictures then have new addresses. */
  rotation?: InputMaybe<Scalars['Int']['input']>;
};

/** The new comment of an answer. */
export type UpdateReportTaskCommentInput = {
  /** At most 20,000 characters; empty removes it. */
  comment: Scalars['String']['input'];
  /** The `JobReport.version` that the change is based on: another one is refused with `precondition.failed` (412). Null: no check. */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the matrix item, for a task inside a matrix. */
  item?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};

/** The corrected answer; fields left out keep their values. */
export type UpdateReportTaskInput = {
  /** The `JobReport.version` that the change is based on: another one is refused with `precondition.failed` (412). Null: no check. */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the matrix item, for a task inside a matrix. */
  item?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  /** At most 20,000 characters; null clears them. */
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /**
   * Reason of the correction: `Incorrect answer`, `Minor incorrect answer`, `Template issue` or free text. At most 1000
   * characters.
   */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Only in QA. Replaces the task's automatic reimbursement; null removes it. */
  reimbursement?: InputMaybe<ReimbursementInput>;
  /** Ids of options, each once; as many as the task allows. Not empty for a required task. */
  selection?: InputMaybe<Array<Scalars['String']['input']>>;
  taskId: Scalars['ID']['input'];
  /** At most 20,000 characters, and the task's `inputLimit`; a number for `NUMERIC` and `PRICE`. Null clears it. */
  value?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of the answer to replace, null for a task without an answer: the correction is refused when another user
   * has changed it since. Left out: no check.
   */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The marks to add and to remove. */
export type UpdateReviewMarksInput = {
  /** At most 1,000. */
  add?: InputMaybe<Array<ReviewMarkInput>>;
  jobId: Scalars['ID']['input'];
  /** At most 1,000; none that is also in `add`. */
  remove?: InputMaybe<Array<ReviewMarkInput>>;
};

/** Changes to a saved view; fields left out keep their values. */
export type UpdateSavedViewInput = {
  audience?: InputMaybe<ViewAudience>;
  columns?: InputMaybe<ViewColumnsInput>;
  default?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** At most 40 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Of the audience `ROLE`. */
  role?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a template; fields left out keep their values, and lists are replaced as a whole. */
export type UpdateTemplateInput = {
  /** In the template's currency, unless all three amounts are given in another one. Existing jobs keep theirs. */
  agentFee?: InputMaybe<MoneyInput>;
  /** Null removes it. In the currency of the others. */
  agentFeeUpTo?: InputMaybe<MoneyInput>;
  /** At most 2000 characters; null removes it. */
  alternativeCustomerAvatar?: InputMaybe<Scalars['URL']['input']>;
  /** At most 255 characters; null removes it. */
  alternativeCustomerName?: InputMaybe<Scalars['String']['input']>;
  /** In the template's currency, unless all three amounts are given in another one. Existing jobs keep theirs. */
  basePrice?: InputMaybe<MoneyInput>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters; null removes it. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** The complete list, at most 100. */
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  /** Minutes, a multiple of 5 from 5 to 10,080 (a week). */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** The complete list, at most 100. */
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: the app does not show the times of its jobs. */
  hideJobTimes?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** True: the app should make faces in photos unrecognisable. */
  pixellateFaces?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The `revision` to change: the change is refused when another user has changed the template since. Left out or null: no
   * check.
   */
  revision?: InputMaybe<Scalars['String']['input']>;
  /** In the template's currency, unless all three amounts are given in another one. Existing jobs keep theirs. */
  sameDayCharge?: InputMaybe<MoneyInput>;
  /** The complete list, at most 200. Existing orders keep theirs. */
  taskGroups?: InputMaybe<Array<TaskGroupInput>>;
  /** The complete list, at most 1000. */
  taskLogic?: InputMaybe<Array<TaskLogicInput>>;
};

/** Changes to a training; fields left out keep their values. */
export type UpdateTrainingInput = {
  /** Not blank. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Smaller numbers come first: 0 to 1,000,000. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  status?: InputMaybe<ContentStatus>;
  /** Not blank. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to an admin user; fields left out keep their values. */
export type UpdateUserInput = {
  /** At most 255 characters, and not in use by another user. Links sent to the old address stop working. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /**
   * The `version` of the record that the change is based on: another one is refused with `precondition.failed` (412). A
   * server without ETags is read right before the change, so only changes in between stay unnoticed. Null: no check.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of a role of staff; the user's own role cannot be changed. */
  role?: InputMaybe<Scalars['ID']['input']>;
  /** A label only: permissions come from `role`. */
  type?: InputMaybe<UserType>;
};

/** A member of staff. With only `jobs.view`, all fields but id and names are null. */
export type User = {
  __typename?: 'User';
  /**
   * The user's reviews, month by month; null where the server of REST v1 has no such figures. Needs `users.view`. In a
   * list: a REST call per user.
   */
  analytics?: Maybe<UserAnalytics>;
  /** When they were invited. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Role>;
  status?: Maybe<UserStatus>;
  /** A label only: permissions come from `role`. */
  type?: Maybe<UserType>;
  /**
   * Changes with every change of the record; for `expectedVersion`. Where the server has no ETags, it is derived from the
   * content. In a list: a REST call per row.
   */
  version?: Maybe<Scalars['String']['output']>;
};


/** A member of staff. With only `jobs.view`, all fields but id and names are null. */
export type UserAnalyticsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The activity of an admin user. */
export type UserAnalytics = {
  __typename?: 'UserAnalytics';
  /** The earliest first, months without reviews with 0; in UTC. */
  months?: Maybe<Array<UserMonth>>;
};

/** Filters for admin users. A list matches any of its values, an empty list nothing; all given filters must match. */
export type UserFilter = {
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words to search for in names and e-mail. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** Ids of `roles`. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  status?: InputMaybe<Array<UserStatus>>;
  type?: InputMaybe<Array<UserType>>;
};

/** One month of an admin user. */
export type UserMonth = {
  __typename?: 'UserMonth';
  /** Completed jobs among them. */
  completed?: Maybe<Scalars['Int']['output']>;
  /** Failed jobs among them. */
  failed?: Maybe<Scalars['Int']['output']>;
  /** Median minutes from becoming the reviewer to the decision, with one decimal; null without reviews. */
  medianReviewMinutes?: Maybe<Scalars['Float']['output']>;
  /** The first day of the month. */
  month?: Maybe<Scalars['Date']['output']>;
  /** Reviewed jobs. */
  reviewed?: Maybe<Scalars['Int']['output']>;
};

/** A page of admin users. */
export type UserPage = {
  __typename?: 'UserPage';
  items: Array<Maybe<User>>;
  pageInfo: PageInfo;
  /** Counts per status of the rows that match the other filters. Needs `users.view`. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Sort order of admin users. */
export type UserSort = {
  direction: SortDirection;
  field: UserSortField;
};

/** Sort fields of admin users. */
export type UserSortField =
  | 'created_at'
  | 'email'
  | 'first_name'
  | 'id'
  | 'last_name'
  /** Alphabetically by the value's name. */
  | 'status'
  /** Alphabetically by the value's name. */
  | 'type';

/** Whether a user can sign in. */
export type UserStatus =
  /** Can sign in. */
  | 'active'
  /** Cannot sign in, and has no session. */
  | 'disabled'
  /** Has an invitation and no password yet. */
  | 'invited';

/** A label of a user. */
export type UserType =
  /** A line manager. A label only: it grants no permission. */
  | 'manager'
  /** All other users. */
  | 'standard';

/** Who sees a view beside its owner. */
export type ViewAudience =
  /** All users. */
  | 'everyone'
  /** No other user. */
  | 'owner'
  /** The users of one role. */
  | 'role';

/** The width of a column. */
export type ViewColumnWidth = {
  __typename?: 'ViewColumnWidth';
  column?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** The width of a column. */
export type ViewColumnWidthInput = {
  column: Scalars['String']['input'];
  /** Pixels. */
  width: Scalars['Int']['input'];
};

/** Column settings. Columns that are not named are as the list declares them. */
export type ViewColumns = {
  __typename?: 'ViewColumns';
  /** Hidden, although the list shows them by default. */
  hidden: Array<Maybe<Scalars['String']['output']>>;
  /** From left to right. */
  order: Array<Maybe<Scalars['String']['output']>>;
  /** Pinned at the left. */
  pinned: Array<Maybe<Scalars['String']['output']>>;
  /** Shown, although the list hides them by default. */
  shown: Array<Maybe<Scalars['String']['output']>>;
  widths: Array<Maybe<ViewColumnWidth>>;
};

/** Column settings. They replace the previous ones. */
export type ViewColumnsInput = {
  /** Hidden, although the list shows them by default. At most 100. */
  hidden: Array<Scalars['String']['input']>;
  /** From left to right, at most 100. */
  order: Array<Scalars['String']['input']>;
  /** Pinned at the left, at most 100. */
  pinned: Array<Scalars['String']['input']>;
  /** Shown, although the list hides them by default. At most 100. */
  shown: Array<Scalars['String']['input']>;
  /** At most 100. */
  widths: Array<ViewColumnWidthInput>;
};

/** The user who made a view. */
export type ViewOwner = {
  __typename?: 'ViewOwner';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** A role that a view is shared with. */
export type ViewRole = {
  __typename?: 'ViewRole';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** A warning. */
export type Warning = {
  __typename?: 'Warning';
  /** Stable; the description of the field lists the possible codes. */
  code?: Maybe<Scalars['String']['output']>;
  /** Text to show to users. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A part of a campaign. */
export type Wave = {
  __typename?: 'Wave';
  /** Null where REST v1 names only the wave. */
  campaignId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** A wave of a campaign. */
export type WaveInput = {
  /** The id of an existing wave; leave out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
};

/** A withdrawal from a Shepherd's balance. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** `id` and `name` are included; other fields cost one REST call per 100 of them. */
  agent?: Maybe<Agent>;
  /** In the Shepherd's currency, positive; deducted from the balance at the request. */
  amount?: Maybe<Money>;
  /** A manual one waits for a review. */
  automatic?: Maybe<PayoutMode>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When the Shepherd requested it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The destination; nothing can be paid to it once `removedAt` is set. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** The reference in statements. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Null before the decision, and for automatic withdrawals. */
  reviewComment?: Maybe<Scalars['String']['output']>;
  /** Null before the decision, and for automatic withdrawals. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who decided; null before the decision, and for automatic withdrawals. */
  reviewedBy?: Maybe<User>;
  status?: Maybe<WithdrawalStatus>;
};

/** Decisions on a withdrawal. */
export type WithdrawalDecision =
  /** It is paid out next. */
  | 'approve'
  /** The money goes back to the balance. */
  | 'reject';

/** Filters for withdrawals. A list matches any of its values, an empty list nothing; all given filters must match. */
export type WithdrawalFilter = {
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** `MANUAL` with the status `REQUESTED` matches those that wait for a review. */
  automatic?: InputMaybe<Array<PayoutMode>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Requested on this day of `timezone` or later. */
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Requested on this day of `timezone` or earlier. */
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  /**
   * All filters together must fit into an address of 12,000 characters (about 900 ids), else `validation.failed` on
   * `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text to search for in reference and the Shepherd's names, without regard to case or accents. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<WithdrawalStatus>>;
  /** IANA time zone of the dates in this filter; UTC by default and for an unknown one. An export uses its own. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** A page of withdrawals. */
export type WithdrawalPage = {
  __typename?: 'WithdrawalPage';
  items: Array<Maybe<Withdrawal>>;
  pageInfo: PageInfo;
};

/** Sort order of withdrawals. */
export type WithdrawalSort = {
  direction: SortDirection;
  field: WithdrawalSortField;
};

/** Sort fields of withdrawals. */
export type WithdrawalSortField =
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'amount'
  | 'country_code'
  | 'created_at'
  | 'id'
  /** References are numbered in the order of the ids. */
  | 'reference'
  /** Alphabetically by the value's name. */
  | 'status';

/** Status of a withdrawal. */
export type WithdrawalStatus =
  /** Approved by staff; it is paid out next. */
  | 'approved'
  /** It arrived. Final. */
  | 'confirmed'
  /** Rejected by staff; the money went back to the balance. Final. */
  | 'denied'
  /** The payout failed; the money went back to the balance. */
  | 'failed'
  /** Sent, and not confirmed yet. */
  | 'processed'
  /** Being sent. */
  | 'processing'
  /** Returned after it was sent, or had failed; the money went back to the balance. Final. */
  | 'refunded'
  /** Requested: a manual one waits for staff. */
  | 'requested';

/** An automation around the jobs of an order. */
export type Workflow = {
  __typename?: 'Workflow';
  id: Scalars['ID']['output'];
  /** The staff's name for it. */
  name?: Maybe<Scalars['String']['output']>;
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
  AgentSkillCategory: ResolverTypeWrapper<HeldSkills>;
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
  BackgroundWork: ResolverTypeWrapper<Entity<'BackgroundWork'>>;
  BackgroundWorkFilter: ResolverTypeWrapper<unknown>;
  BackgroundWorkKind: null;
  BackgroundWorkPage: ResolverTypeWrapper<ListPage<ResolversParentTypes['BackgroundWork'], BackgroundWorkFilter>>;
  BackgroundWorkSort: ResolverTypeWrapper<unknown>;
  BackgroundWorkSortField: null;
  BackgroundWorkStatus: null;
  BackgroundWorkSubject: ResolverTypeWrapper<Value<'BackgroundWorkSubject'>>;
  BackgroundWorkSubjectType: null;
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
  Change: ResolverTypeWrapper<RecordChange>;
  ChangeAuthor: ResolverTypeWrapper<unknown>;
  ChangeKind: null;
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
  Count: ResolverTypeWrapper<unknown>;
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
  CreateSavedViewInput: ResolverTypeWrapper<unknown>;
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
  DeleteAgentCommentInput: ResolverTypeWrapper<unknown>;
  DeleteCampaignInput: ResolverTypeWrapper<unknown>;
  DeleteJobCommentInput: ResolverTypeWrapper<unknown>;
  DeleteReportMediaInput: ResolverTypeWrapper<unknown>;
  DocumentationItem: ResolverTypeWrapper<Entity<'Documentation'>>;
  DocumentationItemInput: ResolverTypeWrapper<unknown>;
  DocumentationType: null;
  DrawOrientation: null;
  EmailAddress: ResolverTypeWrapper<unknown>;
  ExpectedJobInput: ResolverTypeWrapper<unknown>;
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
  JobDateInput: ResolverTypeWrapper<unknown>;
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
  OrderWorkflow: ResolverTypeWrapper<SwitchedWorkflow>;
  OrderWorkforce: null;
  PageInfo: ResolverTypeWrapper<Envelope>;
  PasswordLinkPurpose: null;
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
  Preference: ResolverTypeWrapper<Value<'Preference'>>;
  Presence: ResolverTypeWrapper<Value<'Presence'>>;
  PresenceActivity: ResolverTypeWrapper<unknown>;
  PresenceActivityInput: ResolverTypeWrapper<unknown>;
  PresenceKind: null;
  PresenceType: null;
  PresentUser: ResolverTypeWrapper<unknown>;
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
  RecordType: null;
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
  RetriedWork: ResolverTypeWrapper<Value<'RetriedWork'>>;
  RetryFailedBackgroundWorkInput: ResolverTypeWrapper<unknown>;
  RevertStrikeInput: ResolverTypeWrapper<unknown>;
  ReviewIdentityCheckInput: ResolverTypeWrapper<unknown>;
  ReviewMark: ResolverTypeWrapper<Value<'ReviewMark'>>;
  ReviewMarkInput: ResolverTypeWrapper<unknown>;
  ReviewMarkKind: null;
  ReviewWithdrawalInput: ResolverTypeWrapper<unknown>;
  RevokeReportLinkInput: ResolverTypeWrapper<unknown>;
  Role: ResolverTypeWrapper<Entity<'Role'>>;
  RulesOperator: null;
  SavedView: ResolverTypeWrapper<Entity<'SavedView'>>;
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
  SetPreferenceInput: ResolverTypeWrapper<unknown>;
  SignPresenceInput: ResolverTypeWrapper<unknown>;
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
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  UpdateReviewMarksInput: ResolverTypeWrapper<unknown>;
  UpdateSavedViewInput: ResolverTypeWrapper<unknown>;
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
  ViewAudience: null;
  ViewColumnWidth: ResolverTypeWrapper<unknown>;
  ViewColumnWidthInput: ResolverTypeWrapper<unknown>;
  ViewColumns: ResolverTypeWrapper<Value<'ViewColumns'>>;
  ViewColumnsInput: ResolverTypeWrapper<unknown>;
  ViewOwner: ResolverTypeWrapper<unknown>;
  ViewRole: ResolverTypeWrapper<unknown>;
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
  AgentSkillCategory: HeldSkills;
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
  BackgroundWork: Entity<'BackgroundWork'>;
  BackgroundWorkFilter: unknown;
  BackgroundWorkPage: ListPage<ResolversParentTypes['BackgroundWork'], BackgroundWorkFilter>;
  BackgroundWorkSort: unknown;
  BackgroundWorkSubject: Value<'BackgroundWorkSubject'>;
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
  Change: RecordChange;
  ChangeAuthor: unknown;
  City: Entity<'City'>;
  Collection: Entity<'Collection'>;
  CollectionFilter: unknown;
  CollectionItem: Entity<'ContentItem'>;
  CollectionPage: ListPage<ResolversParentTypes['Collection'], CollectionFilter>;
  CollectionSort: unknown;
  CompleteJobInput: unknown;
  CompleteJobPayload: unknown;
  Count: unknown;
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
  CreateSavedViewInput: unknown;
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
  DeleteAgentCommentInput: unknown;
  DeleteCampaignInput: unknown;
  DeleteJobCommentInput: unknown;
  DeleteReportMediaInput: unknown;
  DocumentationItem: Entity<'Documentation'>;
  DocumentationItemInput: unknown;
  EmailAddress: unknown;
  ExpectedJobInput: unknown;
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
  JobDateInput: unknown;
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
  OrderWorkflow: SwitchedWorkflow;
  PageInfo: Envelope;
  Payment: Entity<'Payment'>;
  PaymentFilter: unknown;
  PaymentMethod: Entity<'PaymentMethod'>;
  PaymentPage: ListPage<ResolversParentTypes['Payment'], PaymentFilter>;
  PaymentSort: unknown;
  Preference: Value<'Preference'>;
  Presence: Value<'Presence'>;
  PresenceActivity: unknown;
  PresenceActivityInput: unknown;
  PresentUser: unknown;
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
  RetriedWork: Value<'RetriedWork'>;
  RetryFailedBackgroundWorkInput: unknown;
  RevertStrikeInput: unknown;
  ReviewIdentityCheckInput: unknown;
  ReviewMark: Value<'ReviewMark'>;
  ReviewMarkInput: unknown;
  ReviewWithdrawalInput: unknown;
  RevokeReportLinkInput: unknown;
  Role: Entity<'Role'>;
  SavedView: Entity<'SavedView'>;
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
  SetPreferenceInput: unknown;
  SignPresenceInput: unknown;
  Skill: Entity<'Skill'>;
  SkillCategory: Entity<'SkillCategory'>;
  StartLocationsUploadInput: unknown;
  StopJobInput: unknown;
  Strike: Entity<'Strike'>;
  String: unknown;
  SubmitOrderInput: unknown;
  Subscription: Record<PropertyKey, never>;
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
  UpdateReviewMarksInput: unknown;
  UpdateSavedViewInput: unknown;
  UpdateTemplateInput: unknown;
  UpdateTrainingInput: unknown;
  UpdateUserInput: unknown;
  User: Entity<'User'>;
  UserAnalytics: Value<'UserAnalytics'>;
  UserFilter: unknown;
  UserMonth: Value<'UserMonth'>;
  UserPage: ListPage<ResolversParentTypes['User'], UserFilter>;
  UserSort: unknown;
  ViewColumnWidth: unknown;
  ViewColumnWidthInput: unknown;
  ViewColumns: Value<'ViewColumns'>;
  ViewColumnsInput: unknown;
  ViewOwner: unknown;
  ViewRole: unknown;
  Warning: Value<'Warning'>;
  Wave: Entity<'Wave'>;
  WaveInput: unknown;
  Withdrawal: Entity<'Withdrawal'>;
  WithdrawalFilter: unknown;
  WithdrawalPage: ListPage<ResolversParentTypes['Withdrawal'], WithdrawalFilter>;
  WithdrawalSort: unknown;
  Workflow: Entity<'Workflow'>;
};

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  endedByStaffAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
  stopComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type BackgroundWorkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BackgroundWork'] = ResolversParentTypes['BackgroundWork']> = {
  about?: Resolver<Maybe<ResolversTypes['BackgroundWorkSubject']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BackgroundWorkKind'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retriedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retriedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BackgroundWorkStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BackgroundWorkKindResolvers = { BULK_ACTION: 'bulk_action', DATA_PROTECTION: 'data_protection', EXPORT: 'export', FILE_REMOVAL: 'file_removal', LOCATING: 'locating', LOCATIONS_UPLOAD: 'locations_upload', MAIL: 'mail', ORDER_APPROVAL: 'order_approval', ORDER_ENDING: 'order_ending', ORDER_START: 'order_start', OTHER: 'other', PASSWORD_RESET: 'password_reset', PAYOUT: 'payout', PUSH: 'push', REPORT_MEDIA: 'report_media' };

export type BackgroundWorkPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BackgroundWorkPage'] = ResolversParentTypes['BackgroundWorkPage']> = {
  items?: Resolver<Array<ResolversTypes['BackgroundWork']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type BackgroundWorkSortFieldResolvers = { ATTEMPTS: 'attempts', CREATED_AT: 'created_at', FINISHED_AT: 'finished_at', ID: 'id', NEXT_TRY_AT: 'next_try_at', TITLE: 'title', URGENCY: 'urgency' };

export type BackgroundWorkStatusResolvers = { DONE: 'done', FAILED: 'failed', RETRYING: 'retrying', RUNNING: 'running', WAITING: 'waiting' };

export type BackgroundWorkSubjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BackgroundWorkSubject'] = ResolversParentTypes['BackgroundWorkSubject']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BackgroundWorkSubjectType'], ParentType, ContextType>;
};

export type BackgroundWorkSubjectTypeResolvers = { AGENT: 'agent', BULK_ACTION: 'bulk_action', JOB: 'job', MAIL: 'mail', ORDER: 'order' };

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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waves?: Resolver<Maybe<Array<ResolversTypes['Wave']>>, ParentType, ContextType>;
};

export type CampaignPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CampaignPage'] = ResolversParentTypes['CampaignPage']> = {
  items?: Resolver<Array<ResolversTypes['Campaign']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Summary']>, ParentType, ContextType>;
};

export type CampaignSortFieldResolvers = { CREATED_AT: 'created_at', ID: 'id', NAME: 'name', STATUS: 'status' };

export type CampaignStatusResolvers = { ACTIVE: 'active', CLOSED: 'closed' };

export type ChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ChangeAuthor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeAuthorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeAuthor'] = ResolversParentTypes['ChangeAuthor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeKindResolvers = { CREATED: 'created', DELETED: 'deleted', UPDATED: 'updated' };

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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export interface CountScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Count'], any> {
  name: 'Count';
}

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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  attemptReason?: Resolver<Maybe<ResolversTypes['StopReason']>, ParentType, ContextType>;
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
  reviewMarks?: Resolver<Maybe<Array<ResolversTypes['ReviewMark']>>, ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationGroup'] = ResolversParentTypes['LocationGroup']> = {
  hideFromMarket?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTimeLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LockoutAgentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LockoutAgent'] = ResolversParentTypes['LockoutAgent']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  createSavedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'input'>>;
  createTemplate?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<MutationCreateTemplateArgs, 'input'>>;
  createTraining?: Resolver<ResolversTypes['Training'], ParentType, ContextType, RequireFields<MutationCreateTrainingArgs, 'input'>>;
  deactivateTemplate?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<MutationDeactivateTemplateArgs, 'id'>>;
  deleteAgentComment?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationDeleteAgentCommentArgs, 'input'>>;
  deleteCampaign?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCampaignArgs, 'input'>>;
  deleteJobComment?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationDeleteJobCommentArgs, 'input'>>;
  deleteLocationsUploads?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationDeleteLocationsUploadsArgs, 'orderId'>>;
  deleteLockout?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteLockoutArgs, 'id'>>;
  deleteReportMedia?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationDeleteReportMediaArgs, 'input'>>;
  deleteSavedView?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'id'>>;
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
  leavePresence?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationLeavePresenceArgs, 'clientId'>>;
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
  retryBackgroundWork?: Resolver<ResolversTypes['BackgroundWork'], ParentType, ContextType, RequireFields<MutationRetryBackgroundWorkArgs, 'id'>>;
  retryFailedBackgroundWork?: Resolver<ResolversTypes['RetriedWork'], ParentType, ContextType, RequireFields<MutationRetryFailedBackgroundWorkArgs, 'input'>>;
  revertStrike?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationRevertStrikeArgs, 'input'>>;
  reviewIdentityCheck?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<MutationReviewIdentityCheckArgs, 'input'>>;
  reviewWithdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<MutationReviewWithdrawalArgs, 'input'>>;
  revokeCustomerUserInvitation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeCustomerUserInvitationArgs, 'input'>>;
  revokeReportLink?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRevokeReportLinkArgs, 'input'>>;
  revokeUserInvitation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeUserInvitationArgs, 'id'>>;
  sendPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendPasswordResetArgs, 'input'>>;
  setPreference?: Resolver<ResolversTypes['Preference'], ParentType, ContextType, RequireFields<MutationSetPreferenceArgs, 'input'>>;
  signPresence?: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType, RequireFields<MutationSignPresenceArgs, 'input'>>;
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
  updateReviewMarks?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationUpdateReviewMarksArgs, 'input'>>;
  updateSavedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'input'>>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  jobsCount?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workflow?: Resolver<ResolversTypes['Workflow'], ParentType, ContextType>;
};

export type OrderWorkforceResolvers = { CUSTOMER: 'customer', PLATFORM: 'platform' };

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  from?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  lastPage?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type PasswordLinkPurposeResolvers = { INVITATION: 'invitation', RESET: 'reset' };

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

export type PreferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Preference'] = ResolversParentTypes['Preference']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  activity?: Resolver<ResolversTypes['PresenceActivity'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['PresentUser'], ParentType, ContextType>;
};

export type PresenceActivityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PresenceActivity'] = ResolversParentTypes['PresenceActivity']> = {
  done?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PresenceKind'], ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PresenceKindResolvers = { EDITS: 'edits', REVIEWS: 'reviews', VIEWS: 'views' };

export type PresenceTypeResolvers = { CUSTOMER: 'customer', JOB: 'job', ORDER: 'order', TEMPLATE: 'template' };

export type PresentUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PresentUser'] = ResolversParentTypes['PresentUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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
  backgroundWork?: Resolver<Maybe<ResolversTypes['BackgroundWork']>, ParentType, ContextType, RequireFields<QueryBackgroundWorkArgs, 'id'>>;
  backgroundWorks?: Resolver<ResolversTypes['BackgroundWorkPage'], ParentType, ContextType, RequireFields<QueryBackgroundWorksArgs, 'page' | 'perPage' | 'sort'>>;
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
  passwordLinkWorks?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryPasswordLinkWorksArgs, 'purpose' | 'token'>>;
  payments?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'page' | 'perPage' | 'sort'>>;
  preferences?: Resolver<Array<ResolversTypes['Preference']>, ParentType, ContextType>;
  presence?: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType, RequireFields<QueryPresenceArgs, 'ids' | 'type'>>;
  publicJobReport?: Resolver<ResolversTypes['PublicJobReportResult'], ParentType, ContextType, RequireFields<QueryPublicJobReportArgs, 'token'>>;
  publicReportItems?: Resolver<ResolversTypes['PublicReportItemsResult'], ParentType, ContextType, RequireFields<QueryPublicReportItemsArgs, 'page' | 'perPage' | 'taskId' | 'token'>>;
  qaSummary?: Resolver<ResolversTypes['Summary'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, Partial<QuerySavedViewsArgs>>;
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

export type RecordTypeResolvers = { AGENT: 'agent', APPLICATION: 'application', CAMPAIGN: 'campaign', COLLECTION: 'collection', CUSTOMER: 'customer', CUSTOMER_USER: 'customer_user', JOB: 'job', LOCKOUT: 'lockout', NEWS_ITEM: 'news_item', ORDER: 'order', TEMPLATE: 'template', TRAINING: 'training', TRANSACTION: 'transaction', USER: 'user', WITHDRAWAL: 'withdrawal' };

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

export type RetriedWorkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetriedWork'] = ResolversParentTypes['RetriedWork']> = {
  retried?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewMarkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewMark'] = ResolversParentTypes['ReviewMark']> = {
  kind?: Resolver<ResolversTypes['ReviewMarkKind'], ParentType, ContextType>;
  markedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['PresentUser'], ParentType, ContextType>;
};

export type ReviewMarkKindResolvers = { ACCEPTED: 'accepted', SEEN: 'seen', SELECTED: 'selected' };

export type RoleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type RulesOperatorResolvers = { AND: 'and', OR: 'or' };

export type SavedViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  audience?: Resolver<ResolversTypes['ViewAudience'], ParentType, ContextType>;
  columns?: Resolver<ResolversTypes['ViewColumns'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['ViewOwner'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['ViewRole']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

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

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['Change'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
};

export type SummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Summary'] = ResolversParentTypes['Summary']> = {
  groups?: Resolver<Array<ResolversTypes['SummaryGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type SummaryGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SummaryGroup'] = ResolversParentTypes['SummaryGroup']> = {
  total?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ViewAudienceResolvers = { EVERYONE: 'everyone', OWNER: 'owner', ROLE: 'role' };

export type ViewColumnWidthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewColumnWidth'] = ResolversParentTypes['ViewColumnWidth']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewColumnsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewColumns'] = ResolversParentTypes['ViewColumns']> = {
  hidden?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pinned?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shown?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  widths?: Resolver<Array<ResolversTypes['ViewColumnWidth']>, ParentType, ContextType>;
};

export type ViewOwnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewOwner'] = ResolversParentTypes['ViewOwner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewRoleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewRole'] = ResolversParentTypes['ViewRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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
  BackgroundWork?: BackgroundWorkResolvers<ContextType>;
  BackgroundWorkKind?: BackgroundWorkKindResolvers;
  BackgroundWorkPage?: BackgroundWorkPageResolvers<ContextType>;
  BackgroundWorkSortField?: BackgroundWorkSortFieldResolvers;
  BackgroundWorkStatus?: BackgroundWorkStatusResolvers;
  BackgroundWorkSubject?: BackgroundWorkSubjectResolvers<ContextType>;
  BackgroundWorkSubjectType?: BackgroundWorkSubjectTypeResolvers;
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
  Change?: ChangeResolvers<ContextType>;
  ChangeAuthor?: ChangeAuthorResolvers<ContextType>;
  ChangeKind?: ChangeKindResolvers;
  CheckedOrderAction?: CheckedOrderActionResolvers;
  City?: CityResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionItem?: CollectionItemResolvers<ContextType>;
  CollectionPage?: CollectionPageResolvers<ContextType>;
  CollectionSortField?: CollectionSortFieldResolvers;
  CompleteJobPayload?: CompleteJobPayloadResolvers<ContextType>;
  ContentStatus?: ContentStatusResolvers;
  Count?: GraphQLScalarType;
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
  PasswordLinkPurpose?: PasswordLinkPurposeResolvers;
  Payment?: PaymentResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentSortField?: PaymentSortFieldResolvers;
  PaymentStatus?: PaymentStatusResolvers;
  PaymentType?: PaymentTypeResolvers;
  PayoutMode?: PayoutModeResolvers;
  Permission?: PermissionResolvers;
  Preference?: PreferenceResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  PresenceActivity?: PresenceActivityResolvers<ContextType>;
  PresenceKind?: PresenceKindResolvers;
  PresenceType?: PresenceTypeResolvers;
  PresentUser?: PresentUserResolvers<ContextType>;
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
  RecordType?: RecordTypeResolvers;
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
  RetriedWork?: RetriedWorkResolvers<ContextType>;
  ReviewMark?: ReviewMarkResolvers<ContextType>;
  ReviewMarkKind?: ReviewMarkKindResolvers;
  Role?: RoleResolvers<ContextType>;
  RulesOperator?: RulesOperatorResolvers;
  SavedView?: SavedViewResolvers<ContextType>;
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
  Subscription?: SubscriptionResolvers<ContextType>;
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
  ViewAudience?: ViewAudienceResolvers;
  ViewColumnWidth?: ViewColumnWidthResolvers<ContextType>;
  ViewColumns?: ViewColumnsResolvers<ContextType>;
  ViewOwner?: ViewOwnerResolvers<ContextType>;
  ViewRole?: ViewRoleResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  Wave?: WaveResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalDecision?: WithdrawalDecisionResolvers;
  WithdrawalPage?: WithdrawalPageResolvers<ContextType>;
  WithdrawalSortField?: WithdrawalSortFieldResolvers;
  WithdrawalStatus?: WithdrawalStatusResolvers;
  Workflow?: WorkflowResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
};
