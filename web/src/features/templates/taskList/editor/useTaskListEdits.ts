import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListChange } from '../../../../kit/fieldArray/changes.ts';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import type { Edit } from '../edits.ts';
import { editorMessages } from '../messages.ts';
import type { TaskListValues } from '../schema.ts';
import { changedPlace } from './outline/changedPlace.ts';
import { titleOf } from './outline/OutlineItem.tsx';
import { outlineRows } from './outline/outlineRows.ts';

interface TaskListEdits {
  readonly list: () => TaskListValues;
  /** Applies an edit; null changes nothing. */
  readonly apply: (edit: Edit | null) => boolean;
  /** The last edit, for screen readers. */
  readonly said: string;
}

/** Edits of the whole list. The edited row is selected, also after undo and redo. */
export function useTaskListEdits(
  form: WizardForm<TemplateValues>,
  onSelect: (key: string) => void,
): TaskListEdits {
  const change = useListChange(form);
  const [said, setSaid] = useState('');
  const own = useRef(false);
  const seen = useRef<TaskListValues | null>(null);

  const replaced = useEffectEvent((tasks: TaskListValues) => {
    const before = seen.current;
    seen.current = tasks;
    if (own.current || !before) return;
    const place = changedPlace(before, tasks);
    if (place !== undefined) onSelect(place);
  });
  useEffect(() => {
    seen.current = form.getValues('tasks');
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name === undefined) replaced(values.tasks);
        else seen.current = values.tasks;
      },
    });
  }, [form]);

  return {
    list: () => form.getValues('tasks'),
    apply: (edit) => {
      if (!edit) return false;
      own.current = true;
      change(edit.words, { ...form.getValues(), tasks: edit.list });
      own.current = false;
      onSelect(edit.selected);
      setSaid(saidOf(edit));
      return true;
    },
    said,
  };
}

function saidOf({ list, words, selected }: Edit): string {
  const row = outlineRows(list).find(({ key }) => key === selected);
  return row ? editorMessages.said(words, titleOf(row), row.position + 1, row.siblings) : words;
}
