export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string & { readonly scalar?: 'ID' }; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A number of things: a whole number from 0 to 2^53 - 1, as a JSON number. `Int` ends at 2^31 - 1, which a list of all
   * jobs or events may exceed. In answers only.
   */
  Count: { input: number & { readonly scalar?: 'Count' }; output: number; }
  /** A calendar date without a time zone, `yyyy-MM-dd` (RFC 3339 full-date). */
  Date: { input: string & { readonly scalar?: 'Date' }; output: string; }
  /**
   * An instant. Answers are RFC 3339 in UTC (`2026-11-20T14:05:00Z`).
   * Inputs may also be written `yyyy-MM-dd HH:mm:ss`, which is read as UTC.
   */
  DateTime: { input: string & { readonly scalar?: 'DateTime' }; output: string; }
  /**
   * An exact amount in major units (pounds, not pence). Answers are decimal text in its shortest form: `"12.5"`, `"-3"`,
   * never with an exponent, so that equal amounts are equal texts and clients do not calculate with binary fractions. Inputs
   * are such text, also with trailing zeros (`"12.50"`), or a JSON number; both have at most two decimals and are below
   * 10^12.
   */
  Decimal: { input: string & { readonly scalar?: 'Decimal' }; output: string; }
  /** An e-mail address (the WHATWG HTML definition of a valid e-mail address). */
  EmailAddress: { input: string & { readonly scalar?: 'EmailAddress' }; output: string; }
  /** A time of day without a date or zone, `HH:mm` in 24 hours. */
  LocalTime: { input: string & { readonly scalar?: 'LocalTime' }; output: string; }
  /** An absolute http(s) address, or a path on this origin that starts with `/files/`. */
  URL: { input: string & { readonly scalar?: 'URL' }; output: string; }
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

/** Sort order of Shepherds. */
export type AgentSort = {
  direction?: SortDirection;
  field: AgentSortField;
};

/** Sort fields of Shepherds. */
export type AgentSortField =
  | 'CITY'
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'ID'
  /** By completed assignments. */
  | 'JOBS_COMPLETED'
  | 'LAST_NAME'
  /** Shepherds who were never seen come last. */
  | 'LAST_SEEN_AT'
  /** Alphabetically by the status's name. */
  | 'STATUS'
  /** By strikes that were not reverted. */
  | 'STRIKES';

/** Whether a Shepherd works for the marketplace. */
export type AgentStatus =
  /** Sees the market and can accept jobs. */
  | 'ACTIVE'
  /** Not accepted yet: cannot get jobs. */
  | 'APPLICANT'
  /** Without access to the market. Can still be assigned directly, and continues with accepted jobs. */
  | 'INACTIVE'
  /** No longer works for the marketplace. Final. */
  | 'RETIRED';

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

/** Sort order of applications. */
export type ApplicationSort = {
  direction?: SortDirection;
  field: ApplicationSortField;
};

/** Sort fields of applications. */
export type ApplicationSortField =
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'FIRST_NAME'
  | 'ID'
  | 'LAST_NAME'
  /** Applicants who were never seen come last. */
  | 'LAST_SEEN_AT'
  /** In the order of the stages. */
  | 'STAGE'
  /** Alphabetically by the status's name. */
  | 'STATUS';

/** The steps of an application. */
export type ApplicationStage =
  /** An area and a payment method are missing. */
  | 'COMPLETE_APPLICATION'
  /** Phone, date of birth and address are missing. */
  | 'COMPLETE_PROFILE'
  /** The contract has to be agreed. */
  | 'CONTRACT_AGREEMENT'
  /** The application ended here: convictions were declared. */
  | 'CRIMINAL_CONVICTIONS'
  /** The identity is being checked; passing it accepts the application. */
  | 'IDENTITY_CHECK'
  /** A first job was accepted; the identity check comes next. */
  | 'JOB_ACCEPTED'
  /** The contract was agreed; a first job has to be accepted. */
  | 'MARKET_ACCESS'
  /** The application ended here: no right to work. */
  | 'RIGHT_TO_WORK'
  /** The application ended here: the applicant is too young. */
  | 'TOO_YOUNG'
  /** A lead: the e-mail address is not verified yet. */
  | 'VERIFY_EMAIL';

/** Outcome of an application. */
export type ApplicationStatus =
  /** The applicant became a Shepherd. Final. */
  | 'ACCEPTED'
  /** In progress: see `stage`. */
  | 'IN_PROGRESS'
  /** Final: see `rejectReason`. */
  | 'REJECTED';

