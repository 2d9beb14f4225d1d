import { inDigits } from '../../../messages/inDigits.ts';

const jobs = (count: number) => (count === 1 ? 'Job' : `${inDigits(count)} jobs`);

/** The texts of the reviewers' queue and desk. In a file of their own, as other pages of jobs do not need them. */
export const reviewMessages = {
  nextFailed: 'The job is completed. The next one could not be found.',
  nothingShown: 'No task is shown. Reset shows all of them.',
  noReviewer: 'Nobody reviews it',
  reviewedBy: (name: string) => `Reviewed by ${name}`,
  accepted: (by: string | undefined) => (by === undefined ? 'Accepted' : `Accepted by ${by}`),
  seen: (by: string | undefined) => (by === undefined ? 'Seen' : `Seen by ${by}`),
  /** @param others the names of other users who accepted some of them, once for each */
  acceptedOf: (count: number, of: number, others: readonly string[]) =>
    [
      `${inDigits(count)} of ${inDigits(of)} accepted`,
      ...[...new Set(others)].map(
        (name) => `${inDigits(others.filter((other) => other === name).length)} by ${name}`,
      ),
    ].join(', '),
  selectTask: (name: string) => `Select ${name}`,
  mediaOf: (number: number, of: number) => `${inDigits(number)} of ${inDigits(of)}`,
  noMedia: 'There is no photo with this task.',
  largePhoto: 'Photo of the task',
  reviewers: 'Reviewers',
  reviewerGroups: { UNASSIGNED: 'Nobody’s', MINE: 'Mine', OTHERS: 'Others’' } as Readonly<
    Record<string, string>
  >,
  reviewerAssigned: (count: number) => `${jobs(count)} assigned to the reviewer`,
  reviewerUnassigned: (count: number) => `${jobs(count)} unassigned from the reviewer`,
  alreadyAssigned: (id: string) => `Job ${id} is already assigned to a reviewer`,
  reviewerRefused: (id: string, reason: string) => `Job ${id} was not changed. ${reason}`.trim(),
  moreRefused: (count: number) => `And ${inDigits(count)} more jobs were not changed`,
  noReviewerYet: 'None of the selected jobs has a reviewer.',
  takenOver: (names: readonly string[], count: number) =>
    `${new Intl.ListFormat('en-GB').format(names)} ${names.length === 1 ? 'reviews' : 'review'} ${count === 1 ? 'it' : 'some of them'} now and will no longer be able to decide ${count === 1 ? 'it' : 'those'}.`,
  backInQueue: 'Anybody can review it then.',
  reassign: (taken: number, of: number) =>
    of === 1
      ? 'Re-assign it if it has a reviewer'
      : `Re-assign those that have a reviewer (${inDigits(taken)} of ${inDigits(of)})`,
  answeredThoughSkipped: 'Answered, although the answers before it lead past it',
  requiredMissing: {
    TASK: 'The required answer is missing',
    STATUS: 'The required status is missing',
    PHOTO: 'The required photo is missing',
    VIDEO: 'The required video is missing',
    COMMENT: 'The required comment is missing',
  },
  gaps: (count: number) =>
    count === 1
      ? 'One task is not answered as it asks:'
      : `${inDigits(count)} tasks are not answered as they ask:`,
  moreGaps: (count: number) => `And ${inDigits(count)} more`,
  becauseOf: (missing: string, option: string) => `${missing}, which “${option}” asks for`,
  takenBefore: (number: number) => `Photo ${number} was taken before the visit`,
  takenAfter: (number: number) => `Photo ${number} was taken after the visit`,
} as const;
