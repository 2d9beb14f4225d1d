import { countryName } from '../../../kit/value/country.ts';
import type { OrderPlacesQuery } from '../detail/locations/OrderPlaces.generated.ts';
import { locationMessages } from './messages.ts';

export type Place = NonNullable<NonNullable<OrderPlacesQuery['order']>['locations']>['items'][number];

/** Why somebody should look at a location; null where all is well. */
export function doubtOf(
  {
    countryCode,
    latitude,
    longitude,
    locating,
  }: Pick<Place, 'countryCode' | 'latitude' | 'longitude' | 'locating'>,
  country: string | null,
): string | null {
  if (country !== null && countryCode !== null && countryCode !== country)
    return locationMessages.inCountry(countryName(countryCode));
  if (locating !== null) return locationMessages.locating[locating];
  return latitude === null || longitude === null ? locationMessages.noCoordinates : null;
}
