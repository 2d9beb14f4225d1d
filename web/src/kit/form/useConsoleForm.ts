import { yupResolver } from '@hookform/resolvers/yup';
import { use, useEffect, useState } from 'react';
import { get, useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { fieldErrors } from '../../graphql/errorNotice.ts';
import { errorMessages } from '../../messages/errors.ts';
import { settleErrors, showError } from '../toast/toast.ts';
import { ModalScope } from '../modal/ModalScope.ts';
import { uploadsOf } from '../upload/formUploads.ts';
import { useAmountQuestion } from '../amount/useAmountQuestion.ts';
import type { AmountQuestion } from '../amount/useAmountQuestion.ts';
import { declareSchema } from './fieldLabel.ts';
import { doubleClickGuard } from './doubleClickGuard.ts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges.ts';

type LoadSchema<Values extends FieldValues> = () => Promise<ObjectSchema<Values>>;

/** What the fields begin with: each may still be without a value. What is sent was validated, and is not. */
export type FormStart<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends readonly unknown[]
    ? Values[Name]
    : Values[Name] extends object
      ? FormStart<Values[Name]>
      : Values[Name] | null;
};

/** What the fields of a form held before somebody changed them, by their names. */
export type ValuesBefore = Readonly<Record<string, unknown>>;

/**
 * The values of a form are those of its schema. A field that is required holds null until something was entered; what
 * `onSubmit` gets was validated.
 */
export interface ConsoleFormOptions<Values extends FieldValues> {
  /** A function where the schema is fetched once somebody begins to type, so that the form itself comes sooner. */
  readonly schema: ObjectSchema<Values> | LoadSchema<Values>;
  readonly defaultValues: FormStart<NoInfer<Values>>;
  /** The field that has the focus when the form appears. */
  readonly focus?: Path<NoInfer<Values>>;
  /**
   * `left`: a field says what is wrong with it as soon as it is left, for a form whose button waits until all is right.
   * Without this, when the form is sent.
   */
  readonly judged?: 'left';
  /**
   * Sends the values. When it rejects with an error of the gateway that carries fields, those of this form show the
   * message until they are changed; the general notice was already raised by the network layer. `changed` holds the
   * values that are not what the form began with or last saved: sending only those leaves the rest to who changed it
   * meanwhile. `before` is what it began with or last saved.
   */
  readonly onSubmit: (
    values: NoInfer<Values>,
    changed: Partial<NoInfer<Values>>,
    before: ValuesBefore,
  ) => Promise<unknown>;
  /** Called once the values are saved: the place to close the modal or to go to another page without a question. */
  readonly onSaved?: () => void;
}

export interface ConsoleForm<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  /** For the form element's `onSubmit`. */
  readonly submit: (event?: { preventDefault: () => void }) => void;
  /** For a button beside the form's own: a press of it soon after the other is no double click. */
  readonly submitBy: (button: string) => void;
  readonly busy: boolean;
  /** Asked before an amount is sent that is far above what is usual; `FormBody` shows it. */
  readonly question: AmountQuestion | null;
}

/**
 * A form validated by a yup schema: first error focused, double clicks ignored, server errors at their
 * fields, and a question before what was typed is left unsaved.
 */
export function useConsoleForm<Values extends FieldValues>(
  options: ConsoleFormOptions<Values>,
): ConsoleForm<Values> {
  const form = useForm<Values, unknown, Values>({
    resolver: async (values, context, settings) =>
      resolverOf(typeof options.schema === 'function' ? await options.schema() : options.schema)(
        values,
        context,
        settings,
      ),
    // Safe: a field shows null as empty, and the schema lets none through that has to have a value.
    defaultValues: options.defaultValues as DefaultValues<Values>,
    shouldFocusError: true,
    ...(options.judged === 'left' ? { mode: 'onTouched' } : {}),
  });
  if (typeof options.schema !== 'function') declareSchema(form.control, options.schema);
  const { isDirty } = form.formState;
  const { question, raise } = useAmountQuestion(
    form,
    ({ name, amount }) => !isSameValue(get(form.formState.defaultValues, name), amount),
  );
  const modal = use(ModalScope);
  const { release, send, kept } = useUnsavedChanges(isDirty, {
    name: `${modal ?? ''}:${Object.keys(options.defaultValues).join()}`,
    read: () => withoutPasswords(changedValues(form.formState.defaultValues ?? {}, form.getValues())),
  });
  const { reset, getValues } = form;
  useEffect(() => {
    // Safe: this very form kept some of its own values.
    if (kept !== undefined)
      reset({ ...getValues(), ...(kept as Partial<Values>) }, { keepDefaultValues: true });
  }, [kept, reset, getValues]);
  const { schema } = options;
  useEffect(() => {
    if (isDirty && typeof schema === 'function') void schema().catch(() => undefined);
  }, [isDirty, schema]);
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [guard] = useState(doubleClickGuard);
  const { setFocus } = form;
  const { focus } = options;
  useEffect(() => {
    if (focus === undefined) return undefined;
    // After the focus trap of a modal, which takes the first button in its own next turn.
    const timer = setTimeout(() => setFocus(focus));
    return () => clearTimeout(timer);
  }, [focus, setFocus]);

  const save = async (values: Values, button: string | undefined) => {
    if (!guard.accepts({ button, values })) return;
    setSending(true);
    const before: ValuesBefore = form.formState.defaultValues ?? {};
    try {
      await send(() => options.onSubmit(values, changedValues(before, values), before));
    } catch (error) {
      guard.refuse();
      showServerErrors(form, error);
      return;
    } finally {
      setSending(false);
    }
    // What was saved is what the next changes are told from.
    form.reset(form.getValues(), { keepValues: true, keepIsSubmitted: true });
    release();
    options.onSaved?.();
  };

  const submit = (button?: string) => {
    if (waiting || form.formState.isSubmitting) return;
    settleErrors();
    const files = uploadsOf(form.control);
    if (files) setWaiting(true);
    Promise.resolve(files)
      .then(() =>
        form.handleSubmit((values) => (raise(() => submit(button)) ? undefined : save(values, button)))(),
      )
      .catch(() => showError(errorMessages.network))
      .finally(() => setWaiting(false));
  };

  return {
    ...form,
    // Not while the fields are looked at: that takes no time, and the button must not flash.
    busy: waiting || sending,
    submit: (event) => {
      event?.preventDefault();
      submit();
    },
    submitBy: submit,
    question,
  };
}

/** A password is never kept, in no storage. */
export const withoutPasswords = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

/** The values that are not what they were before. */
export const changedValues = <Values extends FieldValues>(
  before: Readonly<Record<string, unknown>>,
  after: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(before[name], value)),
    // Safe: these are some of the entries of `after`.
  ) as Partial<Values>;

/** Whether two values of a field say the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** An emptied field is what it was before there was anything in it. */
const comparable = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (part === '' ? null : part));

/** The resolver's own types ask what yup makes optional, which for a schema of these very values is nothing. */
const resolverOf = <Values extends FieldValues>(schema: ObjectSchema<Values>) =>
  yupResolver(schema) as unknown as Resolver<Values, unknown, Values>;

function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
): void {
  const known = new Set(Object.keys(form.getValues()));
  const own = Object.entries(fieldErrors(error)).filter(([name]) => known.has(name.split('.', 1)[0] ?? name));
  own.forEach(([name, messages], position) => {
    // Safe: the name is one of the form's own keys, or a path below one.
    form.setError(
      name as Path<Values>,
      { type: 'server', message: messages.join(' ') },
      { shouldFocus: position === 0 },
    );
  });
}
