import { insertRows } from '../database/statements.ts';
import { britishPlaces, citiesAbroad, countries } from './people/places.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';

const industries = [
  'Retail',
  'Grocery',
  'Food and drink',
  'Pharmacy',
  'Telecoms',
  'Banking',
  'Automotive',
  'Travel',
  'Fashion',
  'Home and garden',
  'Leisure',
  'Utilities',
];
const categories = [
  'Audit',
  'Mystery shopping',
  'Merchandising',
  'Price tracking',
  'Photography',
  'Delivery check',
  'Survey',
  'Installation',
  'Stock check',
  'Event',
];
const workflows = [
  'Notify customer on completion',
  'Send report by e-mail',
  'Second review',
  'Photo quality check',
  'Price anomaly alert',
  'Escalate failed jobs',
  'Publish to dashboard',
  'Archive media after 90 days',
];

const named = (names: readonly string[]) => names.map((name, index) => ({ id: String(index + 1), name }));

/** Countries, cities and the short lists of forms. */
export async function seedReference({ database }: SeedContext): Promise<void> {
  await insertRows(
    database,
    'countries',
    countries.map(([code, name]) => ({ code, name })),
  );
  const british = britishPlaces
    .slice(0, 10)
    .map((place) => ['GB', place.city, place.latitude, place.longitude] as const);
  const abroad = Object.entries(citiesAbroad).flatMap(([code, cities]) =>
    cities.map(([name, latitude, longitude]) => [code, name, latitude, longitude] as const),
  );
  await insertNumbered(
    database,
    'cities',
    [...british, ...abroad].map(([countryCode, name, latitude, longitude], index) => ({
      id: String(index + 1),
      country_code: countryCode,
      name,
      latitude,
      longitude,
    })),
  );
  await insertNumbered(database, 'industries', named(industries));
  await insertNumbered(database, 'order_categories', named(categories));
  await insertNumbered(database, 'workflows', named(workflows));
}
