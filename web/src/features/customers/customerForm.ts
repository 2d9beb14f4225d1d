import { array, boolean, object, string } from 'yup';
import type { CustomerPriority, CustomerStatus } from '../../graphql/generated/schema.ts';
import { addressForRequest, addressValues } from '../../kit/form/address.ts';
import type { AddressValues } from '../../kit/form/address.ts';
import { optionalEmailSchema } from '../../kit/form/passwordSchemas.ts';
import { addressSchema, requiredText, wholeNumberSchema } from '../../kit/form/schemas.ts';
import { phoneMaximumLength } from '../../kit/constants.ts';
import type { UploadedFile } from '../../kit/upload/sendFile.ts';
import { validationMessages } from '../../messages/validation.ts';
import type { CustomerAccountFragment } from './Customer.generated.ts';

export interface CustomerValues {
  name: string;
  status: CustomerStatus;
  priority: CustomerPriority;
  industryId: string | null;
  email: string;
  phone: string;
  showBadge: boolean;
  address: AddressValues;
  /** The file that was uploaded in this form; the logo that is there already is none of them. */
  logo: UploadedFile[];
  jobsPerAgentLimit: number | null;
  /** Days. */
  limitPeriod: number | null;
}

export const customerSchema = object({
  name: requiredText(),
  status: string<CustomerStatus>().required(),
  priority: string<CustomerPriority>().required(),
  industryId: string().nullable().defined(),
  email: optionalEmailSchema,
  phone: requiredText().max(phoneMaximumLength, validationMessages.maxCharacters(phoneMaximumLength)),
  showBadge: boolean().required(),
  address: addressSchema,
  logo: array(
    object({ id: string().required(), name: string().defined(), url: string().defined() }),
  ).required(),
  jobsPerAgentLimit: wholeNumberSchema(1),
  limitPeriod: wholeNumberSchema(1),
});

export const newCustomer: CustomerValues = {
  name: '',
  status: 'ACTIVE',
  priority: 'STANDARD',
  industryId: null,
  email: '',
  phone: '',
  showBadge: false,
  address: addressValues(null),
  logo: [],
  jobsPerAgentLimit: null,
  limitPeriod: null,
};

export const customerValues = (customer: CustomerAccountFragment): CustomerValues => ({
  name: customer.name,
  status: customer.status ?? 'ACTIVE',
  priority: customer.priority ?? 'STANDARD',
  industryId: customer.industry?.id ?? null,
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  showBadge: customer.showBadge === true,
  address: addressValues(customer.address),
  logo: [],
  jobsPerAgentLimit: customer.jobsPerAgentLimit,
  limitPeriod: customer.limitPeriod,
});

/** What of a customer's values is sent; what is empty is nothing. */
export function customerInput({ email, address, logo, ...rest }: Partial<CustomerValues>) {
  const [file] = logo ?? [];
  return {
    ...rest,
    ...(email === undefined ? {} : { email: email === '' ? null : email }),
    ...(address === undefined ? {} : { address: addressForRequest(address) }),
    ...(file === undefined ? {} : { logo: file.id }),
  };
}
