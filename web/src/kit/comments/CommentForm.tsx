import { useEffect, useState } from 'react';
import { object } from 'yup';
import { commentMessages } from '../../messages/comments.ts';
import { validationMessages } from '../../messages/validation.ts';
import { TextAreaField } from '../form/fields/TextAreaField.tsx';
import { FormBody } from '../form/FormBody.tsx';
import { requiredText } from '../form/values/schemas.ts';
import { useConsoleForm } from '../form/useConsoleForm.ts';
import { forgetText, keptText, rememberField } from './commentFields.ts';

interface CommentFormProps {
  readonly record: string;
  readonly onAdd: (text: string) => Promise<unknown>;
  readonly onDone: () => void;
}

const schema = object({ text: requiredText(validationMessages.commentRequired) });

/** The input stays until it is saved: after an error it stays in its field, and leaving asks first. */
export function CommentForm({ record, onAdd, onDone }: CommentFormProps) {
  const [kept] = useState(() => keptText(record));
  const form = useConsoleForm({
    schema,
    defaultValues: { text: kept },
    focus: 'text',
    onSubmit: ({ text }) => onAdd(text),
    onSaved: () => {
      // A text that came while the dialog was open is for the next one.
      if (kept !== '') forgetText(record);
      onDone();
    },
  });
  const { getValues, setValue } = form;
  useEffect(
    () =>
      rememberField(record, (text) => {
        if (getValues('text') !== '') return false;
        setValue('text', text, { shouldDirty: true });
        return true;
      }),
    [record, getValues, setValue],
  );
  return (
    <FormBody form={form} act={commentMessages.add} onCancel={onDone}>
      <TextAreaField control={form.control} name="text" label={commentMessages.label} rows={3} />
    </FormBody>
  );
}
