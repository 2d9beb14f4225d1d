import { Select } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import type { TaskComponentType } from '../../../../../graphql/generated/schema.ts';
import { foldedFilter } from '../../../../../kit/choice/foldedFilter.ts';
import { useListChange } from '../../../../../kit/fieldArray/changes.ts';
import { withValueAt } from '../../../../../kit/fieldArray/lists.ts';
import type { WizardForm } from '../../../../../kit/wizard/definition.ts';
import { innerTaskTypes, taskTypes } from '../../../labels.ts';
import type { TemplateValues } from '../../../values/templateSchemas.ts';
import { editWords } from '../../messages.ts';
import type { InnerTaskValues, TaskValues } from '../../schema.ts';
import { ofType } from '../../values.ts';
import { taskAt } from '../place.ts';
import type { TaskPlaceInForm } from '../place.ts';

interface TypeFieldProps {
  readonly form: WizardForm<TemplateValues>;
  readonly place: TaskPlaceInForm;
}

/** The type of the task. A new type starts with its defaults, and fitting values stay. */
export function TypeField({ form, place }: TypeFieldProps) {
  const type = useWatch({ control: form.control, name: `${place.path}.type` });
  const change = useListChange(form);
  return (
    <Select
      label="Type"
      value={type}
      data={place.kind === 'inner' ? innerTaskTypes : taskTypes}
      searchable
      filter={foldedFilter}
      allowDeselect={false}
      onChange={(next) => {
        const values = form.getValues();
        const task = taskAt(values.tasks, place);
        const chosen = taskTypes.find(({ value }) => value === next)?.value;
        if (!task || chosen === undefined || chosen === task.type) return;
        change(editWords.typeChanged, withValueAt(values, place.path, retyped(task, chosen)));
      }}
    />
  );
}

/** A matrix task is offered only the types that it can have. */
function retyped(task: TaskValues | InnerTaskValues, type: TaskComponentType): TaskValues | InnerTaskValues {
  if ('matrixTasks' in task) return ofType(task, type);
  return type === 'MATRIX' ? task : ofType(task, type);
}
