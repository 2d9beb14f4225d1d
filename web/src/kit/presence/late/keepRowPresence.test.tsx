import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import { gatewayError, MockGateway } from '../../../testing/mockGateway.ts';
import { RowAvatars } from '../RowAvatars.tsx';
import { WorkOnJobs } from '../WorkOfOthers.tsx';
import { keepRowPresence } from './keepRowPresence.ts';

const person = (recordId: string, id: string, name: string, activity: object, own = false) => ({
  recordId,
  user: { id, name },
  own,
  activity,
});
const oscar = person('7-1', '4', 'Oscar Bennett', { kind: 'REVIEWS', done: 12, of: 16 });
const me = person('7-2', '1', 'Ada Lane', { kind: 'VIEWS' }, true);

let visible = true;
let end = () => {};
let present: () => readonly object[];
let gateway: MockGateway;
const notices: unknown[] = [];

beforeEach(() => {
  visible = true;
  present = () => [oscar, me];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  vi.useFakeTimers();
  gateway = new MockGateway({ presence: () => present() });
  end = keepRowPresence(
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
});

const rows = (...ids: string[]) => (
  <MantineProvider>
    {ids.map((id) => (
      <RowAvatars key={id} jobId={id} />
    ))}
  </MantineProvider>
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const asked = () => gateway.requestsOf('PresentInRows').map(({ variables }) => variables);

test('rows show the other users, read once for the page and then every 15 seconds', async () => {
  render(rows('7-1', '7-2'));
  await pass(1_000);
  expect(asked()).toEqual([{ ids: ['7-1', '7-2'] }]);
  expect(screen.getAllByRole('listitem').map(({ title }) => title)).toEqual([
    'Oscar Bennett reviews, 12 of 16',
  ]);
  present = () => [];
  await pass(15_000);
  expect(asked()).toHaveLength(2);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('other rows are read once they stand still', async () => {
  const page = render(rows('7-1'));
  await pass(1_000);
  page.rerender(rows('7-2'));
  await pass(200);
  page.rerender(rows('7-3'));
  await pass(1_000);
  expect(asked()).toEqual([{ ids: ['7-1'] }, { ids: ['7-3'] }]);
});

test('a hidden tab and a page without rows ask for nothing', async () => {
  const page = render(rows('7-1'));
  visible = false;
  await pass(60_000);
  expect(asked()).toEqual([]);
  visible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked()).toHaveLength(1);
  page.rerender(rows());
  await pass(60_000);
  expect(asked()).toHaveLength(1);
});

test('a failed read shows no old answer, and the next one asks again', async () => {
  render(rows('7-1'));
  await pass(1_000);
  present = () => {
    throw gatewayError('Too much to do', { code: 'unavailable', status: 503 });
  };
  await pass(15_000);
  expect(screen.queryByRole('listitem')).toBeNull();
  present = () => [oscar];
  await pass(15_000);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(notices).toEqual([]);
});

test('a server that does not know who is where is not asked again', async () => {
  present = () => {
    throw gatewayError('Not offered', { code: 'NOT_OFFERED', status: 501 });
  };
  render(rows('7-1'));
  await pass(60_000);
  expect(asked()).toHaveLength(1);
});

test('a dialog names the users who work on its jobs, also where no row shows them', async () => {
  present = () => [oscar, person('7-3', '5', 'Ida Moss', { kind: 'EDITS', part: 'address' })];
  const page = render(<WorkOnJobs ids={['7-1', '7-3']} />);
  expect(page.container.textContent).toBe('');
  await pass(300);
  expect(asked()).toEqual([{ ids: ['7-1', '7-3'] }]);
  expect(page.container.textContent).toBe(
    'Oscar Bennett is reviewing job 7-1, 12 of 16. Ida Moss edits the address of job 7-3.',
  );
});

test('the jobs of a dialog are read before the rows of a long list', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `8-${index}`);
  render(
    <>
      {rows(...ids)}
      <WorkOnJobs ids={['7-1']} />
    </>,
  );
  await pass(300);
  const [first] = asked();
  expect(first?.['ids']).toHaveLength(100);
  expect(first?.['ids']).toContain('7-1');
});
