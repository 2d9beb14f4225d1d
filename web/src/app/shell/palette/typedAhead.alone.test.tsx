import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { profile } from '../../../testing/fixtures.ts';
import { MockGateway } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./Palette.tsx', async (original) => {
  await code.promise;
  return original();
});

test('keys typed before the palette has loaded become its first input, unless the palette was closed', async () => {
  await renderConsole(new MockGateway({ me: () => profile(['ORDERS_VIEW']) }), '/');
  await screen.findByRole('navigation', { name: 'Main' });
  await userEvent.keyboard('{Control>}k{/Control}no{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Search and commands' })).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}ord');
  code.resolve();
  const field = await screen.findByRole('combobox', { name: 'Search and commands' });
  await waitFor(() => expect(field).toHaveProperty('value', 'ord'));
  await userEvent.keyboard('ers');
  expect(field).toHaveProperty('value', 'orders');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: 'Search and commands' })).toHaveProperty('value', '');
});
