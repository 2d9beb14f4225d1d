import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { job, jobGateway } from '../jobsFixture.ts';

const at = (latitude: number) => ({
  location: { id: String(latitude), name: 'Harbour shop', latitude, longitude: 0 },
});

beforeEach(() => {
  // Without a key the offline map is used.
  vi.stubGlobal('fetch', async () => Response.json({ googleMapsApiKey: null }));
});

test('all jobs of the visible part are requested, page by page', async () => {
  const many = Array.from({ length: 2501 }, (_, number) => job(`9-${number + 1}`, at(51 + number / 10_000)));
  const { gateway } = jobGateway(many);
  await renderConsole(gateway, '/jobs/map?box=52,-1,51,1');
  await waitFor(() =>
    expect(gateway.requestsOf('JobPoints').map(({ variables }) => variables['page'])).toEqual(
      expect.arrayContaining([1, 2]),
    ),
  );
  expect(
    await screen.findByText('The list shows 100 of 2,501 jobs. Zoom in to see the others.'),
  ).toBeTruthy();
});

test('the map updates after actions on jobs', async () => {
  const { gateway } = jobGateway([job('7-1', at(51.5))]);
  await renderConsole(gateway, '/jobs/map?box=52,-1,51,1');
  await screen.findByRole('list', { name: 'Jobs in sight' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 7-1' }));
  const asked = gateway.requestsOf('JobPoints').length;
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /comment/i }), 'Closed for good');
  await act(async () => {
    screen.getByRole('dialog').querySelector<HTMLButtonElement>('[type=submit]')?.click();
  });
  await waitFor(() => expect(gateway.requestsOf('JobPoints').length).toBeGreaterThan(asked));
});
