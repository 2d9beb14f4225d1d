import { startTransition, useEffect, useState } from 'react';
import type { WizardForm } from '../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../templateSchemas.ts';
import type { TaskListValues } from './schema.ts';

/** Longer than between two keys of somebody who types, shorter than a look to the side. */
const quietMilliseconds = 250;

/**
 * The task list in a form, for what looks at it as a whole: it follows once nobody types, as looking at a long list costs
 * more than a key may. What is done to the list itself (an edit of it, undo and redo) is there at once.
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
