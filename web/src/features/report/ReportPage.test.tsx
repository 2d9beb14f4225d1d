import { fireEvent, act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gatewayError, unauthenticated } from '../../testing/mockGateway.ts';
import { photo, sharedReport, startReportGateway } from './reportFixture.ts';
import { installNativeDialog } from '../../testing/nativeDialog.ts';
import { openReport as open, refusal } from './openReport.tsx';
import { tokenOf } from './request/requestReport.ts';
import { openedDialog } from '../../testing/person.ts';

beforeAll(() => {
  installNativeDialog();
});
beforeEach(() => {
  document.title = '';
});
afterEach(() => vi.restoreAllMocks());

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const guarded = ({ password }: { password?: string | null }) => {
  if (!password) return { __typename: 'ReportMissingPassword', message: '' };
  return password === 'right' ? sharedReport : { __typename: 'ReportWrongPassword', message: '' };
};

const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

describe('the document', () => {
  test('begins with the customer, place, time, outcome and deviations', async () => {
    startReportGateway();
    await open();
    expect(heading()).toBe('Lakeside Coffee, Leeds');
    expect(document.title).toBe('Lakeside Coffee, Leeds · LKC-417 · Job report');
    const text = document.body.textContent;
    for (const part of [
      'Visit for Lakeside Group',
      '14 Briggate, Leeds LS1 6HD, United Kingdom',
      'Completed',
      '02 Nov 26, 09:12 – 10:04 GMT (52\u00a0min)',
      '4 of 5 tasks',
      '8 deviations',
      '8 of 23 items',
      'Is it in stock? No: Product 1, Product 4, Product 7, Product 10, Product 13 and 3 more',
      'Winter shelves',
      'LKC-417',
      'Olivia H. on 04 Nov 26',
      'Visit as an ordinary customer.',
      'From across the street',
      '£4.50',
      '23 items, 8 deviations',
    ])
      expect(text).toContain(part);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Location',
      'Description',
      'Resources',
      'Arrival',
      'In the store',
    ]);
    expect(screen.getByRole('heading', { name: '2. Photograph the closed door' })).toBeDefined();
    expect(screen.getByText('Not answered')).toBeDefined();
  });

  test('shows no good news for a failed visit, and counts unanswered matrix items', async () => {
    const [first, , , shelf] = sharedReport.report.tasks;
    const attempted = { ...sharedReport.job, outcome: 'ATTEMPTED', attemptReason: 'LOCATION_CLOSED' };
    const part = { ...shelf, answeredCount: 4, deviates: false, deviationCount: 0, deviations: [] };
    startReportGateway(() => ({ ...sharedReport, job: attempted, report: { tasks: [first, part] } }));
    await open();
    expect(document.body.textContent).toContain('Attempted, could not be done');
    expect(document.body.textContent).toContain('4 of 23 items answered');
    expect(screen.queryByText('Deviations')).toBeNull();
  });

  test('links only to web addresses, and sends no referrer', async () => {
    startReportGateway();
    await open();
    for (const name of ['Planogram', 'Open in Google Maps']) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
    }
    const away = document.querySelectorAll('a[href^="http"], a[target]');
    expect(away).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Odd one' })).toBeNull();
    expect(screen.getByText('Odd one')).toBeDefined();
  });

  test('a task has a link that can be shared, and copied where the browser allows it', async () => {
    startReportGateway();
    window.history.replaceState(null, '', '/report/abc.def');
    await open();
    const person = userEvent.setup();
    const second = screen.getByRole('link', { name: 'Copy link to task 2, Photograph the closed door' });
    await person.click(second);
    expect(await screen.findByText('Link copied')).toBeDefined();
    // The browser does this at some point after scrolling to the task.
    fireEvent.blur(second);
    expect(screen.getByText('Link copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/report/abc.def#task-2');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await person.click(screen.getByRole('link', { name: 'Copy link to task 3, Photograph the front' }));
    expect(location.hash).toBe('#task-3');
    await screen.findByText('Not copied: the link is in the address bar');
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  test('its name is in the margins of printed pages while it is shown', async () => {
    startReportGateway();
    await open();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--report-name')).toBe(
      '"Lakeside Group · Lakeside Coffee, Leeds · LKC-417"',
    );
    cleanup();
    expect(style.getPropertyValue('--report-name')).toBe('');
  });

  test('a job without sections says so', async () => {
    startReportGateway(() => ({ ...sharedReport, taskGroups: [], report: { tasks: [] } }));
    await open();
    expect(screen.getByText('No tasks')).toBeDefined();
  });

  test('it contains no control that changes data', async () => {
    startReportGateway();
    await open();
    const names = screen
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(names).toEqual([
      'Print with all items',
      'Open The front',
      'Open 3. Photograph the front',
      'All 2 photos',
      'Open Photo 1 of 3, The front',
      'Open Photo 2 of 3, Photograph the front',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a photo opens the gallery; a file in processing says so', async () => {
    startReportGateway();
    await open();
    expect(screen.getByText('Being processed')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Open Photo 2/ }));
    const gallery = await openedDialog('Photos and videos');
    expect(within(gallery).getByText('2 of 2')).toBeDefined();
    await userEvent.click(within(gallery).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the gallery continues with the photos of the next task, and names their task', async () => {
    const { report } = sharedReport;
    const answers = [
      { ...report.tasks[0], taskId: 'closed', selection: [], media: [photo('p0')] },
      ...report.tasks,
    ];
    startReportGateway(() => ({ ...sharedReport, report: { tasks: answers } }));
    await open();
    const opener = screen.getByRole('button', {
      name: 'Open Photo 1 of 1, Photograph the closed door',
    });
    await userEvent.click(opener);
    const gallery = within(await openedDialog('Photos and videos'));
    expect(gallery.getByText('1 of 3')).toBeDefined();
    expect(gallery.getByText('2. Photograph the closed door')).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(gallery.getByText('2 of 3')).toBeDefined();
    expect(gallery.getByText('The front')).toBeDefined();
    expect(gallery.getByText('3. Photograph the front')).toBeDefined();
  });

  test('photos have dimensions and load lazily', async () => {
    startReportGateway();
    await open();
    const images = [...document.querySelectorAll('img[data-photo]')];
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect(image.getAttribute('loading')).toBe('lazy');
      expect(image.getAttribute('width')).toBe('320');
      expect(image.getAttribute('height')).toBe('240');
    }
  });
});

