import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useMediaInHistory } from './mediaInHistory.ts';

// An entry of its own: what other tests went back from is no longer ahead of it.
beforeEach(() => history.pushState(null, ''));

test('Back closes what was opened, however many were looked at, and the address stays', async () => {
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

test('after a reload the same one is looked at', () => {
  history.replaceState({ media: 'm3' }, '');
  expect(renderHook(() => useMediaInHistory()).result.current.id).toBe('m3');
});
