import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { offerMessages } from '../../../messages/assign.ts';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { FieldRow, FormBody } from '../../../kit/form/FormBody.tsx';
import { partOf } from '../../../kit/form/values/partOf.ts';
import { DateField } from '../../../kit/form/fields/timeFields.tsx';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import { AsRequestedField } from './AsRequestedField.tsx';
import type { AssignedRow, OfferStart, OfferTerms, RuleType } from './definition.ts';
import { DifferingTerms } from './DifferingTerms.tsx';
import { FeeFields } from './FeeFields.tsx';
import { offerSchema, offerStart, offerTerms } from './offerSchema.ts';
import { RuleFields } from './RuleFields.tsx';
import { TimesFields } from './TimesFields.tsx';
import { useJudgedAgain } from './useJudgedAgain.ts';

interface OfferFormProps {
  /** Keep the same array while it is open. */
  readonly rows: readonly AssignedRow[];
  /** The button's label: 'Create bundle'. */
  readonly act: string;
  /** Keep the same array; undefined while they are loading. */
  readonly types: readonly RuleType[] | undefined;
  /** The error and a retry: rules are optional, so the form works without them. */
  readonly missingTypes?: ReactNode;
  /** The initial values if it is already offered. */
  readonly offered?: OfferStart | undefined;
  readonly onOffer: (terms: OfferTerms) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/**
 * Offers one job, or several as a bundle, to all Shepherds whom the rules match: a fee for each or one for all, from
 * one day until another. No answer clears the input.
 */
export function OfferForm({
  rows,
  act,
  types,
  missingTypes,
  offered,
  onOffer,
  onDone,
  onCancel,
}: OfferFormProps) {
  const schema = useMemo(() => offerSchema(rows, types ?? []), [rows, types]);
  const bundle = rows.length > 1;
  const form = useConsoleForm({
    schema,
    defaultValues: offerStart(rows, offered ?? {}, types ?? []),
    focus: bundle ? 'bundleName' : 'asRequested',
    onSubmit: (values) => onOffer(offerTerms(values)),
    onSaved: onDone,
  });
  const { control } = form;
  const asRequested = useWatch({ control, name: 'asRequested' });
  useJudgedAgain(form);
  return (
    <FormBody
      form={form}
      act={act}
      disabled={Object.keys(form.formState.errors).length > 0}
      onCancel={onCancel}
    >
      <DifferingTerms of={offered?.differing} />
      {bundle && (
        <TextField
          control={control}
          name="bundleName"
          label="Bundle name"
          description={offerMessages.bundleMeans}
          autoComplete="off"
        />
      )}
      <AsRequestedField
        control={partOf(control)}
        description={offerMessages.asRequestedMeans}
        refusal={form.formState.errors.startDate?.message}
      />
      {!asRequested && (
        <>
          <FieldRow>
            <DateField control={control} name="startDate" label="Start date" />
            <DateField control={control} name="endDate" label="End date" />
          </FieldRow>
          <FieldRow>
            <TimesFields control={partOf(control)} />
          </FieldRow>
        </>
      )}
      <RuleFields form={form} types={types} missing={missingTypes} />
      <FeeFields control={partOf(control)} rows={rows} />
    </FormBody>
  );
}
