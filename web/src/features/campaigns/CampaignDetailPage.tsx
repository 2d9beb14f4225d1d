import { DetailColumns, DetailPage } from '../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../kit/detail/DetailQuery.tsx';
import { Fact, Facts, Section } from '../../kit/detail/Section.tsx';
import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../kit/modal/ModalButton.tsx';
import { definePiece } from '../../kit/page/code/piece.ts';
import { PageLink, usePageParameters } from '../../kit/page/PageLink.tsx';
import { Allowed, useAllows } from '../../kit/permission/PermissionProvider.tsx';
import { CopyableId } from '../../kit/value/CopyableId.tsx';
import { DateText } from '../../kit/value/DateText.tsx';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { listMessages } from '../../messages/lists.ts';
import { useCampaignDetailQuery } from './Campaign.generated.ts';
import type { CampaignDetailsFragment } from './Campaign.generated.ts';
import classes from './CampaignDetailPage.module.css';
import { CampaignOrders } from './CampaignOrders.tsx';
import { customerCampaignsPage } from '../customers/pages.ts';
import { campaignDetailPage, campaignListPage } from './pages.ts';
import { inDigits } from '../../messages/inDigits.ts';
import { editCampaignModal } from './campaignModals.ts';

const EditCampaign = definePiece(async () => (await import('./EditCampaign.tsx')).EditCampaign);

export default function CampaignDetailPage() {
  const { id } = usePageParameters(campaignDetailPage);
  const ordersShown = useAllows()('ORDERS_VIEW');
  const result = useCampaignDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DetailQuery name="campaign" base={campaignListPage} result={result} thing={result.data?.campaign}>
      {(campaign) => (
        <DetailPage
          base={campaignListPage}
          title={campaign.name}
          subtitle={
            <>
              <CopyableId id={campaign.id} />
              {campaign.customer && <CustomerLink {...campaign.customer} />}
            </>
          }
          status={campaign.status && <StatusBadge of="campaign" status={campaign.status} />}
          actions={
            <Allowed to="CUSTOMERS_MANAGE">
              <ModalButton opens={editCampaignModal}>Edit</ModalButton>
              <AddressModal name={editCampaignModal} title="Edit campaign" size={560} shows={EditCampaign}>
                {({ close }) => <EditCampaign id={id} onDone={close} />}
              </AddressModal>
            </Allowed>
          }
        >
          <DetailColumns
            main={
              ordersShown ? (
                <Section title="Orders">
                  <CampaignOrders campaignId={campaign.id} />
                </Section>
              ) : (
                <Details campaign={campaign} />
              )
            }
            side={
              <>
                {ordersShown && <Details campaign={campaign} />}
                <Waves waves={campaign.waves ?? []} />
              </>
            }
          />
        </DetailPage>
      )}
    </DetailQuery>
  );
}

function CustomerLink({ id, name }: { id: string; name: string }) {
  return (
    <PageLink page={customerCampaignsPage} to={customerCampaignsPage.to({ id })}>
      {name}
    </PageLink>
  );
}

function Details({ campaign }: { campaign: CampaignDetailsFragment }) {
  return (
    <Section title="Details">
      <Facts>
        <Fact label="Customer">{campaign.customer && <CustomerLink {...campaign.customer} />}</Fact>
        <Fact label="Orders">{campaign.orders !== null && inDigits(campaign.orders)}</Fact>
        <Fact label="Target" reads={['campaignTarget']}>
          {campaign.campaignTarget !== null && `${inDigits(campaign.campaignTarget)} jobs`}
        </Fact>
        <Fact label="Purchase order" reads={['purchaseOrderNumber']}>
          {campaign.purchaseOrderNumber}
        </Fact>
        <Fact label="HubSpot id">{campaign.hubspotId}</Fact>
        <Fact label="Created" reads={['createdAt']}>
          <DateText value={campaign.createdAt} show="date-time" />
        </Fact>
      </Facts>
    </Section>
  );
}

function Waves({ waves }: { waves: readonly { readonly id: string; readonly name: string }[] }) {
  return (
    <Section title="Waves">
      {waves.length === 0 ? (
        <output className={classes.empty}>{listMessages.emptyEmbedded}</output>
      ) : (
        <ol className={classes.waves}>
          {waves.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ol>
      )}
    </Section>
  );
}
