import { insertRows } from '../../database/statements.ts';
import type { OrderStatus } from '../../orders/transitions.ts';
import { formatInstant, later, oneDay } from '../../time/instants.ts';
import {
  campaignsWithOrders,
  countryOf,
  customerOfCampaign,
  statusOfCampaign,
  statusOfCustomer,
} from '../customers/customers.ts';
import {
  allReviewsTaken,
  audits,
  filledOrder,
  fullyFilled,
  largestOrder,
  manyInReview,
  withBundles,
  withCountdowns,
} from '../shown-orders.ts';
import { datesOf, firstUnderWay, orderCount } from './order-dates.ts';
import { workingTime } from '../office-hours.ts';
import { purposeOf, templateOfCampaign } from '../templates/purposes.ts';
import { skillId } from '../people/skills.ts';
import { currencyOf, templateCount } from '../templates/templates.ts';
import { storesFor } from '../customers/stores.ts';
import { insertNumbered } from '../rows.ts';
import type { SeedContext } from '../context.ts';

export const firstOrder = 10_001;

/** Orders that demonstrate a case, with their campaigns; their tasks are those of the template. */
const fixedCampaigns: ReadonlyMap<string, number> = new Map([
  [largestOrder, 50],
  [manyInReview, 50],
  [withBundles, 50],
  [withCountdowns, 50],
  [allReviewsTaken, 12],
  [fullyFilled, 12],
  [filledOrder, 64],
  ...audits.map((order, index) => [order, index % 2 === 0 ? 0 : 63] as const),
]);

const usable = (campaign: number): boolean =>
  statusOfCampaign(campaign) === 'active' && statusOfCustomer(customerOfCampaign(campaign)) === 'active';
/** Campaigns that still take orders. */
const running = Array.from({ length: campaignsWithOrders }, (_, index) => index).filter(usable);

/** Finished orders may belong to any campaign. */
function campaignOf(index: number, status: OrderStatus): number {
  const fixed = fixedCampaigns.get(String(firstOrder + index));
  if (fixed !== undefined) return fixed;
  if (isOver(status, index)) return (index * 7) % campaignsWithOrders;
  return running[(index * 7) % running.length] ?? 0;
}

const isOver = (status: OrderStatus, index: number): boolean =>
  index < firstUnderWay && status !== 'started' && status !== 'active';

/** Older orders are over; newer ones are under way or being prepared. */
function statusAt(index: number): OrderStatus {
  // An order that demonstrates a case is under way, whatever its age.
  if (fixedCampaigns.has(String(firstOrder + index))) return 'started';
  if (index < firstUnderWay)
    return index % 9 === 5 ? 'cancelled' : index % 13 === 7 ? 'rejected' : 'finished';
  if (index < 105) return index % 17 === 8 ? 'cancelled' : 'started';
  if (index < 124) return 'active';
  if (index === 124) return 'approving';
  return index % 4 === 0 ? 'draft' : index % 9 === 6 ? 'rejected' : 'pending';
}

