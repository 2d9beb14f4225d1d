import { largestWholeNumber } from '../../../kit/constants.ts';
import { numberSchema } from '../../../kit/form/schemas.ts';
import { validationMessages } from '../../../messages/validation.ts';

/** A whole number of a `NumberField`, or null. Half minutes are refused in the words for what is no number. */
export const wholeNumberSchema = () =>
  numberSchema()
    .integer(validationMessages.number)
    .max(largestWholeNumber, validationMessages.atMost(largestWholeNumber));
