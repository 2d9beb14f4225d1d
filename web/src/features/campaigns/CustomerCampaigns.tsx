import { ActionIcon, Button } from '@mantine/core';
import { useFragment } from '@apollo/client/react';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { defineList } from '../../kit/list/defineList.tsx';
import type { ListColumn } from '../../kit/list/definition.ts';
import { exportPages } from '../../kit/list/export/exportPages.ts';
import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { ConfirmForm } from '../../kit/modal/ConfirmForm.tsx';
import { useModal } from '../../kit/modal/useModal.ts';
import { useAct } from '../../kit/mutation/useAct.ts';
import { definePiece } from '../../kit/page/code/piece.ts';
import { Allowed } from '../../kit/permission/PermissionProvider.tsx';
import { confirmMessages } from '../../messages/confirmations.ts';
import { CampaignDetailsFragmentDoc } from './Campaign.generated.ts';
import { campaignExport, detailColumns, nameColumn } from './campaignColumns.tsx';
import { deleteCampaign } from './campaignMutations.ts';
import { CustomerCampaignsDocument } from './CustomerCampaigns.generated.ts';
import classes from './CustomerCampaigns.module.css';
import { campaignMessages } from './messages.ts';
import { campaignDetailPage, campaignListPage } from './pages.ts';
import { defineModal } from '../../kit/modal/defineModal.ts';
import { editCampaignModal } from './campaignModals.ts';
import { readableName } from '../../graphql/readableName.ts';

const AddCampaign = definePiece(async () => (await import('./AddCampaign.tsx')).AddCampaign);
const EditCampaign = definePiece(async () => (await import('./EditCampaign.tsx')).EditCampaign);

const addModal = defineModal('add');
const deleteModal = defineModal('delete');

interface NamedCampaign {
  readonly id: string;
  readonly name: string;
  readonly orders: number | null;
}

const actionsColumn: ListColumn<NamedCampaign, never> = {
  id: 'actions',
  header: 'Actions',
  width: 84,
  narrow: true,
  permission: 'CUSTOMERS_MANAGE',
  cell: (campaign) => <RowActions {...campaign} />,
};

const CampaignList = defineList({
  page: campaignListPage,
  query: CustomerCampaignsDocument,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  searchPlaceholder: 'Search name',
  statuses: { of: 'campaign', tabs: ['ACTIVE', 'CLOSED'] },
  columns: [nameColumn, ...detailColumns, actionsColumn],
  rowLink: ({ id }) => campaignDetailPage.to({ id }),
  actions: [{ label: 'Add campaign', opens: { modal: addModal }, permission: 'CUSTOMERS_MANAGE' }],
  export: exportPages(CustomerCampaignsDocument, campaignExport),
});

/** A customer's campaigns with their actions. `variables` keeps its identity between renders. */
export default function CustomerCampaigns({ variables }: { variables: { customerId: string } }) {
  return (
    <>
      <CampaignList embedded variables={variables} />
      <Allowed to="CUSTOMERS_MANAGE">
        <CampaignModals {...variables} />
      </Allowed>
    </>
  );
}

function CampaignModals({ customerId }: { customerId: string }) {
  return (
    <>
      <AddressModal name={addModal} title="Add campaign" size={560} shows={AddCampaign}>
        {({ close }) => <AddCampaign customerId={customerId} onDone={close} />}
      </AddressModal>
      <AddressModal name={editCampaignModal} title="Edit campaign" size={560} shows={EditCampaign}>
        {({ close, subject }) => <EditCampaign id={subject} onDone={close} />}
      </AddressModal>
      <AddressModal name={deleteModal} title="Delete this campaign?" size={440}>
        {({ close, subject }) => <DeleteCampaign id={subject} customerId={customerId} onDone={close} />}
      </AddressModal>
    </>
  );
}

function RowActions({ id, name, orders }: NamedCampaign) {
  const edit = useModal(editCampaignModal);
  const remove = useModal(deleteModal);
  const inUse = orders !== null && orders > 0 ? campaignMessages.inUse(orders) : null;
  return (
    <span className={classes.actions}>
      <ActionIcon
        size={28}
        aria-label={`Edit ${readableName(name, id)}`}
        title="Edit"
        onClick={() => edit.open(id)}
      >
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon
        size={28}
        color="red"
        aria-label={`Delete ${readableName(name, id)}`}
        title={inUse ?? 'Delete'}
        // It stays focusable, so that its reason can be heard as well as seen.
        aria-disabled={inUse !== null}
        data-disabled={inUse !== null || undefined}
        onClick={() => inUse === null && remove.open(id)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </span>
  );
}

interface DeleteCampaignProps {
  readonly id: string;
  readonly customerId: string;
  readonly onDone: () => void;
}

function DeleteCampaign({ id, customerId, onDone }: DeleteCampaignProps) {
  const remove = useAct(deleteCampaign);
  const { data } = useFragment({
    fragment: CampaignDetailsFragmentDoc,
    fragmentName: 'CampaignDetails',
    from: { __typename: 'Campaign', id },
  });
  if (data.orders) {
    return (
      <>
        <strong>{data.name}</strong>
        <p>{campaignMessages.inUse(data.orders)}</p>
        <Button variant="default" onClick={onDone}>
          {confirmMessages.goBack}
        </Button>
      </>
    );
  }
  return (
    <ConfirmForm
      act="Delete campaign"
      dangerous
      onConfirm={() => remove({ input: { id, customerId } })}
      onClose={onDone}
    >
      <strong>{data.name ?? `Campaign ${id}`}</strong>
      <p>{campaignMessages.deleteText}</p>
    </ConfirmForm>
  );
}
