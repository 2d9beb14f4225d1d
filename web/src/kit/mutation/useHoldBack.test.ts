import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useHoldBack } from './useHoldBack.ts';

test('what was held back is told once its page is gone, and once', async () => {
  const told = vi.fn<() => void>();
  const { result, unmount } = renderHook(useHoldBack);
  result.current.holdBack(told);
  expect(told).not.toHaveBeenCalled();
  unmount();
  expect(told).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
});

test('who stays is told, and nothing is left for later', async () => {
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

test('an answer that comes after its page was left is told at once', () => {
  const told = vi.fn<() => void>();
  const { result, unmount } = renderHook(useHoldBack);
  unmount();
  result.current.holdBack(told);
  expect(told).toHaveBeenCalledOnce();
});
