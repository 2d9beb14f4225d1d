export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string & { readonly scalar?: 'ID' }; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without a time zone, `yyyy-MM-dd` (RFC 3339 full-date). */
  Date: { input: string & { readonly scalar?: 'Date' }; output: string; }
  /**
   * An instant. Answers are RFC 3339 in UTC (`2026-11-20T14:05:00Z`).
   * Inputs may also be written `yyyy-MM-dd HH:mm:ss`, which is read as UTC.
   */
  DateTime: { input: string & { readonly scalar?: 'DateTime' }; output: string; }
  /**
   * An exact amount in major units (pounds, not pence). Answers are decimal text in its shortest form: `"12.5"`, `"-3"`,
   * never with an exponent, so that equal amounts are equal texts and no client has to add up binary fractions.
   * Inputs are such text, also with noughts at the end (`"12.50"`), or a JSON number; both have at most two decimals and
   * are below 10^12.
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

/** The order of Shepherds. */
export type AgentSort = {
  direction?: SortDirection;
  field: AgentSortField;
};

/** What Shepherds can be sorted by. */
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
  /** Who was never seen comes last. */
  | 'LAST_SEEN_AT'
  /** By the status's name, alphabetically. */
  | 'STATUS'
  /** By those that were not reverted. */
  | 'STRIKES';

/** Whether a Shepherd works for the marketplace. */
export type AgentStatus =
  /** Sees the market and can take jobs. */
  | 'ACTIVE'
  /** Not accepted yet: can be given no jobs. */
  | 'APPLICANT'
  /** Without access to the market. Can still be given jobs directly, and goes on with those accepted. */
  | 'INACTIVE'
  /** Works here no more. Final. */
  | 'RETIRED';

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

/** The order of applications. */
export type ApplicationSort = {
  direction?: SortDirection;
  field: ApplicationSortField;
};

/** What applications can be sorted by. */
export type ApplicationSortField =
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'FIRST_NAME'
  | 'ID'
  | 'LAST_NAME'
  /** Who was never seen comes last. */
  | 'LAST_SEEN_AT'
  /** In the order in which the stages are passed. */
  | 'STAGE'
  /** By the status's name, alphabetically. */
  | 'STATUS';

/** The steps of an application. */
export type ApplicationStage =
  /** An area and a payment method are missing. */
  | 'COMPLETE_APPLICATION'
  /** Phone, date of birth and address are missing. */
  | 'COMPLETE_PROFILE'
  /** The contract is to be agreed to. */
  | 'CONTRACT_AGREEMENT'
  /** Ended here: convictions were declared. */
  | 'CRIMINAL_CONVICTIONS'
  /** The identity is being checked; passing it accepts the application. */
  | 'IDENTITY_CHECK'
  /** A first job was accepted; the identity check comes next. */
  | 'JOB_ACCEPTED'
  /** The contract was agreed; a first job is to be accepted. */
  | 'MARKET_ACCESS'
  /** Ended here: there was no right to work. */
  | 'RIGHT_TO_WORK'
  /** Ended here: too young. */
  | 'TOO_YOUNG'
  /** A lead: the e-mail address is not verified yet. */
  | 'VERIFY_EMAIL';

/** The outcome of an application. */
export type ApplicationStatus =
  /** They are a Shepherd. Final. */
  | 'ACCEPTED'
  /** On its way: see `stage`. */
  | 'IN_PROGRESS'
  /** Final: `rejectReason` says why. */
  | 'REJECTED';

