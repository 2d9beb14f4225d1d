import { countryName } from '../../../kit/value/country.ts';
import type { ForeignCountry } from '../../../ui/map/foreignCountry.ts';
import type { OrderPlacesQuery } from '../detail/locations/OrderPlaces.generated.ts';
import { locationMessages } from './messages.ts';

export type Place = NonNullable<NonNullable<OrderPlacesQuery['order']>['locations']>['items'][number];

/** Why a location is doubtful; null if it is fine, as far as the gazetteer is loaded. */
export function doubtOf(
  {
    countryCode,
    latitude,
    longitude,
    locating,
  }: Pick<Place, 'countryCode' | 'latitude' | 'longitude' | 'locating'>,
  country: string | null,
  foreign: ForeignCountry | null,
): string | null {
  if (country !== null && countryCode !== null && countryCode !== country)
    return locationMessages.inCountry(countryName(countryCode));
  if (locating !== null) return locationMessages.locating[locating];
  if (latitude === null || longitude === null) return locationMessages.noCoordinates;
  // The country code may be the order's while the coordinates are in another country.
  const found = country === null ? null : (foreign?.({ latitude, longitude }, country) ?? null);
  return found === null ? null : locationMessages.atCoordinates(countryName(found));
}
