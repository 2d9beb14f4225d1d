import { endOfJob } from '@shepherd/domain/workEnd.ts';
import type { WorkEnd } from '@shepherd/domain/workEnd.ts';

/** The fields of a job that contain the end of its work, and its zone. */
export interface EndedJob {
  readonly completedAt: string | null;
  readonly endedAt: string | null;
  readonly location: { readonly timeZone: string | null } | null;
  readonly assignment: { readonly stoppedAt: string | null } | null;
}

/** When and how the current work on a job ended. */
export const endOf = ({ completedAt, endedAt, assignment }: EndedJob): WorkEnd | null =>
  endOfJob({ handedInAt: completedAt, stoppedAt: assignment?.stoppedAt ?? null, endedAt });
