import type { CampaignStatus } from '../../graphql/generated/schema.ts';

export interface CampaignValues {
  name: string;
  campaignTarget: number | null;
  purchaseOrderNumber: string;
  hubspotId: string;
  status: CampaignStatus;
  /** A wave that is there already has an id. */
  waves: { key: string; id: string | null; name: string }[];
}
