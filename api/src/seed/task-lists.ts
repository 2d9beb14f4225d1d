import type { TaskGroupInput, TaskLogicInput } from '../tasks/inputs.ts';
import { customersWithOrders, industryOf } from './customers.ts';
import { purposeOf } from './purposes.ts';
import type { PurposeKey } from './purposes.ts';
import { arrival, arrivalLogic, goodbye, survey, surveyLogic, task } from './task-parts.ts';
import { sectionsOf } from './task-sections.ts';

type List = { groups: TaskGroupInput[]; logic: TaskLogicInput[] };

/** As templates were before sections, jumps and kinds of answers. */
const legacy: List = {
  groups: [
    {
      name: 'Tasks',
      tasks: [
        task('photo', 'Take a photo', 'Of the whole display.', { type: 'photo' }, { required: ['photo'] }),
        task('comment', 'Comment', 'In your own words.', { type: 'simple' }, { required: ['comment'] }),
      ],
    },
  ],
  logic: [],
};

/** After these visits shepherds say what they thought of the place. */
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

/** The tasks of a template by its place in the list; null for the two that have none. */
export function tasksOfTemplate(index: number, version: string): List | null {
  if (index === 33 || index === 66) return null;
  if (version === '1') return legacy;
  return listFor(purposeOf(index).key, industryOf(index % customersWithOrders));
}
