import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profile } from '../testing/fixtures.ts';
import { MockGateway } from '../testing/mockGateway.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

test('the start page and the menu show the role by its label', async () => {
  const gateway = new MockGateway({
    me: () => ({ ...profile(['CONTENT_VIEW']), role: { id: 'r6', name: 'content_editor' } }),
  });
  await renderConsole(gateway, '/');
  expect(await screen.findByText(/You are signed in as Content editor\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Olivia Hart/ }));
  expect(await screen.findByText('Content editor')).toBeTruthy();
});
