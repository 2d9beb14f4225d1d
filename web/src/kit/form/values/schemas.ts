import { cleanEntered, cleanReference } from '@shepherd/domain/text.ts';
import { minutesOfTime, readTime } from '@shepherd/domain/time.ts';
import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { validationMessages } from '../../../messages/validation.ts';
import { largestWholeNumber, timeStepMinutes } from '../../../constants.ts';
import { dateForRequest } from '../../value/time.ts';
import { isCalendarDate } from '../../date/typedDate.ts';

/** Cleans text before it is sent: trims blanks, removes invisible characters and normalises spaces. */
const cleaned =
  (clean: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? clean(value) : value;

const enteredText = () => string().transform(cleaned(cleanEntered));

/** Required text. */
export const requiredText = (message: string = validationMessages.fieldRequired) =>
  enteredText().required(message);

/** A required id or reference. */
export const requiredReference = () =>
  string().transform(cleaned(cleanReference)).required(validationMessages.fieldRequired);

/** An id or a reference, or null when empty. */
export const referenceOrNull = () =>
  string().transform(cleaned(cleanReference)).nullable().defined().transform(emptyAsNull);

/** Text, or null when empty: the only place that converts an empty field to null. */
export const textOrNull = () => enteredText().nullable().defined().transform(emptyAsNull);

export const emptyAsNull = (text: string | null): string | null => (text === '' ? null : text);

/** Optional text. */
export const optionalText = () => enteredText().defined();

/** A number of a `NumberField`: null when empty, with its message for invalid text. */
export const numberSchema = () => number().typeError(validationMessages.number).nullable().defined();

/** A whole number from `minimum` up, or null when empty. */
export const wholeNumberSchema = (minimum: number) =>
  numberSchema()
    .integer(validationMessages.wholeNumber)
    .moreThan(minimum - 1, validationMessages.moreThan(minimum - 1))
    .max(largestWholeNumber, validationMessages.atMost(largestWholeNumber));

/** `HH:mm` or empty, in steps of five minutes. Invalid text has a message of its own. */
export const timeSchema = () =>
  string()
    .defined()
    .test('time', validationMessages.timeIncrement, (time, { createError }) => {
      if (time === '') return true;
      const reading = readTime(time);
      if (!reading.ok) return createError({ message: reading.message });
      return minutesOfTime(reading.value) % timeStepMinutes === 0;
    });

/** `yyyy-MM-dd` or null; a `DateField` passes on invalid text, which is refused here. */
export const dateSchema = () =>
  string()
    .nullable()
    .defined()
    .test('date', validationMessages.dateFormat, (date) => !date || isCalendarDate(date));

/** `yyyy-MM-dd` or null, today or later. */
export const futureDateSchema = () =>
  dateSchema().test(
    'past',
    validationMessages.dateHasPassed,
    (date) => date === null || !isCalendarDate(date) || date >= dateForRequest(new Date()),
  );

/** A postal address as form values; every one is text. */
export const addressSchema = object({
  line1: requiredText(),
  line2: textOrNull(),
  city: requiredText(),
  zip: textOrNull(),
  state: textOrNull(),
  countryCode: requiredText(validationMessages.countryRequired),
});

export type AddressValues = InferType<typeof addressSchema>;
