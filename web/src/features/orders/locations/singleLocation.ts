import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { phoneMaximumLength } from '../../../constants.ts';
import type { LocationInput } from '../../../graphql/generated/schema.ts';
import type { FoundPlace } from '../../../graphql/lookups/places.ts';
import {
  dateSchema,
  referenceOrNull,
  requiredText,
  textOrNull,
  timeSchema,
} from '../../../kit/form/values/schemas.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { locationMessages } from './messages.ts';

const longestText = 255;
const longestPostcode = 30;

const upTo = (most: number) => textOrNull().max(most, validationMessages.maxCharacters(most));
const requiredUpTo = (most: number) => requiredText().max(most, validationMessages.maxCharacters(most));

/** A coordinate in degrees, or null; one coordinate alone is invalid. */
const degrees = (limit: number, other: 'latitude' | 'longitude') =>
  number()
    .typeError(validationMessages.number)
    .nullable()
    .defined()
    .min(-limit, locationMessages.degrees(limit))
    .max(limit, locationMessages.degrees(limit))
    .test('pair', locationMessages.bothDegrees, (value, { parent }) => {
      // Safe: the parent of a field is the location, as its fields hold it.
      const beside = (parent as Degrees)[other];
      return value !== null || beside === null || Number.isNaN(beside);
    });

type Degrees = Readonly<Record<'latitude' | 'longitude', number | null>>;

interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string;
  readonly endTime: string;
}

/** A single location of the jobs, entered by hand or found by its address. */
export const singleLocationSchema = object({
  reference: referenceOrNull().max(longestText, validationMessages.maxCharacters(longestText)),
  name: requiredUpTo(longestText),
  address1: requiredUpTo(longestText),
  address2: upTo(longestText),
  city: requiredUpTo(longestText),
  zip: upTo(longestPostcode),
  state: upTo(longestText),
  /** ISO 3166-1 alpha-2 if it is not the order's country; null otherwise. */
  countryCode: string().nullable().defined(),
  phone: requiredUpTo(phoneMaximumLength),
  latitude: degrees(90, 'longitude'),
  longitude: degrees(180, 'latitude'),
  startDate: dateSchema(),
  endDate: dateSchema().test(
    'order',
    locationMessages.startAfterEnd,
    // Safe: the parent of a field is the location, as its fields hold it.
    (_date, { parent }) => endsAfterItStarts(parent as Span),
  ),
  startTime: timeSchema(),
  endTime: timeSchema().test('order', locationMessages.startTimeAfterEnd, (end, { parent }) => {
    // Safe: as above.
    const { startTime } = parent as Span;
    return end === '' || startTime === '' || startTime < end;
  }),
});

export type SingleLocationValues = InferType<typeof singleLocationSchema>;

/** On a single day, the hours decide whether it ends after it starts. */
function endsAfterItStarts({ startDate, endDate, startTime, endTime }: Span): boolean {
  if (!startDate || !endDate) return true;
  return startDate < endDate || (startDate === endDate && startTime !== '' && endTime !== '');
}

export const emptyLocation: SingleLocationValues = {
  reference: null,
  name: '',
  address1: '',
  address2: null,
  city: '',
  zip: null,
  state: null,
  countryCode: null,
  phone: '',
  latitude: null,
  longitude: null,
  startDate: null,
  endDate: null,
  startTime: '',
  endTime: '',
};

/** The payload of a location. */
export const locationInput = ({
  zip,
  startTime,
  endTime,
  ...location
}: SingleLocationValues): LocationInput => ({
  ...location,
  // The contract requires a text here, which may be empty.
  zip: zip ?? '',
  startTime: startTime === '' ? null : startTime,
  endTime: endTime === '' ? null : endTime,
});

/** The location at a found address: values that the search lacks stay. */
export function movedTo(
  location: SingleLocationValues,
  { address1, city, zip, state, countryCode, latitude, longitude }: FoundPlace,
  orderCountry: string | null,
): SingleLocationValues {
  return {
    ...location,
    name: location.name.trim() === '' ? (address1 ?? city ?? '') : location.name,
    address1: address1 ?? '',
    address2: null,
    city: city ?? '',
    zip,
    state,
    countryCode: countryCode === orderCountry ? null : countryCode,
    latitude,
    longitude,
  };
}

/** About ten centimetres: further digits carry no information. */
const shownDecimals = 6;

export const rounded = (value: number): number => Number(value.toFixed(shownDecimals));
