import type { DefaultColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';

export type CampaignTables = {
  campaigns: {
    id: IdentityColumn;
    customer_id: string;
    name: string;
    status: 'active' | 'closed';
    campaign_target: number | null;
    hubspot_id: string | null;
    purchase_order_number: string | null;
    created_at: InstantColumn;
  };
  waves: { id: IdentityColumn; campaign_id: string; name: string; position: DefaultColumn<number> };
};
