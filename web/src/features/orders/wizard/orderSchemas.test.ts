import type { ObjectSchema } from 'yup';
import { ValidationError } from 'yup';
import { expect, test } from 'vitest';
import type { OrderType } from '../../../graphql/generated/schema.ts';
import { emptyLocation } from '../locations/singleLocation.ts';
import {
  customerSchema,
  datesSchema,
  detailsSchema,
  interestSchema,
  jobSchema,
  locationSchema,
  typeSchema,
} from './orderSchemas.ts';
import { newLink, newOrder, newSchedule, newTimes } from './orderValues.ts';

/** The errors of a step's fields, by path; undefined if it is valid. */
function said(
  schema: ObjectSchema<object>,
  values: unknown,
  type: OrderType = 'STANDARD',
): Readonly<Record<string, string>> {
  try {
    schema.validateSync(values, { abortEarly: false, context: { type: { type } } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // If a field has several errors, the form shows the first.
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

const order = newOrder();
const required = 'That field is required';

test('the type is required, and an unknown one is refused', () => {
  expect(said(typeSchema, order.type)).toEqual({ type: 'Value required' });
  expect(said(typeSchema, { type: 'ANYWHERE' })).toEqual({});
});

test('customer and campaign are required, and a wave is optional', () => {
  expect(said(customerSchema, order.customer)).toEqual({
    customerId: 'No customer has been selected',
    campaignId: 'Value required',
  });
  expect(said(customerSchema, { customerId: '1', campaignId: '2', waveId: null })).toEqual({});
});

test('the category and the template are required', () => {
  expect(said(jobSchema, order.job)).toEqual({ description: required, templateId: 'Value required' });
});

const details = { ...order.details, title: 'Visit', categoryId: '1', countryCode: 'GB' };
const link = { ...newLink(), title: 'Guide' };

test.each<readonly [string, object, Readonly<Record<string, string>>]>([
  [
    'nothing given',
    order.details,
    { title: 'Min 3 characters', categoryId: 'Value required', countryCode: 'Country required' },
  ],
  ['a title of two letters', { ...details, title: 'ab' }, { title: 'Min 3 characters' }],
  ['a title of blanks', { ...details, title: '     ' }, { title: 'Min 3 characters' }],
  [
    'a link that is no address',
    { ...details, links: [{ ...link, url: 'foo' }] },
    { 'links[0].url': 'enter a valid url' },
  ],
  [
    'a link without its parts',
    { ...details, links: [newLink()] },
    { 'links[0].title': 'Both fields are required', 'links[0].url': 'Both fields are required' },
  ],
  ['half a job each', { ...details, perUserJobLimit: 1.5 }, { perUserJobLimit: 'Enter a whole number' }],
  ['all that is asked for', { ...details, links: [{ ...link, url: 'https://example.test/a' }] }, {}],
])('details with %s', (_case, values, messages) => {
  expect(said(detailsSchema, values)).toMatchObject(messages);
  expect(Object.keys(said(detailsSchema, values))).toHaveLength(Object.keys(messages).length);
});

test('the fields of a treasure hunt are required only for that type', () => {
  expect(said(detailsSchema, details, 'TREASURE_HUNT')).toEqual({ treasureTarget: required });
  expect(said(detailsSchema, { ...details, treasureTarget: 'The new bottle' }, 'TREASURE_HUNT')).toEqual({});
});

const single = { ...emptyLocation, name: 'Shop', address1: '1 High Street', city: 'Leeds', phone: '0113' };
const location = { ...order.location, single };

test.each<readonly [string, object, Readonly<Record<string, string>>]>([
  ['nothing given', emptyLocation, { name: required, address1: required, city: required, phone: required }],
  ['a phone number of 31 characters', { ...single, phone: '0'.repeat(31) }, { phone: 'Max 30 characters' }],
  ['half a place', { ...single, latitude: 51.5 }, { longitude: expect.any(String) }],
  ['a place that is none', { ...single, latitude: 91, longitude: 0 }, { latitude: expect.any(String) }],
  [
    'days the wrong way round',
    { ...single, startDate: '2030-06-07', endDate: '2030-06-06' },
    { endDate: expect.any(String) },
  ],
  [
    'one day without hours',
    { ...single, startDate: '2030-06-07', endDate: '2030-06-07' },
    { endDate: expect.any(String) },
  ],
  [
    'hours the wrong way round',
    { ...single, startTime: '10:00', endTime: '09:00' },
    { endTime: expect.any(String) },
  ],
  [
    'hours of no length',
    { ...single, startTime: '10:00', endTime: '10:00' },
    { endTime: expect.any(String) },
  ],
  [
    'hours between the steps',
    { ...single, startTime: '10:03', endTime: '11:00' },
    { startTime: 'Time increments of 5 min only' },
  ],
  ['all that is asked for', single, {}],
])('a single location with %s', (_case, values, messages) => {
  const inSingle = Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [`single.${field}`, message]),
  );
  expect(said(locationSchema, { ...location, single: values })).toEqual(inSingle);
});

test('an order for anywhere requires the number of its jobs, and no place', () => {
  const anywhere = { ...order.location, jobsCount: null };
  expect(said(locationSchema, anywhere, 'ANYWHERE')).toEqual({ jobsCount: required });
  expect(said(locationSchema, { ...anywhere, jobsCount: 0 }, 'ANYWHERE')).toHaveProperty('jobsCount');
  expect(said(locationSchema, { ...anywhere, jobsCount: 5 }, 'ANYWHERE')).toEqual({});
});

test('capturing the location requires a prompt', () => {
  expect(said(locationSchema, { ...location, captureLocation: true })).toEqual({
    captureLocationPrompt: required,
  });
});

const dates = {
  ...order.dates,
  startDate: '2030-06-06',
  startTime: '09:00',
  endDate: '2030-06-09',
  endTime: '18:00',
};
const withTimes = (start: string, end: string) => ({
  schedules: [{ ...newSchedule(order), name: 'Opening hours', times: [{ ...newTimes(), start, end }] }],
});

test.each<readonly [string, object, Readonly<Record<string, string>>]>([
  ['no end', { endDate: null }, { endDate: 'Select a date' }],
  ['no start', { startDate: null }, { startDate: 'Select a date' }],
  ['reversed ends', { endDate: '2030-06-05' }, { startDate: 'Start date must be earlier than end date' }],
  [
    'ends at one moment',
    { endDate: '2030-06-06', endTime: '09:00' },
    { startDate: 'Start date must be earlier than end date' },
  ],
  ['an end that is over', { start: 'now', endDate: '2020-06-05' }, { endDate: 'The date has passed' }],
  ['a schedule without a name', { schedules: [newSchedule(order)] }, { 'schedules[0].name': required }],
  [
    'times that end before they start',
    withTimes('22:00', '02:00'),
    { 'schedules[0].times[0].start': 'Start time must be earlier than end time' },
  ],
  [
    'times of no length',
    withTimes('10:00', '10:00'),
    { 'schedules[0].times[0].start': 'Start time must be earlier than end time' },
  ],
  [
    'times between the steps',
    withTimes('10:03', '11:00'),
    { 'schedules[0].times[0].start': 'Time increments of 5 min only' },
  ],
  ['a lockout of half minutes', { lockoutDuration: 1.5 }, { lockoutDuration: 'Enter a whole number' }],
  [
    'a window and a lockout of 0',
    { acceptWindow: 0, lockoutDuration: 0, ...withTimes('10:05', '11:00') },
    {},
  ],
])('dates with %s', (_case, changes, messages) => {
  expect(said(datesSchema, { ...dates, ...changes })).toEqual(messages);
});

test('an interest phase is optional, and must start before it ends', () => {
  expect(said(interestSchema, order.interest)).toEqual({});
  const reversed = {
    has: true,
    startDate: '2030-06-06',
    startTime: '09:00',
    endDate: '2030-06-05',
    endTime: '09:00',
  };
  expect(said(interestSchema, reversed)).toEqual({
    startDate: 'The interest phase must start before it ends',
  });
  expect(said(interestSchema, { ...reversed, endDate: '2030-06-07' })).toEqual({});
});
