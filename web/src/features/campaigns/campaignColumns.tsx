import * as column from '../../kit/list/columns.tsx';
import { formatForFile } from '../../kit/value/time.ts';
import type { CampaignDetailsFragment } from './Campaign.generated.ts';

export const nameColumn = column.textColumn('name', { sort: 'NAME', width: 220, grow: true, link: true });

/** The columns of lists of campaigns besides name and customer. */
export const detailColumns = [
  column.statusColumn('campaign', { sort: 'STATUS', width: 104 }),
  column.countColumn('orders', { width: 72 }),
  column.countColumn('campaignTarget', { header: 'Target', width: 80 }),
  column.textColumn('purchaseOrderNumber', { header: 'PO number', width: 120 }),
  column.textColumn('hubspotId', { header: 'HubSpot id', width: 120, hidden: true }),
  column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
] as const;

/** The columns of the exported file: those of the lists, and the waves. */
export const campaignExport = {
  name: 'campaigns',
  columns: [
    ['Id', ({ id }: CampaignDetailsFragment) => id],
    ['Name', ({ name }: CampaignDetailsFragment) => name],
    ['Customer', ({ customer }: CampaignDetailsFragment) => customer?.name ?? null],
    ['Status', ({ status }: CampaignDetailsFragment) => status?.toLowerCase() ?? null],
    ['Orders', ({ orders }: CampaignDetailsFragment) => orders],
    ['Target', ({ campaignTarget }: CampaignDetailsFragment) => campaignTarget],
    ['PO number', (campaign: CampaignDetailsFragment) => campaign.purchaseOrderNumber],
    ['HubSpot id', ({ hubspotId }: CampaignDetailsFragment) => hubspotId],
    ['Waves', ({ waves }: CampaignDetailsFragment) => waves?.map(({ name }) => name).join('; ') ?? null],
    ['Created', ({ createdAt }: CampaignDetailsFragment) => formatForFile(createdAt)],
  ],
} as const;
