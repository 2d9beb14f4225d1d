import type { JobStatus } from '../../../graphql/generated/schema.ts';
import { personName } from '../../../kit/value/personName.ts';
import { formatAgo } from '../../../kit/value/time.ts';
import { jobMessages } from '../messages.ts';

interface PersonState {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A job of the refusal `job.changed`, as the gateway answers it. */
export interface ChangedJob {
  readonly id: string;
  readonly status: JobStatus;
  readonly agent: PersonState | null;
  readonly reviewer: PersonState | null;
  readonly marketOfferId: string | null;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

const mostNamed = 3;

/** One sentence: 'Job 7-1 was given to Amy Reed by Olivia Hart 20 s ago.' */
export function changedJobsWords(jobs: readonly ChangedJob[], now = new Date()): string {
  const named = jobs.length <= mostNamed ? jobs : jobs.slice(0, mostNamed - 1);
  const parts = named.map((job) => {
    const { id, changedBy, changedAt } = job;
    return jobMessages.changedMeanwhile(
      id,
      whatBecame(job),
      changedBy,
      changedAt === null ? null : formatAgo(changedAt, now),
    );
  });
  return jobMessages.allChangedMeanwhile(parts, jobs.length - named.length);
}

function whatBecame({ status, agent, reviewer }: ChangedJob): string {
  if (status === 'ASSIGNED' && agent) return jobMessages.became.given(personName(agent));
  if (status === 'QA' && reviewer) return jobMessages.became.reviewedBy(personName(reviewer));
  return jobMessages.became[status];
}
