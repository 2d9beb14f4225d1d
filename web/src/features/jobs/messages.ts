import type { Currency, JobStatus } from '../../graphql/generated/schema.ts';
import { statusLook } from '../../kit/value/status.ts';
import { inDigits } from '../../messages/inDigits.ts';

const jobs = (count: number) => (count === 1 ? 'Job' : `${inDigits(count)} jobs`);

/** What the screens of jobs say beside the texts that the whole console shares. */
export const jobMessages = {
  cancelled: (count: number) => `${jobs(count)} cancelled`,
  unfulfilled: (count: number) => `${jobs(count)} marked as unfulfilled`,
  unassigned: (count: number) => `${jobs(count)} unassigned`,
  /** Why something cannot be done with all selected jobs: how many stand in its way, and where they stand. */
  notAllowed: (count: number, of: number, standing: readonly JobStatus[], act: string) => {
    const statuses = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
      standing.map((status) => statusLook('job', status).label),
    );
    return of === 1
      ? `The selected job is ${statuses} and cannot be ${act}.`
      : `${count} of ${of} selected jobs ${count === 1 ? 'is' : 'are'} ${statuses} and cannot be ${act}.`;
  },
  bundleOnMarket: (count: number, of: number) =>
    of === 1
      ? 'The selected job is on the market in a bundle. Unassign it first.'
      : `${count} of ${of} selected jobs ${count === 1 ? 'is' : 'are'} on the market in a bundle. Unassign ${count === 1 ? 'it' : 'them'} first.`,
  nothingChanged: 'None of the jobs was changed',
  bundleOfOne: 'A bundle has at least two jobs. Select another one.',
  mixedCurrencies: (currencies: readonly Currency[]) =>
    `The selected jobs are priced in ${new Intl.ListFormat('en-GB').format(currencies)}. Assign those of one currency at a time.`,
  mapEmpty: 'No jobs in this part of the map',
  mapEmptyHint: 'Move the map, zoom out, or choose another status.',
  mapFailed: 'The jobs could not be loaded',
  moreOnMap: (shown: number, total: number) =>
    `The list shows ${inDigits(shown)} of ${inDigits(total)} jobs. Zoom in to see the others.`,
  nearbyShepherds: (count: number) => `${inDigits(count)} ${count === 1 ? 'Shepherd' : 'Shepherds'} in sight`,
  nearbyAreas: (count: number) =>
    `${inDigits(count)} ${count === 1 ? 'area' : 'areas'} of Shepherds in sight`,
  refreshLocations: 'Refresh locations',
  availableAreasOnly: 'Available areas only',
  selectInSight: 'Select all in sight',
  outOfSight: (count: number) => (count > 0 ? `, ${inDigits(count)} out of sight` : ''),
  nothingInBox: 'There are no jobs in the box.',
  tooManyInBox: (count: number, most: number) =>
    `There are ${inDigits(count)} jobs in the box, and at most ${inDigits(most)} can be changed at once. Draw a smaller one, or choose a status.`,
  noPlace: (id: string) => `Nobody knows where job ${id} is.`,
  commentAdded: 'Comment added',
  aboutShepherd: 'How they fit',
  foreseen: 'Foreseen warnings',
  noSkillsAsked: 'None is asked for',
  dayFree: 'Nothing',
  dayUnknown: 'Not known',
  distanceUnknown: 'Not known',
  fromPosition: (miles: string) => `${miles} from where they were last`,
  fromArea: (miles: string) => `${miles} from the middle of their nearest area`,
  moreWarned: (count: number) => `and ${inDigits(count)} more jobs with warnings`,
  /** In the words in which the server warns. */
  warnings: {
    overlap: 'Has another job at this time',
    collides: 'At the same time as another of these jobs',
    lacks: (names: readonly string[]) => `Lacks ${new Intl.ListFormat('en-GB').format(names)}`,
    excluded: (names: readonly string[]) =>
      `Has ${new Intl.ListFormat('en-GB').format(names)}, which the order excludes`,
    unchecked: 'Has not passed the ID check that the order requires',
    outside: 'The job is outside the areas of this Shepherd',
  },
  agreedFeeFollows: 'What a Shepherd was offered or promised follows.',
  positionStays: 'The map shows the job here, whatever the address says.',
  groupShared: 'All jobs of this group follow.',
  noHistory: 'Nothing has happened to this job.',
  noMedia: 'There are no photos or videos.',
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
  bundleDiscarded: (bundles: readonly string[]) =>
    `${bundles.length === 1 ? 'The bundle' : 'The bundles'} ${bundles.map((bundle) => `'${bundle}'`).join(', ')} ${
      bundles.length === 1 ? 'is' : 'are'
    } discarded: their other jobs become unassigned too.`,
} as const;
