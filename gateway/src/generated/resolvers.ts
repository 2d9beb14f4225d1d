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
  /** Not blank. */
  text: Scalars['String']['input'];
};

/** A comment about a job. */
export type AddJobCommentInput = {
  jobId: Scalars['ID']['input'];
  /** Not blank, at most 5000 characters. */
  text: Scalars['String']['input'];
};

/** Who to lock out. */
export type AddLockoutAgentsInput = {
  /** At most 10000. Whoever is kept away already stays as before; an entry that has ended begins again. */
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
 * Fields that are read by a call of their own are null with an error when that call fails; the rest stays. In lists
 * such a call is made for each row, or for a hundred rows together: each field says which.
 */
export type Agent = {
  __typename?: 'Agent';
  address1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  address2?: Maybe<Scalars['String']['output']>;
  /** Needs `agents.view`. Null for who never applied. In a list: a REST call per Shepherd. */
  application?: Maybe<Application>;
  /** The Shepherd's work. Needs `agents.view`. In a list: a REST call per Shepherd. */
  assignments?: Maybe<AssignmentPage>;
  /**
   * Needs `payments.view`. Errors: `agent.restricted` (403) when payment-restricted. In a list: a REST call per
   * Shepherd.
   */
  balance?: Maybe<AgentBalance>;
  /**
   * Where bills go and how taxes are done; null when payment-restricted. Needs `agents.view`. Missing in lists: one
   * REST call per Shepherd brings it.
   */
  billing?: Maybe<AgentBilling>;
  city?: Maybe<Scalars['String']['output']>;
  /** Staff's comments, the newest first. Needs `agents.view`. In a list: a REST call per Shepherd. */
  comments?: Maybe<Array<AgentComment>>;
  /** The day of the contract in force; null without one. */
  contractSignedAt?: Maybe<Scalars['Date']['output']>;
  /** Needs `agents.view`. In a list: a REST call per Shepherd. */
  contracts?: Maybe<Array<AgentContract>>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When they applied. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where it is not known. Missing in lists: one REST call per Shepherd brings it. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /**
   * The fee agreed with the Shepherd, in the Shepherd's currency, if there is one; null otherwise. Nothing is held to
   * it.
   */
  fee?: Maybe<Money>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Null before it was begun. */
  identityCheck?: Maybe<IdentityCheck>;
  /** Completed assignments; attempted ones do not count. */
  jobsCompleted?: Maybe<Scalars['Int']['output']>;
  lastName: Scalars['String']['output'];
  /** When the app was last used; null where it never was. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Areas where the Shepherd takes jobs. Needs `agents.view`; those of several Shepherds, which are read together,
   * need `jobs.view`. In a list: a REST call per 100 Shepherds.
   */
  locations?: Maybe<Array<AgentArea>>;
  /**
   * The jobs that the Shepherd has taken and not handed in, whatever their day; those of several Shepherds are read
   * together. Needs `jobs.view`. The earliest first. In a list: a REST call per 100 Shepherds.
   */
  openJobs?: Maybe<Array<Job>>;
  /**
   * Those in use, without removed ones. Needs `payments.view`. Errors: `agent.restricted` (403) when
   * payment-restricted. In a list: a REST call per Shepherd.
   */
  paymentMethods?: Maybe<Array<PaymentMethod>>;
  /**
   * True: payment methods, billing and balance are hidden from the signed-in user. So it is always without
   * `payments.view`.
   */
  paymentRestricted?: Maybe<Scalars['Boolean']['output']>;
  /** The Shepherd's payments. Needs `payments.view`. In a list: a REST call per Shepherd. */
  payments?: Maybe<PaymentPage>;
  phone?: Maybe<Scalars['String']['output']>;
  /**
   * Where the Shepherd was last; null when unknown, when view-restricted and when the read fails. Of several Shepherds,
   * which are read together as on the map, it is hidden only where that was set for everybody. Permissions as `locations`.
   * In a list: a REST call per 100 Shepherds.
   */
  position?: Maybe<AgentPosition>;
  /** Strikes of the last three months that count. Missing in lists: one REST call per Shepherd brings it. */
  recentStrikes?: Maybe<Scalars['Int']['output']>;
  /**
   * What staff wrote when they retired the Shepherd. Null for who is not retired. Missing in lists: one REST call per
   * Shepherd brings it.
   */
  retireComment?: Maybe<Scalars['String']['output']>;
  /** Set for a retired Shepherd. */
  retireReason?: Maybe<RetireReason>;
  /** Null for who is not retired. Missing in lists: one REST call per Shepherd brings it. */
  retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the Shepherd set in the app. Needs `agents.view`. In a list: a REST call per Shepherd. */
  settings?: Maybe<AgentSettings>;
  /** Ids of the skills of all categories; `skills` has their names. */
  skillIds?: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * What the Shepherd can do, by category. Needs `agents.view`. All categories, also those without a skill of the
   * Shepherd. In a list: a REST call per Shepherd.
   */
  skills?: Maybe<Array<AgentSkillCategory>>;
  /** How far the application came. */
  stage?: Maybe<ApplicationStage>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  status?: Maybe<AgentStatus>;
  /** Each strike, reverted ones too, the newest first. Needs `agents.view`. In a list: a REST call per Shepherd. */
  strikeHistory?: Maybe<Array<Strike>>;
  /** Those that were not reverted, however old; `recentStrikes` has those of three months, `strikeHistory` each. */
  strikes?: Maybe<Scalars['Int']['output']>;
  /** Free words that orders and offers can ask for. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * True: the position is hidden from the signed-in user where one Shepherd is read. So it is always without
   * `agents.manage`.
   */
  viewRestricted?: Maybe<Scalars['Boolean']['output']>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};


/**
 * Somebody who does jobs in the field; Shepherd on screen. With only `jobs.view`, everything but id and names is null.
 * Fields that are read by a call of their own are null with an error when that call fails; the rest stays. In lists
 * such a call is made for each row, or for a hundred rows together: each field says which.
 */
export type AgentAssignmentsArgs = {
  filter?: InputMaybe<AssignmentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: AssignmentSort;
};


/**
 * Somebody who does jobs in the field; Shepherd on screen. With only `jobs.view`, everything but id and names is null.
 * Fields that are read by a call of their own are null with an error when that call fails; the rest stays. In lists
 * such a call is made for each row, or for a hundred rows together: each field says which.
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
  /** Its id and name come along; anything else costs a REST call per 100 of them. */
  agent?: Maybe<Agent>;
  /** True: jobs there are wanted now; pushes go by areas where it is. */
  available?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Degrees (WGS 84). */
  latitude: Scalars['Float']['output'];
  /** Degrees (WGS 84). */
  longitude: Scalars['Float']['output'];
  /** What the Shepherd calls it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Metres around the point. */
  radius: Scalars['Float']['output'];
  transportMode: TransportMode;
};

