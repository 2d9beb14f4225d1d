import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expandAllDelayMilliseconds } from '../../constants.ts';
import { SectionAccordion } from './SectionAccordion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const items = ['First', 'Second'].map((title) => ({ id: title, title, content: `${title} content` }));

const open = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);

const renderItems = () =>
  render(
    <MantineProvider env="test">
      <SectionAccordion items={items} />
    </MantineProvider>,
  );

test('the first part is open, and the others open a moment later', () => {
  renderItems();
  expect(open()).toEqual(['First']);
  act(() => void vi.advanceTimersByTime(expandAllDelayMilliseconds - 1));
  expect(open()).toEqual(['First']);
  act(() => void vi.advanceTimersByTime(1));
  expect(open()).toEqual(['First', 'Second']);
});

test('a part that the user folds meanwhile stays folded', () => {
  renderItems();
  fireEvent.click(screen.getByRole('button', { name: 'First' }));
  act(() => void vi.advanceTimersByTime(expandAllDelayMilliseconds));
  expect(open()).toEqual([]);
});
