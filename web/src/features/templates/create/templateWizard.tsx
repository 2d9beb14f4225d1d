import { defineWizard } from '../../../kit/wizard/definition.ts';
import type { WizardForm } from '../../../kit/wizard/definition.ts';
import { defineStepPiece } from '../../../kit/wizard/stepPiece.ts';
import { taskListSchema } from '../taskList/listSchema.ts';
import { loadTaskListEditor, TaskListStep } from '../TaskListStep.tsx';
import { generalSchema, resourcesSchema } from '../values/templateSchemas.ts';
import { newTemplate } from '../values/templateValues.ts';
import type { TemplateValues } from '../values/templateSchemas.ts';

const GeneralFields = defineStepPiece<{ form: WizardForm<TemplateValues> }>(
  async () => (await import('../GeneralFields.tsx')).GeneralFields,
);
const ResourcesFields = defineStepPiece(async () => (await import('./ResourcesFields.tsx')).ResourcesFields);

export const templateWizard = defineWizard<TemplateValues>({
  name: 'template',
  version: 3,
  title: 'New template',
  act: 'Create template',
  thing: 'template',
  initial: newTemplate,
  steps: [
    {
      id: 'general',
      title: 'General',
      schema: generalSchema,
      load: GeneralFields.load,
      fields: (form) => <GeneralFields form={form} />,
    },
    {
      id: 'tasks',
      title: 'Task list',
      schema: taskListSchema,
      wide: true,
      load: loadTaskListEditor,
      fields: (form) => <TaskListStep form={form} />,
    },
    {
      id: 'resources',
      title: 'Resources',
      schema: resourcesSchema,
      load: ResourcesFields.load,
      fields: (form) => <ResourcesFields form={form} />,
    },
  ],
});
