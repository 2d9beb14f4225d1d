import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { Currency } from '../../graphql/generated/schema.ts';
import { cleanMoneyInput, currencySymbol, decimalsOf, hasDecimalsOf } from '../value/money.ts';
import type { FieldProps } from './fields.tsx';
import { useDraft } from './useDraft.ts';

interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  readonly description?: ReactNode;
  /** Shown after the number, such as 'days'. */
  readonly unit?: string;
  readonly disabled?: boolean;
  /** 'aside': what the label says stands beside the field already, so that only screen readers need it. */
  readonly labelled?: 'above' | 'aside';
}

/**
 * A number, or null when empty. Text that is no number becomes NaN, which every yup number schema refuses: give it
 * `numberSchema`, whose message says so.
 */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  unit,
  label,
  labelled = 'above',
  ...input
}: NumberFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useDraft<number | null>(field.value, numberText);
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
        const value = typed.trim() === '' ? null : Number(typed);
        setText(typed, value);
        field.onChange(value);
      }}
      {...(unit ? { rightSection: unit, rightSectionWidth: unit.length * 8 + 16 } : {})}
      {...(unit ? { rightSectionPointerEvents: 'none' as const } : {})}
    />
  );
}

const numberText = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);

interface MoneyFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
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
  const inMoney = (value: number | null) => moneyText(value, currency);
  const [text, setText] = useDraft<number | null>(field.value, inMoney);
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
        const value = /\d/.test(typed) ? Number(typed) : null;
        setText(typed, value);
        field.onChange(value);
      }}
      onBlur={() => {
        setText(inMoney(field.value), field.value);
        field.onBlur();
      }}
    />
  );
}

/** With the decimals of the currency; more than it has stay in sight, for the schema to refuse. */
const moneyText = (value: number | null, currency: Currency): string =>
  value === null || Number.isNaN(value)
    ? ''
    : value.toFixed(hasDecimalsOf(value, currency) ? decimalsOf(currency) : 2);
