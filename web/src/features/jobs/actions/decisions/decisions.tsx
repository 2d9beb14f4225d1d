import { lazy } from 'react';
import { whenOnline } from '../../../../kit/page/code/whenOnline.ts';
import { nameOf } from '../../labels.ts';
import { jobMessages } from '../../messages.ts';
import { refusalOfOrders } from '../allowed.ts';
import type { JobDecision, SeenJob } from './decision.ts';
import { decisionModals } from './decisionModals.ts';

const stops = whenOnline(() => import('./StopJob.tsx'));
const StopJob = lazy(async () => ({ default: (await stops()).StopJob }));
const ReviewJob = lazy(async () => ({ default: (await stops()).ReviewJob }));
const FailJob = lazy(whenOnline(() => import('./FailJob.tsx')));
const completions = whenOnline(() => import('./CompleteJob.tsx'));
const CompleteJob = lazy(async () => ({ default: (await completions()).CompleteJob }));
const CompleteAndNext = lazy(async () => ({ default: (await completions()).CompleteAndNext }));

const stopped = ({ status, assignment }: SeenJob) =>
  status === 'IN_PROGRESS' && assignment?.status === 'STOPPED';
const running = (job: SeenJob) => job.status === 'IN_PROGRESS' && !stopped(job);
const inReview = ({ status }: SeenJob) => status === 'QA';

/** The refusal of a decision: the job's status, its closed order, or another user's review. */
const unless =
  (offered: (job: SeenJob) => boolean, act: string) =>
  ([job]: readonly SeenJob[]): string | undefined => {
    if (!job || !offered(job)) return jobMessages.notNow;
    const closed = refusalOfOrders([job], act);
    if (closed !== undefined || job.status !== 'QA' || job.own) return closed;
    return jobMessages.onlyReviewer(job.reviewer && nameOf(job.reviewer));
  };

const duringWork = (offered: (job: SeenJob) => boolean, act: string) =>
  ({ permission: 'JOBS_MANAGE', offered, refusal: unless(offered, act) }) as const;
const duringReview = (act: string) =>
  ({ permission: 'JOBS_REVIEW', offered: inReview, refusal: unless(inReview, act) }) as const;

/** The ways to end the work on a job: in progress by users who manage jobs, in review only by its reviewer. */
export const jobDecisions: readonly JobDecision[] = [
  { label: 'Stop', modal: decisionModals.stop, dialog: StopJob, ...duringWork(running, 'stopped') },
  {
    label: 'Review',
    modal: decisionModals.review,
    dialog: ReviewJob,
    next: true,
    ...duringWork(stopped, 'reviewed'),
  },
  { label: 'Stop', modal: decisionModals.stopInReview, dialog: StopJob, ...duringReview('stopped') },
  { label: 'Fail', modal: decisionModals.fail, dialog: FailJob, ...duringReview('failed') },
  { label: 'Complete', modal: decisionModals.complete, dialog: CompleteJob, ...duringReview('completed') },
  {
    label: 'Complete & Next',
    modal: decisionModals.completeAndNext,
    dialog: CompleteAndNext,
    next: true,
    ...duringReview('completed'),
  },
];
