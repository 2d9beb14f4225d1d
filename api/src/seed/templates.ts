import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { buildTaskList } from '../tasks/building.ts';
import { keepTaskList } from '../tasks/task-lists.ts';
import { formatInstant, later, oneDay } from '../time/instants.ts';
import { customersWithOrders } from './customers.ts';
import { storedLogo, storedShelf } from './files.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';
import { tasksOfTemplate } from './task-lists.ts';

export const templateCount = 70;

const subjects = [
  'Shelf availability',
  'Promotional display',
  'Price check',
  'Mystery visit',
  'Window photography',
  'Click and collect',
  'Opening hours',
  'Staff knowledge',
  'Fuel forecourt',
  'Planogram',
];
const kinds = ['audit', 'survey', 'check', 'report', 'visit', 'count', 'walk-through'];

/** Templates: every status, legacy ones, two currencies, every kind of task, and two without tasks. */
export async function seedTemplates({ database, now, random }: SeedContext): Promise<void> {
  const taskLists = await keepTaskLists(database);
  const rows = Array.from({ length: templateCount }, (_, index) => {
    const name = `${subjects[index % subjects.length]} ${kinds[index % kinds.length]}`;
    const fee = random.integer(8, 50) * 50;
    return {
      id: String(index + 1),
      name,
      version: versionOf(index),
      display_name: random.chance(0.5) ? name.replace(/^./, (sign) => sign.toUpperCase()) : null,
      description: `Visit the store and complete the ${name.toLowerCase()}. Take clear photos and answer every question.`,
      customer_id: String((index % customersWithOrders) + 1),
      duration: random.integer(2, 12) * 5,
      currency: currencyOf(index),
      base_price: fee * 2 + random.integer(2, 20) * 100,
      agent_fee: fee,
      agent_fee_up_to: random.chance(0.3) ? fee + random.integer(2, 10) * 50 : null,
      same_day_charge: random.integer(0, 10) * 100,
      status: index % 12 === 8 ? 'archived' : index % 9 === 4 ? 'inactive' : 'active',
      created_at: formatInstant(later(now, -(420 - index * 6) * oneDay + random.integer(0, oneDay))),
      alternative_customer_name: index % 5 === 2 ? 'A well-known retailer' : null,
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

export const currencyOf = (index: number): 'EUR' | 'GBP' => (index % 20 === 11 ? 'EUR' : 'GBP');
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

/** The lists of all templates, each kept once; null where a template has none. */
async function keepTaskLists(database: Kysely<Database>): Promise<(string | null)[]> {
  const ids: (string | null)[] = [];
  for (let index = 0; index < templateCount; index += 1) {
    const tasks = tasksOfTemplate(index, versionOf(index));
    ids.push(
      tasks &&
        (await keepTaskList(
          database,
          buildTaskList(tasks.groups, tasks.logic, new Map(), currencyOf(index)),
        )),
    );
  }
  return ids;
}
