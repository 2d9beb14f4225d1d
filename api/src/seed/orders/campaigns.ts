import { formatInstant, later, oneDay } from '../../time/instants.ts';
import type { SeedContext } from '../context.ts';
import { campaignCount, customerOfCampaign, statusOfCampaign } from '../customers/customers.ts';
import { duringWork } from '../office-hours.ts';
import { purposeOf, templateOfCampaign } from '../templates/purposes.ts';
import type { PurposeKey } from '../templates/purposes.ts';
import { insertNumbered } from '../rows.ts';
import { templateCount } from '../templates/templates.ts';

/** Campaign names by purpose. Campaigns run long, so no name mentions a season or a year. */
const names: Readonly<Record<PurposeKey, readonly string[]>> = {
  shelf: [
    'On-shelf availability',
    'Shelf watch',
    'Never out of stock',
    'Range on the shelf',
    'Gaps and labels',
  ],
  price: ['Price promise', 'Price tracker', 'Label accuracy', 'Fair price watch', 'Competitor prices'],
  product: [
    'Snack bar launch',
    'Healthy snacking',
    'Snacks in every store',
    'Bars at the till',
    'Snack range',
  ],
  audit: [
    'Store standards',
    'Store opening audit',
    'From the door to the till',
    'Brand standards',
    'Store health',
  ],
  mystery: [
    'Service excellence',
    'Customer welcome',
    'Mystery programme',
    'First impressions',
    'Voice of the shopper',
  ],
  promotion: [
    'Display compliance',
    'Promotion check',
    'Display excellence',
    'Offers in store',
    'End of aisle',
  ],
  window: ['Window check', 'Windows of the brand', 'Shop fronts', 'Window calendar', 'Street view'],
  collection: [
    'Click and collect',
    'Collection desk',
    'Five-minute collection',
    'Returns made easy',
    'Collect promise',
  ],
  hours: ['Open when we say so', 'Opening hours', 'Hours on the door', 'Branch hours', 'Holiday hours'],
  staff: ['Staff knowledge', 'Advice at the counter', 'Ask an expert', 'Product experts', 'Training results'],
  site: ['Site inspection', 'Forecourts', 'Showroom standards', 'Safe sites', 'Signs and surfaces'],
  installation: ['New displays', 'Counter units', 'Display roll-out', 'Signage programme', 'Stand by stand'],
  event: ['Tasting tour', 'Sampling days', 'Try it yourself', 'Launch events', 'Brand days'],
  home: ['Loyalty card launch', 'Customer panel', 'At home with you', 'Packaging at home', 'App feedback'],
  hunt: ['New packaging roll-out', 'Product hunt', 'Limited editions', 'Find it first', 'Packaging watch'],
};

/** Campaigns with their waves: one for every customer with orders, two for the first ones. */
export async function seedCampaigns({ database, now, random }: SeedContext): Promise<void> {
  const called = new Map<PurposeKey, number>();
  const campaigns = Array.from({ length: campaignCount }, (_, index) => {
    const { key } = purposeOf(templateOfCampaign(index, templateCount));
    const before = called.get(key) ?? 0;
    called.set(key, before + 1);
    // Before the first order, which may belong to any of them.
    const created = duringWork(later(now, -(500 - index * 1.2) * oneDay), now);
    return {
      id: String(index + 1),
      customer_id: String(customerOfCampaign(index) + 1),
      name: names[key][before % names[key].length] ?? key,
      status: statusOfCampaign(index),
      campaign_target: random.chance(0.6) ? random.integer(2, 40) * 25 : null,
      hubspot_id: random.chance(0.5) ? String(random.integer(10_000_000, 99_999_999)) : null,
      purchase_order_number: random.chance(0.6) ? `PO-${random.integer(10_000, 99_999)}` : null,
      created_at: formatInstant(created),
    };
  });
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
