import { lazy } from 'react';
import type { JobStatus } from '../../../graphql/generated/schema.ts';
import type { ListSelection, SelectionAction } from '../../../kit/list/selection/definition.ts';
import { whenOnline } from '../../../kit/page/code/whenOnline.ts';
import { refusalOfOrders, refusalOutside } from '../actions/allowed.ts';
import { reviewMessages } from './messages.ts';
import type { ReviewedJob } from './reviewedJob.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const dialogs = whenOnline(() => import('./ReviewerDialogs.tsx'));
const AssignToMe = lazy(async () => ({ default: (await dialogs()).AssignToMe }));
const AssignReviewer = lazy(async () => ({ default: (await dialogs()).AssignReviewer }));
const UnassignReviewer = lazy(async () => ({ default: (await dialogs()).UnassignReviewer }));

const reviewed: readonly JobStatus[] = ['QA'];

/** Only submitted work of an active order is reviewed. */
const refusal = (jobs: readonly ReviewedJob[]): string | undefined =>
  refusalOutside(reviewed, 'reviewed')(jobs) ?? refusalOfOrders(jobs, 'reviewed');

/** The reviewer is assigned in the same way for one job and for several. */
export const reviewActions = {
  assignToMe: {
    label: 'Assign to me',
    modal: defineModal('assign-to-me'),
    dialog: AssignToMe,
    permission: 'JOBS_REVIEW',
    refusal,
  },
  assignReviewer: {
    label: 'Assign reviewer',
    modal: defineModal('assign-reviewer'),
    dialog: AssignReviewer,
    permission: 'JOBS_REVIEW',
    refusal,
  },
  unassign: {
    label: 'Unassign',
    modal: defineModal('unassign-reviewer'),
    dialog: UnassignReviewer,
    permission: 'JOBS_REVIEW',
    refusal: (jobs) =>
      refusal(jobs) ??
      (jobs.every(({ reviewer }) => reviewer === null) ? reviewMessages.noReviewerYet : undefined),
  },
} as const satisfies Readonly<Record<string, SelectionAction<ReviewedJob>>>;

export const reviewSelection: ListSelection<ReviewedJob> = {
  thing: 'job',
  most: 100,
  actions: [reviewActions.assignToMe, reviewActions.assignReviewer, reviewActions.unassign],
};
