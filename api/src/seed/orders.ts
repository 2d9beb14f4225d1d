import { insertRows } from '../database/statements.ts';
import type { OrderStatus } from '../orders/transitions.ts';
import { formatInstant, hour, later, oneDay } from '../time/instants.ts';
import { campaignsWithOrders, customersWithOrders } from './customers.ts';
import { currencyOf, templateCount } from './templates.ts';
import { britishPlaces, shops, streets } from './places.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';

export const orderCount = 140;
export const firstOrder = 10_001;

const subjects = [
  'Display compliance',
  'Shelf price audit',
  'Mystery visit',
  'Window photography',
  'New range check',
  'Promotion launch',
  'Stock availability',
  'Till service review',
  'Forecourt inspection',
  'Packaging roll-out',
  'Store opening photos',
  'Loyalty sign-up survey',
];
const moments = [
  'week 1',
  'week 2',
  'city centres',
  'retail parks',
  'express stores',
  'phase two',
  'Scotland and North',
  'South coast',
  'pilot',
];
const types = ['standard', 'standard', 'standard', 'treasure_hunt', 'anywhere'] as const;

/** Older orders are over, newer ones are under way or still being prepared. */
function statusAt(index: number): OrderStatus {
  // The order with the most jobs is under way, whatever its age.
  if (index === 22) return 'started';
  if (index < 55) return index % 9 === 5 ? 'cancelled' : index % 13 === 7 ? 'rejected' : 'finished';
  if (index < 105) return index % 17 === 8 ? 'cancelled' : 'started';
  if (index < 124) return 'active';
  if (index === 124) return 'approving';
  return index % 4 === 0 ? 'draft' : index % 9 === 6 ? 'rejected' : 'pending';
}

