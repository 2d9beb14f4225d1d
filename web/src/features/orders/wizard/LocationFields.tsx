import { Skeleton } from '@mantine/core';
import { skipToken } from '@apollo/client/react';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../kit/form/fields.tsx';
import { NumberField } from '../../../kit/form/numberFields.tsx';
import { RadioField } from '../../../kit/form/RadioField.tsx';
import { definePiece } from '../../../kit/page/piece.ts';
import { PieceBoundary } from '../../../kit/page/PieceBoundary.tsx';
import type { DraftKey, WizardForm } from '../../../kit/wizard/definition.ts';
import { newOrderMessages } from './messages.ts';
import { useLocationsToCopyQuery } from './LocationsToCopy.generated.ts';
import type { OrderValues } from './orderSchemas.ts';
import { hasPlaces, mostLocationsAtOnce } from './orderValues.ts';
import { useWizardOrder } from './wizardOrder.ts';
import classes from './OrderWizard.module.css';

const FileLocations = definePiece(async () => (await import('./FileLocations.tsx')).FileLocations);
const CapturePrompt = definePiece(async () => (await import('./CapturePrompt.tsx')).CapturePrompt);
const PlaceFields = definePiece(async () => (await import('./PlaceFields.tsx')).PlaceFields);

interface LocationFieldsProps {
  readonly form: WizardForm<OrderValues>;
  readonly draft: DraftKey;
}

/** Where the jobs are done, or how many there are where they have no places. */
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
  const { control } = form;
  const mode = useWatch({ control, name: 'location.mode' });
  const { copyOf } = useWizardOrder();
  const { data } = useLocationsToCopyQuery(
    copyOf === null ? skipToken : { variables: { id: copyOf, perPage: mostLocationsAtOnce } },
  );
  const toCopy = data?.order?.locations?.pageInfo.total ?? 0;
  const options = [
    { value: 'single', label: newOrderMessages.modes.single },
    { value: 'csv', label: newOrderMessages.modes.csv },
    ...(toCopy === 0
      ? []
      : [
          {
            value: 'copied',
            label: newOrderMessages.modes.copied,
            disabled: toCopy > mostLocationsAtOnce,
            description:
              toCopy > mostLocationsAtOnce
                ? newOrderMessages.tooManyToCopy(mostLocationsAtOnce)
                : newOrderMessages.toCopy(toCopy),
          },
        ]),
  ];
  return (
    <>
      <RadioField control={control} name="location.mode" label="Locations" options={options} />
      <PieceBoundary key={mode}>
        <Suspense fallback={<Skeleton height={mode === 'single' ? 480 : 160} />}>
          {mode === 'single' && <PlaceFields form={form} />}
          {mode === 'csv' && <FileLocations form={form} draft={draft} />}
        </Suspense>
      </PieceBoundary>
    </>
  );
}

/** Where the Shepherd is while doing the job, asked in words of the order. */
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
