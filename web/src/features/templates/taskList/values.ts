import type { TaskComponentType } from '../../../graphql/generated/schema.ts';
import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import { freeReference } from './references.ts';
import type {
  InnerTaskValues,
  JumpValues,
  MatrixItemValues,
  OptionValues,
  PaymentValues,
  ScannerValues,
  SectionValues,
  TaskListValues,
  TaskValues,
} from './schema.ts';

export const newSection = (): SectionValues => ({ key: newKey(), name: '', reference: '', tasks: [] });

const newInner = (reference: string): InnerTaskValues => ({
  key: newKey(),
  id: '',
  type: 'SIMPLE',
  reference,
  title: '',
  description: '',
  qaNotes: '',
  link: '',
  media: [],
  internal: false,
  required: [],
  payments: [],
  options: [],
  multiSelect: false,
  maxOptions: null,
  inputType: 'ALPHANUMERIC',
  inputLimit: null,
  drawOrientation: 'EITHER',
  drawCta: '',
  buttonCta: '',
  primaryPhoto: false,
  allowGallery: false,
});

/** A task with an unused reference. */
export const newTask = (list: TaskListValues): TaskValues => ({
  ...newInner(freeReference(list, 'task')),
  matrixMode: '',
  matrixItems: [],
  customMatrixItems: [],
  matrixTasks: [],
  scanner: null,
  jumps: [],
});

export const newMatrixTask = (list: TaskListValues): InnerTaskValues => newInner(freeReference(list, 'task'));

/** An option's id, which conditions and answers refer to, is fixed: its text can be changed. */
export const newOption = (options: readonly OptionValues[], value = ''): OptionValues => ({
  key: newKey(),
  id: freeId(options),
  value,
  mandatory: false,
  dataMandatory: [],
  qaNote: '',
  expected: null,
});

function freeId(options: readonly OptionValues[]): string {
  const taken = new Set(options.map(({ id }) => id));
  let number = options.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** Adds options with these texts after the existing ones. */
export const withOptions = (options: readonly OptionValues[], words: readonly string[]): OptionValues[] =>
  words.reduce<OptionValues[]>((list, value) => [...list, newOption(list, value)], [...options]);

export const newPayment = (): PaymentValues => ({
  key: newKey(),
  place: 'payments',
  type: 'BONUS',
  operator: '',
  value: '',
  amount: null,
});

export const newMatrixItem = (): MatrixItemValues => ({
  key: newKey(),
  reference: '',
  label: '',
  subtext: '',
});

/** The mapping of a shelf label in price tracking. */
export const priceTracking: ScannerValues = { reference: 'sku', label: 'product', subtext: '£{price}' };

export const newJump = (): JumpValues => ({
  key: newKey(),
  target: '',
  reference: '',
  operator: 'always',
  values: [],
});

/** The two answers of a yes/no task: the first two existing options, else 'Yes' and 'No'. */
export const yesAndNo = (options: readonly OptionValues[]): OptionValues[] =>
  withOptions(options.slice(0, 2), ['Yes', 'No'].slice(options.length));

/** The task with the defaults of another type. Other values are kept in case the user changes the type back. */
export function ofType<Task extends InnerTaskValues | TaskValues>(task: Task, type: Task['type']): Task {
  const changed = { ...task, type };
  const kind: TaskComponentType = type;
  if (kind === 'BOOLEAN' && task.options.length !== 2) return { ...changed, options: yesAndNo(task.options) };
  if (kind === 'MATRIX' && 'matrixMode' in task && task.matrixMode === '')
    return { ...changed, matrixMode: 'list' };
  return changed;
}
