import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatewayError } from '../../testing/mockGateway.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { job, jobGateway } from './jobsFixture.ts';

const at = (latitude: number | null, longitude: number | null) => ({
  location: { id: `${latitude},${longitude}`, name: 'Harbour shop', latitude, longitude },
});
const address = '/jobs/map?box=52,-1,51,1';
const list = async () => within(await screen.findByRole('list', { name: 'Jobs in sight' }));

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  // Without a key the map needs no network.
  vi.stubGlobal('fetch', async () => Response.json({ googleMapsApiKey: null }));
});

test('asks for the jobs in the part of the map that the address names, and lists them', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0)), job('7-2', at(51.6, 0.1))]);
  await renderConsole(gateway, address);
  expect((await list()).getAllByRole('listitem')).toHaveLength(2);
  expect(gateway.requestsOf('JobMap')[0]?.variables).toEqual({
    perPage: 200,
    sort: { field: 'START_DATE', direction: 'DESC' },
    filter: { box: { latitudeNw: 52, longitudeNw: -1, latitudeSe: 51, longitudeSe: 1 } },
  });
});

test('opens where the jobs are, which the address does not tell', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const { gateway } = jobGateway([job('7-1', at(51.5, 0)), job('7-2', at(53.4, -2.2))]);
  const { router } = await renderConsole(gateway, '/jobs/map');
  await list();
  await waitFor(() => {
    const { filter } = gateway.requestsOf('JobMap').at(-1)?.variables ?? {};
    const { latitudeNw: north, latitudeSe: south } = (filter as { box: Record<string, number> }).box;
    expect([north, south].map((degrees) => Math.round(degrees ?? 0))).toEqual([54, 50]);
  });
  expect(router.state.location.search).toBe('');
});

test('status and order stand in the address beside the part of the map', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))]);
  const { router } = await renderConsole(gateway, address);
  await list();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In progress');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Job id, ascending');
  await waitFor(() => {
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get('status'), search.get('sort')]).toEqual(['in_progress', 'id']);
    expect(search.get('box')?.split(',')).toHaveLength(4);
  });
  await waitFor(() =>
    expect(gateway.requestsOf('JobMap').at(-1)?.variables).toMatchObject({
      sort: { field: 'ID', direction: 'ASC' },
      filter: { status: ['IN_PROGRESS'] },
    }),
  );
  expect(await screen.findByText('No jobs in this part of the map')).toBeTruthy();
});

test('a job that is chosen in the list stands in the address and is marked', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0)), job('7-2', at(51.6, 0.1))]);
  const { router } = await renderConsole(gateway, address);
  await userEvent.click((await list()).getByRole('button', { name: 'Job 7-2' }));
  await waitFor(() => expect(router.state.location.search).toMatch(/box=.*job=7-2/));
  const items = (await list()).getAllByRole('listitem');
  await waitFor(() => expect(items.map((item) => item.dataset['selected'])).toEqual([undefined, 'true']));
});

test('jobs in sight are selected and acted on like those of a list', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0)), job('7-2', at(51.6, 0.1))]);
  await renderConsole(gateway, `${address}&status=unassigned`);
  await userEvent.click((await list()).getByRole('checkbox', { name: 'Select 7-2' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected jobs' }));
  expect(bar.getByText('1 job selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Select all in sight' }));
  await bar.findByText('2 jobs selected');
  expect(gateway.requestsOf('JobMap').at(-1)?.variables).toMatchObject({
    perPage: 400,
    filter: { status: ['UNASSIGNED'], box: expect.anything() },
  });
  await userEvent.click(bar.getByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog', { name: /2 jobs/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /comment/i }), 'Closed for good');
  await userEvent.click(dialog.getByRole('button', { name: /^Cancel 2 jobs|^Cancel jobs/ }));
  expect(await screen.findByText('No jobs in this part of the map')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
});

test('a box with more jobs than one call takes selects none and says so', async () => {
  const { gateway } = jobGateway(
    Array.from({ length: 401 }, (_, number) => job(`8-${number + 1}`, at(51.5, number / 1000))),
  );
  await renderConsole(gateway, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Select all in sight' }));
  expect(await screen.findByText(/There are 401 jobs in the box, and at most 400/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
});

test('who may only look at jobs is offered nothing to select', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))], { held: ['JOBS_VIEW'] });
  await renderConsole(gateway, address);
  expect((await list()).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Select in a box' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Select all in sight' })).toBeNull();
});

test('a job without a known place says so', async () => {
  const { gateway } = jobGateway([job('7-1', at(null, null))]);
  await renderConsole(gateway, '/jobs/map/7-1');
  expect(await screen.findByText('Nobody knows where job 7-1 is.')).toBeTruthy();
});

test('an unknown job is not found', async () => {
  const { gateway } = jobGateway([]);
  await renderConsole(gateway, '/jobs/map/999-999');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Jobs in sight' })).toBeNull());
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

test('what could not be loaded can be asked for again beside the map', async () => {
  const { gateway } = jobGateway(
    [],
    {},
    {
      jobs: () => {
        throw gatewayError('Broken', { code: 'internal', status: 500 });
      },
    },
  );
  await renderConsole(gateway, address);
  expect(await screen.findByText('The jobs could not be loaded')).toBeTruthy();
  const asked = gateway.requestsOf('JobMap').length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(gateway.requestsOf('JobMap').length).toBeGreaterThan(asked));
});
