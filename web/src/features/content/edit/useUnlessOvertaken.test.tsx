import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeToasts, shownToasts } from '../../../kit/toast/toast.ts';
import { overtakenFields, useUnlessOvertaken } from './useUnlessOvertaken.ts';
import type { Shared } from './useUnlessOvertaken.ts';

interface Values {
  readonly title: string;
  readonly body: string;
}

const overtakenBetween = () =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Changed', extensions: { code: 'precondition.failed', status: 412 } }],
  });

/** A record with a new ETag on every read. */
function record(...states: Values[]) {
  let read = 0;
  const readNow = vi.fn<Shared<Values>['readNow']>(async () => {
    read += 1;
    return { values: states[Math.min(read, states.length) - 1] ?? null, tag: `"${read}"` };
  });
  const send = vi.fn<Shared<Values>['send']>(async () => undefined);
  const { result } = renderHook(() => useUnlessOvertaken<Values>({ readNow, send }));
  return { result, send };
}

const old: Values = { title: 'Old', body: 'Text' };

test('changes are sent with the ETag of the read version', async () => {
  const { result, send } = record(old);
  await act(() => result.current.save({ title: 'Mine' }, { ...old }));
  expect(send.mock.calls).toEqual([[{ title: 'Mine' }, '"1"']]);
});

test("another user's change between reading and sending is read again, and reported if it concerns the same field", async () => {
  const { result, send } = record(old, { ...old, title: 'Theirs' });
  send.mockRejectedValueOnce(overtakenBetween());
  await act(() =>
    expect(result.current.save({ title: 'Mine' }, { ...old })).rejects.toThrow('Changed meanwhile'),
  );
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.theirs).toEqual({ title: 'Theirs' });
});

test('a concurrent change of another field raises no question', async () => {
  const { result, send } = record(old, { ...old, body: 'Theirs' });
  send.mockRejectedValueOnce(overtakenBetween());
  await act(() => result.current.save({ title: 'Mine' }, { ...old }));
  expect(send.mock.calls.map(([, tag]) => tag)).toEqual(['"1"', '"2"']);
  expect(result.current.theirs).toBeNull();
});

test('after repeated conflicts a notice asks the user to try again', async () => {
  closeToasts();
  const { result, send } = record(old);
  send.mockRejectedValue(overtakenBetween());
  await act(() => expect(result.current.save({ title: 'Mine' }, { ...old })).rejects.toThrow('Changed'));
  expect(send).toHaveBeenCalledTimes(5);
  expect(shownToasts()).toHaveLength(1);
});

test.each<[string, Partial<Values>, Values, Partial<Values>, object]>([
  ['the same text with space around it', { title: 'Mine' }, { ...old, title: 'Old ' }, {}, {}],
  ['what both have made of it', { title: 'Both' }, { ...old, title: 'Both' }, {}, {}],
  ['what was told already', { title: 'Mine' }, { ...old, title: 'Theirs' }, { title: 'Theirs' }, {}],
  ['a field that is not changed here', { title: 'Mine' }, { ...old, body: 'Theirs' }, {}, {}],
  ['another text', { title: 'Mine' }, { ...old, title: 'Theirs' }, { title: 'Before' }, { title: 'Theirs' }],
])('%s', (_, changed, now, told, expected) => {
  expect(overtakenFields(changed, { ...old }, now, told)).toEqual(expected);
});
