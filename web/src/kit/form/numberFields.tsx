import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { Currency } from '../../graphql/generated/schema.ts';
import { cleanMoneyInput, currencySymbol, decimalsOf, readAmount, withDecimals } from '../value/money.ts';
import type { FieldProps } from './fields.tsx';
import { useDraft } from './useDraft.ts';

interface TypedFieldProps<Values extends FieldValues, Value> extends FieldProps<Values, Value | null> {
  readonly description?: ReactNode;
  /** Shown after the number, such as 'days'. */
  readonly unit?: string;
  readonly disabled?: boolean;
  /** 'aside': what the label says stands beside the field already, so that only screen readers need it. */
  readonly labelled?: 'above' | 'aside';
}

interface Typed<Value> {
  readonly read: (typed: string) => Value | null;
  readonly show: (value: Value) => string;
}

function TypedField<Values extends FieldValues, Value>({
  control,
  name,
  unit,
  label,
  labelled = 'above',
  read,
  show,
  ...input
}: TypedFieldProps<Values, Value> & Typed<Value>) {
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useDraft<Value | null>(field.value, (value) => (value === null ? '' : show(value)));
  return (
    <TextInput
      {...input}
      {...field}
      {...(labelled === 'aside' ? { 'aria-label': label } : { label })}
      inputMode="decimal"
      value={text}
      error={fieldState.error?.message}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        const value = typed.trim() === '' ? null : read(typed);
        setText(typed, value);
        field.onChange(value);
      }}
      {...(unit ? { rightSection: unit, rightSectionWidth: unit.length * 8 + 16 } : {})}
      {...(unit ? { rightSectionPointerEvents: 'none' as const } : {})}
    />
  );
}

/**
 * A number, or null when empty. Text that is no number becomes NaN, which every yup number schema refuses: give it
 * `numberSchema`, whose message says so.
 */
export const NumberField = <Values extends FieldValues>(props: TypedFieldProps<Values, number>) => (
  <TypedField {...props} read={Number} show={numberText} />
);

const numberText = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/**
 * An amount in major units, or null when empty. Text that is no amount is handed on as it is, for `amountSchema` to
 * refuse: where a `MoneyField` lets only amounts be typed, this says what is wrong.
 */
export const AmountField = <Values extends FieldValues>(props: TypedFieldProps<Values, string>) => (
  <TypedField {...props} read={(typed) => readAmount(typed) ?? typed} show={(amount) => amount} />
);

interface MoneyFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  readonly currency?: Currency;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

/** An amount in major units, or null. Only digits, one dot and two decimals can be typed or pasted. */
export function MoneyField<Values extends FieldValues>({
  control,
  name,
  currency = 'GBP',
  ...input
}: MoneyFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  // More decimals than the currency has stay in sight, for the schema to refuse.
  const inMoney = (amount: string | null) => amount && withDecimals(amount, decimalsOf(currency));
  const [text, setText] = useDraft<string | null>(field.value, (amount) => inMoney(amount) ?? '');
  return (
    <TextInput
      {...input}
      {...field}
      inputMode="decimal"
      leftSection={currencySymbol(currency)}
      leftSectionPointerEvents="none"
      value={text}
      error={fieldState.error?.message}
      onChange={({ currentTarget }) => {
        const typed = cleanMoneyInput(currentTarget.value);
        const amount = readAmount(typed);
        setText(typed, amount);
        field.onChange(amount);
      }}
      onBlur={() => {
        setText(inMoney(field.value) ?? '', field.value);
        field.onBlur();
      }}
    />
  );
}
