import type { TaskGroupInput, TaskLogicInput } from '../../tasks/inputs.ts';
import { customersWithOrders, industryOf } from '../customers/customers.ts';
import { purposeOf } from './purposes.ts';
import type { PurposeKey } from './purposes.ts';
import { oldestTasks } from './oldest-tasks.ts';
import { arrival, arrivalLogic, goodbye, survey, surveyLogic } from './task-parts.ts';
import { sectionsOf } from './task-sections.ts';

type List = { groups: TaskGroupInput[]; logic: TaskLogicInput[] };

/** Purposes with a final question about the visitor's impression. */
const withImpression: ReadonlySet<PurposeKey> = new Set(['mystery', 'staff', 'collection', 'event']);

function listFor(key: PurposeKey, industry: string): List {
  const own = sectionsOf[key](industry);
  if (key === 'home') return { groups: [...own, goodbye], logic: [] };
  const impression = withImpression.has(key);
  return {
    groups: [arrival, ...own, ...(impression ? [survey] : []), goodbye],
    logic: [...arrivalLogic, ...(impression ? surveyLogic : [])],
  };
}

/** Two templates that were abandoned without tasks; they have no orders. */
const withoutTasks: ReadonlySet<number> = new Set([25, 57]);

/** The tasks of the template at this index; null for the two without tasks. */
export function tasksOfTemplate(index: number, version: string): List | null {
  if (withoutTasks.has(index)) return null;
  const { key } = purposeOf(index);
  if (version === '1') return { groups: oldestTasks(key), logic: [] };
  return listFor(key, industryOf(index % customersWithOrders));
}