/** Orders with their groups and locations. */
export async function seedOrders({ database, now, random }: SeedContext): Promise<void> {
  const categories = await database.selectFrom('order_categories').selectAll().execute();
  const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
  const titled = titles();
  const orders = Array.from({ length: orderCount }, (_, index) => {
    const id = String(firstOrder + index);
    const status = statusAt(index);
    const campaign = campaignOf(index, status);
    const template = templateOfCampaign(campaign, templateCount);
    const customer = customerOfCampaign(campaign);
    const country = countryOf(customer);
    const { type, titles, description, category } = purposeOf(template);
    const shown = fixedCampaigns.has(id);
    const over = isOver(status, index);
    const { created, start, end } = datesOf(
      { index, status, over, lasting: id === largestOrder },
      now,
      random,
    );
    const interested = status === 'active' && index % 5 === 1;
    const hunt = type === 'treasure_hunt';
    const requirement =
      country === 'GB' ? requirementOf(purposeOf(template).key, index) : { skills: [], notTags: [] };
    return {
      id,
      title: titled(
        titles[template % titles.length] ?? titles[0],
        status === 'draft' ? null : start,
        campaign,
      ),
      description: status === 'draft' && index % 8 === 0 ? null : description,
      customer_id: String(customer + 1),
      campaign_id: String(campaign + 1),
      wave_id: null,
      template_id: String(template + 1),
      category_id: categoryIds.get(category) ?? '1',
      country_code: country,
      type,
      status,
      priority: random.pick(['low', 'medium', 'medium', 'high']),
      workforce: random.chance(0.85) ? 'platform' : 'customer',
      paused: (status === 'started' || status === 'active') && index % 14 === 3 && !shown,
      archived_at:
        // Some days after its last open job was closed.
        over && index % 6 === 2 ? formatInstant(archivedOn(end, index)) : null,
      start_date: status === 'draft' ? null : formatInstant(start),
      end_date: status === 'draft' ? null : formatInstant(end),
      due_date: random.chance(0.4) && status !== 'draft' ? formatInstant(later(end, 2 * oneDay)) : null,
      created_at: formatInstant(created),
      interest_start_date: interested ? formatInstant(later(now, -oneDay)) : null,
      interest_end_date: interested ? formatInstant(later(now, 2 * oneDay)) : null,
      identity_check_required: random.chance(0.2),
      per_user_job_limit: random.chance(0.3) && !shown && country === 'GB' ? random.integer(2, 5) : null,
      lockout_duration: random.pick([0, 0, 15, 30, 60]),
      launch_push_delay: 10,
      schedules: [],
      require_agent_skills: requirement.skills,
      exclude_agent_skills: [],
      require_agent_tags: [],
      exclude_agent_tags: requirement.notTags,
      documentation: index % 3 === 0 ? documentation(index) : [],
      hide_from_market: random.chance(0.1),
      capture_location: type === 'anywhere',
      capture_location_prompt: type === 'anywhere' ? 'Where are you?' : null,
      capture_location_prompt_required: type === 'anywhere' && random.chance(0.5),
      job_completion_target: random.chance(0.4) ? random.integer(5, 20) * 5 : null,
      accept_window: random.integer(3, 7),
      combine_groups: random.chance(0.2),
      ...(hunt ? huntTexts : { summary: null, positive_criteria: null, negative_criteria: null }),
      treasure_target: hunt ? String(random.integer(10, 60)) : null,
      dashboard_id: random.chance(0.3) ? `dash-${random.integer(1000, 9999)}` : null,
      wanted_jobs: type === 'anywhere' ? 12 : null,
      currency: currencyOf(template),
    };
  });
  await insertNumbered(database, 'orders', orders);

  const groups = orders
    .filter((order) => order.type !== 'anywhere')
    .flatMap((order) =>
      ['Larger stores', 'Smaller stores'].map((name, index) => ({
        order_id: order.id,
        name,
        job_time_limit: index === 0 && random.chance(0.4) ? random.pick([30, 45, 60, 90]) : null,
        // Offered jobs are visible on the market.
        hide_from_market: random.chance(0.1) && ['draft', 'pending', 'rejected'].includes(order.status),
      })),
    )
    .map((group, index) => ({ id: String(index + 1), ...group }));
  await insertNumbered(database, 'location_groups', groups);

  const customers = await database.selectFrom('customers').select(['id', 'name']).execute();
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  /** Orders per customer so far. */
  const visited = new Map<string, number>();
  const locations = orders
    .filter((order) => order.type !== 'anywhere')
    .flatMap((order) => {
      const own = groups.filter((group) => group.order_id === order.id);
      const drawn = random.integer(6, 14);
      // More locations than jobs in review.
      const count = order.id === largestOrder ? 250 : Math.max(drawn, order.id === manyInReview ? 10 : 0);
      const name = names.get(order.customer_id) ?? 'Store';
      const before = visited.get(order.customer_id) ?? 0;
      visited.set(order.customer_id, before + 1);
      const customer = { customer: order.customer_id, name, country: order.country_code };
      return storesFor(customer, { before, count }).map(({ isSmall, hours, address }, index) => ({
        order_id: order.id,
        group_id: own[isSmall ? 1 : 0]?.id ?? null,
        reference: `${order.id}-S${String(index + 1).padStart(3, '0')}`,
        ...address,
        start_date: order.start_date?.slice(0, 10) ?? null,
        end_date: order.end_date?.slice(0, 10) ?? null,
        ...(order.id === withCountdowns ? dayAndNight : hours),
      }));
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

/** Orders are titled by the month of their start, plus the round if a campaign has several in one month. */
function titles() {
  const rounds = new Map<string, number>();
  return (title: string, start: Date | null, campaign: number): string => {
    if (start === null) return title;
    const month = start.toLocaleString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const round = (rounds.get(`${campaign} ${title} ${month}`) ?? 0) + 1;
    rounds.set(`${campaign} ${title} ${month}`, round);
    return round === 1 ? `${title}, ${month}` : `${title}, ${month}, round ${round}`;
  };
}

/** What a treasure hunt asks for. */
export const huntTexts = {
  summary: 'Find the product on the shelf and photograph it.',
  positive_criteria: 'The product and its price label are in the photo.',
  negative_criteria: 'The photo is blurred or shows another product.',
} as const;

/** Work around the clock, so that its countdowns are exact at whatever hour the demo begins. */
const dayAndNight = { start_time: '00:00', end_time: '23:55' };

const archivedOn = (end: Date, index: number): Date =>
  workingTime('office', later(end, 5 * oneDay), later(end, 12 * oneDay), (index % 10) / 10) ?? end;

/** Requirements on agents by purpose, and the tags that exclude agents. */
function requirementOf(key: string, index: number): { skills: string[]; notTags: string[] } {
  const skills = skillsFor[key] ?? [];
  return {
    skills: index % 2 === 0 ? [...skills] : [],
    notTags: index % 4 === 1 ? ['Needs coaching'] : [],
  };
}

const skillsFor: Readonly<Record<string, readonly string[]>> = {
  mystery: [skillId('Mystery shopping')],
  window: [skillId('Smartphone with flash')],
  installation: [skillId('Merchandising')],
};

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