describe('a protected report', () => {
  test('asks for the password, reports a wrong one, and opens', async () => {
    const { gateway } = startReportGateway(guarded);
    await open();
    expect(screen.getByText('Missing password')).toBeDefined();
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Open report' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Missing password');
    expect(gateway.requests).toHaveLength(1);

    await userEvent.type(field, 'wrong{Enter}');
    expect((await screen.findByText('Please provide correct password')).getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'right{Enter}');
    expect((await screen.findByRole('heading', { level: 1, name: 'Lakeside Coffee, Leeds' })).tagName).toBe(
      'H1',
    );
    expect(gateway.requests.map(({ variables }) => variables)).toEqual([
      { token: 'abc.def' },
      { token: 'abc.def', password: 'wrong' },
      { token: 'abc.def', password: 'right' },
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'Print with all items' }));
    await vi.waitFor(() => expect(gateway.requestsOf('SharedReportItems')).toHaveLength(1));
    expect(gateway.requestsOf('SharedReportItems')[0]?.variables).toMatchObject({ password: 'right' });
  });

  test('the password can be shown once it is typed', async () => {
    startReportGateway(guarded);
    await open();
    const show = screen.getByRole('button', { name: 'Show' });
    expect(show).toHaveProperty('disabled', true);
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'x');
    await userEvent.click(show);
    expect(field.getAttribute('type')).toBe('text');
  });
});

