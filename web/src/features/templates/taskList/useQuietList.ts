import { startTransition, useEffect, useState } from 'react';
import type { WizardForm } from '../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../values/templateSchemas.ts';
import type { TaskListValues } from './schema.ts';

/** Longer than the pause between two keystrokes, shorter than a glance to the side. */
const quietMilliseconds = 250;

/**
 * The form's task list for components that analyse it as a whole: debounced while the user types, as analysing a long
 * list takes longer than a keystroke may. Edits of the list itself (also undo and redo) are passed on immediately.
 */
export function useQuietList(form: WizardForm<TemplateValues>): TaskListValues {
  const [list, setList] = useState(() => form.getValues('tasks'));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        clearTimeout(timer);
        const follow = () => startTransition(() => setList(values.tasks));
        if (name === undefined) follow();
        else timer = setTimeout(follow, quietMilliseconds);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return list;
}
