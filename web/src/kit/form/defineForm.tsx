import type { ReactNode } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { EditedRecord, SeenVersion } from '../conflict/edited.ts';
import { FormBody } from './FormBody.tsx';
import { useConsoleForm } from './useConsoleForm.ts';
import { emptyValues } from './values/recordValues.ts';
import type { ConsoleForm } from './useConsoleForm.ts';
import type { FormStart, ValuesBefore } from './values/formValues.ts';

export interface FormParts<Values extends FieldValues> {
  readonly form: ConsoleForm<Values>;
  readonly control: Control<Values, unknown, Values>;
  /** An existing record is edited. */
  readonly editing: boolean;
}

interface FormDeclaration<Values extends FieldValues, More extends object> {
  /** Its defaults are the initial values of a new record. */
  readonly schema: ObjectSchema<Values>;
  /** The field that is focused in the form of a new record, and in the dialog of an existing one. */
  readonly focus?: Path<NoInfer<Values>>;
  readonly fields: (parts: FormParts<Values> & More) => ReactNode;
}

interface Creating<Values> {
  readonly record?: undefined;
  /** The submit button's label: 'Add campaign'. */
  readonly act: string;
  readonly onCreate: (values: Values) => Promise<unknown>;
}

interface Editing<Values extends FieldValues> {
  /** The record as field values. Give the form its id as `key`. */
  readonly record: FormStart<Values>;
  /**
   * Sends only the changes, so that two users can change different fields. `before` contains the initial or last saved
   * values, and `seen` the version of the record that they come from.
   */
  readonly onSave: (changed: Partial<Values>, before: ValuesBefore, seen: SeenVersion) => Promise<unknown>;
  /** The record with its version, from `useEdited`. */
  readonly edits?: EditedRecord<Values>;
}

type DeclaredFormProps<Values extends FieldValues> = (Creating<Values> | Editing<Values>) & {
  /** Called after saving. */
  readonly onSaved?: ((form: ConsoleForm<Values>) => void) | undefined;
  /** Leaves the form; without it there is no cancel button. */
  readonly onCancel?: (() => void) | undefined;
};

/**
 * One form to create and edit a record: its schema, from which the values and the initial values follow, and its
 * fields. A new record is sent whole; of an existing one only the changes, of which there must be some.
 */
export function defineForm<Values extends FieldValues, More extends object = object>({
  schema,
  focus,
  fields: Fields,
}: FormDeclaration<Values, More>) {
  const empty = emptyValues(schema);
  return function DeclaredForm(props: DeclaredFormProps<Values> & Omit<More, keyof FormParts<Values>>) {
    const sends: Creating<Values> | Editing<Values> = props;
    const { record, onCancel, onSaved }: DeclaredFormProps<Values> = props;
    // Safe: the props are those of the fields besides the form's own, which are set below.
    const more = props as unknown as More;
    const form = useConsoleForm<Values>({
      schema,
      defaultValues: record ?? empty,
      ...(focus !== undefined && (!record || onCancel) ? { focus } : {}),
      onSubmit: (values, changed, before, seen) =>
        'onSave' in sends ? sends.onSave(changed, before, seen) : sends.onCreate(values),
      edits: 'onSave' in sends ? sends.edits : undefined,
      onSaved: () => onSaved?.(form),
    });
    return (
      <FormBody
        form={form}
        act={'act' in sends ? sends.act : 'Save'}
        disabled={record !== undefined && !form.formState.isDirty}
        {...(onCancel ? { onCancel } : {})}
      >
        <Fields {...more} form={form} control={form.control} editing={record !== undefined} />
      </FormBody>
    );
  };
}
