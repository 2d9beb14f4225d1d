import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, test } from 'vitest';
import { useChosen } from './useChosen.ts';

/** A page whose address changes once `arrived` resolves. */
function Page({ arrived }: { readonly arrived: () => Promise<string> }) {
  const [value, setValue] = useState('north');
  const [shown, choose] = useChosen(value, async () => {
    const there = await arrived();
    startTransition(() => setValue(there));
  });
  return (
    <input aria-label="Part" value={shown} onChange={({ currentTarget }) => choose(currentTarget.value)} />
  );
}

test('a choice is shown before the address contains it, and the address wins in the end', async () => {
  const arrival = Promise.withResolvers<string>();
  render(<Page arrived={() => arrival.promise} />);
  const part = screen.getByLabelText('Part');
  await userEvent.type(part, 'ern');
  expect(part).toHaveProperty('value', 'northern');
  arrival.resolve('southern');
  await expect.poll(() => part).toHaveProperty('value', 'southern');
});