/** Which order, and whether its warnings were seen. */
export type ArchiveOrderInput = {
  /** True: do it in spite of warnings. */
  confirm?: Scalars['Boolean']['input'];
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
  ignoreWarnings?: Scalars['Boolean']['input'];
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

/** Who reviews which job. */
export type AssignReviewerInput = {
  /** Of an active user with `jobs.review`; one's own as well. */
  adminUserId: Scalars['ID']['input'];
  /** Of the job. */
  id: Scalars['ID']['input'];
  /** True: take it from the present reviewer. */
  reassign?: Scalars['Boolean']['input'];
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
  direction?: SortDirection;
  field: AssignmentSortField;
};

/** What assignments can be sorted by. */
export type AssignmentSortField =
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'AGENT_FEE'
  /** Work that has not come so far comes last. */
  | 'ENDED_AT'
  | 'JOB_DATE'
  /** By order number, then by the number within the order. */
  | 'JOB_ID'
  /** Work that has not come so far comes last. */
  | 'STARTED_AT'
  | 'STATUS';

/** Where an assignment stands. */
export type AssignmentStatus =
  /** Final: the Shepherd gave up and is not paid. */
  | 'ABANDONED'
  /** Taken or given, not begun. */
  | 'ACCEPTED'
  /** Final: it could not be done, and the Shepherd is paid the fee. */
  | 'ATTEMPTED'
  /** Final: taken back before it was begun, given to somebody else, or its job was cancelled or unfulfilled. */
  | 'CANCELLED'
  /** Final: reviewed and paid. */
  | 'COMPLETED'
  /** Final: the reviewer refused the work, and it is not paid. */
  | 'FAILED'
  /** Begun on site. */
  | 'IN_PROGRESS'
  /** The reviewer asked for another try. */
  | 'PARTIALLY_FAILED'
  /** Handed in; waits for the reviewer. */
  | 'QA'
  /** By the Shepherd; staff decides whether it was abandoned or attempted. */
  | 'STOPPED';

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
  | 'BULK_ACTION'
  /** What a removed Shepherd leaves is forgotten. */
  | 'DATA_PROTECTION'
  /** A list as CSV, sent by e-mail. */
  | 'EXPORT'
  /** Files that are not wanted any more. */
  | 'FILE_REMOVAL'
  /** Coordinates of places and jobs. */
  | 'LOCATING'
  /** A file of locations is read into its order. */
  | 'LOCATIONS_UPLOAD'
  /** An e-mail on its way to the mail server. */
  | 'MAIL'
  /** The jobs of an approved order are created. */
  | 'ORDER_APPROVAL'
  /** Open jobs of an order that ends, pauses or is extended. */
  | 'ORDER_ENDING'
  /** An approved order begins on its day. */
  | 'ORDER_START'
  /** This server does not know it: a newer version of it has left it. */
  | 'OTHER'
  /** A link for a new password is made. */
  | 'PASSWORD_RESET'
  /** Steps of a withdrawal. */
  | 'PAYOUT'
  /** Shepherds are told about an order. */
  | 'PUSH'
  /** Photos and videos of reports are prepared. */
  | 'REPORT_MEDIA';

/** The order of background work. */
export type BackgroundWorkSort = {
  direction?: SortDirection;
  field: BackgroundWorkSortField;
};

/** What background work can be sorted by. */
export type BackgroundWorkSortField =
  | 'ATTEMPTS'
  | 'CREATED_AT'
  | 'FINISHED_AT'
  | 'ID'
  | 'NEXT_TRY_AT'
  /** Alphabetically. */
  | 'TITLE'
  /** By status: failed, running, retrying, waiting, done. In each the newest, or what comes next, is first. */
  | 'URGENCY';

/** How far a piece of background work has come. */
export type BackgroundWorkStatus =
  /** It is over, and went well. */
  | 'DONE'
  /** It was given up after all of its tries, until somebody has it tried again. */
  | 'FAILED'
  /** A try failed, or was cut off; the next one comes by itself. */
  | 'RETRYING'
  /** It is being done at this moment. */
  | 'RUNNING'
  /** It has not been tried yet, or not since somebody had it tried again. */
  | 'WAITING';

/** What kind of record a piece of work is about. */
export type BackgroundWorkSubjectType =
  /** A Shepherd. */
  | 'AGENT'
  /** Changes to many jobs by CSV file. */
  | 'BULK_ACTION'
  /** A job, by its number. */
  | 'JOB'
  /** An e-mail of this server; nothing else can be read of it. */
  | 'MAIL'
  /** Files of locations and pushes too are told by their order. */
  | 'ORDER';

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

/** The order of bulk actions. */
export type BulkActionSort = {
  direction?: SortDirection;
  field: BulkActionSortField;
};

/** What bulk actions can be sorted by. */
export type BulkActionSortField =
  | 'CREATED_AT'
  /** By how many rows failed. */
  | 'FAILURES'
  | 'ID'
  /** By its name, alphabetically. */
  | 'STATUS'
  /** By its name, alphabetically. */
  | 'TYPE';

/** How far a bulk action has come. Completed ones may have failures; a failed one could not be read. */
export type BulkActionStatus =
  /** Every row was tried; `failures` says how many failed. Final. */
  | 'COMPLETED'
  /** The file could not be read, and nothing was changed. Final. */
  | 'FAILED'
  /** Rows are being tried; `done` says how many were. */
  | 'IN_PROGRESS'
  /** Waits for its turn. */
  | 'PENDING';

/** What a bulk action does to the job of each row, and the columns of its file. */
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

/** The order of campaigns. */
export type CampaignSort = {
  direction?: SortDirection;
  field: CampaignSortField;
};

/** What campaigns can be sorted by. */
export type CampaignSortField =
  | 'CREATED_AT'
  | 'ID'
  | 'NAME'
  /** By its name, alphabetically. */
  | 'STATUS';

/** Whether a campaign still takes orders. */
export type CampaignStatus =
  /** Orders can be made in it. */
  | 'ACTIVE'
  /** No new orders; those it has go on. Can be made active again. */
  | 'CLOSED';

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
  | 'ARCHIVE'
  /**
   * Warns when the end has passed (`end_date_passed`), and of jobs that stay cancelled or unfulfilled
   * (`jobs_unfulfilled`).
   */
  | 'RESTART'
  /** Warns when the end has passed (`end_date_passed`). */
  | 'RESUME';

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

/** The order of collections. */
export type CollectionSort = {
  direction?: SortDirection;
  field: CollectionSortField;
};

/** What collections can be sorted by. */
export type CollectionSortField =
  | 'CREATED_AT'
  | 'DISPLAY_ORDER'
  | 'ID'
  | 'NAME'
  | 'STATUS';

/** Which job is complete. */
export type CompleteJobInput = {
  /** For the job's history; at most 5000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** True: also become the reviewer of the next job of the order that nobody reviews. */
  goNext?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Whether the app shows it. */
export type ContentStatus =
  /** The app shows it. */
  | 'ACTIVE'
  /** Kept, and shown to nobody. */
  | 'HIDDEN';

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
  /** Ids of the items, in the order shown. At most 1000, each once. */
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
  priority?: CustomerPriority;
  /** True: Shepherds see the customer's badge. */
  showBadge?: Scalars['Boolean']['input'];
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
  rules?: Array<AssignmentRuleInput>;
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
  status?: ContentStatus;
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
  priority?: OrderPriority;
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
  workforce?: OrderWorkforce;
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
  documentation?: Array<DocumentationItemInput>;
  /** Minutes, a multiple of 5 from 5 to 10,080 (a week). */
  duration: Scalars['Int']['input'];
  /** At most 100 names, none of them blank. */
  features?: Array<Scalars['String']['input']>;
  /** True: the app does not show the times of its jobs. */
  hideJobTimes?: Scalars['Boolean']['input'];
  /** Not blank. */
  name: Scalars['String']['input'];
  /** True: the app is asked to make faces in photos unrecognisable. */
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

/** The tier of a customer. */
export type CustomerPriority =
  /** For staff to see and filter by; nothing else depends on it. */
  | 'STANDARD'
  /** For staff to see and filter by; nothing else depends on it. */
  | 'VIP';

/** The order of customers. */
export type CustomerSort = {
  direction?: SortDirection;
  field: CustomerSortField;
};

/** What customers can be sorted by. */
export type CustomerSortField =
  | 'CREATED_AT'
  | 'ID'
  /** Who was never seen comes last. */
  | 'LAST_SEEN'
  | 'NAME'
  /** By its name, alphabetically. */
  | 'PRIORITY'
  /** By its name, alphabetically. */
  | 'STATUS';

/** Whether a customer can place orders; archived ones are kept for their history. */
export type CustomerStatus =
  /** Places orders. */
  | 'ACTIVE'
  /** Kept for its history: no new orders. Can be made active again. */
  | 'ARCHIVED'
  /** Set aside by staff; orders can still be made for it. */
  | 'INACTIVE';

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

/** Which user of which customer. */
export type CustomerUserReferenceInput = {
  customerId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

/** The order of a customer's users. */
export type CustomerUserSort = {
  direction?: SortDirection;
  field: CustomerUserSortField;
};

/** What a customer's users can be sorted by. */
export type CustomerUserSortField =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'ID'
  | 'LAST_NAME'
  /** By its name, alphabetically. */
  | 'STATUS';

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
  | 'IMAGE'
  /** An address, or a document (a PDF, a sound) that is opened by itself. */
  | 'LINK'
  /** A video: played in place. */
  | 'VIDEO';

/** How the phone is held for a drawing. */
export type DrawOrientation =
  /** As the Shepherd likes. */
  | 'EITHER'
  /** Held across: wider than high. */
  | 'LANDSCAPE'
  /** Held upright: higher than wide. */
  | 'PORTRAIT';

/** Which rows to export, and the time zone of the times in the file. */
export type ExportAgentsInput = {
  /** Left out: everybody whom the list shows without one. */
  filter?: InputMaybe<AgentFilter>;
  sort?: AgentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportApplicationsInput = {
  /** Left out: all of them, the rejected ones too. */
  filter?: InputMaybe<ApplicationFilter>;
  sort?: ApplicationSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Whose assignments to export, and the time zone of the times in the file. */
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

/** Which order's results. */
export type ExportOrderResultsInput = {
  id: Scalars['ID']['input'];
  /** IANA time zone for the times in the file; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which orders to export, and the time zone of the times in the file. */
export type ExportOrdersInput = {
  /** Left out: every order that the list shows without one. Days are those of this input's `timezone`. */
  filter?: InputMaybe<OrderFilter>;
  sort?: OrderSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** What became of an export. */
export type ExportOutcome =
  /** A CSV is being prepared and will be sent to the signed-in user's e-mail address. */
  | 'EMAILED'
  /** No row matches the filter; nothing is sent. */
  | 'NO_DATA';

/** Which rows to export, and the time zone of the times in the file. */
export type ExportPaymentsInput = {
  /** Days are those of this input's `timezone`. */
  filter?: InputMaybe<PaymentFilter>;
  sort?: PaymentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportTemplatesInput = {
  /** Left out: all templates, archived ones too. */
  filter?: InputMaybe<TemplateFilter>;
  sort?: TemplateSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportUsersInput = {
  /** Left out: everybody. */
  filter?: InputMaybe<UserFilter>;
  sort?: UserSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportWithdrawalsInput = {
  /** Days are those of this input's `timezone`. */
  filter?: InputMaybe<WithdrawalFilter>;
  sort?: WithdrawalSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
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
  | 'JOB_INVALID'
  /** The same Shepherd tries again. */
  | 'JOB_PARTIALLY_FAILED';

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

/** Who checks an identity. */
export type IdentityCheckMethod =
  /** Staff, with `reviewIdentityCheck`. */
  | 'MANUAL'
  /** The provider of identity checks. */
  | 'ONFIDO';

/** Outcomes of an identity check. */
export type IdentityCheckResult =
  /** The provider's word for passed. Filters find `PASS` by it; answers say `PASS`. */
  | 'CLEAR'
  /** Somebody has to decide. */
  | 'CONSIDER'
  /** Not who they said they are. Failed by staff, the application is rejected. */
  | 'FAIL'
  /** Decided by the provider or by staff. */
  | 'PASS'
  /** The provider is at it. */
  | 'PROCESSING';

/** Decisions on an identity check. */
export type IdentityReviewResult =
  /** Rejects the application, with the reason `ID_CHECK`. */
  | 'FAIL'
  /** Accepts an application that waits for nothing else. */
  | 'PASS';

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
  type?: UserType;
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

/** A pair that a job's metadata has. */
export type JobMetadataInput = {
  /** At most 15 characters. */
  category: Scalars['String']['input'];
  /** At most 30 characters. */
  value: Scalars['String']['input'];
};

/** The order of jobs. */
export type JobSort = {
  direction?: SortDirection;
  field: JobSortField;
};

/** What jobs can be sorted by. */
export type JobSortField =
  | 'CITY'
  /** Jobs that were not handed in come last. */
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
  /** By the status's name, alphabetically. */
  | 'STATUS'
  /** By the template's name. */
  | 'TEMPLATE'
  | 'ZIP';

/** Where a job stands. */
export type JobStatus =
  /** A Shepherd has it, and has not begun. */
  | 'ASSIGNED'
  /** Final. The Shepherd could not do it and is paid. */
  | 'ATTEMPTED'
  /** Final. Not to be done any more. */
  | 'CANCELLED'
  /** Final. Reviewed, and the Shepherd is paid. */
  | 'COMPLETED'
  /** Begun on site, also for another try; its assignment may be stopped. */
  | 'IN_PROGRESS'
  /** On the market. */
  | 'PENDING'
  /** In review. Handed in. */
  | 'QA'
  /** Nobody has it, and it is not on the market. */
  | 'UNASSIGNED'
  /** Final. Wanted, but nobody did it. */
  | 'UNFULFILLED';

/** What became of the search for the coordinates of a location that came without. */
export type LocatingState =
  /** Only the town was found; the location stands in the middle of it. */
  | 'APPROXIMATE'
  /** No such address: it has no coordinates, so that it is not on the map and nobody's area reaches it. */
  | 'NOT_FOUND'
  /** The address search did not answer. */
  | 'UNAVAILABLE'
  /** Still looked for; nothing waits for that. */
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

/** What a location group can restrict. */
export type LocationRestriction =
  /** All groups are seen on the market again. */
  | 'HIDE_FROM_MARKET'
  /** No group has a limit any more. */
  | 'JOB_TIME_LIMIT';

/** States of an upload. */
export type LocationsUploadStatus =
  /** Given up, or not readable; it left no locations. Final. */
  | 'CANCELLED'
  /** All rows were tried: `completed` and `fails` say how. Final. */
  | 'COMPLETED'
  /** Being read. The order can be neither submitted nor approved meanwhile. */
  | 'IN_PROGRESS'
  /** Announced; waits for the file and for `startLocationsUpload`. */
  | 'PENDING';

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

/** The order of lockouts. */
export type LockoutSort = {
  direction?: SortDirection;
  field: LockoutSortField;
};

/** What lockouts can be sorted by. */
export type LockoutSortField =
  | 'CREATED_AT'
  /** By minutes. */
  | 'DURATION'
  | 'ID'
  | 'NAME';

/** Who signs in, and how the session is kept. */
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
  | 'ACTIVE'
  /** Closes the market. */
  | 'INACTIVE';

/** One row of a matrix task. */
export type MatrixItemInput = {
  /** What Shepherds see of it. */
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
  /** `image/jpeg`, as it is also written. */
  | 'JPG'
  /** `video/mp4`. */
  | 'MP4'
  /** `image/png`. */
  | 'PNG';

/** How far a file has been processed. */
export type MediaStatus =
  /** It cannot be shown: see `failureReason`. */
  | 'FAILED'
  /** Being turned, shrunk and cleaned; ask again in a few seconds. */
  | 'PROCESSING'
  /** Both addresses show it. */
  | 'READY';

/** Kinds of media. */
export type MediaType =
  /** A picture. */
  | 'PHOTO'
  /** A film, of which `thumbUrl` is the poster. */
  | 'VIDEO';

/** The typeform, and the task list to add it to. */
export type MergeTypeformInput = {
  /** Must not be empty. */
  formId: Scalars['ID']['input'];
  /** What is there already; it comes first in the answer. */
  sections: Array<TaskGroupInput>;
  /** What is there already. */
  taskLogic?: Array<TaskLogicInput>;
};

/** An amount of money. */
export type MoneyInput = {
  /** Major units, 0 to a million (a hundred million without decimals), with no more decimals than the currency has. */
  amount: Scalars['Decimal']['input'];
  /** All amounts of a template are in one. Left out it is GBP, also for a template that is priced in another. */
  currency?: Currency;
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

/** The order of news. */
export type NewsItemSort = {
  direction?: SortDirection;
  field: NewsItemSortField;
};

/** What news can be sorted by. */
export type NewsItemSortField =
  | 'CREATED_AT'
  | 'ID'
  | 'STATUS'
  | 'TITLE';

/** How far an identity check has come. */
export type OnboardingState =
  /** The applicant has to send something. */
  | 'AWAITING_DATA'
  /** It ended with a failure. */
  | 'FAILED'
  /** Everything was sent; it is being decided. */
  | 'IN_PROGRESS'
  /** It ended well. */
  | 'PASSED';

/** What a chosen option can demand. */
export type OptionRequirement =
  /** A comment in own words. */
  | 'COMMENT'
  /** At least one photo. */
  | 'PHOTO'
  /** At least one video. */
  | 'VIDEO';

/** What can be done to an order. */
export type OrderAction =
  /** `approveOrder`: pending orders. */
  | 'APPROVE'
  /** `archiveOrder`: finished, cancelled and rejected orders. */
  | 'ARCHIVE'
  /** `cancelOrder`: all that are not over. */
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

/** How urgent an order is. */
export type OrderPriority =
  /** For staff to sort by; nothing else depends on it. */
  | 'HIGH'
  /** For staff to sort by; nothing else depends on it. */
  | 'LOW'
  /** For staff to sort by; nothing else depends on it. */
  | 'MEDIUM';

/** What a push is about. */
export type OrderPushKind =
  /** About the work that Shepherds have taken. */
  | 'ASSIGNMENT_STATUS'
  /** About work on offer, to those with an area that reaches one of its locations: the launch push is one. */
  | 'OFFER_DISTANCE';

/** The order of an order's pushes. */
export type OrderPushSort = {
  direction?: SortDirection;
  field: OrderPushSortField;
};

/** What an order's pushes can be sorted by. */
export type OrderPushSortField =
  | 'CREATED_AT'
  | 'STATUS';

/** How far a push has come. `NO_AUDIENCE` and `SENT` are final. */
export type OrderPushStatus =
  /** Who may take the order's jobs is being found out. */
  | 'BUILDING_AUDIENCE'
  /** Nobody could be told: wrong place, skills or tags, or the order was paused or hidden. */
  | 'NO_AUDIENCE'
  /** Planned; its time has not come. */
  | 'PENDING'
  /** Its audience is known, and is being told. */
  | 'SENDING'
  /** Everybody in its audience was told. */
  | 'SENT';

/** The order of orders. */
export type OrderSort = {
  direction?: SortDirection;
  field: OrderSortField;
};

/** What orders can be sorted by. */
export type OrderSortField =
  | 'CREATED_AT'
  /** Drafts without this date come last. */
  | 'DUE_DATE'
  /** Drafts without this date come last. */
  | 'END_DATE'
  /** By number: the order in which they were made. */
  | 'ID'
  /** All jobs of the order count, cancelled ones too. */
  | 'JOBS_COUNT'
  /** Low, medium, high. */
  | 'PRIORITY'
  /** Drafts without this date come last. */
  | 'START_DATE'
  /** By the stored status's name, alphabetically. */
  | 'STATUS'
  | 'TITLE'
  /** By the type's name, alphabetically. */
  | 'TYPE';

/** Where an order stands. Paused and archived are marks beside it. */
export type OrderStatus =
  /** Approved with its jobs; starts by itself at `startDate`. */
  | 'ACTIVE'
  /** Approved, and its jobs are still being made; seen for orders of more than 1000 places only. */
  | 'APPROVING'
  /** Final, but for archiving. Open jobs were cancelled with it; those in review stay where they are. */
  | 'CANCELLED'
  /** Being written: everything can be changed. */
  | 'DRAFT'
  /** Over; open jobs got a status of their own. Can be restarted or archived. */
  | 'FINISHED'
  /** Handed in; waits for staff to approve, start or reject it. */
  | 'PENDING'
  /** Final, but for archiving: staff did not approve it. */
  | 'REJECTED'
  /** Under way: the launch push follows `launchPushDelay` minutes after. */
  | 'STARTED';

/**
 * What an order's status is asked by. The first group are the displayed statuses, which may cover several stored ones;
 * the next match a stored status exactly, and archived orders are a group of their own that the others leave out.
 */
export type OrderStatusFilter =
  /** Stored active: approved, not started yet. */
  | 'ACTIVE'
  /** Stored approving: its jobs are being made. */
  | 'APPROVING'
  /** Archived orders, whatever their stored status. */
  | 'ARCHIVED'
  /** Stored cancelled. */
  | 'CANCELLED'
  /** Stored finished. */
  | 'COMPLETED'
  /** Stored draft: not handed in yet. */
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

/** Where the jobs are: at given places, anywhere, or wherever the thing asked for is found. */
export type OrderType =
  /** No places: `jobsCount` says how many jobs are made. */
  | 'ANYWHERE'
  /** One job for each location. */
  | 'STANDARD'
  /** One job for each location, to look for something; such jobs fail with a `TreasureHuntFailReason`. */
  | 'TREASURE_HUNT';

/** Who does the jobs. */
export type OrderWorkforce =
  /** The customer's own people: `Job.team` is the customer's name. */
  | 'CUSTOMER'
  /** Shepherds of the marketplace: `Job.team` is `platform`. */
  | 'PLATFORM';

/** What a mailed link is for. */
export type PasswordLinkPurpose =
  /** The first password: `activateAccount`. */
  | 'INVITATION'
  /** A new password: `resetPassword`. */
  | 'RESET';

/** How a payment reaches the Shepherd. */
export type PaymentChannel =
  /** Booked to the balance, to be withdrawn. */
  | 'BALANCE'
  /** Straight to a bank account. */
  | 'BANK_TRANSFER'
  /** Straight to a PayPal account. */
  | 'PAYPAL';

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

/** The order of payments. */
export type PaymentSort = {
  direction?: SortDirection;
  field: PaymentSortField;
};

/** What payments can be sorted by. */
export type PaymentSortField =
  /** By minor units (pence; whole yen), whatever the currency; deductions are below zero. */
  | 'AMOUNT'
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'ID'
  /** References are numbered in the order of the ids. */
  | 'REFERENCE'
  /** By its name, alphabetically. */
  | 'STATUS'
  /** By its name, alphabetically. */
  | 'TYPE';

/** Where a payment stands. */
export type PaymentStatus =
  /** It did not arrive. */
  | 'FAILED'
  /** It arrived, in the balance or beyond. */
  | 'PAID'
  /** On its way. */
  | 'PENDING';

/** What a payment is for. */
export type PaymentType =
  /** A reward: for an answer of a task, or by staff. */
  | 'BONUS'
  /** Given by staff, for any reason. */
  | 'CREDIT'
  /** Taken by staff: below zero. */
  | 'DEDUCTION'
  /** The fee of a completed or attempted job. */
  | 'JOB'
  /** For bringing another Shepherd. */
  | 'REFERRAL'
  /** Money that was laid out for a job. */
  | 'REIMBURSEMENT'
  /** What paying out cost. */
  | 'TRANSACTION_FEE';

/** Whether a withdrawal is paid out by itself. */
export type PayoutMode =
  /** Up to £100 or its equivalent in the currency: paid out without anybody. */
  | 'AUTO'
  /** Above £100 or its equivalent in the currency: staff decides. */
  | 'MANUAL';

/** A right that a role carries. REST v1 writes them with a dot: `orders.view`. */
export type Permission =
  /** Change, retire and mark Shepherds, decide identity checks, see positions. */
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
  /** Change, cancel and rate jobs, correct reports, run bulk actions. */
  | 'JOBS_ADMINISTRATE'
  /** Have jobs sent as CSV. */
  | 'JOBS_EXPORT'
  /** Assign, offer, unassign and stop jobs. */
  | 'JOBS_MANAGE'
  /** Review jobs: become reviewer, complete, fail, correct what one reviews. */
  | 'JOBS_REVIEW'
  /** Share reports with outsiders. */
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
  /** Invite, change and disable users of this console; see background work and have it tried again. */
  | 'USERS_MANAGE'
  /** Read users of this console and roles. */
  | 'USERS_VIEW';

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
  | 'CRIMINAL_CONVICTIONS'
  /** The identity check failed. */
  | 'ID_CHECK'
  /** The marketplace does not work in their country. */
  | 'INACTIVE_COUNTRY'
  /** There is no right to work in the country. */
  | 'RIGHT_TO_WORK'
  /** Below the age that is asked for. */
  | 'TOO_YOUNG';

/** Why jobs remain in a finished order. */
export type RemainingJobsReason =
  /** The customer no longer wants them. */
  | 'CUSTOMER_REQUEST'
  /** Something is wrong with the places. */
  | 'LOCATION_ISSUE'
  /** Nobody took them. */
  | 'NO_SHEPHERDS'
  /** Their time is over. */
  | 'ORDER_EXPIRED'
  /** What `comment` says. */
  | 'OTHER';

/** What open jobs of a finished order become. */
export type RemainingJobsStatus =
  /** Not to be done any more. */
  | 'CANCELLED'
  /** Wanted, but nobody did them. */
  | 'UNFULFILLED';

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

/** How a shared job ended. */
export type ReportOutcome =
  /** Somebody was there, and could not do it. */
  | 'ATTEMPTED'
  /** The work was done and checked. */
  | 'COMPLETED';

/** Which order, and whether its warnings were seen. */
export type RestartOrderInput = {
  /** True: do it in spite of warnings. */
  confirm?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Which order, and whether its warnings were seen. */
export type ResumeOrderInput = {
  /** True: do it in spite of warnings. */
  confirm?: Scalars['Boolean']['input'];
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

/** Why a Shepherd was retired. */
export type RetireReason =
  /** A data-protection request. Name, addresses, position, billing and comments are deleted for good. */
  | 'REMOVED'
  /** Too many strikes, or one too bad. */
  | 'STRIKED_OFF';

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
  days?: Array<ScheduleDayInput>;
  /** Whether it is marked as the usual one; nothing here depends on it. */
  default?: Scalars['Boolean']['input'];
  /** Of a schedule that is there already, within this order; left out, it gets a number. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** At most 50, for days that `days` does not name. */
  times?: Array<TimeRangeInput>;
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

/** How the session reaches the gateway with the requests that follow. */
export type SessionTransport =
  /** The gateway sets an HttpOnly cookie that page script cannot read; `accessToken` is null. */
  | 'COOKIE'
  /** The answer holds the access token; send it as a bearer token. */
  | 'TOKEN';

/** The token of a link, and the new password. */
export type SetPasswordInput = {
  /** 6 to 200 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
  /** From the link of the e-mail; works once. */
  token: Scalars['String']['input'];
  transport?: SessionTransport;
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
  | 'BONUS'
  /** For any reason: above zero. */
  | 'CREDIT'
  /** Below zero. */
  | 'DEDUCTION'
  /** Money that was laid out: above zero, at most £50 or its equivalent. */
  | 'REIMBURSEMENT';

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
  | 'ABANDONED'
  /** Somebody there did not let the Shepherd in or work. */
  | 'ACCESS_REFUSED'
  /** What the job is about was not there. */
  | 'ITEM_UNAVAILABLE'
  /** The place was closed, for the day or for good. */
  | 'LOCATION_CLOSED'
  /** There was no such place. */
  | 'LOCATION_NOT_FOUND'
  /** What the comment says. */
  | 'OTHER'
  /** Going on would have been dangerous. */
  | 'UNSAFE'
  /** The job said something that is not so. */
  | 'WRONG_DETAILS';

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
  drawOrientation?: DrawOrientation;
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
  | 'ACTION'
  /** Scanning a barcode. */
  | 'BARCODE'
  /** Choosing one of two options. */
  | 'BOOLEAN'
  /** Drawing, for example a plan or a signature. */
  | 'DRAW'
  /** Typing something of `inputType`. */
  | 'INPUT'
  /** The same `matrixTasks` for each of its items. */
  | 'MATRIX'
  /** Taking photos. */
  | 'PHOTO'
  /** Choosing among `options`. */
  | 'SELECT'
  /** Nothing to answer but what `required` asks for. */
  | 'SIMPLE'
  /** Measuring a time. */
  | 'TIMER'
  /** Taking videos. */
  | 'VIDEO';

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
  internal?: Scalars['Boolean']['input'];
  /** Extra pay beside `bonus` and `reimbursement`. */
  payments?: Array<TaskPaymentInput>;
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
  required?: Array<TaskRequirement>;
  /** Not blank, at most 1000 characters. */
  title: Scalars['String']['input'];
};

/** What may be typed into an input task. */
export type TaskInputType =
  /** Any text. */
  | 'ALPHANUMERIC'
  /** A calendar date. */
  | 'DATE'
  /** A number. */
  | 'NUMERIC'
  /** An amount, as a number in the job's currency. */
  | 'PRICE';

/** What helps a Shepherd to do the task. */
export type TaskInstructionsInput = {
  /** `http` or `https`, at most 2000 characters. */
  link?: InputMaybe<Scalars['URL']['input']>;
  /** The id that an upload to `/files/templates/documentation` answered. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
};

/** A jump to another task; its reference must be one of the task list. */
export type TaskLogicActionInput = {
  condition: TaskLogicConditionInput;
  /** Reference of the task to go on with; at most 100 characters. */
  jump: Scalars['String']['input'];
};

/** When a jump is taken. */
export type TaskLogicConditionInput = {
  /** Each of at most 1000 characters. */
  arguments?: Array<Scalars['String']['input']>;
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
  | 'BONUS'
  /** Money the Shepherd laid out. */
  | 'REIMBURSEMENT';

/** Kinds of response that a task can require. */
export type TaskRequirement =
  /** A comment in own words. */
  | 'COMMENT'
  /** At least one photo. */
  | 'PHOTO'
  /** A word of how the task went. */
  | 'STATUS'
  /** The answer itself. */
  | 'TASK'
  /** At least one video. */
  | 'VIDEO';

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

/** The order of templates. */
export type TemplateSort = {
  direction?: SortDirection;
  field: TemplateSortField;
};

/** What templates can be sorted by. */
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
  /** By how many jobs were made from it. */
  | 'JOBS'
  | 'NAME'
  /** By the status's name, alphabetically. */
  | 'STATUS';

/** Whether new orders can use a template. Archived is final. */
export type TemplateStatus =
  /** New orders can use it. */
  | 'ACTIVE'
  /** Final. Never changed again; kept for the orders that were made from it. */
  | 'ARCHIVED'
  /** New orders cannot use it; activating it makes it usable again. */
  | 'INACTIVE';

/** From and to, in multiples of 5 minutes; the start is earlier than the end. */
export type TimeRangeInput = {
  /** Time of day at the place, on a multiple of 5 minutes. */
  end: Scalars['LocalTime']['input'];
  /** Time of day at the place, on a multiple of 5 minutes. */
  start: Scalars['LocalTime']['input'];
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

/** The order of training. */
export type TrainingSort = {
  direction?: SortDirection;
  field: TrainingSortField;
};

/** What training can be sorted by. */
export type TrainingSortField =
  | 'CREATED_AT'
  | 'DISPLAY_ORDER'
  | 'ID'
  | 'STATUS'
  | 'TITLE';

/** How a Shepherd gets around. */
export type TransportMode =
  /** By bicycle. */
  | 'CYCLING'
  /** By car, van or motorbike. */
  | 'VEHICLE'
  /** On foot. */
  | 'WALKING';

/** Why a job of a treasure hunt fails. */
export type TreasureHuntFailReason =
  /** What was found does not meet the criteria. The job becomes unassigned and nobody is paid. */
  | 'TREASURE_HUNT_CRITERIA'
  /** The work cannot be used. The job becomes unassigned and nobody is paid. */
  | 'TREASURE_HUNT_INVALID';

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

/** The order of admin users. */
export type UserSort = {
  direction?: SortDirection;
  field: UserSortField;
};

/** What admin users can be sorted by. */
export type UserSortField =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'ID'
  | 'LAST_NAME'
  /** By its name, alphabetically. */
  | 'STATUS'
  /** By its name, alphabetically. */
  | 'TYPE';

/** Whether a user can sign in. */
export type UserStatus =
  /** Signs in. */
  | 'ACTIVE'
  /** Cannot sign in, and has no session. */
  | 'DISABLED'
  /** Has an invitation and no password yet. */
  | 'INVITED';

/** A label of a user. */
export type UserType =
  /** A line manager. A label only: it changes no right. */
  | 'MANAGER'
  /** Everybody else. */
  | 'STANDARD';

/** A wave of a campaign. */
export type WaveInput = {
  /** The id of a wave that is there already; leave out for a new one. */
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

/** The order of withdrawals. */
export type WithdrawalSort = {
  direction?: SortDirection;
  field: WithdrawalSortField;
};

/** What withdrawals can be sorted by. */
export type WithdrawalSortField =
  /** By minor units (pence; whole yen), whatever the currency. */
  | 'AMOUNT'
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'ID'
  /** References are numbered in the order of the ids. */
  | 'REFERENCE'
  /** By its name, alphabetically. */
  | 'STATUS';

/** Where a withdrawal stands. */
export type WithdrawalStatus =
  /** Staff agreed; it is paid out next. */
  | 'APPROVED'
  /** It arrived. Final. */
  | 'CONFIRMED'
  /** Staff refused; the money went back to the balance. Final. */
  | 'DENIED'
  /** It could not be paid out; the money went back to the balance. */
  | 'FAILED'
  /** It was sent, and not confirmed yet. */
  | 'PROCESSED'
  /** Being sent. */
  | 'PROCESSING'
  /** It came back after it was sent, or had failed; the money went back to the balance. Final. */
  | 'REFUNDED'
  /** Asked for: a manual one waits for staff. */
  | 'REQUESTED';
