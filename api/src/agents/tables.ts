import type { DefaultColumn, DefaultJsonColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import type {
  AgentStatus,
  ApplicationStage,
  ApplicationStatus,
  identityCheckMethods,
  identityCheckResults,
  onboardingStates,
  paymentMethodTypes,
  RejectReason,
  retireReasons,
  transportModes,
} from './statuses.ts';

export type StoredBilling = {
  name: string;
  address1: string;
  address2: string | null;
  city: string;
  state: string | null;
  zip: string | null;
  country_code: string;
  tax_number: string | null;
  vat_registered: boolean;
};
export type StoredAgentSettings = {
  push_notifications: boolean;
  email_notifications: boolean;
  /** ISO 639-1. */
  language: string;
  /** IANA time zone. */
  timezone: string;
};

export type AgentTables = {
  skill_categories: { id: IdentityColumn; name: string };
  skills: { id: IdentityColumn; category_id: string; name: string };
  /** The offered tags; an agent's own are in `agents.tags`. */
  tags: { name: string };
  agents: {
    id: IdentityColumn;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    date_of_birth: DefaultColumn<string | null>;
    address1: string;
    address2: DefaultColumn<string | null>;
    city: string;
    state: DefaultColumn<string | null>;
    zip: DefaultColumn<string | null>;
    country_code: string;
    status: AgentStatus;
    stage: ApplicationStage;
    created_at: InstantColumn;
    last_seen_at: DefaultColumn<InstantColumn | null>;
    currency: DefaultColumn<Currency>;
    /** Usual fee for a job, in minor units. */
    fee: DefaultColumn<number | null>;
    latitude: DefaultColumn<number | null>;
    longitude: DefaultColumn<number | null>;
    position_updated_at: DefaultColumn<InstantColumn | null>;
    view_restricted: DefaultColumn<boolean>;
    payment_restricted: DefaultColumn<boolean>;
    can_withdraw: DefaultColumn<boolean>;
    identity_check_result: DefaultColumn<(typeof identityCheckResults)[number] | null>;
    identity_check_method: DefaultColumn<(typeof identityCheckMethods)[number] | null>;
    identity_check_state: DefaultColumn<(typeof onboardingStates)[number] | null>;
    identity_check_comment: DefaultColumn<string | null>;
    identity_check_reviewed_by: DefaultColumn<string | null>;
    identity_check_updated_at: DefaultColumn<InstantColumn | null>;
    tags: DefaultJsonColumn<string[]>;
    billing: DefaultJsonColumn<StoredBilling | null>;
    settings: DefaultJsonColumn<Partial<StoredAgentSettings>>;
    retire_reason: DefaultColumn<(typeof retireReasons)[number] | null>;
    retire_comment: DefaultColumn<string | null>;
    retired_by: DefaultColumn<string | null>;
    retired_at: DefaultColumn<InstantColumn | null>;
    /** When the application was rejected: the profile is then not viewable. */
    rejected_at: DefaultColumn<InstantColumn | null>;
    deleted_at: DefaultColumn<InstantColumn | null>;
  };
  agent_applications: {
    id: IdentityColumn;
    agent_id: string;
    status: ApplicationStatus;
    reject_reason: DefaultColumn<RejectReason | null>;
    created_at: InstantColumn;
  };
  agent_skills: { agent_id: string; skill_id: string };
  agent_strikes: {
    id: IdentityColumn;
    agent_id: string;
    created_by: string;
    comment: string;
    created_at: InstantColumn;
    reverted_by: DefaultColumn<string | null>;
    reverted_at: DefaultColumn<InstantColumn | null>;
  };
  agent_comments: {
    id: IdentityColumn;
    agent_id: string;
    created_by: string;
    comment: string;
    created_at: InstantColumn;
  };
  agent_contracts: {
    id: IdentityColumn;
    agent_id: string;
    name: string;
    signed_at: string | null;
    url: string | null;
  };
  agent_areas: {
    id: IdentityColumn;
    agent_id: string;
    name: string;
    transport_mode: (typeof transportModes)[number];
    latitude: number;
    longitude: number;
    /** Metres around the point. */
    radius: number;
    /** Whether the agent takes jobs in it now. */
    available: DefaultColumn<boolean>;
  };
  agent_payment_methods: {
    id: IdentityColumn;
    agent_id: string;
    type: (typeof paymentMethodTypes)[number];
    /** A recognizable label, for example the last digits of an account. */
    label: string;
    is_default: DefaultColumn<boolean>;
    created_at: InstantColumn;
    removed_at: DefaultColumn<InstantColumn | null>;
  };
};
