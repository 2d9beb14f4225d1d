import { formatInstant, later, oneDay } from '../../time/instants.ts';
import { storedLogo } from '../pictures/files.ts';
import { irishStreets, phoneAt, placesIn, postcode, streets } from '../people/places.ts';
import { insertNumbered } from '../rows.ts';
import { scattered } from '../scatter.ts';
import type { SeedContext } from '../context.ts';

export const customerCount = 64;
/** The last customer has no orders. */
export const customersWithOrders = customerCount - 1;
export const campaignCount = 80;
/** The last campaigns have no orders. */
export const campaignsWithOrders = 74;

const special = ['Brontë & Daughters Tea Rooms', "O'Malley's Hardware", 'Łódź Kitchen', 'Café Königsberg'];
const beginnings = [
  'Albion',
  'Beacon',
  'Cotswold',
  'Dales',
  'Everly',
  'Fairfield',
  'Granite',
  'Hawthorn',
  'Ivory',
  'Juniper',
  'Kestrel',
  'Lakeside',
  'Marlow',
  'Northern',
  'Orchard',
  'Pennine',
  'Quayside',
  'Rowan',
  'Severn',
  'Thistle',
];
/** The trades of companies: the end of the name, and the industry. */
const trades = [
  ['Grocers', 'Grocery'],
  ['Pharmacy', 'Pharmacy'],
  ['Telecom', 'Telecoms'],
  ['Outdoor', 'Leisure'],
  ['Bank', 'Banking'],
  ['Coffee', 'Food and drink'],
  ['Motors', 'Automotive'],
  ['Travel', 'Travel'],
  ['Homes', 'Home and garden'],
  ['Beauty', 'Retail'],
  ['Fashion', 'Fashion'],
  ['Energy', 'Utilities'],
] as const;
const specialIndustries = ['Food and drink', 'Home and garden', 'Food and drink', 'Food and drink'] as const;

const tradeOf = (index: number) =>
  trades[(index * 5 + Math.floor(index / beginnings.length)) % trades.length] ?? trades[0];

/** The industry of the customer at this index. */
export const industryOf = (index: number): string => specialIndustries[index - 3] ?? tradeOf(index)[1];

const nameOf = (index: number): string =>
  special[index - 3] ?? `${beginnings[index % beginnings.length]} ${tradeOf(index)[0]}`;

/** These customers are in Ireland and pay in euros; all others are in Great Britain. */
const irish: ReadonlySet<number> = new Set([11, 31, 51]);
export const countryOf = (index: number): 'GB' | 'IE' => (irish.has(index) ? 'IE' : 'GB');

export const statusOfCustomer = (index: number): 'active' | 'inactive' | 'archived' =>
  index % 16 === 9 ? 'archived' : index % 8 === 6 ? 'inactive' : 'active';

export const customerOfCampaign = (index: number): number => index % customersWithOrders;
export const statusOfCampaign = (index: number): 'active' | 'closed' =>
  index % 10 === 7 ? 'closed' : 'active';

/** The portal name of a customer: letters without accents, digits and hyphens. */
const slug = (name: string): string =>
  name
    // The only letter that Unicode does not decompose into a base letter and an accent.
    .replace(/ł/giu, 'l')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|'/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Companies that place orders, or could. */
export async function seedCustomers({ database, now, random }: SeedContext): Promise<void> {
  const industries = new Map(
    (await database.selectFrom('industries').selectAll().execute()).map(({ id, name }) => [name, id]),
  );
  const customers = Array.from({ length: customerCount }, (_, index) => {
    const name = nameOf(index);
    const country = countryOf(index);
    const place = random.pick(placesIn(country));
    // Customers whose orders demonstrate a case have no limit on jobs per agent.
    const limited = random.chance(0.25) && country === 'GB' && industryOf(index) !== 'Grocery';
    const portal = slug(name);
    return {
      id: String(index + 1),
      name,
      industry_id: index === 20 ? null : (industries.get(industryOf(index)) ?? null),
      email: `hello@${portal}.test`,
      phone: phoneAt(place, 100 + index),
      address_line1: `${random.integer(1, 180)} ${random.pick(country === 'IE' ? irishStreets : streets)}`,
      address_line2: random.chance(0.3) ? `Floor ${random.integer(1, 9)}` : null,
      city: place.city,
      zip: random.chance(0.95) ? postcode(place, index) : null,
      state: null,
      country_code: country,
      priority: random.chance(0.2) ? 'vip' : 'standard',
      show_badge: random.chance(0.5),
      status: statusOfCustomer(index),
      created_at: formatInstant(scattered(later(now, -(1_100 - index * 9) * oneDay), `customer ${index}`)),
      last_seen: random.chance(0.85) ? formatInstant(later(now, -random.integer(0, 40 * oneDay))) : null,
      logo_url:
        index === 1
          ? null
          : index === 2
            ? 'https://portal.shepherd.test/logos/missing.png'
            : storedLogo(index),
      portal_url: `https://${portal}.portal.shepherd.test`,
      jobs_per_agent_limit: limited ? random.integer(2, 6) : null,
      limit_period: limited ? random.pick([7, 14, 30]) : null,
    };
  });
  await insertNumbered(database, 'customers', customers);
}