describe('an unreadable report', () => {
  test.each([
    ['ReportInvalidToken', 'Invalid Token'],
    ['ReportNotFound', '404 Not Found'],
  ])('%s is shown as %s, without a retry', async (name, text) => {
    startReportGateway(refusal(name));
    await open();
    expect(heading()).toBe(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    [
      'a failure of the server',
      () => {
        throw gatewayError('Internal', { code: 'internal', status: 500 });
      },
    ],
    [
      'a session that is over',
      () => {
        throw unauthenticated();
      },
    ],
  ])('%s is shown as an error with a retry', async (_case, fail) => {
    const { gateway } = startReportGateway(fail);
    const before = location.href;
    await open();
    expect(heading()).toBe('Error');
    expect(location.href).toBe(before);
    gateway.answer({ publicJobReport: () => sharedReport });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findByRole('heading', { level: 1, name: 'Lakeside Coffee, Leeds' })).tagName).toBe(
      'H1',
    );
  });

  test.each([
    [
      'no network',
      async () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['an answer that is no JSON', async () => new Response('<html>', { status: 502 })],
  ])('%s is shown as an error', async (_case, answer) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    await open();
    expect(heading()).toBe('Error');
  });

  test('too many attempts show a countdown', async () => {
    vi.useFakeTimers();
    const { gateway } = startReportGateway(refusal('ReportRateLimited'));
    await open();
    expect(heading()).toBe('Too many tries. Please wait a minute');
    expect(screen.getByText('You can try again in 60 s.')).toBeDefined();
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again).toHaveProperty('disabled', true);
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(again).toHaveProperty('disabled', false);
    vi.useRealTimers();
    gateway.answer({ publicJobReport: () => sharedReport });
    await userEvent.click(again);
    expect((await screen.findByRole('heading', { level: 1, name: 'Lakeside Coffee, Leeds' })).tagName).toBe(
      'H1',
    );
  });

  test('the server provides the wait', async () => {
    startReportGateway(() => ({ ...refusal('ReportRateLimited')(), retryAfterSeconds: 23 }));
    await open();
    expect(screen.getByText('You can try again in 23 s.')).toBeDefined();
  });

  test('a busy gateway provides the seconds itself', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response('{}', { status: 429, headers: { 'retry-after': '7' } }),
    );
    await open();
    expect(screen.getByText('You can try again in 7 s.')).toBeDefined();
  });
});

test("no cookie is sent, and no request contains the report's address", async () => {
  const { send } = startReportGateway();
  await open();
  expect(send.mock.calls[0]?.[0]).toBe('/graphql');
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
});

test('an open report is refetched before its photos expire', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { gateway } = startReportGateway();
  await open();
  await comeBack();
  expect(gateway.requests).toHaveLength(1);
  vi.setSystemTime(Date.now() + 46 * 60_000);
  await comeBack();
  expect(gateway.requests.map(({ variables }) => variables)).toEqual([
    { token: 'abc.def' },
    // It counts as opened once.
    { token: 'abc.def', again: true },
  ]);
});

test.each([
  ['ReportNotFound', '404 Not Found'],
  ['ReportRateLimited', 'Lakeside Coffee, Leeds'],
])('a refetched report that is answered %s says "%s"', async (answer, title) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { gateway } = startReportGateway();
  await open();
  gateway.answer({ publicJobReport: refusal(answer) });
  vi.setSystemTime(Date.now() + 46 * 60_000);
  await comeBack();
  expect(gateway.requests).toHaveLength(2);
  await waitFor(() => expect(heading()).toBe(title));
  expect(screen.queryAllByText('LKC-417')).toHaveLength(title === '404 Not Found' ? 0 : 1);
});

test('it is also refetched while the reader stays on the page', async () => {
  vi.useFakeTimers();
  const { gateway } = startReportGateway();
  await open();
  await act(() => vi.advanceTimersByTimeAsync(45 * 60_000));
  expect(gateway.requests).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(gateway.requests).toHaveLength(2);
  vi.useRealTimers();
});

test.each([
  ['/report/abc.def', 'abc.def'],
  ['/report/abc%20def', 'abc def'],
  ['/report/%E0%A4%A', '%E0%A4%A'],
  ['/report/', ''],
])('the token of %s is %s', (path, token) => {
  expect(tokenOf(path)).toBe(token);
});
