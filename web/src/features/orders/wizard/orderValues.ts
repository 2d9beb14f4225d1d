import type { OrderType } from '../../../graphql/generated/schema.ts';
import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import { emptyLocation } from '../locations/singleLocation.ts';
import type { DayValues, LinkValues, OrderValues, ScheduleValues, TimesValues } from './orderSchemas.ts';

export const newOrder = (): OrderValues => ({
  type: { type: null },
  customer: { customerId: null, campaignId: null, waveId: null },
  job: { description: '', templateId: null },
  details: {
    title: '',
    categoryId: null,
    countryCode: null,
    priority: 'MEDIUM',
    workforce: 'PLATFORM',
    image: [],
    exampleImage: [],
    dashboardId: '',
    links: [],
    kept: [],
    summary: '',
    treasureTarget: '',
    positiveCriteria: '',
    negativeCriteria: '',
    identityCheckRequired: false,
    hideFromMarket: false,
    combineGroups: false,
    perUserJobLimit: null,
    jobCompletionTarget: null,
    requireAgentSkills: [],
    excludeAgentSkills: [],
    requireAgentTags: [],
    excludeAgentTags: [],
  },
  location: {
    mode: 'single',
    single: emptyLocation,
    jobsCount: null,
    captureLocation: false,
    captureLocationPrompt: '',
    captureLocationPromptRequired: false,
  },
  dates: {
    start: 'later',
    startDate: null,
    startTime: '09:00',
    endDate: null,
    endTime: '18:00',
    dueDate: null,
    dueTime: '',
    acceptWindow: 0,
    lockoutDuration: 0,
    schedules: [],
  },
  interest: { has: false, startDate: null, startTime: '', endDate: null, endTime: '' },
  workflows: { ids: [] },
  checkout: { notCopied: [] },
});

export const newLink = (): LinkValues => ({ key: newKey(), title: '', url: '' });
export const newTimes = (): TimesValues => ({ key: newKey(), start: '09:00', end: '17:00' });
export const newDay = (): DayValues => ({
  key: newKey(),
  on: 'week',
  dayOfWeek: '1',
  date: null,
  times: [newTimes()],
});
export const newSchedule = ({ dates }: OrderValues): ScheduleValues => ({
  key: newKey(),
  id: null,
  name: '',
  default: dates.schedules.length === 0,
  times: [],
  days: [],
});

/** Whether jobs of this type have places of their own. */
export const hasPlaces = (type: OrderType | null): boolean => type !== 'ANYWHERE';

/** The most locations to submit with an order; more are uploaded as a file. */
export const mostLocationsAtOnce = 1_000;
