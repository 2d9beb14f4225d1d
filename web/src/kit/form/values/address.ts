import type { FormStart } from './formValues.ts';
import type { AddressValues } from './schemas.ts';

type AddressParts = { readonly [Part in keyof AddressValues]?: string | null };

/** The initial values of address fields: those from the server, or empty ones. */
export const addressValues = (address: AddressParts | null | undefined): FormStart<AddressValues> => ({
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? null,
  city: address?.city ?? '',
  zip: address?.zip ?? null,
  state: address?.state ?? null,
  countryCode: address?.countryCode ?? '',
});
