import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keepDownloads } from '../../testing/download.ts';
import { gatewayError } from '../../testing/mockGateway.ts';
import { cellsOf, press, statusTabs } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { collectionOf, newsItem, trainingOf, withContent } from './contentFixture.ts';

// The code of the lists, loaded up front so that no test waits for it.
beforeAll(async () => {
  await import('./collections/CollectionListPage.tsx');
}, 120_000);
afterEach(() => void vi.restoreAllMocks());

test('news is listed by id, with its media status and links to its pages', async () => {
  const processing = { ...newsItem('2', 'Faster payouts'), status: 'HIDDEN' };
  processing.media = processing.media && { ...processing.media, status: 'PROCESSING' };
  const gateway = withContent({ news: [newsItem('1', 'New city'), processing] });
  await renderConsole(gateway, '/app-manger/news');
  expect(await cellsOf('New city')).toEqual(['1', 'New city', 'Active', 'Ready', '01 Nov 26']);
  expect(await cellsOf('Faster payouts')).toEqual([
    '2',
    'Faster payouts',
    'Hidden',
    'Processing',
    '01 Nov 26',
  ]);
  expect(screen.getByRole('link', { name: 'New city' }).getAttribute('href')).toBe('/app-manger/news/1');
  expect(statusTabs()).toEqual(['All2', 'Active1', 'Hidden1']);
  expect(gateway.requestsOf('NewsList')[0]?.variables).toMatchObject({
    sort: { field: 'ID', direction: 'ASC' },
    perPage: 50,
  });
});

test('collections are listed newest first, training by id', async () => {
  const gateway = withContent({
    collections: [collectionOf('4', 'Start here')],
    trainings: [trainingOf('5', 'Photos')],
  });
  await renderConsole(gateway, '/app-manager/collections');
  expect(await cellsOf('Start here')).toEqual([
    '4',
    'Start here',
    'Active',
    '2',
    '7',
    'home',
    '–',
    '01 Nov 26',
  ]);
  expect(gateway.requestsOf('CollectionList')[0]?.variables).toMatchObject({
    sort: { field: 'CREATED_AT', direction: 'DESC' },
  });
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'App content' })).getByRole('link', { name: 'Training' }),
  );
  expect(await cellsOf('Photos')).toEqual(['5', 'Photos', 'Active', 'Ready', '3', '01 Nov 26']);
  expect(gateway.requestsOf('TrainingList')[0]?.variables).toMatchObject({
    sort: { field: 'ID', direction: 'ASC' },
  });
});

test('the older grids have their own page size and texts', async () => {
  await renderConsole(withContent({ news: [newsItem('1', 'New city')] }), '/app-manger/news?keywords=zzz');
  expect(await screen.findByText("Sorry, we couldn't find any results for your search.")).toBeTruthy();
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toContain('Show 75');
});

describe('exports', () => {
  test.each([
    ['/app-manger/news', '1,New city,Two new customers.,active,ready,2026-11-01 09:00:00'],
    [
      '/app-manager/collections',
      '4,Start here,active,Sharp photos; Safe parking,7,home,,2026-11-01 09:00:00',
    ],
    ['/training', '5,Photos,Two new customers.,active,ready,3,2026-11-01 09:00:00'],
  ])('of %s are written by the browser', async (address, line) => {
    const files = keepDownloads();
    const gateway = withContent({
      news: [newsItem('1', 'New city')],
      collections: [collectionOf('4', 'Start here')],
      trainings: [trainingOf('5', 'Photos')],
    });
    await renderConsole(gateway, address);
    await screen.findByText('1 found');
    await press('Export');
    expect(await screen.findByText('CSV downloaded')).toBeTruthy();
    const lines = (await files[0]?.text)?.replaceAll('"', '').trim().split('\r\n') ?? [];
    expect(lines.slice(1)).toEqual([line]);
  });
});

describe('addresses', () => {
  test.each([
    ['/app-manager?status=hidden', '/app-manager/collections?status=hidden'],
    ['/app-manager/news?status=hidden&sort=title', '/app-manger/news?status=hidden&sort=title'],
    ['/app-manager/news/1?modal=x', '/app-manger/news/1?modal=x'],
  ])('%s leads to %s', async (from, to) => {
    const { router } = await renderConsole(withContent({ news: [newsItem('1', 'New city')] }), from);
    await waitFor(() => {
      const { pathname, search } = router.state.location;
      expect(`${pathname}${search}`).toBe(to);
    });
  });
});

describe('a read-only user', () => {
  test('cannot create content', async () => {
    const gateway = withContent({ news: [newsItem('1', 'New city')] }, ['CONTENT_VIEW']);
    const { router } = await renderConsole(gateway, '/app-manger/news');
    await screen.findByRole('link', { name: 'New city' });
    expect(screen.queryByRole('link', { name: 'New piece of news' })).toBeNull();
    for (const path of ['/new-collection', '/new-piece-of-news', '/new-training']) {
      await router.navigate(path);
      expect(await screen.findByText(/content\.manage/i)).toBeTruthy();
      await router.navigate('/app-manger/news');
    }
  });

  test('finds app content and training under Users, also without permission for users', async () => {
    const { router } = await renderConsole(
      withContent({ news: [newsItem('1', 'New city')] }, ['CONTENT_VIEW']),
      '/app-manger/news/1',
    );
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Users',
      'App content',
      'Training',
    ]);
    expect(menu.getByRole('link', { name: 'App content' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(menu.getByRole('link', { name: 'Training' }));
    expect(router.state.location.pathname).toBe('/training');
  });
});

test('a failed list can be retried', async () => {
  const gateway = withContent({ news: [newsItem('1', 'New city')] });
  gateway.answer({ news: () => gatewayError('Not now', { status: 500 }) });
  await renderConsole(gateway, '/app-manger/news');
  expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('the page of training says that the server has none, and no menu leads there', async () => {
  const gateway = withContent({ collections: [collectionOf('4', 'Start here')] });
  gateway.answer({
    trainings: () =>
      gatewayError('This server has no training content', { code: 'NOT_OFFERED', status: 501 }),
  });
  await renderConsole(gateway, '/training');
  expect(await screen.findByText('This server has no training content')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close notice' })).toBeNull();
  const menu = within(screen.getByRole('navigation', { name: 'App content' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Collections', 'News']);
  expect(screen.queryByRole('link', { name: 'Training' })).toBeNull();
  await userEvent.click(menu.getByRole('link', { name: 'Collections' }));
  expect(await cellsOf('Start here')).toHaveLength(8);
});
