import { setTimeout as delay } from 'node:timers/promises';
import { EndedBeforeReady } from '../../scripts/processes.ts';

/** Milliseconds between two looks, and until what is waited for should have come about. */
const lookEvery = 50;
const patience = 120_000;

/**
 * Waits until something is so.
 * @param otherwise what is told when it does not come about
 * @throws EndedBeforeReady
 */
export async function until(condition: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new EndedBeforeReady(otherwise);
    await delay(lookEvery);
  }
}
