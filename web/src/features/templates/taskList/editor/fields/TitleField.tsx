import { TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { WizardForm } from '../../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../../values/templateSchemas.ts';
import { referenceFor } from '../../references.ts';
import { taskAt } from '../place.ts';
import type { TaskPlaceInForm } from '../place.ts';

interface TitleFieldProps {
  readonly form: WizardForm<TemplateValues>;
  readonly place: TaskPlaceInForm;
}

/** The title. Until the user sets a reference, it follows the title, and one undo reverts both. */
export function TitleField({ form, place }: TitleFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: `${place.path}.title` });
  return (
    <TextInput
      label="Title"
      autoComplete="off"
      {...field}
      error={fieldState.error?.message}
      onChange={(event) => {
        const list = form.getValues('tasks');
        const task = taskAt(list, place);
        const reference = task && referenceFor(list, task, event.currentTarget.value);
        // Before the title, so that the recorded change contains both.
        if (reference !== undefined) form.setValue(`${place.path}.reference`, reference);
        field.onChange(event);
      }}
    />
  );
}