/** Orders with their groups and locations. */
export async function seedOrders({ database, now, random }: SeedContext): Promise<void> {
  const orders = Array.from({ length: orderCount }, (_, index) => {
    const status = statusAt(index);
    const type = types[index % types.length] ?? 'standard';
    const campaign = (index * 7) % campaignsWithOrders;
    const created = later(now, -(orderCount - index) * 1.3 * oneDay - random.integer(0, 12) * hour);
    const over = status === 'finished' || (status === 'cancelled' && index < 55);
    const future = ['active', 'approving', 'pending', 'draft', 'rejected'].includes(status);
    const start = over
      ? later(created, 3 * oneDay)
      : later(now, (future ? random.integer(2, 20) : -random.integer(1, 12)) * oneDay);
    const end = later(start, (over ? random.integer(10, 20) : random.integer(16, 40)) * oneDay);
    const interested = status === 'active' && index % 5 === 1;
    const hunt = type === 'treasure_hunt';
    return {
      id: String(firstOrder + index),
      title: `${subjects[index % subjects.length]}: ${moments[index % moments.length]}`,
      description:
        status === 'draft' && index % 8 === 0
          ? null
          : 'Please visit during opening hours and follow the steps in the app.',
      customer_id: String((campaign % customersWithOrders) + 1),
      campaign_id: String(campaign + 1),
      wave_id: null,
      template_id: String(((index * 3) % templateCount) + 1),
      category_id: String((index % 10) + 1),
      country_code: 'GB',
      type,
      status,
      priority: random.pick(['low', 'medium', 'medium', 'high']),
      workforce: random.chance(0.85) ? 'platform' : 'customer',
      paused: (status === 'started' || status === 'active') && index % 14 === 3,
      archived_at:
        over && index % 6 === 2 ? formatInstant(later(now, -random.integer(1, 20) * oneDay)) : null,
      start_date: status === 'draft' ? null : formatInstant(start),
      end_date: status === 'draft' ? null : formatInstant(end),
      due_date: random.chance(0.4) && status !== 'draft' ? formatInstant(later(end, 2 * oneDay)) : null,
      created_at: formatInstant(created),
      interest_start_date: interested ? formatInstant(later(now, -oneDay)) : null,
      interest_end_date: interested ? formatInstant(later(now, 2 * oneDay)) : null,
      identity_check_required: random.chance(0.2),
      per_user_job_limit: random.chance(0.3) ? random.integer(1, 5) : null,
      lockout_duration: random.pick([0, 0, 15, 30, 60]),
      launch_push_delay: 10,
      schedules: [],
      require_agent_skills: [],
      exclude_agent_skills: [],
      require_agent_tags: [],
      exclude_agent_tags: [],
      documentation: index % 3 === 0 ? documentation(index) : [],
      hide_from_market: random.chance(0.1),
      capture_location: type === 'anywhere',
      capture_location_prompt: type === 'anywhere' ? 'Where are you?' : null,
      capture_location_prompt_required: type === 'anywhere' && random.chance(0.5),
      job_completion_target: random.chance(0.4) ? random.integer(5, 20) * 5 : null,
      accept_window: random.integer(0, 7),
      combine_groups: random.chance(0.2),
      summary: hunt ? 'Find the product on the shelf and photograph it.' : null,
      positive_criteria: hunt ? 'The product and its price label are in the photo.' : null,
      negative_criteria: hunt ? 'The photo is blurred or shows another product.' : null,
      treasure_target: hunt ? String(random.integer(10, 60)) : null,
      dashboard_id: random.chance(0.3) ? `dash-${random.integer(1000, 9999)}` : null,
      wanted_jobs: type === 'anywhere' ? 12 : null,
      currency: currencyOf((index * 3) % templateCount),
    };
  });
  await insertNumbered(database, 'orders', orders);

  const groups = orders
    .filter((order) => order.type !== 'anywhere')
    .flatMap((order) =>
      ['Weekdays', 'Weekend'].map((name, index) => ({
        order_id: order.id,
        name,
        job_time_limit: index === 0 && random.chance(0.4) ? random.pick([30, 45, 60, 90]) : null,
        // What is being offered is visible on the market.
        hide_from_market: random.chance(0.1) && order.status !== 'started' && order.status !== 'active',
      })),
    )
    .map((group, index) => ({ id: String(index + 1), ...group }));
  await insertNumbered(database, 'location_groups', groups);

  const locations = orders
    .filter((order) => order.type !== 'anywhere')
    .flatMap((order) => {
      const own = groups.filter((group) => group.order_id === order.id);
      const count = order.id === '10023' ? 250 : random.integer(6, 14);
      return Array.from({ length: count }, (_, index) => {
        const place = random.pick(britishPlaces);
        return {
          order_id: order.id,
          group_id: own[index % 4 === 3 ? 1 : 0]?.id ?? null,
          reference: `${order.id}-S${String(index + 1).padStart(3, '0')}`,
          name: `${random.pick(shops)}, ${place.city}`,
          address1: `${random.integer(1, 240)} ${random.pick(streets)}`,
          address2: random.chance(0.2) ? `Unit ${random.integer(1, 30)}` : null,
          address_details: random.chance(0.1) ? 'Entrance at the back' : null,
          city: place.city,
          zip: random.chance(0.93) ? `${place.zip} ${random.integer(1, 9)}XY` : null,
          state: null,
          country_code: 'GB',
          phone: random.chance(0.7) ? `0161 496 0${random.integer(100, 999)}` : null,
          latitude: place.latitude + random.integer(-200, 200) / 10_000,
          longitude: place.longitude + random.integer(-200, 200) / 10_000,
          start_date: order.start_date?.slice(0, 10) ?? null,
          end_date: order.end_date?.slice(0, 10) ?? null,
          start_time: '09:00',
          end_time: index % 4 === 3 ? '16:00' : '18:30',
        };
      });
    })
    .map((location, index) => ({ id: String(index + 1), ...location }));
  await insertNumbered(database, 'locations', locations);

  await insertRows(
    database,
    'order_workflows',
    orders.flatMap((order, index) =>
      [1, 2, 5].slice(0, index % 4).map((workflow) => ({
        order_id: order.id,
        workflow_id: String(workflow),
        active: random.chance(0.6),
      })),
    ),
  );
}

const documentation = (index: number) => [
  {
    id: String(index * 3 + 1),
    title: 'Brand guide',
    url: 'https://docs.shepherd.test/brand-guide',
    type: 'link',
  },
  {
    id: String(index * 3 + 2),
    title: 'Example shelf',
    url: 'https://media.shepherd.test/example-shelf.jpg',
    type: 'image',
  },
  {
    id: String(index * 3 + 3),
    title: 'How to take photos',
    url: 'https://media.shepherd.test/photos.mp4',
    type: 'video',
  },
];
