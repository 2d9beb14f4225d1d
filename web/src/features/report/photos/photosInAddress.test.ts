import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMediaInHistory } from '../../../kit/media/mediaInHistory.ts';
import { usePhotosInAddress } from './photosInAddress.ts';

const open = () => renderHook(() => ({ grid: usePhotosInAddress(), media: useMediaInHistory() })).result;
const back = () => act(() => history.back());

test('Back closes the gallery, then the grid; Forward opens them again', async () => {
  history.replaceState(null, '', '/report/abc?x=1');
  const result = open();
  act(() => result.current.grid.open());
  expect(location.href).toContain('/report/abc?x=1#photos');
  act(() => result.current.media.open('m1'));
  expect([result.current.grid.isOpen, result.current.media.id]).toEqual([true, 'm1']);
  back();
  await waitFor(() => expect(result.current.media.id).toBeNull());
  expect(result.current.grid.isOpen).toBe(true);
  back();
  await waitFor(() => expect(result.current.grid.isOpen).toBe(false));
  expect(location.href).toMatch(/\/report\/abc\?x=1$/);
  act(() => history.forward());
  await waitFor(() => expect(result.current.grid.isOpen).toBe(true));
  act(() => history.forward());
  await waitFor(() => expect(result.current.media.id).toBe('m1'));
});

test('closing goes back once, however often it is called', async () => {
  history.replaceState(null, '', '/report/before');
  history.pushState(null, '', '/report/abc');
  const result = open();
  const entries = history.length;
  // Some browsers merge two immediate calls of back into one, and so does this fake.
  const goBack = vi.spyOn(history, 'back');
  act(() => result.current.grid.open());
  act(() => result.current.media.open('m1'));
  expect(history.length).toBe(entries + 2);
  act(() => {
    result.current.media.close();
    result.current.media.close();
  });
  expect(goBack).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(result.current.media.id).toBeNull());
  expect(result.current.grid.isOpen).toBe(true);
  act(() => {
    result.current.grid.close();
    result.current.grid.close();
  });
  expect(goBack).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(result.current.grid.isOpen).toBe(false));
  expect(location.pathname).toBe('/report/abc');
  goBack.mockRestore();
});

test('a shared link opens it, and closing it stays on the report', () => {
  history.replaceState(null, '', '/report/abc#photos');
  const result = open();
  const entries = history.length;
  expect(result.current.grid.isOpen).toBe(true);
  act(() => result.current.grid.close());
  expect(result.current.grid.isOpen).toBe(false);
  expect([location.pathname, location.hash, history.length]).toEqual(['/report/abc', '', entries]);
});
