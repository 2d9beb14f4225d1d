import { Type } from 'typebox';
import {
  choice,
  component,
  Email,
  Id,
  Instant,
  Named,
  nullable,
  page,
  rows,
  Url,
} from '../http/schemas/schemas.ts';
import { customerStatuses } from './statuses.ts';

export const CustomerStatus = choice('CustomerStatus', customerStatuses);
export const customerTiers = ['standard', 'vip'] as const;
export const CustomerTier = choice('CustomerTier', customerTiers);

export const Address = component(
  'Address',
  Type.Object({
    line1: Type.String(),
    line2: nullable(Type.String()),
    city: Type.String(),
    zip: nullable(Type.String()),
    state: nullable(Type.String()),
    country_code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  }),
);

const limit = { minimum: 1, maximum: 2_147_483_647 };

/** The columns that are read and written alike. */
export const editableColumns = {
  industry_id: nullable(Id),
  email: nullable(Email),
  priority: CustomerTier,
  show_badge: Type.Boolean(),
  status: CustomerStatus,
  jobs_per_agent_limit: nullable(Type.Integer(limit)),
  limit_period: nullable(Type.Integer({ ...limit, description: 'Days' })),
};

const account = {
  ...editableColumns,
  industry: nullable(Named),
  phone: nullable(Type.String()),
  address: Address,
  country: Type.String({ description: 'Name of the country' }),
  created_at: Instant,
  last_seen: nullable(Instant),
  logo_url: nullable(Url),
  portal_url: Url,
};

export const Customer = component('Customer', Type.Object({ id: Id, name: Type.String(), ...account }));

/** Readers who only resolve labels get id and name; everything else is missing then. */
export const CustomerRow = component(
  'CustomerRow',
  Type.Object({ id: Id, name: Type.String(), ...Type.Partial(Type.Object(account)).properties }),
);
export const CustomerPage = page('CustomerPage', CustomerRow);

export const Industries = rows(
  'Industries',
  component('Industry', Type.Object({ id: Id, name: Type.String() })),
);
