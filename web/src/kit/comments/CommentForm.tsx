import { object } from 'yup';
import { commentMessages } from '../../messages/comments.ts';
import { validationMessages } from '../../messages/validation.ts';
import { TextAreaField } from '../form/fields/TextAreaField.tsx';
import { FormBody } from '../form/FormBody.tsx';
import { requiredText } from '../form/values/schemas.ts';
import { useConsoleForm } from '../form/useConsoleForm.ts';

interface CommentFormProps {
  readonly onAdd: (text: string) => Promise<unknown>;
  readonly onDone: () => void;
}

const schema = object({ text: requiredText(validationMessages.commentRequired) });

/** The input stays until it is saved: after an error it stays in its field, and leaving asks first. */
export function CommentForm({ onAdd, onDone }: CommentFormProps) {
  const form = useConsoleForm({
    schema,
    defaultValues: { text: '' },
    focus: 'text',
    onSubmit: ({ text }) => onAdd(text),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act={commentMessages.add} onCancel={onDone}>
      <TextAreaField control={form.control} name="text" label={commentMessages.label} rows={3} />
    </FormBody>
  );
}
