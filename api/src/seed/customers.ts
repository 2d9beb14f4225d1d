import { formatInstant, later, oneDay } from '../time/instants.ts';
import { storedLogo } from './files.ts';
import { britishPlaces, streets } from './places.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';

export const customerCount = 64;
/** The last customer has no order. */
export const customersWithOrders = customerCount - 1;
export const campaignCount = 80;
/** The last campaigns have no order. */
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
const endings = [
  'Grocers',
  'Pharmacy',
  'Telecom',
  'Coffee',
  'Outdoor',
  'Bank',
  'Motors',
  'Travel',
  'Homes',
  'Beauty',
];
const campaignNames = [
  'Spring range reset',
  'Summer drinks display',
  'Back to school',
  'Autumn window check',
  'Christmas gifting',
  'Loyalty card launch',
  'Store opening audit',
  'Price promise',
  'Service excellence',
  'New packaging roll-out',
];

/** The portal name of a customer: letters without accents, digits and hyphens. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|'/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Customers with their campaigns and waves. */
export async function seedCustomers({ database, now, random }: SeedContext): Promise<void> {
  const customers = Array.from({ length: customerCount }, (_, index) => {
    const name =
      special[index - 3] ??
      `${beginnings[index % beginnings.length]} ${endings[(index * 3 + Math.floor(index / beginnings.length)) % endings.length]}`;
    const place = random.pick(britishPlaces);
    const limited = random.chance(0.25);
    const portal = slug(name);
    return {
      id: String(index + 1),
      name,
      industry_id: index === 20 ? null : String((index % 12) + 1),
      email: `hello@${portal}.test`,
      phone: `020 7946 0${String(100 + index)}`,
      address_line1: `${random.integer(1, 180)} ${random.pick(streets)}`,
      address_line2: random.chance(0.3) ? `Floor ${random.integer(1, 9)}` : null,
      city: place.city,
      zip: random.chance(0.95) ? `${place.zip} ${random.integer(1, 9)}AB` : null,
      state: null,
      country_code: 'GB',
      priority: random.chance(0.2) ? 'vip' : 'standard',
      show_badge: random.chance(0.5),
      status: index % 16 === 9 ? 'archived' : index % 8 === 6 ? 'inactive' : 'active',
      created_at: formatInstant(later(now, -(700 - index * 9) * oneDay)),
      last_seen: random.chance(0.85) ? formatInstant(later(now, -random.integer(0, 40 * oneDay))) : null,
      logo_url:
        index === 1
          ? null
          : index === 2
            ? 'https://portal.shepherd.test/logos/missing.png'
            : storedLogo(index),
      portal_url: `https://${portal}.portal.shepherd.test`,
      jobs_per_agent_limit: limited ? random.integer(1, 5) : null,
      limit_period: limited ? random.pick([7, 14, 30]) : null,
    };
  });
  await insertNumbered(database, 'customers', customers);

  const campaigns = Array.from({ length: campaignCount }, (_, index) => ({
    id: String(index + 1),
    // Every customer with orders has a campaign; the first ones have a second.
    customer_id: String((index % customersWithOrders) + 1),
    name: `${campaignNames[index % campaignNames.length]} ${now.getUTCFullYear() - (index % 3 === 2 ? 1 : 0)}`,
    status: index % 10 === 7 ? 'closed' : 'active',
    campaign_target: random.chance(0.6) ? random.integer(2, 40) * 25 : null,
    hubspot_id: random.chance(0.5) ? String(random.integer(10_000_000, 99_999_999)) : null,
    purchase_order_number: random.chance(0.6) ? `PO-${random.integer(10_000, 99_999)}` : null,
    created_at: formatInstant(later(now, -(400 - index * 4) * oneDay)),
  }));
  await insertNumbered(database, 'campaigns', campaigns);
  const waves = campaigns.flatMap((campaign, index) =>
    Array.from({ length: index % 5 }, (_, wave) => ({
      campaign_id: campaign.id,
      name: `Wave ${wave + 1}`,
      position: wave,
    })),
  );
  await insertNumbered(
    database,
    'waves',
    waves.map((wave, index) => ({ id: String(index + 1), ...wave })),
  );
}
