import { Textarea, TextInput } from '@mantine/core';
import type { Currency } from '../../../../../graphql/generated/schema.ts';
import { DateInput } from '../../../../../kit/date/DateInput.tsx';
import { currencySymbol } from '../../../../../kit/value/money.ts';
import { previewMessages } from '../messages.ts';
import { charactersOf, valueProblem } from '../missing.ts';
import type { ControlProps } from './control.ts';

/** A typed answer: text, a number, a date or a price. */
export function InputControl({
  task,
  answer: { value },
  onChange,
  currency,
}: ControlProps & { readonly currency: Currency }) {
  const text = value ?? '';
  const problem = valueProblem(task, value, currency);
  const left = task.inputLimit === null ? null : task.inputLimit - charactersOf(text);
  const shared = {
    value: text,
    error: problem,
    withAsterisk: task.required.includes('TASK'),
    autoComplete: 'off',
    ...(left !== null && left >= 0 && { description: previewMessages.charactersLeft(left) }),
  };
  const type = (typed: string) => onChange({ value: typed === '' ? null : typed });
  switch (task.inputType) {
    case 'ALPHANUMERIC':
      return (
        <Textarea
          {...shared}
          label={previewMessages.text}
          rows={3}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      );
    case 'DATE':
      return (
        <DateInput
          past
          label={previewMessages.date}
          value={value}
          onChange={(date) => onChange({ value: date })}
          onUnreadable={type}
        />
      );
    case 'NUMERIC':
    case 'PRICE':
      return (
        <TextInput
          {...shared}
          label={task.inputType === 'PRICE' ? previewMessages.price : previewMessages.number}
          inputMode="decimal"
          {...(task.inputType === 'PRICE' && { leftSection: currencySymbol(currency) })}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      );
  }
}
