import { memo, useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import { TaskListEditor } from '../editor/TaskListEditor.tsx';
import type { PreviewOf, TaskListEditorProps } from '../editor/TaskListEditor.tsx';
import { LogicFields } from '../logic/LogicFields.tsx';
import { LogicProvider } from '../logic/LogicProvider.tsx';
import { Preview } from '../preview/Preview.tsx';
import { TaskListTools } from './TaskListTools.tsx';
import { useMarks } from './useMarks.ts';

// Findings follow typing after a moment, and render the editor only when they change.
const Editor = memo(TaskListEditor);

interface TaskListDeskProps {
  readonly form: WizardForm<TemplateValues>;
}

/** The editor of a task list with its logic, the preview, and the tools for the whole list. */
export const TaskListDesk = ({ form }: TaskListDeskProps) => (
  <LogicProvider form={form}>
    <Desk form={form} />
  </LogicProvider>
);

function Desk({ form }: TaskListDeskProps) {
  const { control } = form;
  const currency = useWatch({ control, name: 'general.currency' });
  const [name, displayName] = useWatch({ control, name: ['general.name', 'general.displayName'] });
  const shown = displayName === '' ? name : displayName;
  const renderLogic = useCallback<NonNullable<TaskListEditorProps['renderLogic']>>(
    (place) => <LogicFields form={form} {...place} />,
    [form],
  );
  const renderPreview = useCallback(
    (preview: PreviewOf) => <Preview {...preview} currency={currency} name={shown} />,
    [currency, shown],
  );
  const renderTools = useCallback(
    (looked: PreviewOf) => <TaskListTools form={form} currency={currency} {...looked} />,
    [form, currency],
  );
  return (
    <Editor
      form={form}
      currency={currency}
      renderLogic={renderLogic}
      renderPreview={renderPreview}
      renderTools={renderTools}
      marks={useMarks()}
    />
  );
}
