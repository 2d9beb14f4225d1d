import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openRowLinkAside, rowLinkAttribute } from './rowNavigation.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function openedBy(text: string, button: number): unknown[][] {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  render(
    <table>
      <tbody onAuxClick={openRowLinkAside}>
        <tr data-index="0">
          <td>
            <a href="/orders/1" {...rowLinkAttribute}>
              Order 1
            </a>
          </td>
          <td>
            <span>Yesterday</span>
            <button type="button">Copy</button>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  fireEvent(screen.getByText(text), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button }));
  return open.mock.calls;
}

it('a middle click beside the link of a row opens it in a new tab without access to this page', () => {
  expect(openedBy('Yesterday', 1)).toEqual([[expect.stringMatching(/\/orders\/1$/), '_blank', 'noopener']]);
});

it.each([
  ['the browser, which opens the link itself', 'Order 1', 1],
  ['a control of the row', 'Copy', 1],
  ['the menu of the right button', 'Yesterday', 2],
])('a click on %s is left to it', (_whose, text, button) => {
  expect(openedBy(text, button)).toEqual([]);
});
