import type { Place } from '../people/places.ts';
import { irishStreets, phoneAt, placesIn, postcode, streets } from '../people/places.ts';
import { random as generator } from '../random.ts';
import type { Random } from '../random.ts';

/** Stores of one customer, unless one of its orders has more locations. */
const storesOfACustomer = 18;

/** The stores of a customer; all its orders share them. */
function storesOf(customer: string, name: string, country: string, count: number) {
  const random = generator(`stores of ${customer}`);
  return Array.from({ length: count }, (_, index) => storeAt(country, name, index, random));
}

export type Store = ReturnType<typeof storeAt>;

/** The stores that one order is for; the customer's next order reuses some of them. */
export function storesFor(
  { customer, name, country }: { customer: string; name: string; country: string },
  { before, count }: { before: number; count: number },
): Store[] {
  const all = storesOf(customer, name, country, Math.max(storesOfACustomer, count));
  const first = (before * 4) % all.length;
  return [...all.slice(first), ...all.slice(0, first)].slice(0, count);
}

function storeAt(country: string, store: string, index: number, random: Random) {
  const place = random.pick(placesIn(country));
  // Smaller stores close earlier.
  const isSmall = index % 4 === 3;
  return {
    isSmall,
    hours: { start_time: '09:00', end_time: isSmall ? '16:00' : '18:30' },
    address: addressOfStore(place, country, store, random),
  };
}

/** The address of a store in a city, as its location in an order. */
export function addressOfStore(place: Place, country: string, store: string, random: Random) {
  const street = random.pick(country === 'IE' ? irishStreets : streets);
  return {
    name: `${store}, ${place.city}`,
    address1: `${random.integer(1, 240)} ${street}`,
    address2: random.chance(0.2) ? `Unit ${random.integer(1, 30)}` : null,
    address_details: random.chance(0.1) ? 'Entrance at the back' : null,
    city: place.city,
    zip: random.chance(0.93) ? postcode(place, random.integer(0, 999)) : null,
    state: null,
    country_code: country,
    phone: random.chance(0.7) ? phoneAt(place, random.integer(0, 999)) : null,
    latitude: round(place.latitude + random.integer(-140, 140) / 10_000),
    longitude: round(place.longitude + random.integer(-180, 180) / 10_000),
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
