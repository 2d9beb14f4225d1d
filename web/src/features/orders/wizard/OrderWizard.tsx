import { Suspense, useMemo } from 'react';
import { definePiece } from '../../../kit/page/piece.ts';
import { PieceBoundary } from '../../../kit/page/PieceBoundary.tsx';
import { formatDateTime } from '../../../kit/value/time.ts';
import { isValid } from '../../../kit/wizard/steps.ts';
import { Wizard } from '../../../kit/wizard/Wizard.tsx';
import type { WizardQuestion } from '../../../kit/wizard/Wizard.tsx';
import type { Created } from '../../../kit/wizard/useWizardDraft.ts';
import { newOrderMessages } from './messages.ts';
import { orderFieldOf } from './orderFields.ts';
import { momentOf } from './orderSchemas.ts';
import type { OrderValues } from './orderSchemas.ts';
import { firstSteps, orderWizard } from './orderSteps.tsx';
import { useServerDraft } from './serverDraft.ts';
import type { Slot } from './slots.ts';
import { useHandIn } from './useHandIn.ts';
import { WizardOrderContext } from './wizardOrder.ts';
import classes from './OrderWizard.module.css';

const ChangedElsewhere = definePiece(async () => (await import('./ChangedElsewhere.tsx')).ChangedElsewhere);
const CreatedMessage = definePiece(async () => (await import('./CreatedMessage.tsx')).CreatedMessage);

interface OrderWizardProps {
  readonly slot: Slot;
  /** What a new draft of the slot begins with; without it, with nothing. */
  readonly initial?: () => OrderValues;
  /** Said above each step. */
  readonly note?: string | undefined;
}

const hasFirstSteps = (values: OrderValues): boolean =>
  orderWizard.steps.every((step) => !firstSteps.includes(step.id) || isValid(step, values));

/** The wizard of a new order: its draft stands on the server from the details on, and is handed in at the end. */
export function OrderWizard({ slot, initial, note }: OrderWizardProps) {
  const server = useServerDraft(slot.name);
  const order = useMemo(() => ({ server, copyOf: slot.kind === 'copy' ? slot.id : null }), [server, slot]);
  const { save, send, theirs, onTheirsSettled, waits } = useHandIn(order);
  return (
    <WizardOrderContext value={order}>
      <Wizard
        wizard={orderWizard}
        slot={slot.name}
        initial={initial}
        fieldOf={orderFieldOf}
        beforeNext={async (_step, values, draft) => {
          if (hasFirstSteps(values)) await save(values, draft);
        }}
        onSubmit={send}
        question={questionOf}
        renderAbove={(form, draft) => (
          <PieceBoundary>
            <Suspense>
              {theirs && (
                <ChangedElsewhere
                  form={form}
                  order={theirs}
                  onChosen={(onServer) => {
                    server.adopt(onServer, draft);
                    onTheirsSettled();
                  }}
                />
              )}
              {note !== undefined && <output className={classes.note}>{note}</output>}
              {waits && <output className={classes.note}>{newOrderMessages.uploadsRunning}</output>}
            </Suspense>
          </PieceBoundary>
        )}
        done={createdMessage}
      />
    </WizardOrderContext>
  );
}

const createdMessage = (created: Created, startAgain: () => void) => (
  <PieceBoundary>
    <Suspense>
      <CreatedMessage created={created} startAgain={startAgain} />
    </Suspense>
  </PieceBoundary>
);

function questionOf({ dates }: OrderValues): WizardQuestion {
  if (dates.start === 'now')
    return {
      title: newOrderMessages.live,
      act: newOrderMessages.liveAct,
      text: newOrderMessages.liveText,
    };
  const startDate = momentOf(dates.startDate, dates.startTime)?.toISOString();
  return {
    title: newOrderMessages.schedule,
    act: newOrderMessages.scheduleAct,
    text: newOrderMessages.scheduleText(startDate === undefined ? '' : formatDateTime(startDate)),
  };
}
