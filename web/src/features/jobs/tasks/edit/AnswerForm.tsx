import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { InferType } from 'yup';
import { SelectField } from '../../../../kit/form/fields/choiceFields.tsx';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { TextField } from '../../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { OptionsField } from '../../../../kit/form/fields/OptionsField.tsx';
import { DateField } from '../../../../kit/form/fields/timeFields.tsx';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import type { FormStart } from '../../../../kit/form/values/formValues.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { jobMessages } from '../../messages.ts';
import { answerSchema, otherReason, reasons } from './answerSchema.ts';
import { correctAnswer } from './answerMutations.ts';
import type { AnswerEdit } from './EditedAnswer.tsx';
import { isChosen, isEntered, optionLimit } from '../jobTasks.ts';
import type { AnsweredQuestion, JobAnswer } from '../jobTasks.ts';

type Values = InferType<ReturnType<typeof answerSchema>>;

const valuesOf = (answer: JobAnswer | undefined): FormStart<Values> => ({
  selection: answer?.selection ?? [],
  value: answer?.value ?? null,
  reason: null,
  ownReason: '',
});

/** Replaces only the version of the answer that it began with. */
export function AnswerForm({ jobId, place, question, answer, reread, onDone }: AnswerEdit) {
  const correct = useAct(correctAnswer);
  const [schema] = useState(() => answerSchema(question));
  const chosen = isChosen(question);
  const entered = isEntered(question);
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(answer),
    focus: chosen ? 'selection' : 'value',
    edits: {
      version: answer?.version ?? null,
      read: async () => {
        const { answer: now } = await reread();
        return { values: valuesOf(now), version: now?.version ?? null };
      },
    },
    onSubmit: ({ selection, value, reason, ownReason }, _changed, _before, { expectedVersion }) =>
      correct({
        input: {
          jobId,
          taskId: place.taskId,
          ...(place.inside && { item: place.inside.item }),
          ...(chosen && { selection }),
          ...(entered && { value }),
          reason: reason === otherReason ? ownReason : reason,
          version: expectedVersion ?? null,
        },
      }),
    onSaved: onDone,
  });
  const { control } = form;
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      {chosen && (
        <OptionsField
          control={control}
          name="selection"
          label={question.title}
          options={(question.component.options ?? []).map(({ id, value }) => ({ value: id, label: value }))}
          most={optionLimit(question)}
        />
      )}
      {entered && (
        <ValueField control={control} question={question} label={chosen ? 'Value' : question.title} />
      )}
      <Reason control={control} />
    </FormBody>
  );
}

interface ValueFieldProps {
  readonly control: Control<Values, unknown, Values>;
  readonly question: AnsweredQuestion;
  readonly label: string;
}

function ValueField({ control, question: { component }, label }: ValueFieldProps) {
  if (component.inputType === 'DATE') return <DateField control={control} name="value" label={label} past />;
  if (component.inputType === 'ALPHANUMERIC')
    return <TextAreaField control={control} name="value" label={label} rows={2} />;
  const description = component.type === 'TIMER' ? jobMessages.inSeconds : undefined;
  return (
    <TextField
      control={control}
      name="value"
      label={label}
      autoComplete="off"
      {...(description === undefined ? {} : { description })}
    />
  );
}

function Reason({ control }: Pick<ValueFieldProps, 'control'>) {
  const reason = useWatch({ control, name: 'reason' });
  return (
    <>
      <SelectField
        control={control}
        name="reason"
        label="Reason"
        options={reasons.map((value) => ({ value, label: value }))}
      />
      {reason === otherReason && (
        <TextAreaField control={control} name="ownReason" label={jobMessages.ownReason} rows={2} />
      )}
    </>
  );
}
