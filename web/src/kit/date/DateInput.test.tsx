import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AddressModal } from '../modal/AddressModal.tsx';
import { defineModal } from '../modal/defineModal.ts';
import { PageRouter } from '../page/PageRouter.tsx';
import { DateInput } from './DateInput.tsx';

const dates = defineModal('dates');

async function show() {
  const element = (
    <MantineProvider env="test">
      <AddressModal name={dates} title="Edit dates">
        {() => <DateInput label="Start" value={null} onChange={() => undefined} />}
      </AddressModal>
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '/job', element }], { initialEntries: ['/job?modal=dates'] });
  render(<PageRouter router={router} />);
  const button = await screen.findByRole('button', { name: 'Open the calendar of start' });
  await userEvent.click(button);
  await screen.findByRole('button', { name: 'Next month' });
  return { router, isOpen: () => button.getAttribute('aria-expanded') };
}

test.each([
  ['in the calendar', () => screen.getByRole('button', { name: 'Next month' })],
  ['in its field', () => screen.getByRole('textbox', { name: 'Start' })],
  ['at its button', () => screen.getByRole('button', { name: 'Open the calendar of start' })],
  ['at the close button of the dialog', () => screen.getByRole('button', { name: 'Close' })],
])('Escape %s closes the calendar, and the next one the dialog', async (_where, place) => {
  const { router, isOpen } = await show();
  place().focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(isOpen()).toBe('false'));
  expect(screen.getByRole('dialog', { name: 'Edit dates' })).toBeTruthy();
  expect(router.state.location.search).toBe('?modal=dates');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: '/job', search: '' });
});

test.each([
  ['in the calendar', () => screen.getByRole('button', { name: 'Next month' })],
  ['in its field', () => screen.getByRole('textbox', { name: 'Start' })],
])(
  'Escape pressed three times at once %s closes the calendar and the dialog, and no more',
  async (_where, place) => {
    const { router, isOpen } = await show();
    const focused = place();
    focused.focus();
    act(() => {
      for (let press = 0; press < 3; press += 1) fireEvent.keyDown(focused, { key: 'Escape' });
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isOpen()).toBe('false');
    expect(router.state.location).toMatchObject({ pathname: '/job', search: '' });
  },
);
