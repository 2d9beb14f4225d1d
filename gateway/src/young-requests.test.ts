import { expect, it } from 'vitest';
import { printedBy } from './testing/own-process.ts';

/** Makes much in one place that lives for long, and tells whether the next is young, once that place is optimized. */
const makeWhatLives = (begin: string): string => `
  ${begin}
  const make = (one, other) => [one, other];
  %PrepareFunctionForOptimization(make);
  const kept = [];
  for (let round = 0; round < 8; round += 1) {
    for (let number = 0; number < 2_000; number += 1) kept.push(make({}, number));
    gc({ type: 'minor' });
  }
  %OptimizeFunctionOnNextCall(make);
  make({}, 0);
  console.log(%InYoungGeneration(make({}, 0)) ? 'young' : 'old');
`;

it('makes nothing among the old because what was made before has lived', async () => {
  // With a young generation that cannot grow any more, V8 decides.
  const options = ['--max-semi-space-size=1', '--allow-natives-syntax'];
  const keep = "(await import('./young-requests.ts')).keepRequestsYoung();";
  expect(await printedBy(makeWhatLives(keep), options)).toBe('young');
  // Once this says otherwise, V8 has stopped doing it, and nobody has to keep it from it.
  expect(await printedBy(makeWhatLives(''), options)).toBe('old');
});
