import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object } from 'yup';
import { validationMessages } from '../../../messages/validation.ts';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { amountSchema } from '../values/amountSchema.ts';
import { FormBody } from '../FormBody.tsx';
import { MoneyField } from './MoneyField.tsx';
import { useConsoleForm } from '../useConsoleForm.ts';

interface Price {
  amount: string | null;
}

interface PriceFormProps {
  readonly currency: Currency;
  readonly slips: 'cleaned' | 'refused';
  readonly onSave: (price: Price) => void;
}

function PriceForm({ currency, slips, onSave }: PriceFormProps) {
  const form = useConsoleForm<Price>({
    schema: object({ amount: amountSchema(currency).required(validationMessages.valueRequired) }),
    defaultValues: { amount: null },
    onSubmit: async (values) => onSave(values),
  });
  return (
    <FormBody form={form} act="Save">
      <MoneyField
        control={form.control}
        name="amount"
        label="Amount"
        kind="price"
        currency={currency}
        slips={slips}
      />
    </FormBody>
  );
}

function renderForm(currency: Currency = 'GBP', slips: PriceFormProps['slips'] = 'refused') {
  const save = vi.fn<(price: Price) => void>();
  const form = (now: Currency) => (
    <MantineProvider env="test">
      <PriceForm currency={now} slips={slips} onSave={save} />
    </MantineProvider>
  );
  const { rerender } = render(form(currency));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  return {
    save,
    field,
    chooseCurrency: (now: Currency) => rerender(form(now)),
    press: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      const unusual = screen.queryByRole('button', { name: 'Send all the same' });
      if (unusual) await userEvent.click(unusual);
    },
  };
}

test.each([
  ['12,50', 'GBP', '£12.50', '12.50', '12.5'],
  ['7,5', 'EUR', '€7.50', '7.50', '7.5'],
  ['1.234,56', 'GBP', '£1,234.56', '1234.56', '1234.56'],
  ['1,234.56', 'GBP', '£1,234.56', '1234.56', '1234.56'],
  ['1 234', 'JPY', '¥1,234', '1234', '1234'],
  ['12·50', 'GBP', '£12.50', '12.50', '12.5'],
  ['£3', 'GBP', '£3.00', '3.00', '3'],
] as const)(
  '%s in %s is shown as %s while typing, as %s after leaving the field, and sent as %s',
  async (typed, currency, understood, settled, sent) => {
    const { save, field, press } = renderForm(currency);
    await userEvent.type(field, typed);
    expect(field.value).toBe(typed);
    expect(screen.getByText(`Read as ${understood}`)).toBeTruthy();
    await userEvent.tab();
    expect(field.value).toBe(settled);
    expect(screen.queryByText(/^Read as/)).toBeNull();
    await press();
    await waitFor(() => expect(save).toHaveBeenCalledWith({ amount: sent }));
  },
);

test.each([
  ['12.345', 'GBP', 'Amounts in GBP have at most 2 decimals'],
  ['12,50', 'KRW', 'Amounts in KRW have no decimals'],
  ['1.000', 'GBP', '1.000 can mean 1 or 1000: write one of these'],
  ['-5', 'GBP', 'Must be 0 or more'],
  ['1e3', 'GBP', 'You must pass a number'],
  ['€5', 'GBP', 'This amount is in GBP: write it without €'],
  ['1a2..345', 'GBP', 'You must pass a number'],
] as const)('%s in %s stays as it is typed and is refused: %s', async (typed, currency, message) => {
  const { save, field, press } = renderForm(currency);
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field.value).toBe(typed);
  expect(screen.getByText(message)).toBeTruthy();
  await press();
  expect(field.value).toBe(typed);
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(save).not.toHaveBeenCalled();
});

test('Enter in the field sends the parsed amount', async () => {
  const { save, field } = renderForm();
  await userEvent.type(field, '12,50{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ amount: '12.5' }));
});

test.each(['typed', 'pasted'])('a repeated point is cleaned where the field allows it: %s', async (way) => {
  const { save, field, press } = renderForm('GBP', 'cleaned');
  await userEvent.click(field);
  await (way === 'typed' ? userEvent.type(field, '1a2..345') : userEvent.paste('1a2..345'));
  expect(field.value).toBe('12.34');
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ amount: '12.34' }));
});

test('where repeated points are cleaned, other invalid text is still refused', async () => {
  const { save, field, press } = renderForm('GBP', 'cleaned');
  await userEvent.type(field, '12.345');
  await press();
  expect(await screen.findByText('Amounts in GBP have at most 2 decimals')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('an amount in another currency is parsed once that currency is selected', async () => {
  const { field, chooseCurrency } = renderForm('GBP');
  await userEvent.type(field, '€12,50');
  await userEvent.tab();
  chooseCurrency('EUR');
  await waitFor(() => expect(field.value).toBe('12.50'));
  expect(screen.queryByText(/This amount is in GBP/)).toBeNull();
});
