import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { everything, opened, shepherd, withShepherd } from '../shepherdsFixture.ts';

const at = '/shepherds/7/availability';
const strike = (id: string, more: object = {}) => ({
  id,
  date: '2026-11-18T09:00:00Z',
  comment: `Late ${id}`,
  revertedAt: null,
  countsUntil: '2027-02-18T09:00:00Z',
  createdBy: { id: 'u1', firstName: 'Oscar', lastName: 'Bennett' },
  ...more,
});
const struck = (strikeHistory: readonly object[], recentStrikes: number, more: object = {}) =>
  shepherd({
    strikeHistory,
    strikes: strikeHistory.length,
    recentStrikes,
    locations: [],
    position: null,
    ...more,
  });
const rowOf = async (comment: string) =>
  within((await screen.findByRole('cell', { name: comment })).closest('tr') ?? document.body);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T14:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('each strike shows date, author, reason, and whether it counts', async () => {
  const history = [
    strike('1'),
    strike('2', { date: '2026-08-20T14:00:00Z', countsUntil: '2026-11-20T14:00:00Z' }),
    strike('3', { revertedAt: '2026-11-19T10:00:00Z', countsUntil: null }),
  ];
  await renderConsole(withShepherd(struck(history, 1)), at);
  await opened();
  const first = await rowOf('Late 1');
  expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('18 Nov'),
    'Oscar Bennett',
    'Late 1',
    'Yes',
    'Revert',
  ]);
  (await rowOf('Late 2')).getByText('too long ago');
  const third = await rowOf('Late 3');
  third.getByText(/^reverted/);
  expect(third.queryByRole('button')).toBeNull();
  screen.getByText('1 in the last 3 months, 3 altogether');
});

test('a new strike requires a comment, is sent once, and counts immediately', async () => {
  const gateway = withShepherd(struck([], 0));
  gateway.answer({ addStrike: () => struck([strike('9')], 1) });
  await renderConsole(gateway, at);
  await opened();
  await press('Add strike');
  const dialog = within(await openedDialog('Add a strike?'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add strike' }));
  await dialog.findByText('Comment required');
  expect(gateway.requestsOf('AddStrike')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Late 9');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add strike' }));
  await screen.findByText('1 in the last 3 months, 1 altogether');
  await rowOf('Late 9');
  expect(gateway.requestsOf('AddStrike').map(({ variables }) => variables)).toEqual([
    { input: { agentId: '7', comment: 'Late 9' } },
  ]);
  expect(gateway.idempotencyKeys).toHaveLength(1);
});

test('a new strike is reverted by Undo, and a reverted one has none', async () => {
  const gateway = withShepherd(struck([strike('4')], 1));
  const reverted = strike('9', { revertedAt: '2026-11-20T14:00:00Z', countsUntil: null });
  gateway.answer({
    addStrike: () => struck([strike('9'), strike('4')], 2),
    revertStrike: () => struck([reverted, strike('4')], 1),
  });
  await renderConsole(gateway, at);
  await opened();
  await rowOf('Late 4');
  await press('Add strike');
  const dialog = within(await openedDialog('Add a strike?'));
  await userEvent.type(dialog.getByRole('textbox'), 'Late 9');
  await userEvent.click(dialog.getByRole('button', { name: 'Add strike' }));
  await press(/^Undo: /);
  await screen.findByText(/^Undone: /);
  expect(gateway.requestsOf('RevertStrike').map(({ variables }) => variables)).toEqual([
    { input: { agentId: '7', strikeId: '9' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
});

test('reverting a strike lowers the count, after a confirmation', async () => {
  const gateway = withShepherd(struck([strike('4')], 1));
  gateway.answer({
    revertStrike: () =>
      struck([strike('4', { revertedAt: '2026-11-20T14:00:00Z', countsUntil: null })], 0, { strikes: 0 }),
  });
  await renderConsole(gateway, at);
  await opened();
  await press('Revert the strike of 18 Nov 26');
  const dialog = within(await openedDialog('Revert this strike?'));
  await userEvent.click(dialog.getByRole('button', { name: 'Revert strike' }));
  await screen.findByText('0 in the last 3 months, 0 altogether');
  expect(gateway.requestsOf('RevertStrike')[0]?.variables).toEqual({
    input: { agentId: '7', strikeId: '4' },
  });
});

test.each([
  [2, 0],
  [3, 1],
])('%i recent ones show the guidance of the maximum %i times', async (recent, times) => {
  const history = Array.from({ length: recent }, (_, number) => strike(`${number}`));
  await renderConsole(withShepherd(struck(history, recent)), at);
  await screen.findByText(`${recent} in the last 3 months, ${recent} altogether`);
  expect(screen.queryAllByText(/^3 strikes within 3 months is the maximum/)).toHaveLength(times);
  await press('Add strike');
  const dialog = await openedDialog('Add a strike?');
  expect(dialog.textContent).toContain('the maximum of 3 strikes within 3 months is reached');
});

test.each([
  ['who may only read', struck([strike('5')], 1), everything.filter((held) => held !== 'AGENTS_MANAGE')],
  ['any user about a retired Shepherd', struck([strike('5')], 1, { status: 'RETIRED' }), everything],
])('strikes can be neither added nor reverted, case: %s', async (_who, agent, held) => {
  await renderConsole(withShepherd(agent, held), at);
  await opened();
  await rowOf('Late 5');
  expect(screen.queryByRole('button', { name: 'Add strike' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Revert/ })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Strikes could not be loaded')).toBeNull());
});
