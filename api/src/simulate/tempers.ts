import type { StopReason } from '../jobs/messages.ts';
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

/** What is said on site, and what the staff make of it. */
export const stopReason = (assignment: string): Stopping =>
  random(`reason ${assignment}`).pick<Stopping>([
    { said: 'The store is closed', reason: 'location_closed' },
    { said: 'The manager does not let me take photos', reason: 'access_refused' },
    { said: 'There is another shop at this address', reason: 'location_not_found' },
    { said: 'They do not sell this product any more', reason: 'item_unavailable' },
    { said: 'The car park is flooded', reason: 'unsafe' },
    { said: 'I have to go, my child is ill', reason: 'abandoned' },
  ]);
