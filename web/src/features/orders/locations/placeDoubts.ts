import { countryName } from '../../../kit/value/country.ts';
import type { ForeignCountry } from '../../../ui/map/foreignCountry.ts';
import type { OrderPlacesQuery } from '../detail/locations/OrderPlaces.generated.ts';
import { locationMessages } from './messages.ts';

export type Place = NonNullable<NonNullable<OrderPlacesQuery['order']>['locations']>['items'][number];

/** Why somebody should look at a location; null where all is well, as far as the towns of the earth are loaded. */
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
  // A code that says the order's country may stand beside the coordinates of another one.
  const found = country === null ? null : (foreign?.({ latitude, longitude }, country) ?? null);
  return found === null ? null : locationMessages.atCoordinates(countryName(found));
}
