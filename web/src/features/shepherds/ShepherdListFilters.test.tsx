import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MockGateway } from '../../testing/mockGateway.ts';
import { fill, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { shepherd, withShepherd } from './shepherdsFixture.ts';

const filters = (gateway: MockGateway) =>
  gateway.requestsOf('ShepherdList').map(({ variables }) => variables['filter']);
const field = () => screen.findByRole('textbox', { name: 'Strikes from' });
const textOf = async () => {
  const input = await field();
  return input instanceof HTMLInputElement ? input.value : undefined;
};

async function open(search = '') {
  const gateway = withShepherd(shepherd());
  gateway.answer({ skills: () => [] });
  const { router } = await renderConsole(gateway, `/shepherds${search}`);
  await press('Show Filters');
  await field();
  return { gateway, router };
}

beforeEach(() => localStorage.clear());

describe('a filter by a number', () => {
  test('is sent as a number, stored in the address, and can be cleared', async () => {
    const { gateway, router } = await open();
    await fill('Strikes from', ' 2 ');
    await waitFor(() => expect(filters(gateway).at(-1)).toEqual({ strikesFrom: 2 }));
    await waitFor(() => expect(router.state.location.search).toBe('?strikes_from=2'));
    expect(await textOf()).toBe(' 2 ');
    await press('Clear strikes from');
    await waitFor(() => expect(filters(gateway).at(-1)).toEqual({}));
    expect(await textOf()).toBe('');
  });

  test.each([
    ['abc', 'You must pass a number'],
    ['1.5', 'Enter a whole number'],
    ['-1', 'You have to pass more than -1'],
    ['99999999999', 'Must be 2147483647 or less'],
  ])('reports the error of %s, and is not applied meanwhile', async (typed, message) => {
    const { gateway } = await open('?strikes_from=3');
    expect(filters(gateway)).toEqual([{ strikesFrom: 3 }]);
    await fill('Strikes from', typed);
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(filters(gateway)).toEqual([{ strikesFrom: 3 }, {}]));
    expect(await textOf()).toBe(typed);
  });

  test('clears the error once the text changes', async () => {
    const { gateway } = await open('?city=Leeds');
    await fill('Strikes from', 'abc');
    expect(await screen.findByText('You must pass a number')).toBeTruthy();
    await fill('Strikes from', '4');
    await waitFor(() => expect(screen.queryByText('You must pass a number')).toBeNull());
    await waitFor(() => expect(filters(gateway).at(-1)).toEqual({ city: 'Leeds', strikesFrom: 4 }));
    await fill('Strikes from', 'abc');
    expect(await screen.findByText('You must pass a number')).toBeTruthy();
    await press('Clear strikes from');
    expect(screen.queryByText('You must pass a number')).toBeNull();
  });

  test('ignores blanks', async () => {
    const { gateway } = await open();
    await fill('Strikes from', '  ');
    await fill('City', 'York');
    await waitFor(() => expect(filters(gateway)).toEqual([{}, { city: 'York' }]));
  });
});

test('all kinds of filters work together: text, number, select and multi-select of a list', async () => {
  await open();
  for (const name of ['City', 'Strikes from']) expect(screen.getByRole('textbox', { name })).toBeTruthy();
  for (const name of ['Status', 'Country', 'Skill', 'Tag', 'ID check', 'Stage'])
    expect(screen.getByRole('combobox', { name })).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Stage' }));
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('All stages');
});
