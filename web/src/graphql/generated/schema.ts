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
  | 'JOBS_COMPLETED'
  | 'LAST_NAME'
  | 'LAST_SEEN_AT'
  | 'STATUS'
  | 'STRIKES';

/** Whether a Shepherd works for the marketplace. */
export type AgentStatus =
  | 'ACTIVE'
  | 'APPLICANT'
  /** Without access to the market. */
  | 'INACTIVE'
  | 'RETIRED';

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
  | 'LAST_SEEN_AT'
  | 'STAGE'
  | 'STATUS';

/** The steps of an application. */
export type ApplicationStage =
  | 'COMPLETE_APPLICATION'
  | 'COMPLETE_PROFILE'
  | 'CONTRACT_AGREEMENT'
  | 'CRIMINAL_CONVICTIONS'
  | 'IDENTITY_CHECK'
  | 'JOB_ACCEPTED'
  | 'MARKET_ACCESS'
  | 'RIGHT_TO_WORK'
  | 'TOO_YOUNG'
  /** A lead: the e-mail address is not verified yet. */
  | 'VERIFY_EMAIL';

/** The outcome of an application. */
export type ApplicationStatus =
  | 'ACCEPTED'
  | 'IN_PROGRESS'
  | 'REJECTED';

/** Which order, and whether its warnings were seen. */
export type ArchiveOrderInput = {
  /** True: do it in spite of warnings. */
  confirm?: Scalars['Boolean']['input'];
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
  ignoreWarnings?: Scalars['Boolean']['input'];
  /** Today or later. Left out: as requested by the customer. */
  jobDate?: InputMaybe<Scalars['Date']['input']>;
  /** Both times or neither. */
  startTime?: InputMaybe<Scalars['LocalTime']['input']>;
};

/** Who reviews which job. */
export type AssignReviewerInput = {
  adminUserId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  /** True: take it from the present reviewer. */
  reassign?: Scalars['Boolean']['input'];
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
  | 'AGENT_FEE'
  | 'ENDED_AT'
  | 'JOB_DATE'
  | 'JOB_ID'
  | 'STARTED_AT'
  | 'STATUS';

/** Where an assignment stands. */
export type AssignmentStatus =
  | 'ABANDONED'
  | 'ACCEPTED'
  | 'ATTEMPTED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'FAILED'
  | 'IN_PROGRESS'
  /** The reviewer asked for another try. */
  | 'PARTIALLY_FAILED'
  | 'QA'
  /** By the Shepherd; staff decides whether it was abandoned or attempted. */
  | 'STOPPED';

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

/** The order of bulk actions. */
export type BulkActionSort = {
  direction?: SortDirection;
  field: BulkActionSortField;
};

/** What bulk actions can be sorted by. */
export type BulkActionSortField =
  | 'CREATED_AT'
  | 'FAILURES'
  | 'ID'
  | 'STATUS'
  | 'TYPE';

/** How far a bulk action has come. Completed ones may have failures; a failed one could not be read. */
export type BulkActionStatus =
  | 'COMPLETED'
  | 'FAILED'
  | 'IN_PROGRESS'
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
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the name. */
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
  | 'STATUS';

/** Whether a campaign still takes orders. */
export type CampaignStatus =
  | 'ACTIVE'
  | 'CLOSED';

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
  | 'ARCHIVE'
  | 'RESTART'
  | 'RESUME';

/** Which collections. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CollectionFilter = {
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
  comment?: InputMaybe<Scalars['String']['input']>;
  /** True: also become the reviewer of the next job of the order that nobody reviews. */
  goNext?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Whether the app shows it. */
export type ContentStatus =
  | 'ACTIVE'
  | 'HIDDEN';

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
  waves?: Array<WaveInput>;
};

