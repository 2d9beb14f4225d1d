import { object } from 'yup';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { textOrNull } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { jobMessages } from '../../messages.ts';
import { correctAnswer } from './answerMutations.ts';
import { longestText } from './answerSchema.ts';
import { EditedAnswer } from './EditedAnswer.tsx';
import type { AnswerEdit, EditedAnswerProps } from './EditedAnswer.tsx';
import type { JobAnswer } from '../jobTasks.ts';
import { editedPart } from './editedPart.ts';

/** Changes the notes of staff about an answer. */
export const EditTaskNotes = (answered: EditedAnswerProps) => (
  <EditedAnswer {...answered}>{(edit) => <NotesForm {...edit} />}</EditedAnswer>
);

const valuesOf = (answer: JobAnswer | undefined) => ({ qaNotes: answer?.qaNotes ?? null });

const schema = object({
  qaNotes: textOrNull().max(longestText, validationMessages.maxCharacters(longestText)),
});

function NotesForm({ jobId, place, question, answer, reread, onDone }: AnswerEdit) {
  const correct = useAct(correctAnswer);
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(answer),
    edits: editedPart(reread, valuesOf),
    focus: 'qaNotes',
    onSubmit: ({ qaNotes }, _changed, _before, seen) =>
      correct({
        input: {
          jobId,
          taskId: place.taskId,
          ...(place.inside && { item: place.inside.item }),
          ...seen,
          qaNotes,
        },
      }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextAreaField control={form.control} name="qaNotes" label={jobMessages.notesOn(question.title)} />
    </FormBody>
  );
}
