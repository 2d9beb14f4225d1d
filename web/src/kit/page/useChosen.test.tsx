import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, test } from 'vitest';
import { useChosen } from './useChosen.ts';

/** A page whose address is another once `arrived` is kept. */
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

test('what is typed is shown before the address says it, and what it says in the end holds', async () => {
  const arrival = Promise.withResolvers<string>();
  render(<Page arrived={() => arrival.promise} />);
  const part = screen.getByLabelText('Part');
  await userEvent.type(part, 'ern');
  expect(part).toHaveProperty('value', 'northern');
  arrival.resolve('southern');
  await expect.poll(() => part).toHaveProperty('value', 'southern');
});
