import { describe, expect, it } from 'vitest';
import { metresBetween } from './conflicts.ts';

describe('distance', () => {
  it('from London to Edinburgh is 534 kilometres', () => {
    const metres = metresBetween(
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 55.9533, longitude: -3.1883 },
    );
    expect(metres / 1000).toBeCloseTo(534, -0.5);
  });
});
