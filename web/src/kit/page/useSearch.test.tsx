import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useSearch } from './useSearch.ts';

const ignored = () => undefined;
const navigator = { createHref: String, go: ignored, push: ignored, replace: ignored };

/** An address that is drawn when the test says so. */
function opened(first: string) {
  let drawn = first;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router location={{ pathname: '/', search: drawn }} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(() => useSearch(), { wrapper });
  return {
    search: result.current,
    draw: (search: string) => {
      drawn = search;
      rerender();
    },
  };
}

test('an earlier change that is drawn does not undo a later one that is not yet', () => {
  const { search, draw } = opened('');
  void search.write('?a=1', { replace: true });
  void search.write('?a=1&b=1', { replace: true });
  draw('?a=1');
  expect(search.read()).toBe('?a=1&b=1');
  draw('?a=1&b=1');
  expect(search.read()).toBe('?a=1&b=1');
});

test('what somebody else changes the address to holds, whatever was underway', () => {
  const { search, draw } = opened('?a=1');
  void search.write('?a=2', { replace: true });
  draw('?elsewhere=1');
  expect(search.read()).toBe('?elsewhere=1');
  draw('?a=2');
  expect(search.read()).toBe('?a=2');
});