/** What a Shepherd has and earned. */
export type AgentBalance = {
  __typename?: 'AgentBalance';
  /**
   * What could be taken out now, in the Shepherd's usual currency: withdrawals under way are taken off already. Can be
   * below zero.
   */
  balance?: Maybe<Money>;
  /** False: no new withdrawal can be asked for; those under way go on. */
  canWithdraw: Scalars['Boolean']['output'];
  /** In the usual currency only. */
  earnings?: Maybe<AgentEarnings>;
  /** What the Shepherd has in other currencies than the usual one. All of them together are the sum of the history. */
  otherBalances?: Maybe<Array<Money>>;
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
  /** Null where none was given. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** True: invoices have VAT. */
  vatRegistered?: Maybe<Scalars['Boolean']['output']>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** What somebody of the staff wrote about a Shepherd. */
export type AgentComment = {
  __typename?: 'AgentComment';
  /** Who wrote it. Its id and name come along; anything else costs a REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** When it was written. */
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
  /** Null where the text is not kept here. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** What a Shepherd earned. */
export type AgentEarnings = {
  __typename?: 'AgentEarnings';
  /** The last twelve months, the present one included, the oldest first; in UTC. Months without earnings have 0. */
  monthly: Array<MonthlyEarning>;
};

/** Which Shepherds. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type AgentFilter = {
  /** Part of its name. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `CLEAR` finds `PASS`. */
  identityCheckResult?: InputMaybe<Array<IdentityCheckResult>>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Looked for in names, e-mail, phone and id, without regard to case or accents; in names and id only with
   * `jobs.view` alone.
   */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** Who has any of these. */
  skillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How far their application came. */
  stage?: InputMaybe<Array<ApplicationStage>>;
  status?: InputMaybe<Array<AgentStatus>>;
  /** Who has at least as many strikes that were not reverted, however old; 0 or more. */
  strikesFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Who has any of these. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of Shepherds. */
export type AgentPage = {
  __typename?: 'AgentPage';
  items: Array<Agent>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. Needs `agents.view`. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** Where a Shepherd was last. */
export type AgentPosition = {
  __typename?: 'AgentPosition';
  /** Its id and name come along; anything else costs a REST call per 100 of them. */
  agent?: Maybe<Agent>;
  /** Degrees (WGS 84). */
  latitude: Scalars['Float']['output'];
  /** Degrees (WGS 84). */
  longitude: Scalars['Float']['output'];
  /** Null where nobody knows when. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a Shepherd set in the app. */
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
  /** By completed assignments. */
  | 'jobs_completed'
  | 'last_name'
  /** Who was never seen comes last. */
  | 'last_seen_at'
  /** By the status's name, alphabetically. */
  | 'status'
  /** By those that were not reverted. */
  | 'strikes';

/** Whether a Shepherd works for the marketplace. */
export type AgentStatus =
  /** Sees the market and can take jobs. */
  | 'active'
  /** Not accepted yet: can be given no jobs. */
  | 'applicant'
  /** Without access to the market. Can still be given jobs directly, and goes on with those accepted. */
  | 'inactive'
  /** Works here no more. Final. */
  | 'retired';

/** Somebody's way to becoming a Shepherd. */
export type Application = {
  __typename?: 'Application';
  /**
   * With names, e-mail, phone and when last seen; whoever was rejected has nothing else, as such profiles are not
   * viewable.
   */
  agent?: Maybe<Agent>;
  /** Whether a contract was agreed. */
  contract: Scalars['Boolean']['output'];
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Null before it was begun. */
  identityCheck?: Maybe<IdentityCheck>;
  /** Whether a job was accepted. */
  job: Scalars['Boolean']['output'];
  /** Null unless it was rejected. */
  rejectReason?: Maybe<RejectReason>;
  /** Where the Shepherd stands now, also after a decision. */
  stage: ApplicationStage;
  status: ApplicationStatus;
};

/** Which applications. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type ApplicationFilter = {
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `CLEAR` finds `PASS`. */
  identityCheckResult?: InputMaybe<Array<IdentityCheckResult>>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
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
  /** Counts per status. The total leaves out the rejected ones where the list does. Costs a REST call. */
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
  /** Who was never seen comes last. */
  | 'last_seen_at'
  /** In the order in which the stages are passed. */
  | 'stage'
  /** By the status's name, alphabetically. */
  | 'status';

/** The steps of an application. */
export type ApplicationStage =
  /** An area and a payment method are missing. */
  | 'complete_application'
  /** Phone, date of birth and address are missing. */
  | 'complete_profile'
  /** The contract is to be agreed to. */
  | 'contract_agreement'
  /** Ended here: convictions were declared. */
  | 'criminal_convictions'
  /** The identity is being checked; passing it accepts the application. */
  | 'identity_check'
  /** A first job was accepted; the identity check comes next. */
  | 'job_accepted'
  /** The contract was agreed; a first job is to be accepted. */
  | 'market_access'
  /** Ended here: there was no right to work. */
  | 'right_to_work'
  /** Ended here: too young. */
  | 'too_young'
  /** A lead: the e-mail address is not verified yet. */
  | 'verify_email';

/** The outcome of an application. */
export type ApplicationStatus =
  /** They are a Shepherd. Final. */
  | 'accepted'
  /** On its way: see `stage`. */
  | 'in_progress'
  /** Final: `rejectReason` says why. */
  | 'rejected';

/** Which order, and whether its warnings were seen. */
export type ArchiveOrderInput = {
  /** True: do it in spite of warnings. */
  confirm: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Who gets which jobs, for how much and when. */
export type AssignAgentInput = {
  /** Of an active or inactive Shepherd; all others are refused whatever is ignored. */
  agentId: Scalars['ID']['input'];
  /** Makes several jobs a bundle; at most 255 characters. Left out: each job by itself. */
  bundleName?: InputMaybe<Scalars['String']['input']>;
  /** Not earlier than `startTime`. */
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** One for each job, unless `globalFee` is given. */
  fees?: InputMaybe<Array<JobFeeInput>>;
  /** For each job alike, in major units; instead of `fees`. The jobs need one currency. */
  globalFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** 1 to 400. */
  ids: Array<Scalars['ID']['input']>;
  /** True: assign in spite of warnings. */
  ignoreWarnings: Scalars['Boolean']['input'];
  /**
   * In the calendar of the place, today or later. Left out: `jobDates`, and without those the first day from today within
   * the requested days of each job on which the Shepherd has no other visit, at the job's own times.
   */
  jobDate?: InputMaybe<Scalars['Date']['input']>;
  /** A day for each job, at its own times; instead of `jobDate`. */
  jobDates?: InputMaybe<Array<JobDateInput>>;
  /** Refused when one of the jobs has another assignment by now; null: not compared. */
  seenAssignments?: InputMaybe<Array<SeenAssignmentInput>>;
  /** Time of day at the place, on a multiple of 5 minutes. Both times or neither. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** Whether the jobs were assigned. */
export type AssignAgentResult = AssignmentConflict | JobsAssigned;

/** Who reviews which job. */
export type AssignReviewerInput = {
  /** Of an active user with `jobs.review`; one's own as well. */
  adminUserId: Scalars['ID']['input'];
  /** Of the job. */
  id: Scalars['ID']['input'];
  /** True: take it from the present reviewer. */
  reassign: Scalars['Boolean']['input'];
};

/** A Shepherd's work on a job. */
export type Assignment = {
  __typename?: 'Assignment';
  /** `id` and names whatever the permission. */
  agent?: Maybe<Agent>;
  /** What was agreed for the work, in the job's currency, without bonuses. */
  agentFee?: Maybe<Money>;
  /** `id` and `name` whatever the permission. */
  customer?: Maybe<Customer>;
  /** Time of day at the place; both null for any time. */
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  /** When the work was handed in; null before, and again during another try. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When staff ended work that was begun and neither handed in nor stopped on site; null otherwise. */
  endedByStaffAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The day the work is to be done, in the calendar of the place. */
  jobDate?: Maybe<Scalars['Date']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  /** Where the work is done: the place of the job. */
  location?: Maybe<Location>;
  /** Time of day at the place; both null for any time. */
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  /** When the Shepherd began on site; null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: AssignmentStatus;
  /** What the Shepherd said when they stopped; null otherwise. */
  stopComment?: Maybe<Scalars['String']['output']>;
  /** When the Shepherd stopped on site; null otherwise. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** `id` and `name` whatever the permission. */
  template?: Maybe<Template>;
};

/** Nothing was assigned, because of warnings that can be ignored. */
export type AssignmentConflict = {
  __typename?: 'AssignmentConflict';
  /** Ready to show. */
  message: Scalars['String']['output'];
  /** Of those jobs only that have any. */
  warnings: Array<JobWarnings>;
};

/** Which of a Shepherd's assignments. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type AssignmentFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Work that is to be done on this day or later, in the calendar of the place. */
  jobDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Work that is to be done on this day or earlier. */
  jobDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** Looked for in job id, customer's name and template's name. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<AssignmentStatus>>;
  templateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of a Shepherd's assignments. */
export type AssignmentPage = {
  __typename?: 'AssignmentPage';
  items: Array<Assignment>;
  pageInfo: PageInfo;
  /** Counts per status of the Shepherd's assignments. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** A condition on the Shepherds that see an offer. */
export type AssignmentRule = {
  __typename?: 'AssignmentRule';
  /** One of those of its `MarketRule`, for example `lte`. */
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
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'agent_fee'
  /** Work that has not come so far comes last. */
  | 'ended_at'
  | 'job_date'
  /** By order number, then by the number within the order. */
  | 'job_id'
  /** Work that has not come so far comes last. */
  | 'started_at'
  | 'status';

/** Where an assignment stands. */
export type AssignmentStatus =
  /** Final: the Shepherd gave up and is not paid. */
  | 'abandoned'
  /** Taken or given, not begun. */
  | 'accepted'
  /** Final: it could not be done, and the Shepherd is paid the fee. */
  | 'attempted'
  /** Final: taken back before it was begun, given to somebody else, or its job was cancelled or unfulfilled. */
  | 'cancelled'
  /** Final: reviewed and paid. */
  | 'completed'
  /** Final: the reviewer refused the work, and it is not paid. */
  | 'failed'
  /** Begun on site. */
  | 'in_progress'
  /** The reviewer asked for another try. */
  | 'partially_failed'
  /** Handed in; waits for the reviewer. */
  | 'qa'
  /** By the Shepherd; staff decides whether it was abandoned or attempted. */
  | 'stopped';

/** A piece of work that goes on after its call was answered. */
export type BackgroundWork = {
  __typename?: 'BackgroundWork';
  /** The record it is about; null where there is none, or none any more. */
  about?: Maybe<BackgroundWorkSubject>;
  /** Tries that have ended, those before somebody had it tried again included. */
  attempts: Scalars['Int']['output'];
  /**
   * Tries before it is given up: 0 when it was. Null when it is done, where it is never given up, and where this server
   * does not know it (`OTHER`).
   */
  attemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** When it was left to be done. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the last try that failed did so: ready to show, and without anything of what was worked on. Null when none has. */
  failure?: Maybe<Scalars['String']['output']>;
  /** When it was done or given up; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: BackgroundWorkKind;
  /** It is not tried before then; null unless it is waiting or retrying. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The e-mail address that a mail, an export or a link for a new password goes to. Null for others, and for the last two
   * once they are done.
   */
  recipient?: Maybe<Scalars['String']['output']>;
  /** When somebody had it tried again last; null when nobody has. */
  retriedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who had it tried again last. Their id and name come along; anything else costs a REST call per 100 of them. */
  retriedBy?: Maybe<User>;
  /** Whether `retryBackgroundWork` would try it again now. */
  retryable: Scalars['Boolean']['output'];
  status: BackgroundWorkStatus;
  /** What is done, in a few words that are ready to show. */
  title: Scalars['String']['output'];
};

/** Which background work. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type BackgroundWorkFilter = {
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Words looked for in what is done, in why it failed, in the address and subject of mails, and in the number of the order
   * or job.
   */
  keywords?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Array<BackgroundWorkKind>>;
  status?: InputMaybe<Array<BackgroundWorkStatus>>;
};

/** What background work is told apart by. */
export type BackgroundWorkKind =
  /** Rows of a bulk action. */
  | 'bulk_action'
  /** What a removed Shepherd leaves is forgotten. */
  | 'data_protection'
  /** A list as CSV, sent by e-mail. */
  | 'export'
  /** Files that are not wanted any more. */
  | 'file_removal'
  /** Coordinates of places and jobs. */
  | 'locating'
  /** A file of locations is read into its order. */
  | 'locations_upload'
  /** An e-mail on its way to the mail server. */
  | 'mail'
  /** The jobs of an approved order are created. */
  | 'order_approval'
  /** Open jobs of an order that ends, pauses or is extended. */
  | 'order_ending'
  /** An approved order begins on its day. */
  | 'order_start'
  /** This server does not know it: a newer version of it has left it. */
  | 'other'
  /** A link for a new password is made. */
  | 'password_reset'
  /** Steps of a withdrawal. */
  | 'payout'
  /** Shepherds are told about an order. */
  | 'push'
  /** Photos and videos of reports are prepared. */
  | 'report_media';

/** A page of background work. */
export type BackgroundWorkPage = {
  __typename?: 'BackgroundWorkPage';
  items: Array<BackgroundWork>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** The order of background work. */
export type BackgroundWorkSort = {
  direction: SortDirection;
  field: BackgroundWorkSortField;
};

/** What background work can be sorted by. */
export type BackgroundWorkSortField =
  | 'attempts'
  | 'created_at'
  | 'finished_at'
  | 'id'
  | 'next_try_at'
  /** Alphabetically. */
  | 'title'
  /** By status: failed, running, retrying, waiting, done. In each the newest, or what comes next, is first. */
  | 'urgency';

/** How far a piece of background work has come. */
export type BackgroundWorkStatus =
  /** It is over, and went well. */
  | 'done'
  /** It was given up after all of its tries, until somebody has it tried again. */
  | 'failed'
  /** A try failed, or was cut off; the next one comes by itself. */
  | 'retrying'
  /** It is being done at this moment. */
  | 'running'
  /** It has not been tried yet, or not since somebody had it tried again. */
  | 'waiting';

/** The record that a piece of work is about. */
export type BackgroundWorkSubject = {
  __typename?: 'BackgroundWorkSubject';
  /** Title of the order, name of the Shepherd, subject of the mail; null for others. */
  name?: Maybe<Scalars['String']['output']>;
  /** Records of different types can have the same one. */
  recordId: Scalars['ID']['output'];
  type: BackgroundWorkSubjectType;
};

/** What kind of record a piece of work is about. */
export type BackgroundWorkSubjectType =
  /** A Shepherd. */
  | 'agent'
  /** Changes to many jobs by CSV file. */
  | 'bulk_action'
  /** A job, by its number. */
  | 'job'
  /** An e-mail of this server; nothing else can be read of it. */
  | 'mail'
  /** Files of locations and pushes too are told by their order. */
  | 'order';

/** A change to many jobs by CSV file. */
export type BulkAction = {
  __typename?: 'BulkAction';
  /** When the file came. */
  createdAt: Scalars['DateTime']['output'];
  /** Who sent the file. Its id and name come along; anything else costs a REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** Rows that were tried, those that failed included. */
  done?: Maybe<Scalars['Int']['output']>;
  /**
   * The rows that failed. Needs `jobs.administrate`. As CSV: `/files/jobs/bulk-actions/{id}/failed`. In a list: a REST
   * call per bulk action.
   */
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
  /** Null where the row names no job. */
  jobId?: Maybe<Scalars['ID']['output']>;
  /** Ready to show: what the single change would have been refused with. */
  reason: Scalars['String']['output'];
  /** Row of the file, from 1 below the header. */
  row: Scalars['Int']['output'];
  /** The whole row as it stood in the file. */
  values: Array<BulkActionValue>;
};

/** Which bulk actions. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type BulkActionFilter = {
  /** Who sent the file. */
  createdByIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
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
  /** By how many rows failed. */
  | 'failures'
  | 'id'
  /** By its name, alphabetically. */
  | 'status'
  /** By its name, alphabetically. */
  | 'type';

/** How far a bulk action has come. Completed ones may have failures; a failed one could not be read. */
export type BulkActionStatus =
  /** Every row was tried; `failures` says how many failed. Final. */
  | 'completed'
  /** The file could not be read, and nothing was changed. Final. */
  | 'failed'
  /** Rows are being tried; `done` says how many were. */
  | 'in_progress'
  /** Waits for its turn. */
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
  /** As the header of the file has it. */
  column: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A customer's plan that orders belong to. */
export type Campaign = {
  __typename?: 'Campaign';
  /** Number of jobs the campaign aims at. Nothing is held to it; null without one. */
  campaignTarget?: Maybe<Scalars['Int']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id and name come along; anything else costs a REST call per 100 of them. */
  customer?: Maybe<Customer>;
  /** Id in HubSpot, outside of this product; null without one. */
  hubspotId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** How many orders belong to it. */
  orders?: Maybe<Scalars['Int']['output']>;
  /** The customer's own; null without one. */
  purchaseOrderNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<CampaignStatus>;
  /** Empty for a campaign that is not divided. Comes with the campaign. */
  waves?: Maybe<Array<Wave>>;
};

/** Which campaigns. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CampaignFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Looked for in name, customer's name and purchase order number, without regard to case or accents. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<CampaignStatus>>;
};

/** A page of campaigns. */
export type CampaignPage = {
  __typename?: 'CampaignPage';
  items: Array<Campaign>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. Costs a REST call. */
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
  /** By its name, alphabetically. */
  | 'status';

/** Whether a campaign still takes orders. */
export type CampaignStatus =
  /** Orders can be made in it. */
  | 'active'
  /** No new orders; those it has go on. Can be made active again. */
  | 'closed';

/** Which jobs, and why. */
export type CancelJobsInput = {
  /** Must not be empty. At most 5000 characters. */
  comment: Scalars['String']['input'];
  /** 1 to 400. */
  ids: Array<Scalars['ID']['input']>;
  /** Refused when one of the jobs has another assignment by now; null: not compared. */
  seenAssignments?: InputMaybe<Array<SeenAssignmentInput>>;
};

/** Which upload of which order, and why. */
export type CancelLocationsUploadInput = {
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  /** At most 1000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which order, and why. */
export type CancelOrderInput = {
  /** Must not be empty. At most 5000 characters. */
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

/** Actions that can be checked before they are done. */
export type CheckedOrderAction =
  /** Warns about jobs in review (`jobs_in_qa`). */
  | 'archive'
  /**
   * Warns when the end has passed (`end_date_passed`), and of jobs that stay cancelled or unfulfilled
   * (`jobs_unfulfilled`).
   */
  | 'restart'
  /** Warns when the end has passed (`end_date_passed`). */
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
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
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
  /** Counts per status of what the other filters let through. Costs a REST call. */
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
  /** For the job's history; at most 5000 characters. */
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
  /** The app shows it. */
  | 'active'
  /** Kept, and shown to nobody. */
  | 'hidden';

/** A country. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 alpha-2. */
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
  /** Number of jobs the campaign aims at. 0 or more. */
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
  /** Ids of the items, in the order shown. At most 1000, each once. */
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
  /** 1 or more, within `limitPeriod`; left out, no limit. */
  jobsPerAgentLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Days, 1 or more. */
  limitPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** The id that an upload of a picture to `/files/customers/logos` answered. */
  logo?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Not blank, at most 30 characters. */
  phone: Scalars['String']['input'];
  priority: CustomerPriority;
  /** True: Shepherds see the customer's badge. */
  showBadge: Scalars['Boolean']['input'];
};

/** A file to come. */
export type CreateLocationsUploadInput = {
  /** SHA-256 of the file, hexadecimal. What arrives and has another one is refused (`upload.damaged`). */
  hash: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
};

/** A new lockout. */
export type CreateLockoutInput = {
  /** At most 10000. */
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whole minutes, 0 or more, for which a Shepherd without an own end is kept away. */
  duration: Scalars['Int']['input'];
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Left out: for no order; it keeps nobody away then. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is offered to whom, for how much and when. */
export type CreateMarketOfferInput = {
  /** Needed with more than one job. At most 255 characters. */
  bundleName?: InputMaybe<Scalars['String']['input']>;
  /** Not earlier than `startDate`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Not earlier than `startTime`. */
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** One for each job, unless `globalFee` is given. */
  fees?: InputMaybe<Array<JobFeeInput>>;
  /** For each job alike, in major units; instead of `fees`. */
  globalFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** 1 to 400. */
  ids: Array<Scalars['ID']['input']>;
  /** Without any, every Shepherd with access to the market. */
  rules: Array<AssignmentRuleInput>;
  /** Needed with more than one rule. */
  rulesOperator?: InputMaybe<RulesOperator>;
  /** Refused when one of the jobs has another assignment by now; null: not compared. */
  seenAssignments?: InputMaybe<Array<SeenAssignmentInput>>;
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

/** A new draft. Which of the later fields count depends on the type. */
export type CreateOrderInput = {
  /** Days a Shepherd has to accept an offer, 0 to 3650; 0 is the current day only. */
  acceptWindow?: InputMaybe<Scalars['Int']['input']>;
  /** One of the customer's campaigns. Not a closed one. */
  campaignId: Scalars['ID']['input'];
  /** For the type anywhere. True: the app asks Shepherds where they are. */
  captureLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** What they are asked with, at most 5000 characters. */
  captureLocationPrompt?: InputMaybe<Scalars['String']['input']>;
  /** True: they have to answer the prompt. */
  captureLocationPromptRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of `orderCategories`. */
  categoryId: Scalars['ID']['input'];
  /** True: the app shows the order's location groups as one. */
  combineGroups?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['input'];
  /** Not an archived customer. */
  customerId: Scalars['ID']['input'];
  /** Id in a reporting tool outside of this product, at most 255 characters. */
  dashboardId?: InputMaybe<Scalars['String']['input']>;
  /** At most 5000 characters, for Shepherds. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 100, in the order shown. */
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  /** As `image`: what a treasure hunt looks for. */
  exampleImage?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of skills, at most 500. Of those required a Shepherd must have all, of those excluded none. */
  excludeAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 200, of 100 characters each. Of those required a Shepherd must have all, of those excluded none. */
  excludeAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: no push tells about the order. */
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out: false. True: only Shepherds whose identity check passed. */
  identityCheckRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id that an upload of a picture to `/files/orders/images` answered. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** How many completed jobs are aimed at, 0 or more. */
  jobCompletionTarget?: InputMaybe<Scalars['Int']['input']>;
  /** How many jobs to make, 1 to 10000; for the type anywhere, which has no locations. */
  jobsCount?: InputMaybe<Scalars['Int']['input']>;
  /** Whole minutes, 0 or more. */
  lockoutDuration?: InputMaybe<Scalars['Int']['input']>;
  /** For a treasure hunt: what does not count, at most 5000 characters. */
  negativeCriteria?: InputMaybe<Scalars['String']['input']>;
  /** How many jobs of this order one Shepherd may take. 1 or more; left out, no limit. */
  perUserJobLimit?: InputMaybe<Scalars['Int']['input']>;
  /** For a treasure hunt: what counts as found, at most 5000 characters. */
  positiveCriteria?: InputMaybe<Scalars['String']['input']>;
  priority: OrderPriority;
  /** Ids of skills, at most 500. Of those required a Shepherd must have all, of those excluded none. */
  requireAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 200, of 100 characters each. Of those required a Shepherd must have all, of those excluded none. */
  requireAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100. Left out: any time. */
  schedules?: InputMaybe<Array<ScheduleInput>>;
  /** For a treasure hunt: what it is about, at most 5000 characters. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** An active template; needed before the draft is submitted. It gives the order its currency. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** 3 to 255 characters, blanks around it not counted. */
  title: Scalars['String']['input'];
  /** For a treasure hunt: what to look for, at most 5000 characters. */
  treasureTarget?: InputMaybe<Scalars['String']['input']>;
  type: OrderType;
  /** A wave of the campaign. */
  waveId?: InputMaybe<Scalars['ID']['input']>;
  workforce: OrderWorkforce;
};

/** Who gets or loses how much, and why. */
export type CreatePaymentInput = {
  agentId: Scalars['ID']['input'];
  /**
   * Major units of the Shepherd's currency, at most a million (a hundred million without decimals) and with no more
   * decimals than it has; negative for a deduction, positive for all others.
   */
  amount: Scalars['Decimal']['input'];
  /** Why, for staff and the Shepherd's statement. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The job that it is about; one that the Shepherd had. */
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
  /** With its `url`, which no later answer has. */
  link: ReportLink;
  /** The address to send. */
  url: Scalars['URL']['output'];
};

/** A new template. */
export type CreateTemplateInput = {
  /** What the Shepherd is paid for a job. */
  agentFee: MoneyInput;
  /** The upper end where the fee is a range. */
  agentFeeUpTo?: InputMaybe<MoneyInput>;
  /** Shown to Shepherds instead of the customer's logo; at most 2000 characters. */
  alternativeCustomerAvatar?: InputMaybe<Scalars['URL']['input']>;
  /** Shown to Shepherds instead of the customer's; at most 255 characters. */
  alternativeCustomerName?: InputMaybe<Scalars['String']['input']>;
  /** What the customer pays for a job. */
  basePrice: MoneyInput;
  customerId: Scalars['ID']['input'];
  /** Not blank. */
  description: Scalars['String']['input'];
  /** What Shepherds read instead of the name; at most 255 characters. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100, in the order shown. */
  documentation: Array<DocumentationItemInput>;
  /** Minutes, a multiple of 5 from 5 to 10,080 (a week). */
  duration: Scalars['Int']['input'];
  /** At most 100 names, none of them blank. */
  features: Array<Scalars['String']['input']>;
  /** True: the app does not show the times of its jobs. */
  hideJobTimes: Scalars['Boolean']['input'];
  /** Not blank. */
  name: Scalars['String']['input'];
  /** True: the app is asked to make faces in photos unrecognisable. */
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

/** ISO 4217 codes the marketplace knows. */
export type Currency =
  /** Costa Rican colón. */
  | 'CRC'
  /** Euro. */
  | 'EUR'
  /** Pound sterling; what is taken where nothing says otherwise. */
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
  code: Currency;
  name?: Maybe<Scalars['String']['output']>;
  /** For example `£`. */
  symbol: Scalars['String']['output'];
};

/** A company that places orders. With only `jobs.view`, everything but `id` and `name` is null. */
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
  /** Of the office; null where it is not known. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  id: Scalars['ID']['output'];
  /** Null where it is not known. */
  industry?: Maybe<Industry>;
  /**
   * How many jobs one Shepherd may take for this customer within `limitPeriod`; null is no limit. More can be assigned
   * in spite of a warning.
   */
  jobsPerAgentLimit?: Maybe<Scalars['Int']['output']>;
  /** When one of the customer's users was last seen in their portal. Null where nobody was. */
  lastSeen?: Maybe<Scalars['DateTime']['output']>;
  /** Days: any so many in a row. Null, there is no limit. */
  limitPeriod?: Maybe<Scalars['Int']['output']>;
  /** A signed address, which ends after an hour or two; null without a logo. */
  logoUrl?: Maybe<Scalars['URL']['output']>;
  name: Scalars['String']['output'];
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
  /** People of the customer who may use its portal. Needs `customers.view`. In a list: a REST call per customer. */
  users?: Maybe<CustomerUserPage>;
};


/** A company that places orders. With only `jobs.view`, everything but `id` and `name` is null. */
export type CustomerCampaignArgs = {
  id: Scalars['ID']['input'];
};


/** A company that places orders. With only `jobs.view`, everything but `id` and `name` is null. */
export type CustomerCampaignsArgs = {
  filter?: InputMaybe<CampaignFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CampaignSort;
};


/** A company that places orders. With only `jobs.view`, everything but `id` and `name` is null. */
export type CustomerOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderSort;
};


/** A company that places orders. With only `jobs.view`, everything but `id` and `name` is null. */
export type CustomerUserArgs = {
  id: Scalars['ID']['input'];
};


/** A company that places orders. With only `jobs.view`, everything but `id` and `name` is null. */
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
  /** At most 255 characters; null or blank is none. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters; null or blank is none. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; null or blank is none. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** Which customers. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CustomerFilter = {
  /** ISO 3166-1 alpha-2, of the address. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of `industries`. */
  industryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Looked for in name, e-mail, city and id, without regard to case or accents; in name only with `jobs.view` alone. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Array<CustomerPriority>>;
  status?: InputMaybe<Array<CustomerStatus>>;
};

/** A page of customers. */
export type CustomerPage = {
  __typename?: 'CustomerPage';
  items: Array<Customer>;
  pageInfo: PageInfo;
  /** Counts per customer status of what the other filters let through. Needs `customers.view`. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** The tier of a customer. */
export type CustomerPriority =
  /** For staff to see and filter by; nothing else depends on it. */
  | 'standard'
  /** For staff to see and filter by; nothing else depends on it. */
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
  /** Who was never seen comes last. */
  | 'last_seen'
  | 'name'
  /** By its name, alphabetically. */
  | 'priority'
  /** By its name, alphabetically. */
  | 'status';

/** Whether a customer can place orders; archived ones are kept for their history. */
export type CustomerStatus =
  /** Places orders. */
  | 'active'
  /** Kept for its history: no new orders. Can be made active again. */
  | 'archived'
  /** Set aside by staff; orders can still be made for it. */
  | 'inactive';

/** Somebody at a customer who may use the customer's portal; not a user of this console. */
export type CustomerUser = {
  __typename?: 'CustomerUser';
  /** What the user did, month by month. Needs `customers.view`. In a list: a REST call per user. */
  analytics?: Maybe<CustomerUserAnalytics>;
  /** When they were invited. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['EmailAddress']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  /** `customer_viewer` or `customer_admin`. */
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
  /** The earliest first, those without orders with 0; in UTC. */
  months: Array<CustomerUserMonth>;
};

/** Which of a customer's users. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CustomerUserFilter = {
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
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
  /**
   * What those of the jobs cost that are priced in GBP.
   * @deprecated It leaves out what is priced in other currencies than GBP. Use `spending`.
   */
  spend: Money;
  /** What those jobs cost, one amount for each currency. */
  spending?: Maybe<Array<Money>>;
};

/** A page of a customer's users. */
export type CustomerUserPage = {
  __typename?: 'CustomerUserPage';
  items: Array<CustomerUser>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. Costs a REST call. */
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
  /** By its name, alphabetically. */
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
  /** Of a file and of a link alike; `DocumentationItemInput` keeps an item by it. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** For a file what its content is, whatever was asked for. */
  type: DocumentationType;
  /** For a file a signed address, which ends after an hour or two: read it again then. */
  url: Scalars['URL']['output'];
};

/** Something a Shepherd can read or watch. A link needs title and url; an uploaded file its id and title. */
export type DocumentationItemInput = {
  /** The id that an upload answered, or of an item that is there already. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 255 characters, not blank. */
  title: Scalars['String']['input'];
  /** For a link; an uploaded file is what its content shows: an image, a video, or a link to a document. */
  type: DocumentationType;
  /** For a link: `http` or `https`, at most 2000 characters. Ignored for a file. */
  url?: InputMaybe<Scalars['URL']['input']>;
};

/** What a documentation item is. */
export type DocumentationType =
  /** A picture: shown in place. */
  | 'image'
  /** An address, or a document (a PDF, a sound) that is opened by itself. */
  | 'link'
  /** A video: played in place. */
  | 'video';

/** How the phone is held for a drawing. */
export type DrawOrientation =
  /** As the Shepherd likes. */
  | 'either'
  /** Held across: wider than high. */
  | 'landscape'
  /** Held upright: higher than wide. */
  | 'portrait';

/** Which rows to export, and the time zone of the times in the file. */
export type ExportAgentsInput = {
  /** Left out: everybody whom the list shows without one. */
  filter?: InputMaybe<AgentFilter>;
  sort: AgentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportApplicationsInput = {
  /** Left out: all of them, the rejected ones too. */
  filter?: InputMaybe<ApplicationFilter>;
  sort: ApplicationSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Whose assignments to export, and the time zone of the times in the file. */
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

/** Which order's results. */
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
  /** Left out: every order that the list shows without one. Days are those of this input's `timezone`. */
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
  /** Days are those of this input's `timezone`. */
  filter?: InputMaybe<PaymentFilter>;
  sort: PaymentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/**
 * What became of an export: the file is never in the answer. More rows than one file can hold are refused with
 * `export.too_large`: REST v1 takes 200,000.
 */
export type ExportResult = {
  __typename?: 'ExportResult';
  outcome: ExportOutcome;
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportTemplatesInput = {
  /** Left out: all templates, archived ones too. */
  filter?: InputMaybe<TemplateFilter>;
  sort: TemplateSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportUsersInput = {
  /** Left out: everybody. */
  filter?: InputMaybe<UserFilter>;
  sort: UserSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportWithdrawalsInput = {
  /** Days are those of this input's `timezone`. */
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
  /** Must not be empty. At most 5000 characters. */
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  /** Needed unless `reason` is given. */
  mode?: InputMaybe<FailMode>;
  /** Jobs of a treasure hunt only; takes the place of `mode`. */
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
  /** Needed while jobs are open; at most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Needed while jobs are open. */
  reason?: InputMaybe<RemainingJobsReason>;
  /** Needed while jobs are open. */
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
  /** Who decided it; null before. */
  method?: Maybe<IdentityCheckMethod>;
  /** Null before anything was asked for. */
  onboardingState?: Maybe<OnboardingState>;
  /** Null before there is one. */
  result?: Maybe<IdentityCheckResult>;
  /** When it last came to anything; null before. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Who checks an identity. */
export type IdentityCheckMethod =
  /** Staff, with `reviewIdentityCheck`. */
  | 'manual'
  /** The provider of identity checks. */
  | 'onfido';

/** Outcomes of an identity check. */
export type IdentityCheckResult =
  /** The provider's word for passed. Filters find `PASS` by it; answers say `PASS`. */
  | 'clear'
  /** Somebody has to decide. */
  | 'consider'
  /** Not who they said they are. Failed by staff, the application is rejected. */
  | 'fail'
  /** Decided by the provider or by staff. */
  | 'pass'
  /** The provider is at it. */
  | 'processing';

/** Decisions on an identity check. */
export type IdentityReviewResult =
  /** Rejects the application, with the reason `ID_CHECK`. */
  | 'fail'
  /** Accepts an application that waits for nothing else. */
  | 'pass';

/** A task list made of a typeform, not stored yet. */
export type ImportedTaskList = {
  __typename?: 'ImportedTaskList';
  /** To be sent as `taskGroups` of a template. */
  sections: Array<TaskGroup>;
  /** To be sent as `taskLogic` of a template. */
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
  /** At most 255 characters, and nobody else's. */
  email: Scalars['EmailAddress']['input'];
  /** Not blank, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Not blank, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Id of `customer_viewer`, which is the default, or of `customer_admin`. */
  role?: InputMaybe<Scalars['ID']['input']>;
};

/** Who to invite. */
export type InviteUserInput = {
  /** At most 255 characters, and nobody else's. */
  email: Scalars['EmailAddress']['input'];
  /** Not blank, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Not blank, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Id of a role of staff. */
  role: Scalars['ID']['input'];
  /** A label: rights come from `role`. */
  type: UserType;
};

/**
 * One piece of field work. Its id is the order's number, a dash and a number: `10023-7`. Rows of lists are shorter
 * than the job itself: fields that are missing in them say so, and one REST call per job brings all of them.
 */
export type Job = {
  __typename?: 'Job';
  address1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  address2?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  addressDetails?: Maybe<Scalars['String']['output']>;
  /** What the Shepherd is paid, before bonuses and reimbursements; in the order's currency. `fee` is what was agreed. */
  agentFee?: Maybe<Money>;
  /** The present or last assignment. Null while nobody ever had it. */
  assignment?: Maybe<Assignment>;
  /** Why an attempted job could not be done; null for any other. */
  attemptReason?: Maybe<StopReason>;
  /** Set while the job is in a bundle. Null otherwise. */
  bundleName?: Maybe<Scalars['String']['output']>;
  /** Null unless it was cancelled. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** Staff's comments, the oldest first. Needs `jobs.view`. In a list: a REST call per job. */
  comments?: Maybe<Array<JobComment>>;
  /**
   * When the Shepherd handed the work in, and with it the job in review; null before, and again during another try.
   * Not when the reviewer completed it.
   */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Country name. */
  country?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** `id` and `name` whatever the permission; what else is asked for needs `customers.view`. */
  customer?: Maybe<Customer>;
  /** What the customer pays for it, in the order's currency. */
  customerPrice?: Maybe<Money>;
  /** For Shepherds. Missing in lists: one REST call per job brings it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Last day on which it can be done, in the calendar of its place. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at its place, on each of its days; both null for any time. */
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  /** When the work was handed in, or stopped by the Shepherd or by staff; null before, and again during another try. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is agreed with the Shepherd or offered on the market, else `agentFee`; in the order's currency. */
  fee?: Maybe<Money>;
  /** What happened to the job, the newest first. Needs `jobs.view`. In a list: a REST call per job. */
  history?: Maybe<Array<JobHistoryEntry>>;
  id: Scalars['ID']['output'];
  /** Its own copy of the order's location, with the job's dates and times: changing the job leaves the order alone. */
  location?: Maybe<Location>;
  /** Null without one. */
  locationGroup?: Maybe<LocationGroup>;
  /** Set while the job is on the market. Null otherwise. */
  marketOffer?: Maybe<MarketOffer>;
  /** The items of a matrix task with their answers. Needs `jobs.view`. In a list: a REST call per job. */
  matrixItems?: Maybe<MatrixReportItemPage>;
  /** Pairs that filters of lists can ask for. */
  metadata?: Maybe<Array<JobMetadata>>;
  /**
   * Who may see the job but not its order (no `orders.view`) gets `id`, `title`, `type`, `status`, `paused`, `archived`, the
   * texts of the order and `exampleImageUrl`; anything else fails for them.
   */
  order?: Maybe<Order>;
  /** Notes for the reviewer. Null without any. Missing in lists: one REST call per job brings it. */
  qaNotes?: Maybe<Scalars['String']['output']>;
  /** `agentFee` and `customerPrice` together. */
  rates?: Maybe<JobRates>;
  /** What the customer calls the place or task; that of its location, else its id. */
  reference?: Maybe<Scalars['String']['output']>;
  /**
   * What the Shepherd answered; without tasks before there is anything, and while the job is free again. Needs
   * `jobs.view`. In a list: a REST call per job.
   */
  report?: Maybe<JobReport>;
  /**
   * Links under which outsiders read the report, the newest first; expired ones too, until they are revoked. Needs
   * `jobs.share`. In a list: a REST call per job.
   */
  reportLinks?: Maybe<Array<ReportLink>>;
  /**
   * What a Shepherd can read or watch before the job. The order's documentation. Missing in lists: one REST call per
   * job brings it.
   */
  resources?: Maybe<Array<DocumentationItem>>;
  /** Who reviews it; null when nobody does. `id` and names whatever the permission. */
  reviewer?: Maybe<User>;
  /** For Shepherds, beside the description. Missing in lists: one REST call per job brings it. */
  specialInstructions?: Maybe<Scalars['String']['output']>;
  /** First day on which it can be done, in the calendar of its place. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at its place, on each of its days; both null for any time. */
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  /** When the Shepherd began on site; null before, and again when the job is free. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  status: JobStatus;
  /** The sections of its task list; empty for a job without tasks. Needs `jobs.view`. In a list: a REST call per job. */
  taskGroups?: Maybe<Array<TaskGroup>>;
  /** Where to go on after a task, from the same read as `taskGroups`. Empty where tasks follow each other. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** Who does it: `platform`, or the customer's name where its own people do. */
  team?: Maybe<Scalars['String']['output']>;
  /** `id`, `name`, `version` and `duration` whatever the permission; what else is asked for needs `templates.view`. */
  template?: Maybe<Template>;
  /** Null where there is none. */
  zip?: Maybe<Scalars['String']['output']>;
};


/**
 * One piece of field work. Its id is the order's number, a dash and a number: `10023-7`. Rows of lists are shorter
 * than the job itself: fields that are missing in them say so, and one REST call per job brings all of them.
 */
export type JobMatrixItemsArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  taskId: Scalars['ID']['input'];
};

/** What somebody of the staff wrote about a job. */
export type JobComment = {
  __typename?: 'JobComment';
  /** Who wrote it. Its id and name come along; anything else costs a REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** When it was written. */
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

/** The day of one job. */
export type JobDateInput = {
  /** In the calendar of the place, today or later. */
  jobDate: Scalars['Date']['input'];
  jobId: Scalars['ID']['input'];
};

/** What the Shepherd gets for one job. */
export type JobFeeInput = {
  /** Major units of the job's currency, 0 or more. */
  agentFee: Scalars['Decimal']['input'];
  jobId: Scalars['ID']['input'];
};

/** Which jobs. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type JobFilter = {
  /** Shepherds who have the job now or had it last; not of jobs that are free or on the market again. */
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Jobs whose place lies in this part of the map; those without a known place do not. */
  box?: InputMaybe<MapBoxInput>;
  /** The whole name, exactly. */
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
   * What all filters ask for must fit into an address of 12,000 characters, so about 700 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Looked for in id, reference, city, zip, customer's name and template's name, without regard to case or accents. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** All of these pairs must be there; an empty list asks for none. One value of each category. */
  metadata?: InputMaybe<Array<JobMetadataInput>>;
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Ids of admin users; `none` is the jobs without a reviewer. With the two above, jobs that fit both.
   * @deprecated Use `reviewerIds` and `withoutReviewer`.
   */
  reviewer?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Jobs that these admin users review. With `withoutReviewer` those that nobody reviews as well. */
  reviewerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses of the present or last assignment; jobs that nobody ever took are left out. */
  stage?: InputMaybe<Array<AssignmentStatus>>;
  /** Jobs whose first day is this one or later, in the calendar of their place. */
  startDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Jobs whose first day is this one or earlier. */
  startDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** Jobs in any of these; `withRejections` widens it. */
  status?: InputMaybe<Array<JobStatus>>;
  templateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * True: beside `status`, jobs whose work was ever failed or partially failed, whatever their status. Means nothing
   * without `status`.
   */
  withRejections?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: jobs that nobody reviews, beside those of `reviewerIds`. False says nothing. */
  withoutReviewer?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Something that happened to a job. */
export type JobHistoryEntry = {
  __typename?: 'JobHistoryEntry';
  /** Name of who did it; the system's name when nobody did. */
  actor: Scalars['String']['output'];
  /** When it happened. */
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

/** One thing known about a job. */
export type JobMetadata = {
  __typename?: 'JobMetadata';
  /** At most 15 characters; once in each job. */
  category: Scalars['String']['output'];
  /** At most 30 characters. */
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
  /** Counts per status of what the other filters let through. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** What the Shepherd gets and the customer pays. */
export type JobRates = {
  __typename?: 'JobRates';
  /** What the Shepherd is paid, in the order's currency. */
  agentFee?: Maybe<Money>;
  /** What the customer pays, in the order's currency. */
  customerPrice?: Maybe<Money>;
};

/** The answers to a job's tasks. */
export type JobReport = {
  __typename?: 'JobReport';
  /** Tasks without an answer are left out. */
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
  /** Jobs that were not handed in come last. */
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
  /** By the status's name, alphabetically. */
  | 'status'
  /** By the template's name. */
  | 'template'
  | 'zip';

/** Where a job stands. */
export type JobStatus =
  /** A Shepherd has it, and has not begun. */
  | 'assigned'
  /** Final. The Shepherd could not do it and is paid. */
  | 'attempted'
  /** Final. Not to be done any more. */
  | 'cancelled'
  /** Final. Reviewed, and the Shepherd is paid. */
  | 'completed'
  /** Begun on site, also for another try; its assignment may be stopped. */
  | 'in_progress'
  /** On the market. */
  | 'pending'
  /** In review. Handed in. */
  | 'qa'
  /** Nobody has it, and it is not on the market. */
  | 'unassigned'
  /** Final. Wanted, but nobody did it. */
  | 'unfulfilled';

/**
 * The warnings about one job. Codes: `overlap`, `job_limit`, `lockout`, `missing_skill`, `excluded_tag`,
 * `identity_check`, `outside_area`.
 */
export type JobWarnings = {
  __typename?: 'JobWarnings';
  jobId: Scalars['ID']['output'];
  /** One for each code that applies. */
  warnings: Array<Warning>;
};

/** The jobs as they are now. */
export type JobsAssigned = {
  __typename?: 'JobsAssigned';
  /** In the order in which they were named. */
  jobs: Array<Job>;
};

/** What became of the search for the coordinates of a location that came without. */
export type LocatingState =
  /** Only the town was found; the location stands in the middle of it. */
  | 'approximate'
  /** No such address: it has no coordinates, so that it is not on the map and nobody's area reaches it. */
  | 'not_found'
  /** The address search did not answer. */
  | 'unavailable'
  /** Still looked for; nothing waits for that. */
  | 'waiting';

/** A place where a job is done. */
export type Location = {
  __typename?: 'Location';
  address1?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  address2?: Maybe<Scalars['String']['output']>;
  /** How to find it: a floor, an entrance. Null where there is nothing to say. */
  addressDetails?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** In the calendar of the place. Null: as the order. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at the place. Null: any time. */
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  /** Null without one. Its `jobTimeLimit` and `hideFromMarket` cost a REST call per order where they are asked for. */
  group?: Maybe<LocationGroup>;
  id: Scalars['ID']['output'];
  /** Degrees (WGS 84). */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** What became of the search for its coordinates when it came without; null otherwise. */
  locating?: Maybe<LocatingState>;
  /** Degrees (WGS 84). */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Its reference where it has no name of its own. */
  name?: Maybe<Scalars['String']['output']>;
  /** Of the place. Null where it is not known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What the customer calls it; unique within the order where it came by CSV. */
  reference?: Maybe<Scalars['String']['output']>;
  /** In the calendar of the place. Null: as the order. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at the place. Null: any time. */
  startTime?: Maybe<Scalars['LocalTime']['output']>;
  /** Null where there is none. */
  state?: Maybe<Scalars['String']['output']>;
  /** IANA name of the time zone that the place lies in; null where the position is unknown. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
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
  /** In the calendar of the place, within the order's dates. Left out: as the order. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** A multiple of 5 minutes. */
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  /** Name of the location group; made when there is none. At most 255 characters. */
  group?: InputMaybe<Scalars['String']['input']>;
  /**
   * Degrees (WGS 84), -90 to 90. Left out, coordinates are looked for by the address afterwards; see
   * `Location.locating`.
   */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees (WGS 84), -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Not blank, at most 30 characters. */
  phone: Scalars['String']['input'];
  /** At most 255 characters. Left out: its place in the list, from 1. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** In the calendar of the place, within the order's dates. Left out: as the order. */
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
  items: Array<Location>;
  pageInfo: PageInfo;
};

/** What a location group can restrict. */
export type LocationRestriction =
  /** All groups are seen on the market again. */
  | 'hide_from_market'
  /** No group has a limit any more. */
  | 'job_time_limit';

/** A CSV file of locations on its way into an order. */
export type LocationsUpload = {
  __typename?: 'LocationsUpload';
  /** Null unless it was cancelled: by somebody, or because the file could not be read or lacks a column. */
  cancellationReason?: Maybe<Scalars['String']['output']>;
  /** Rows that became locations. */
  completed: Scalars['Int']['output'];
  /** When it was announced. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The rows of `fails` with their own values, to be mended. Costs a reading of the file. Needs `orders.view`. Of the
   * first 10000 failures. In a list: a REST call per upload.
   */
  failed?: Maybe<Array<LocationsUploadFailedRow>>;
  /** Why rows became no locations, the first 10000; `failed` has the rows themselves. */
  fails: Array<LocationsUploadFailure>;
  /** SHA-256 of the file, hexadecimal. */
  hash?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Rows without coordinates whose address is still being looked for, also after the upload is completed. */
  locating?: Maybe<Scalars['Int']['output']>;
  /** Rows that became locations without exact coordinates, and why. The first 10000. */
  notices?: Maybe<Array<LocationsUploadFailure>>;
  /** Per cent of the file that is read; null where the server does not say. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** Completed and cancelled are final. */
  status: LocationsUploadStatus;
  /** Where to PUT the file: a signed path below `/files/`. Works for an hour. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A row that became no location, as it stands in the file. */
export type LocationsUploadFailedRow = {
  __typename?: 'LocationsUploadFailedRow';
  /** One for each column that is wrong. */
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
  /** Ready to show. */
  message: Scalars['String']['output'];
  /** Row of the file, from 1 below the header. */
  row: Scalars['Int']['output'];
};

/** What is wrong with a row. */
export type LocationsUploadProblem = {
  __typename?: 'LocationsUploadProblem';
  /** The column; null when the whole row is wrong. */
  field?: Maybe<Scalars['String']['output']>;
  /** Ready to show. */
  message: Scalars['String']['output'];
};

/** States of an upload. */
export type LocationsUploadStatus =
  /** Given up, or not readable; it left no locations. Final. */
  | 'cancelled'
  /** All rows were tried: `completed` and `fails` say how. Final. */
  | 'completed'
  /** Being read. The order can be neither submitted nor approved meanwhile. */
  | 'in_progress'
  /** Announced; waits for the file and for `startLocationsUpload`. */
  | 'pending';

/** A cell of a row. */
export type LocationsUploadValue = {
  __typename?: 'LocationsUploadValue';
  /** As the header of the file has it. */
  column: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Keeps Shepherds away from the jobs of an order for some time. */
export type Lockout = {
  __typename?: 'Lockout';
  /** The entry of one Shepherd; null when not locked out. In a list: a REST call per lockout. */
  agent?: Maybe<LockoutAgent>;
  /** Ended entries too. In a list: a REST call per lockout. */
  agents?: Maybe<LockoutAgentPage>;
  /** When it was made. An entry's time begins when the Shepherd was added to it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes for which a Shepherd without an own end is kept away. */
  duration?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Null for one that was made by itself. */
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
  /** Its id and name come along; anything else costs a REST call per 100 of them. */
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
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
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
  /** By minutes. */
  | 'duration'
  | 'id'
  | 'name';

/** Who signs in, and how the session is kept. */
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
 * A part of the map by two corners, in degrees (WGS 84), its edges included. The north edge lies above the south one,
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

/** An offer to all Shepherds that fit its rules. */
export type MarketOffer = {
  __typename?: 'MarketOffer';
  /** Null for a single job. */
  bundleName?: Maybe<Scalars['String']['output']>;
  /** The order's `acceptWindow` counts from this day, in UTC; of several orders the shortest. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last day; null together with `startDate`. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at the places. Null: as the jobs. */
  endTime?: Maybe<Scalars['LocalTime']['output']>;
  id: Scalars['ID']['output'];
  /** All jobs of the offer; more than one is a bundle. */
  jobs: Array<Job>;
  /** The fees of all its jobs together, in their one currency. */
  price?: Maybe<Money>;
  /** Empty: every Shepherd with access to the market. */
  rules?: Maybe<Array<AssignmentRule>>;
  /** How several rules combine; null with fewer than two. */
  rulesOperator?: Maybe<RulesOperator>;
  /** First day on which the jobs can be done, in the calendar of their places. Null: as the customer asked for. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Time of day at the places. Null: as the jobs. */
  startTime?: Maybe<Scalars['LocalTime']['output']>;
};

/** A kind of rule for who sees a market offer. */
export type MarketRule = {
  __typename?: 'MarketRule';
  /** Also what kind it is, for example `distance` or `completion_rate`. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Which can be sent; there is at least one. */
  operators: Array<MarketRuleOperator>;
  /** For example `agent_tags`, whose values are the tags of Shepherds. */
  type?: Maybe<Scalars['String']['output']>;
  /** For example `miles`, or `percentage`, which means 0 to 100; null where `values` says what can be chosen. */
  unit?: Maybe<Scalars['String']['output']>;
  /** What can be chosen; null when a number with `unit` is asked for. */
  values?: Maybe<Array<MarketRuleValue>>;
};

/** How a rule compares. */
export type MarketRuleOperator = {
  __typename?: 'MarketRuleOperator';
  /** Ready to show, for example `at most`. */
  name: Scalars['String']['output'];
  /** What to send as the rule's operator. */
  value: Scalars['String']['output'];
};

/** A value that a rule can be given. */
export type MarketRuleValue = {
  __typename?: 'MarketRuleValue';
  /** Ready to show. */
  name: Scalars['String']['output'];
  /** What to send as the rule's value. */
  value: Scalars['String']['output'];
};

/** One row of a matrix task. */
export type MatrixItem = {
  __typename?: 'MatrixItem';
  /** What Shepherds see of it. */
  label: Scalars['String']['output'];
  /** What answers name it by; unique within its task. */
  reference: Scalars['String']['output'];
  /** A second line, for example a price; null without one. */
  subtext?: Maybe<Scalars['String']['output']>;
};

/** One row of a matrix task. */
export type MatrixItemInput = {
  /** What Shepherds see of it. */
  label: Scalars['String']['input'];
  /** Unique within the task. */
  reference: Scalars['String']['input'];
  /** A second line. */
  subtext?: InputMaybe<Scalars['String']['input']>;
};

/** The answers for one item of a matrix task. */
export type MatrixReportItem = {
  __typename?: 'MatrixReportItem';
  label: Scalars['String']['output'];
  /** What `item` of the mutations means. */
  reference: Scalars['String']['output'];
  /** A second line, for example a price; null without one. */
  subtext?: Maybe<Scalars['String']['output']>;
  /** Those that have an answer. */
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
  /** Null without one. */
  caption?: Maybe<Scalars['String']['output']>;
  /** Why a failed one cannot be shown, ready to be read; null where it is not known. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** Pixels of what `mediaUrl` shows; null where they are not known. */
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /**
   * The photo at most 2048 px wide and high, upright and without metadata, or the video that plays. As `thumbUrl` it
   * ends, and is null until it is ready.
   */
  mediaUrl?: Maybe<Scalars['URL']['output']>;
  /** What `mediaUrl` is; null while it is being processed, and where nobody knows. */
  mime?: Maybe<MediaMime>;
  /** The upload as it came, with all that the camera wrote into it, to be downloaded: for staff, never in a shared report. */
  originalUrl?: Maybe<Scalars['URL']['output']>;
  /** Degrees clockwise by which staff turned it: 0, 90, 180 or 270. What is shown is turned already. */
  rotation?: Maybe<Scalars['Int']['output']>;
  /** Only a ready one can be shown. */
  status: MediaStatus;
  /**
   * When it was taken, by the clock of its camera: with its offset, else in the time zone of the job's place. Null where
   * the camera did not say; the time of the upload never stands for it.
   */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * At most 640 px wide and high, upright and without metadata; null for a video without a poster. A signed address,
   * which ends after an hour or two; null until it is ready.
   */
  thumbUrl?: Maybe<Scalars['URL']['output']>;
  type: MediaType;
  /** Pixels of what `mediaUrl` shows; null where they are not known. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** File kinds of media. */
export type MediaMime =
  /** `image/jpeg`. */
  | 'jpeg'
  /** `image/jpeg`, as it is also written. */
  | 'jpg'
  /** `video/mp4`. */
  | 'mp4'
  /** `image/png`. */
  | 'png';

/** How far a file has been processed. */
export type MediaStatus =
  /** It cannot be shown: see `failureReason`. */
  | 'failed'
  /** Being turned, shrunk and cleaned; ask again in a few seconds. */
  | 'processing'
  /** Both addresses show it. */
  | 'ready';

/** Kinds of media. */
export type MediaType =
  /** A picture. */
  | 'photo'
  /** A film, of which `thumbUrl` is the poster. */
  | 'video';

/** The typeform, and the task list to add it to. */
export type MergeTypeformInput = {
  /** Must not be empty. */
  formId: Scalars['ID']['input'];
  /** What is there already; it comes first in the answer. */
  sections: Array<TaskGroupInput>;
  /** What is there already. */
  taskLogic: Array<TaskLogicInput>;
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** Major units: `"12.5"` is twelve pounds fifty. Negative for deductions. */
  amount: Scalars['Decimal']['output'];
  /** Says how many decimals an amount can have: none for JPY, KRW, PYG and VND, two for the others. */
  currency: Currency;
  /** Ready to show, with the currency's symbol and as many decimals as it has: `£12.50`, `¥900`. */
  formatted: Scalars['String']['output'];
};

/** An amount of money. */
export type MoneyInput = {
  /** Major units, 0 to a million (a hundred million without decimals), with no more decimals than the currency has. */
  amount: Scalars['Decimal']['input'];
  /** All amounts of a template are in one. Left out it is GBP, also for a template that is priced in another. */
  currency: Currency;
};

/** What a Shepherd earned in a month. */
export type MonthlyEarning = {
  __typename?: 'MonthlyEarning';
  /** In the Shepherd's usual currency. */
  amount: Money;
  /** The first day of the month. */
  month: Scalars['Date']['output'];
};

/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
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
  /** Lock Shepherds out. Needs `orders.manage`. Errors: `validation.failed` (422, field `agentIds`). */
  addLockoutAgents?: Maybe<Lockout>;
  /**
   * Add a strike; the Shepherd's count goes up by one. Needs `agents.manage`.
   * Errors: `validation.failed` (422, field `comment`), `agent.invalid_transition` (409) for who is retired.
   */
  addStrike?: Maybe<Agent>;
  /**
   * Approve a pending order: its jobs are made and it becomes active. Those of more than 1000 places are made after
   * the answer, and it is approving meanwhile. Needs `orders.manage`.
   *
   * Errors: `order.invalid_transition` (409), `order.uploads_running` (409) while a file of locations is being
   * processed.
   */
  approveOrder?: Maybe<Order>;
  /** Hide an order that is over from the lists. Needs `orders.manage`. Errors: as `resumeOrder`. */
  archiveOrder?: Maybe<Order>;
  /** Archive a template; this cannot be undone. Orders keep it. Needs `templates.manage`. Errors: as `activateTemplate`. */
  archiveTemplate?: Maybe<Template>;
  /**
   * Give jobs to one Shepherd. All or none. Needs `jobs.manage`.
   *
   * Jobs priced in different currencies are no bundle, and take no `globalFee`. Conflicts, also between these jobs,
   * are answered as `AssignmentConflict`; `ignoreWarnings` overrides them. Errors: `validation.failed` (422, for
   * example `agentId`, `fees`, `startTime`, `bundleName`), `job.invalid_transition` (409), `order.closed` (409) when
   * an order is cancelled, finished or archived, `job.assignment_changed` (409, see `seenAssignments`).
   */
  assignAgent?: Maybe<AssignAgentResult>;
  /**
   * Make somebody the reviewer of a job in QA. Needs `jobs.review`.
   *
   * Errors: `validation.failed` (422, field `adminUserId` for somebody who is not active or may not review),
   * `job.already_assigned` (409) when it has another reviewer and `reassign` is false, `job.invalid_transition` (409),
   * `order.closed` (409).
   */
  assignReviewer?: Maybe<Job>;
  /**
   * Cancel jobs; this cannot be undone. All or none. Needs `jobs.administrate`.
   *
   * Errors: `validation.failed` (422, field `comment`), `job.invalid_transition` (409) for one
   * that is in review or over, `job.assignment_changed` (409, see `seenAssignments`).
   */
  cancelJobs?: Maybe<Array<Job>>;
  /** Give an upload up, also after a failed transfer. Needs `orders.manage`. Errors: `upload.invalid_transition` (409). */
  cancelLocationsUpload?: Maybe<LocationsUpload>;
  /**
   * Cancel an order and its open jobs, also while `jobsToEnd` is not null; this cannot be undone. Needs
   * `orders.manage`.
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
   * Announce a CSV file of locations; the answer says where to PUT it within an hour. Needs `orders.manage`.
   *
   * Errors: `upload.duplicate` (409) for a file that is being processed or was processed for this order already,
   * `order.invalid_transition` (409) once the order was approved.
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
   * `job.invalid_transition` (409), `order.paused` (409), `order.closed` (409), `job.hidden_from_market` (409) while
   * the location group of a job is hidden there, `job.assignment_changed` (409, see `seenAssignments`).
   */
  createMarketOffer?: Maybe<Array<Job>>;
  /** Add a piece of news to the app. Needs `content.manage`. Errors: `validation.failed` (422). */
  createNewsItem?: Maybe<NewsItem>;
  /**
   * Create a draft. Needs `orders.manage`.
   *
   * Errors: `validation.failed` (422) with each refused field, for example an archived customer, a campaign that is
   * closed or another customer's, a template that is not active.
   */
  createOrder?: Maybe<Order>;
  /**
   * Pay a Shepherd something, or deduct it. Needs `payments.manage`.
   *
   * Errors: `validation.failed` (422, field `amount` for a wrong sign), `payment.reimbursement_limit` (422, field
   * `amount`) above £50 or its equivalent in the Shepherd's currency, `agent.restricted` (403) when
   * payment-restricted.
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
  /** Delete all uploads of an order, and until it is approved the locations that came with them. Needs `orders.manage`. */
  deleteLocationsUploads?: Maybe<Order>;
  /** Delete a lockout; answers its id. Needs `orders.manage`. */
  deleteLockout?: Maybe<Scalars['ID']['output']>;
  /**
   * Delete a photo or video from a report. Needs what `updateReportTask` needs. Uploads go to
   * `/files/jobs/{id}/report/tasks/{taskId}/upload`.
   */
  deleteReportMedia?: Maybe<Job>;
  /**
   * Stop a customer's user from signing in. Needs `customers.manage`. Errors: `user.invalid_transition` (409) for
   * somebody invited.
   */
  disableCustomerUser?: Maybe<CustomerUser>;
  /**
   * Stop an admin user from signing in, and end all sessions. Needs `users.manage`.
   *
   * Errors: `user.self_disable` (403), `user.owner_only` (403), `user.last_owner` (403), `user.invalid_transition`
   * (409) for somebody invited.
   */
  disableUser?: Maybe<User>;
  /**
   * Copy a template; answers the copy, which is active, is none of the legacy ones whatever it was made of, and has a
   * name that ends in `(copy)`. Needs `templates.manage`.
   */
  duplicateTemplate?: Maybe<Template>;
  /**
   * Let a disabled user of a customer sign in again. Needs `customers.manage`. Errors: `user.invalid_transition` (409)
   * for somebody invited.
   */
  enableCustomerUser?: Maybe<CustomerUser>;
  /**
   * Let a disabled admin user sign in again. Needs `users.manage`. Errors: `user.owner_only` (403),
   * `user.invalid_transition` (409) for somebody invited.
   */
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
   * Export the jobs that match the filter as a CSV sent by e-mail. Needs `jobs.export`. For market offers: `status`
   * pending and `hasMarketOffer`. Answers `NO_DATA` where no job matches.
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
   * Invite an admin user by e-mail; the link works for seven days. Needs `users.manage`.
   *
   * Errors: `validation.failed` (422, for example `email` for one in use, `role` for one of customers),
   * `user.owner_only` (403) when somebody who is no owner gives the owner's role.
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
   * Needs `templates.manage`. Errors: `typeform.not_found` (404), `typeform.unavailable` (502).
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
   * Errors: `order.invalid_transition` (409) outside of the interest phase, `order.jobs_ending` (409) while
   * `jobsToEnd` is not null.
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
   * Set a new password with the token of a reset link, and sign in; all other sessions of the user end. A token works
   * once, for one hour.
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
   * Retire a Shepherd, or delete an applicant; jobs that were accepted and not begun are unassigned. Needs
   * `agents.manage`.
   *
   * Errors: `validation.failed` (422, `reason`, `comment`), `agent.invalid_transition` (409) when retired already,
   * `agent.open_work` (409, with these jobs as warnings) while jobs are under way or in review.
   */
  retireAgent?: Maybe<RetireAgentPayload>;
  /**
   * Try a piece of background work again at once. What failed for good begins anew with all of its tries; what waits for
   * its next try is tried now, with those that are left. Of two who ask at once one is refused. Needs `users.manage`.
   *
   * Errors: `work.not_retryable` (409) for everything else: what is under way is never begun twice.
   */
  retryBackgroundWork?: Maybe<BackgroundWork>;
  /**
   * Try everything again that failed for good, of one kind or of all. Of two who ask at once each has some tried, and
   * nothing is tried for both. Needs `users.manage`.
   *
   * Errors: `NOT_OFFERED` (501) where REST v1 is a server that does not show its background work.
   */
  retryFailedBackgroundWork?: Maybe<RetriedWork>;
  /**
   * Take a strike back; the Shepherd's count goes down by one. Needs `agents.manage`.
   *
   * Errors: `strike.already_reverted` (409) the second time, `agent.invalid_transition` (409) for who is retired.
   */
  revertStrike?: Maybe<Agent>;
  /**
   * Decide an identity check by hand. Failing it rejects the application and closes the market; jobs that were
   * accepted and not begun are unassigned. Passing it accepts an application that waits for nothing else. Needs
   * `agents.manage`.
   *
   * Errors: `validation.failed` (422, `result`, `comment`); `application.invalid_transition` (409) for a rejected one;
   * `agent.invalid_transition` (409) for who is retired; `application.reviewed_meanwhile` (409) when the check is no
   * longer what was `seen`; `agent.open_work` (409) when it fails while jobs are under way or in review.
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
   * Take an invitation back; answers the id of the removed user. Needs `users.manage`. Errors: `user.not_invited`
   * (409), `user.owner_only` (403).
   */
  revokeUserInvitation?: Maybe<Scalars['ID']['output']>;
  /**
   * E-mail a link for setting a new password. Always true, and as quick, also for an unknown address. The link stops
   * working with any change of e-mail, password or status.
   */
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
   * Needs `jobs.manage`. Errors: `job.invalid_transition` (409), `order.closed` (409), `job.assignment_changed` (409).
   */
  unassignJobs?: Maybe<Array<Job>>;
  /**
   * Take the reviewer from a job in QA; nothing changes when it has none. Needs `jobs.review`.
   * Errors: `job.invalid_transition` (409), `order.closed` (409).
   */
  unassignReviewer?: Maybe<Job>;
  /** Mark jobs as unfulfilled; this cannot be undone. All or none. Needs `jobs.administrate`. Errors: as `cancelJobs`. */
  unfulfilJobs?: Maybe<Array<Job>>;
  /**
   * Change a Shepherd's profile or tags, or open and close the market with `status`; an applicant whose market opens
   * is accepted by it. Needs `agents.manage`.
   *
   * Errors: `validation.failed` (422), `agent.invalid_transition` (409) for a `status` of who is retired,
   * `agent.removed` (409) after a data-protection request.
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
   * Change dates, times, address, description, reference or notes of a job. Needs `jobs.administrate`; `qaNotes` alone
   * also `jobs.review` as the reviewer of a job in QA.
   *
   * Errors: `validation.failed` (422), `job.not_reviewer` (403), `job.invalid_transition` (409) for dates and address
   * of a job that is over.
   */
  updateJob?: Maybe<Job>;
  /**
   * Move a job to another location group, or to a new one. Needs `jobs.administrate`. Errors: `validation.failed`
   * (422), `job.invalid_transition` (409) for a job that is over.
   */
  updateJobLocationGroup?: Maybe<Job>;
  /**
   * Change what a job pays and costs; what was agreed or offered already follows the new fee. Needs
   * `jobs.administrate`. Errors: `validation.failed` (422), `job.invalid_transition` (409) for a job that is over.
   */
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
  /**
   * Change an order. Needs `orders.manage`. Errors: `validation.failed` (422), also for a field that can be changed in
   * a draft only.
   */
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
   * Errors: `validation.failed` (422), `payment.reimbursement_limit` (422, field `amount`) above £50 or its
   * equivalent, `precondition_failed` (412) when the answer is not the one that `version` names, `job.not_reviewer` (403),
   * `job.invalid_transition` (409) for a job that nobody has had, and for a reimbursement outside of QA.
   */
  updateReportTask?: Maybe<Job>;
  /** Change the comment of an answer. Needs what `updateReportTask` needs. */
  updateReportTaskComment?: Maybe<Job>;
  /**
   * Change a template. Jobs that were made keep what they have; drafts and pending orders follow it to another
   * currency. Needs `templates.manage`.
   *
   * Errors: `validation.failed` (422), `template.invalid_transition` (409) for an archived one, `precondition_failed`
   * (412) when the template is not the one that `revision` names.
   */
  updateTemplate?: Maybe<Template>;
  /** Change a training, also whether it is shown. Needs `content.manage`. Errors: `validation.failed` (422). */
  updateTraining?: Maybe<Training>;
  /**
   * Change an admin user; somebody invited who gets another e-mail gets another invitation. Needs `users.manage`.
   *
   * Errors: `validation.failed` (422), `user.owner_only` (403) for an owner or the owner's role, `user.self_disable`
   * (403) for one's own role, `user.last_owner` (403).
   */
  updateUser?: Maybe<User>;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationActivateAccountArgs = {
  input: SetPasswordInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationActivateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationAddAgentCommentArgs = {
  input: AddAgentCommentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationAddJobCommentArgs = {
  input: AddJobCommentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationAddLockoutAgentsArgs = {
  input: AddLockoutAgentsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationAddStrikeArgs = {
  input: AddStrikeInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationApproveOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationArchiveOrderArgs = {
  input: ArchiveOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationArchiveTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationAssignAgentArgs = {
  input: AssignAgentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationAssignReviewerArgs = {
  input: AssignReviewerInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCancelJobsArgs = {
  input: CancelJobsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCancelLocationsUploadArgs = {
  input: CancelLocationsUploadInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCompleteJobArgs = {
  input: CompleteJobInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateBulkActionArgs = {
  input: CreateBulkActionInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateCampaignArgs = {
  input: CreateCampaignInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateLocationsUploadArgs = {
  input: CreateLocationsUploadInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateLockoutArgs = {
  input: CreateLockoutInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateMarketOfferArgs = {
  input: CreateMarketOfferInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateNewsItemArgs = {
  input: CreateNewsItemInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateOrderArgs = {
  input: CreateOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreatePaymentArgs = {
  input: CreatePaymentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateReportLinkArgs = {
  input: CreateReportLinkInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateTemplateArgs = {
  input: CreateTemplateInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationCreateTrainingArgs = {
  input: CreateTrainingInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationDeactivateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationDeleteCampaignArgs = {
  input: DeleteCampaignInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationDeleteLocationsUploadsArgs = {
  orderId: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationDeleteLockoutArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationDeleteReportMediaArgs = {
  input: DeleteReportMediaInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationDisableCustomerUserArgs = {
  input: CustomerUserReferenceInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationDisableUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationDuplicateTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationEnableCustomerUserArgs = {
  input: CustomerUserReferenceInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationEnableUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportAgentsArgs = {
  input: ExportAgentsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportApplicationsArgs = {
  input: ExportApplicationsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportAssignmentsArgs = {
  input: ExportAssignmentsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportCustomersArgs = {
  input: ExportCustomersInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportJobsArgs = {
  input: ExportJobsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportOrderResultsArgs = {
  input: ExportOrderResultsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportOrdersArgs = {
  input: ExportOrdersInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportPaymentsArgs = {
  input: ExportPaymentsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportTemplatesArgs = {
  input: ExportTemplatesInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportUsersArgs = {
  input: ExportUsersInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExportWithdrawalsArgs = {
  input: ExportWithdrawalsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationExtendOrderArgs = {
  input: ExtendOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationFailJobArgs = {
  input: FailJobInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationFinishOrderArgs = {
  input: FinishOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationInviteCustomerUserArgs = {
  input: InviteCustomerUserInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationMergeTypeformArgs = {
  input: MergeTypeformInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationPauseOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRejectOrderArgs = {
  input: RejectOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRemoveInterestJobsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRemoveLocationRestrictionsArgs = {
  input: RemoveLocationRestrictionsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRemoveLockoutAgentArgs = {
  input: RemoveLockoutAgentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRemoveLockoutAgentsArgs = {
  input: RemoveLockoutAgentsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationResendApplicationEmailArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationResetPasswordArgs = {
  input: SetPasswordInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRestartOrderArgs = {
  input: RestartOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationResumeOrderArgs = {
  input: ResumeOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRetireAgentArgs = {
  input: RetireAgentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRetryBackgroundWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRetryFailedBackgroundWorkArgs = {
  input: RetryFailedBackgroundWorkInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRevertStrikeArgs = {
  input: RevertStrikeInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationReviewIdentityCheckArgs = {
  input: ReviewIdentityCheckInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationReviewWithdrawalArgs = {
  input: ReviewWithdrawalInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRevokeCustomerUserInvitationArgs = {
  input: CustomerUserReferenceInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRevokeReportLinkArgs = {
  input: RevokeReportLinkInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationRevokeUserInvitationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationSendPasswordResetArgs = {
  input: SendPasswordResetInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationStartLocationsUploadArgs = {
  input: StartLocationsUploadInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationStartOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationStopJobArgs = {
  input: StopJobInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationSubmitOrderArgs = {
  input: SubmitOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUnassignJobsArgs = {
  ids: Array<Scalars['ID']['input']>;
  seenAssignments?: InputMaybe<Array<SeenAssignmentInput>>;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUnassignReviewerArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUnfulfilJobsArgs = {
  input: UnfulfilJobsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateAgentArgs = {
  input: UpdateAgentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateAgentSkillsArgs = {
  input: UpdateAgentSkillsInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateBalanceArgs = {
  input: UpdateBalanceInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateCampaignArgs = {
  input: UpdateCampaignInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateCustomerUserArgs = {
  input: UpdateCustomerUserInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateJobArgs = {
  input: UpdateJobInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateJobLocationGroupArgs = {
  input: UpdateJobLocationGroupInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateJobRatesArgs = {
  input: UpdateJobRatesInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateLocationGroupArgs = {
  input: UpdateLocationGroupInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateLockoutArgs = {
  input: UpdateLockoutInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateLockoutAgentArgs = {
  input: UpdateLockoutAgentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateNewsItemArgs = {
  input: UpdateNewsItemInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateOrderArgs = {
  input: UpdateOrderInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateOrderWorkflowArgs = {
  input: UpdateOrderWorkflowInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateReportMediaArgs = {
  input: UpdateReportMediaInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateReportTaskArgs = {
  input: UpdateReportTaskInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateReportTaskCommentArgs = {
  input: UpdateReportTaskCommentInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateTemplateArgs = {
  input: UpdateTemplateInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateTrainingArgs = {
  input: UpdateTrainingInput;
};


/**
 * Everything that can be changed. Beside the errors that a change names, each can fail with `auth.unauthenticated` (401),
 * `auth.forbidden` (403), `not_found` (404) where an id names nothing, and `conflict` (409) where somebody else changed the
 * same at the same moment; nothing was changed then. Several changes of one document are made one after the other.
 * A change has one argument: `input`, or where there is nothing to say but what is changed, its id (`id`, `ids`, `orderId`).
 * Sent with the header `Idempotency-Key`, a change can be repeated for a day and is made once.
 */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** A piece of news in the app. */
export type NewsItem = {
  __typename?: 'NewsItem';
  body: Scalars['String']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Null without one; it cannot be changed here. */
  media?: Maybe<Media>;
  status: ContentStatus;
  title: Scalars['String']['output'];
};

/** Which news. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type NewsItemFilter = {
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
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
  /** Counts per status of what the other filters let through. Costs a REST call. */
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
  /** The applicant has to send something. */
  | 'awaiting_data'
  /** It ended with a failure. */
  | 'failed'
  /** Everything was sent; it is being decided. */
  | 'in_progress'
  /** It ended well. */
  | 'passed';

/** What a chosen option can demand. */
export type OptionRequirement =
  /** A comment in own words. */
  | 'comment'
  /** At least one photo. */
  | 'photo'
  /** At least one video. */
  | 'video';

/**
 * A batch of jobs that a customer placed. Rows of lists are shorter than the order itself: fields that are missing in
 * them say so, and one REST call per order brings all of them.
 */
export type Order = {
  __typename?: 'Order';
  /**
   * Days a Shepherd has to accept an offer; 0 is the current day only. Counted from the day of the offer, in UTC.
   * Missing in lists: one REST call per order brings it.
   */
  acceptWindow?: Maybe<Scalars['Int']['output']>;
  /** Whether `archivedAt` is set. Told with a job as well. */
  archived?: Maybe<Scalars['Boolean']['output']>;
  /** When it was hidden from lists; null for an order that they show. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What may be done to the order in its present state. Permissions are another matter: most need `orders.manage`. */
  availableActions?: Maybe<Array<OrderAction>>;
  /** Always one of the customer's. Its id and name come along; anything else costs a REST call per 100 of them. */
  campaign?: Maybe<Campaign>;
  /**
   * For the type anywhere. True: the app asks Shepherds where they are. Missing in lists: one REST call per order
   * brings it.
   */
  captureLocation?: Maybe<Scalars['Boolean']['output']>;
  /** What they are asked with; null for the app's own words. Missing in lists: one REST call per order brings it. */
  captureLocationPrompt?: Maybe<Scalars['String']['output']>;
  /** True: they have to answer the prompt. Missing in lists: one REST call per order brings it. */
  captureLocationPromptRequired?: Maybe<Scalars['Boolean']['output']>;
  /** One of `orderCategories`. */
  category?: Maybe<OrderCategory>;
  /**
   * True: the app shows its location groups as one; only kept here. Missing in lists: one REST call per order brings
   * it.
   */
  combineGroups?: Maybe<Scalars['Boolean']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode: Scalars['String']['output'];
  /** When the draft was made. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * That of its template, GBP without one. Its amounts are in it, and its jobs are priced in it. Changes with the
   * template of a draft.
   */
  currency?: Maybe<Currency>;
  /** Its id and name come along; anything else costs a REST call per 100 of them. */
  customer: Customer;
  /**
   * Id in the reporting tool outside of this product; nothing here follows it. Missing in lists: one REST call per
   * order brings it.
   */
  dashboardId?: Maybe<Scalars['String']['output']>;
  /** For Shepherds; its jobs are made with it. Missing in lists: one REST call per order brings it. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * What Shepherds can read or watch, in the order shown; jobs have it as `resources`. Missing in lists: one REST call
   * per order brings it.
   */
  documentation?: Maybe<Array<DocumentationItem>>;
  /** When results are expected; nothing happens by itself then. Null where nobody said. */
  dueDate?: Maybe<Scalars['DateTime']['output']>;
  /** The end requested, which `extendOrder` moves. Null until it is handed in. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /**
   * What the thing looks like that a treasure hunt looks for. Null without one. Missing in lists: one REST call per
   * order brings it.
   */
  exampleImageUrl?: Maybe<Scalars['URL']['output']>;
  /** Ids of skills any of which keeps a Shepherd away. Missing in lists: one REST call per order brings it. */
  excludeAgentSkills?: Maybe<Array<Scalars['ID']['output']>>;
  /** Tags any of which keeps a Shepherd away. Missing in lists: one REST call per order brings it. */
  excludeAgentTags?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * What the customer pays for its jobs, without cancelled and unfulfilled ones, in the order's currency; 0 before it
   * is approved.
   */
  grandTotal?: Maybe<Money>;
  /** True: no push tells about it. */
  hideFromMarket?: Maybe<Scalars['Boolean']['output']>;
  /** The order's number, which people know it by; the beginning of its jobs' ids. */
  id: Scalars['ID']['output'];
  /** True: only Shepherds whose identity check passed get its push, and assigning another one is warned about. */
  identityCheckRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Null without a picture. A signed address, which ends after an hour or two. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Whether now lies between the two dates. */
  inInterestPhase?: Maybe<Scalars['Boolean']['output']>;
  /** The end of the interest phase itself is no longer in it. */
  interestEndDate?: Maybe<Scalars['DateTime']['output']>;
  /** From then until `interestEndDate` Shepherds can show interest; both null without such a phase. */
  interestStartDate?: Maybe<Scalars['DateTime']['output']>;
  /**
   * How many completed jobs are aimed at; nothing is held to it. Null without a target. Missing in lists: one REST
   * call per order brings it.
   */
  jobCompletionTarget?: Maybe<Scalars['Int']['output']>;
  /** The order's jobs. Needs `jobs.view`. In a list: a REST call per order. */
  jobs?: Maybe<JobPage>;
  /** All its jobs, cancelled and unfulfilled ones too; 0 until it is approved. */
  jobsCount: Scalars['Int']['output'];
  /**
   * How many jobs are still to follow the order, which was cancelled, finished, paused or extended with very many of
   * them, or loses those that gather interest; null when nothing is going on. Until then it can only be cancelled or
   * finished (`order.jobs_ending`). Endings of up to 1000 jobs are done at once and never seen here. Missing in lists:
   * one REST call per order brings it.
   */
  jobsToEnd?: Maybe<Scalars['Int']['output']>;
  /**
   * Minutes between the order's start and its launch push. Counted from when it starts, by itself or by `startOrder`.
   * Missing in lists: one REST call per order brings it.
   */
  launchPushDelay?: Maybe<Scalars['Int']['output']>;
  /**
   * Groups that share a time limit and visibility. Needs `orders.view` or `jobs.view`. In a list: a REST call per
   * order.
   */
  locationGroups?: Maybe<Array<LocationGroup>>;
  /** Where the jobs are done; empty for the type anywhere. Needs `orders.view`. In a list: a REST call per order. */
  locations?: Maybe<LocationPage>;
  /**
   * The lockout that `lockoutId` names. Needs `orders.view`. Null without one. Missing in lists: one REST call per
   * order brings it.
   */
  lockout?: Maybe<Lockout>;
  /**
   * Minutes, as its launch push is given them; 0 for none. Who is kept away, and how long, is up to `lockout`. Missing
   * in lists: one REST call per order brings it.
   */
  lockoutDuration?: Maybe<Scalars['Int']['output']>;
  /** Null without a lockout. Missing in lists: one REST call per order brings it. */
  lockoutId?: Maybe<Scalars['ID']['output']>;
  /** For a treasure hunt: what does not count. Missing in lists: one REST call per order brings it. */
  negativeCriteria?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `type`. */
  orderType?: Maybe<OrderType>;
  /** True between pause and resume: its jobs are off the market. */
  paused: Scalars['Boolean']['output'];
  /**
   * How many jobs of this order one Shepherd may take. Null is no limit. Missing in lists: one REST call per order
   * brings it.
   */
  perUserJobLimit?: Maybe<Scalars['Int']['output']>;
  /** For a treasure hunt: what counts as found. Missing in lists: one REST call per order brings it. */
  positiveCriteria?: Maybe<Scalars['String']['output']>;
  priority: OrderPriority;
  /**
   * Messages sent to Shepherds about this order, the newest first by default. Needs `orders.view`. In a list: a REST
   * call per order.
   */
  pushes?: Maybe<OrderPushPage>;
  /** Ids of skills that a Shepherd must have, all of them. Missing in lists: one REST call per order brings it. */
  requireAgentSkills?: Maybe<Array<Scalars['ID']['output']>>;
  /** Tags that a Shepherd must have, all of them. Missing in lists: one REST call per order brings it. */
  requireAgentTags?: Maybe<Array<Scalars['String']['output']>>;
  /** Empty: any time between start and end. Missing in lists: one REST call per order brings it. */
  schedules?: Maybe<Array<Schedule>>;
  /** The start requested, or when it was started, where that was earlier. Null until it is handed in. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /**
   * As it is stored. Lists are asked by `OrderStatusFilter`, which groups some. Jobs of an order that is cancelled, finished
   * or archived are neither offered nor assigned.
   */
  status: OrderStatus;
  /** For a treasure hunt: what it is about. Missing in lists: one REST call per order brings it. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Where to go on after a task, from the same read as `tasks`. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** The task list as it was when the order was made. Needs `orders.view`. In a list: a REST call per order. */
  tasks?: Maybe<Array<TaskGroup>>;
  /**
   * What its jobs are made from. Null only in a draft: without one it cannot be submitted. Its id and name come along;
   * anything else costs a REST call per 100 of them.
   */
  template?: Maybe<Template>;
  title: Scalars['String']['output'];
  /** For a treasure hunt: what to look for, free text. Missing in lists: one REST call per order brings it. */
  treasureTarget?: Maybe<Scalars['String']['output']>;
  type: OrderType;
  /** One upload, to be asked again every 5 seconds while it is pending or in progress, or addresses are looked for. Needs `orders.view`. */
  upload?: Maybe<LocationsUpload>;
  /** Locations that came as CSV files. Needs `orders.view`. The newest first. In a list: a REST call per order. */
  uploads?: Maybe<Array<LocationsUpload>>;
  /**
   * What Shepherds are paid for its jobs, without cancelled and unfulfilled ones and without bonuses, in the order's
   * currency. Agreed fees count where there are any.
   */
  value?: Maybe<Money>;
  /** Null where its campaign was not divided, or none was chosen. */
  wave?: Maybe<Wave>;
  /** Every workflow, with whether this order uses it. Needs `orders.view`. In a list: a REST call per order. */
  workflows?: Maybe<Array<OrderWorkflow>>;
  workforce: OrderWorkforce;
};


/**
 * A batch of jobs that a customer placed. Rows of lists are shorter than the order itself: fields that are missing in
 * them say so, and one REST call per order brings all of them.
 */
export type OrderJobsArgs = {
  filter?: InputMaybe<JobFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: JobSort;
};


/**
 * A batch of jobs that a customer placed. Rows of lists are shorter than the order itself: fields that are missing in
 * them say so, and one REST call per order brings all of them.
 */
export type OrderLocationsArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/**
 * A batch of jobs that a customer placed. Rows of lists are shorter than the order itself: fields that are missing in
 * them say so, and one REST call per order brings all of them.
 */
export type OrderPushesArgs = {
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderPushSort;
};


/**
 * A batch of jobs that a customer placed. Rows of lists are shorter than the order itself: fields that are missing in
 * them say so, and one REST call per order brings all of them.
 */
export type OrderUploadArgs = {
  id: Scalars['ID']['input'];
};

/** What can be done to an order. */
export type OrderAction =
  /** `approveOrder`: pending orders. */
  | 'approve'
  /** `archiveOrder`: finished, cancelled and rejected orders. */
  | 'archive'
  /** `cancelOrder`: all that are not over. */
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
  /**
   * Jobs that would be back on the market (resume), that stay closed (restart), or that would be out of sight
   * (archive).
   */
  jobsAffected: Scalars['Int']['output'];
  /** True: there is no warning, so the action needs no confirmation. */
  valid: Scalars['Boolean']['output'];
  /** Empty when `valid`. */
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
  /**
   * True: also archived orders. False: none, whatever else is asked for. Left out, archived orders are found only by
   * `ids`, by a whole id in `keywords`, or by the status `ARCHIVED`.
   */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  campaignIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Orders that end on this day of `timezone` or later. Orders without a date are left out. */
  endDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Orders that end on this day of `timezone` or earlier. */
  endDateTo?: InputMaybe<Scalars['Date']['input']>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Looked for in title, customer name and id, without regard to case or accents. A whole id also finds an archived
   * order.
   */
  keywords?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Array<OrderPriority>>;
  /** Orders that start on this day of `timezone` or later. Orders without a date are left out. */
  startDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Orders that start on this day of `timezone` or earlier. */
  startDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** Displayed or exact statuses; see `OrderStatusFilter`. */
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
  /**
   * Counts per displayed status of what the other filters let through. The groups `PENDING`, `IN_PROGRESS`,
   * `COMPLETED`, `CANCELLED`, `DRAFT` and `REJECTED` add up to the total. Costs a REST call.
   */
  summary?: Maybe<Summary>;
};

/** How urgent an order is. */
export type OrderPriority =
  /** For staff to sort by; nothing else depends on it. */
  | 'high'
  /** For staff to sort by; nothing else depends on it. */
  | 'low'
  /** For staff to sort by; nothing else depends on it. */
  | 'medium';

/** A message to the Shepherds who may want the order's jobs. */
export type OrderPush = {
  __typename?: 'OrderPush';
  /** When it was planned: a launch push goes out `launchPushDelay` minutes later. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: OrderPushKind;
  /** Minutes. That of the order when the push was planned. */
  lockoutDuration?: Maybe<Scalars['Int']['output']>;
  status: OrderPushStatus;
};

/** What a push is about. */
export type OrderPushKind =
  /** About the work that Shepherds have taken. */
  | 'assignment_status'
  /** About work on offer, to those with an area that reaches one of its locations: the launch push is one. */
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
  /** Who may take the order's jobs is being found out. */
  | 'building_audience'
  /** Nobody could be told: wrong place, skills or tags, or the order was paused or hidden. */
  | 'no_audience'
  /** Planned; its time has not come. */
  | 'pending'
  /** Its audience is known, and is being told. */
  | 'sending'
  /** Everybody in its audience was told. */
  | 'sent';

/** The order of orders. */
export type OrderSort = {
  direction: SortDirection;
  field: OrderSortField;
};

/** What orders can be sorted by. */
export type OrderSortField =
  | 'created_at'
  /** Drafts without this date come last. */
  | 'due_date'
  /** Drafts without this date come last. */
  | 'end_date'
  /** By number: the order in which they were made. */
  | 'id'
  /** All jobs of the order count, cancelled ones too. */
  | 'jobs_count'
  /** Low, medium, high. */
  | 'priority'
  /** Drafts without this date come last. */
  | 'start_date'
  /** By the stored status's name, alphabetically. */
  | 'status'
  | 'title'
  /** By the type's name, alphabetically. */
  | 'type';

/** Where an order stands. Paused and archived are marks beside it. */
export type OrderStatus =
  /** Approved with its jobs; starts by itself at `startDate`. */
  | 'active'
  /** Approved, and its jobs are still being made; seen for orders of more than 1000 places only. */
  | 'approving'
  /** Final, but for archiving. Open jobs were cancelled with it; those in review stay where they are. */
  | 'cancelled'
  /** Being written: everything can be changed. */
  | 'draft'
  /** Over; open jobs got a status of their own. Can be restarted or archived. */
  | 'finished'
  /** Handed in; waits for staff to approve, start or reject it. */
  | 'pending'
  /** Final, but for archiving: staff did not approve it. */
  | 'rejected'
  /** Under way: the launch push follows `launchPushDelay` minutes after. */
  | 'started';

/**
 * What an order's status is asked by. The first group are the displayed statuses, which may cover several stored ones;
 * the next match a stored status exactly, and archived orders are a group of their own that the others leave out.
 */
export type OrderStatusFilter =
  /** Stored active: approved, not started yet. */
  | 'active'
  /** Stored approving: its jobs are being made. */
  | 'approving'
  /** Archived orders, whatever their stored status. */
  | 'archived'
  /** Stored cancelled. */
  | 'cancelled'
  /** Stored finished. */
  | 'completed'
  /** Stored draft: not handed in yet. */
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

/** Where the jobs are: at given places, anywhere, or wherever the thing asked for is found. */
export type OrderType =
  /** No places: `jobsCount` says how many jobs are made. */
  | 'anywhere'
  /** One job for each location. */
  | 'standard'
  /** One job for each location, to look for something; such jobs fail with a `TreasureHuntFailReason`. */
  | 'treasure_hunt';

/** Whether an order uses a workflow. It has no id: the same workflow is on in one order and off in another. */
export type OrderWorkflow = {
  __typename?: 'OrderWorkflow';
  /** False also for one that nobody ever switched. */
  active: Scalars['Boolean']['output'];
  workflow: Workflow;
};

/** Who does the jobs. */
export type OrderWorkforce =
  /** The customer's own people: `Job.team` is the customer's name. */
  | 'customer'
  /** Shepherds of the marketplace: `Job.team` is `platform`. */
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
  /** As asked for, or 10000 where more was. */
  perPage: Scalars['Int']['output'];
  /** Position of the last row of this page; null on an empty page. */
  to?: Maybe<Scalars['Int']['output']>;
  /** Rows in the whole list with the filter applied; exact. */
  total: Scalars['Int']['output'];
};

/** What a mailed link is for. */
export type PasswordLinkPurpose =
  /** The first password: `activateAccount`. */
  | 'invitation'
  /** A new password: `resetPassword`. */
  | 'reset';

/** Money that a Shepherd got or lost. */
export type Payment = {
  __typename?: 'Payment';
  /** Who made it; null when the system did. */
  adminUser?: Maybe<User>;
  /** Its id and name come along; anything else costs a REST call per 100 of them. */
  agent?: Maybe<Agent>;
  /** In the Shepherd's currency, or the job's where it is about one; negative for a deduction. */
  amount: Money;
  /**
   * The work that was paid; null where it is about none. Its `id` and `status` come with the payment; the rest is read
   * with the jobs of the page, 100 to a REST call.
   */
  assignment?: Maybe<Assignment>;
  /** Null where nobody wrote one. */
  comment?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When it was booked to the balance. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  method?: Maybe<PaymentChannel>;
  /** What it is called in statements. */
  reference?: Maybe<Scalars['String']['output']>;
  status: PaymentStatus;
  type: PaymentType;
};

/** How a payment reaches the Shepherd. */
export type PaymentChannel =
  /** Booked to the balance, to be withdrawn. */
  | 'balance'
  /** Straight to a bank account. */
  | 'bank_transfer'
  /** Straight to a PayPal account. */
  | 'paypal';

/** Which payments. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type PaymentFilter = {
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Made on this day of `timezone` or later. */
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Made on this day of `timezone` or earlier. */
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Looked for in reference, comment, job id and the Shepherd's names, without regard to case or accents. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<PaymentStatus>>;
  /** IANA time zone whose days these are: of UTC without, or where it is unknown. An export takes its own. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Array<PaymentType>>;
};

/** Where a Shepherd is paid. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** True: where money goes unless another one is chosen. */
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
  /** By minor units (pence; whole yen), whatever the currency; deductions are below zero. */
  | 'amount'
  | 'country_code'
  | 'created_at'
  | 'id'
  /** References are numbered in the order of the ids. */
  | 'reference'
  /** By its name, alphabetically. */
  | 'status'
  /** By its name, alphabetically. */
  | 'type';

/** Where a payment stands. */
export type PaymentStatus =
  /** It did not arrive. */
  | 'failed'
  /** It arrived, in the balance or beyond. */
  | 'paid'
  /** On its way. */
  | 'pending';

/** What a payment is for. */
export type PaymentType =
  /** A reward: for an answer of a task, or by staff. */
  | 'bonus'
  /** Given by staff, for any reason. */
  | 'credit'
  /** Taken by staff: below zero. */
  | 'deduction'
  /** The fee of a completed or attempted job. */
  | 'job'
  /** For bringing another Shepherd. */
  | 'referral'
  /** Money that was laid out for a job. */
  | 'reimbursement'
  /** What paying out cost. */
  | 'transaction_fee';

/** Whether a withdrawal is paid out by itself. */
export type PayoutMode =
  /** Up to £100 or its equivalent in the currency: paid out without anybody. */
  | 'auto'
  /** Above £100 or its equivalent in the currency: staff decides. */
  | 'manual';

/** A right that a role carries. REST v1 writes them with a dot: `orders.view`. */
export type Permission =
  /** Change, retire and mark Shepherds, decide identity checks, see positions. */
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
  /** Change, cancel and rate jobs, correct reports, run bulk actions. */
  | 'jobs.administrate'
  /** Have jobs sent as CSV. */
  | 'jobs.export'
  /** Assign, offer, unassign and stop jobs. */
  | 'jobs.manage'
  /** Review jobs: become reviewer, complete, fail, correct what one reviews. */
  | 'jobs.review'
  /** Share reports with outsiders. */
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
  /** Invite, change and disable users of this console; see background work and have it tried again. */
  | 'users.manage'
  /** Read users of this console and roles. */
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
  /** One of the roles of staff. */
  role: Role;
  /** A label: rights come from `role`. */
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
  /** As `PublicReportTask.status`. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `PublicTask` of the matrix. */
  taskId: Scalars['ID']['output'];
};

/** What was shared, how it ended, and when somebody was really there. */
export type PublicJob = {
  __typename?: 'PublicJob';
  /** Why nothing more could be done; null unless the outcome is `ATTEMPTED`, and where nobody said so. */
  attemptReason?: Maybe<StopReason>;
  /** When the work was handed in; null where it never was. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217; of every price in the answers. */
  currency?: Maybe<Currency>;
  orderTitle?: Maybe<Scalars['String']['output']>;
  /** Null where REST v1 does not say. */
  outcome?: Maybe<ReportOutcome>;
  /** What the customer calls the place or task. */
  reference?: Maybe<Scalars['String']['output']>;
  /** IANA name of the time zone that the place lies in. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** When the work was handed in or stopped. */
  visitEndedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the Shepherd began on site. */
  visitStartedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What outsiders may see of a job: no fees, no Shepherd, nothing that is meant for staff or for the field. */
export type PublicJobReport = {
  __typename?: 'PublicJobReport';
  customer?: Maybe<PublicCustomer>;
  /** What Shepherds were told; null without a text. */
  description?: Maybe<Scalars['String']['output']>;
  job: PublicJob;
  location?: Maybe<PublicLocation>;
  report: PublicReport;
  /** What Shepherds could read or watch; addresses of files work for a short time only, and end with the link. */
  resources: Array<DocumentationItem>;
  /**
   * Without internal tasks, without tasks that logic skipped and that have no answer, and without sections and matrices of
   * which nothing else is left.
   */
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
  tasks: Array<PublicReportTask>;
};

/** The answers for one item of a shared matrix task. */
export type PublicReportItem = {
  __typename?: 'PublicReportItem';
  /** Whether any of its answers deviates. */
  deviates: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  /** What the item is known by. */
  reference: Scalars['String']['output'];
  /** A second line, for example a price; null without one. */
  subtext?: Maybe<Scalars['String']['output']>;
  /** Those that have an answer. */
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
  /** What the app says of the task, for example `done` or `out_of_stock`; null where it says nothing. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `PublicTask`. */
  taskId: Scalars['ID']['output'];
  /**
   * What was typed, scanned or measured; null for tasks that are answered otherwise. A price is in
   * `PublicJob.currency`.
   */
  value?: Maybe<Scalars['String']['output']>;
};

/** A task of a shared report. */
export type PublicTask = {
  __typename?: 'PublicTask';
  component: PublicTaskComponent;
  /** Unique within the report only. */
  id: Scalars['ID']['output'];
  reference: Scalars['String']['output'];
  /** Empty for a task that could be left out. */
  required: Array<TaskRequirement>;
  title: Scalars['String']['output'];
};

/** How a task of a shared report is answered. */
export type PublicTaskComponent = {
  __typename?: 'PublicTaskComponent';
  /** For `INPUT`; null for others. */
  inputType?: Maybe<TaskInputType>;
  /** For `MATRIX`; null for others. */
  matrixTasks?: Maybe<Array<PublicTask>>;
  /** Null for tasks without any. */
  options?: Maybe<Array<PublicTaskOption>>;
  type: TaskComponentType;
};

/** A section of a shared report. */
export type PublicTaskGroup = {
  __typename?: 'PublicTaskGroup';
  name: Scalars['String']['output'];
  /** Null without one. */
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

/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * One Shepherd; null when there is none with this id, and for rejected and deleted ones. Needs `agents.view`.
   *
   * Where nothing is asked for but the id and parts that are calls of their own (`contracts`, `comments`, `balance` and the
   * like), the parts say by themselves that there is none.
   */
  agent?: Maybe<Agent>;
  /** Areas of active and inactive Shepherds whose centre lies inside a box. Needs `jobs.view`. */
  agentAreas?: Maybe<Array<AgentArea>>;
  /** Where active and inactive Shepherds inside a box were last; view-restricted ones are left out. Needs `jobs.view`. */
  agentPositions?: Maybe<Array<AgentPosition>>;
  /** Tags that Shepherds have. Needs a session. */
  agentTags?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * Shepherds, without those who were rejected or deleted. Needs `agents.view`; with only `jobs.view` each has id and
   * names, and filters and sorting by anything else are `auth.forbidden` (403).
   */
  agents?: Maybe<AgentPage>;
  /**
   * Applications of people who want to be Shepherds. Needs `agents.view`. Rejected ones are left out unless
   * `filter.includeRejected` is true, or the filter asks for the status `REJECTED` or for reasons.
   */
  applications?: Maybe<ApplicationPage>;
  /** One piece of background work; null when there is none with this id, or none any more. Needs `users.manage`. */
  backgroundWork?: Maybe<BackgroundWork>;
  /**
   * Work that goes on after its call was answered: mails, exports, files, orders with many jobs. The most urgent first: what
   * failed for good, what is under way, what waits. What was done stays for 7 days (the newest 10,000), what failed for 30.
   * Needs `users.manage`.
   *
   * Errors: `NOT_OFFERED` (501) where REST v1 is a server that does not show its background work.
   */
  backgroundWorks?: Maybe<BackgroundWorkPage>;
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
  /** Countries the marketplace works in, by name. Needs a session. */
  countries?: Maybe<Array<Country>>;
  /** Currencies that templates can be priced in. Needs `templates.view`. */
  currencies?: Maybe<Array<CurrencyInfo>>;
  /** One customer; null when there is none with this id. Needs `customers.view`, or `jobs.view` for `id` and `name`. */
  customer?: Maybe<Customer>;
  /**
   * Customers. Needs `customers.view`; with only `jobs.view` each customer has `id` and `name`, and filters and
   * sorting by anything else are `auth.forbidden` (403).
   */
  customers?: Maybe<CustomerPage>;
  /**
   * Places by address, the best match first; for filling in a location. Needs a session. Errors:
   * `geocoding.unavailable` (502) when the address search does not answer.
   */
  findPlaces?: Maybe<Array<FoundPlace>>;
  /** Industries, by name. Needs `customers.view`. */
  industries?: Maybe<Array<Industry>>;
  /** One job; null when there is none with this id. Needs `jobs.view`. */
  job?: Maybe<Job>;
  /** Jobs. Needs `jobs.view`. Read anew each time, never from a cache. */
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
  /** Orders. Needs `orders.view`. Archived orders are left out unless the filter asks for them, see `OrderFilter.archived`. */
  orders?: Maybe<OrderPage>;
  /**
   * Whether the token of a mailed link can still set a password; null where REST v1 cannot tell. Uses nothing up, and needs
   * no session.
   */
  passwordLinkWorks?: Maybe<Scalars['Boolean']['output']>;
  /** Payments to Shepherds. Needs `payments.view`. */
  payments?: Maybe<PaymentPage>;
  /**
   * A job's report for whoever has its link. Needs no session. Wrong passwords are limited by the minute: five for a link
   * from one network, 120 from one network, 50 for a link from everywhere.
   */
  publicJobReport?: Maybe<PublicJobReportResult>;
  /** The items of a matrix task in a shared report. Needs no session. */
  publicReportItems?: Maybe<PublicReportItemsResult>;
  /**
   * Counts of the jobs in review: `MINE`, `OTHERS` and, of those that nobody reviews, `UNASSIGNED`. Needs
   * `jobs.review`.
   */
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
   * Job templates, read anew each time. Needs `templates.view`; with only `jobs.view` each template has `id` and `name`, and
   * filters and sorting by anything else, the sorting by default too, are `auth.forbidden` (403).
   */
  templates?: Maybe<TemplatePage>;
  /** One training; null when there is none with this id. Needs `content.view`. */
  training?: Maybe<Training>;
  /** Training. Needs `content.view`. */
  trainings?: Maybe<TrainingPage>;
  /**
   * A typeform as a task list, to replace what is there. Needs `templates.manage`.
   *
   * Errors: `typeform.not_found` (404), `typeform.unavailable` (502) when Typeform does not answer.
   */
  typeform?: Maybe<ImportedTaskList>;
  /** One admin user; null when there is none with this id. Needs `users.view`. */
  user?: Maybe<User>;
  /**
   * Admin users. Needs `users.view`; with only `jobs.view` each has id and names, and filters and sorting by anything
   * else, the sorting by default too, are `auth.forbidden` (403).
   */
  users?: Maybe<UserPage>;
  /** Withdrawals by Shepherds. Needs `payments.view`. */
  withdrawals?: Maybe<WithdrawalPage>;
  /** Workflows that an order can use. Needs a session. */
  workflows?: Maybe<Array<Workflow>>;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryAgentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryAgentAreasArgs = {
  box: MapBoxInput;
  perPage: Scalars['Int']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryAgentPositionsArgs = {
  box: MapBoxInput;
  perPage: Scalars['Int']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryAgentsArgs = {
  filter?: InputMaybe<AgentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: AgentSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryApplicationsArgs = {
  filter?: InputMaybe<ApplicationFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: ApplicationSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryBackgroundWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryBackgroundWorksArgs = {
  filter?: InputMaybe<BackgroundWorkFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: BackgroundWorkSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryBulkActionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryBulkActionsArgs = {
  filter?: InputMaybe<BulkActionFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: BulkActionSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCampaignArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCampaignWavesArgs = {
  campaignId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCampaignsArgs = {
  filter?: InputMaybe<CampaignFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CampaignSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCitiesArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCollectionItemsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCollectionsArgs = {
  filter?: InputMaybe<CollectionFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CollectionSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryCustomersArgs = {
  filter?: InputMaybe<CustomerFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: CustomerSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryFindPlacesArgs = {
  keywords: Scalars['String']['input'];
  perPage: Scalars['Int']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryJobsArgs = {
  filter?: InputMaybe<JobFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: JobSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryLockoutArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryLockoutsArgs = {
  filter?: InputMaybe<LockoutFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: LockoutSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryNewsArgs = {
  filter?: InputMaybe<NewsItemFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: NewsItemSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryNewsContentItemsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryNewsItemArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryOrderActionCheckArgs = {
  action: CheckedOrderAction;
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: OrderSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryPasswordLinkWorksArgs = {
  purpose: PasswordLinkPurpose;
  token: Scalars['String']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: PaymentSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryPublicJobReportArgs = {
  again?: InputMaybe<Scalars['Boolean']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryPublicReportItemsArgs = {
  page: Scalars['Int']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  perPage: Scalars['Int']['input'];
  taskId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryTemplatesArgs = {
  filter?: InputMaybe<TemplateFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: TemplateSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryTrainingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryTrainingsArgs = {
  filter?: InputMaybe<TrainingFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: TrainingSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryTypeformArgs = {
  formId: Scalars['ID']['input'];
  override: Scalars['Boolean']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  sort: UserSort;
};


/**
 * Everything that can be read. Each field but `passwordLinkWorks` and those of a shared report needs a session (`auth.unauthenticated`, 401) and
 * the permission that it names (`auth.forbidden`, 403). What takes the id of one thing answers null where there is none.
 * Each field costs one REST call at most unless it says otherwise, and what is selected below it those that it names.
 */
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
  /** Why, for the order's history; at most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

/** Why an application was rejected. */
export type RejectReason =
  /** Convictions were declared. */
  | 'criminal_convictions'
  /** The identity check failed. */
  | 'id_check'
  /** The marketplace does not work in their country. */
  | 'inactive_country'
  /** There is no right to work in the country. */
  | 'right_to_work'
  /** Below the age that is asked for. */
  | 'too_young';

/** Why jobs remain in a finished order. */
export type RemainingJobsReason =
  /** The customer no longer wants them. */
  | 'customer_request'
  /** Something is wrong with the places. */
  | 'location_issue'
  /** Nobody took them. */
  | 'no_shepherds'
  /** Their time is over. */
  | 'order_expired'
  /** What `comment` says. */
  | 'other';

/** What open jobs of a finished order become. */
export type RemainingJobsStatus =
  /** Not to be done any more. */
  | 'cancelled'
  /** Wanted, but nobody did them. */
  | 'unfulfilled';

/** Which restriction of which order. */
export type RemoveLocationRestrictionsInput = {
  /** Of the order. */
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
  /** Who shared it. Its id and name come along; anything else costs a REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** It works until then; null until it is revoked. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The password itself is not kept. */
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
  /** The work was done and checked. */
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
  /** Notes for the reviewer about this answer. */
  qaNotes?: Maybe<Scalars['String']['output']>;
  /** Why staff corrected the answer. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What the answer is known by in the task list. */
  reference?: Maybe<Scalars['String']['output']>;
  /** What is paid back for this task. In the job's currency; null where nothing is. */
  reimbursement?: Maybe<Money>;
  /** The chosen options: their ids. */
  selection: Array<Scalars['String']['output']>;
  /** What the app says of the task, for example `done` or `out_of_stock`; null where it says nothing. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the `Task`. */
  taskId: Scalars['ID']['output'];
  /** Answers inside a matrix item. */
  tasks?: Maybe<Array<ReportTask>>;
  /** What was typed, scanned or measured; null for tasks that are answered otherwise. */
  value?: Maybe<Scalars['String']['output']>;
  /** Names what was chosen and entered; null where nothing was. `updateReportTask` takes it. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Who checked a shared report. */
export type ReportVerification = {
  __typename?: 'ReportVerification';
  /** When the review ended, in UTC. */
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
  /** `REMOVED` deletes what tells who the Shepherd is, for good. Means nothing for an applicant. */
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
  /** A data-protection request. Name, addresses, position, billing and comments are deleted for good. */
  | 'removed'
  /** Too many strikes, or one too bad. */
  | 'striked_off';

/** What was tried again. */
export type RetriedWork = {
  __typename?: 'RetriedWork';
  /** How many pieces of work. */
  retried: Scalars['Int']['output'];
};

/** What to try again. */
export type RetryFailedBackgroundWorkInput = {
  /** Left out: of every kind. */
  kind?: InputMaybe<BackgroundWorkKind>;
};

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
  /** Of one that is `REQUESTED` and `MANUAL`. */
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
  /** For example `owner`, `operations`, `customer_viewer`. */
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
  /** The column that becomes the item's label. */
  label: Scalars['String']['input'];
  /** The column that becomes the item's reference. */
  reference: Scalars['String']['input'];
  /** Text with columns in braces, for example `£{price}`. */
  subtext?: InputMaybe<Scalars['String']['input']>;
};

/** When the order's jobs can be done. */
export type Schedule = {
  __typename?: 'Schedule';
  /** Week days and dates with times of their own. */
  days: Array<ScheduleDay>;
  /** Whether it is marked as the usual one; nothing here depends on it. */
  default: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** For days that `days` does not name; times of day at the place. */
  times: Array<TimeRange>;
};

/** Times on a week day or on a date. */
export type ScheduleDay = {
  __typename?: 'ScheduleDay';
  /** Null: every week on `dayOfWeek`. */
  date?: Maybe<Scalars['Date']['output']>;
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek?: Maybe<Scalars['Int']['output']>;
  /** Times of day at the place. */
  times: Array<TimeRange>;
};

/** Times on a week day or on a date. */
export type ScheduleDayInput = {
  /** Left out: every week. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** 1 is Monday, 7 is Sunday. Can be left out beside `date`, which has one. */
  dayOfWeek?: InputMaybe<Scalars['Int']['input']>;
  /** At most 50. */
  times: Array<TimeRangeInput>;
};

/** When the jobs can be done. */
export type ScheduleInput = {
  /** At most 500. */
  days: Array<ScheduleDayInput>;
  /** Whether it is marked as the usual one; nothing here depends on it. */
  default: Scalars['Boolean']['input'];
  /** Of a schedule that is there already, within this order; left out, it gets a number. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** At most 50, for days that `days` does not name. */
  times: Array<TimeRangeInput>;
};

/**
 * Which assignment a job had as the decision to act on it was made: jobs go from one Shepherd to another without a change
 * of their status.
 */
export type SeenAssignmentInput = {
  /** The present or last assignment of the job; null for a job without any. */
  assignmentId?: InputMaybe<Scalars['ID']['input']>;
  jobId: Scalars['ID']['input'];
};

/** An identity check as somebody saw it; null for what there was none of. */
export type SeenIdentityCheckInput = {
  /** Null or left out: there was none. */
  method?: InputMaybe<IdentityCheckMethod>;
  /** Null or left out: there was none. */
  result?: InputMaybe<IdentityCheckResult>;
};

/** Whose password to reset. */
export type SendPasswordResetInput = {
  /** At most 255 characters. */
  email: Scalars['EmailAddress']['input'];
};

/** A new session. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Opaque bearer token; null when a cookie was asked for. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** When the session ends by itself: 12 hours after signing in, 30 days with `rememberMe`. */
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
  /** 6 to 200 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
  /** From the link of the e-mail; works once. */
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

/**
 * Smallest first or largest first. Rows without a value come last either way; equal ones follow by their ids, in the
 * same direction. Texts are compared without regard to case.
 */
export type SortDirection =
  /** Smallest, earliest, A first. */
  | 'ASC'
  /** Largest, latest, Z first. */
  | 'DESC';

/** Payments that staff can make; all others are made by the system. */
export type StaffPaymentType =
  /** A reward: above zero. */
  | 'bonus'
  /** For any reason: above zero. */
  | 'credit'
  /** Below zero. */
  | 'deduction'
  /** Money that was laid out: above zero, at most £50 or its equivalent. */
  | 'reimbursement';

/** Which upload of which order. */
export type StartLocationsUploadInput = {
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};

/** Why a job stops, and so whether its Shepherd is paid. */
export type StopJobInput = {
  /** Needed for `ABANDONED`, and for `OTHER` as the reason in own words. At most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  reason: StopReason;
};

/** Why a job stopped. All but `ABANDONED` make it attempted: the Shepherd is paid. */
export type StopReason =
  /** The Shepherd gave up and is not paid; the job becomes unassigned. */
  | 'abandoned'
  /** Somebody there did not let the Shepherd in or work. */
  | 'access_refused'
  /** What the job is about was not there. */
  | 'item_unavailable'
  /** The place was closed, for the day or for good. */
  | 'location_closed'
  /** There was no such place. */
  | 'location_not_found'
  /** What the comment says. */
  | 'other'
  /** Going on would have been dangerous. */
  | 'unsafe'
  /** The job said something that is not so. */
  | 'wrong_details';

/** A mark against a Shepherd. */
export type Strike = {
  __typename?: 'Strike';
  /** Why; empty once the Shepherd was removed for data protection. */
  comment: Scalars['String']['output'];
  /** Three months after `date`: until then it is a recent one, of which there is a maximum; null once it is reverted. */
  countsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Who gave it. Its id and name come along; anything else costs a REST call per 100 of them. */
  createdBy?: Maybe<User>;
  /** When it was given. */
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Set for one that no longer counts. */
  revertedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The last facts of a draft. */
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
  /** Both or neither; the start is earlier than the end. */
  interestStartDate?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * At most 1000, added to those that came by CSV. None for the type anywhere; every other type needs one, from here
   * or from a file.
   */
  locations?: InputMaybe<Array<LocationInput>>;
  /** At most 100. Left out: as in the draft. */
  schedules?: InputMaybe<Array<ScheduleInput>>;
  /** Today or later, and earlier than `endDate`. What counts as today is lenient: it is so anywhere on earth. */
  startDate: Scalars['DateTime']['input'];
  /** 3 to 255 characters. Left out: as in the draft. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the workflows to turn on. At most 1000. All others are turned off; left out, they stay as they are. */
  workflows?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Counts per status (or per stage), as shown on the tabs above a list. */
export type Summary = {
  __typename?: 'Summary';
  /** One for each value, also where it has no rows. */
  groups: Array<SummaryGroup>;
  /** Rows that the filters other than `status` let through. */
  total: Scalars['Int']['output'];
};

/** One status of a summary and how many rows have it. */
export type SummaryGroup = {
  __typename?: 'SummaryGroup';
  /** What the list would have with this value alone as its status. */
  total: Scalars['Int']['output'];
  /** The name of the enum value that the list's `status` filter takes, for example `IN_PROGRESS`. */
  value: Scalars['String']['output'];
};

/** Something a Shepherd has to do or answer. Its `id` is unique within one task list only: a copy may carry the same. */
export type Task = {
  __typename?: 'Task';
  /** Paid beside the fee when the job is completed and the answer meets the condition; null without one. */
  bonus?: Maybe<TaskPayment>;
  component: TaskComponent;
  /** Null only in old task lists; inputs need one. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null where there are none. */
  instructions?: Maybe<TaskInstructions>;
  /** True: hidden from customers. */
  internal: Scalars['Boolean']['output'];
  /** Extra pay that depends on the answer, beside `bonus` and `reimbursement`: what is due of one type is added up. */
  payments: Array<TaskPayment>;
  /** Notes for the reviewer, never shown to Shepherds or customers. */
  qaNotes?: Maybe<Scalars['String']['output']>;
  /** The name that task logic and reports use for it; unique within its task list. */
  reference: Scalars['String']['output'];
  /**
   * Paid back when the job is completed and the answer meets the condition; staff may set another amount in the
   * report. Null without one.
   */
  reimbursement?: Maybe<TaskPayment>;
  /** What must be given; empty for an optional task. */
  required: Array<TaskRequirement>;
  title: Scalars['String']['output'];
};

/** How a task is answered. Which fields are set depends on `type`. */
export type TaskComponent = {
  __typename?: 'TaskComponent';
  /** True: photos may come from the phone's gallery. For `PHOTO` and `VIDEO`. False: taken on the spot only. */
  allowGallery?: Maybe<Scalars['Boolean']['output']>;
  /** The text of the button of an action. Null: the app's own words. */
  buttonCta?: Maybe<Scalars['String']['output']>;
  /** Items that were added for this task list only. They stand after `matrixItems`. */
  customMatrixItems?: Maybe<Array<MatrixItem>>;
  /** The text of the button that opens the drawing. Null: the app's own words. */
  drawCta?: Maybe<Scalars['String']['output']>;
  /** For `DRAW`; null for others. */
  drawOrientation?: Maybe<DrawOrientation>;
  /** For `INPUT`: characters; null is no limit. */
  inputLimit?: Maybe<Scalars['Int']['output']>;
  /** For `INPUT`; null for others. */
  inputType?: Maybe<TaskInputType>;
  /** For `MATRIX`: what is gone through, one after the other. */
  matrixItems?: Maybe<Array<MatrixItem>>;
  /** For `MATRIX`: how the app shows it, for example `list` or `grid`; any text, which only the app reads. */
  matrixMode?: Maybe<Scalars['String']['output']>;
  /** The tasks to do for every matrix item. Never matrices themselves. */
  matrixTasks?: Maybe<Array<Task>>;
  /** For `SELECT`: how many options may be chosen; null is no limit. */
  maxOptions?: Maybe<Scalars['Int']['output']>;
  /** For `SELECT`: false is one option only. */
  multiSelect?: Maybe<Scalars['Boolean']['output']>;
  /** For `BOOLEAN` and `SELECT`, in the order shown; null for others. */
  options?: Maybe<Array<TaskOption>>;
  /** True: its photo stands for the whole report. For `PHOTO`. */
  primaryPhoto?: Maybe<Scalars['Boolean']['output']>;
  /** For `MATRIX`: null where items are not scanned. */
  scannerConfig?: Maybe<ScannerConfig>;
  type: TaskComponentType;
};

/** How a task is answered. Give what the type uses. */
export type TaskComponentInput = {
  /** For `PHOTO` and `VIDEO`. True: they may come from the phone's gallery. Left out: false. */
  allowGallery?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `ACTION`: the text of the button, at most 255 characters. */
  buttonCta?: InputMaybe<Scalars['String']['input']>;
  /** For `MATRIX`: at most 5000, for this task list only. */
  customMatrixItems?: InputMaybe<Array<MatrixItemInput>>;
  /** For `DRAW`: the text of the button that opens it, at most 255 characters. */
  drawCta?: InputMaybe<Scalars['String']['input']>;
  /** For `DRAW`; ignored for others. */
  drawOrientation: DrawOrientation;
  /** For `INPUT`: characters, 1 to 1,000,000; null is no limit. */
  inputLimit?: InputMaybe<Scalars['Int']['input']>;
  /** For `INPUT`. Left out: `ALPHANUMERIC`. */
  inputType?: InputMaybe<TaskInputType>;
  /** For `MATRIX`: at most 5000. */
  matrixItems?: InputMaybe<Array<MatrixItemInput>>;
  /** For `MATRIX`: how the app shows it, at most 100 characters. */
  matrixMode?: InputMaybe<Scalars['String']['input']>;
  /** For `MATRIX`, which needs one: at most 200, none of them a matrix. */
  matrixTasks?: InputMaybe<Array<TaskInput>>;
  /** For `SELECT`: how many options may be chosen, 1 to 500; null is no limit. Not fewer than the mandatory ones. */
  maxOptions?: InputMaybe<Scalars['Int']['input']>;
  /** For `SELECT`. Left out: false, one option only. */
  multiSelect?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `BOOLEAN` and `SELECT`, which need one: at most 500, in the order shown. */
  options?: InputMaybe<Array<TaskOptionInput>>;
  /** For `PHOTO`. True: its photo stands for the whole report. Left out: false. */
  primaryPhoto?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `MATRIX`. */
  scannerConfig?: InputMaybe<ScannerConfigInput>;
  type: TaskComponentType;
};

/** The kinds of task. */
export type TaskComponentType =
  /** Pressing a button, labelled `buttonCta`. */
  | 'action'
  /** Scanning a barcode. */
  | 'barcode'
  /** Choosing one of two options. */
  | 'boolean'
  /** Drawing, for example a plan or a signature. */
  | 'draw'
  /** Typing something of `inputType`. */
  | 'input'
  /** The same `matrixTasks` for each of its items. */
  | 'matrix'
  /** Taking photos. */
  | 'photo'
  /** Choosing among `options`. */
  | 'select'
  /** Nothing to answer but what `required` asks for. */
  | 'simple'
  /** Measuring a time. */
  | 'timer'
  /** Taking videos. */
  | 'video';

/** A section of a task list. */
export type TaskGroup = {
  __typename?: 'TaskGroup';
  name: Scalars['String']['output'];
  /** What files and scripts call the section; unique within the task list. Null without one. */
  reference?: Maybe<Scalars['String']['output']>;
  tasks: Array<Task>;
};

/** A section of a task list. Order counts. */
export type TaskGroupInput = {
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
  /** At most 100 characters, unique within the task list. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** At most 500. */
  tasks: Array<TaskInput>;
};

/** A task of a section. Order counts. */
export type TaskInput = {
  /** See `Task`. In the template's currency. */
  bonus?: InputMaybe<TaskPaymentInput>;
  component: TaskComponentInput;
  /** Not blank, at most 10,000 characters. */
  description: Scalars['String']['input'];
  /**
   * The id of a task that is there already; leave out for a new one. At most 100 characters; one used twice gets a
   * number behind.
   */
  id?: InputMaybe<Scalars['ID']['input']>;
  instructions?: InputMaybe<TaskInstructionsInput>;
  /** True: hidden from customers. */
  internal: Scalars['Boolean']['input'];
  /** Extra pay beside `bonus` and `reimbursement`. */
  payments: Array<TaskPaymentInput>;
  /** Notes for the reviewer, at most 10,000 characters. */
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /**
   * Not blank, at most 100 characters; unique within the task list with the tasks of its matrices, else
   * `validation.failed` on `reference`.
   */
  reference: Scalars['String']['input'];
  /** See `Task`. In the template's currency. */
  reimbursement?: InputMaybe<TaskPaymentInput>;
  /** Empty: the task may be left out. */
  required: Array<TaskRequirement>;
  /** Not blank, at most 1000 characters. */
  title: Scalars['String']['input'];
};

/** What may be typed into an input task. */
export type TaskInputType =
  /** Any text. */
  | 'alphanumeric'
  /** A calendar date. */
  | 'date'
  /** A number. */
  | 'numeric'
  /** An amount, as a number in the job's currency. */
  | 'price';

/** What helps a Shepherd to do a task. */
export type TaskInstructions = {
  __typename?: 'TaskInstructions';
  /** Opens beside the task; null without one. */
  link?: Maybe<Scalars['URL']['output']>;
  /** Null without one. */
  media?: Maybe<Media>;
};

/** What helps a Shepherd to do the task. */
export type TaskInstructionsInput = {
  /** `http` or `https`, at most 2000 characters. */
  link?: InputMaybe<Scalars['URL']['input']>;
  /** The id that an upload to `/files/templates/documentation` answered. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
};

/** Where to go on after a task. */
export type TaskLogic = {
  __typename?: 'TaskLogic';
  /** The first action whose condition holds is taken. */
  actions: Array<TaskLogicAction>;
  /** The task after whose answer it is decided. */
  taskReference: Scalars['String']['output'];
};

/** A jump to another task. */
export type TaskLogicAction = {
  __typename?: 'TaskLogicAction';
  /** Looked at in the order of the actions. */
  condition: TaskLogicCondition;
  /** Reference of the task to go on with. */
  jump: Scalars['String']['output'];
};

/** A jump to another task; its reference must be one of the task list. */
export type TaskLogicActionInput = {
  condition: TaskLogicConditionInput;
  /** Reference of the task to go on with; at most 100 characters. */
  jump: Scalars['String']['input'];
};

/** When a jump is taken. */
export type TaskLogicCondition = {
  __typename?: 'TaskLogicCondition';
  /** What the answer is compared with: ids of options, numbers, texts. */
  arguments: Array<Scalars['String']['output']>;
  /** `always` holds whatever the answer: it means otherwise. */
  operator: Scalars['String']['output'];
};

/** When a jump is taken. */
export type TaskLogicConditionInput = {
  /** Each of at most 1000 characters. */
  arguments: Array<Scalars['String']['input']>;
  /** `always` means otherwise. Others as for `TaskPayment.conditionOperator`; at most 100 characters. */
  operator: Scalars['String']['input'];
};

/** Where to go on after a task. */
export type TaskLogicInput = {
  /** The first whose condition holds is taken. */
  actions: Array<TaskLogicActionInput>;
  /** A reference of the task list, at most 100 characters. */
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
  /** What answers and conditions name the option by. */
  id: Scalars['ID']['output'];
  /** True: it has to be among the chosen ones. */
  mandatory?: Maybe<Scalars['Boolean']['output']>;
  /** A note for the reviewer when this was chosen. */
  qaNote?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

/** One choice of a task. */
export type TaskOptionInput = {
  /** What has to be given with this choice. */
  dataMandatory?: InputMaybe<Array<OptionRequirement>>;
  /** See `TaskOption.expected`. */
  expected?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters, unique within the task; left out, its place from 1. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** True: it has to be among the chosen ones. */
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
  amount: Money;
  /**
   * Compares the answer with `conditionValue`, for example `is`, `is_not`, `contains`, `gt`, `lte`; null or `always`:
   * any answer earns it. One that nobody knows counts as met.
   */
  conditionOperator?: Maybe<Scalars['String']['output']>;
  /** What the answer is compared with: the id of an option, a number, a text. Null without a condition. */
  conditionValue?: Maybe<Scalars['String']['output']>;
  type: TaskPaymentType;
};

/** Money on top of the fee, paid when the condition on the answer holds. */
export type TaskPaymentInput = {
  /** In the template's currency, 0 or more. */
  amount: MoneyInput;
  /**
   * Compares the answer with `conditionValue`, for example `is`, `is_not`, `contains`, `gt`, `lte`; left out, any
   * answer earns it.
   */
  conditionOperator?: InputMaybe<Scalars['String']['input']>;
  /** The id of an option, a number or a text. */
  conditionValue?: InputMaybe<Scalars['String']['input']>;
  type: TaskPaymentType;
};

/** Why a task pays extra. */
export type TaskPaymentType =
  /** A reward. */
  | 'bonus'
  /** Money the Shepherd laid out. */
  | 'reimbursement';

/** Kinds of response that a task can require. */
export type TaskRequirement =
  /** A comment in own words. */
  | 'comment'
  /** At least one photo. */
  | 'photo'
  /** A word of how the task went. */
  | 'status'
  /** The answer itself. */
  | 'task'
  /** At least one video. */
  | 'video';

/**
 * A task list that jobs are made from. With only `jobs.view` everything but `id` and `name` is null. Rows of lists are
 * shorter than the template itself: fields that are missing in them say so, and one REST call per template brings all
 * of them.
 */
export type Template = {
  __typename?: 'Template';
  /** What the Shepherd is paid for a job. Jobs get it when their order is approved. */
  agentFee?: Maybe<Money>;
  /** The upper end where the fee is a range; nothing is held to it. Null without one. */
  agentFeeUpTo?: Maybe<Money>;
  /**
   * Shown to Shepherds instead of the customer's logo. Null: the customer's own. Missing in lists: one REST call per
   * template brings it.
   */
  alternativeCustomerAvatar?: Maybe<Scalars['URL']['output']>;
  /**
   * Shown to Shepherds instead of the customer's name. Null: the customer's own. Missing in lists: one REST call per
   * template brings it.
   */
  alternativeCustomerName?: Maybe<Scalars['String']['output']>;
  /** What the customer pays for a job. Jobs get it when their order is approved. */
  basePrice?: Maybe<Money>;
  /** When it was made; a copy, when it was copied. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whose jobs it is made for. Its id and name come along; anything else costs a REST call per 100 of them. */
  customer?: Maybe<Customer>;
  /** The customer's own; null without one. Missing in lists: one REST call per template brings it. */
  customerLogo?: Maybe<Scalars['URL']['output']>;
  /** The customer's own. Missing in lists: one REST call per template brings it. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** Missing in lists: one REST call per template brings it. */
  description?: Maybe<Scalars['String']['output']>;
  /** What Shepherds read instead of the name; null: the name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Missing in lists: one REST call per template brings it. */
  documentation?: Maybe<Array<DocumentationItem>>;
  /** Minutes a job is expected to take, a multiple of 5. In progress for longer, a job is late. */
  duration?: Maybe<Scalars['Int']['output']>;
  /**
   * Free names, in the order given; nothing here depends on them. Missing in lists: one REST call per template brings
   * it.
   */
  features?: Maybe<Array<Scalars['String']['output']>>;
  /** True: the app does not show the times of its jobs. Missing in lists: one REST call per template brings it. */
  hideJobTimes?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** How many jobs were made from it. Of all orders. */
  jobs?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /**
   * True: the app is asked to make faces in photos unrecognisable; nothing here does it. Missing in lists: one REST
   * call per template brings it.
   */
  pixellateFaces?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Names the state that was read: the ETag of REST v1, null where it sends none. `updateTemplate` takes it. Answers
   * that read the template anyway have it without a call of its own. In a list: a REST call per template.
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
  /** Where to go on after a task, from the same read as `taskGroups`. */
  taskLogic?: Maybe<Array<TaskLogic>>;
  /** `1` marks a legacy template, in whose jobs photos can be added to every task; those made now are `2`. */
  version?: Maybe<Scalars['String']['output']>;
  /** A still of its introduction video; null without one. Missing in lists: one REST call per template brings it. */
  videoThumbUrl?: Maybe<Scalars['URL']['output']>;
};

/** Which templates. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type TemplateFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Looked for in name, display name, customer's name and id; in id and name only with `jobs.view` alone. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TemplateStatus>>;
};

/** A page of templates. */
export type TemplatePage = {
  __typename?: 'TemplatePage';
  items: Array<Template>;
  pageInfo: PageInfo;
  /** Counts per status of what the other filters let through. Needs `templates.view`. Costs a REST call. */
  summary?: Maybe<Summary>;
};

/** The order of templates. */
export type TemplateSort = {
  direction: SortDirection;
  field: TemplateSortField;
};

/** What templates can be sorted by. */
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
  /** By how many jobs were made from it. */
  | 'jobs'
  | 'name'
  /** By the status's name, alphabetically. */
  | 'status';

/** Whether new orders can use a template. Archived is final. */
export type TemplateStatus =
  /** New orders can use it. */
  | 'active'
  /** Final. Never changed again; kept for the orders that were made from it. */
  | 'archived'
  /** New orders cannot use it; activating it makes it usable again. */
  | 'inactive';

/** From and to on one day. */
export type TimeRange = {
  __typename?: 'TimeRange';
  /** In the time of the place, whichever zone it lies in. */
  end: Scalars['LocalTime']['output'];
  /** In the time of the place, whichever zone it lies in. */
  start: Scalars['LocalTime']['output'];
};

/** From and to, in multiples of 5 minutes; the start is earlier than the end. */
export type TimeRangeInput = {
  /** Time of day at the place, on a multiple of 5 minutes. */
  end: Scalars['LocalTime']['input'];
  /** Time of day at the place, on a multiple of 5 minutes. */
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
  /** Null without one; it cannot be changed here. */
  media?: Maybe<Media>;
  status: ContentStatus;
  title: Scalars['String']['output'];
};

/** Which training. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type TrainingFilter = {
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
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
  /** Counts per status of what the other filters let through. Costs a REST call. */
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
  /** By bicycle. */
  | 'cycling'
  /** By car, van or motorbike. */
  | 'vehicle'
  /** On foot. */
  | 'walking';

/** Why a job of a treasure hunt fails. */
export type TreasureHuntFailReason =
  /** What was found does not meet the criteria. The job becomes unassigned and nobody is paid. */
  | 'treasure_hunt_criteria'
  /** The work cannot be used. The job becomes unassigned and nobody is paid. */
  | 'treasure_hunt_invalid';

/** Which jobs, and why. */
export type UnfulfilJobsInput = {
  /** Must not be empty. At most 5000 characters. */
  comment: Scalars['String']['input'];
  /** 1 to 400. */
  ids: Array<Scalars['ID']['input']>;
  /** Refused when one of the jobs has another assignment by now; null: not compared. */
  seenAssignments?: InputMaybe<Array<SeenAssignmentInput>>;
};

/** What to change in a Shepherd; what is left out stays. */
export type UpdateAgentInput = {
  /** Tags to give beside those that are there, whoever gave them; not together with `tags`. */
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
  /** At most 255 characters, and nobody else's. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Not blank. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Tags to take away from those that are there; not together with `tags`. */
  removeTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Null removes it. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Left out: as it is. */
  status?: InputMaybe<MarketAccess>;
  /** All tags that the Shepherd is to have; new ones are offered to everybody from then on. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Null removes it. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A Shepherd's skills of one category. */
export type UpdateAgentSkillsInput = {
  agentId: Scalars['ID']['input'];
  /** Skills of other categories stay. */
  categoryId: Scalars['ID']['input'];
  /** Ids of all skills of the category that the Shepherd is to have. */
  skills: Array<Scalars['ID']['input']>;
};

/** Whether a Shepherd may withdraw money. */
export type UpdateBalanceInput = {
  agentId: Scalars['ID']['input'];
  /** False: withdrawals under way go on, new ones are refused. */
  canWithdraw: Scalars['Boolean']['input'];
};

/** What to change in a campaign; what is left out stays. */
export type UpdateCampaignInput = {
  /** Number of jobs, 0 or more; null removes it. */
  campaignTarget?: InputMaybe<Scalars['Int']['input']>;
  /** Whose campaign it is, which cannot be changed. */
  customerId: Scalars['ID']['input'];
  /** At most 255 characters; null removes it. */
  hubspotId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank, at most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters; null removes it. */
  purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CampaignStatus>;
  /** All waves that it is to have, at most 500. One with orders cannot be left out. */
  waves?: InputMaybe<Array<WaveInput>>;
};

/** What to change in a collection; what is left out stays. */
export type UpdateCollectionInput = {
  /** Free text for the app, at most 255 characters; null removes it. */
  attribute1?: InputMaybe<Scalars['String']['input']>;
  /** Free text for the app, at most 255 characters; null removes it. */
  attribute2?: InputMaybe<Scalars['String']['input']>;
  /** Smaller numbers come first: 0 to 1,000,000. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  /** Ids of all items, in the order shown. At most 1000, each once. */
  items?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Not blank. */
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ContentStatus>;
};

/** What to change in a customer's account; what is left out stays. */
export type UpdateCustomerInput = {
  /** What is left out of it stays; line 1, city and country are needed. */
  address?: InputMaybe<CustomerAddressInput>;
  /** At most 255 characters; null removes it. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  id: Scalars['ID']['input'];
  /** One of `industries`; null removes it. */
  industryId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 or more; null removes the limit. */
  jobsPerAgentLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Days, 1 or more; null removes the limit. */
  limitPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** The id that an upload of a picture to `/files/customers/logos` answered; null removes it. */
  logo?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank, at most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, at most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<CustomerPriority>;
  /** True: Shepherds see the customer's badge. */
  showBadge?: InputMaybe<Scalars['Boolean']['input']>;
  /** An archived customer can become active only. */
  status?: InputMaybe<CustomerStatus>;
};

/** What to change in a customer's user; what is left out stays. */
export type UpdateCustomerUserInput = {
  customerId: Scalars['ID']['input'];
  /** At most 255 characters, and nobody else's. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Not blank, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of `customer_viewer` or `customer_admin`. */
  role?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change in a job; what is left out stays. */
export type UpdateJobInput = {
  /** At most 20,000 characters; null empties it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** In the calendar of the place; not earlier than `startDate`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Time of day at the place, on a multiple of 5 minutes. Both times or neither; null for any time. */
  endTime?: InputMaybe<Scalars['LocalTime']['input']>;
  id: Scalars['ID']['input'];
  /** Not of a job that is over. Without coordinates here those of a changed address are found anew, shortly after. */
  location?: InputMaybe<JobLocationInput>;
  /** Notes for the reviewer, at most 20,000 characters; null empties them. */
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /** Not blank. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** At most 20,000 characters; null empties it. */
  specialInstructions?: InputMaybe<Scalars['String']['input']>;
  /** In the calendar of the place; not later than `endDate`. Not of a job that is over. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Time of day at the place, on a multiple of 5 minutes. Both times or neither; null for any time. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** The group to move to: its id, or the facts of a new one. */
export type UpdateJobLocationGroupInput = {
  /** Of a new group: see `LocationGroup.hideFromMarket`. */
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the job. */
  id: Scalars['ID']['input'];
  /** Of a new group: whole minutes; left out, no limit. */
  jobTimeLimit?: InputMaybe<Scalars['Int']['input']>;
  /** A group of the job's order; left out, a new one is made. */
  locationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a new group, which needs one. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What a job pays and costs; what is left out stays. */
export type UpdateJobRatesInput = {
  /**
   * Major units of the job's currency, from 0 to a million (a hundred million without decimals). One of the two is
   * needed.
   */
  agentFee?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Major units of the job's currency, from 0 to a million (a hundred million without decimals). One of the two is
   * needed.
   */
  customerPrice?: InputMaybe<Scalars['Decimal']['input']>;
  id: Scalars['ID']['input'];
};

/** What to change in a location group; what is left out stays. */
export type UpdateLocationGroupInput = {
  /** See `LocationGroup.hideFromMarket`. */
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  /** Whole minutes, 1 or more; null removes the limit. */
  jobTimeLimit?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};

/** Until when one Shepherd is locked out. */
export type UpdateLockoutAgentInput = {
  agentId: Scalars['ID']['input'];
  /** Null: ends with the lockout's duration. In the past, it lets the Shepherd in. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};

/** What to change in a lockout; what is left out stays. */
export type UpdateLockoutInput = {
  /** Whole minutes, 0 or more. Moves the end of entries without an own one. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank, at most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What to change in a piece of news; what is left out stays. */
export type UpdateNewsItemInput = {
  /** Not blank. */
  body?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  status?: InputMaybe<ContentStatus>;
  /** Not blank. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to change; what is left out stays. Everything can be changed in a draft. Later only `title`, `description`,
 * `dashboardId`, `priority`, `identityCheckRequired`, `campaignId`, `waveId`, `documentation`, `image` and
 * `exampleImage`: every other field given is refused by its name (`validation.failed`).
 */
export type UpdateOrderInput = {
  /** Drafts only. Days, 0 to 3650; 0 is the current day only. */
  acceptWindow?: InputMaybe<Scalars['Int']['input']>;
  /** One of the customer's campaigns. */
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. */
  captureLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Drafts only. At most 5000 characters; null empties it. */
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
  /** At most 5000 characters; null empties it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** All that there is to be, at most 100, in the order shown. */
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  /** As `image`: what a treasure hunt looks for. */
  exampleImage?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. Ids of all skills that there are to be, at most 500. */
  excludeAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Drafts only. All tags that there are to be, at most 200, of 100 characters each. */
  excludeAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Drafts only. True: no push tells about the order. */
  hideFromMarket?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  identityCheckRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id that an upload of a picture to `/files/orders/images` answered; null removes it. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. 0 or more; null is no target. */
  jobCompletionTarget?: InputMaybe<Scalars['Int']['input']>;
  /** Drafts only, for the type anywhere: 1 to 10000. */
  jobsCount?: InputMaybe<Scalars['Int']['input']>;
  /** Drafts only. Whole minutes, 0 or more. */
  lockoutDuration?: InputMaybe<Scalars['Int']['input']>;
  /** Drafts only. At most 5000 characters; null empties it. */
  negativeCriteria?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. 1 or more; null is no limit. */
  perUserJobLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Drafts only. At most 5000 characters; null empties it. */
  positiveCriteria?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<OrderPriority>;
  /** Drafts only. Ids of all skills that there are to be, at most 500. */
  requireAgentSkills?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Drafts only. All tags that there are to be, at most 200, of 100 characters each. */
  requireAgentTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Drafts only. All that there are to be, at most 100. */
  schedules?: InputMaybe<Array<ScheduleInput>>;
  /** Drafts only. At most 5000 characters; null empties it. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. An active template, which also changes the currency. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** 3 to 255 characters, blanks around it not counted. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. At most 5000 characters; null empties it. */
  treasureTarget?: InputMaybe<Scalars['String']['input']>;
  /** Drafts only. */
  type?: InputMaybe<OrderType>;
  /** A wave of the campaign. Null removes it; another campaign removes it by itself. */
  waveId?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts only. */
  workforce?: InputMaybe<OrderWorkforce>;
};

/** Which workflow of which order. */
export type UpdateOrderWorkflowInput = {
  /** True turns it on. Another workflow stays as it is. */
  active: Scalars['Boolean']['input'];
  orderId: Scalars['ID']['input'];
  workflowId: Scalars['ID']['input'];
};

/** What to change of a photo or video; what is left out stays. */
export type UpdateReportMediaInput = {
  /** Null removes it. At most 1000 characters. */
  caption?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  mediaId: Scalars['ID']['input'];
  /** Degrees clockwise from how the camera held it: 0, 90, 180 or 270. The pictures have new addresses then. */
  rotation?: InputMaybe<Scalars['Int']['input']>;
};

/** The new comment of an answer. */
export type UpdateReportTaskCommentInput = {
  /** At most 20,000 characters; empty removes it. */
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
  /** At most 20,000 characters; null empties them. */
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /**
   * Why it was corrected: `Incorrect answer`, `Minor incorrect answer`, `Template issue` or own words. At most 1000
   * characters.
   */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Only in QA. Takes the place of what the task pays back by itself; null removes it. */
  reimbursement?: InputMaybe<ReimbursementInput>;
  /** Ids of options, each once; as many as the task allows. Not empty where the task must be answered. */
  selection?: InputMaybe<Array<Scalars['String']['input']>>;
  taskId: Scalars['ID']['input'];
  /** At most 20,000 characters, and the task's `inputLimit`; a number for `NUMERIC` and `PRICE`. Null empties it. */
  value?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of the answer that is replaced, null for a task without an answer: when somebody else has changed it
   * meanwhile, the correction is refused. Left out, whatever is there is replaced.
   */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What to change in a template; what is left out stays, and lists are replaced as a whole. */
export type UpdateTemplateInput = {
  /**
   * In the template's currency, unless this one, and the other two, are given in another. Jobs that were made keep
   * theirs.
   */
  agentFee?: InputMaybe<MoneyInput>;
  /** Null removes it. In the currency of the others. */
  agentFeeUpTo?: InputMaybe<MoneyInput>;
  /** At most 2000 characters; null removes it. */
  alternativeCustomerAvatar?: InputMaybe<Scalars['URL']['input']>;
  /** At most 255 characters; null removes it. */
  alternativeCustomerName?: InputMaybe<Scalars['String']['input']>;
  /**
   * In the template's currency, unless this one, and the other two, are given in another. Jobs that were made keep
   * theirs.
   */
  basePrice?: InputMaybe<MoneyInput>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters; null removes it. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** All that there are to be, at most 100. */
  documentation?: InputMaybe<Array<DocumentationItemInput>>;
  /** Minutes, a multiple of 5 from 5 to 10,080 (a week). */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** All that there are to be, at most 100. */
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: the app does not show the times of its jobs. */
  hideJobTimes?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** True: the app is asked to make faces in photos unrecognisable. */
  pixellateFaces?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The `revision` of the template that is changed: when somebody else has changed it meanwhile, the change is refused.
   * Left out or null, whatever is there is changed.
   */
  revision?: InputMaybe<Scalars['String']['input']>;
  /**
   * In the template's currency, unless this one, and the other two, are given in another. Jobs that were made keep
   * theirs.
   */
  sameDayCharge?: InputMaybe<MoneyInput>;
  /** All that there are to be, at most 200. Orders that were made keep theirs. */
  taskGroups?: InputMaybe<Array<TaskGroupInput>>;
  /** All that there is to be, at most 1000. */
  taskLogic?: InputMaybe<Array<TaskLogicInput>>;
};

/** What to change in a training; what is left out stays. */
export type UpdateTrainingInput = {
  /** Not blank. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Smaller numbers come first: 0 to 1,000,000. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  status?: InputMaybe<ContentStatus>;
  /** Not blank. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What to change in an admin user; what is left out stays. */
export type UpdateUserInput = {
  /** At most 255 characters, and nobody else's. Links that went to the old one stop working. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Not blank, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Not blank, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of a role of staff; not one's own. */
  role?: InputMaybe<Scalars['ID']['input']>;
  /** A label: rights come from `role`. */
  type?: InputMaybe<UserType>;
};

/** Somebody of the staff. With only `jobs.view`, everything but id and names is null. */
export type User = {
  __typename?: 'User';
  /** What the user reviewed, month by month. Needs `users.view`. In a list: a REST call per user. */
  analytics?: Maybe<UserAnalytics>;
  /** When they were invited. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  role?: Maybe<Role>;
  status?: Maybe<UserStatus>;
  /** A label: rights come from `role`. */
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
  /** The earliest first, those without reviews with 0; in UTC. */
  months: Array<UserMonth>;
};

/** Which admin users. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type UserFilter = {
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in names and e-mail. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** Ids of `roles`. */
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
  /** The median of the minutes from becoming the reviewer to the decision, to a tenth; null without reviews. */
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
  /** Counts per status of what the other filters let through. Needs `users.view`. Costs a REST call. */
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
  /** By its name, alphabetically. */
  | 'status'
  /** By its name, alphabetically. */
  | 'type';

/** Whether a user can sign in. */
export type UserStatus =
  /** Signs in. */
  | 'active'
  /** Cannot sign in, and has no session. */
  | 'disabled'
  /** Has an invitation and no password yet. */
  | 'invited';

/** A label of a user. */
export type UserType =
  /** A line manager. A label only: it changes no right. */
  | 'manager'
  /** Everybody else. */
  | 'standard';

/** A reason to think twice. */
export type Warning = {
  __typename?: 'Warning';
  /** Keeps its meaning; which there are says the field that answers it. */
  code: Scalars['String']['output'];
  /** Ready to show. */
  message: Scalars['String']['output'];
};

/** A part of a campaign. */
export type Wave = {
  __typename?: 'Wave';
  /** Null where REST v1 names the wave alone. */
  campaignId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A wave of a campaign. */
export type WaveInput = {
  /** The id of a wave that is there already; leave out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
};

/** Money that a Shepherd takes out of the balance. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** Its id and name come along; anything else costs a REST call per 100 of them. */
  agent?: Maybe<Agent>;
  /** In the Shepherd's currency, above zero; it left the balance when it was asked for. */
  amount: Money;
  /** A manual one waits for a review. */
  automatic: PayoutMode;
  /** ISO 3166-1 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** When the Shepherd asked for it. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Where it goes; `removedAt` says when nothing can be paid there any more. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** What it is called in statements. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Null while nobody has decided, or nobody had to. */
  reviewComment?: Maybe<Scalars['String']['output']>;
  /** Null while nobody has decided, or nobody had to. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided; null while nobody has, or nobody had to. */
  reviewedBy?: Maybe<User>;
  status: WithdrawalStatus;
};

/** Decisions on a withdrawal. */
export type WithdrawalDecision =
  /** It is paid out next. */
  | 'approve'
  /** The money goes back to the balance. */
  | 'reject';

/** Which withdrawals. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type WithdrawalFilter = {
  agentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** `MANUAL` with the status `REQUESTED` is what waits for a review. */
  automatic?: InputMaybe<Array<PayoutMode>>;
  /** ISO 3166-1 alpha-2. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Asked for on this day of `timezone` or later. */
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Asked for on this day of `timezone` or earlier. */
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  /**
   * What all filters ask for must fit into an address of 12,000 characters, so about 900 ids, else `validation.failed`
   * on `filter`.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Looked for in reference and the Shepherd's names, without regard to case or accents. */
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
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'amount'
  | 'country_code'
  | 'created_at'
  | 'id'
  /** References are numbered in the order of the ids. */
  | 'reference'
  /** By its name, alphabetically. */
  | 'status';

/** Where a withdrawal stands. */
export type WithdrawalStatus =
  /** Staff agreed; it is paid out next. */
  | 'approved'
  /** It arrived. Final. */
  | 'confirmed'
  /** Staff refused; the money went back to the balance. Final. */
  | 'denied'
  /** It could not be paid out; the money went back to the balance. */
  | 'failed'
  /** It was sent, and not confirmed yet. */
  | 'processed'
  /** Being sent. */
  | 'processing'
  /** It came back after it was sent, or had failed; the money went back to the balance. Final. */
  | 'refunded'
  /** Asked for: a manual one waits for staff. */
  | 'requested';

/** Something that happens by itself around the jobs of an order. */
export type Workflow = {
  __typename?: 'Workflow';
  id: Scalars['ID']['output'];
  /** What it does, as staff call it. */
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
  OrderWorkflow: ResolverTypeWrapper<Entity<'OrderWorkflow'>>;
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
  RetriedWork: ResolverTypeWrapper<Value<'RetriedWork'>>;
  RetryFailedBackgroundWorkInput: ResolverTypeWrapper<unknown>;
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
  SeenAssignmentInput: ResolverTypeWrapper<unknown>;
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
  RetriedWork: Value<'RetriedWork'>;
  RetryFailedBackgroundWorkInput: unknown;
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
  SeenAssignmentInput: unknown;
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
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  retryBackgroundWork?: Resolver<ResolversTypes['BackgroundWork'], ParentType, ContextType, RequireFields<MutationRetryBackgroundWorkArgs, 'id'>>;
  retryFailedBackgroundWork?: Resolver<ResolversTypes['RetriedWork'], ParentType, ContextType, RequireFields<MutationRetryFailedBackgroundWorkArgs, 'input'>>;
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

export type RetriedWorkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetriedWork'] = ResolversParentTypes['RetriedWork']> = {
  retried?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

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
  RetriedWork?: RetriedWorkResolvers<ContextType>;
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

export type DirectiveResolvers<ContextType = GatewayContext> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
};
