import type { FormStart } from './useConsoleForm.ts';
import type { AddressValues } from './schemas.ts';

type AddressParts = { readonly [Part in keyof AddressValues]?: string | null };

/** What the fields of an address begin with: one that the server answered, or none. */
export const addressValues = (address: AddressParts | null | undefined): FormStart<AddressValues> => ({
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? null,
  city: address?.city ?? '',
  zip: address?.zip ?? null,
  state: address?.state ?? null,
  countryCode: address?.countryCode ?? '',
});