/** The order, and the confirmation of its warnings. */
export type ArchiveOrderInput = {
  /** True: proceed despite warnings. */
  confirm?: Scalars['Boolean']['input'];
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
  ignoreWarnings?: Scalars['Boolean']['input'];
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

/** The reviewer of a job. */
export type AssignReviewerInput = {
  /** An active user with `jobs.review`; may be the signed-in user. */
  adminUserId: Scalars['ID']['input'];
  /** The job as the user saw it; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  /** Of the job. */
  id: Scalars['ID']['input'];
  /** True: replace the current reviewer. */
  reassign?: Scalars['Boolean']['input'];
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
  direction?: SortDirection;
  field: AssignmentSortField;
};

/** Sort fields of assignments. */
export type AssignmentSortField =
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'AGENT_FEE'
  /** Assignments that have not ended come last. */
  | 'ENDED_AT'
  | 'JOB_DATE'
  /** By order number, then by the number within the order. */
  | 'JOB_ID'
  /** Assignments that have not started come last. */
  | 'STARTED_AT'
  | 'STATUS';

/** Status of an assignment. */
export type AssignmentStatus =
  /** Final: the Shepherd gave up and is not paid. */
  | 'ABANDONED'
  /** Accepted or assigned, not begun. */
  | 'ACCEPTED'
  /** Final: the work was not possible, and the Shepherd is paid the fee. */
  | 'ATTEMPTED'
  /** Final: unassigned before it began, reassigned to another Shepherd, or its job was cancelled or unfulfilled. */
  | 'CANCELLED'
  /** Final: reviewed and paid. */
  | 'COMPLETED'
  /** Final: the reviewer rejected the work, and it is not paid. */
  | 'FAILED'
  /** Begun on site. */
  | 'IN_PROGRESS'
  /** The reviewer requested another attempt. */
  | 'PARTIALLY_FAILED'
  /** Submitted; waits for the reviewer. */
  | 'QA'
  /** Stopped by the Shepherd; staff decide whether it was abandoned or attempted. */
  | 'STOPPED';

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
  | 'BULK_ACTION'
  /** Deletes the data of a removed Shepherd. */
  | 'DATA_PROTECTION'
  /** A list as CSV, sent by e-mail. */
  | 'EXPORT'
  /** Deletes files that are no longer needed. */
  | 'FILE_REMOVAL'
  /** Coordinates of places and jobs. */
  | 'LOCATING'
  /** Imports a file of locations into its order. */
  | 'LOCATIONS_UPLOAD'
  /** Sends an e-mail to the mail server. */
  | 'MAIL'
  /** Creates the jobs of an approved order. */
  | 'ORDER_APPROVAL'
  /** Updates open jobs of an order that ends, pauses or is extended. */
  | 'ORDER_ENDING'
  /** Starts an approved order on its day. */
  | 'ORDER_START'
  /** Unknown to this server: a newer version of it has created it. */
  | 'OTHER'
  /** Creates a link for a new password. */
  | 'PASSWORD_RESET'
  /** Steps of a withdrawal. */
  | 'PAYOUT'
  /** Notifies Shepherds about an order. */
  | 'PUSH'
  /** Processes photos and videos of reports. */
  | 'REPORT_MEDIA';

/** Sort order of background work. */
export type BackgroundWorkSort = {
  direction?: SortDirection;
  field: BackgroundWorkSortField;
};

/** Sort fields of background work. */
export type BackgroundWorkSortField =
  | 'ATTEMPTS'
  | 'CREATED_AT'
  | 'FINISHED_AT'
  | 'ID'
  | 'NEXT_TRY_AT'
  /** Alphabetically. */
  | 'TITLE'
  /** By status: failed, running, retrying, waiting, done. Within each the newest, or the next one, is first. */
  | 'URGENCY';

/** Status of a piece of background work. */
export type BackgroundWorkStatus =
  /** Finished successfully. */
  | 'DONE'
  /** Given up after all of its attempts, until a manual retry. */
  | 'FAILED'
  /** An attempt failed, or was interrupted; the next one follows automatically. */
  | 'RETRYING'
  /** Running at this moment. */
  | 'RUNNING'
  /** Not attempted yet, or not since a manual retry. */
  | 'WAITING';

/** Kinds of records that work can be about. */
export type BackgroundWorkSubjectType =
  /** A Shepherd. */
  | 'AGENT'
  /** Changes to many jobs by CSV file. */
  | 'BULK_ACTION'
  /** A job, by its number. */
  | 'JOB'
  /** An e-mail of this server; it has no other record. */
  | 'MAIL'
  /** Files of locations and pushes refer to their order too. */
  | 'ORDER';

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

/** Sort order of bulk actions. */
export type BulkActionSort = {
  direction?: SortDirection;
  field: BulkActionSortField;
};

/** Sort fields of bulk actions. */
export type BulkActionSortField =
  | 'CREATED_AT'
  /** By the number of failed rows. */
  | 'FAILURES'
  | 'ID'
  /** Alphabetically by the value's name. */
  | 'STATUS'
  /** Alphabetically by the value's name. */
  | 'TYPE';

/** Status of a bulk action. A completed one may have failed rows; a failed one could not be read. */
export type BulkActionStatus =
  /** Every row was processed; `failures` counts the failed ones. Final. */
  | 'COMPLETED'
  /** The file could not be read, and no job was changed. Final. */
  | 'FAILED'
  /** Rows are being processed; `done` counts them. */
  | 'IN_PROGRESS'
  /** Waits in the queue. */
  | 'PENDING';

/** The action on the job of each row, and the columns of the file. */
export type BulkActionType =
  /** job_id, agent_id, agent_fee; optional job_date, start_time, end_time, ignore_warnings. */
  | 'ASSIGN_AGENT'
  /** job_id, admin_user_email. */
  | 'ASSIGN_REVIEWER'
  /** job_id, comment. */
  | 'CANCEL'
  /** job_id. */
  | 'UNASSIGN'
  /** job_id, comment. */
  | 'UNFULFILLED'
  /** job_id, start_date, end_date; optional start_time, end_time. */
  | 'UPDATE_DATES'
  /** job_id and at least one of agent_fee, customer_price. */
  | 'UPDATE_RATES';

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

/** Sort order of campaigns. */
export type CampaignSort = {
  direction?: SortDirection;
  field: CampaignSortField;
};

/** Sort fields of campaigns. */
export type CampaignSortField =
  | 'CREATED_AT'
  | 'ID'
  | 'NAME'
  /** Alphabetically by the value's name. */
  | 'STATUS';

/** Whether a campaign still takes orders. */
export type CampaignStatus =
  /** Orders can be created in it. */
  | 'ACTIVE'
  /** No new orders; its orders continue. Can become active again. */
  | 'CLOSED';

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

/** What happened to the record. */
export type ChangeKind =
  /** It is new. */
  | 'CREATED'
  /** It is no longer there, or no longer among the records that the user may see. */
  | 'DELETED'
  /** Its values, or parts that belong to it, are others than before. */
  | 'UPDATED';

/** Actions that support a dry run. */
export type CheckedOrderAction =
  /** Warns about jobs in review (`jobs_in_qa`). */
  | 'ARCHIVE'
  /**
   * Warns when the end has passed (`end_date_passed`), and about jobs that stay cancelled or unfulfilled
   * (`jobs_unfulfilled`).
   */
  | 'RESTART'
  /** Warns when the end has passed (`end_date_passed`). */
  | 'RESUME';

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

/** Sort order of collections. */
export type CollectionSort = {
  direction?: SortDirection;
  field: CollectionSortField;
};

/** Sort fields of collections. */
export type CollectionSortField =
  | 'CREATED_AT'
  | 'DISPLAY_ORDER'
  | 'ID'
  | 'NAME'
  | 'STATUS';

/** The job to complete. */
export type CompleteJobInput = {
  /** For the job's history; at most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The job as the user saw it; null: no check. */
  expected?: InputMaybe<Array<ExpectedJobInput>>;
  /** True: also become the reviewer of the order's next job without one. */
  goNext?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Visibility in the app. */
export type ContentStatus =
  /** The app shows it. */
  | 'ACTIVE'
  /** Kept, and not shown in the app. */
  | 'HIDDEN';

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
  waves?: Array<WaveInput>;
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
  items?: Array<Scalars['ID']['input']>;
  /** Not blank. */
  name: Scalars['String']['input'];
  status?: ContentStatus;
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
  priority?: CustomerPriority;
  /** True: Shepherds see the customer's badge. */
  showBadge?: Scalars['Boolean']['input'];
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
  rules?: Array<AssignmentRuleInput>;
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
  status?: ContentStatus;
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
  priority?: OrderPriority;
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
  workforce?: OrderWorkforce;
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
  documentation?: Array<DocumentationItemInput>;
  /** Minutes, a multiple of 5 from 5 to 10,080 (a week). */
  duration: Scalars['Int']['input'];
  /** At most 100 names, none of them blank. */
  features?: Array<Scalars['String']['input']>;
  /** True: the app does not show the times of its jobs. */
  hideJobTimes?: Scalars['Boolean']['input'];
  /** Not blank. */
  name: Scalars['String']['input'];
  /** True: the app should make faces in photos unrecognisable. */
  pixellateFaces?: Scalars['Boolean']['input'];
  /** Surcharge for a job on the day of its order. All amounts of a template are in one currency. */
  sameDayCharge: MoneyInput;
  /** At most 200. */
  taskGroups?: Array<TaskGroupInput>;
  /** At most 1000; references must be those of tasks. */
  taskLogic?: Array<TaskLogicInput>;
};

/** A new training. */
export type CreateTrainingInput = {
  /** Not blank. */
  body: Scalars['String']['input'];
  /** Smaller numbers come first: 0 to 1,000,000. Left out: 0. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  status?: ContentStatus;
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

/** The tier of a customer. */
export type CustomerPriority =
  /** For staff to see and filter by; it has no other effect. */
  | 'STANDARD'
  /** For staff to see and filter by; it has no other effect. */
  | 'VIP';

/** Sort order of customers. */
export type CustomerSort = {
  direction?: SortDirection;
  field: CustomerSortField;
};

/** Sort fields of customers. */
export type CustomerSortField =
  | 'CREATED_AT'
  | 'ID'
  /** Customers who were never seen come last. */
  | 'LAST_SEEN'
  | 'NAME'
  /** Alphabetically by the value's name. */
  | 'PRIORITY'
  /** Alphabetically by the value's name. */
  | 'STATUS';

/** Whether a customer can place orders; archived ones are kept for their history. */
export type CustomerStatus =
  /** Places orders. */
  | 'ACTIVE'
  /** Kept for its history: no new orders. Can become active again. */
  | 'ARCHIVED'
  /** Set aside by staff; orders can still be created for it. */
  | 'INACTIVE';

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
  direction?: SortDirection;
  field: CustomerUserSortField;
};

/** Sort fields of a customer's users. */
export type CustomerUserSortField =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'ID'
  | 'LAST_NAME'
  /** Alphabetically by the value's name. */
  | 'STATUS';

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
  | 'IMAGE'
  /** An address, or a document (a PDF, a sound) that is opened by itself. */
  | 'LINK'
  /** A video: played in place. */
  | 'VIDEO';

/** Orientation of the phone for a drawing. */
export type DrawOrientation =
  /** Either orientation. */
  | 'EITHER'
  /** Wider than high. */
  | 'LANDSCAPE'
  /** Higher than wide. */
  | 'PORTRAIT';

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
  sort?: AgentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportApplicationsInput = {
  /** Left out: all applications, including rejected ones. */
  filter?: InputMaybe<ApplicationFilter>;
  sort?: ApplicationSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Assignments to export, and the time zone of the times in the file. */
export type ExportAssignmentsInput = {
  agentId: Scalars['ID']['input'];
  /** Left out: all of the Shepherd's work. */
  filter?: InputMaybe<AssignmentFilter>;
  sort?: AssignmentSort;
  /** IANA time zone for the times in the file; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportCustomersInput = {
  /** Left out: all customers. */
  filter?: InputMaybe<CustomerFilter>;
  sort?: CustomerSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportJobsInput = {
  /** Left out: all jobs. */
  filter?: InputMaybe<JobFilter>;
  sort?: JobSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** The order whose results to export. */
export type ExportOrderResultsInput = {
  id: Scalars['ID']['input'];
  /** IANA time zone for the times in the file; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which orders to export, and the time zone of the times in the file. */
export type ExportOrdersInput = {
  /** Left out: every order that the list shows without a filter. Dates are in this input's `timezone`. */
  filter?: InputMaybe<OrderFilter>;
  sort?: OrderSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Outcomes of an export. */
export type ExportOutcome =
  /** A CSV is being prepared and will be sent to the signed-in user's e-mail address. */
  | 'EMAILED'
  /** No row matches the filter; no e-mail is sent. */
  | 'NO_DATA';

/** Which rows to export, and the time zone of the times in the file. */
export type ExportPaymentsInput = {
  /** Dates are in this input's `timezone`. */
  filter?: InputMaybe<PaymentFilter>;
  sort?: PaymentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportTemplatesInput = {
  /** Left out: all templates, including archived ones. */
  filter?: InputMaybe<TemplateFilter>;
  sort?: TemplateSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportUsersInput = {
  /** Left out: all users. */
  filter?: InputMaybe<UserFilter>;
  sort?: UserSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportWithdrawalsInput = {
  /** Dates are in this input's `timezone`. */
  filter?: InputMaybe<WithdrawalFilter>;
  sort?: WithdrawalSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
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
  | 'JOB_INVALID'
  /** The same Shepherd tries again. */
  | 'JOB_PARTIALLY_FAILED';

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

/** Methods of an identity check. */
export type IdentityCheckMethod =
  /** Staff, with `reviewIdentityCheck`. */
  | 'MANUAL'
  /** The provider of identity checks. */
  | 'ONFIDO';

/** Outcomes of an identity check. */
export type IdentityCheckResult =
  /** The provider's word for passed. Filters match `PASS` with it; answers have `PASS`. */
  | 'CLEAR'
  /** Needs a decision by staff. */
  | 'CONSIDER'
  /** The identity is wrong. When staff fail it, the application is rejected. */
  | 'FAIL'
  /** Decided by the provider or by staff. */
  | 'PASS'
  /** The provider is checking. */
  | 'PROCESSING';

/** Decisions on an identity check. */
export type IdentityReviewResult =
  /** Rejects the application, with the reason `ID_CHECK`. */
  | 'FAIL'
  /** Accepts an application when no other step is open. */
  | 'PASS';

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
  type?: UserType;
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

/** A category and a value of a job's metadata. */
export type JobMetadataInput = {
  /** At most 15 characters. */
  category: Scalars['String']['input'];
  /** At most 30 characters. */
  value: Scalars['String']['input'];
};

/** Sort order of jobs. */
export type JobSort = {
  direction?: SortDirection;
  field: JobSortField;
};

/** Sort fields of jobs. */
export type JobSortField =
  | 'CITY'
  /** Jobs that were not submitted come last. */
  | 'COMPLETED_AT'
  /** By the customer's name. */
  | 'CUSTOMER'
  | 'END_DATE'
  /** By `fee` in minor units (pence; whole yen), whatever the currency. */
  | 'FEE'
  /** By order number, then by the number within the order: new jobs of the same order come last. */
  | 'ID'
  | 'REFERENCE'
  | 'START_DATE'
  /** Alphabetically by the status's name. */
  | 'STATUS'
  /** By the template's name. */
  | 'TEMPLATE'
  | 'ZIP';

/** Status of a job. */
export type JobStatus =
  /** Assigned to a Shepherd, not begun. */
  | 'ASSIGNED'
  /** Final. The work was not possible, and the Shepherd is paid. */
  | 'ATTEMPTED'
  /** Final. No longer needed. */
  | 'CANCELLED'
  /** Final. Reviewed, and the Shepherd is paid. */
  | 'COMPLETED'
  /** Begun on site, also for another attempt; its assignment may be stopped. */
  | 'IN_PROGRESS'
  /** On the market. */
  | 'PENDING'
  /** In review after submission. */
  | 'QA'
  /** Neither assigned nor on the market. */
  | 'UNASSIGNED'
  /** Final. Needed, but not done. */
  | 'UNFULFILLED';

/** Status of the search for the coordinates of a location that was given none. */
export type LocatingState =
  /** Only the town was found; the location is at its centre. */
  | 'APPROXIMATE'
  /** The address was not found: without coordinates the location is not on the map and in no Shepherd's area. */
  | 'NOT_FOUND'
  /** The address search did not answer. */
  | 'UNAVAILABLE'
  /** Search in progress; it blocks nothing. */
  | 'WAITING';

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

/** Restrictions of location groups. */
export type LocationRestriction =
  /** All groups become visible on the market. */
  | 'HIDE_FROM_MARKET'
  /** No group has a limit any more. */
  | 'JOB_TIME_LIMIT';

/** Status of an upload. */
export type LocationsUploadStatus =
  /** Cancelled, or not readable; it left no locations. Final. */
  | 'CANCELLED'
  /** All rows were processed: see `completed` and `fails`. Final. */
  | 'COMPLETED'
  /** Being read. The order can be neither submitted nor approved meanwhile. */
  | 'IN_PROGRESS'
  /** Announced; waits for the file and for `startLocationsUpload`. */
  | 'PENDING';

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

/** Sort order of lockouts. */
export type LockoutSort = {
  direction?: SortDirection;
  field: LockoutSortField;
};

/** Sort fields of lockouts. */
export type LockoutSortField =
  | 'CREATED_AT'
  /** By minutes. */
  | 'DURATION'
  | 'ID'
  | 'NAME';

/** Credentials, and how the session is kept. */
export type LoginInput = {
  /** At most 255 characters. */
  email: Scalars['EmailAddress']['input'];
  /** At most 200 characters. */
  password: Scalars['String']['input'];
  /** Keep the session for 30 days instead of 12 hours; a cookie then outlives the browser session. */
  rememberMe?: Scalars['Boolean']['input'];
  /** `COOKIE` is for browsers. */
  transport?: SessionTransport;
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
  | 'ACTIVE'
  /** Closes the market. */
  | 'INACTIVE';

/** One row of a matrix task. */
export type MatrixItemInput = {
  /** The label for Shepherds. */
  label: Scalars['String']['input'];
  /** Unique within the task. */
  reference: Scalars['String']['input'];
  /** A second line. */
  subtext?: InputMaybe<Scalars['String']['input']>;
};

/** File kinds of media. */
export type MediaMime =
  /** `image/jpeg`. */
  | 'JPEG'
  /** `image/jpeg`, another name for it. */
  | 'JPG'
  /** `video/mp4`. */
  | 'MP4'
  /** `image/png`. */
  | 'PNG';

/** Processing status of a file. */
export type MediaStatus =
  /** It cannot be shown: see `failureReason`. */
  | 'FAILED'
  /** Being turned, scaled and stripped of metadata; read it again in a few seconds. */
  | 'PROCESSING'
  /** Both addresses work. */
  | 'READY';

/** Kinds of media. */
export type MediaType =
  /** A picture. */
  | 'PHOTO'
  /** A video; `thumbUrl` is its poster. */
  | 'VIDEO';

/** The typeform, and the task list to add it to. */
export type MergeTypeformInput = {
  /** Must not be empty. */
  formId: Scalars['ID']['input'];
  /** The current sections; they come first in the answer. */
  sections: Array<TaskGroupInput>;
  /** The current task logic. */
  taskLogic?: Array<TaskLogicInput>;
};

/** An amount of money. */
export type MoneyInput = {
  /** Major units, 0 to a million (a hundred million without decimals), with no more decimals than the currency has. */
  amount: Scalars['Decimal']['input'];
  /** All amounts of a template have one currency. Left out: GBP, even for a template in another currency. */
  currency?: Currency;
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

/** Sort order of news. */
export type NewsItemSort = {
  direction?: SortDirection;
  field: NewsItemSortField;
};

/** Sort fields of news. */
export type NewsItemSortField =
  | 'CREATED_AT'
  | 'ID'
  | 'STATUS'
  | 'TITLE';

/** Progress of an identity check. */
export type OnboardingState =
  /** The applicant has to send data. */
  | 'AWAITING_DATA'
  /** It ended with a failure. */
  | 'FAILED'
  /** All data was sent; the check is being decided. */
  | 'IN_PROGRESS'
  /** It ended successfully. */
  | 'PASSED';

/** Data that a chosen option can require. */
export type OptionRequirement =
  /** A comment in free text. */
  | 'COMMENT'
  /** At least one photo. */
  | 'PHOTO'
  /** At least one video. */
  | 'VIDEO';

/** Actions on an order. */
export type OrderAction =
  /** `approveOrder`: pending orders. */
  | 'APPROVE'
  /** `archiveOrder`: finished, cancelled and rejected orders. */
  | 'ARCHIVE'
  /** `cancelOrder`: all orders that are not closed. */
  | 'CANCEL'
  /** `extendOrder`: pending, active and started orders. */
  | 'EXTEND'
  /** `finishOrder`: active and started orders. */
  | 'FINISH'
  /** `pauseOrder`: active and started orders that are not paused. */
  | 'PAUSE'
  /** `rejectOrder`: pending and approving orders. */
  | 'REJECT'
  /** `removeInterestJobs`: active and started orders in their interest phase. */
  | 'REMOVE_INTEREST_JOBS'
  /** `restartOrder`: finished orders that are not archived. */
  | 'RESTART'
  /** `resumeOrder`: paused orders. */
  | 'RESUME'
  /** `startOrder`: pending and active orders. */
  | 'START'
  /** `submitOrder`: drafts. */
  | 'SUBMIT';

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

/** How urgent an order is. */
export type OrderPriority =
  /** For staff to sort by; it has no other effect. */
  | 'HIGH'
  /** For staff to sort by; it has no other effect. */
  | 'LOW'
  /** For staff to sort by; it has no other effect. */
  | 'MEDIUM';

/** Subject of a push. */
export type OrderPushKind =
  /** About accepted work. */
  | 'ASSIGNMENT_STATUS'
  /** About offered work, to Shepherds with an area that reaches one of its locations: the launch push is one. */
  | 'OFFER_DISTANCE';

/** Sort order of an order's pushes. */
export type OrderPushSort = {
  direction?: SortDirection;
  field: OrderPushSortField;
};

/** Sort fields of an order's pushes. */
export type OrderPushSortField =
  | 'CREATED_AT'
  | 'STATUS';

/** Status of a push. `NO_AUDIENCE` and `SENT` are final. */
export type OrderPushStatus =
  /** The audience is being determined. */
  | 'BUILDING_AUDIENCE'
  /** No Shepherd matched: wrong place, skills or tags, or the order was paused or hidden. */
  | 'NO_AUDIENCE'
  /** Planned for later. */
  | 'PENDING'
  /** The audience is known, and the messages are being sent. */
  | 'SENDING'
  /** All messages were sent. */
  | 'SENT';

/** Sort order of orders. */
export type OrderSort = {
  direction?: SortDirection;
  field: OrderSortField;
};

/** Sort fields of orders. */
export type OrderSortField =
  | 'CREATED_AT'
  /** Drafts without this date come last. */
  | 'DUE_DATE'
  /** Drafts without this date come last. */
  | 'END_DATE'
  /** By number, which is the order of creation. */
  | 'ID'
  /** By all jobs of the order, including cancelled ones. */
  | 'JOBS_COUNT'
  /** Low, medium, high. */
  | 'PRIORITY'
  /** Drafts without this date come last. */
  | 'START_DATE'
  /** By the stored status's name, alphabetically. */
  | 'STATUS'
  | 'TITLE'
  /** Alphabetically by the type's name. */
  | 'TYPE';

/** Status of an order. Paused and archived are separate. */
export type OrderStatus =
  /** Approved with its jobs; starts automatically at `startDate`. */
  | 'ACTIVE'
  /** Approved, and its jobs are still being created; only for orders of more than 1000 places. */
  | 'APPROVING'
  /** Final, except for archiving. Open jobs were cancelled with it; jobs in review keep their status. */
  | 'CANCELLED'
  /** In preparation: all fields can be changed. */
  | 'DRAFT'
  /** Closed; open jobs got a status of their own. Can be restarted or archived. */
  | 'FINISHED'
  /** Submitted; waits for staff to approve, start or reject it. */
  | 'PENDING'
  /** Final, except for archiving: staff did not approve it. */
  | 'REJECTED'
  /** In progress: the launch push follows `launchPushDelay` minutes after. */
  | 'STARTED';

/**
 * Statuses for filters. The first group are the displayed statuses, which may cover several stored ones; the next match a
 * stored status exactly. Archived orders are a group of their own that the others exclude.
 */
export type OrderStatusFilter =
  /** Stored active: approved, not started yet. */
  | 'ACTIVE'
  /** Stored approving: its jobs are being created. */
  | 'APPROVING'
  /** Archived orders, whatever their stored status. */
  | 'ARCHIVED'
  /** Stored cancelled. */
  | 'CANCELLED'
  /** Stored finished. */
  | 'COMPLETED'
  /** Stored draft: not submitted yet. */
  | 'DRAFT'
  /** Stored finished; the same as `COMPLETED`. */
  | 'FINISHED'
  /** Stored active or started. */
  | 'IN_PROGRESS'
  /** Stored pending or approving. */
  | 'PENDING'
  /** Stored rejected. */
  | 'REJECTED'
  /** Stored started. */
  | 'STARTED';

/** Places of the jobs: given places, anywhere, or wherever the target is found. */
export type OrderType =
  /** No places: `jobsCount` is the number of jobs. */
  | 'ANYWHERE'
  /** One job for each location. */
  | 'STANDARD'
  /** One job for each location, to look for a target; such jobs fail with a `TreasureHuntFailReason`. */
  | 'TREASURE_HUNT';

/** The workforce of the jobs. */
export type OrderWorkforce =
  /** The customer's own people: `Job.team` is the customer's name. */
  | 'CUSTOMER'
  /** Shepherds of the marketplace: `Job.team` is `platform`. */
  | 'PLATFORM';

/** Purposes of a mailed link. */
export type PasswordLinkPurpose =
  /** The first password: `activateAccount`. */
  | 'INVITATION'
  /** A new password: `resetPassword`. */
  | 'RESET';

/** How a payment reaches the Shepherd. */
export type PaymentChannel =
  /** Booked to the balance, for withdrawal. */
  | 'BALANCE'
  /** Directly to a bank account. */
  | 'BANK_TRANSFER'
  /** Directly to a PayPal account. */
  | 'PAYPAL';

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

/** Sort order of payments. */
export type PaymentSort = {
  direction?: SortDirection;
  field: PaymentSortField;
};

/** Sort fields of payments. */
export type PaymentSortField =
  /** By minor units (pence; whole yen), whatever the currency; deductions are negative. */
  | 'AMOUNT'
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'ID'
  /** References are numbered in the order of the ids. */
  | 'REFERENCE'
  /** Alphabetically by the value's name. */
  | 'STATUS'
  /** Alphabetically by the value's name. */
  | 'TYPE';

/** Status of a payment. */
export type PaymentStatus =
  /** It did not arrive. */
  | 'FAILED'
  /** It arrived, in the balance or outside. */
  | 'PAID'
  /** On its way. */
  | 'PENDING';

/** Types of payments. */
export type PaymentType =
  /** A reward: for the answer to a task, or by staff. */
  | 'BONUS'
  /** Given by staff, for any reason. */
  | 'CREDIT'
  /** Taken by staff: negative. */
  | 'DEDUCTION'
  /** The fee of a completed or attempted job. */
  | 'JOB'
  /** For referring another Shepherd. */
  | 'REFERRAL'
  /** Money that the Shepherd spent on a job. */
  | 'REIMBURSEMENT'
  /** The cost of a payout. */
  | 'TRANSACTION_FEE';

/** Whether a withdrawal is paid out automatically. */
export type PayoutMode =
  /** Up to £100 or its equivalent in the currency: paid out automatically. */
  | 'AUTO'
  /** Above £100 or its equivalent in the currency: staff decide. */
  | 'MANUAL';

/** A permission of a role. REST v1 writes them with a dot: `orders.view`. */
export type Permission =
  /** Change and retire Shepherds, give strikes, decide identity checks, see positions. */
  | 'AGENTS_MANAGE'
  /** Read Shepherds and applications. */
  | 'AGENTS_VIEW'
  /** Change news, training and collections of the app. */
  | 'CONTENT_MANAGE'
  /** Read news, training and collections of the app. */
  | 'CONTENT_VIEW'
  /** Change customers, their campaigns and their users. */
  | 'CUSTOMERS_MANAGE'
  /** Read customers, their campaigns and their users. */
  | 'CUSTOMERS_VIEW'
  /** Change, cancel and price jobs, correct reports, run bulk actions. */
  | 'JOBS_ADMINISTRATE'
  /** Export jobs as CSV by e-mail. */
  | 'JOBS_EXPORT'
  /** Assign, offer, unassign and stop jobs. */
  | 'JOBS_MANAGE'
  /** Review jobs: become reviewer, complete, fail, correct reports under review. */
  | 'JOBS_REVIEW'
  /** Share reports with readers who do not sign in. */
  | 'JOBS_SHARE'
  /** Read jobs and reports, with names of customers, templates, Shepherds and users. */
  | 'JOBS_VIEW'
  /** Create, change, approve and end orders, and change lockouts. */
  | 'ORDERS_MANAGE'
  /** Read orders and lockouts. */
  | 'ORDERS_VIEW'
  /** Pay, deduct, decide withdrawals, allow and forbid them. */
  | 'PAYMENTS_MANAGE'
  /** Read payments, withdrawals, balances and payment methods. */
  | 'PAYMENTS_VIEW'
  /** Change templates and import typeforms. */
  | 'TEMPLATES_MANAGE'
  /** Read templates. */
  | 'TEMPLATES_VIEW'
  /** Invite, change and disable users of this console; see and retry background work. */
  | 'USERS_MANAGE'
  /** Read users of this console and roles. */
  | 'USERS_VIEW';

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
  | 'EDITS'
  /** Has the review open. */
  | 'REVIEWS'
  /** Reads the page. */
  | 'VIEWS';

/** A kind of record whose users are known. */
export type PresenceType =
  /** A customer; needs `customers.view`. */
  | 'CUSTOMER'
  /** A job; needs `jobs.view`. */
  | 'JOB'
  /** An order; needs `orders.view`. */
  | 'ORDER'
  /** A template; needs `templates.view`. */
  | 'TEMPLATE';

/** The types of records whose changes are told. Newer servers may tell further ones, which are left out. */
export type RecordType =
  /** A Shepherd, with the Shepherd's skills, areas, payment methods and balance. */
  | 'AGENT'
  /** An application to become a Shepherd. */
  | 'APPLICATION'
  /** A campaign of a customer, with its waves. */
  | 'CAMPAIGN'
  /** A collection of trainings. */
  | 'COLLECTION'
  /** A customer, without its campaigns and users. */
  | 'CUSTOMER'
  /** A user of a customer's portal. */
  | 'CUSTOMER_USER'
  /** A job, with its assignments, report, comments and history. */
  | 'JOB'
  /** A lockout, with its Shepherds. */
  | 'LOCKOUT'
  /** An item of the news. */
  | 'NEWS_ITEM'
  /** An order, with its locations, workflows and history. Changes of its jobs are changes of jobs. */
  | 'ORDER'
  /** A template, with its tasks. */
  | 'TEMPLATE'
  /** A training for Shepherds, in the console and in collections. */
  | 'TRAINING'
  /** A payment to a Shepherd, as the list of transactions shows it. */
  | 'TRANSACTION'
  /** A user of the console. */
  | 'USER'
  /** A request of a Shepherd to be paid. */
  | 'WITHDRAWAL';

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
  | 'CRIMINAL_CONVICTIONS'
  /** The identity check failed. */
  | 'ID_CHECK'
  /** The marketplace does not work in the applicant's country. */
  | 'INACTIVE_COUNTRY'
  /** No right to work in the country. */
  | 'RIGHT_TO_WORK'
  /** Below the required age. */
  | 'TOO_YOUNG';

/** Why jobs of a finished order are still open. */
export type RemainingJobsReason =
  /** The customer no longer wants them. */
  | 'CUSTOMER_REQUEST'
  /** The places have a problem. */
  | 'LOCATION_ISSUE'
  /** No Shepherd accepted them. */
  | 'NO_SHEPHERDS'
  /** The order's time is over. */
  | 'ORDER_EXPIRED'
  /** Another reason, in `comment`. */
  | 'OTHER';

/** New status of open jobs when an order finishes. */
export type RemainingJobsStatus =
  /** No longer needed. */
  | 'CANCELLED'
  /** Needed, but not done. */
  | 'UNFULFILLED';

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

/** Outcome of a shared job. */
export type ReportOutcome =
  /** The Shepherd was there, and the work was not possible. */
  | 'ATTEMPTED'
  /** The work was done and checked. */
  | 'COMPLETED';

/** The order, and the confirmation of its warnings. */
export type RestartOrderInput = {
  /** True: proceed despite warnings. */
  confirm?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** The order, and the confirmation of its warnings. */
export type ResumeOrderInput = {
  /** True: proceed despite warnings. */
  confirm?: Scalars['Boolean']['input'];
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

/** Why a Shepherd was retired. */
export type RetireReason =
  /** A data-protection request. Name, addresses, position, billing and comments are permanently deleted. */
  | 'REMOVED'
  /** Too many strikes, or a single serious one. */
  | 'STRIKED_OFF';

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

/** A mark on a task. */
export type ReviewMarkInput = {
  kind: ReviewMarkKind;
  /** A task of the job's `taskGroups`. */
  taskId: Scalars['ID']['input'];
};

/** What a reviewer has done with a task. */
export type ReviewMarkKind =
  /** Accepted its answers. */
  | 'ACCEPTED'
  /** Looked at it. */
  | 'SEEN'
  /** Selected it for a second look. */
  | 'SELECTED';

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

/** How several rules combine. */
export type RulesOperator =
  /** All must hold. */
  | 'AND'
  /** Any may hold. */
  | 'OR';

/** How the shelf-label scanner fills a matrix item from the columns of a scanned label. */
export type ScannerConfigInput = {
  /** The column that becomes the item's label. */
  label: Scalars['String']['input'];
  /** The column that becomes the item's reference. */
  reference: Scalars['String']['input'];
  /** Text with columns in braces, for example `£{price}`. */
  subtext?: InputMaybe<Scalars['String']['input']>;
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
  days?: Array<ScheduleDayInput>;
  /** Whether it is marked as the usual one; this has no other effect. */
  default?: Scalars['Boolean']['input'];
  /** Id of an existing schedule of this order; left out: a number is assigned. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** At most 50, for days that are not in `days`. */
  times?: Array<TimeRangeInput>;
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

/** How later requests carry the session to the gateway. */
export type SessionTransport =
  /** The gateway sets an HttpOnly cookie that scripts of pages cannot read; `accessToken` is null. */
  | 'COOKIE'
  /** The answer has the access token; send it as a bearer token. */
  | 'TOKEN';

/** The token of a link, and the new password. */
export type SetPasswordInput = {
  /** 6 to 200 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
  /** From the link of the e-mail; works once. */
  token: Scalars['String']['input'];
  transport?: SessionTransport;
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
  | 'BONUS'
  /** For any reason: positive. */
  | 'CREDIT'
  /** Negative. */
  | 'DEDUCTION'
  /** Money that the Shepherd spent: positive, at most £50 or its equivalent. */
  | 'REIMBURSEMENT';

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
  | 'ABANDONED'
  /** The Shepherd was refused access or permission to work. */
  | 'ACCESS_REFUSED'
  /** The subject of the job was not there. */
  | 'ITEM_UNAVAILABLE'
  /** The place was closed, temporarily or permanently. */
  | 'LOCATION_CLOSED'
  /** The place does not exist. */
  | 'LOCATION_NOT_FOUND'
  /** Another reason, in the comment. */
  | 'OTHER'
  /** The work would have been dangerous. */
  | 'UNSAFE'
  /** The details of the job were wrong. */
  | 'WRONG_DETAILS';

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
  drawOrientation?: DrawOrientation;
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
  | 'ACTION'
  /** Scanning a barcode. */
  | 'BARCODE'
  /** Choosing one of two options. */
  | 'BOOLEAN'
  /** Drawing, for example a plan or a signature. */
  | 'DRAW'
  /** Typing a value of `inputType`. */
  | 'INPUT'
  /** The same `matrixTasks` for each of its items. */
  | 'MATRIX'
  /** Taking photos. */
  | 'PHOTO'
  /** Choosing among `options`. */
  | 'SELECT'
  /** No answer beside the responses in `required`. */
  | 'SIMPLE'
  /** Measuring a time. */
  | 'TIMER'
  /** Taking videos. */
  | 'VIDEO';

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
  internal?: Scalars['Boolean']['input'];
  /** Extra pay beside `bonus` and `reimbursement`. */
  payments?: Array<TaskPaymentInput>;
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
  required?: Array<TaskRequirement>;
  /** Not blank, at most 1000 characters. */
  title: Scalars['String']['input'];
};

/** Types of values for an input task. */
export type TaskInputType =
  /** Any text. */
  | 'ALPHANUMERIC'
  /** A calendar date. */
  | 'DATE'
  /** A number. */
  | 'NUMERIC'
  /** An amount, as a number in the job's currency. */
  | 'PRICE';

/** Instructions for a task. */
export type TaskInstructionsInput = {
  /** `http` or `https`, at most 2000 characters. */
  link?: InputMaybe<Scalars['URL']['input']>;
  /** The id from an upload to `/files/templates/documentation`. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
};

/** A jump to another task; its reference must be in the task list. */
export type TaskLogicActionInput = {
  condition: TaskLogicConditionInput;
  /** Reference of the next task; at most 100 characters. */
  jump: Scalars['String']['input'];
};

/** The condition of a jump. */
export type TaskLogicConditionInput = {
  /** Each of at most 1000 characters. */
  arguments?: Array<Scalars['String']['input']>;
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
  | 'BONUS'
  /** Money that the Shepherd spent. */
  | 'REIMBURSEMENT';

/** Kinds of response that a task can require. */
export type TaskRequirement =
  /** A comment in free text. */
  | 'COMMENT'
  /** At least one photo. */
  | 'PHOTO'
  /** The status of the task. */
  | 'STATUS'
  /** The answer itself. */
  | 'TASK'
  /** At least one video. */
  | 'VIDEO';

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

/** Sort order of templates. */
export type TemplateSort = {
  direction?: SortDirection;
  field: TemplateSortField;
};

/** Sort fields of templates. */
export type TemplateSortField =
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'AGENT_FEE'
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'BASE_PRICE'
  | 'CREATED_AT'
  /** By the customer's name. */
  | 'CUSTOMER'
  | 'DURATION'
  | 'ID'
  /** By the number of jobs created from it. */
  | 'JOBS'
  | 'NAME'
  /** Alphabetically by the status's name. */
  | 'STATUS';

/** Whether new orders can use a template. Archived is final. */
export type TemplateStatus =
  /** New orders can use it. */
  | 'ACTIVE'
  /** Final. Cannot be changed; kept for existing orders. */
  | 'ARCHIVED'
  /** New orders cannot use it; activating it makes it available again. */
  | 'INACTIVE';

/** Start and end, in multiples of 5 minutes; the start is earlier than the end. */
export type TimeRangeInput = {
  /** Time of day at the place, on a multiple of 5 minutes. */
  end: Scalars['LocalTime']['input'];
  /** Time of day at the place, on a multiple of 5 minutes. */
  start: Scalars['LocalTime']['input'];
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

/** Sort order of training. */
export type TrainingSort = {
  direction?: SortDirection;
  field: TrainingSortField;
};

/** Sort fields of training. */
export type TrainingSortField =
  | 'CREATED_AT'
  | 'DISPLAY_ORDER'
  | 'ID'
  | 'STATUS'
  | 'TITLE';

/** How a Shepherd gets around. */
export type TransportMode =
  /** Travel modes of a Shepherd. */
  | 'CYCLING'
  /** By car, van or motorbike. */
  | 'VEHICLE'
  /** On foot. */
  | 'WALKING';

/** Why a job of a treasure hunt fails. */
export type TreasureHuntFailReason =
  /** The result does not meet the criteria. The job becomes unassigned, and its Shepherd is not paid. */
  | 'TREASURE_HUNT_CRITERIA'
  /** The work cannot be used. The job becomes unassigned, and its Shepherd is not paid. */
  | 'TREASURE_HUNT_INVALID';

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

/** Sort order of admin users. */
export type UserSort = {
  direction?: SortDirection;
  field: UserSortField;
};

/** Sort fields of admin users. */
export type UserSortField =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'ID'
  | 'LAST_NAME'
  /** Alphabetically by the value's name. */
  | 'STATUS'
  /** Alphabetically by the value's name. */
  | 'TYPE';

/** Whether a user can sign in. */
export type UserStatus =
  /** Can sign in. */
  | 'ACTIVE'
  /** Cannot sign in, and has no session. */
  | 'DISABLED'
  /** Has an invitation and no password yet. */
  | 'INVITED';

/** A label of a user. */
export type UserType =
  /** A line manager. A label only: it grants no permission. */
  | 'MANAGER'
  /** All other users. */
  | 'STANDARD';

/** Who sees a view beside its owner. */
export type ViewAudience =
  /** All users. */
  | 'EVERYONE'
  /** No other user. */
  | 'OWNER'
  /** The users of one role. */
  | 'ROLE';

/** The width of a column. */
export type ViewColumnWidthInput = {
  column: Scalars['String']['input'];
  /** Pixels. */
  width: Scalars['Int']['input'];
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

/** A wave of a campaign. */
export type WaveInput = {
  /** The id of an existing wave; leave out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Not blank, at most 255 characters. */
  name: Scalars['String']['input'];
};

/** Decisions on a withdrawal. */
export type WithdrawalDecision =
  /** It is paid out next. */
  | 'APPROVE'
  /** The money goes back to the balance. */
  | 'REJECT';

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

/** Sort order of withdrawals. */
export type WithdrawalSort = {
  direction?: SortDirection;
  field: WithdrawalSortField;
};

/** Sort fields of withdrawals. */
export type WithdrawalSortField =
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'AMOUNT'
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'ID'
  /** References are numbered in the order of the ids. */
  | 'REFERENCE'
  /** Alphabetically by the value's name. */
  | 'STATUS';

/** Status of a withdrawal. */
export type WithdrawalStatus =
  /** Approved by staff; it is paid out next. */
  | 'APPROVED'
  /** It arrived. Final. */
  | 'CONFIRMED'
  /** Rejected by staff; the money went back to the balance. Final. */
  | 'DENIED'
  /** The payout failed; the money went back to the balance. */
  | 'FAILED'
  /** Sent, and not confirmed yet. */
  | 'PROCESSED'
  /** Being sent. */
  | 'PROCESSING'
  /** Returned after it was sent, or had failed; the money went back to the balance. Final. */
  | 'REFUNDED'
  /** Requested: a manual one waits for staff. */
  | 'REQUESTED';
