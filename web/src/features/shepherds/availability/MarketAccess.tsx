import { Switch } from '@mantine/core';
import type { MarketAccess as Access } from '../../../graphql/generated/schema.ts';
import { Section } from '../../../kit/detail/Section.tsx';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { oppositeAt } from '../../../kit/undo/opposite.ts';
import { useBusy } from '../../../kit/mutation/useBusy.ts';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import classes from './availability.module.css';
import { setMarketAccess } from './availabilityMutations.ts';
import { availabilityMessages } from './messages.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const giveModal = defineModal('give-access');

interface MarketAccessProps {
  readonly shepherd: Pick<ShepherdProfileFragment, 'id' | 'status'>;
}

/** Whether a Shepherd sees the market, with the possible changes. */
export function MarketAccess({ shepherd: { id, status } }: MarketAccessProps) {
  const mayChange = useAllows()('AGENTS_MANAGE');
  return (
    <Section title="Market access">
      {status === 'ACTIVE' || status === 'INACTIVE' ? (
        mayChange ? (
          <AccessSwitch id={id} status={status} />
        ) : (
          <p className={classes.text}>{accessText(status)}</p>
        )
      ) : (
        <>
          <p className={classes.text}>
            {status === 'RETIRED' ? availabilityMessages.retired : availabilityMessages.applicant}
          </p>
          {status === 'APPLICANT' && mayChange && <FirstAccess id={id} />}
        </>
      )}
    </Section>
  );
}

const accessText = (status: Access): string =>
  status === 'ACTIVE' ? availabilityMessages.open : availabilityMessages.closed;

function AccessSwitch({ id, status }: { readonly id: string; readonly status: Access }) {
  const change = useAct(setMarketAccess);
  const { busy, run } = useBusy();
  const set = (next: Access) => {
    // The notice of a failure is complete.
    run(() =>
      change(
        { id, status: next },
        {
          undo: ({ updateAgent: { version } }) =>
            oppositeAt(version, setMarketAccess, (expectedVersion) => ({ id, status, expectedVersion })),
        },
      ),
    ).catch(() => undefined);
  };
  return (
    <Switch
      label="Market access"
      description={accessText(status)}
      checked={status === 'ACTIVE'}
      aria-busy={busy}
      onChange={({ currentTarget }) => set(currentTarget.checked ? 'ACTIVE' : 'INACTIVE')}
    />
  );
}

function FirstAccess({ id }: { readonly id: string }) {
  const change = useAct(setMarketAccess);
  return (
    <>
      <ModalButton opens={giveModal}>Give market access</ModalButton>
      <ConfirmModal
        name={giveModal}
        title="Give market access?"
        act="Give market access"
        onConfirm={() => change({ id, status: 'ACTIVE' })}
      >
        {availabilityMessages.accepts}
      </ConfirmModal>
    </>
  );
}
