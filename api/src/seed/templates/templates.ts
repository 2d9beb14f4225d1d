import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { buildTaskList } from '../../tasks/building.ts';
import { keepTaskList } from '../../tasks/task-lists.ts';
import { formatInstant, later, oneDay } from '../../time/instants.ts';
import { countryOf, customersWithOrders, industryOf, statusOfCustomer } from '../customers/customers.ts';
import { purposeOf } from './purposes.ts';
import type { PurposeKey } from './purposes.ts';
import { storedLogo, storedShelf } from '../pictures/files.ts';
import { insertNumbered } from '../rows.ts';
import type { SeedContext } from '../context.ts';
import { tasksOfTemplate } from './task-lists.ts';

export const templateCount = 70;

/** Templates: every status, legacy ones, two currencies, every kind of task, and two without tasks. */
export async function seedTemplates({ database, now, random }: SeedContext): Promise<void> {
  const taskLists = await keepTaskLists(database);
  const rows = Array.from({ length: templateCount }, (_, index) => {
    const { key, name, description } = purposeOf(index);
    const customer = index % customersWithOrders;
    const fee = random.integer(8, 50) * 50;
    const duration = Math.max(shortest[key] ?? 0, random.integer(2, 12) * 5);
    return {
      id: String(index + 1),
      name,
      version: versionOf(index),
      display_name: random.chance(0.5) ? `${name}, about ${duration} minutes` : null,
      description,
      customer_id: String(customer + 1),
      duration,
      currency: currencyOf(index),
      base_price: fee * 2 + random.integer(2, 20) * 100,
      agent_fee: fee,
      agent_fee_up_to: random.chance(0.3) ? fee + random.integer(2, 10) * 50 : null,
      same_day_charge: random.integer(0, 10) * 100,
      status: statusOfTemplate(index),
      created_at: formatInstant(later(now, -(490 - index * 1.2) * oneDay + random.integer(0, oneDay))),
      alternative_customer_name: index % 5 === 2 ? alternativeName(customer) : null,
      alternative_customer_avatar: index % 5 === 2 ? storedLogo(index + 3) : null,
      pixellate_faces: index % 4 === 1,
      hide_job_times: index % 7 === 3,
      documentation: index % 3 === 0 ? documentation(index) : [],
      features: features.slice(0, index % 4),
      task_list_id: taskLists[index] ?? null,
    };
  });
  await insertNumbered(database, 'templates', rows);
}

export const currencyOf = (index: number): 'EUR' | 'GBP' =>
  countryOf(index % customersWithOrders) === 'IE' ? 'EUR' : 'GBP';
/** Templates of customers who stopped ordering are archived. */
const statusOfTemplate = (index: number) => statusOfCustomer(index % customersWithOrders);
const alternativeName = (customer: number): string => {
  const trade = industryOf(customer).toLowerCase();
  return `A well-known company in ${trade}`;
};
/** The minimum minutes of a visit, by the waiting, counting and writing in its tasks. */
const shortest: Partial<Record<PurposeKey, number>> = {
  shelf: 30,
  price: 30,
  mystery: 25,
  event: 25,
  installation: 40,
  collection: 15,
  product: 15,
  audit: 20,
};
/** The purpose of a template's jobs. */
export const purposeOfJobs = (template: string): PurposeKey => purposeOf(Number(template) - 1).key;
const versionOf = (index: number): string => (index % 14 === 5 ? '1' : '2');
const features = ['price_tracking', 'live_report', 'photo_check'];

const documentation = (index: number) => [
  {
    id: String(900_000 + index * 2),
    title: 'How to take good photos',
    url: 'https://help.shepherd.test/good-photos',
    type: 'link',
  },
  {
    id: String(900_001 + index * 2),
    title: 'What a good report looks like',
    url: storedShelf(index),
    type: 'image',
  },
];

/** Stores the task list of each template once; null for templates without tasks. */
async function keepTaskLists(database: Kysely<Database>): Promise<(string | null)[]> {
  const kept = new Map<string, string>();
  const ids: (string | null)[] = [];
  for (let index = 0; index < templateCount; index += 1) {
    const tasks = tasksOfTemplate(index, versionOf(index));
    const content = `${currencyOf(index)} ${JSON.stringify(tasks)}`;
    if (tasks && !kept.has(content))
      kept.set(
        content,
        await keepTaskList(database, buildTaskList(tasks.groups, tasks.logic, new Map(), currencyOf(index))),
      );
    ids.push(tasks && (kept.get(content) ?? null));
  }
  return ids;
}
