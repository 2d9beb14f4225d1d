import type { OrderType } from '../../../graphql/generated/schema.ts';
import type { OrderValues } from './orderSchemas.ts';
import { newOrder } from './orderValues.ts';

const fresh = newOrder();

/** An order with every field filled. */
export const wholeOrder = (type: OrderType | null): OrderValues => ({
  ...fresh,
  type: { type },
  customer: { customerId: '3', campaignId: '4', waveId: '5' },
  job: { description: 'Look at it', templateId: '6' },
  details: {
    ...fresh.details,
    title: 'Shelves',
    categoryId: '7',
    countryCode: 'GB',
    priority: 'HIGH',
    workforce: 'CUSTOMER',
    image: [{ id: '', name: 'Picture', url: '/files/a' }],
    exampleImage: [{ id: '', name: 'Picture', url: '/files/b' }],
    dashboardId: 'D1',
    links: [{ key: 'k', title: 'Guide', url: 'https://example.com' }],
    kept: [{ id: '9', title: 'Photo', type: 'IMAGE' }],
    summary: 'Sum',
    treasureTarget: 'Door',
    positiveCriteria: 'Red',
    negativeCriteria: 'Window',
    identityCheckRequired: true,
    hideFromMarket: true,
    combineGroups: true,
    perUserJobLimit: 2,
    jobCompletionTarget: 40,
    requireAgentSkills: ['1'],
    excludeAgentSkills: ['2'],
    requireAgentTags: ['loud'],
    excludeAgentTags: ['shy'],
  },
  location: {
    ...fresh.location,
    jobsCount: 25,
    captureLocation: true,
    captureLocationPrompt: 'Where?',
    captureLocationPromptRequired: true,
  },
  dates: {
    ...fresh.dates,
    startDate: '2030-06-01',
    startTime: '09:05',
    endDate: '2030-06-30',
    endTime: '18:00',
    dueDate: '2030-07-01',
    dueTime: '12:00',
    acceptWindow: 0,
    lockoutDuration: 90,
    schedules: [
      {
        key: 's',
        id: null,
        name: 'Evenings',
        default: true,
        times: [{ key: 't', start: '18:00', end: '20:00' }],
        days: [
          { key: 'd', on: 'week', dayOfWeek: '6', date: null, times: [] },
          {
            key: 'e',
            on: 'date',
            dayOfWeek: '1',
            date: '2030-06-05',
            times: [{ key: 'u', start: '10:00', end: '11:00' }],
          },
        ],
      },
    ],
  },
  interest: {
    has: true,
    startDate: '2030-05-10',
    startTime: '08:00',
    endDate: '2030-05-20',
    endTime: '08:30',
  },
  workflows: { ids: ['1', '3'] },
});
