import { defineWizard } from '../../kit/wizard/definition.ts';
import { GeneralFields } from './GeneralFields.tsx';
import { ResourcesFields } from './ResourcesFields.tsx';
import { TaskListFields } from './TaskListFields.tsx';
import { generalSchema, resourcesSchema, taskListSchema } from './templateSchemas.ts';
import { newTemplate } from './templateValues.ts';
import type { TemplateValues } from './templateSchemas.ts';

export const templateWizard = defineWizard<TemplateValues>({
  name: 'template',
  version: 2,
  title: 'New template',
  act: 'Create template',
  thing: 'template',
  initial: newTemplate,
  steps: [
    {
      id: 'general',
      title: 'General',
      schema: generalSchema,
      fields: (form) => <GeneralFields form={form} />,
    },
    {
      id: 'tasks',
      title: 'Task list',
      schema: taskListSchema,
      fields: (form) => <TaskListFields form={form} />,
    },
    {
      id: 'resources',
      title: 'Resources',
      schema: resourcesSchema,
      fields: (form) => <ResourcesFields form={form} />,
    },
  ],
});
