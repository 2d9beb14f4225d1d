import { expect, test } from 'vitest';
import { guardAgainstDrops } from './dropGuard.ts';

guardAgainstDrops(window);

/** Dispatches the events of dragging over an element or dropping on it. */
function drag(type: 'dragover' | 'drop', types: readonly string[], target: Element = document.body) {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  target.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

test.each(['dragover', 'drop'] as const)('the %s of a file outside a drop area opens nothing', (type) => {
  expect(drag(type, ['Files'])).toEqual([true, 'none']);
});

test('text can still be dragged into fields', () => {
  expect(drag('drop', ['text/plain'])).toEqual([false, 'copy']);
});

test('a drop area receives its own files', () => {
  const area = document.body.appendChild(document.createElement('div'));
  area.addEventListener('dragover', (event) => event.preventDefault());
  expect(drag('dragover', ['Files'], area)).toEqual([true, 'copy']);
});
