import { definePiece } from '../../kit/page/code/piece.ts';
import type { WizardForm } from '../../kit/wizard/definition.ts';
import type { TemplateValues } from './values/templateSchemas.ts';

const TaskListDesk = definePiece(async () => (await import('./taskList/desk/TaskListDesk.tsx')).TaskListDesk);

export const loadTaskListEditor = TaskListDesk.load;

/** The task list; its editor is loaded when the step is opened. */
export const TaskListStep = ({ form }: { readonly form: WizardForm<TemplateValues> }) => (
  <TaskListDesk form={form} />
);
