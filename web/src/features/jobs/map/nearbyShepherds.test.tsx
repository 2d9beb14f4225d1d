import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import type { RootAnswers } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { amy, job, jobGateway } from '../jobsFixture.ts';

const ben = { id: 'g2', firstName: 'Ben', lastName: 'Carr' };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const area = (id: string, transportMode: string, change: object = {}) => ({
  id,
  name: null,
  transportMode,
  ...at(51.5, 0),
  radius: 3000,
  available: true,
  agent: amy,
  ...change,
});
const address = '/jobs/map?box=52,-1,51,1';

/** The part of the map, without its jobs. */
const open = async (search: string, more: RootAnswers = {}) => {
  const { gateway } = jobGateway(
    [job('7-1', { location: { id: 'l1', name: 'Harbour shop', ...at(51.5, 0) } })],
    {},
    {
      agentPositions: () => [
        { ...at(51.2, 0.5), recordedAt: '2026-11-22T09:00:00Z', agent: amy },
        { ...at(51.8, -0.5), recordedAt: null, agent: ben },
      ],
      agentAreas: () => [
        area('1', 'WALKING'),
        area('2', 'CYCLING', at(51.2, 0.5)),
        area('3', 'VEHICLE', { ...at(51.8, -0.5), available: false, agent: ben }),
      ],
      ...more,
    },
  );
  const { router } = await renderConsole(gateway, `${address}${search}`);
  await screen.findByRole('list', { name: 'Jobs in sight' });
  return { gateway, router };
};
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

beforeEach(() => {
  // Without a key the offline map is used.
  vi.stubGlobal('fetch', async () => Response.json({ googleMapsApiKey: null }));
});

test('no Shepherds are requested until they are shown', async () => {
  const { gateway, router } = await open('');
  expect(gateway.requestsOf('NearbyShepherds')).toEqual([]);
  expect(gateway.requestsOf('NearbyShepherdAreas')).toEqual([]);
  await choose('Shepherds on the map', 'Last positions');
  await waitFor(() => expect(gateway.requestsOf('NearbyShepherds')).not.toEqual([]));
  expect(router.state.location.search).toContain('view=positions');
  expect(gateway.requestsOf('NearbyShepherds')[0]?.variables).toMatchObject({ perPage: 5000 });
});

test('last positions are refetched on demand', async () => {
  const { gateway } = await open('&view=positions');
  await screen.findByText(/Shepherds? in sight/);
  const asked = gateway.requestsOf('NearbyShepherds').length;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh locations' }));
  await waitFor(() => expect(gateway.requestsOf('NearbyShepherds')).toHaveLength(asked + 1));
});

test.each([
  ['positions', 'agentPositions', 'Fetching nearby shepherds failed'],
  ['areas', 'agentAreas', 'Fetching nearby shepherd areas failed'],
])('a failed load of %s is reported once, beside the map', async (view, field, words) => {
  await open(`&view=${view}`, {
    [field]: () => {
      throw gatewayError('Broken', { code: 'internal', status: 500 });
    },
  });
  expect(await screen.findAllByText(words)).toHaveLength(1);
  expect(screen.queryByText('Broken')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Jobs in sight' })).getAllByRole('listitem')).toHaveLength(
    1,
  );
});

test('the settings are in the address', async () => {
  const { router } = await open('&view=areas');
  await choose('Transport mode', 'Cycling');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Available areas only' }));
  await userEvent.type(screen.getByRole('textbox', { name: "Shepherd's name" }), 'amy');
  await waitFor(() => {
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get('transport'), search.get('available'), search.get('shepherd')]).toEqual([
      'cycling',
      '1',
      'amy',
    ]);
  });
});
