import { expect, test } from 'vitest';
import { rangeInView } from './useRowWindow.ts';

test.each([
  ['at the top', 0, null, { from: 0, to: 26 }],
  ['in the middle', 4000, null, { from: 94, to: 126 }],
  ['with the focus above what is in view', 4000, 2, { from: 2, to: 126 }],
  ['with the focus below it', 0, 150, { from: 0, to: 151 }],
])('%s, the rows of 800 pixels and a few more are in the document', (_name, scrollTop, focused, range) => {
  expect(rangeInView(scrollTop, 800, 40, focused)).toEqual(range);
});
