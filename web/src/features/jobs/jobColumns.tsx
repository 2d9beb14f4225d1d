import { CountdownBadge } from '../../kit/value/CountdownBadge.tsx';
import { noValue, timesText } from '../../kit/value/time.ts';
import { VisitTime } from '../../kit/value/VisitTime.tsx';
import { jobCountdown } from './jobCountdown.ts';
import type { CountedJob } from './jobCountdown.ts';
import { nameOf } from './labels.ts';
import { ShareReportAction } from './share/ShareReportAction.tsx';
import type { SharedJob } from './share/ShareReportAction.tsx';
import { endOf } from './jobEnd.ts';
import type { EndedJob } from './jobEnd.ts';
import { shepherdName } from './shepherd.ts';

type Named = { readonly firstName: string; readonly lastName: string };

interface AssignedJob {
  readonly assignment: Parameters<typeof shepherdName>[0];
}

export const countdownColumn = {
  id: 'countdown',
  header: 'Waiting',
  width: 128,
  cell: (job: CountedJob) => <CountdownBadge job={jobCountdown(job)} />,
} as const;

/** Without seconds, like all times. */
export const timesColumn = {
  id: 'times',
  header: 'Times',
  width: 124,
  reads: ['startTime', 'endTime'],
  cell: ({ startTime, endTime }: Pick<CountedJob, 'startTime' | 'endTime'>) => timesText(startTime, endTime),
} as const;

/** When the work was submitted; if it was stopped instead, the time of the stop, marked as such. */
export const endColumn = {
  id: 'completedAt',
  header: 'Handed in',
  width: 236,
  sort: 'COMPLETED_AT',
  reads: ['completedAt', 'endedAt', 'assignment'],
  cell: (job: EndedJob) => {
    const end = endOf(job);
    const time = <VisitTime value={end?.at ?? null} timeZone={job.location?.timeZone} />;
    return end === null || end.how === 'Handed in' ? time : <span title={end.how}>Stopped {time}</span>;
  },
} as const;

/** Shares the reports of attempted and completed jobs. The page around the list mounts `ShareReportDialogs`. */
export const reportColumn = {
  id: 'report',
  header: 'Report',
  width: 124,
  permission: 'JOBS_SHARE',
  cell: (job: SharedJob) => <ShareReportAction job={job} />,
} as const;

export const shepherdColumn = {
  id: 'shepherd',
  header: 'Shepherd',
  width: 140,
  reads: ['assignment'],
  cell: ({ assignment }: AssignedJob) => shepherdName(assignment) ?? noValue,
} as const;

export const reviewerColumn = {
  id: 'reviewer',
  header: 'Reviewer',
  width: 128,
  cell: ({ reviewer }: { readonly reviewer: Named | null }) => (reviewer ? nameOf(reviewer) : noValue),
} as const;
