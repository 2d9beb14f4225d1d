import { setTimeout as delay } from 'node:timers/promises';
import { EndedBeforeReady } from '../../scripts/processes.ts';

/** Polling interval and timeout in milliseconds. */
const lookEvery = 50;
const patience = 120_000;

/**
 * Polls until a condition holds.
 * @param otherwise the message after the timeout
 * @throws EndedBeforeReady
 */
export async function until(condition: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new EndedBeforeReady(otherwise);
    await delay(lookEvery);
  }
}
