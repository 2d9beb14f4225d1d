import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { fieldErrors } from '../../graphql/errorNotice.ts';
import { doubleClickGuard } from '../../kit/form/doubleClickGuard.ts';
import { settleErrors, showError } from '../../kit/toast/toast.ts';
import { errorMessages } from '../../messages/errors.ts';

type FieldMessages = Readonly<Record<string, string | undefined>>;

/** The values to send, or the errors by field. */
export type Check<Values> = (
  typed: Values,
) =>
  | { readonly values: Values; readonly errors: FieldMessages }
  | { readonly values: null; readonly errors: FieldMessages };

interface SignInFormOptions<Values> {
  /** Loaded once the user begins to type. */
  readonly check: () => Promise<Check<Values>>;
  readonly start: Values;
  readonly onSubmit: (values: Values) => Promise<unknown>;
}

interface TextBinding<Name> {
  readonly name: Name;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface ChoiceBinding<Name> {
  readonly name: Name;
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];
type ChoiceName<Values> = Exclude<keyof Values, TextName<Values>>;

/**
 * The form hook of the first two pages, where `useConsoleForm` and its library would add 16 KiB. It behaves like every
 * other form: it focuses the first field and, after errors, the first invalid one; a message disappears once its field
 * is valid; a double click sends once; the server's messages appear at their fields.
 */
export function useSignInForm<Values extends Readonly<Record<keyof Values & string, string | boolean>>>({
  check,
  start,
  onSubmit,
}: SignInFormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState(false);
  const [guard] = useState(doubleClickGuard);

  const focusFirst = (names: readonly string[]) => {
    const fields = [...(ref.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
    fields.find(({ name }) => names.includes(name))?.focus();
  };
  useEffect(() => {
    ref.current?.querySelector('input')?.focus();
  }, []);

  const recheck = async (name: string, next: Values) => {
    const found = (await check())(next);
    if (checked) setErrors((before) => ({ ...before, [name]: found.errors[name] }));
  };

  const change = (name: keyof Values & string, value: string | boolean) => {
    // A password manager fills several fields at the same time, so each update builds on the previous one.
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    // A failed load is reported when the form is sent.
    recheck(name, { ...values, [name]: value }).catch(() => undefined);
  };

  const send = async () => {
    const found = (await check())(values);
    setChecked(true);
    setErrors(found.errors);
    if (found.values === null) {
      focusFirst(Object.keys(found.errors));
      return;
    }
    if (!guard.accepts({ values: found.values })) return;
    setSending(true);
    try {
      await onSubmit(found.values);
    } catch (error) {
      guard.refuse();
      // The network layer has already reported the failure.
      const told = Object.entries(fieldErrors(error)).map(([name, messages]) => [name, messages.join(' ')]);
      setErrors(Object.fromEntries(told));
      focusFirst(told.map(([name = '']) => name));
    } finally {
      setSending(false);
    }
  };

  return {
    ref,
    // Not during validation: it takes no time, and the button must not flash.
    busy: sending,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (sending) return;
      settleErrors();
      send().catch(() => showError(errorMessages.network));
    },
    text: <Name extends TextName<Values> & string>(name: Name): TextBinding<Name> => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ currentTarget }) => change(name, currentTarget.value),
    }),
    choice: <Name extends ChoiceName<Values> & string>(name: Name): ChoiceBinding<Name> => ({
      name,
      checked: values[name] === true,
      onChange: ({ currentTarget }) => change(name, currentTarget.checked),
    }),
  };
}
