import { Type } from 'typebox';
import type { Static } from 'typebox';
import { addressProperties } from '../http/addresses.ts';
import {
  choice,
  component,
  Count,
  Day,
  Email,
  FilledText,
  Id,
  Instant,
  Money,
  nullable,
  optional,
  page,
  partial,
  rows,
  Url,
} from '../http/schemas/schemas.ts';
import {
  agentStatuses,
  applicationStages,
  identityCheckMethods,
  identityCheckResults,
  onboardingStates,
  retireReasons,
  transportModes,
} from './statuses.ts';

export const AgentStatus = choice('AgentStatus', agentStatuses);
export const ApplicationStage = choice('ApplicationStage', applicationStages);
export const IdentityCheckResult = choice('IdentityCheckResult', identityCheckResults);
/** Filters also accept the provider's name of a passed check. */
export const IdentityCheckFilter = choice('IdentityCheckFilter', [...identityCheckResults, 'clear']);
export const RetireReason = choice('RetireReason', retireReasons);
export const TransportMode = choice('TransportMode', transportModes);

/** The agent of a row. */
export const AgentReference = component(
  'AgentReference',
  Type.Object({ id: Id, first_name: Type.String(), last_name: Type.String() }),
);
export type AgentReference = Static<typeof AgentReference>;

/** The member of staff who made a change. */
export const StaffReference = component(
  'StaffReference',
  Type.Object({ id: Id, first_name: Type.String(), last_name: Type.String() }),
);
export type StaffReference = Static<typeof StaffReference>;

export const IdentityCheckMethod = choice('IdentityCheckMethod', identityCheckMethods);
export const IdentityCheck = component(
  'IdentityCheck',
  Type.Object({
    result: nullable(IdentityCheckResult),
    method: nullable(IdentityCheckMethod),
    onboarding_state: nullable(choice('OnboardingState', onboardingStates)),
    comment: nullable(Type.String()),
    updated_at: nullable(Instant),
  }),
);
export type IdentityCheck = Static<typeof IdentityCheck>;

const names = { id: Id, first_name: Type.String(), last_name: Type.String() };

const profile = {
  email: Email,
  phone: Type.String(),
  ...addressProperties,
};

const listed = {
  ...profile,
  created_at: Instant,
  strikes: Type.Integer({ minimum: 0, description: 'Strikes that were not reverted' }),
  jobs_completed: Count,
  last_seen_at: nullable(Instant),
  status: AgentStatus,
  stage: ApplicationStage,
  tags: Type.Array(Type.String()),
  skill_ids: Type.Array(Id, { description: 'Skills of all categories' }),
  fee: nullable(Money),
  contract_signed_at: nullable(Day),
  identity_check: nullable(IdentityCheck),
  view_restricted: Type.Boolean({ description: 'The position is hidden from the reader' }),
  payment_restricted: Type.Boolean({
    description: 'Payment methods, billing and balance are hidden from the reader',
  }),
  retire_reason: nullable(RetireReason),
};

/** Readers who only resolve labels get id and names; everything else is missing then. */
export const AgentRow = component(
  'AgentRow',
  Type.Object({ ...names, ...Type.Partial(Type.Object(listed)).properties }),
);
export const AgentPage = page('AgentPage', AgentRow);

const BillingAddress = component(
  'AgentBilling',
  Type.Object({
    name: Type.String(),
    ...addressProperties,
    tax_number: nullable(Type.String()),
    vat_registered: Type.Boolean(),
  }),
);
export type BillingAddress = Static<typeof BillingAddress>;

export const Agent = component(
  'Agent',
  Type.Object({
    ...names,
    ...listed,
    date_of_birth: nullable(Day),
    recent_strikes: Type.Integer({
      minimum: 0,
      description: 'Strikes of the last three months that were not reverted',
    }),
    billing: nullable(BillingAddress),
    retire_comment: nullable(Type.String()),
    retired_at: nullable(Instant),
  }),
);
export type Agent = Static<typeof Agent>;

export const AgentEdit = partial(
  Type.Object({
    first_name: FilledText,
    last_name: FilledText,
    email: Email,
    phone: Type.String({ minLength: 1, maxLength: 30 }),
    address1: FilledText,
    address2: nullable(Type.String()),
    city: FilledText,
    state: nullable(Type.String()),
    zip: nullable(Type.String()),
    country_code: FilledText,
    date_of_birth: nullable(Day),
    tags: Type.Array(FilledText, { description: 'All tags of the agent' }),
    status: choice('MarketAccess', ['active', 'inactive']),
  }),
);
export type AgentEdit = Static<typeof AgentEdit>;

export const Retirement = Type.Object({
  reason: optional(nullable(RetireReason)),
  comment: FilledText,
});

export const AgentContracts = rows(
  'AgentContracts',
  component(
    'AgentContract',
    Type.Object({ id: Id, name: Type.String(), signed_at: nullable(Day), url: nullable(Url) }),
  ),
);

export const AgentArea = component(
  'AgentArea',
  Type.Object({
    id: Id,
    name: Type.String(),
    transport_mode: TransportMode,
    latitude: Type.Number(),
    longitude: Type.Number(),
    radius: Type.Integer({ description: 'Metres' }),
    available: Type.Boolean({ description: 'Whether the agent takes jobs there now' }),
    agent_id: Id,
    agent: AgentReference,
  }),
);
export const AgentAreas = rows('AgentAreas', AgentArea);

export const AgentPosition = component(
  'AgentPosition',
  Type.Object({
    latitude: Type.Number(),
    longitude: Type.Number(),
    recorded_at: nullable(Instant),
    agent_id: Id,
    agent: AgentReference,
  }),
);
export const AgentPositions = rows('AgentPositions', AgentPosition);

export const AgentSettings = component(
  'AgentSettings',
  Type.Object({
    push_notifications: Type.Boolean(),
    email_notifications: Type.Boolean(),
    language: Type.String({ description: 'ISO 639-1' }),
    timezone: Type.String({ description: 'IANA time zone' }),
  }),
);
export type AgentSettings = Static<typeof AgentSettings>;

export const Strike = component(
  'Strike',
  Type.Object({
    id: Id,
    date: Instant,
    created_by: StaffReference,
    comment: Type.String(),
    reverted_at: nullable(Instant),
    /** When it no longer counts as recent; null once it is reverted. */
    counts_until: nullable(Instant),
  }),
);
export const Strikes = rows('Strikes', Strike);

export const AgentComment = component(
  'AgentComment',
  Type.Object({ id: Id, date: Instant, created_by: StaffReference, text: Type.String() }),
);
export const AgentComments = rows('AgentComments', AgentComment);

export const CommentInput = Type.Object({ comment: FilledText });
