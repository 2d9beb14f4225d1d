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
import { Overtaken } from '../conflict/Overtaken.ts';
import type { EditedRecord, SeenVersion } from '../conflict/edited.ts';
import { useEditedForm } from '../conflict/useEditedForm.ts';
import { useAmountQuestion } from '../amount/useAmountQuestion.ts';
import type { AmountQuestion } from '../amount/useAmountQuestion.ts';
import { changedValues, isSameValue } from './values/formValues.ts';
import type { FormStart, ValuesBefore } from './values/formValues.ts';
import { declareSchema } from './fields/fieldLabel.ts';
import { doubleClickGuard } from './submit/doubleClickGuard.ts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges.ts';

type LoadSchema<Values extends FieldValues> = () => Promise<ObjectSchema<Values>>;

/**
 * The values of a form are those of its schema. A required field is null until it is filled; the values for `onSubmit`
 * are validated.
 */
export interface ConsoleFormOptions<Values extends FieldValues> {
  /** A function if the schema is loaded once the user begins to type, so that the form itself appears sooner. */
  readonly schema: ObjectSchema<Values> | LoadSchema<Values>;
  readonly defaultValues: FormStart<NoInfer<Values>>;
  /** The field that is focused when the form appears. */
  readonly focus?: Path<NoInfer<Values>>;
  /**
   * `left`: a field is validated when the user leaves it, for a form whose button is disabled until all fields are
   * valid. Otherwise on submit.
   */
  readonly judged?: 'left';
  /**
   * Sends the values. When it rejects with a gateway error that has fields, the form's fields show the messages until
   * they are changed; the network layer has already raised the general notice. `changed` contains the values that
   * differ from the initial or last saved ones: sending only those keeps concurrent changes of other users. `before`
   * contains the initial or last saved values, and `seen` the version of the edited record that they come from.
   */
  readonly onSubmit: (
    values: NoInfer<Values>,
    changed: Partial<NoInfer<Values>>,
    before: ValuesBefore,
    seen: SeenVersion,
  ) => Promise<unknown>;
  /**
   * The existing record that the form edits. `onSubmit` states the version that the user saw (`seen`); a change of
   * another user is merged, or shown at the fields that both have changed. Fields without input follow `defaultValues`.
   */
  readonly edits?: EditedRecord<NoInfer<Values>> | undefined;
  /** Called after saving: the place to close the modal or to navigate without a question about unsaved changes. */
  readonly onSaved?: () => void;
}

export interface ConsoleForm<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  /** For the form element's `onSubmit`. */
  readonly submit: (event?: { preventDefault: () => void }) => void;
  /** For a second submit button: pressing it soon after the first is no double click. */
  readonly submitBy: (button: string) => void;
  readonly busy: boolean;
  /** The confirmation of an unusually large amount; `FormBody` shows it. */
  readonly question: AmountQuestion | null;
  /** Other users have changed what the form is about; `FormBody` asks whether to go on. */
  readonly overtaken: Overtaken | null;
}

/**
 * A form with a yup schema: it focuses the first error, ignores double clicks, shows server errors at their fields, and
 * asks before unsaved input is left.
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
    // Safe: a field shows null as empty, and the schema refuses null for required values.
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
    // Safe: this very form stored some of its own values.
    if (kept !== undefined)
      reset({ ...getValues(), ...(kept as Partial<Values>) }, { keepDefaultValues: true });
  }, [kept, reset, getValues]);
  const { schema } = options;
  useEffect(() => {
    if (isDirty && typeof schema === 'function') void schema().catch(() => undefined);
  }, [isDirty, schema]);
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const [guard] = useState(doubleClickGuard);
  const edited = useEditedForm({ form, ...options, sending });
  const { setFocus } = form;
  const { focus } = options;
  useEffect(() => {
    if (focus === undefined) return undefined;
    // After the focus trap of a modal, which focuses the first button in a later task.
    const timer = setTimeout(() => setFocus(focus));
    return () => clearTimeout(timer);
  }, [focus, setFocus]);

  const save = async (values: Values, button: string | undefined) => {
    if (!guard.accepts({ button, values })) return;
    setSending(true);
    const before: ValuesBefore = form.formState.defaultValues ?? {};
    try {
      await send(() => edited.save(values, before));
    } catch (error) {
      guard.refuse();
      setOvertaken(error instanceof Overtaken ? error : null);
      showServerErrors(form, error);
      return;
    } finally {
      setSending(false);
    }
    setOvertaken(null);
    // The saved values are the base for the next changes.
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
    // Not during validation: it takes no time, and the button must not flash.
    busy: waiting || sending,
    submit: (event) => {
      event?.preventDefault();
      submit();
    },
    submitBy: submit,
    question,
    overtaken,
  };
}

/** A password is never stored. */
export const withoutPasswords = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

/** The resolver's types include optional values of yup, of which this schema has none. */
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
