import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pollMilliseconds } from '../../constants.ts';
import type { Permission } from '../../graphql/generated/schema.ts';
import { profile } from '../../testing/fixtures.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import { cellsOf, openedDialog, press, statusTabs } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const piece = (id: string, change: object = {}) => ({
  id,
  kind: 'MAIL',
  title: `Mail ${id}`,
  status: 'FAILED',
  attempts: 8,
  attemptsLeft: 0,
  createdAt: '2026-11-20T10:00:00Z',
  nextTryAt: null,
  finishedAt: '2026-11-20T12:00:00Z',
  failure: 'The mail server could not be reached (ESOCKET)',
  recipient: 'ruby@example.com',
  retryable: true,
  retriedAt: null,
  about: { type: 'MAIL', recordId: '1', name: 'Your export: orders' },
  retriedBy: null,
  ...change,
});
type Piece = ReturnType<typeof piece>;

const waiting = {
  status: 'WAITING',
  attempts: 0,
  attemptsLeft: 5,
  failure: null,
  finishedAt: null,
  retryable: false,
};
const starts = {
  ...waiting,
  kind: 'ORDER_START',
  title: 'Start an order on its day',
  recipient: null,
  nextTryAt: '2026-12-01T09:00:00Z',
  about: { type: 'ORDER', recordId: '1', name: 'Coffee check' },
};
const again = { ...waiting, attempts: 8, attemptsLeft: 8, retriedAt: '2026-11-21T08:00:00Z' };

async function open(
  address: string,
  pieces: Piece[],
  held: readonly Permission[] = ['USERS_VIEW', 'USERS_MANAGE', 'ORDERS_VIEW'],
) {
  const state = { pieces };
  const change = (id: string, changes: object): Piece => {
    state.pieces = state.pieces.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return state.pieces.find((one) => one.id === id) ?? piece(id);
  };
  const listed = ({ filter }: { filter: { status?: string[]; kind?: string[] | null } | null }) =>
    pageOf(
      state.pieces.filter(
        ({ status, kind }) =>
          (filter?.status?.includes(status) ?? true) && (filter?.kind?.includes(kind) ?? true),
      ),
    );
  const gateway = new MockGateway({
    me: () => profile(held),
    backgroundWorks: listed,
    backgroundWork: ({ id }: { id: string }) => state.pieces.find((one) => one.id === id) ?? null,
    retryBackgroundWork: ({ id }: { id: string }) => change(id, again),
    retryFailedBackgroundWork: ({ input: { kind } }: { input: { kind?: string } }) => {
      const failed = state.pieces.filter((one) => one.status === 'FAILED' && (kind ?? one.kind) === one.kind);
      for (const { id } of failed) change(id, again);
      return { retried: failed.length };
    },
  });
  const { router } = await renderConsole(gateway, address);
  return { gateway, state, router };
}

