import { Button, Checkbox, Radio } from '@mantine/core';
import { useId } from 'react';
import { validationMessages } from '../../../../../messages/validation.ts';
import { mostOptions } from '../answers.ts';
import { previewMessages } from '../messages.ts';
import type { ControlProps } from './control.ts';
import classes from './controls.module.css';

/** One option or several. Options beyond the limit are disabled, with the reason. */
export function OptionsControl({ task, answer: { selection }, onChange }: ControlProps) {
  const name = useId();
  const most = mostOptions(task);
  const single = most === 1;
  const full = most !== null && selection.length >= most;
  const required = task.required.includes('TASK');
  if (task.options.length === 0) return <p className={classes.quiet}>{previewMessages.noOptions}</p>;
  const hint = single
    ? previewMessages.chooseOne
    : most === null
      ? previewMessages.chooseAny
      : previewMessages.chooseUpTo(most);
  return (
    <fieldset className={classes.options}>
      <legend className={classes.label}>{hint}</legend>
      {task.options.map(({ key, id, value, mandatory }) => {
        const chosen = selection.includes(id);
        const shared = {
          name,
          checked: chosen,
          label: value.trim() || previewMessages.unnamedOption,
          ...(mandatory && { description: previewMessages.mandatoryOption }),
          className: classes.option ?? '',
        };
        return single ? (
          <Radio key={key} {...shared} value={id} onChange={() => onChange({ selection: [id] })} />
        ) : (
          <Checkbox
            key={key}
            {...shared}
            disabled={full && !chosen}
            onChange={({ currentTarget }) =>
              onChange({
                selection: currentTarget.checked
                  ? [...selection, id]
                  : selection.filter((other) => other !== id),
              })
            }
          />
        );
      })}
      {full && !single && most < task.options.length && (
        <p className={classes.quiet}>{validationMessages.maxOptions(most)}</p>
      )}
      {single && !required && selection.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.start ?? ''}
          onClick={() => onChange({ selection: [] })}
        >
          {previewMessages.clearChoice}
        </Button>
      )}
    </fieldset>
  );
}
