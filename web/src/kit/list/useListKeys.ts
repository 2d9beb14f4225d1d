import type { RefObject } from 'react';
import { focusRow } from '../../ui/table/rowNavigation.ts';
import { useShortcut } from '../keyboard/useShortcut.ts';

/** The shortcuts of a list page: `/` for its search, the arrow keys for its rows. */
export function useListKeys(section: RefObject<HTMLElement | null>, enabled: boolean): void {
  const inSection = (run: (element: HTMLElement) => void) => () => {
    if (enabled && section.current) run(section.current);
  };
  useShortcut({
    keys: '/',
    label: 'Search the list',
    group: 'Lists',
    run: inSection((element) => element.querySelector<HTMLInputElement>('input[type="search"]')?.focus()),
  });
  useShortcut({
    keys: 'ArrowDown',
    label: 'To the rows; Enter opens one',
    group: 'Lists',
    run: inSection((element) => focusRow(element, 'first')),
  });
  useShortcut({
    keys: 'ArrowUp',
    label: 'To the last row',
    group: 'Lists',
    run: inSection((element) => focusRow(element, 'last')),
  });
}
