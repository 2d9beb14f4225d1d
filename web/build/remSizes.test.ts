import { expect, it } from 'vitest';
import { inRem } from './remSizes.ts';

it("writes sizes that follow the browser's font size", () => {
  expect(inRem('.a { height: 40px; margin: -8px 0.5px auto; width: calc(100% - 12.5px) }')).toBe(
    '.a { height: 2.5rem; margin: -0.5rem 0.5px auto; width: calc(100% - 0.78125rem) }',
  );
});

it('keeps thin lines, and values that are no sizes', () => {
  const css = `.a1px { border: 1px solid #16px; outline: 2px; content: '16px'; background: url(a-16px.svg) } /* 16px */`;
  expect(inRem(css)).toBe(css);
});

it("writes media queries that follow the browser's font size", () => {
  expect(inRem('@media (max-width: 767.98px) { .a { gap: 16px } }')).toBe(
    '@media (max-width: 47.99875em) { .a { gap: 1rem } }',
  );
});
