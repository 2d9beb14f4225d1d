import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import type { SignPresenceInput } from '../../../graphql/generated/schema.ts';
import { gatewayError, MockGateway } from '../../../testing/mockGateway.ts';
import { Avatars } from '../Avatars.tsx';
import { DialogTitle, useActivity, useEditing, useOpenRecord } from '../onRecord.ts';
import type { Activity } from '../onRecord.ts';
import { WorkOfOthers } from '../WorkOfOthers.tsx';
import { keepPresence } from './keepPresence.ts';

const person = (id: string, name: string, activity: object, own = false) => ({
  recordId: '7-1',
  user: { id, name },
  own,
  activity,
});
const oscar = person('4', 'Oscar Bennett', { kind: 'REVIEWS', done: 12, of: 16 });
const anna = person('5', 'Anna Field', { kind: 'EDITS', part: 'address' });
const me = person('1', 'Ada Lane', { kind: 'VIEWS' }, true);

let visible = true;
let end = () => {};
let present: readonly object[] = [];
let gateway: MockGateway;
const notices: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  visible = true;
  present = [me, oscar];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  vi.useFakeTimers();
  gateway = new MockGateway({
    signPresence: () => present,
    leavePresence: ({ clientId }: { clientId: string }) => clientId,
  });
  end = keepPresence(
    createClient({
      uri: 'http://gateway.test/graphql',
      fetch: gateway.fetch,
      onErrorLines: (lines) => notices.push(...lines),
      onUnauthenticated: () => undefined,
    }),
  );
});
afterEach(() => {
  cleanup();
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.querySelector('[data-live-announcements]')?.remove();
});

function RecordPage({ id = '7-1', activity = null }: { id?: string; activity?: Activity | null }) {
  useOpenRecord('JOB', id);
  useActivity(activity);
  return (
    <>
      <Avatars />
      <WorkOfOthers thing="job" />
    </>
  );
}
function EditForm() {
  useEditing(true);
  return null;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const setVisible = (now: boolean) => {
  visible = now;
  document.dispatchEvent(new Event('visibilitychange'));
};
// Safe: the document has no other variable.
const signs = () =>
  gateway.requestsOf('SignPresence').map(({ variables }) => variables['input'] as SignPresenceInput);
const leaves = () => gateway.requestsOf('LeavePresence').map(({ variables }) => variables['clientId']);
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const announced = () => document.querySelector('[data-live-announcements]')?.textContent;

test('signs each ten seconds while visible, and at once when the tab is visible again', async () => {
  render(<RecordPage />, { wrapper: MantineProvider });
  await pass(0);
  expect(signs()).toEqual([
    {
      type: 'JOB',
      id: '7-1',
      clientId: expect.any(String),
      activity: { kind: 'VIEWS', part: null, done: null, of: null },
    },
  ]);
  await pass(20_000);
  expect(signs()).toHaveLength(3);
  setVisible(false);
  await pass(60_000);
  expect(signs()).toHaveLength(3);
  setVisible(true);
  await pass(0);
  expect(signs()).toHaveLength(4);
});

test('shows the others, and says once who is there and what they do', async () => {
  render(<RecordPage />, { wrapper: MantineProvider });
  await pass(0);
  expect(shown()).toEqual(['OBOscar Bennett reviews, 12 of 16']);
  expect(screen.getByText('Oscar Bennett is reviewing this job, 12 of 16.')).toBeTruthy();
  expect(announced()).toBe('Oscar Bennett reviews');
  const region = document.querySelector('[data-live-announcements]');
  if (region) region.textContent = '';
  present = [me, { ...oscar, activity: { kind: 'REVIEWS', done: 13, of: 16 } }];
  await pass(10_000);
  expect(shown()).toEqual(['OBOscar Bennett reviews, 13 of 16']);
  expect(announced()).toBe('');
  present = [me, oscar, anna];
  await pass(10_000);
  expect(announced()).toBe('Oscar Bennett reviews. Anna Field edits the address');
  expect(screen.getByText(/Anna Field edits the address of this job/)).toBeTruthy();
  present = [me];
  await pass(10_000);
  expect(shown()).toEqual([]);
});

test('counts those beyond three', async () => {
  present = ['A', 'B', 'C', 'D', 'E'].map((name) => person(name, `${name} Field`, { kind: 'VIEWS' }));
  render(<RecordPage />, { wrapper: MantineProvider });
  await pass(0);
  expect(shown()).toEqual([
    'AFA Field has this open',
    'BFB Field has this open',
    'CFC Field has this open',
    '+2D Field has this open; E Field has this open',
  ]);
});

test('tells what is edited by the title of the dialog, above the progress of a review', async () => {
  const reviews = (done: number): Activity => ({ kind: 'REVIEWS', done, of: 16 });
  const page = (done: number, title: string | null) => (
    <>
      <RecordPage activity={reviews(done)} />
      {title !== null && (
        <DialogTitle value={title}>
          <EditForm />
        </DialogTitle>
      )}
    </>
  );
  const { rerender } = render(page(1, null), { wrapper: MantineProvider });
  await pass(0);
  rerender(page(1, 'Edit address'));
  await pass(1_000);
  rerender(page(2, 'Edit address'));
  await pass(9_000);
  rerender(page(3, null));
  await pass(1_000);
  expect(signs().map(({ activity }) => [activity.kind, activity.part, activity.done])).toEqual([
    ['REVIEWS', null, 1],
    ['EDITS', 'address', null],
    ['EDITS', 'address', null],
    ['REVIEWS', null, 3],
  ]);
});

test('leaves a record for the next one, and with the page', async () => {
  const { rerender } = render(<RecordPage />, { wrapper: MantineProvider });
  await pass(0);
  rerender(<RecordPage id="7-2" />);
  await pass(0);
  const [first, second] = signs();
  expect(second?.id).toBe('7-2');
  expect(second?.clientId).not.toBe(first?.clientId);
  expect(leaves()).toEqual([first?.clientId]);
  visible = false;
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(leaves()).toEqual([first?.clientId, second?.clientId]);
});

test('asks a server that does not offer it once', async () => {
  gateway.answer({
    signPresence: () => {
      throw gatewayError('This server does not know who has a record open', {
        code: 'NOT_OFFERED',
        status: 501,
      });
    },
  });
  const { rerender } = render(<RecordPage />, { wrapper: MantineProvider });
  await pass(30_000);
  rerender(<RecordPage id="7-2" />);
  await pass(30_000);
  expect(signs()).toHaveLength(1);
  expect(leaves()).toEqual([]);
  expect(shown()).toEqual([]);
});

test('goes on after a failure', async () => {
  gateway.answer({
    signPresence: () => {
      throw gatewayError('Down', { code: 'SERVICE_UNAVAILABLE', status: 503 });
    },
  });
  render(<RecordPage />, { wrapper: MantineProvider });
  await pass(0);
  gateway.answer({ signPresence: () => present });
  await pass(10_000);
  expect(shown()).toHaveLength(1);
  expect(notices).toEqual([]);
});
