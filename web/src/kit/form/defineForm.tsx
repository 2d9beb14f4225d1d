import type { ReactNode } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { FormBody } from './FormBody.tsx';
import { useConsoleForm } from './useConsoleForm.ts';
import type { ConsoleForm, FormStart, ValuesBefore } from './useConsoleForm.ts';

export interface FormParts<Values extends FieldValues> {
  readonly form: ConsoleForm<Values>;
  readonly control: Control<Values, unknown, Values>;
  /** What it is about is there already. */
  readonly editing: boolean;
}

interface FormDeclaration<Values extends FieldValues, More extends object> {
  readonly schema: ObjectSchema<Values>;
  /** What a new one begins with. */
  readonly empty: FormStart<NoInfer<Values>>;
  /** The field that has the focus in the form of a new one, and in the dialog of one that is there. */
  readonly focus?: Path<NoInfer<Values>>;
  readonly fields: (parts: FormParts<Values> & More) => ReactNode;
}

interface Creating<Values> {
  readonly record?: undefined;
  /** What the button does: 'Add campaign'. */
  readonly act: string;
  readonly onCreate: (values: Values) => Promise<unknown>;
}

interface Editing<Values> {
  /** What is there, as the fields hold it. Give the form its id as `key`. */
  readonly record: FormStart<Values>;
  /**
   * Sends what was changed and nothing else, so that two people can change different fields. `before` is what the
   * fields held when the form began, or was last saved.
   */
  readonly onSave: (changed: Partial<Values>, before: ValuesBefore) => Promise<unknown>;
}

type DeclaredFormProps<Values extends FieldValues> = (Creating<Values> | Editing<Values>) & {
  /** Called once it is saved. */
  readonly onSaved?: ((form: ConsoleForm<Values>) => void) | undefined;
  /** Leaves the form; without it there is nowhere to go back to. */
  readonly onCancel?: (() => void) | undefined;
};

/**
 * One form for making a thing and for editing it: its schema, which the values are inferred from, what a new one begins
 * with, and its fields. A new one is sent whole; of one that is there what was changed, which there must be something of.
 */
export function defineForm<Values extends FieldValues, More extends object = object>({
  schema,
  empty,
  focus,
  fields: Fields,
}: FormDeclaration<Values, More>) {
  return function DeclaredForm(props: DeclaredFormProps<Values> & Omit<More, keyof FormParts<Values>>) {
    const sends: Creating<Values> | Editing<Values> = props;
    const { record, onCancel, onSaved }: DeclaredFormProps<Values> = props;
    // Safe: the props are those of the fields beside the form's own, which stand in their place below.
    const more = props as unknown as More;
    const form = useConsoleForm<Values>({
      schema,
      defaultValues: record ?? empty,
      ...(focus !== undefined && (!record || onCancel) ? { focus } : {}),
      onSubmit: (values, changed, before) =>
        'onSave' in sends ? sends.onSave(changed, before) : sends.onCreate(values),
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