/** A new collection. */
export type CreateCollectionInput = {
  attribute1?: InputMaybe<Scalars['String']['input']>;
  attribute2?: InputMaybe<Scalars['String']['input']>;
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of the items, in the order shown. */
  items?: Array<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  status?: ContentStatus;
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
  priority?: CustomerPriority;
  showBadge?: Scalars['Boolean']['input'];
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
  rules?: Array<AssignmentRuleInput>;
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
  status?: ContentStatus;
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
  priority?: OrderPriority;
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
  workforce?: OrderWorkforce;
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
  documentation?: Array<DocumentationItemInput>;
  /** Minutes, a multiple of 5. */
  duration: Scalars['Int']['input'];
  features?: Array<Scalars['String']['input']>;
  hideJobTimes?: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  pixellateFaces?: Scalars['Boolean']['input'];
  sameDayCharge: MoneyInput;
  taskGroups?: Array<TaskGroupInput>;
  taskLogic?: Array<TaskLogicInput>;
};

/** A new training. */
export type CreateTrainingInput = {
  body: Scalars['String']['input'];
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  status?: ContentStatus;
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

/** The tier of a customer. */
export type CustomerPriority =
  | 'STANDARD'
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
  | 'LAST_SEEN'
  | 'NAME'
  | 'PRIORITY'
  | 'STATUS';

/** Whether a customer can place orders; archived ones are kept for their history. */
export type CustomerStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'INACTIVE';

/** Which of a customer's users. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type CustomerUserFilter = {
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
  title: Scalars['String']['input'];
  /** For a link; an uploaded file is what its content shows: an image, a video, or a link to a document. */
  type: DocumentationType;
  url?: InputMaybe<Scalars['URL']['input']>;
};

/** What a documentation item is. */
export type DocumentationType =
  | 'IMAGE'
  | 'LINK'
  | 'VIDEO';

/** How the phone is held for a drawing. */
export type DrawOrientation =
  | 'EITHER'
  | 'LANDSCAPE'
  | 'PORTRAIT';

