import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { noteOffered, useOffers } from './offered.ts';

beforeEach(() => sessionStorage.clear());

const missing = (...path: (string | number)[]) => ({
  message: 'This server has none',
  path,
  extensions: { code: 'NOT_OFFERED', status: 501 },
});

test('a root field that the server does not have is known from the first answer on', () => {
  const { result } = renderHook(() => useOffers());
  expect(result.current('trainings')).toBe(true);
  act(() => noteOffered({ data: { trainings: null }, errors: [missing('trainings')] }));
  expect(result.current('trainings')).toBe(false);
  expect(result.current('news')).toBe(true);
  // The next page of this tab.
  expect(renderHook(() => useOffers()).result.current('trainings')).toBe(false);
});

test('other failures, and fields inside of a record, hide nothing', () => {
  const { result } = renderHook(() => useOffers());
  act(() =>
    noteOffered({
      data: null,
      errors: [
        missing('job', 'order'),
        { message: 'Down', path: ['news'], extensions: { code: 'internal' } },
      ],
    }),
  );
  expect(['job', 'news'].map((field) => result.current(field as 'job'))).toEqual([true, true]);
});

test('a field that is answered is there again', () => {
  const { result } = renderHook(() => useOffers());
  act(() => noteOffered({ data: null, errors: [missing('trainings'), missing('campaigns')] }));
  act(() => noteOffered({ data: { me: { id: '1' } } }));
  expect(result.current('trainings')).toBe(false);
  act(() => noteOffered({ data: { trainings: { items: [] } } }));
  expect(result.current('trainings')).toBe(true);
  expect(result.current('campaigns')).toBe(false);
});

test('what a page reads is optional', () => {
  const { result } = renderHook(() => useOffers());
  expect(result.current(undefined)).toBe(true);
});
