import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import type { CustomerPriority, CustomerStatus } from '../../graphql/generated/schema.ts';
import { addressValues } from '../../kit/form/values/address.ts';
import { optionalEmailSchema } from '../../kit/form/values/passwordSchemas.ts';
import { recordValues } from '../../kit/form/values/recordValues.ts';
import { addressSchema, requiredText, wholeNumberSchema } from '../../kit/form/values/schemas.ts';
import { phoneMaximumLength } from '../../constants.ts';
import type { FormStart } from '../../kit/form/values/formValues.ts';
import { validationMessages } from '../../messages/validation.ts';
import type { CustomerAccountFragment } from './Customer.generated.ts';

export const customerSchema = object({
  name: requiredText(),
  status: string<CustomerStatus>().required().default('ACTIVE'),
  priority: string<CustomerPriority>().required().default('STANDARD'),
  industryId: string().nullable().defined(),
  email: optionalEmailSchema,
  phone: requiredText().max(phoneMaximumLength, validationMessages.maxCharacters(phoneMaximumLength)),
  showBadge: boolean().required(),
  address: addressSchema,
  /** The file that was uploaded in this form; the existing logo is not included. */
  logo: array(
    object({ id: string().required(), name: string().defined(), url: string().defined() }),
  ).required(),
  jobsPerAgentLimit: wholeNumberSchema(1),
  /** Days. */
  limitPeriod: wholeNumberSchema(1),
});

export type CustomerValues = InferType<typeof customerSchema>;

export const customerValues = (customer: CustomerAccountFragment): FormStart<CustomerValues> =>
  recordValues(customerSchema, customer, {
    industryId: customer.industry?.id ?? null,
    address: addressValues(customer.address),
    logo: [],
  });

/** The logo for a request: the uploaded file, if there is one. */
export const logoInput = ([file]: CustomerValues['logo'] = []): { logo?: string } =>
  file ? { logo: file.id } : {};
