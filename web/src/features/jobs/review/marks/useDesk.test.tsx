import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../../graphql/client.ts';
import { Person } from '../../../../kit/person/PersonProvider.tsx';
import { gatewayError, MockGateway } from '../../../../testing/mockGateway.ts';
import { useDesk } from './useDesk.ts';

const ada = { id: '1', name: 'Ada Lane' };
const oscar = { id: '4', name: 'Oscar Bennett' };

type Mark = { taskId: string; kind: string; user: { id: string; name: string } };
type Update = { input: { add: Omit<Mark, 'user'>[]; remove: Omit<Mark, 'user'>[] } };

let marks: Mark[] | null;
let refuse: () => void;
let gateway: MockGateway;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  marks = [{ taskId: 'a', kind: 'ACCEPTED', user: oscar }];
  refuse = () => undefined;
  gateway = new MockGateway({
    job: () => ({ id: '7-1', reviewMarks: marks }),
    updateReviewMarks: ({ input: { add, remove } }: Update) => {
      refuse();
      const same = (one: Omit<Mark, 'user'>, other: Omit<Mark, 'user'>) =>
        one.taskId === other.taskId && one.kind === other.kind;
      marks = [
        ...(marks ?? []).filter((mark) => !remove.some((removed) => same(removed, mark))),
        ...add.map((mark) => ({ ...mark, user: ada })),
      ];
      return { id: '7-1', reviewMarks: marks };
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openDesk(reviews = true) {
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines: (lines) => {
      throw new Error(`A notice: ${lines.join()}`);
    },
    onUnauthenticated: () => undefined,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <Person value={ada.id}>{children}</Person>
    </ApolloProvider>
  );
  return renderHook((now: boolean) => useDesk({ id: '7-1', status: 'QA' }, now), {
    wrapper,
    initialProps: reviews,
  });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const sent = () => gateway.requestsOf('UpdateReviewMarks').map(({ variables }) => variables['input']);
const acceptToo = ({ result }: ReturnType<typeof openDesk>, ...ids: string[]) =>
  act(() => result.current.change((before) => ({ ...before, accepted: [...before.accepted, ...ids] })));

test('shows the marks of another reviewer, and sends those of the user once the keys rest', async () => {
  const desk = openDesk();
  await pass(0);
  expect(desk.result.current.state.accepted).toEqual(['a']);
  expect(desk.result.current.ofOthers('ACCEPTED', 'a')).toBe('Oscar Bennett');
  acceptToo(desk, 'b');
  acceptToo(desk, 'c');
  expect(desk.result.current.state.accepted).toEqual(['a', 'b', 'c']);
  await pass(400);
  expect(sent()).toEqual([
    {
      jobId: '7-1',
      add: [
        { taskId: 'b', kind: 'ACCEPTED' },
        { taskId: 'c', kind: 'ACCEPTED' },
      ],
      remove: [],
    },
  ]);
  expect(desk.result.current.state.accepted).toEqual(['a', 'b', 'c']);
  expect(desk.result.current.ofOthers('ACCEPTED', 'b')).toBeUndefined();
  await pass(60_000);
  expect(sent()).toHaveLength(1);
});

test('takes back a mark that another reviewer has set', async () => {
  const desk = openDesk();
  await pass(0);
  act(() => desk.result.current.change((before) => ({ ...before, accepted: [] })));
  await pass(400);
  expect(sent()).toEqual([{ jobId: '7-1', add: [], remove: [{ taskId: 'a', kind: 'ACCEPTED' }] }]);
  expect(desk.result.current.state.accepted).toEqual([]);
});

test('sends what is left when the page closes, and only once', async () => {
  const desk = openDesk();
  await pass(0);
  acceptToo(desk, 'b');
  desk.unmount();
  await pass(0);
  expect(sent()).toHaveLength(1);
  const again = openDesk();
  await pass(1_000);
  expect(again.result.current.state.accepted).toEqual(['a', 'b']);
  expect(sent()).toHaveLength(1);
});

test('a lost connection loses no mark, also across a reload', async () => {
  refuse = () => {
    throw gatewayError('REST v1 does not answer', { code: 'NETWORK_ERROR', status: 503 });
  };
  const desk = openDesk();
  await pass(0);
  acceptToo(desk, 'b');
  await pass(400);
  expect(desk.result.current.state.accepted).toEqual(['a', 'b']);
  desk.unmount();
  refuse = () => undefined;
  const reloaded = openDesk();
  await pass(1_000);
  expect(reloaded.result.current.state.accepted).toEqual(['a', 'b']);
  expect(marks?.map(({ taskId }) => taskId)).toEqual(['a', 'b']);
});

test('a failed call is repeated, and a refused one is not', async () => {
  refuse = () => {
    throw gatewayError('REST v1 does not answer', { code: 'NETWORK_ERROR', status: 503 });
  };
  const desk = openDesk();
  await pass(0);
  acceptToo(desk, 'b');
  await pass(400);
  await pass(5_000);
  expect(sent()).toHaveLength(2);
  refuse = () => {
    throw gatewayError('Another user reviews this job', { code: 'job.not_reviewer', status: 403 });
  };
  await pass(5_000);
  expect(sent()).toHaveLength(3);
  await pass(60_000);
  expect(sent()).toHaveLength(3);
});

test.each([
  ['of a job that is gone is not repeated', 'not_found', 404, 1],
  ['of too many requests is repeated', 'rate_limited', 429, 2],
])('a refusal %s', async (_name, code, status, times) => {
  refuse = () => {
    throw gatewayError('Refused', { code, status, retryAfterSeconds: 1 });
  };
  const desk = openDesk();
  await pass(0);
  acceptToo(desk, 'b');
  await pass(400);
  await pass(5_000);
  expect(sent()).toHaveLength(times);
});

test('what a hidden page could not send is sent later', async () => {
  const connected = refuse;
  refuse = () => {
    throw gatewayError('REST v1 does not answer', { code: 'NETWORK_ERROR', status: 503 });
  };
  const desk = openDesk();
  await pass(0);
  acceptToo(desk, 'b');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await pass(0);
  refuse = connected;
  await pass(5_000);
  expect(marks?.map(({ taskId }) => taskId)).toEqual(['a', 'b']);
});

test('a reader sends nothing; after taking over, the marks are read again', async () => {
  const desk = openDesk(false);
  await pass(0);
  marks = [...(marks ?? []), { taskId: 'b', kind: 'SEEN', user: oscar }];
  await pass(60_000);
  expect(desk.result.current.state.seen).toEqual([]);
  desk.rerender(true);
  await pass(0);
  expect(desk.result.current.state.seen).toEqual(['b']);
  expect(sent()).toEqual([]);
});

test('stays in the browser where the server keeps no marks', async () => {
  marks = null;
  const desk = openDesk();
  await pass(0);
  acceptToo(desk, 'b');
  await pass(60_000);
  expect(sent()).toEqual([]);
  desk.unmount();
  const reloaded = openDesk();
  await pass(0);
  expect(reloaded.result.current.state.accepted).toEqual(['b']);
});
