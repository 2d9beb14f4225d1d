import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installNativeDialog, pressEscape } from '../../../testing/nativeDialog.ts';
import { openedDialog } from '../../../testing/person.ts';
import { openReport as open, refusal } from '../openReport.tsx';
import { itemPage, photo, sharedReport, startReportGateway } from '../reportFixture.ts';
import { comeIntoSight, watchSight } from '../sightInTest.ts';

beforeAll(() => installNativeDialog());
beforeEach(() => {
  watchSight();
  history.replaceState(null, '', '/report/abc.def');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { report, taskGroups } = sharedReport;
const withPhotos = {
  ...sharedReport,
  report: {
    tasks: [
      ...report.tasks,
      { ...report.tasks[0], taskId: 'closed', selection: [], media: [photo('p0', { caption: 'Shut' })] },
    ],
  },
};
const openGrid = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^All \d photos$/ }));
  return openedDialog('Photos');
};
const opened = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button', { name: /^Open/ })
    .map((one) => one.textContent);

test('all photos are in one grid, by task, and load as they are scrolled to', async () => {
  startReportGateway(() => withPhotos);
  await open();
  const dialog = await openGrid();
  expect(location.hash).toBe('#photos');
  expect(opened(dialog)).toEqual([
    'Open Photo 1 of 1, Shut',
    'Open Photo 1 of 2, The front',
    'Open Photo 2 of 2, Photograph the front',
  ]);
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['2. Photograph the closed door 1 photo', '3. Photograph the front 2 photos']);
  expect(dialog.querySelectorAll('img')).toHaveLength(0);
  await act(async () => comeIntoSight());
  expect([...dialog.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
    '/thumb/p0.jpg',
    '/thumb/p1.jpg',
    '/thumb/p2.jpg',
  ]);
});

test('the photos of one task are shown alone in the grid, the gallery and the download', async () => {
  startReportGateway(() => withPhotos);
  await open();
  const dialog = await openGrid();
  await userEvent.selectOptions(within(dialog).getByLabelText('Task'), '3. Photograph the front (2)');
  expect(opened(dialog)).toHaveLength(2);
  expect(within(dialog).getByRole('button', { name: 'Download 2 photos' })).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Open Photo 2/ }));
  const gallery = await openedDialog('Photos and videos');
  expect(within(gallery).getByText('2 of 2')).toBeDefined();
  act(() => pressEscape(gallery));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Photos and videos' })).toBeNull());
  act(() => pressEscape(dialog));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe('');
});

test('a link to the photos opens them', async () => {
  history.replaceState(null, '', '/report/abc.def#photos');
  startReportGateway(() => withPhotos);
  await open();
  const dialog = await openedDialog('Photos');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.href).toMatch(/\/report\/abc\.def$/);
});

test('photos of matrix items are loaded for the grid, and a failure can be retried', async () => {
  const inner = { id: 'label', reference: 'label', title: 'Label' };
  const component = { type: 'PHOTO', options: null, inputType: null };
  const matrix = {
    ...taskGroups[1]?.tasks[1],
    component: { type: 'MATRIX', options: null, inputType: null, matrixTasks: [{ ...inner, component }] },
  };
  const groups = [...taskGroups.slice(0, 1), { ...taskGroups[1], tasks: [matrix] }];
  const { gateway } = startReportGateway(() => ({ ...withPhotos, taskGroups: groups }));
  gateway.answer({ publicReportItems: refusal('ReportNotFound') });
  await open();
  const dialog = await openGrid();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The items could not be loaded');
  expect(gateway.requestsOf('SharedReportItems')).toHaveLength(1);
  gateway.answer({
    publicReportItems: (variables: { page: number; perPage: number }) => {
      const page = itemPage(variables);
      const withPhoto = page.items.map((item) => ({
        ...item,
        tasks: item.tasks.map((answer) => ({
          ...answer,
          taskId: 'label',
          media: [photo(`of ${item.reference}`)],
        })),
      }));
      return { ...page, items: withPhoto };
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByRole('button', { name: 'Download 26 photos' })).toBeDefined();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test.each([
  ['Europe/London', '02 Nov 26 09:12 GMT'],
  ['Asia/Tokyo', '02 Nov 26 18:12 GMT+9'],
  ['Pacific/Kiritimati', '02 Nov 26 23:12 GMT+14'],
])('the capture time of a photo from %s is in local time', async (timeZone, text) => {
  startReportGateway(() => ({ ...withPhotos, job: { ...sharedReport.job, timeZone } }));
  await open();
  await userEvent.click(within(await openGrid()).getByRole('button', { name: /^Open Photo 1 of 1/ }));
  const gallery = await openedDialog('Photos and videos');
  expect(within(gallery).getByText(text).getAttribute('datetime')).toBe('2026-11-02T09:12:00Z');
});

test('a photo without a capture time says so', async () => {
  const media = [photo('p0', { takenAt: null })];
  const tasks = [{ ...report.tasks[0], taskId: 'closed', selection: [], media }];
  startReportGateway(() => ({ ...sharedReport, report: { tasks } }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Open Photo 1 of 1/ }));
  expect(within(await openedDialog('Photos and videos')).getByText('Capture time unknown')).toBeDefined();
});
