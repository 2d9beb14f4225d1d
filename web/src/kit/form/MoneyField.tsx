import { TextInput } from '@mantine/core';
import { readAmount, withoutSlips } from '@shepherd/domain/amount.ts';
import { isFarAboveUsual } from '@shepherd/domain/usualAmounts.ts';
import type { AmountKind } from '@shepherd/domain/usualAmounts.ts';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { Currency } from '../../graphql/generated/schema.ts';
import { understoodAs } from '../../messages/amount.ts';
import { currencySymbol, decimalsOf, formatMoney, withDecimals } from '../value/money.ts';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { noteAmountField } from '../amount/amountFields.ts';
import { useDraft } from './useDraft.ts';

interface MoneyFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  /** What the amount is for: somebody is asked once before one is sent that is far above what is usual for it. */
  readonly kind: AmountKind;
  /** Several where one amount is meant for each of them. */
  readonly currency?: Currency | readonly Currency[];
  /** The amount is sent though its field is no longer shown, as that of a task that was closed. */
  readonly sentUnseen?: boolean;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  /** 'aside': the label stands beside the field already, so that only screen readers need it. */
  readonly labelled?: 'above' | 'aside';
  /** 'cleaned': text with a repeated point is cleaned at once, and not refused. */
  readonly slips?: 'cleaned' | 'refused';
}

/**
 * An amount in major units, or null when empty, typed or pasted in any notation. What was read stands below until the
 * field is left, and then in it. Text that is no amount becomes the value as it is, for `amountSchema` to refuse.
 */
export function MoneyField<Values extends FieldValues>({
  control,
  name,
  kind,
  currency: given = 'GBP',
  sentUnseen = false,
  label,
  labelled = 'above',
  description,
  slips = 'refused',
  ...input
}: MoneyFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const [only, ...others] = typeof given === 'string' ? [given] : given;
  const currency = only !== undefined && others.length === 0 ? only : null;
  useEffect(() => {
    const currencies = typeof given === 'string' ? [given] : given;
    const takeBack = noteAmountField(control, name, (sent) => {
      const unusual = currencies.find((one) => isFarAboveUsual(sent, kind, one));
      return unusual === undefined ? null : formatMoney(sent, unusual);
    });
    return sentUnseen ? undefined : takeBack;
  }, [control, name, kind, given, sentUnseen]);
  const marked = useFieldLabel(control, name, label);
  const shown = (amount: string | null): string =>
    amount === null || currency === null ? (amount ?? '') : withDecimals(amount, decimalsOf(currency));
  const [text, setText] = useDraft<string | null>(field.value, shown);
  const [slipped, setSlipped] = useState(false);
  const [left, setLeft] = useState(false);
  const reading = text.trim() === '' ? null : readAmount(text, { currency });
  const amount = reading?.ok === true ? reading.value : null;
  const { value, onChange } = field;
  useEffect(() => {
    // The currency was changed, and what was no amount in the one before is an amount in this one.
    if (amount !== null && value !== null && value !== amount) onChange(amount);
  }, [amount, value, onChange]);
  const write = (typed: string) => {
    // After a slip every further decimal is typed into text that was cleaned already.
    const cleaned = slips === 'cleaned' ? withoutSlips(slipped ? typed.replace('.', '..') : typed) : null;
    const next = cleaned ?? typed;
    const read = next.trim() === '' ? null : readAmount(next, { currency });
    const nextValue = read?.ok === true ? read.value : read && next;
    setSlipped(cleaned !== null);
    setLeft(false);
    setText(next, nextValue);
    onChange(nextValue);
  };
  const refusal = left && reading?.ok === false ? reading.message : undefined;
  const understood =
    amount !== null && !/^\d*\.?\d*$/.test(text.trim())
      ? understoodAs(currency === null ? amount : formatMoney(amount, currency))
      : undefined;
  return (
    <TextInput
      {...input}
      {...field}
      {...(labelled === 'aside' ? { 'aria-label': label } : { label: marked })}
      inputMode="decimal"
      autoComplete="off"
      {...(currency !== null && { leftSection: currencySymbol(currency) })}
      leftSectionPointerEvents="none"
      value={text}
      description={understood ?? description}
      error={fieldState.error?.message ?? refusal}
      onChange={({ currentTarget }) => write(currentTarget.value)}
      onBlur={() => {
        if (amount !== null) setText(shown(amount), amount);
        setLeft(true);
        field.onBlur();
      }}
    />
  );
}
