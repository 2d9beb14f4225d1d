import { Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import { formatDateTime } from '../../../kit/value/time.ts';
import { isValid } from '../../../kit/wizard/steps.ts';
import { Wizard } from '../../../kit/wizard/Wizard.tsx';
import type { WizardForm } from '../../../kit/wizard/definition.ts';
import type { WizardQuestion } from '../../../kit/wizard/Wizard.tsx';
import type { Created } from '../../../kit/wizard/useWizardDraft.ts';
import type { CsvLocationsState } from '../locations/CsvLocations.tsx';
import { newOrderMessages } from './messages.ts';
import { orderFieldOf } from './orderFields.ts';
import { momentOf } from './orderSchemas.ts';
import type { OrderValues } from './orderSchemas.ts';
import { firstSteps, orderWizard } from './orderSteps.tsx';
import { hasPlaces } from './orderValues.ts';
import { useServerDraft } from './draft/serverDraft.ts';
import type { Slot } from './draft/slots.ts';
import { useHandIn } from './draft/useHandIn.ts';
import { WizardOrderContext } from './draft/wizardOrder.ts';
import classes from './OrderWizard.module.css';

const ChangedElsewhere = definePiece(
  async () => (await import('./draft/ChangedElsewhere.tsx')).ChangedElsewhere,
);
const CreatedMessage = definePiece(
  async () => (await import('./checkout/CreatedMessage.tsx')).CreatedMessage,
);

interface OrderWizardProps {
  readonly slot: Slot;
  /** The initial values of a new draft of the slot; empty without it. */
  readonly initial?: () => OrderValues;
}

const hasFirstSteps = (values: OrderValues): boolean =>
  orderWizard.steps.every((step) => !firstSteps.includes(step.id) || isValid(step, values));

/**
 * A running upload does not block the step: the checkout waits for it. Until locations are counted there are none, and
 * a fast user sees that for a moment.
 */
const lacksLocations = ({ type, location }: OrderValues, files: CsvLocationsState | null): boolean =>
  hasPlaces(type.type) &&
  location.mode === 'csv' &&
  files !== null &&
  !files.running &&
  !files.failed &&
  (files.locations ?? 0) === 0;
const noFile = { step: 'location', field: 'location.mode', message: newOrderMessages.noFile } as const;

/** The wizard of a new order: its draft is stored on the server from the details step on, and submitted at the end. */
export function OrderWizard({ slot, initial }: OrderWizardProps) {
  const server = useServerDraft(slot.name);
  // The last state seen on this page; until then nothing is shown about them.
  const [files, setFiles] = useState<CsvLocationsState | null>(null);
  const order = useMemo(
    () => ({ server, copyOf: slot.kind === 'copy' ? slot.id : null, onFiles: setFiles }),
    [server, slot],
  );
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
        missing={(values) => (lacksLocations(values, files) ? noFile : null)}
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
              <NotCopied form={form} />
              {waits && <output className={classes.note}>{newOrderMessages.uploadsRunning}</output>}
            </Suspense>
          </PieceBoundary>
        )}
        done={createdMessage}
      />
    </WizardOrderContext>
  );
}

/** The parts of the original order that the copy lacks. */
function NotCopied({ form }: { readonly form: WizardForm<OrderValues> }) {
  const left = useWatch({ control: form.control, name: 'checkout.notCopied' });
  return left.length > 0 && <output className={classes.note}>{newOrderMessages.notCopied(left)}</output>;
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
