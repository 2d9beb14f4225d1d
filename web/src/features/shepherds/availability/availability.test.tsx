import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { everything, opened, shepherd, withShepherd } from '../shepherdsFixture.ts';

const area = (id: string, transportMode: string, more: object = {}) => ({
  id,
  name: `Leeds ${id}`,
  transportMode,
  latitude: 53.8,
  longitude: -1.5,
  radius: 2500,
  available: true,
  ...more,
});
const position = { latitude: 53.8, longitude: -1.5, recordedAt: '2026-11-20T09:00:00Z' };
const at = '/shepherds/7/availability';
const parts = { strikeHistory: [], locations: [], position: null };

test('market access is closed by its switch', async () => {
  const gateway = withShepherd(shepherd(parts));
  gateway.answer({ updateAgent: () => shepherd({ ...parts, status: 'INACTIVE' }) });
  await renderConsole(gateway, at);
  await userEvent.click(await screen.findByRole('switch', { name: /Market access/ }));
  await screen.findByText('Closed: sees no offers. Jobs that are taken already stay.');
  expect(gateway.requestsOf('SetMarketAccess').map(({ variables }) => variables)).toEqual([
    { id: '7', status: 'INACTIVE' },
  ]);
  // A server without versions could not refuse it.
  await screen.findByText('Changes saved successfully');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('market access is opened again by Undo, and not after another change', async () => {
  const gateway = withShepherd(shepherd(parts));
  gateway.answer({ updateAgent: () => shepherd({ ...parts, status: 'INACTIVE', version: 'v2' }) });
  await renderConsole(gateway, at);
  await userEvent.click(await screen.findByRole('switch', { name: /Market access/ }));
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  gateway.answer({
    updateAgent: () => {
      throw gatewayError('It has changed', { code: 'precondition.failed', status: 412 });
    },
  });
  await userEvent.click(undo);
  await screen.findByText('Not undone: another user has changed this since.');
  expect(gateway.requestsOf('SetMarketAccess')[1]?.variables).toEqual({
    id: '7',
    status: 'ACTIVE',
    expectedVersion: 'v2',
  });
});

test('market access is unchanged when closing it is refused', async () => {
  const gateway = withShepherd(shepherd(parts));
  gateway.answer({
    updateAgent: () => {
      throw gatewayError('Not now', { code: 'agent.invalid_transition', status: 409 });
    },
  });
  await renderConsole(gateway, at);
  await userEvent.click(await screen.findByRole('switch', { name: /Market access/ }));
  await screen.findByText('Not now');
  expect(screen.getByRole('switch', { name: /Market access/, checked: true })).toBeTruthy();
});

test('an applicant gets access once, after a confirmation', async () => {
  const gateway = withShepherd(shepherd({ ...parts, status: 'APPLICANT' }));
  gateway.answer({ updateAgent: () => shepherd(parts) });
  await renderConsole(gateway, at);
  await screen.findByText('An applicant does not see the market yet.');
  await press('Give market access');
  const dialog = await openedDialog('Give market access?');
  expect(dialog.textContent).toContain('The application is accepted with it');
  expect(gateway.requestsOf('SetMarketAccess')).toEqual([]);
});

test.each([
  [
    'who may only read',
    shepherd(parts),
    everything.filter((held) => held !== 'AGENTS_MANAGE'),
    'Open: sees offers and can take jobs.',
  ],
  [
    'of who is retired',
    shepherd({ ...parts, status: 'RETIRED' }),
    everything,
    'Retired: there is no way back to the market.',
  ],
])('market access is shown as text, case: %s', async (_who, agent, held, words) => {
  await renderConsole(withShepherd(agent, held), at);
  await screen.findByText(words);
  expect(screen.queryByRole('switch', { name: /Market access/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Give market access' })).toBeNull();
});

test('areas are grouped by transport mode, with their radius', async () => {
  const locations = [area('1', 'VEHICLE', { radius: 25_000 }), area('2', 'WALKING', { available: false })];
  await renderConsole(withShepherd(shepherd({ ...parts, locations, position })), at);
  await opened();
  const button = await screen.findByRole('button', { name: /Leeds 2/ });
  expect(button.textContent).toContain('2.5 km around, not available');
  expect(screen.getByRole('button', { name: /Leeds 1/ }).textContent).toContain('25 km around, available');
  const modes = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(modes).toEqual(['Walking', 'Vehicle']);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  button.click();
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(document.body.textContent).toContain('Last position:');
});

test.each([
  ['is hidden', { viewRestricted: true, position }, 'The last position is hidden.'],
  ['is not known', { position: null }, 'The last position is not known.'],
])('a position that %s is described as such', async (_what, more, words) => {
  await renderConsole(withShepherd(shepherd({ ...parts, ...more })), at);
  await screen.findByText(words);
  expect(screen.getByText('No area where this Shepherd takes jobs.')).toBeTruthy();
});

test('areas that cannot be loaded do not affect the strikes and the access', async () => {
  const failing = () => {
    throw gatewayError('The areas do not answer', { code: 'unavailable', status: 503 });
  };
  await renderConsole(withShepherd(shepherd({ ...parts, locations: failing })), at);
  await screen.findByText('Areas could not be loaded');
  await screen.findByRole('switch', { name: /Market access/ });
  await screen.findByText('0 in the last 3 months, 0 altogether');
  expect(screen.queryByText('Strikes could not be loaded')).toBeNull();
});
