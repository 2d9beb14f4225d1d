import { wholeNumberSchema } from '../../kit/form/schemas.ts';
import { validationMessages } from '../../messages/validation.ts';

/** What REST v1 keeps. */
const largestDisplayOrder = 1_000_000;

/** Where it stands among others: a whole number, 0 for first. */
export const displayOrderSchema = () =>
  wholeNumberSchema(0)
    .max(largestDisplayOrder, validationMessages.atMost(largestDisplayOrder))
    .required(validationMessages.valueRequired);
