import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { job, jobGateway } from '../jobsFixture.ts';
import { openedDialog } from '../../../testing/person.ts';

const at = (latitude: number | null, longitude: number | null) => ({
  location: { id: `${latitude},${longitude}`, name: 'Harbour shop', latitude, longitude },
});
const address = '/jobs/map?box=52,-1,51,1';
const list = async () => within(await screen.findByRole('list', { name: 'Jobs in sight' }));

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  // Without a key the offline map is used.
  vi.stubGlobal('fetch', async () => Response.json({ googleMapsApiKey: null }));
});

/** jsdom has no layout: every element is empty, and no part of the map is visible. */
const haveSize = () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
};

test("the page requests and lists the jobs in the address's part of the map", async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0)), job('7-2', at(51.6, 0.1))]);
  await renderConsole(gateway, address);
  expect((await list()).getAllByRole('listitem')).toHaveLength(2);
  expect(gateway.requestsOf('JobMap')[0]?.variables).toEqual({
    perPage: 100,
    sort: { field: 'START_DATE', direction: 'DESC' },
    filter: { box: { latitudeNw: 52, longitudeNw: -1, latitudeSe: 51, longitudeSe: 1 } },
  });
  expect(
    screen.getByText('Jobs that can be done anywhere have no place on the map: the list has them.'),
  ).toBeTruthy();
});

test('without a part in the address, the map opens where the jobs are', async () => {
  haveSize();
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

test('a sort that the map does not support is restored when returning to the list', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))]);
  await renderConsole(gateway, '/jobs?sort=-city');
  await userEvent.click(await screen.findByRole('link', { name: 'Map' }));
  await screen.findByRole('heading', { level: 1, name: 'Jobs map' });
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Status' })).getByRole('button', {
      name: /^In progress/,
    }),
  );
  const toList = screen.getByRole('link', { name: 'List' });
  await waitFor(() => expect(toList.getAttribute('href')).toContain('status=in_progress'));
  await userEvent.click(toList);
  await screen.findByRole('heading', { level: 1, name: 'Jobs' });
  await waitFor(() =>
    expect(gateway.requestsOf('JobList').at(-1)?.variables).toMatchObject({
      sort: { field: 'CITY', direction: 'DESC' },
      filter: { status: ['IN_PROGRESS'] },
    }),
  );
});

test('status and order are in the address beside the part of the map', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))]);
  const { router } = await renderConsole(gateway, address);
  await list();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name: /^In progress/ }),
  );
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

test('a job selected in the list is in the address and highlighted', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0)), job('7-2', at(51.6, 0.1))]);
  const { router } = await renderConsole(gateway, address);
  await userEvent.click((await list()).getByRole('button', { name: 'Job 7-2' }));
  await waitFor(() => expect(router.state.location.search).toMatch(/box=.*job=7-2/));
  const items = (await list()).getAllByRole('listitem');
  await waitFor(() => expect(items.map((item) => item.dataset['selected'])).toEqual([undefined, 'true']));
});

test('visible jobs are selected and acted on like those of a list', async () => {
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
  const dialog = within(await openedDialog(/2 jobs/));
  await userEvent.type(dialog.getByRole('textbox', { name: /comment/i }), 'Closed for good');
  await userEvent.click(dialog.getByRole('button', { name: /^Cancel 2 jobs|^Cancel jobs/ }));
  expect(await screen.findByText('No jobs in this part of the map')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
});

test('a box with more jobs than the batch size selects none and says so', async () => {
  const { gateway } = jobGateway(
    Array.from({ length: 401 }, (_, number) => job(`8-${number + 1}`, at(51.5, number / 1000))),
  );
  await renderConsole(gateway, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Select all in sight' }));
  expect(await screen.findByText(/There are 401 jobs in the box, and at most 400/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
});

test('users who may only view jobs have no selection', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))], { held: ['JOBS_VIEW'] });
  await renderConsole(gateway, address);
  expect((await list()).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Select in a box' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Select all in sight' })).toBeNull();
});

