import type { MapBox } from '../../ui/map/map.ts';
import type { Currency, JobStatus } from '../../graphql/generated/schema.ts';
import { statusLook } from '../../kit/value/status.ts';
import { inDigits } from '../../messages/inDigits.ts';

/** '51.51° N' */
const degrees = (value: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
const latitude = (value: number) => degrees(value, ['N', 'S']);
const longitude = (value: number) => degrees(value, ['E', 'W']);

/** '2 of 10 selected jobs (10023-1 and 10023-7) are': names only a few. */
function someOf(ids: readonly string[], of: number): string {
  if (ids.length === of) return `All ${inDigits(of)} selected jobs are`;
  const named =
    ids.length <= mostNamed ? ids : [...ids.slice(0, mostNamed), `${inDigits(ids.length - mostNamed)} more`];
  const names = new Intl.ListFormat('en-GB').format(named);
  return `${inDigits(ids.length)} of ${inDigits(of)} selected jobs (${names}) ${ids.length === 1 ? 'is' : 'are'}`;
}
const mostNamed = 3;
/** The most jobs that a confirmation names. */
const mostNamedJobs = 20;

const jobs = (count: number) => (count === 1 ? 'Job' : `${inDigits(count)} jobs`);

/** The texts of the screens of jobs, besides those shared by the console. */
export const jobMessages = {
  cancelled: (count: number) => `${jobs(count)} cancelled`,
  unfulfilled: (count: number) => `${jobs(count)} marked as unfulfilled`,
  unassigned: (count: number) => `${jobs(count)} unassigned`,
  stopped: 'Job stopped',
  failed: 'Job failed',
  retryAsked: 'The Shepherd is asked for another try',
  completed: 'Job completed',
  noJobToReview: 'All jobs in the order are assigned to a reviewer now.',
  reasonRequired: 'Reason required',
  modeRequired: 'Mode required',
  notNow: 'This is not possible in the current status of the job.',
  /** What became of a job, as part of a sentence: 'was …'. */
  became: {
    given: (shepherd: string) => `given to ${shepherd}`,
    reviewedBy: (reviewer: string) => `given to reviewer ${reviewer}`,
    UNASSIGNED: 'made unassigned',
    PENDING: 'offered on the market',
    ASSIGNED: 'assigned',
    IN_PROGRESS: 'put in progress',
    QA: 'put in review without a reviewer',
    ATTEMPTED: 'stopped as attempted',
    COMPLETED: 'completed',
    UNFULFILLED: 'marked as unfulfilled',
    CANCELLED: 'cancelled',
  },
  changedMeanwhile: (id: string, became: string, by: string | null, ago: string | null) =>
    [`job ${id} was ${became}`, by === null ? '' : `by ${by}`, ago].filter(Boolean).join(' '),
  /** One sentence of the parts above. */
  allChangedMeanwhile: (parts: readonly string[], more: number) => {
    const sentence = new Intl.ListFormat('en-GB').format([
      ...parts,
      ...(more > 0 ? [`${inDigits(more)} more jobs have changed`] : []),
    ]);
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  },
  onlyReviewer: (reviewer: string | null) =>
    reviewer === null
      ? 'Only the reviewer of the job can do this, and it has none.'
      : `Only ${reviewer}, the reviewer of the job, can do this.`,
  abandonedMeans: 'The Shepherd is not paid. The job is handed over: it becomes unassigned.',
  attemptedMeans: 'The Shepherd is still paid. The job is over; this cannot be undone.',
  retryMeans: 'The same Shepherd tries again. The job is in progress until then.',
  failedMeans: 'The Shepherd is not paid, and the job becomes unassigned.',
  completedMeans: 'The Shepherd is paid, and the job is over. This cannot be undone.',
  nextMeans: 'You become the reviewer of the next job of the order that nobody reviews.',
  /** Why an action is not possible with all selected jobs: which of them prevent it, and their statuses. */
  notAllowed: (ids: readonly string[], of: number, standing: readonly JobStatus[], act: string) => {
    const statuses = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
      standing.map((status) => statusLook('job', status).label),
    );
    return of === 1
      ? `The selected job is ${statuses} and cannot be ${act}.`
      : `${someOf(ids, of)} ${statuses} and cannot be ${act}.`;
  },
  bundleOnMarket: (ids: readonly string[], of: number) =>
    of === 1
      ? 'The selected job is on the market in a bundle. Unassign it first.'
      : `${someOf(ids, of)} on the market in a bundle. Unassign ${ids.length === 1 ? 'it' : 'them'} first.`,
  orderClosed: (ids: readonly string[], of: number, states: readonly string[], act: string) => {
    const closed = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(states);
    return of === 1
      ? `The order of this job is ${closed}, so it cannot be ${act}.`
      : `${someOf(ids, of)} of an order that is ${closed}, and cannot be ${act}.`;
  },
  orderPaused: (ids: readonly string[], of: number) =>
    of === 1
      ? 'The order of this job is paused. Resume it first, or assign the job directly.'
      : `${someOf(ids, of)} of a paused order. Resume it first, or assign the jobs directly.`,
  closedOrder: (state: string) =>
    `The order is ${state}: this job can no longer be offered, assigned or taken back. It can be cancelled or marked as unfulfilled.`,
  nothingChanged: 'None of the jobs was changed',
  bundleOfOne: 'A bundle has at least two jobs. Select another one.',
  mixedCurrencies: (currencies: readonly Currency[]) =>
    `The selected jobs are priced in ${new Intl.ListFormat('en-GB').format(currencies)}. Assign those of one currency at a time.`,
  area: ({ north, south, west, east }: MapBox) =>
    `${latitude(south)} to ${latitude(north)}, ${longitude(west)} to ${longitude(east)}`,
  mapEmpty: 'No jobs in this part of the map',
  mapEmptyHint: 'Move the map, zoom out, or clear filters.',
  mapFailed: 'The jobs could not be loaded',
  placesFailed: 'Some jobs are missing on the map: their places could not be loaded.',
  moreOnMap: (shown: number, total: number) =>
    `The list shows ${inDigits(shown)} of ${inDigits(total)} jobs. Zoom in to see the others.`,
  placeless: 'Jobs that can be done anywhere have no place on the map: the list has them.',
  nearbyShepherds: (count: number) => `${inDigits(count)} ${count === 1 ? 'Shepherd' : 'Shepherds'} in sight`,
  nearbyAreas: (count: number) =>
    `${inDigits(count)} ${count === 1 ? 'area' : 'areas'} of Shepherds in sight`,
  refreshLocations: 'Refresh locations',
  availableAreasOnly: 'Available areas only',
  selectInSight: 'Select all in sight',
  outOfSight: (count: number) => (count > 0 ? `, ${inDigits(count)} out of sight` : ''),
  nothingInBox: 'There are no jobs in the box.',
  tooManyInBox: (count: number, most: number) =>
    `There are ${inDigits(count)} jobs in the box, and at most ${inDigits(most)} can be changed at once. Draw a smaller one, or set filters.`,
  noPlace: (id: string) => `Nobody knows where job ${id} is.`,
  aboutShepherd: 'How they fit',
  foreseen: 'Foreseen warnings',
  noSkillsAsked: 'None is asked for',
  bookedOn: 'Booked on',
  bookedJob: (id: string, when: string) => `Job ${id}: ${when}`,
  bookedLater: 'The first day on which they are free, found when it is assigned',
  noDayLeft: 'no day, as the requested ones have passed',
  dayFree: 'Nothing',
  dayUnknown: 'Not known',
  distanceUnknown: 'Not known',
  fromPosition: (miles: string) => `${miles} from where they were last`,
  fromArea: (miles: string) => `${miles} from the middle of their nearest area`,
  shepherdGone: 'There is no such Shepherd any more.',
  milesAway: (miles: string) => `${miles} away`,
  hasSkills: (names: readonly string[]) => `has ${new Intl.ListFormat('en-GB').format(names)}`,
  freeThen: (day: string) => `free on ${day}`,
  busyThen: (count: number, day: string) => `${inDigits(count)} ${count === 1 ? 'job' : 'jobs'} on ${day}`,
  theseDays: 'these days',
  distanceMissing: 'distance not known',
  dayMissing: 'day not known',
  warnedAt: (count: number, of: number) => `at ${inDigits(count)} of ${inDigits(of)} jobs`,
  /** Below the found Shepherds. */
  nearbyOnly: 'These take jobs nearby. Type to search all Shepherds.',
  onlyFirst: (count: number) => `Only the first ${inDigits(count)} are compared. Type more of the name.`,
  moreWarned: (count: number) => `and ${inDigits(count)} more jobs with warnings`,
  /** In the server's wording. */
  warnings: {
    overlap: 'Has another job at this time',
    busy: 'Is free on none of the requested days',
    passed: 'The requested days have passed. Untick “Same as requested” and choose a day',
    collides: 'At the same time as another of these jobs',
    lacks: (names: readonly string[]) => `Lacks ${new Intl.ListFormat('en-GB').format(names)}`,
    excluded: (names: readonly string[]) =>
      `Has ${new Intl.ListFormat('en-GB').format(names)}, which the order excludes`,
    unchecked: 'Has not passed the ID check that the order requires',
    outside: 'The job is outside the areas of this Shepherd',
  },
  agreedFeeFollows: 'What a Shepherd was offered or promised follows.',
  positionFollows:
    'Found anew when the address changes, unless you enter it. Until then the map does not show the job.',
  answersOfBefore:
    'These answers are from before: the job was sent back, and the Shepherd has not handed it in again.',
  stoppedWork: 'Stopped work',
  groupShared: 'All jobs of this group follow.',
  noHistory: 'Nothing has happened to this job.',
  noTasks: 'No tasks',
  taskOfType: (type: string) => `${type} task`,
  internalTask: 'Internal',
  optionalTask: 'Optional',
  answered: 'Answered',
  notAnswered: 'Not answered',
  skippedByLogic: 'Skipped by logic',
  skippedTask: 'Skipped: the answers before it lead past it.',
  paidWhen: (comparison: string, option: string) => ` if the answer ${comparison} “${option}”`,
  jumpsOf: (title: string, conditions: readonly string[]) =>
    `What follows ${title}: ${conditions.join('. ')}`,
  aboutTask: (title: string) => `About ${title}`,
  instructions: 'Open the instructions',
  qaNotes: 'QA notes',
  comment: 'Comment',
  paidBack: 'Paid back',
  corrected: 'Corrected',
  showItems: 'Show items',
  items: 'Items',
  pagesOfItems: 'Pages of items',
  itemsFailed: 'The items could not be loaded',
  answersFailed: 'The answers could not be loaded',
  noSuchTask: 'The job has no such task any more.',
  mayNotEdit: 'Only administrators of jobs, and the reviewer of a job in QA, can edit its answers.',
  editAnswerOf: (title: string) => `Edit the answer to ${title}`,
  commentOn: (title: string) => `Comment on “${title}”`,
  notesOn: (title: string) => `QA notes on “${title}”`,
  paidBackFor: (title: string) => `Paid back for “${title}”`,
  editPart: (what: string, there: boolean) => `${there ? 'Edit' : 'Add'} ${what}`,
  moreOf: (title: string) => `More about the answer to ${title}`,
  reimbursedInReview:
    'What is paid back can be changed while the job is in QA, by its reviewer or an administrator of jobs.',
  noQaNotes: 'No notes',
  ownReason: 'Your reason',
  inSeconds: 'In seconds',
  addPhotos: 'Add photos',
  caption: 'Caption',
  addCaption: 'Add a caption',
  downloadOriginal: 'Download the original',
  download: 'Download',
  delete: 'Delete',
  deleteMedia: (name: 'photo' | 'video' | 'file') => {
    return {
      title: `Delete this ${name}?`,
      act: `Delete ${name}`,
      text: `The ${name} leaves the report for everybody. This cannot be undone.`,
    };
  },
  mediaDeleted: 'Deleted from the report',
  mediaGone: 'Somebody else has deleted it from the report in the meantime.',
  noShepherd: 'Nobody has this job.',
  irreversible: 'This cannot be undone.',
  takenBack: 'Shepherds who have such a job lose it, and offers leave the market.',
  unfulfilledMeans: 'Nobody could do the work.',
  cancelledMeans: 'The work is not wanted any more.',
  removedFromShepherd: (count: number) =>
    count === 1
      ? 'The job is removed from its Shepherd and becomes unassigned.'
      : 'Assigned jobs are removed from their Shepherds and become unassigned.',
  takenFromMarket: (count: number) =>
    count === 1
      ? 'The job returns from the market and becomes unassigned.'
      : 'Pending jobs return from the market and become unassigned.',
  jobsOfBundles: (bundles: readonly string[]) =>
    `The jobs of ${bundles.map((bundle) => `'${bundle}'`).join(', ')}`,
  bundleDiscarded: (bundles: readonly string[]) =>
    `${bundles.length === 1 ? 'The bundle' : 'The bundles'} ${bundles.map((bundle) => `'${bundle}'`).join(', ')} ${
      bundles.length === 1 ? 'is' : 'are'
    } discarded: other jobs on the market become unassigned too, and those that a Shepherd has stay with them.`,
  bundleMates: (bundles: readonly string[], ids: readonly string[]) => {
    const others = ids.length === 1 ? '1 other job' : `${inDigits(ids.length)} other jobs`;
    const named = ids.slice(0, mostNamedJobs).join(', ');
    const more = ids.length > mostNamedJobs ? ` and ${inDigits(ids.length - mostNamedJobs)} more` : '';
    return `${others} of ${bundles.length === 1 ? 'the bundle' : 'the bundles'} ${bundles
      .map((bundle) => `'${bundle}'`)
      .join(', ')} ${ids.length === 1 ? 'loses its' : 'lose their'} offer and become${
      ids.length === 1 ? 's' : ''
    } unassigned too: ${named}${more}.`;
  },
} as const;
