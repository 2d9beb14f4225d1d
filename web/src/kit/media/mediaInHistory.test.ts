import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useMediaInHistory } from './mediaInHistory.ts';

// A new entry: discards the forward entries of other tests.
beforeEach(() => history.pushState(null, ''));

test('Back closes the gallery, however many items were viewed, and the address stays', async () => {
  const { result } = renderHook(() => useMediaInHistory());
  const entries = history.length;
  const address = location.href;
  expect(result.current.id).toBeNull();
  act(() => result.current.open('m1'));
  act(() => result.current.move('m2'));
  expect(result.current.id).toBe('m2');
  expect([history.length, location.href]).toEqual([entries + 1, address]);
  act(() => history.back());
  await waitFor(() => expect(result.current.id).toBeNull());
  act(() => history.forward());
  await waitFor(() => expect(result.current.id).toBe('m2'));
  act(() => result.current.close());
  await waitFor(() => expect(result.current.id).toBeNull());
});

test('the same item is open after a reload', () => {
  history.replaceState({ media: 'm3' }, '');
  expect(renderHook(() => useMediaInHistory()).result.current.id).toBe('m3');
});
