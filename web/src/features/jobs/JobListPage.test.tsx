import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { keepFocus } from '../../ui/browser/keepFocus.ts';
import { choose, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { job, jobGateway } from './jobsFixture.ts';

const lastFilter = (gateway: ReturnType<typeof jobGateway>['gateway']) =>
  gateway.requestsOf('JobList').at(-1)?.variables['filter'];

test('jobs are filtered by metadata pairs, each added and removed separately', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  const { router } = await renderConsole(gateway, '/jobs');
  await press('Show Filters');
  const pairs = within(await screen.findByRole('form', { name: 'Metadata' }));
  const category = pairs.getByRole('textbox', { name: 'Metadata category' });
  const value = pairs.getByRole('textbox', { name: 'Metadata value' });
  const add = pairs.getByRole('button', { name: 'Add metadata filter' });
  expect(add).toHaveProperty('disabled', true);
  await userEvent.type(category, 'more than fifteen');
  await userEvent.type(value, 'grocery');
  expect(await pairs.findByText('Max length exceeded')).toBeTruthy();
  expect(add).toHaveProperty('disabled', true);
  await userEvent.clear(category);
  await userEvent.type(category, 'channel');
  await userEvent.clear(value);
  await userEvent.type(value, 'v'.repeat(31));
  expect(await pairs.findByText('Max length exceeded')).toBeTruthy();
  await userEvent.clear(value);
  await userEvent.type(value, 'grocery{Enter}');
  await waitFor(() =>
    expect(lastFilter(gateway)).toEqual({ metadata: [{ category: 'channel', value: 'grocery' }] }),
  );
  expect(document.activeElement).toBe(category);
  await userEvent.type(category, 'size');
  await userEvent.type(value, 'big');
  await userEvent.click(add);
  await waitFor(() =>
    expect(lastFilter(gateway)).toEqual({
      metadata: [
        { category: 'channel', value: 'grocery' },
        { category: 'size', value: 'big' },
      ],
    }),
  );
  expect(screen.getByText('channel is grocery, size is big')).toBeTruthy();
  expect(decodeURIComponent(router.state.location.search)).toContain('metadata[1]=size=big');
  await userEvent.click(pairs.getByRole('button', { name: 'Remove filter channel is grocery' }));
  await waitFor(() =>
    expect(lastFilter(gateway)).toEqual({ metadata: [{ category: 'size', value: 'big' }] }),
  );
  await press('Remove filter metadata');
  await waitFor(() => expect(lastFilter(gateway)).toEqual({}));
});

test('a new value of a category replaces the previous one', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  await renderConsole(gateway, '/jobs?metadata[0]=channel=grocery');
  await waitFor(() =>
    expect(lastFilter(gateway)).toEqual({ metadata: [{ category: 'channel', value: 'grocery' }] }),
  );
  await press('Show Filters');
  const pairs = within(await screen.findByRole('form', { name: 'Metadata' }));
  await userEvent.type(pairs.getByRole('textbox', { name: 'Metadata category' }), 'channel');
  await userEvent.type(pairs.getByRole('textbox', { name: 'Metadata value' }), 'fuel{Enter}');
  await waitFor(() =>
    expect(lastFilter(gateway)).toEqual({ metadata: [{ category: 'channel', value: 'fuel' }] }),
  );
});

test('rejections are included on request, and left out again by the first option', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  await renderConsole(gateway, '/jobs');
  await press('Show Filters');
  const field = await screen.findByRole('combobox', { name: 'Rejections' });
  expect(field).toHaveProperty('value', 'All by status');
  await choose('Rejections', 'Include rejections');
  await waitFor(() => expect(lastFilter(gateway)).toEqual({ withRejections: true }));
  await choose('Rejections', 'All by status');
  await waitFor(() => expect(lastFilter(gateway)).toEqual({}));
  await choose('Rejections', 'Include rejections');
  // The first option has the focus.
  await userEvent.click(screen.getByLabelText('Clear rejections'));
  expect(field).toHaveProperty('value', 'All by status');
});

test('reports of finished jobs are shared from the list', async () => {
  const { gateway } = jobGateway(
    [job('7-1', { status: 'COMPLETED', reportLinks: [] }), job('7-2', { status: 'ATTEMPTED' }), job('7-3')],
    { held: ['JOBS_VIEW', 'JOBS_SHARE'] },
  );
  const { router } = await renderConsole(gateway, '/jobs');
  await screen.findByRole('button', { name: 'Share report of 7-2' });
  expect(screen.queryByRole('button', { name: 'Share report of 7-3' })).toBeNull();
  await press('Share report of 7-1');
  expect(await openedDialog('Share report')).toBeTruthy();
  expect(router.state.location.search).toContain('share-report');
});

test('without permission nothing can be shared', async () => {
  const { gateway } = jobGateway([job('7-1', { status: 'COMPLETED' })], { held: ['JOBS_VIEW'] });
  await renderConsole(gateway, '/jobs');
  expect(await screen.findByText('7-1')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Report' })).toBeNull();
  expect(screen.queryByText('Share report')).toBeNull();
});

test('on the last page the focus stays in the pager, and Tab continues from there', async () => {
  onTestFinished(keepFocus());
  const { gateway } = jobGateway(Array.from({ length: 12 }, (_job, place) => job(`7-${place + 1}`)));
  await renderConsole(gateway, '/jobs?per_page=10');
  const next = await screen.findByRole('button', { name: 'Next page' });
  await waitFor(() => expect(next).toHaveProperty('disabled', false));
  await userEvent.click(next);
  await screen.findByText('7-12');
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  await waitFor(() => expect(document.activeElement).toBe(pages));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First page' }));
});
