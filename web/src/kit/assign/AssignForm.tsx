import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LookupField } from '../form/choiceFields.tsx';
import { TextField } from '../form/fields.tsx';
import { FieldRow, FormBody } from '../form/FormBody.tsx';
import { DateField } from '../form/timeFields.tsx';
import { partOf } from '../form/partOf.ts';
import { useConsoleForm } from '../form/useConsoleForm.ts';
import type { Lookup } from '../../graphql/lookups/lookup.ts';
import { assignMessages } from '../../messages/assign.ts';
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
  /** What the button does: 'Assign 3 jobs'. */
  readonly act: string;
  /** Finds whom it can be given to; keep the same function while it is open. */
  readonly lookupFor: (times: AssignTimes) => Lookup;
  /** Set where it is assigned already: nothing is sent then until something was changed. */
  readonly agreed?: AssignStart | undefined;
  /** What is known of who was chosen, and of how it fits. */
  readonly about?: (plan: AssignPlan) => ReactNode;
  /** Answers what speaks against it, and then nothing was done; nothing where it was. */
  readonly onAssign: (terms: AssignTerms, ignoreWarnings: boolean) => Promise<readonly RowWarnings[]>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The server answered with warnings: the form stays as it is, and nothing has failed. */
class Warned extends Error {}

/**
 * Gives several things to one person: a fee for each or one for all, one day and time, and what speaks against it at
 * each of them, to be ignored or mended. Nothing entered is lost by an answer.
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
          // Warnings are about what was sent.
          ignoring.current = false;
          setWarned([]);
          // Rules between fields: what is mended in one may be told at another.
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
      {/* What the server warns of stands at the jobs then, and nothing that comes late moves it out of sight. */}
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
