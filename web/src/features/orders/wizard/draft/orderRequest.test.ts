import { expect, test } from 'vitest';
import { emptyLocation } from '../../locations/singleLocation.ts';
import { orderFieldOf } from '../orderFields.ts';
import { changesOf, draftInput, submitInput } from './orderRequest.ts';
import { wholeOrder } from '../orderFixture.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { newOrder } from '../orderValues.ts';

const now = new Date('2030-05-02T10:02:00Z');
const fresh = newOrder();

/** Every field is filled, with blanks around its texts and with new pictures. */
const whole = (type: OrderValues['type']['type']): OrderValues => {
  const { job, details, dates, ...others } = wholeOrder(type);
  return {
    ...others,
    job: { ...job, description: ' Look at it ' },
    details: {
      ...details,
      title: ' Shelves ',
      image: [{ id: '21', name: 'a.png', url: '/files/a' }],
      exampleImage: [{ id: '22', name: 'b.png', url: '/files/b' }],
    },
    dates: { ...dates, schedules: dates.schedules.map((schedule) => ({ ...schedule, name: ' Evenings ' })) },
  };
};

const instant = (date: string, time: string) => new Date(`${date}T${time}:00`).toISOString();

const common = {
  title: 'Shelves',
  customerId: '3',
  campaignId: '4',
  waveId: '5',
  description: 'Look at it',
  templateId: '6',
  categoryId: '7',
  countryCode: 'GB',
  priority: 'HIGH',
  workforce: 'CUSTOMER',
  image: '21',
  dashboardId: 'D1',
  documentation: [
    { id: '9', title: 'Photo', type: 'IMAGE' },
    { title: 'Guide', url: 'https://example.com', type: 'LINK' },
  ],
  identityCheckRequired: true,
  hideFromMarket: true,
  combineGroups: true,
  perUserJobLimit: 2,
  jobCompletionTarget: 40,
  requireAgentSkills: ['1'],
  excludeAgentSkills: ['2'],
  requireAgentTags: ['loud'],
  excludeAgentTags: ['shy'],
  captureLocation: true,
  captureLocationPrompt: 'Where?',
  captureLocationPromptRequired: true,
  acceptWindow: 0,
  lockoutDuration: 90,
  schedules: [
    {
      name: 'Evenings',
      default: true,
      times: [{ start: '18:00', end: '20:00' }],
      days: [
        { dayOfWeek: 6, times: [] },
        { date: '2030-06-05', times: [{ start: '10:00', end: '11:00' }] },
      ],
    },
  ],
};
const noHunt = { summary: null, treasureTarget: null, positiveCriteria: null, negativeCriteria: null };

test('a standard order is sent with every field, and without those of other types', () => {
  expect(draftInput(whole('STANDARD'))).toEqual({
    ...common,
    ...noHunt,
    type: 'STANDARD',
    exampleImage: null,
    jobsCount: null,
  });
});

test('an order for anywhere is sent with its number of jobs', () => {
  expect(draftInput(whole('ANYWHERE'))).toEqual({
    ...common,
    ...noHunt,
    type: 'ANYWHERE',
    exampleImage: null,
    jobsCount: 25,
  });
});

test('a treasure hunt is sent with its own fields', () => {
  expect(draftInput(whole('TREASURE_HUNT'))).toEqual({
    ...common,
    type: 'TREASURE_HUNT',
    exampleImage: '22',
    jobsCount: null,
    summary: 'Sum',
    treasureTarget: 'Door',
    positiveCriteria: 'Red',
    negativeCriteria: 'Window',
  });
});

test('a picture on the server is neither sent nor removed; a removed one is cleared', () => {
  const values = whole('STANDARD');
  const withImage = (image: OrderValues['details']['image']) =>
    draftInput({ ...values, details: { ...values.details, image } });
  expect(withImage([{ id: '', name: 'Picture', url: '/files/a' }])).not.toHaveProperty('image');
  expect(withImage([])).toHaveProperty('image', null);
});

test('empty values are null, and numbers that cannot be null are left out', () => {
  const sent = draftInput({
    ...fresh,
    type: { type: 'ANYWHERE' },
    dates: { ...fresh.dates, acceptWindow: null, lockoutDuration: null },
  });
  expect(sent).toMatchObject({ description: null, dashboardId: null, waveId: null, jobsCount: null });
  expect(sent).toMatchObject({ captureLocation: false, captureLocationPrompt: null });
  expect(sent).not.toHaveProperty('acceptWindow');
  expect(sent).not.toHaveProperty('lockoutDuration');
});

test('a prompt is sent only if the location is captured', () => {
  const values = whole('STANDARD');
  expect(draftInput({ ...values, location: { ...values.location, captureLocation: false } })).toMatchObject({
    captureLocation: false,
    captureLocationPrompt: null,
    captureLocationPromptRequired: false,
  });
});

test('only differences are sent again, and nothing without any', () => {
  const sent = draftInput(whole('STANDARD'));
  expect(changesOf(sent, draftInput(whole('STANDARD')))).toBeNull();
  expect(changesOf(sent, { ...sent, title: 'Shops', documentation: [] })).toEqual({
    title: 'Shops',
    documentation: [],
  });
});

test('a draft is submitted with its dates, interest phase and workflows', () => {
  expect(submitInput('8', whole('STANDARD'), [], now)).toEqual({
    id: '8',
    startDate: instant('2030-06-01', '09:05'),
    endDate: instant('2030-06-30', '18:00'),
    dueDate: instant('2030-07-01', '12:00'),
    interestStartDate: instant('2030-05-10', '08:00'),
    interestEndDate: instant('2030-05-20', '08:30'),
    workflows: ['1', '3'],
  });
});

test('an order that goes live immediately starts at the next five minutes, and without inactive workflows', () => {
  const values = whole('STANDARD');
  const sent = submitInput(
    '8',
    {
      ...values,
      dates: { ...values.dates, start: 'now', dueDate: null },
      interest: { ...values.interest, has: false },
    },
    [],
    now,
  );
  expect(sent.startDate).toBe('2030-05-02T10:05:00.000Z');
  expect(Object.keys(sent).toSorted()).toEqual(['endDate', 'id', 'startDate', 'workflows']);
});

test('locations are included if there are any', () => {
  const location = { ...emptyLocation, zip: '' };
  expect(submitInput('8', whole('STANDARD'), [location], now).locations).toEqual([location]);
});

test.each([
  ['title', 'details.title'],
  ['customerId', 'customer.customerId'],
  ['templateId', 'job.templateId'],
  ['jobsCount', 'location.jobsCount'],
  ['locations', 'location.mode'],
  ['locations.0.phone', 'location.single.phone'],
  ['documentation.1.url', 'details.links'],
  ['startDate', 'dates.startDate'],
  ['interestStartDate', 'interest.startDate'],
  ['interestEndDate', 'interest.endDate'],
  ['schedules.0.times.1.startTime', 'dates.schedules.0.times.1.start'],
  ['schedules.0.days.2.times.1.endTime', 'dates.schedules.0.days.2.times.1.end'],
  ['workflows', 'workflows.ids'],
  ['somethingElse', undefined],
])("the server's error at %s is shown at %s", (server, place) => {
  expect(orderFieldOf(server)).toBe(place);
});
