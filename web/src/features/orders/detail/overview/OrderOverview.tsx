import type { FragmentType } from '@apollo/client';
import { Fact, Facts, Section } from '../../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { PageLink } from '../../../../kit/page/PageLink.tsx';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import { PictureOrPlaceholder } from '../../../../kit/value/PictureOrPlaceholder.tsx';
import { campaignDetailPage } from '../../../campaigns/pages.ts';
import { templateDetailPage } from '../../../templates/pages.ts';
import { priorityLabels, typeLabels } from '../../labels.ts';
import classes from '../detail.module.css';
import { useOrderOverviewFragment } from './OrderOverview.generated.ts';
import type { OrderOverviewFragment } from './OrderOverview.generated.ts';
import { defineModal } from '../../../../kit/modal/defineModal.ts';

const EditOverview = definePiece(async () => (await import('./EditOverview.tsx')).EditOverview);

const editModal = defineModal('edit-overview');

/** The ordered work. */
export function OrderOverview({ order }: { order: FragmentType<OrderOverviewFragment> }) {
  const { data } = useOrderOverviewFragment(order);
  return (
    <>
      <Section
        title="Overview"
        actions={
          <Allowed to="ORDERS_MANAGE">
            <ModalButton opens={editModal}>Edit</ModalButton>
          </Allowed>
        }
      >
        <Facts>
          <Fact label="Description">{data.description}</Fact>
          <Fact label="Type">{typeLabels[data.type]}</Fact>
          <Fact label="Priority">{priorityLabels[data.priority]}</Fact>
          <Fact label="Category">{data.category?.name}</Fact>
          <Fact label="Template">
            {data.template && (
              <PageLink page={templateDetailPage} to={templateDetailPage.to({ id: data.template.id })}>
                {data.template.name}
              </PageLink>
            )}
          </Fact>
          <Fact label="Campaign">
            {data.campaign && (
              <PageLink page={campaignDetailPage} to={campaignDetailPage.to({ id: data.campaign.id })}>
                {data.campaign.name}
              </PageLink>
            )}
          </Fact>
          <Fact label="Wave">{data.wave?.name}</Fact>
          <Fact label="Dashboard id">{data.dashboardId}</Fact>
          <Fact label="ID check required" reads={['identityCheckRequired']}>
            {yesOrNo(data.identityCheckRequired)}
          </Fact>
          <TypeFacts order={data} />
        </Facts>
        <Pictures order={data} />
      </Section>
      <Allowed to="ORDERS_MANAGE">
        <AddressModal name={editModal} title="Edit overview" shows={EditOverview} height={480}>
          {({ close }) => <EditOverview order={data} onDone={close} />}
        </AddressModal>
      </Allowed>
    </>
  );
}

/** The fields of treasure hunts and of orders without places. */
function TypeFacts({ order }: { order: OrderOverviewFragment }) {
  return (
    <>
      {order.type === 'TREASURE_HUNT' && (
        <>
          <Fact label="Summary">{order.summary}</Fact>
          <Fact label="Treasure target">{order.treasureTarget}</Fact>
          <Fact label="Positive criteria">{order.positiveCriteria}</Fact>
          <Fact label="Negative criteria">{order.negativeCriteria}</Fact>
        </>
      )}
      {order.captureLocation === true && (
        <Fact label="Shepherd gives place" reads={['captureLocationPrompt', 'captureLocationPromptRequired']}>
          {order.captureLocationPrompt ?? 'Yes'}
          {order.captureLocationPromptRequired === true && ' (required)'}
        </Fact>
      )}
    </>
  );
}

function Pictures({ order }: { order: OrderOverviewFragment }) {
  const pictures = [
    { url: order.imageUrl, title: 'Image' },
    { url: order.exampleImageUrl, title: 'Example image' },
  ].filter(({ url }) => url !== null);
  if (pictures.length === 0) return null;
  return (
    <div className={classes.pictures}>
      {pictures.map(({ url, title }) => (
        <figure key={title} className={classes.figure}>
          <PictureOrPlaceholder
            src={url}
            alt={`${title} of the order`}
            {...(classes.picture ? { className: classes.picture } : {})}
          />
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const yesOrNo = (value: boolean | null): string | null => (value === null ? null : value ? 'Yes' : 'No');