/** Which rows to export, and the time zone of the times in the file. */
export type ExportAgentsInput = {
  filter?: InputMaybe<AgentFilter>;
  sort?: AgentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportApplicationsInput = {
  filter?: InputMaybe<ApplicationFilter>;
  sort?: ApplicationSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Whose assignments to export, and the time zone of the times in the file. */
export type ExportAssignmentsInput = {
  agentId: Scalars['ID']['input'];
  filter?: InputMaybe<AssignmentFilter>;
  sort?: AssignmentSort;
  /** IANA time zone for the times in the file; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportCustomersInput = {
  filter?: InputMaybe<CustomerFilter>;
  sort?: CustomerSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportJobsInput = {
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
  filter?: InputMaybe<PaymentFilter>;
  sort?: PaymentSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportTemplatesInput = {
  filter?: InputMaybe<TemplateFilter>;
  sort?: TemplateSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportUsersInput = {
  filter?: InputMaybe<UserFilter>;
  sort?: UserSort;
  /** IANA time zone for the times in the file, for example `Europe/London`; an unknown one counts as UTC. */
  timezone?: Scalars['String']['input'];
};

/** Which rows to export, and the time zone of the times in the file. */
export type ExportWithdrawalsInput = {
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
  /** Must not be empty. */
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  mode?: InputMaybe<FailMode>;
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
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<RemainingJobsReason>;
  status?: InputMaybe<RemainingJobsStatus>;
};

/** Who checks an identity. */
export type IdentityCheckMethod =
  | 'MANUAL'
  | 'ONFIDO';

/** Outcomes of an identity check. */
export type IdentityCheckResult =
  /** The provider's word for passed. */
  | 'CLEAR'
  /** Somebody has to decide. */
  | 'CONSIDER'
  | 'FAIL'
  | 'PASS'
  | 'PROCESSING';

/** Decisions on an identity check. */
export type IdentityReviewResult =
  | 'FAIL'
  | 'PASS';

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
  type?: UserType;
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
  | 'COMPLETED_AT'
  | 'CUSTOMER'
  | 'END_DATE'
  | 'FEE'
  | 'ID'
  | 'REFERENCE'
  | 'START_DATE'
  | 'STATUS'
  | 'TEMPLATE'
  | 'ZIP';

/** Where a job stands. */
export type JobStatus =
  | 'ASSIGNED'
  /** Final. The Shepherd could not do it and is paid. */
  | 'ATTEMPTED'
  /** Final. */
  | 'CANCELLED'
  /** Final. */
  | 'COMPLETED'
  | 'IN_PROGRESS'
  /** On the market. */
  | 'PENDING'
  /** In review. */
  | 'QA'
  | 'UNASSIGNED'
  /** Final. */
  | 'UNFULFILLED';

/** What became of the search for the coordinates of a location that came without. */
export type LocatingState =
  /** Only the town was found; the location stands in the middle of it. */
  | 'APPROXIMATE'
  | 'NOT_FOUND'
  /** The address search did not answer. */
  | 'UNAVAILABLE'
  /** Still looked for; nothing waits for that. */
  | 'WAITING';

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

/** What a location group can restrict. */
export type LocationRestriction =
  | 'HIDE_FROM_MARKET'
  | 'JOB_TIME_LIMIT';

/** States of an upload. */
export type LocationsUploadStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'IN_PROGRESS'
  | 'PENDING';

/** Which lockouts. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type LockoutFilter = {
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
  | 'DURATION'
  | 'ID'
  | 'NAME';

/** Who signs in, and how the session is kept. */
export type LoginInput = {
  email: Scalars['EmailAddress']['input'];
  password: Scalars['String']['input'];
  /** Keep the session for 30 days instead of 12 hours; a cookie then outlives the browser session. */
  rememberMe?: Scalars['Boolean']['input'];
  transport?: SessionTransport;
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
  | 'ACTIVE'
  /** Closes the market. */
  | 'INACTIVE';

/** One row of a matrix task. */
export type MatrixItemInput = {
  label: Scalars['String']['input'];
  reference: Scalars['String']['input'];
  subtext?: InputMaybe<Scalars['String']['input']>;
};

/** File kinds of media. */
export type MediaMime =
  | 'JPEG'
  | 'JPG'
  | 'MP4'
  | 'PNG';

/** How far a file has been processed. */
export type MediaStatus =
  | 'FAILED'
  | 'PROCESSING'
  | 'READY';

/** Kinds of media. */
export type MediaType =
  | 'PHOTO'
  | 'VIDEO';

/** The typeform, and the task list to add it to. */
export type MergeTypeformInput = {
  /** Must not be empty. */
  formId: Scalars['ID']['input'];
  sections: Array<TaskGroupInput>;
  taskLogic?: Array<TaskLogicInput>;
};

/** An amount of money. */
export type MoneyInput = {
  /** Major units, at most two decimals. */
  amount: Scalars['Decimal']['input'];
  currency?: Currency;
};

/** Which news. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type NewsItemFilter = {
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
  | 'AWAITING_DATA'
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'PASSED';

/** What a chosen option can demand. */
export type OptionRequirement =
  | 'COMMENT'
  | 'PHOTO'
  | 'VIDEO';

/** What can be done to an order. */
export type OrderAction =
  | 'APPROVE'
  | 'ARCHIVE'
  | 'CANCEL'
  | 'EXTEND'
  | 'FINISH'
  | 'PAUSE'
  | 'REJECT'
  | 'REMOVE_INTEREST_JOBS'
  | 'RESTART'
  | 'RESUME'
  | 'START'
  | 'SUBMIT';

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

/** How urgent an order is. */
export type OrderPriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** What a push is about. */
export type OrderPushKind =
  | 'ASSIGNMENT_STATUS'
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
  | 'BUILDING_AUDIENCE'
  | 'NO_AUDIENCE'
  | 'PENDING'
  | 'SENDING'
  | 'SENT';

/** The order of orders. */
export type OrderSort = {
  direction?: SortDirection;
  field: OrderSortField;
};

/** What orders can be sorted by. */
export type OrderSortField =
  | 'CREATED_AT'
  | 'DUE_DATE'
  | 'END_DATE'
  | 'ID'
  | 'JOBS_COUNT'
  | 'PRIORITY'
  | 'START_DATE'
  | 'STATUS'
  | 'TITLE'
  | 'TYPE';

/** Where an order stands. Paused and archived are marks beside it. */
export type OrderStatus =
  | 'ACTIVE'
  | 'APPROVING'
  | 'CANCELLED'
  | 'DRAFT'
  | 'FINISHED'
  | 'PENDING'
  | 'REJECTED'
  | 'STARTED';

/**
 * What an order's status is asked by. The first group are the displayed statuses, which may cover several stored ones;
 * the next match a stored status exactly, and archived orders are a group of their own that the others leave out.
 */
export type OrderStatusFilter =
  | 'ACTIVE'
  | 'APPROVING'
  /** Archived orders, whatever their stored status. */
  | 'ARCHIVED'
  | 'CANCELLED'
  /** Stored finished. */
  | 'COMPLETED'
  | 'DRAFT'
  | 'FINISHED'
  /** Stored active or started. */
  | 'IN_PROGRESS'
  /** Stored pending or approving. */
  | 'PENDING'
  | 'REJECTED'
  | 'STARTED';

/** Where the jobs are: at given places, anywhere, or wherever the thing asked for is found. */
export type OrderType =
  | 'ANYWHERE'
  | 'STANDARD'
  | 'TREASURE_HUNT';

/** Who does the jobs. */
export type OrderWorkforce =
  | 'CUSTOMER'
  | 'PLATFORM';

/** How a payment reaches the Shepherd. */
export type PaymentChannel =
  | 'BALANCE'
  | 'BANK_TRANSFER'
  | 'PAYPAL';

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

/** The order of payments. */
export type PaymentSort = {
  direction?: SortDirection;
  field: PaymentSortField;
};

/** What payments can be sorted by. */
export type PaymentSortField =
  | 'AMOUNT'
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'ID'
  | 'REFERENCE'
  | 'STATUS'
  | 'TYPE';

/** Where a payment stands. */
export type PaymentStatus =
  | 'FAILED'
  | 'PAID'
  | 'PENDING';

/** What a payment is for. */
export type PaymentType =
  | 'BONUS'
  | 'CREDIT'
  | 'DEDUCTION'
  | 'JOB'
  | 'REFERRAL'
  | 'REIMBURSEMENT'
  | 'TRANSACTION_FEE';

/** Whether a withdrawal is paid out by itself. */
export type PayoutMode =
  | 'AUTO'
  /** Above £100 or its equivalent in the currency: staff decides. */
  | 'MANUAL';

/** A right that a role carries. REST v1 writes them with a dot: `orders.view`. */
export type Permission =
  | 'AGENTS_MANAGE'
  | 'AGENTS_VIEW'
  | 'CONTENT_MANAGE'
  | 'CONTENT_VIEW'
  | 'CUSTOMERS_MANAGE'
  | 'CUSTOMERS_VIEW'
  | 'JOBS_ADMINISTRATE'
  | 'JOBS_EXPORT'
  | 'JOBS_MANAGE'
  | 'JOBS_REVIEW'
  | 'JOBS_SHARE'
  | 'JOBS_VIEW'
  | 'ORDERS_MANAGE'
  | 'ORDERS_VIEW'
  | 'PAYMENTS_MANAGE'
  | 'PAYMENTS_VIEW'
  | 'TEMPLATES_MANAGE'
  | 'TEMPLATES_VIEW'
  | 'USERS_MANAGE'
  | 'USERS_VIEW';

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
  | 'CRIMINAL_CONVICTIONS'
  | 'ID_CHECK'
  | 'INACTIVE_COUNTRY'
  | 'RIGHT_TO_WORK'
  | 'TOO_YOUNG';

/** Why jobs remain in a finished order. */
export type RemainingJobsReason =
  | 'CUSTOMER_REQUEST'
  | 'LOCATION_ISSUE'
  | 'NO_SHEPHERDS'
  | 'ORDER_EXPIRED'
  | 'OTHER';

/** What open jobs of a finished order become. */
export type RemainingJobsStatus =
  | 'CANCELLED'
  | 'UNFULFILLED';

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

/** How a shared job ended. */
export type ReportOutcome =
  /** Somebody was there, and could not do it. */
  | 'ATTEMPTED'
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
  reason: RetireReason;
};

/** Why a Shepherd was retired. */
export type RetireReason =
  /** A data-protection request. */
  | 'REMOVED'
  | 'STRIKED_OFF';

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

/** How several rules combine. */
export type RulesOperator =
  /** All must hold. */
  | 'AND'
  /** Any may hold. */
  | 'OR';

/** How the shelf-label scanner fills a matrix item from the columns of a scanned label. */
export type ScannerConfigInput = {
  label: Scalars['String']['input'];
  reference: Scalars['String']['input'];
  subtext?: InputMaybe<Scalars['String']['input']>;
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
  days?: Array<ScheduleDayInput>;
  default?: Scalars['Boolean']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  times?: Array<TimeRangeInput>;
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

/** How the session reaches the gateway with the requests that follow. */
export type SessionTransport =
  /** The gateway sets an HttpOnly cookie that page script cannot read; `accessToken` is null. */
  | 'COOKIE'
  /** The answer holds the access token; send it as a bearer token. */
  | 'TOKEN';

/** The token of a link, and the new password. */
export type SetPasswordInput = {
  /** At least 6 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
  transport?: SessionTransport;
};

/** Smallest first or largest first. */
export type SortDirection =
  | 'ASC'
  | 'DESC';

/** Payments that staff can make; all others are made by the system. */
export type StaffPaymentType =
  | 'BONUS'
  | 'CREDIT'
  | 'DEDUCTION'
  | 'REIMBURSEMENT';

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
  | 'ABANDONED'
  | 'ACCESS_REFUSED'
  | 'ITEM_UNAVAILABLE'
  | 'LOCATION_CLOSED'
  | 'LOCATION_NOT_FOUND'
  | 'OTHER'
  | 'UNSAFE'
  | 'WRONG_DETAILS';

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

/** How a task is answered. Give what the type uses. */
export type TaskComponentInput = {
  allowGallery?: InputMaybe<Scalars['Boolean']['input']>;
  buttonCta?: InputMaybe<Scalars['String']['input']>;
  customMatrixItems?: InputMaybe<Array<MatrixItemInput>>;
  drawCta?: InputMaybe<Scalars['String']['input']>;
  drawOrientation?: DrawOrientation;
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
  | 'ACTION'
  | 'BARCODE'
  | 'BOOLEAN'
  | 'DRAW'
  | 'INPUT'
  | 'MATRIX'
  | 'PHOTO'
  | 'SELECT'
  | 'SIMPLE'
  | 'TIMER'
  | 'VIDEO';

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
  internal?: Scalars['Boolean']['input'];
  payments?: Array<TaskPaymentInput>;
  qaNotes?: InputMaybe<Scalars['String']['input']>;
  /** Unique within the task list, else `validation.failed` on `reference`. */
  reference: Scalars['String']['input'];
  reimbursement?: InputMaybe<TaskPaymentInput>;
  required?: Array<TaskRequirement>;
  title: Scalars['String']['input'];
};

/** What may be typed into an input task. */
export type TaskInputType =
  | 'ALPHANUMERIC'
  | 'DATE'
  | 'NUMERIC'
  | 'PRICE';

/** What helps a Shepherd to do the task. */
export type TaskInstructionsInput = {
  link?: InputMaybe<Scalars['URL']['input']>;
  /** The id that an upload to `/files/templates/documentation` answered. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
};

/** A jump to another task; its reference must be one of the task list. */
export type TaskLogicActionInput = {
  condition: TaskLogicConditionInput;
  jump: Scalars['String']['input'];
};

/** When a jump is taken. */
export type TaskLogicConditionInput = {
  arguments?: Array<Scalars['String']['input']>;
  /** `always` means otherwise. */
  operator: Scalars['String']['input'];
};

/** Where to go on after a task. */
export type TaskLogicInput = {
  actions: Array<TaskLogicActionInput>;
  taskReference: Scalars['String']['input'];
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
export type TaskPaymentInput = {
  amount: MoneyInput;
  conditionOperator?: InputMaybe<Scalars['String']['input']>;
  conditionValue?: InputMaybe<Scalars['String']['input']>;
  type: TaskPaymentType;
};

/** Why a task pays extra. */
export type TaskPaymentType =
  | 'BONUS'
  | 'REIMBURSEMENT';

/** Kinds of response that a task can require. */
export type TaskRequirement =
  | 'COMMENT'
  | 'PHOTO'
  | 'STATUS'
  | 'TASK'
  | 'VIDEO';

/** Which templates. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type TemplateFilter = {
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in the name. */
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
  | 'AGENT_FEE'
  | 'BASE_PRICE'
  | 'CREATED_AT'
  | 'CUSTOMER'
  | 'DURATION'
  | 'ID'
  | 'JOBS'
  | 'NAME'
  | 'STATUS';

/** Whether new orders can use a template. Archived is final. */
export type TemplateStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'INACTIVE';

/** From and to, in multiples of 5 minutes; the start is earlier than the end. */
export type TimeRangeInput = {
  end: Scalars['LocalTime']['input'];
  start: Scalars['LocalTime']['input'];
};

/** Which training. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type TrainingFilter = {
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
  | 'CYCLING'
  | 'VEHICLE'
  | 'WALKING';

/** Why a job of a treasure hunt fails. */
export type TreasureHuntFailReason =
  | 'TREASURE_HUNT_CRITERIA'
  | 'TREASURE_HUNT_INVALID';

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

/** Which admin users. A list matches any of its values, and an empty one nothing; all that is given has to match. */
export type UserFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words looked for in names and e-mail. */
  keywords?: InputMaybe<Scalars['String']['input']>;
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
  | 'STATUS'
  | 'TYPE';

/** Whether a user can sign in. */
export type UserStatus =
  | 'ACTIVE'
  | 'DISABLED'
  /** Has an invitation and no password yet. */
  | 'INVITED';

/** A label of a user. */
export type UserType =
  /** A line manager. A label only: it changes no right. */
  | 'MANAGER'
  | 'STANDARD';

/** A wave of a campaign. */
export type WaveInput = {
  /** The id of a wave that is there already; leave out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};

/** Decisions on a withdrawal. */
export type WithdrawalDecision =
  | 'APPROVE'
  | 'REJECT';

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

/** The order of withdrawals. */
export type WithdrawalSort = {
  direction?: SortDirection;
  field: WithdrawalSortField;
};

/** What withdrawals can be sorted by. */
export type WithdrawalSortField =
  | 'AMOUNT'
  | 'COUNTRY_CODE'
  | 'CREATED_AT'
  | 'ID'
  | 'REFERENCE'
  | 'STATUS';

/** Where a withdrawal stands. */
export type WithdrawalStatus =
  | 'APPROVED'
  | 'CONFIRMED'
  | 'DENIED'
  | 'FAILED'
  | 'PROCESSED'
  | 'PROCESSING'
  | 'REFUNDED'
  | 'REQUESTED';
