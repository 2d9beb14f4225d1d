import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useFormState, useWatch } from 'react-hook-form';
import { useListChange } from '../../../../../kit/fieldArray/changes.ts';
import { withValueAt } from '../../../../../kit/fieldArray/lists.ts';
import { TextField } from '../../../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../../../kit/form/FormBody.tsx';
import type { WizardForm } from '../../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../../values/templateSchemas.ts';
import { editorMessages, editWords } from '../../messages.ts';
import { limits } from '../../schema.ts';
import type { InnerTaskValues } from '../../schema.ts';
import { priceTracking } from '../../values.ts';
import classes from './Fields.module.css';
import { MatrixItems } from './MatrixItems.tsx';
import type { OuterTaskPlace } from '../place.ts';

interface MatrixFieldsProps {
  readonly form: WizardForm<TemplateValues>;
  readonly place: OuterTaskPlace;
  readonly onSelect: (key: string) => void;
  readonly onAddTask: () => void;
}

/** The fields of a matrix: its items, and the tasks for each of them. */
export function MatrixFields({ form, place, onSelect, onAddTask }: MatrixFieldsProps) {
  const { control } = form;
  const { path } = place;
  const type = useWatch({ control, name: `${path}.type` });
  if (type !== 'MATRIX') return null;
  return (
    <>
      <MatrixTasks form={form} place={place} onSelect={onSelect} onAddTask={onAddTask} />
      <MatrixItems form={form} place={place} list="matrixItems" label="Items" />
      <MatrixItems form={form} place={place} list="customMatrixItems" label="Custom items" />
      <TextField
        control={control}
        name={`${path}.matrixMode`}
        label="Mode"
        description="How the app shows the items, such as list."
        autoComplete="off"
      />
      <ScannerFields form={form} place={place} />
    </>
  );
}

/** The tasks of a matrix. Each is edited in this same panel, and is in the outline too. */
function MatrixTasks({ form: { control }, place: { path }, onSelect, onAddTask }: MatrixFieldsProps) {
  const tasks = useWatch({ control, name: `${path}.matrixTasks`, compute: taskLines });
  const { errors } = useFormState({ control, name: `${path}.matrixTasks` });
  const message = tasks.length === 0 ? messageAt(errors, `${path}.matrixTasks`) : undefined;
  return (
    <section className={classes.group} aria-label="Tasks of each item">
      <h4 className={classes.legend}>Tasks of each item</h4>
      {tasks.length > 0 && (
        <ol className={classes.items}>
          {tasks.map(({ key, title }) => (
            <li key={key}>
              <Button variant="subtle" size="compact-sm" onClick={() => onSelect(key)}>
                {title === '' ? editorMessages.untitledTask : title}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {message !== undefined && (
        <p className={classes.wrong} role="alert">
          {message}
        </p>
      )}
      {tasks.length < limits.matrixTasks && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={onAddTask}
        >
          Add task of each item
        </Button>
      )}
    </section>
  );
}

const taskLines = (tasks: InnerTaskValues[] | undefined) =>
  (tasks ?? []).map(({ key, title }) => ({ key, title: title.trim() }));

/** The mapping from a scanned shelf label to an item. */
function ScannerFields({ form, place: { path } }: Pick<MatrixFieldsProps, 'form' | 'place'>) {
  const { control } = form;
  const hasScanner = useWatch({
    control,
    name: `${path}.scanner`,
    compute: (scanner: unknown) => scanner !== null,
  });
  const change = useListChange(form);
  return (
    <>
      <Checkbox
        label="Scanner for price tracking"
        description="Scanned shelf labels become items. Names in braces stand for what was read."
        checked={hasScanner}
        onChange={({ currentTarget }) =>
          change(
            editWords.scannerChanged,
            withValueAt(form.getValues(), `${path}.scanner`, currentTarget.checked ? priceTracking : null),
          )
        }
      />
      {hasScanner && (
        <FieldRow>
          <TextField
            control={control}
            name={`${path}.scanner.reference`}
            label="Reference from"
            autoComplete="off"
          />
          <TextField control={control} name={`${path}.scanner.label`} label="Label from" autoComplete="off" />
          <TextField
            control={control}
            name={`${path}.scanner.subtext`}
            label="Subtext from"
            autoComplete="off"
          />
        </FieldRow>
      )}
    </>
  );
}

function messageAt(errors: object, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (whole, name) => (typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined),
      errors,
    );
  const message: unknown =
    typeof found === 'object' && found !== null ? Reflect.get(found, 'message') : undefined;
  return typeof message === 'string' ? message : undefined;
}
