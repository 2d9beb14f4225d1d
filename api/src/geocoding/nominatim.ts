import { ApiError, comingBack } from '../http/errors.ts';
import { outsideAt } from '../outside/circuit.ts';
import { mostPlaces } from './place.ts';
import type { FoundPlace, Geocoder } from './place.ts';

const usualDeadline = 10_000;

/** The parts of an answer that are read (https://nominatim.org/release-docs/latest/api/Output/#json). */
type NominatimPlace = {
  display_name: string;
  lat: string;
  lon: string;
  address?: Record<string, string | undefined>;
};

/** A Nominatim server's search; throws `geocoding.unavailable` for any other answer. */
export const nominatimGeocoder =
  (url: string): Geocoder =>
  async (keywords, { country, deadline = usualDeadline } = {}) => {
    const query = new URLSearchParams({
      q: keywords,
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(mostPlaces),
      ...(country !== undefined && { countrycodes: country.toLowerCase() }),
    });
    const places = await ask(url, `${url}/search?${query}`, deadline);
    return places.filter(isPlace).flatMap(foundPlace);
  };

async function ask(server: string, address: string, deadline: number): Promise<unknown[]> {
  try {
    const places = await outsideAt('maps', server).call(async (signal) => {
      // Public servers require a user agent.
      const answer = await fetch(address, {
        headers: {
          'user-agent': 'ShepherdConsole/1.0',
          'accept-language': 'en-GB',
          accept: 'application/json',
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
      });
      if (answer.status >= 500) throw new Error(`The address search answers ${answer.status}`);
      return answer.ok ? answer.json() : null;
    });
    if (Array.isArray(places)) return places;
  } catch (error) {
    throw Object.assign(new ApiError('geocoding.unavailable', comingBack(error)), { cause: error });
  }
  throw new ApiError('geocoding.unavailable');
}

const isPlace = (value: unknown): value is NominatimPlace =>
  typeof value === 'object' &&
  value !== null &&
  'display_name' in value &&
  typeof value.display_name === 'string' &&
  'lat' in value &&
  typeof value.lat === 'string' &&
  'lon' in value &&
  typeof value.lon === 'string';

/** Places without a country are left out: an address needs one. */
function foundPlace({ display_name: label, lat, lon, address = {} }: NominatimPlace): FoundPlace[] {
  const country = address['country_code']?.toUpperCase();
  const [latitude, longitude] = [Number(lat), Number(lon)];
  if (country === undefined || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return [];
  const street = [address['house_number'], address['road']].filter((part) => part !== undefined).join(' ');
  return [
    {
      label,
      address1: street === '' ? null : street,
      city: address['city'] ?? address['town'] ?? address['village'] ?? address['hamlet'] ?? null,
      zip: address['postcode'] ?? null,
      state: address['state'] ?? null,
      country_code: country,
      latitude,
      longitude,
    },
  ];
}
