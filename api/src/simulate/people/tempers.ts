import type { StopReason } from '../../jobs/messages.ts';
import { obstacleBySaid, obstaclesOf, reasonsToLeave } from '../../seed/reports/obstacles.ts';
import type { Obstacle } from '../../seed/reports/obstacles.ts';
import { random } from '../../seed/random.ts';

/*
 * People's behaviour does not change between steps: it is drawn from their id or their work, so that an agent who
 * stopped an hour ago does not simply go on.
 */

const chanceOf = (what: string, probability: number): boolean => random(what).chance(probability);

/** Whether this work ends early because of an obstacle. */
export const isStop = (assignment: string): boolean => chanceOf(`stops ${assignment}`, 0.05);

/** Whether the agent never comes after accepting. */
export const neverComes = (assignment: string): boolean => chanceOf(`comes ${assignment}`, 0.03);

/** Whether this applicant gives up at this stage. */
export const givesUp = (agentId: string, stage: string): boolean =>
  chanceOf(`gives up ${agentId} ${stage}`, 0.06);

type Stopping = { readonly said: string; readonly reason: StopReason };

const reasonOf = ({ kind, reason, said }: Obstacle): Stopping => ({
  said,
  reason: kind === 'had to leave' ? 'abandoned' : reason,
});

/** The stop reason on site or at home, and staff's decision. */
export const stopReason = (assignment: string, atHome: boolean): Stopping =>
  random(`reason ${assignment}`).pick<Stopping>([
    { said: 'I feel ill', reason: 'abandoned' },
    ...[...obstaclesOf(atHome ? 'home' : 'audit'), ...reasonsToLeave].map(reasonOf),
    ...(atHome ? [] : [{ said: 'The car park is flooded', reason: 'unsafe' } as const]),
  ]);

/** Staff's decision for a stop reason; null for reasons outside the demo. */
export function stopFor(said: string): Stopping | null {
  const obstacle = obstacleBySaid(said);
  return obstacle && reasonOf(obstacle);
}