/** Triggers the next poll: advances the clock and shows the tab again. */
function whenDue(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pollMilliseconds });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the list of background work', () => {
  test('shows kind, subject, progress and failure, with counts and links', async () => {
    const { gateway } = await open('/background-work', [
      piece('9'),
      piece('8', starts),
      piece('7', {
        status: 'DONE',
        kind: 'EXPORT',
        title: 'Export of jobs',
        about: null,
        recipient: null,
        retryable: false,
      }),
    ]);
    expect(await cellsOf('Mail 9')).toEqual([
      'Mail 9',
      'ruby@example.com: Your export: orders',
      'Failed',
      '8',
      expect.stringMatching(/^20 Nov 26 \d\d:00$/),
      expect.stringMatching(/^20 Nov 26 \d\d:00$/),
      'The mail server could not be reached (ESOCKET)',
      'Retry',
    ]);
    expect((await cellsOf('Export of jobs')).slice(-2)).toEqual(['–', '']);
    const link = screen.getByRole('link', { name: 'Coffee check' });
    expect(link.getAttribute('href')).toBe('/orders/1');
    expect(statusTabs()).toEqual(['All3', 'Failed1', 'Running0', 'Retrying0', 'Waiting1', 'Done1']);
    expect(gateway.requestsOf('BackgroundWorkList').map(({ variables }) => variables)).toEqual([
      { page: 1, perPage: 50, sort: { field: 'URGENCY', direction: 'ASC' }, filter: {} },
    ]);
  });

  test('polls waiting pieces and counts, and stops once all are finished', async () => {
    const { gateway, state } = await open('/background-work?status=waiting', [piece('8', starts)]);
    await screen.findByText('Start an order on its day');
    const asked = () => gateway.requestsOf('BackgroundWorkMeanwhile').length;
    state.pieces = [piece('8', { ...starts, title: 'Started meanwhile' })];
    whenDue();
    expect(await screen.findByText('Started meanwhile')).toBeTruthy();
    expect(gateway.requestsOf('BackgroundWorkMeanwhile')[0]?.variables).toMatchObject({
      filter: { status: ['WAITING'] },
    });
    state.pieces = [piece('8', { ...starts, status: 'FAILED' })];
    whenDue();
    expect(await screen.findByText('1 piece of work failed for good')).toBeTruthy();
    const before = asked();
    whenDue();
    whenDue();
    expect(asked()).toBe(before);
  });

  test('retries a row once, with a notice, and refetches the counts', async () => {
    const { gateway } = await open('/background-work', [piece('9'), piece('8')]);
    await screen.findByText('2 pieces of work failed for good');
    await press('Retry Mail 9 9');
    expect(await screen.findByText('It is tried again now')).toBeTruthy();
    expect(gateway.requestsOf('RetryBackgroundWork').map(({ variables }) => variables)).toEqual([
      { id: '9' },
    ]);
    await waitFor(() => expect(statusTabs()).toContain('Waiting1'));
    // Counts are rendered before the rows, which may take longer.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry Mail 9 9' })).toBeNull());
    expect(await screen.findByText('1 piece of work failed for good')).toBeTruthy();
  });

  test('shows the current state of a piece that another user has retried meanwhile', async () => {
    const { gateway, state } = await open('/background-work', [piece('9')]);
    await screen.findByRole('button', { name: 'Retry Mail 9 9' });
    gateway.answer({
      retryBackgroundWork: () => gatewayError('It is under way', { code: 'work.not_retryable', status: 409 }),
    });
    state.pieces = [piece('9', { status: 'RUNNING', retryable: false })];
    await press('Retry Mail 9 9');
    expect(await screen.findByText('It is under way')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry Mail 9 9' })).toBeNull());
    expect((await cellsOf('Mail 9'))[2]).toBe('Running');
  });

  test('retries all failures of the selected kind after a confirmation', async () => {
    const { gateway } = await open('/background-work?kind=mail', [
      piece('9'),
      piece('8'),
      piece('7', { kind: 'EXPORT', title: 'Export of jobs' }),
    ]);
    await press('Retry all failed (mails)');
    const dialog = within(await openedDialog('Retry everything that failed (mails)?'));
    expect(dialog.getByText('2 failed pieces will be affected.')).toBeTruthy();
    await press('Retry all');
    expect(await screen.findByText('Everything that failed is tried again now')).toBeTruthy();
    expect(gateway.requestsOf('RetryFailedBackgroundWork').map(({ variables }) => variables)).toEqual([
      { input: { kind: 'MAIL' } },
    ]);
    await waitFor(() => expect(statusTabs()).toContain('Failed0'));
    await waitFor(() => expect(screen.queryByText(/failed for good/)).toBeNull());
  });

  test('says that the server does not support it, without a notice, and offers nothing', async () => {
    const gateway = new MockGateway({
      me: () => profile(['USERS_VIEW', 'USERS_MANAGE']),
      backgroundWorks: () =>
        gatewayError('This server does not show its background work', { code: 'NOT_OFFERED', status: 501 }),
    });
    await renderConsole(gateway, '/background-work');
    const message = await screen.findByText('This server does not show its background work');
    expect(message).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close notice' })).toBeNull();
    // Nothing leads there any more.
    expect(screen.queryByRole('link', { name: 'Background work' })).toBeNull();
  });

  test('says so as well at the address of one piece', async () => {
    const gateway = new MockGateway({
      me: () => profile(['USERS_VIEW', 'USERS_MANAGE']),
      backgroundWork: () =>
        gatewayError('This server does not show its background work', { code: 'NOT_OFFERED', status: 501 }),
    });
    await renderConsole(gateway, '/background-work/7');
    expect(await screen.findByText('This server does not show its background work')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  test('can be retried when it could not be loaded', async () => {
    const gateway = new MockGateway({
      me: () => profile(['USERS_VIEW', 'USERS_MANAGE']),
      backgroundWorks: () => gatewayError('Unknown Error', { code: 'internal', status: 500 }),
    });
    await renderConsole(gateway, '/background-work');
    expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
    gateway.answer({ backgroundWorks: () => pageOf([piece('9')]) });
    await press('Retry');
    expect(await screen.findByRole('link', { name: 'Mail 9' })).toBeTruthy();
  });

  test('is hidden from users without permission', async () => {
    await open('/background-work', [piece('9')], ['USERS_VIEW']);
    expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Background work' })).toBeNull();
  });
});

describe('a piece of background work', () => {
  test('shows why it failed, and can be retried on its page', async () => {
    const { gateway, state } = await open('/background-work/9', [piece('9')]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mail 9' })).toBeTruthy();
    expect(screen.getByText('The mail server could not be reached (ESOCKET)')).toBeTruthy();
    expect(screen.getByText(/^It was given up after all of its tries/)).toBeTruthy();
    expect(screen.getByText('ruby@example.com')).toBeTruthy();
    await press('Retry');
    expect(await screen.findByText('It is tried again now')).toBeTruthy();
    expect(await screen.findByText('8, 8 left before it is given up')).toBeTruthy();
    expect(screen.getByText('Somebody', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    state.pieces = [piece('9', { status: 'DONE', attempts: 9, attemptsLeft: null, retryable: false })];
    whenDue();
    expect(await screen.findByText('Done')).toBeTruthy();
    expect(gateway.requestsOf('BackgroundWorkDetail')).toHaveLength(2);
  });

  test('that no longer exists is reported as missing', async () => {
    await open('/background-work/4', []);
    expect(await screen.findByText(/not found/i)).toBeTruthy();
  });
});
