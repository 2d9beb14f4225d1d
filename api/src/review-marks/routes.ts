import { allOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { JobParams } from '../jobs/ids.ts';
import { getJob } from '../jobs/routes.ts';
import { readReviewMarks, updateReviewMarks } from './review-marks.ts';
import { ReviewMarks, ReviewMarksChange } from './schemas.ts';

const tag = 'qa';

export const reviewMarkRoutes = [
  call({
    method: 'GET',
    path: 'jobs/{id}/review-marks',
    operationId: 'listReviewMarks',
    tag,
    summary: 'What reviewers have marked on the tasks of a job, the oldest first',
    description:
      'Marks outlive a change of the reviewer, so that the next one goes on where the other one stopped. They are deleted when the work is to be done again.',
    permission: getJob.permission,
    params: JobParams,
    answer: ReviewMarks,
    handler: async ({ database, params }) => ({ data: await readReviewMarks(database, params.id) }),
  }),
  action({
    method: 'PATCH',
    path: 'jobs/{id}/review-marks',
    operationId: 'updateReviewMarks',
    tag,
    summary: 'Add and remove marks on the tasks of a job in review; answers all of its marks',
    description:
      'Only the reviewer may, and only in review. Idempotent: a mark that is there keeps its first user and time, and removing one that is not there does nothing. A mark that is both added and removed or named twice, and a task that the job does not have, answer 422. Answers 409 order.closed when the order is cancelled, finished or archived.',
    permission: allOf('jobs.review'),
    params: JobParams,
    body: ReviewMarksChange,
    answer: ReviewMarks,
    subject: ({ id }) => id,
    does: updateReviewMarks,
    shows: async ({ database }, id) => ({ data: await readReviewMarks(database, id) }),
  }),
];
