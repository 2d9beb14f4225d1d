import { useState } from 'react';
import { object } from 'yup';
import { TextAreaField } from '../../../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../../../kit/form/FormBody.tsx';
import { textOrNull } from '../../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { jobMessages } from '../../messages.ts';
import { changeAnswerComment } from './answerMutations.ts';
import { longestText } from './answerSchema.ts';
import { EditedAnswer } from './EditedAnswer.tsx';
import type { AnswerEdit, EditedAnswerProps } from './EditedAnswer.tsx';
import type { JobAnswer } from '../jobTasks.ts';
import { editedPart } from './editedPart.ts';

/** Changes the Shepherd's comment of an answer. */
export const EditComment = (answered: EditedAnswerProps) => (
  <EditedAnswer {...answered}>{(edit) => <CommentForm {...edit} />}</EditedAnswer>
);

const valuesOf = (answer: JobAnswer | undefined) => ({ comment: answer?.comment ?? null });

function CommentForm({ jobId, place, question, answer, reread, onDone }: AnswerEdit) {
  const change = useAct(changeAnswerComment);
  const isRequired = question.required.includes('COMMENT');
  const [schema] = useState(() => {
    const comment = textOrNull().max(longestText, validationMessages.maxCharacters(longestText));
    return object({
      comment: isRequired ? comment.test('required', validationMessages.commentRequired, Boolean) : comment,
    });
  });
  const form = useConsoleForm({
    schema,
    defaultValues: valuesOf(answer),
    edits: editedPart(reread, valuesOf),
    focus: 'comment',
    onSubmit: ({ comment }, _changed, _before, seen) =>
      change({
        input: {
          jobId,
          taskId: place.taskId,
          ...(place.inside && { item: place.inside.item }),
          ...seen,
          comment: comment ?? '',
        },
      }),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone} disabled={!form.formState.isDirty}>
      <TextAreaField control={form.control} name="comment" label={jobMessages.commentOn(question.title)} />
    </FormBody>
  );
}
