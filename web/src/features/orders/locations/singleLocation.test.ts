import { ValidationError } from 'yup';
import { expect, test } from 'vitest';
import { emptyLocation, locationInput, movedTo, singleLocationSchema } from './singleLocation.ts';
import type { SingleLocationValues } from './singleLocation.ts';

const filled: SingleLocationValues = {
  ...emptyLocation,
  name: 'Harbour shop',
  address1: 'Quay 1',
  city: 'Cork',
  phone: '+353 21 123',
};

async function problems(change: Partial<SingleLocationValues>): Promise<readonly string[]> {
  try {
    await singleLocationSchema.validate({ ...filled, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path ?? ''}: ${message}`);
  }
}

test.each(['name', 'address1', 'city', 'phone'] as const)('%s is required', async (field) => {
  expect(await problems({ [field]: ' ' })).toEqual([`${field}: That field is required`]);
});

test.each([
  [' A\u20111\u200B', 'A-1'],
  ['A\u00A01', 'A 1'],
  ['\u2060', null],
  ['', null],
])('the reference %j is sent as %j', (reference, sent) => {
  expect(singleLocationSchema.cast({ ...filled, reference }).reference).toBe(sent);
});

test('a phone has at most 30 characters', async () => {
  expect(await problems({ phone: '1'.repeat(30) })).toEqual([]);
  expect(await problems({ phone: '1'.repeat(31) })).toEqual(['phone: Max 30 characters']);
});

test.each<readonly [string, Partial<SingleLocationValues>, readonly string[]]>([
  ['no days', {}, []],
  ['a day later', { startDate: '2026-12-01', endDate: '2026-12-02' }, []],
  [
    'the same day',
    { startDate: '2026-12-01', endDate: '2026-12-01' },
    ['endDate: Start date must be earlier than end date'],
  ],
  [
    'a day before',
    { startDate: '2026-12-02', endDate: '2026-12-01', startTime: '09:00', endTime: '10:00' },
    ['endDate: Start date must be earlier than end date'],
  ],
  [
    'the same day with its hours',
    { startDate: '2026-12-01', endDate: '2026-12-01', startTime: '09:00', endTime: '10:00' },
    [],
  ],
  [
    'hours that end first',
    { startTime: '10:00', endTime: '09:00' },
    ['endTime: Start time must be earlier than end time'],
  ],
  [
    'the same hour',
    { startTime: '10:00', endTime: '10:00' },
    ['endTime: Start time must be earlier than end time'],
  ],
  ['three minutes past', { startTime: '10:03' }, ['startTime: Time increments of 5 min only']],
])('%s', async (_case, change, expected) => {
  expect(await problems(change)).toEqual(expected);
});

test.each<readonly [string, Partial<SingleLocationValues>, readonly string[]]>([
  ['both', { latitude: 51.5, longitude: -8.4 }, []],
  ['one alone', { latitude: 51.5 }, ['longitude: Latitude and longitude belong together']],
  ['beyond the pole', { latitude: 91, longitude: 0 }, ['latitude: Must be from -90 to 90']],
  ['no number', { latitude: Number.NaN, longitude: 0 }, ['latitude: You must pass a number']],
])('coordinates: %s', async (_case, change, expected) => {
  expect(await problems(change)).toEqual(expected);
});

test('the payload has null for missing hours, and an empty postcode', () => {
  expect(locationInput({ ...filled, startTime: '09:00' })).toMatchObject({
    name: 'Harbour shop',
    zip: '',
    startTime: '09:00',
    endTime: null,
    reference: null,
  });
});

test('a found address keeps the name, the phone and the days', () => {
  const found = {
    __typename: 'FoundPlace' as const,
    label: '10 Downing Street, London',
    address1: '10 Downing Street',
    city: 'London',
    zip: 'SW1A 2AA',
    state: null,
    countryCode: 'GB',
    latitude: 51.5,
    longitude: -0.12,
  };
  const before = { ...filled, address2: 'Floor 2', startDate: '2026-12-01' };
  expect(movedTo(before, found, 'GB')).toEqual({
    ...before,
    address1: '10 Downing Street',
    address2: null,
    city: 'London',
    zip: 'SW1A 2AA',
    latitude: 51.5,
    longitude: -0.12,
  });
  expect(movedTo(before, found, 'IE').countryCode).toBe('GB');
  expect(movedTo({ ...before, name: '' }, found, 'GB').name).toBe('10 Downing Street');
});
