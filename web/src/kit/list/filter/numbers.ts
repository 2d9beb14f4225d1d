import { largestWholeNumber } from '../../../constants.ts';
import { validationMessages } from '../../../messages/validation.ts';

/** Why the text of a number filter is invalid; undefined if it is valid or empty. */
export function numberError(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) return validationMessages.number;
  if (!Number.isInteger(number)) return validationMessages.wholeNumber;
  if (number < 0) return validationMessages.moreThan(-1);
  return number > largestWholeNumber ? validationMessages.atMost(largestWholeNumber) : undefined;
}
