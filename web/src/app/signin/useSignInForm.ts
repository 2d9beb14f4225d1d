import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { fieldErrors } from '../../graphql/errorNotice.ts';
import { doubleClickGuard } from '../../kit/form/doubleClickGuard.ts';
import { settleErrors, showError } from '../../kit/toast/toast.ts';
import { errorMessages } from '../../messages/errors.ts';

type FieldMessages = Readonly<Record<string, string | undefined>>;

/** The values as they are sent, or what is wrong with them by field. */
export type Check<Values> = (
  typed: Values,
) =>
  | { readonly values: Values; readonly errors: FieldMessages }
  | { readonly values: null; readonly errors: FieldMessages };

interface SignInFormOptions<Values> {
  /** Fetched once somebody begins to type. */
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
 * The two forms that everybody sees first, for who `useConsoleForm` and its library would be 16 KiB to wait for. They
 * behave as every other form does: the first field has the focus, and when something is wrong the first wrong one; a
 * message goes once its field is right; a double click sends once; the server's messages stand at their fields.
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
    // A password manager fills several fields in one moment: each builds on the other.
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    // What cannot be fetched is said when the form is sent.
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
      // The network layer has said what failed.
      const told = Object.entries(fieldErrors(error)).map(([name, messages]) => [name, messages.join(' ')]);
      setErrors(Object.fromEntries(told));
      focusFirst(told.map(([name = '']) => name));
    } finally {
      setSending(false);
    }
  };

  return {
    ref,
    // Not while the fields are looked at: that takes no time, and the button must not flash.
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
