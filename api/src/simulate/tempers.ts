import type { StopReason } from '../jobs/messages.ts';
import { obstacleBySaid, obstaclesOf, reasonsToLeave } from '../seed/reports/obstacles.ts';
import type { Obstacle } from '../seed/reports/obstacles.ts';
import { random } from '../seed/random.ts';

/*
 * What people are like does not change from step to step: it is drawn from who they are or what they do, so that nobody
 * who has stopped an hour ago goes on as if nothing had happened.
 */

const chanceOf = (what: string, probability: number): boolean => random(what).chance(probability);

/** Whether this work ends before its time, because something stands in the way. */
export const isStop = (assignment: string): boolean => chanceOf(`stops ${assignment}`, 0.05);

/** Whether whoever has accepted does not come. */
export const neverComes = (assignment: string): boolean => chanceOf(`comes ${assignment}`, 0.03);

/** Whether this applicant leaves it at that, at this stage. */
export const givesUp = (agentId: string, stage: string): boolean =>
  chanceOf(`gives up ${agentId} ${stage}`, 0.06);

type Stopping = { readonly said: string; readonly reason: StopReason };

const reasonOf = ({ kind, reason, said }: Obstacle): Stopping => ({
  said,
  reason: kind === 'had to leave' ? 'abandoned' : reason,
});

/** What is said on site, or at home, and what the staff make of it. */
export const stopReason = (assignment: string, atHome: boolean): Stopping =>
  random(`reason ${assignment}`).pick<Stopping>([
    { said: 'I feel ill', reason: 'abandoned' },
    ...[...obstaclesOf(atHome ? 'home' : 'audit'), ...reasonsToLeave].map(reasonOf),
    ...(atHome ? [] : [{ said: 'The car park is flooded', reason: 'unsafe' } as const]),
  ]);

/** What the staff make of what somebody has said; null where nobody of the demo has said so. */
export function stopFor(said: string): Stopping | null {
  const obstacle = obstacleBySaid(said);
  return obstacle && reasonOf(obstacle);
}
