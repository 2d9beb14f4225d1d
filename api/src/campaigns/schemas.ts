import { Type } from 'typebox';
import {
  choice,
  component,
  Count,
  Id,
  Instant,
  Named,
  nullable,
  optional,
  page,
  rows,
} from '../http/schemas/schemas.ts';

export const campaignStatuses = ['active', 'closed'] as const;
export const CampaignStatus = choice('CampaignStatus', campaignStatuses);

export const Wave = component('Wave', Type.Object({ id: Id, name: Type.String(), campaign_id: Id }));
export const Waves = rows('Waves', Wave);

const Text = Type.String({ maxLength: 255 });

/** The columns that are read and written alike. */
const editableColumns = {
  status: CampaignStatus,
  campaign_target: nullable(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Number of jobs' }),
  ),
  hubspot_id: nullable(Text),
  purchase_order_number: nullable(Text),
};

export const Campaign = component(
  'Campaign',
  Type.Object({
    id: Id,
    name: Type.String(),
    customer_id: Id,
    customer: Named,
    ...editableColumns,
    orders: Count,
    created_at: Instant,
    waves: Type.Array(Wave),
  }),
);
export const CampaignPage = page('CampaignPage', Campaign);

const Name = Type.String({ format: 'filled', minLength: 1, maxLength: 255 });

export const WaveInput = component(
  'WaveInput',
  Type.Object({
    id: optional(nullable(Type.String({ format: 'numeric-id', description: 'Missing for a new wave' }))),
    name: Name,
  }),
);

const details = {
  ...Type.Partial(Type.Object(editableColumns)).properties,
  waves: optional(Type.Array(WaveInput, { maxItems: 500, description: 'All waves of the campaign' })),
};

export const NewCampaign = component('NewCampaign', Type.Object({ name: Name, ...details }));
export const CampaignChanges = component(
  'CampaignChanges',
  Type.Object({ name: optional(Name), ...details }),
);
