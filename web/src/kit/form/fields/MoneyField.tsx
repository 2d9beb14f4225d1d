import { TextInput } from '@mantine/core';
import { readAmount, withoutSlips } from '@shepherd/domain/amount.ts';
import { isFarAboveUsual } from '@shepherd/domain/usualAmounts.ts';
import type { AmountKind } from '@shepherd/domain/usualAmounts.ts';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { understoodAs } from '../../../messages/amount.ts';
import { currencySymbol, decimalsOf, formatMoney, withDecimals } from '../../value/money.ts';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { noteAmountField } from '../../amount/amountFields.ts';
import { useDraft } from './useDraft.ts';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';

interface MoneyFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  /** The purpose of the amount: an amount far above the usual for it must be confirmed once. */
  readonly kind: AmountKind;
  /** Several currencies if one amount applies to each of them. */
  readonly currency?: Currency | readonly Currency[];
  /** The amount is sent although its field is no longer shown, like that of a closed task. */
  readonly sentUnseen?: boolean;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  /** 'aside': there is a visible label beside the field, so the field's own is for screen readers only. */
  readonly labelled?: 'above' | 'aside';
  /** 'cleaned': text with a repeated point is cleaned immediately, and not refused. */
  readonly slips?: 'cleaned' | 'refused';
}

/**
 * An amount in major units, or null when empty, typed or pasted in any notation. The parsed amount is shown below until
 * the user leaves the field, then in it. Invalid text becomes the value, and `amountSchema` refuses it.
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
  const error = useFieldError(control, name, fieldState.error?.message, (amount) =>
    typeof amount === 'string' && currency !== null ? formatMoney(amount, currency) : undefined,
  );
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
    // After a change of the currency, text that was invalid before may be valid.
    if (amount !== null && value !== null && value !== amount) onChange(amount);
  }, [amount, value, onChange]);
  const write = (typed: string) => {
    // After a slip, further decimals are typed into text that was already cleaned.
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
      error={error ?? refusal}
      onChange={({ currentTarget }) => write(currentTarget.value)}
      onBlur={() => {
        if (amount !== null) setText(shown(amount), amount);
        setLeft(true);
        field.onBlur();
      }}
    />
  );
}
