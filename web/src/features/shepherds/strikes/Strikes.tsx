import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { maximumStrikes } from '../../../constants.ts';
import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { EmbeddedRows } from '../../../kit/embedded/EmbeddedRows.tsx';
import * as column from '../../../kit/list/columns.tsx';
import type { ListColumn } from '../../../kit/list/definition.ts';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { opposite } from '../../../kit/undo/opposite.ts';
import { DateText } from '../../../kit/value/DateText.tsx';
import { formatDate, noValue } from '../../../kit/value/time.ts';
import { useMinute } from '../../../kit/value/useMinute.ts';
import { shepherdName } from '../labels.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { useMayEditWork } from '../useMayEdit.ts';
import { strikeMessages } from './messages.ts';
import { addStrike, revertStrike } from './strikeMutations.ts';
import classes from './strikes.module.css';
import { useStrikesOfShepherdQuery } from './Strikes.generated.ts';
import type { ShepherdStrikesFragment } from './Strikes.generated.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const addModal = defineModal('add-strike');
const revertModal = defineModal('revert-strike');

type Strike = NonNullable<ShepherdStrikesFragment['strikeHistory']>[number];

interface StrikesProps {
  readonly shepherd: Pick<
    ShepherdProfileFragment,
    'id' | 'status' | 'retireReason' | 'strikes' | 'recentStrikes'
  >;
}

/** The strikes of a Shepherd, the counting ones, and guidance at the maximum. */
export function Strikes({ shepherd }: StrikesProps) {
  const { id, status, strikes, recentStrikes } = shepherd;
  const result = useStrikesOfShepherdQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const recent = recentStrikes ?? 0;
  const mayEdit = useMayEditWork(shepherd);
  return (
    <Section title="Strikes" actions={mayEdit && <ModalButton opens={addModal}>Add strike</ModalButton>}>
      <p className={classes.count}>{strikeMessages.count(recent, strikes ?? 0)}</p>
      {recent >= maximumStrikes && status !== 'RETIRED' && (
        <Alert
          className={classes.guidance ?? ''}
          color="amber"
          variant="light"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {strikeMessages.maximum}
        </Alert>
      )}
      <SectionState result={result} value={result.data?.agent?.strikeHistory} title="Strikes">
        {(history) => <StrikeHistory agentId={id} strikes={history} mayRevert={mayEdit} />}
      </SectionState>
      {mayEdit && (
        <AddStrike agentId={id} recent={recent} known={result.data?.agent?.strikeHistory ?? null} />
      )}
    </Section>
  );
}

const readColumns: readonly ListColumn<Strike, never>[] = [
  column.dateColumn('date', { show: 'date-time', narrow: true }),
  {
    id: 'createdBy',
    header: 'Created by',
    width: 128,
    cell: ({ createdBy }) => (createdBy ? shepherdName(createdBy) : noValue),
  },
  column.textColumn('comment', { width: 160, grow: true, narrow: true }),
  { id: 'counts', header: 'Counts', width: 148, cell: (strike) => <Counting strike={strike} /> },
];

const editColumns: readonly ListColumn<Strike, never>[] = [
  ...readColumns,
  {
    id: 'revert',
    header: 'Actions',
    width: 92,
    narrow: true,
    cell: ({ id, date, revertedAt }) =>
      revertedAt === null && (
        <ModalButton
          variant="subtle"
          opens={revertModal}
          subject={id}
          aria-label={`Revert the strike of ${formatDate(date)}`}
        >
          Revert
        </ModalButton>
      ),
  },
];

function Counting({ strike: { countsUntil, revertedAt } }: { readonly strike: Strike }) {
  const now = useMinute();
  if (revertedAt !== null) {
    return (
      <span className={classes.quiet}>
        reverted <DateText value={revertedAt} />
      </span>
    );
  }
  if (countsUntil === null) return noValue;
  return now < Date.parse(countsUntil) ? 'Yes' : <span className={classes.quiet}>too long ago</span>;
}

interface StrikeHistoryProps {
  readonly agentId: string;
  readonly strikes: readonly Strike[];
  readonly mayRevert: boolean;
}

function StrikeHistory({ agentId, strikes, mayRevert }: StrikeHistoryProps) {
  const revert = useAct(revertStrike);
  return (
    <>
      <EmbeddedRows
        name="strikes"
        label="Strikes"
        rows={strikes}
        columns={mayRevert ? editColumns : readColumns}
      />
      {mayRevert && (
        <ConfirmModal
          name={revertModal}
          title="Revert this strike?"
          act="Revert strike"
          onConfirm={(_comment, strikeId) => revert({ input: { agentId, strikeId } })}
        >
          {strikeMessages.reverting}
        </ConfirmModal>
      )}
    </>
  );
}

interface AddStrikeProps {
  readonly agentId: string;
  readonly recent: number;
  /** The strikes on screen; null while they are not known. */
  readonly known: readonly Strike[] | null;
}

function AddStrike({ agentId, recent, known }: AddStrikeProps) {
  const add = useAct(addStrike);
  return (
    <ConfirmModal
      name={addModal}
      title="Add a strike?"
      act="Add strike"
      comment="required"
      onConfirm={(comment) =>
        add(
          { input: { agentId, comment } },
          { undo: ({ addStrike: after }) => strikeUndo(agentId, known, after.strikeHistory) },
        )
      }
    >
      {recent + 1 >= maximumStrikes ? strikeMessages.reachesMaximum : strikeMessages.adding}
    </ConfirmModal>
  );
}

/** Reverts the added strike. Undefined when it cannot be told from a strike that another user added meanwhile. */
function strikeUndo(agentId: string, known: readonly Strike[] | null, after: readonly Strike[] | null) {
  if (known === null) return undefined;
  const [added, ...others] = (after ?? []).filter(({ id }) => !known.some((before) => before.id === id));
  return added && others.length === 0
    ? opposite(revertStrike, { input: { agentId, strikeId: added.id } })
    : undefined;
}
