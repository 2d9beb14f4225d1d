import { TextInput } from '@mantine/core';
import { useController, useWatch } from 'react-hook-form';
import type { WizardForm } from '../../../../../kit/wizard/definition.ts';
import { validationMessages } from '../../../../../messages/validation.ts';
import type { TemplateValues } from '../../../values/templateSchemas.ts';
import { referencesOf } from '../../references.ts';
import type { TaskListValues } from '../../schema.ts';
import { taskAt } from '../place.ts';
import type { TaskPlaceInForm } from '../place.ts';

interface ReferenceFieldProps {
  readonly form: WizardForm<TemplateValues>;
  readonly place: TaskPlaceInForm;
}

/** The task's reference in logic and reports. A duplicate is reported immediately. */
export function ReferenceField({ form, place }: ReferenceFieldProps) {
  const { control } = form;
  const { field, fieldState } = useController({ control, name: `${place.path}.reference` });
  const taken = useWatch({
    control,
    name: 'tasks',
    compute: (list: TaskListValues) => {
      const own = taskAt(list, place)?.reference.trim() ?? '';
      return own !== '' && referencesOf(list).filter((reference) => reference === own).length > 1;
    },
  });
  return (
    <TextInput
      label="Reference"
      description="Logic and reports know the task by it. Jumps follow when it is changed."
      autoComplete="off"
      {...field}
      error={fieldState.error?.message ?? (taken ? validationMessages.referenceUsed : undefined)}
    />
  );
}
