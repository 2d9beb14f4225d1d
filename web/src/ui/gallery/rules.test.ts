import { describe, expect, test } from 'vitest';
import {
  clampZoom,
  formatSeconds,
  idAfterChange,
  isDoubleTap,
  moveBy,
  stepOfSwipe,
  videoSources,
  viewAfterDoubleTap,
  wholePicture,
  zoomAt,
  zoomOfPinch,
} from './rules.ts';

describe('zoom', () => {
  test.each([
    [0.2, 1],
    [1, 1],
    [2.5, 2.5],
    [4, 4],
    [9, 4],
  ])('a zoom of %d is limited to %d', (asked, shown) => {
    expect(clampZoom(asked)).toBe(shown);
  });

  test.each([
    [1.19, 2],
    [0.81, 2],
    [1.2, 2],
    [1.5, 2.6],
    [0.7, 1.8],
    [5, 4],
    [0.1, 1],
  ])('a pinch of %d from 2 leads to %d', (ratio, zoom) => {
    expect(zoomOfPinch(2, ratio)).toBeCloseTo(zoom);
  });

  test('the point under the anchor stays in place', () => {
    const anchor = { x: 30, y: -10 };
    const view = zoomAt({ zoom: 2, x: 5, y: 5 }, 3, anchor);
    expect((anchor.x - view.x) / 3).toBeCloseTo((anchor.x - 5) / 2);
    expect((anchor.y - view.y) / 3).toBeCloseTo((anchor.y - 5) / 2);
    expect(zoomAt(view, 1, anchor)).toEqual(wholePicture);
  });

  test('a double tap enlarges, and the next one resets the zoom', () => {
    const enlarged = viewAfterDoubleTap(wholePicture, { x: 0, y: 0 });
    expect(enlarged.zoom).toBeGreaterThan(1);
    expect(viewAfterDoubleTap(enlarged, { x: 0, y: 0 })).toEqual(wholePicture);
  });

  test('an enlarged picture pans no further than its edges', () => {
    const frame = { width: 100, height: 50 };
    expect(moveBy({ zoom: 2, x: 0, y: 0 }, 500, -500, frame)).toEqual({ zoom: 2, x: 50, y: -25 });
    expect(moveBy(wholePicture, 10, 10, frame)).toEqual(wholePicture);
  });
});

describe('taps and swipes', () => {
  const tap = { x: 10, y: 10, at: 1000 };
  test.each([
    [{ ...tap, at: 1300 }, true],
    [{ ...tap, at: 1301 }, false],
    [{ x: 200, y: 10, at: 1100 }, false],
  ])('%j after a tap at 1000 is a double tap: %s', (second, expected) => {
    expect(isDoubleTap(tap, second)).toBe(expected);
  });

  test('a first tap is no double tap', () => {
    expect(isDoubleTap(null, tap)).toBe(false);
  });

  test.each([
    [-101, 0, 1],
    [101, 0, -1],
    [100, 0, 0],
    [-99, 0, 0],
    [-150, 200, 0],
  ])('a swipe of %d, %d over 300 pixels steps %d', (dx, dy, step) => {
    expect(stepOfSwipe(dx, dy, 300)).toBe(step);
  });
});

describe('when items change', () => {
  test.each([
    ['it is still there', ['a', 'b', 'c'], 'b', ['c', 'b'], 'b'],
    ['the next one takes its place', ['a', 'b', 'c'], 'b', ['a', 'c'], 'c'],
    ['the last one was removed', ['a', 'b', 'c'], 'c', ['a', 'b'], 'b'],
    ['several were removed', ['a', 'b', 'c', 'd'], 'c', ['a'], 'a'],
    ['all are new', ['a'], 'a', ['x', 'y'], 'x'],
    ['none is left', ['a'], 'a', [], null],
  ])('%s', (_case, before, current, now, expected) => {
    expect(idAfterChange(before, current, now)).toBe(expected);
  });
});

test.each([
  ['/files/a.mp4', ['/files/a_720p.mp4', '/files/a.mp4']],
  [
    'https://x.test/a.MP4?expires=1&signature=a.b',
    ['https://x.test/a_720p.mp4?expires=1&signature=a.b', 'https://x.test/a.MP4?expires=1&signature=a.b'],
  ],
  ['/files/a_720p.mp4', ['/files/a_720p.mp4']],
  ['/files/a.webm', ['/files/a.webm']],
])('the sources of %s are %j', (url, sources) => {
  expect(videoSources(url)).toEqual(sources);
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [Number.NaN, '0:00'],
])('%d seconds are formatted as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});
