import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useHoldBack } from './useHoldBack.ts';

test('a held-back notification is sent once its page is gone, and only once', async () => {
  const told = vi.fn<() => void>();
  const { result, unmount } = renderHook(useHoldBack);
  result.current.holdBack(told);
  expect(told).not.toHaveBeenCalled();
  unmount();
  expect(told).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
});

test('a page that stays is notified, and nothing is left for later', async () => {
  const told = vi.fn<() => void>();
  const { result, unmount } = renderHook(useHoldBack);
  result.current.holdBack(told);
  result.current.tell();
  unmount();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(told).toHaveBeenCalledOnce();
});

test('an answer after its page was left is applied immediately', () => {
  const told = vi.fn<() => void>();
  const { result, unmount } = renderHook(useHoldBack);
  unmount();
  result.current.holdBack(told);
  expect(told).toHaveBeenCalledOnce();
});
