import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { EmbeddedList } from '../../../../kit/embedded/EmbeddedList.tsx';
import { ExportButton } from '../../../../kit/list/export/ExportButton.tsx';
import { exportRows } from '../../../../kit/list/export/exportPages.ts';
import type { PagesExport } from '../../../../kit/list/export/savePages.ts';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { ActButton } from '../../../../kit/mutation/ActButton.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { PageLink } from '../../../../kit/page/PageLink.tsx';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { Allowed, useAllows } from '../../../../kit/permission/PermissionProvider.tsx';
import { DateText } from '../../../../kit/value/DateText.tsx';
import { formatForFile } from '../../../../kit/value/time.ts';
import { useMinute } from '../../../../kit/value/useMinute.ts';
import { shepherdDetailPage } from '../../../shepherds/pages.ts';
import classes from '../detail.module.css';
import { LockoutShepherdsDocument } from './LockoutShepherds.generated.ts';
import type { LockoutShepherdsQuery } from './LockoutShepherds.generated.ts';
import { removeShepherd, removeShepherds } from './lockoutMutations.ts';
import { lockoutModals } from './lockoutModals.ts';
import { personName } from '../../../../kit/value/personName.ts';

const AddShepherds = definePiece(async () => (await import('./LockoutForms.tsx')).AddShepherds);

type Entry = NonNullable<NonNullable<LockoutShepherdsQuery['lockout']>['agents']>['items'][number];

const readColumns = [
  {
    id: 'agent',
    header: 'Shepherd',
    width: 130,
    grow: true,
    cell: ({ agentId, agent }: Entry) => (
      <PageLink page={shepherdDetailPage} to={shepherdDetailPage.to({ id: agentId })}>
        {nameOf({ agentId, agent })}
      </PageLink>
    ),
  },
  {
    id: 'endsAt',
    header: 'Until',
    width: 172,
    cell: ({ endsAt }: Entry) => <End at={endsAt} />,
  },
];

const editColumns = [
  ...readColumns,
  { id: 'remove', header: 'Actions', width: 92, cell: (entry: Entry) => <RemoveButton entry={entry} /> },
];

const lockoutFile: PagesExport<Entry> = {
  name: 'lockout',
  columns: [
    ['Id', ({ agentId }) => agentId],
    ['First name', ({ agent }) => agent?.firstName ?? null],
    ['Last name', ({ agent }) => agent?.lastName ?? null],
    ['Until', ({ endsAt }) => (endsAt === null ? null : formatForFile(endsAt))],
  ],
};

/** The Shepherds of a lockout, with a search to add more. */
export function LockoutShepherds({ lockoutId }: { lockoutId: string }) {
  const editable = useAllows()('ORDERS_MANAGE');
  const removeAll = useAct(removeShepherds);
  const client = useApolloClient();
  const save = useCallback(
    () => exportRows(client, LockoutShepherdsDocument, { id: lockoutId }, lockoutFile),
    [client, lockoutId],
  );
  return (
    <>
      <div className={classes.listHead}>
        <h3>Shepherds locked out</h3>
        <span className={classes.group}>
          <Allowed to="ORDERS_MANAGE">
            <ModalButton opens={lockoutModals.addShepherds}>Add Shepherds</ModalButton>
            <ModalButton opens={lockoutModals.letInAll}>Let all in</ModalButton>
          </Allowed>
          <ExportButton run={save} of="Shepherds locked out" />
        </span>
      </div>
      <EmbeddedList
        name="lockout"
        label="Shepherds locked out"
        query={LockoutShepherdsDocument}
        variables={{ id: lockoutId }}
        rows={({ lockout }) => lockout?.agents}
        columns={editable ? editColumns : readColumns}
      />
      <Allowed to="ORDERS_MANAGE">
        <AddressModal
          name={lockoutModals.addShepherds}
          title="Lock Shepherds out"
          shows={AddShepherds}
          height={120}
        >
          {({ close }) => <AddShepherds lockoutId={lockoutId} onDone={close} />}
        </AddressModal>
        <ConfirmModal
          name={lockoutModals.letInAll}
          title="Let all Shepherds in again?"
          act="Let all in"
          onConfirm={() => removeAll({ input: { id: lockoutId } })}
        >
          The lockout stays, without anybody in it.
        </ConfirmModal>
      </Allowed>
    </>
  );
}

/** Shepherds whose lockout has ended stay in the list, and are marked. */
function End({ at }: { at: Entry['endsAt'] }) {
  const now = useMinute();
  const ended = at !== null && Date.parse(at) <= now;
  return (
    <span className={ended ? classes.quiet : undefined}>
      {ended && 'ended '}
      <DateText value={at} show="date-time" />
    </span>
  );
}

function RemoveButton({ entry }: { entry: Entry }) {
  const remove = useAct(removeShepherd);
  // The entry's id is `{lockout id}:{Shepherd id}`.
  const lockoutId = entry.id.slice(0, entry.id.indexOf(':'));
  return (
    <ActButton
      variant="subtle"
      aria-label={`Let in ${nameOf(entry)}`}
      onAct={() => remove({ input: { id: lockoutId, agentId: entry.agentId } })}
    >
      Let in
    </ActButton>
  );
}

const nameOf = ({ agentId, agent }: Pick<Entry, 'agentId' | 'agent'>): string =>
  agent ? personName(agent) : `Shepherd ${agentId}`;
