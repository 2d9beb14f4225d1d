import { object } from 'yup';
import type { InferType } from 'yup';
import { phoneMaximumLength } from '../../../constants.ts';
import { emailSchema } from '../../../kit/form/values/passwordSchemas.ts';
import { dateSchema, optionalText, requiredText, textOrNull } from '../../../kit/form/values/schemas.ts';
import { recordValues } from '../../../kit/form/values/recordValues.ts';
import type { FormStart } from '../../../kit/form/values/formValues.ts';
import { dateForRequest } from '../../../kit/value/time.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { shepherdMessages } from '../messages.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';

/**
 * Unknown values of a lead may stay empty while others are changed. Known values cannot be cleared: the server refuses
 * that.
 */
export const profileSchema = object({
  firstName: requiredText(),
  lastName: requiredText(),
  email: emailSchema,
  phone: optionalText().max(phoneMaximumLength, validationMessages.maxCharacters(phoneMaximumLength)),
  dateOfBirth: dateSchema().test(
    'past',
    shepherdMessages.bornInFuture,
    (date) => !date || date < dateForRequest(new Date()),
  ),
  address1: optionalText(),
  address2: textOrNull(),
  city: optionalText(),
  zip: textOrNull(),
  state: textOrNull(),
  countryCode: requiredText(validationMessages.countryRequired),
});

export type ProfileValues = InferType<typeof profileSchema>;

export const profileValues = (shepherd: ShepherdProfileFragment): FormStart<ProfileValues> =>
  recordValues(profileSchema, shepherd, {});
