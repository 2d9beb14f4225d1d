export interface AddressValues {
  line1: string;
  line2: string;
  city: string;
  zip: string;
  state: string;
  countryCode: string;
}

type NullableParts = { readonly [Part in keyof AddressValues]?: string | null };

/** The fields' values of an address that the server answered, or of none. */
export const addressValues = (address: NullableParts | null | undefined): AddressValues => ({
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  zip: address?.zip ?? '',
  state: address?.state ?? '',
  countryCode: address?.countryCode ?? '',
});

/** An address as it is sent: what is empty and not required is null, never ''. */
export const addressForRequest = ({ line1, line2, city, zip, state, countryCode }: AddressValues) => ({
  line1,
  line2: line2 === '' ? null : line2,
  city,
  zip: zip === '' ? null : zip,
  state: state === '' ? null : state,
  countryCode,
});
