import { defineWizard } from '../../../kit/wizard/definition.ts';
import type { WizardDefinition } from '../../../kit/wizard/definition.ts';
import { WizardBack } from '../../../kit/wizard/WizardBack.tsx';
import { editMessages } from '../messages.ts';
import { templateTasksPage } from '../pages.ts';
import { taskListFromServer } from '../taskList/fromServer.ts';
import { taskListSchema } from '../taskList/listSchema.ts';
import { loadTaskListEditor, TaskListStep } from '../TaskListStep.tsx';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import type { TemplateValues } from '../values/templateSchemas.ts';
import { newTemplate } from '../values/templateValues.ts';

/** The name of the drafts; each template has one of its own. */
export const taskListWizardName = 'template-tasks';

/** The single step that edits the task list of an existing template. */
export const taskListWizard = (template: TemplateDetailsFragment): WizardDefinition<TemplateValues> =>
  defineWizard<TemplateValues>({
    name: taskListWizardName,
    version: 1,
    title: `Task list of ${template.name}`,
    act: 'Save task list',
    thing: 'template',
    initial: () => editedValues(template),
    startAgain: editMessages,
    back: <WizardBack label={editMessages.back} to={templateTasksPage.to({ id: template.id })} />,
    nameOf: () => template.name,
    steps: [
      {
        id: 'tasks',
        title: 'Task list',
        schema: taskListSchema,
        wide: true,
        load: loadTaskListEditor,
        fields: (form) => <TaskListStep form={form} />,
      },
    ],
  });

/** The template as the editor's values; fields that the editor does not show have the defaults of a new template. */
export function editedValues(template: TemplateDetailsFragment): TemplateValues {
  const values = newTemplate();
  return {
    ...values,
    general: {
      ...values.general,
      name: template.name,
      displayName: template.displayName ?? '',
      customerId: template.customer?.id ?? null,
      currency: template.basePrice?.currency ?? values.general.currency,
    },
    tasks: taskListFromServer(template.taskGroups ?? [], template.taskLogic ?? []),
  };
}
