import { defineModal } from '../../../../kit/modal/defineModal.ts';

/** The dialogs that end the work on a job: the header opens them by button, the review desk by key. */
export const decisionModals = {
  stop: defineModal('stop'),
  review: defineModal('review-job'),
  stopInReview: defineModal('stop-in-review'),
  fail: defineModal('fail'),
  complete: defineModal('complete'),
  completeAndNext: defineModal('complete-and-next'),
};
