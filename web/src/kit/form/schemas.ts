import { cleanEntered, cleanReference } from '@shepherd/domain/text.ts';
import { minutesOfTime, readTime } from '@shepherd/domain/time.ts';
import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { validationMessages } from '../../messages/validation.ts';
import { largestWholeNumber, timeStepMinutes } from '../../constants.ts';
import { dateForRequest } from '../value/time.ts';
import { isCalendarDate } from '../date/typedDate.ts';

/** A form sends text as it is read: without blanks around it, invisible characters and odd spaces. */
const cleaned =
  (clean: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? clean(value) : value;

const enteredText = () => string().transform(cleaned(cleanEntered));

/** Text that must be there. */
export const requiredText = (message: string = validationMessages.fieldRequired) =>
  enteredText().required(message);

/** An id or a reference that must be there. */
export const requiredReference = () =>
  string().transform(cleaned(cleanReference)).required(validationMessages.fieldRequired);

/** An id or a reference, or null when empty. */
export const referenceOrNull = () =>
  string().transform(cleaned(cleanReference)).nullable().defined().transform(emptyAsNull);

/** Text, or null when empty: the one place where an empty field becomes what the server calls nothing. */
export const textOrNull = () => enteredText().nullable().defined().transform(emptyAsNull);

export const emptyAsNull = (text: string | null): string | null => (text === '' ? null : text);

/** Text that may be empty. */
export const optionalText = () => enteredText().defined();

/** A number of a `NumberField`: null when empty, with its message for text that is no number. */
export const numberSchema = () => number().typeError(validationMessages.number).nullable().defined();

/** A whole number from `minimum` up, or null when empty. */
export const wholeNumberSchema = (minimum: number) =>
  numberSchema()
    .integer(validationMessages.wholeNumber)
    .moreThan(minimum - 1, validationMessages.moreThan(minimum - 1))
    .max(largestWholeNumber, validationMessages.atMost(largestWholeNumber));

/** `HH:mm` or empty, in steps of five minutes. Text that is no time is refused for its own reason. */
export const timeSchema = () =>
  string()
    .defined()
    .test('time', validationMessages.timeIncrement, (time, { createError }) => {
      if (time === '') return true;
      const reading = readTime(time);
      if (!reading.ok) return createError({ message: reading.message });
      return minutesOfTime(reading.value) % timeStepMinutes === 0;
    });

/** `yyyy-MM-dd` or null; a `DateField` hands on text that is no date, to be refused here. */
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

/** A postal address as its fields hold it; every one is text. */
export const addressSchema = object({
  line1: requiredText(),
  line2: textOrNull(),
  city: requiredText(),
  zip: textOrNull(),
  state: textOrNull(),
  countryCode: requiredText(validationMessages.countryRequired),
});

export type AddressValues = InferType<typeof addressSchema>;
