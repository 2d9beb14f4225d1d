/** How the work on a job ended, in the words of lists and files. */
export type WorkEnding = 'Handed in' | 'Stopped by the Shepherd' | 'Stopped by staff';

export interface WorkEnd {
  readonly at: string;
  readonly how: WorkEnding;
}

/** The instants that decide how work ended. */
export interface WorkTimes {
  readonly handedInAt: string | null;
  /** When the Shepherd stopped on site. */
  readonly stoppedAt: string | null;
  /** When the work ended, also where staff ended it. */
  readonly endedAt: string | null;
}

/** When and how work ended; null while it goes on, and where it was never begun. */
export function endOfWork({ handedInAt, stoppedAt, endedAt }: WorkTimes): WorkEnd | null {
  if (stoppedAt !== null) return { at: stoppedAt, how: 'Stopped by the Shepherd' };
  if (handedInAt !== null) return { at: handedInAt, how: 'Handed in' };
  return endedAt === null ? null : { at: endedAt, how: 'Stopped by staff' };
}

/** The same of a job, which keeps its last assignment after that work came to nothing. */
export const endOfJob = ({ handedInAt, stoppedAt, endedAt }: WorkTimes): WorkEnd | null =>
  endedAt === null ? null : endOfWork({ handedInAt, stoppedAt, endedAt });