test('a job without coordinates says so', async () => {
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

test('a failed load can be retried beside the map', async () => {
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

test('every filter of the list applies to the map, and can be removed there', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))], {}, { customers: () => ({ items: [] }) });
  const filters =
    'customer_id[0]=3&campaign_id[0]=4&template_id[0]=5&agent_id[0]=6&reviewer[0]=8&stage=accepted' +
    '&with_rejections=1&metadata[0]=channel=grocery&bundle_name=Round&country_code[0]=IE&status=qa' +
    '&start_date_from=2026-11-01&end_date_to=2026-12-01&keywords=shelf';
  const { router } = await renderConsole(gateway, `${address}&${filters}`);
  await screen.findByText('No jobs in this part of the map');
  const filter = {
    customerIds: ['3'],
    campaignIds: ['4'],
    templateIds: ['5'],
    agentIds: ['6'],
    reviewerIds: ['8'],
    stage: ['ACCEPTED'],
    withRejections: true,
    metadata: [{ category: 'channel', value: 'grocery' }],
    bundleName: 'Round',
    countryCodes: ['IE'],
    status: ['QA'],
    startDateFrom: '2026-11-01',
    endDateTo: '2026-12-01',
    keywords: 'shelf',
  };
  expect(gateway.requestsOf('JobMap').at(-1)?.variables).toMatchObject({ filter });
  expect(gateway.requestsOf('JobPoints').at(-1)?.variables).toMatchObject({ filter });
  expect(screen.getByRole('button', { name: '14 active filters' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter bundle' }));
  await waitFor(() =>
    expect(gateway.requestsOf('JobMap').at(-1)?.variables['filter']).not.toHaveProperty('bundleName'),
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  expect((await list()).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(router.state.location.search).toBe('?box=52,-1,51,1'));
});

test('list and map link to each other with the same filters', async () => {
  haveSize();
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))]);
  const { router } = await renderConsole(gateway, '/jobs?status=unassigned&bundle_name=Round');
  await userEvent.click(await screen.findByRole('link', { name: 'Map' }));
  await list();
  expect(router.state.location.pathname).toBe('/jobs/map');
  await waitFor(() =>
    expect(gateway.requestsOf('JobMap').at(-1)?.variables).toMatchObject({
      filter: { status: ['UNASSIGNED'], bundleName: 'Round' },
    }),
  );
  await act(() => router.navigate(`${address}&status=unassigned&view=positions&job=7-1&sort=id`));
  await list();
  const toList = screen.getByRole('link', { name: 'List' });
  await waitFor(() => expect(toList.getAttribute('href')).toContain('sort=id'));
  await userEvent.click(toList);
  // The map shows more than the requested box, and the list has the same jobs.
  const { filter } = gateway.requestsOf('JobMap').at(-1)?.variables ?? {};
  await waitFor(() =>
    expect(gateway.requestsOf('JobList').at(-1)?.variables).toMatchObject({
      sort: { field: 'ID', direction: 'ASC' },
      filter: {
        status: ['UNASSIGNED'],
        box: (filter as { box: object }).box,
      },
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    box: expect.stringMatching(/^5[23].*,-\d.*,5[01].*,\d/),
    status: 'unassigned',
    sort: 'id',
  });
  expect(await screen.findByText(/^5.*° N to 5.*° N, .*° W to .*° E$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter area' }));
  await waitFor(() =>
    expect(gateway.requestsOf('JobList').at(-1)?.variables['filter']).toEqual({ status: ['UNASSIGNED'] }),
  );
});

test('a pending filter change survives another change of the address', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))]);
  const { router } = await renderConsole(gateway, address);
  await list();
  const chosen = (await list()).getByRole('button', { name: 'Job 7-1' });
  // Immediately: the list of the other status does not contain the job.
  fireEvent.click(within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name: /^QA/ }));
  fireEvent.click(chosen);
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      box: '52,-1,51,1',
      job: '7-1',
      status: 'qa',
    }),
  );
});

test('selected jobs are highlighted on the map', async () => {
  haveSize();
  const { gateway } = jobGateway([job('7-1', at(51.5, 0)), job('7-2', at(51.9, 0.9))]);
  await renderConsole(gateway, address);
  await userEvent.click((await list()).getByRole('checkbox', { name: 'Select 7-2' }));
  await userEvent.unhover((await list()).getByRole('checkbox', { name: 'Select 7-2' }));
  const standingOut = () =>
    [...document.querySelectorAll('.leaflet-marker-icon[data-selected]')].map((icon) =>
      icon.getAttribute('title'),
    );
  await waitFor(() => expect(standingOut()).toEqual(['Job 7-2, Unassigned']));
});

test('failed markers are reported beside a loaded list, and can be retried', async () => {
  haveSize();
  let broken = true;
  const { gateway } = jobGateway([job('7-1', at(51.5, 0))]);
  const answer = gateway.fetch;
  Object.assign(gateway, {
    fetch: async (...[address, init]: Parameters<typeof fetch>) =>
      broken && String(init?.body).includes('JobPoints')
        ? Response.json({ data: null, errors: [{ message: 'Broken', extensions: { status: 500 } }] })
        : answer(address, init),
  });
  await renderConsole(gateway, address);
  expect((await list()).getAllByRole('listitem')).toHaveLength(1);
  const told = await screen.findByText(/Some jobs are missing on the map/);
  broken = false;
  await userEvent.click(within(told).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByTitle('Job 7-1, Unassigned')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Some jobs are missing on the map/)).toBeNull());
});
