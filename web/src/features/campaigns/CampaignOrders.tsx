import { useMemo } from 'react';
import { EmbeddedList } from '../../kit/embedded/EmbeddedList.tsx';
import * as column from '../../kit/list/columns.tsx';
import type { ListColumn } from '../../kit/list/definition.ts';
import { orderDetailPage } from '../orders/pages.ts';
import { CampaignOrdersDocument } from './Campaign.generated.ts';
import type { CampaignOrdersQuery } from './Campaign.generated.ts';

type Order = CampaignOrdersQuery['orders']['items'][number];

const columns: readonly ListColumn<Order, never>[] = [
  column.textColumn('title', { width: 200, grow: true, link: true }),
  column.statusColumn('order', { flags: { paused: 'paused', archivedAt: 'archived' } }),
  column.labelColumn<'type', Order['type']>('type', {}),
  column.datesColumn('startDate', 'endDate'),
  column.countColumn('jobsCount', { header: 'Jobs', width: 64 }),
];

/** The orders of a campaign, newest first: archived ones too, as they are included in its count. */
export function CampaignOrders({ campaignId }: { campaignId: string }) {
  const variables = useMemo(() => ({ campaignId }), [campaignId]);
  return (
    <EmbeddedList
      name="orders"
      label="Orders of the campaign"
      query={CampaignOrdersDocument}
      variables={variables}
      rows={(data) => data.orders}
      columns={columns}
      rowLink={({ id }) => orderDetailPage.to({ id })}
    />
  );
}
