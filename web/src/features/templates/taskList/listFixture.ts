import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import { taskTypes } from '../labels.ts';
import type { InnerTaskValues, SectionValues, TaskListValues, TaskValues } from './schema.ts';
import {
  newJump,
  newMatrixTask,
  newPayment,
  newSection,
  newTask,
  ofType,
  priceTracking,
  withOptions,
} from './values.ts';

/** A seeded generator of numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
};
const chance = (random: Random): boolean => random() < 0.5;

/** Sets the fields common to all tasks. */
function furnished<Task extends InnerTaskValues | TaskValues>(
  task: Task,
  random: Random,
  number: number,
): Task {
  return {
    ...task,
    title: `Task ${number}`,
    description: 'Look',
    qaNotes: chance(random) ? 'Mind the gap' : '',
    link: chance(random) ? 'https://example.com/how' : '',
    internal: chance(random),
    required: chance(random) ? ['PHOTO', 'COMMENT'] : [],
    payments: (['payments', 'payments', 'bonus', 'reimbursement'] as const)
      .filter(() => chance(random))
      .map((place) => ({
        ...newPayment(),
        place,
        type: place === 'reimbursement' ? 'REIMBURSEMENT' : 'BONUS',
        ...(chance(random) && { operator: 'is', value: '1' }),
        amount: pick(random, ['1', '2.5', '0.01']),
      })),
  };
}

/** Sets only the fields that the task's type uses. */
function fitted<Task extends InnerTaskValues | TaskValues>(task: Task, random: Random): Task {
  switch (task.type) {
    case 'SELECT': {
      const multiSelect = chance(random);
      return {
        ...task,
        multiSelect,
        maxOptions: multiSelect && chance(random) ? 2 : null,
        options: withOptions([], ['Red', 'Green', 'Blue']).map((option, index) => ({
          ...option,
          mandatory: index === 0 && chance(random),
          dataMandatory: chance(random) ? ['PHOTO' as const] : [],
          qaNote: chance(random) ? 'Check' : '',
          expected: pick(random, [true, false, null]),
        })),
      };
    }
    case 'INPUT':
      return {
        ...task,
        inputType: pick(random, ['ALPHANUMERIC', 'NUMERIC', 'DATE', 'PRICE'] as const),
        inputLimit: chance(random) ? 12 : null,
      };
    case 'DRAW':
      return {
        ...task,
        drawOrientation: pick(random, ['EITHER', 'PORTRAIT', 'LANDSCAPE'] as const),
        drawCta: chance(random) ? 'Sign' : '',
      };
    case 'ACTION':
      return { ...task, buttonCta: chance(random) ? 'Done' : '' };
    case 'PHOTO':
      return { ...task, primaryPhoto: chance(random), allowGallery: chance(random) };
    case 'VIDEO':
      return { ...task, allowGallery: chance(random) };
    case 'BARCODE':
    case 'BOOLEAN':
    case 'MATRIX':
    case 'SIMPLE':
    case 'TIMER':
      return task;
  }
}

const items = (count: number, of: string) =>
  Array.from({ length: count }, (_, index) => ({
    key: newKey(),
    reference: `${of}-${index}`,
    label: `${of} ${index}`,
    subtext: index % 2 === 0 ? '' : 'Top shelf',
  }));

/** A random list with every type of task, the same for the same seed. */
export function generatedList(seed: number): TaskListValues {
  const random = seeded(seed);
  let list: TaskListValues = { sections: [] };
  let number = 0;
  const add = (task: TaskValues) => {
    const sections = list.sections.map((section, index): SectionValues =>
      index === list.sections.length - 1 ? { ...section, tasks: [...section.tasks, task] } : section,
    );
    list = { sections };
  };
  for (const { value: type } of taskTypes) {
    if (list.sections.length === 0 || random() < 0.3)
      list = {
        sections: [
          ...list.sections,
          {
            ...newSection(),
            name: `Section ${list.sections.length}`,
            reference: chance(random) ? `s${list.sections.length}` : '',
          },
        ],
      };
    number += 1;
    const task = fitted(ofType(furnished(newTask(list), random, number), type), random);
    if (type !== 'MATRIX') {
      add(task);
      continue;
    }
    add({
      ...task,
      matrixItems: items(3, 'Shelf'),
      customMatrixItems: items(1, 'Own'),
      scanner: chance(random) ? priceTracking : null,
    });
    for (const inner of ['SELECT', 'INPUT', 'PHOTO'] as const) {
      number += 1;
      const made = fitted(ofType(furnished(newMatrixTask(list), random, number), inner), random);
      list = {
        sections: list.sections.map((section) => ({
          ...section,
          tasks: section.tasks.map((one) =>
            one.key === task.key ? { ...one, matrixTasks: [...one.matrixTasks, made] } : one,
          ),
        })),
      };
    }
  }
  const keys = list.sections.flatMap(({ tasks }) => tasks.map(({ key }) => key));
  return {
    sections: list.sections.map((section) => ({
      ...section,
      tasks: section.tasks.map((task) => ({
        ...task,
        jumps: chance(random)
          ? [
              { ...newJump(), target: pick(random, keys), operator: 'is', values: ['1'] },
              { ...newJump(), target: pick(random, keys) },
            ]
          : [],
      })),
    })),
  };
}

/** The list without generated values: keys are removed, and jumps use references instead of keys. */
export function withoutKeys(list: TaskListValues): unknown {
  const references = new Map(
    list.sections.flatMap(({ tasks }) => tasks.map(({ key, reference }) => [key, reference] as const)),
  );
  return JSON.parse(
    JSON.stringify(list, (name, value: unknown) => {
      if (name === 'key') return undefined;
      // The target of a jump is a key here, and a reference elsewhere.
      return name === 'target' && typeof value === 'string' ? (references.get(value) ?? value) : value;
    }),
    (name, value: unknown) =>
      typeof value === 'object' && value !== null && 'target' in value
        ? { ...value, reference: undefined }
        : value,
  );
}
