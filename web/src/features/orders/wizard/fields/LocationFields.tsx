import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../../kit/form/fields/fields.tsx';
import { NumberField } from '../../../../kit/form/fields/numberFields.tsx';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../../kit/page/code/PieceBoundary.tsx';
import type { DraftKey, WizardForm } from '../../../../kit/wizard/definition.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { SingleLocationFields } from '../../locations/SingleLocationFields.tsx';
import { ModeField } from './ModeField.tsx';
import { hasPlaces } from '../orderValues.ts';
import { useWizardOrder } from '../draft/wizardOrder.ts';
import classes from '../OrderWizard.module.css';

const FileLocations = definePiece(async () => (await import('./FileLocations.tsx')).FileLocations);
// Most orders are no copies.
const CopiedModeField = definePiece(async () => (await import('./CopiedModeField.tsx')).CopiedModeField);
const CapturePrompt = definePiece(async () => (await import('./CapturePrompt.tsx')).CapturePrompt);

interface LocationFieldsProps {
  readonly form: WizardForm<OrderValues>;
  readonly draft: DraftKey;
}

/** The locations of the jobs, or their number if they have no places. */
export function LocationFields({ form, draft }: LocationFieldsProps) {
  const { control } = form;
  const type = useWatch({ control, name: 'type.type' });
  return (
    <>
      {hasPlaces(type) ? (
        <Places form={form} draft={draft} />
      ) : (
        <NumberField
          control={control}
          name="location.jobsCount"
          label="Number of jobs"
          unit="jobs"
          description="Jobs of this order have no place of their own."
        />
      )}
      <CaptureFields form={form} />
    </>
  );
}

function Places({ form, draft }: LocationFieldsProps) {
  const { copyOf } = useWizardOrder();
  const mode = useWatch({ control: form.control, name: 'location.mode' });
  return (
    <>
      {copyOf === null ? (
        <ModeField form={form} />
      ) : (
        <PieceBoundary>
          <Suspense fallback={<ModeField form={form} />}>
            <CopiedModeField form={form} copyOf={copyOf} />
          </Suspense>
        </PieceBoundary>
      )}
      {mode === 'single' && <PlaceFields form={form} />}
      {mode === 'csv' && (
        <PieceBoundary>
          <Suspense fallback={<Skeleton height={160} />}>
            <FileLocations form={form} draft={draft} />
          </Suspense>
        </PieceBoundary>
      )}
    </>
  );
}

/** The single location of an order. */
function PlaceFields({ form }: { readonly form: WizardForm<OrderValues> }) {
  const country = useWatch({ control: form.control, name: 'details.countryCode' });
  return <SingleLocationFields form={form} name="location.single" country={country} />;
}

/** The Shepherd's location during the job, with the order's own question. */
function CaptureFields({ form }: { readonly form: WizardForm<OrderValues> }) {
  const { control } = form;
  const captures = useWatch({ control, name: 'location.captureLocation' });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Place of the Shepherd</legend>
      <CheckboxField
        control={control}
        name="location.captureLocation"
        label="Ask where the Shepherd is"
        description="The place is noted with the job."
      />
      {captures && (
        <PieceBoundary>
          <Suspense fallback={<Skeleton height={128} />}>
            <CapturePrompt form={form} />
          </Suspense>
        </PieceBoundary>
      )}
    </fieldset>
  );
}
