import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showError } from './toast.ts';
import { ToastArea } from './ToastArea.tsx';

vi.mock('./ToastList.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a notice is readable although its code cannot be loaded', async () => {
  render(
    <MantineProvider>
      <ToastArea />
    </MantineProvider>,
  );
  act(() => showError('Network Error'));
  expect((await screen.findByRole('alert')).textContent).toBe('Network Error');
});
