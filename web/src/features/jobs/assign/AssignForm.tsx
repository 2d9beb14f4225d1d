import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LookupField } from '../../../kit/form/fields/choiceFields.tsx';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { FieldRow, FormBody } from '../../../kit/form/FormBody.tsx';
import { DateField } from '../../../kit/form/fields/timeFields.tsx';
import { partOf } from '../../../kit/form/values/partOf.ts';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import type { Lookup } from '../../../graphql/lookups/lookup.ts';
import { assignMessages } from '../../../messages/assign.ts';
import { useWatch } from 'react-hook-form';
import { AsRequestedField } from './AsRequestedField.tsx';
import { assignSchema, assignStart, assignTerms } from './assignSchema.ts';
import { AssignWarnings } from './AssignWarnings.tsx';
import type {
  AssignedRow,
  AssignPlan,
  AssignStart,
  AssignTerms,
  AssignTimes,
  RowWarnings,
} from './definition.ts';
import { DifferingTerms } from './DifferingTerms.tsx';
import { FeeFields } from './FeeFields.tsx';
import { TimesFields } from './TimesFields.tsx';

interface AssignFormProps {
  /** Keep the same array while it is open. */
  readonly rows: readonly AssignedRow[];
  /** The button's label: 'Assign 3 jobs'. */
  readonly act: string;
  /** Searches the Shepherds who can do it; keep the same function while the form is open. */
  readonly lookupFor: (times: AssignTimes) => Lookup;
  /** Set if it is already assigned: nothing is sent until a field was changed. */
  readonly agreed?: AssignStart | undefined;
  /** Facts about the chosen Shepherd and the fit. */
  readonly about?: (plan: AssignPlan) => ReactNode;
  /** Returns the warnings if nothing was done because of them; undefined if it was done. */
  readonly onAssign: (terms: AssignTerms, ignoreWarnings: boolean) => Promise<readonly RowWarnings[]>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The server answered with warnings: the form keeps its state, and this is no failure. */
class Warned extends Error {}

/**
 * Assigns several jobs to one Shepherd: a fee for each or one for all, one day and time, and the warnings of each job,
 * to be ignored or resolved. No answer clears the input.
 */
export function AssignForm({
  rows,
  act,
  lookupFor,
  agreed,
  about,
  onAssign,
  onDone,
  onCancel,
}: AssignFormProps) {
  const [schema] = useState(() => assignSchema(rows));
  const [warned, setWarned] = useState<readonly RowWarnings[]>([]);
  const ignoring = useRef(false);
  const form = useConsoleForm({
    schema,
    defaultValues: assignStart(rows, agreed ?? {}),
    focus: 'agentId',
    onSubmit: async (values) => {
      const ignoreWarnings = ignoring.current;
      ignoring.current = false;
      const warnings = await onAssign(assignTerms(values), ignoreWarnings);
      setWarned(warnings);
      if (warnings.length > 0) throw new Warned();
    },
    onSaved: onDone,
  });
  const { control, subscribe, trigger } = form;
  const { isSubmitted, errors, isDirty } = form.formState;
  const [agentId, asRequested, jobDate, startTime, endTime] = useWatch({
    control,
    name: ['agentId', 'asRequested', 'jobDate', 'startTime', 'endTime'],
  });
  const lookup = useMemo(
    () => lookupFor({ asRequested, jobDate, startTime, endTime }),
    [lookupFor, asRequested, jobDate, startTime, endTime],
  );
  const forget = () => {
    ignoring.current = false;
    setWarned([]);
  };
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type !== 'change') return;
          // The warnings belong to the values that were sent.
          ignoring.current = false;
          setWarned([]);
          // Rules between fields: a change of one field may change the error of another.
          if (isSubmitted) void trigger();
        },
      }),
    [subscribe, trigger, isSubmitted],
  );

  return (
    <FormBody
      form={form}
      act={act}
      disabled={Object.keys(errors).length > 0 || (agreed !== undefined && !isDirty)}
      onCancel={onCancel}
    >
      <DifferingTerms of={agreed?.differing} />
      <LookupField
        control={control}
        name="agentId"
        label="Shepherd"
        placeholder="Search by name, e-mail or id"
        lookup={lookup}
      />
      <AsRequestedField
        control={partOf(control)}
        description={assignMessages.asRequestedMeans}
        refusal={errors.jobDate?.message}
      />
      {!asRequested && (
        <FieldRow>
          <DateField control={control} name="jobDate" label="Job date" />
          <TimesFields control={partOf(control)} />
        </FieldRow>
      )}
      {rows.length > 1 && (
        <TextField control={control} name="bundleName" label="Bundle name" autoComplete="off" />
      )}
      {/* The server's warnings are shown at the jobs then; late content must not push them out of the viewport. */}
      {warned.length === 0 && about?.({ agentId, asRequested, jobDate, startTime, endTime })}
      <FeeFields control={partOf(control)} rows={rows} warned={warned} />
      {warned.length > 0 && (
        <AssignWarnings
          count={warned.length}
          of={rows.length}
          busy={form.busy}
          onIgnore={() => {
            ignoring.current = true;
            form.submitBy('ignore warnings');
          }}
          onClose={forget}
        />
      )}
    </FormBody>
  );
}
