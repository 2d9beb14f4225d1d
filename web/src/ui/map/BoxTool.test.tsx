import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BoxTool } from './BoxTool.tsx';
import type { MapBox } from './map.ts';

const inSight = { current: { north: 60, south: 40, west: -10, east: 10 } };
const onDrawn = vi.fn<(box: MapBox) => void>();
const surface = () => screen.getByRole('button').previousElementSibling as HTMLElement;

beforeEach(() => {
  onDrawn.mockReset();
  render(<BoxTool inSight={inSight} onDrawn={onDrawn} />);
  Object.assign(surface(), { setPointerCapture: () => undefined });
  Object.defineProperties(surface(), { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
  surface().getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
});

const draw = (toX: number, toY: number) => {
  fireEvent.pointerDown(surface(), { button: 0, clientX: 100, clientY: 50 });
  fireEvent.pointerMove(surface(), { clientX: toX, clientY: toY });
};

test('the button arms it for one box', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Select in a box' }));
  expect(surface().dataset['armed']).toBe('true');
  draw(300, 150);
  fireEvent.pointerUp(surface(), { clientX: 300, clientY: 150 });
  expect(onDrawn).toHaveBeenCalledOnce();
  expect(onDrawn.mock.calls[0]?.[0]).toMatchObject({ west: -5, east: 5 });
  expect(surface().dataset['armed']).toBeUndefined();
});

test('holding Shift arms it, and releasing it disarms it', () => {
  fireEvent.keyDown(window, { key: 'Shift', shiftKey: true });
  expect(surface().dataset['armed']).toBe('true');
  fireEvent.keyUp(window, { key: 'Shift', shiftKey: false });
  expect(surface().dataset['armed']).toBeUndefined();
});

test('Escape cancels a box that is being drawn', () => {
  fireEvent.click(screen.getByRole('button'));
  draw(300, 150);
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(surface(), { clientX: 300, clientY: 150 });
  expect(onDrawn).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});

test('a drag of a few pixels draws no box', () => {
  fireEvent.click(screen.getByRole('button'));
  draw(102, 51);
  fireEvent.pointerUp(surface(), { clientX: 102, clientY: 51 });
  expect(onDrawn).not.toHaveBeenCalled();
});
