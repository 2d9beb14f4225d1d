import type { JobStatus } from '../../graphql/generated/schema.ts';
import type { CountdownSource } from '../../kit/value/countdown.ts';

/** The fields of a job that its countdown needs. */
export interface CountedJob {
  readonly status: JobStatus;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly cancelledAt: string | null;
  readonly template: { readonly duration: number | null } | null;
  readonly marketOffer: { readonly createdAt: string | null } | null;
  readonly assignment: {
    readonly status: string;
    readonly jobDate: string | null;
    readonly startTime: string | null;
    readonly startedAt: string | null;
    readonly stoppedAt: string | null;
  } | null;
}

/** The times that a job's badge counts from or to. Its days and times are local. */
export function jobCountdown(job: CountedJob): CountdownSource {
  const { assignment } = job;
  const stopped = job.status === 'IN_PROGRESS' && assignment?.status === 'STOPPED';
  return {
    status: job.status,
    endsAt: job.endDate && `${job.endDate}T${job.endTime ?? '23:59:59'}`,
    startsAt: startOf(assignment?.jobDate ?? job.startDate, assignment?.startTime ?? job.startTime),
    offeredAt: job.marketOffer?.createdAt ?? null,
    startedAt: assignment?.startedAt ?? job.startedAt,
    inReviewAt: job.completedAt,
    stoppedAt: stopped ? assignment.stoppedAt : null,
    cancelledAt: job.cancelledAt,
    durationMinutes: job.template?.duration ?? null,
  };
}

const startOf = (day: string | null, time: string | null): string | null =>
  day && `${day}T${time ?? '00:00'}`;
