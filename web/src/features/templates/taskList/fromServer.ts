import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import { shortestDecimal } from '../../../kit/value/money.ts';
import { placedTasks } from './places.ts';
import type {
  InnerTaskValues,
  JumpValues,
  MatrixItemValues,
  PaymentPlace,
  PaymentValues,
  SectionValues,
  TaskListValues,
  TaskValues,
} from './schema.ts';
import type {
  TemplatePaymentFragment,
  TemplateTaskFragment,
  TemplateTaskGroupFragment,
  TemplateTaskLogicFragment,
} from '../Template.generated.ts';

/** Converts a task list of the server to the editor's values. Jumps are stored at their source task. */
export function taskListFromServer(
  sections: readonly TemplateTaskGroupFragment[],
  logic: readonly TemplateTaskLogicFragment[],
): TaskListValues {
  const list = { sections: sections.map(sectionValues) };
  const keys = new Map(placedTasks(list).map(({ task }) => [task.reference, task.key]));
  const jumps = new Map<string, JumpValues[]>();
  for (const { taskReference, actions } of logic) {
    const before = jumps.get(taskReference) ?? [];
    jumps.set(taskReference, [...before, ...actions.map((action) => jumpValues(action, keys))]);
  }
  return {
    sections: list.sections.map((section) => ({
      ...section,
      tasks: section.tasks.map((task) => ({ ...task, jumps: jumps.get(task.reference) ?? [] })),
    })),
  };
}

const jumpValues = (
  { jump, condition }: TemplateTaskLogicFragment['actions'][number],
  keys: ReadonlyMap<string, string>,
): JumpValues => ({
  key: newKey(),
  target: keys.get(jump) ?? '',
  reference: jump,
  operator: condition.operator,
  values: [...condition.arguments],
});

const sectionValues = ({ name, reference, tasks }: TemplateTaskGroupFragment): SectionValues => ({
  key: newKey(),
  name,
  reference: reference ?? '',
  tasks: tasks.map(taskValues),
});

type ServerTask = TemplateTaskGroupFragment['tasks'][number];

function taskValues(task: ServerTask): TaskValues {
  const { component } = task;
  return {
    ...commonValues(task, component),
    type: component.type,
    matrixMode: component.matrixMode ?? '',
    matrixItems: (component.matrixItems ?? []).map(matrixItemValues),
    customMatrixItems: (component.customMatrixItems ?? []).map(matrixItemValues),
    matrixTasks: (component.matrixTasks ?? []).map(innerTaskValues),
    scanner: component.scannerConfig
      ? { ...pick(component.scannerConfig), subtext: component.scannerConfig.subtext ?? '' }
      : null,
    jumps: [],
  };
}

const pick = ({ reference, label }: { readonly reference: string; readonly label: string }) => ({
  reference,
  label,
});

function innerTaskValues(task: TemplateTaskFragment): InnerTaskValues {
  const { type } = task.component;
  return {
    ...commonValues(task, task.component),
    // REST v1 allows no matrix inside a matrix.
    type: type === 'MATRIX' ? 'SIMPLE' : type,
  };
}

const commonValues = (
  task: TemplateTaskFragment,
  component: TemplateTaskFragment['component'],
): Omit<InnerTaskValues, 'type'> => ({
  key: newKey(),
  id: task.id,
  reference: task.reference,
  title: task.title,
  description: task.description ?? '',
  qaNotes: task.qaNotes ?? '',
  link: task.instructions?.link ?? '',
  media: mediaValues(task.instructions?.media),
  internal: task.internal,
  required: [...task.required],
  payments: [
    ...task.payments.map((payment) => paymentValues(payment, 'payments')),
    ...(task.bonus ? [paymentValues(task.bonus, 'bonus')] : []),
    ...(task.reimbursement ? [paymentValues(task.reimbursement, 'reimbursement')] : []),
  ],
  options: (component.options ?? []).map((option) => ({
    key: newKey(),
    id: option.id,
    value: option.value,
    mandatory: option.mandatory ?? false,
    dataMandatory: [...(option.dataMandatory ?? [])],
    qaNote: option.qaNote ?? '',
    expected: option.expected,
  })),
  multiSelect: component.multiSelect ?? false,
  // For a single choice it is always 1, which the user has not entered.
  maxOptions: component.multiSelect === true ? component.maxOptions : null,
  inputType: component.inputType ?? 'ALPHANUMERIC',
  inputLimit: component.inputLimit,
  drawOrientation: component.drawOrientation ?? 'EITHER',
  drawCta: component.drawCta ?? '',
  buttonCta: component.buttonCta ?? '',
  primaryPhoto: component.primaryPhoto ?? false,
  allowGallery: component.allowGallery ?? false,
});

type ServerMedia = NonNullable<TemplateTaskFragment['instructions']>['media'] | undefined;

const mediaValues = (media: ServerMedia): InnerTaskValues['media'] =>
  media
    ? [{ id: media.id, name: media.type === 'VIDEO' ? 'Video' : 'Photo', url: media.mediaUrl ?? '' }]
    : [];

const paymentValues = (payment: TemplatePaymentFragment, place: PaymentPlace): PaymentValues => ({
  key: newKey(),
  place,
  type: payment.type,
  operator: payment.conditionOperator ?? '',
  value: payment.conditionValue ?? '',
  amount: shortestDecimal(payment.amount.amount) ?? payment.amount.amount,
});

type ServerMatrixItem = NonNullable<TemplateTaskFragment['component']['matrixItems']>[number];

const matrixItemValues = ({ reference, label, subtext }: ServerMatrixItem): MatrixItemValues => ({
  key: newKey(),
  reference,
  label,
  subtext: subtext ?? '',
});
