import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '../../graphql/generated/schema.ts';
import { pounds, profile } from '../../testing/fixtures.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { MockGateway } from '../../testing/mockGateway.ts';
import { fill, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const offeredJob = (id: string) => ({
  id,
  status: 'PENDING',
  startDate: '2026-11-23',
  endDate: '2026-11-24',
  customer: { id: 'c1', name: 'Lakeside Coffee' },
  order: { id: '7', title: 'Shelf audit' },
  bundleName: null,
  marketOffer: { id: 'o1', createdAt: '2026-11-20T10:00:00Z', price: pounds('12.50') },
});

async function open(
  search: string,
  jobs = [offeredJob('7-1'), offeredJob('7-2')],
  held: readonly Permission[] = ['JOBS_EXPORT', 'JOBS_VIEW', 'ORDERS_VIEW'],
) {
  const gateway = new MockGateway({
    me: () => profile(held),
    jobs: () => pageOf(jobs),
    orders: () => pageOf([{ id: '7', title: 'Shelf audit', status: 'STARTED' }]),
    exportJobs: () => ({ outcome: 'EMAILED' }),
  });
  await renderConsole(gateway, `/export-market-offer${search}`);
  return gateway;
}

const exportButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Export' });

test("shows how many jobs match, and exports those of the address's filters", async () => {
  const gateway = await open('?order_id=7&start_date_from=2026-11-01&start_date_to=2026-11-30');
  const filter = {
    orderIds: ['7'],
    startDateFrom: '2026-11-01',
    startDateTo: '2026-11-30',
    status: ['PENDING'],
    hasMarketOffer: true,
  };
  expect(await screen.findByText('2 jobs match')).toBeTruthy();
  expect(await screen.findByText('7 Shelf audit')).toBeTruthy();
  expect(gateway.requestsOf('OfferedJobs').map(({ variables }) => variables['filter'])).toEqual([filter]);
  await press('Export');
  expect(await screen.findByText('We are preparing your CSV. Please check your email.')).toBeTruthy();
  expect(gateway.requestsOf('ExportOfferedJobs')[0]?.variables['input']).toMatchObject({ filter });
});

test('says that there is nothing to export', async () => {
  await open('', []);
  expect(
    await screen.findByText('No pending job with a market offer fits. Change what is chosen above.'),
  ).toBeTruthy();
  expect((await exportButton()).disabled).toBe(true);
});

test('exports nothing for a period that ends before it begins', async () => {
  await open('?start_date_from=2026-11-20');
  expect(await screen.findByText('2 jobs match')).toBeTruthy();
  await fill('Starts until', '1 Nov 2026');
  expect(await screen.findByText('End date is before start date')).toBeTruthy();
  await waitFor(async () => expect((await exportButton()).disabled).toBe(true));
});

test('requires permission to export jobs', async () => {
  const gateway = await open('', [], ['JOBS_VIEW']);
  expect(await screen.findByText(/permission/i)).toBeTruthy();
  expect(gateway.requestsOf('OfferedJobs')).toEqual([]);
});
