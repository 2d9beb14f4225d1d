import { wholeNumberSchema } from '../../kit/form/values/schemas.ts';
import { validationMessages } from '../../messages/validation.ts';

/** The limits of REST v1. */
const largestDisplayOrder = 1_000_000;

/** The display order: a whole number, 0 for first. */
export const displayOrderSchema = () =>
  wholeNumberSchema(0)
    .max(largestDisplayOrder, validationMessages.atMost(largestDisplayOrder))
    .required(validationMessages.valueRequired);
