import { Section } from '../../../../kit/detail/Section.tsx';
import { EmbeddedRows } from '../../../../kit/embedded/EmbeddedRows.tsx';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { Allowed, useAllows } from '../../../../kit/permission/PermissionProvider.tsx';
import { durationText } from '../../../../kit/value/duration.ts';
import { noValue } from '../../../../kit/value/time.ts';
import { orderMessages } from '../../messages.ts';
import classes from '../detail.module.css';
import { RemoveRestrictionsDocument } from './LocationGroupMutations.generated.ts';
import { useOrderLocationGroupsQuery } from './LocationGroups.generated.ts';
import type { LocationGroup } from './locationGroup.ts';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';
import { defineModal } from '../../../../kit/modal/defineModal.ts';
import { readableName } from '../../../../graphql/readableName.ts';

const removeLimitsModal = defineModal('remove-limits');
const showOnMarketModal = defineModal('show-on-market');

const EditLocationGroup = definePiece(
  async () => (await import('./EditLocationGroup.tsx')).EditLocationGroup,
);

const editModal = defineModal('edit-group');

const readColumns = [
  { id: 'name', header: 'Name', width: 110, grow: true, cell: ({ name }: LocationGroup) => name },
  {
    id: 'jobTimeLimit',
    header: 'Time limit',
    width: 92,
    numeric: true,
    cell: ({ jobTimeLimit }: LocationGroup) => (jobTimeLimit === null ? noValue : durationText(jobTimeLimit)),
  },
  {
    id: 'hideFromMarket',
    header: 'On market',
    width: 92,
    cell: ({ hideFromMarket }: LocationGroup) => (hideFromMarket === true ? 'Hidden' : 'Visible'),
  },
];
const editColumns = [
  ...readColumns,
  {
    id: 'edit',
    header: 'Actions',
    width: 80,
    cell: ({ id, name }: LocationGroup) => (
      <ModalButton
        opens={editModal}
        subject={id}
        variant="subtle"
        aria-label={`Edit ${readableName(name, id)}`}
      >
        Edit
      </ModalButton>
    ),
  },
];

const removeRestrictions = defineMutation(RemoveRestrictionsDocument, {
  success: orderMessages.restrictionsRemoved,
});

/** Groups of locations that share a time limit and the market visibility of their jobs. */
export function LocationGroups({ orderId }: { orderId: string }) {
  const result = useOrderLocationGroupsQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const groups = result.data?.order?.locationGroups;
  const editable = useAllows()({ any: ['ORDERS_MANAGE', 'JOBS_ADMINISTRATE'] });
  return (
    <Section
      title="Location groups"
      actions={
        <Allowed to="ORDERS_MANAGE">
          {groups && <RestrictionButtons orderId={orderId} groups={groups} />}
        </Allowed>
      }
    >
      <SectionState result={result} value={groups} title="Location groups">
        {(rows) => (
          <>
            <EmbeddedRows
              name="groups"
              label="Location groups"
              rows={rows}
              columns={editable ? editColumns : readColumns}
            />
            {editable && (
              <AddressModal
                name={editModal}
                title="Edit location group"
                shows={EditLocationGroup}
                height={240}
              >
                {({ close, subject }) => {
                  const group = rows.find(({ id }) => id === subject);
                  return group ? (
                    <EditLocationGroup orderId={orderId} group={group} onDone={close} />
                  ) : (
                    <p className={classes.empty}>This group is not there any more.</p>
                  );
                }}
              </AddressModal>
            )}
          </>
        )}
      </SectionState>
    </Section>
  );
}

interface RestrictionButtonsProps {
  readonly orderId: string;
  readonly groups: readonly LocationGroup[];
}

function RestrictionButtons({ orderId, groups }: RestrictionButtonsProps) {
  const remove = useAct(removeRestrictions);
  const limited = groups.filter(({ jobTimeLimit }) => jobTimeLimit !== null).length;
  const hidden = groups.filter(({ hideFromMarket }) => hideFromMarket === true).length;
  return (
    <>
      <span className={classes.group}>
        {limited > 0 && <ModalButton opens={removeLimitsModal}>Remove limits</ModalButton>}
        {hidden > 0 && <ModalButton opens={showOnMarketModal}>Show all on market</ModalButton>}
      </span>
      <ConfirmModal
        name={removeLimitsModal}
        title="Remove all time limits?"
        act="Remove limits"
        affects={{ count: limited, thing: 'location group' }}
        onConfirm={() => remove({ input: { id: orderId, type: 'JOB_TIME_LIMIT' } })}
      >
        No group of this order limits the time for a job any more.
      </ConfirmModal>
      <ConfirmModal
        name={showOnMarketModal}
        title="Show all groups on the market?"
        act="Show on market"
        affects={{ count: hidden, thing: 'location group' }}
        onConfirm={() => remove({ input: { id: orderId, type: 'HIDE_FROM_MARKET' } })}
      >
        No group of this order is hidden from the market any more.
      </ConfirmModal>
    </>
  );
}
