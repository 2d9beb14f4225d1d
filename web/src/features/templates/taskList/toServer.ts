import type {
  Currency,
  MatrixItemInput,
  TaskComponentInput,
  TaskGroupInput,
  TaskInput,
  TaskLogicInput,
  TaskPaymentInput,
} from '../../../graphql/generated/schema.ts';
import { emptyAsNull } from '../../../kit/form/values/schemas.ts';
import { placedTasks } from './places.ts';
import type {
  InnerTaskValues,
  MatrixItemValues,
  PaymentValues,
  TaskListValues,
  TaskValues,
} from './schema.ts';

/** A task list in the format of the server. */
export interface TaskListInput {
  readonly taskGroups: TaskGroupInput[];
  readonly taskLogic: TaskLogicInput[];
}

/** @param currency the template's currency, which all payments use */
export function taskListInput(list: TaskListValues, currency: Currency): TaskListInput {
  const placed = placedTasks(list);
  const references = new Map(placed.map(({ task }) => [task.key, task.reference.trim()]));
  return {
    taskGroups: list.sections.map(({ name, reference, tasks }) => ({
      name,
      reference: emptyAsNull(reference),
      tasks: tasks.map((task) => taskInput(task, currency)),
    })),
    taskLogic: placed
      .filter(({ task }) => task.jumps.length > 0)
      .map(({ task }) => ({
        taskReference: task.reference.trim(),
        actions: task.jumps.map(({ target, reference, operator, values }) => ({
          jump: references.get(target) ?? reference,
          condition: { operator, arguments: operator === 'always' ? [] : values },
        })),
      })),
  };
}

function taskInput(task: TaskValues, currency: Currency): TaskInput {
  const input = innerTaskInput(task, currency);
  if (task.type !== 'MATRIX') return input;
  return {
    ...input,
    component: {
      ...input.component,
      matrixMode: emptyAsNull(task.matrixMode),
      matrixItems: task.matrixItems.map(matrixItemInput),
      customMatrixItems: task.customMatrixItems.map(matrixItemInput),
      matrixTasks: task.matrixTasks.map((inner) => innerTaskInput(inner, currency)),
      scannerConfig: task.scanner && {
        ...task.scanner,
        subtext: emptyAsNull(task.scanner.subtext),
      },
    },
  };
}

function innerTaskInput(task: InnerTaskValues | TaskValues, currency: Currency): TaskInput {
  const [media] = task.media;
  const paid = (place: PaymentValues['place']) =>
    task.payments
      .filter((payment) => payment.place === place)
      .map((payment) => paymentInput(payment, currency));
  return {
    ...(task.id !== '' && { id: task.id }),
    reference: task.reference,
    title: task.title,
    description: task.description,
    qaNotes: emptyAsNull(task.qaNotes),
    instructions:
      task.link === '' && !media ? null : { link: emptyAsNull(task.link), mediaId: media?.id ?? null },
    internal: task.internal,
    required: task.required,
    payments: paid('payments'),
    bonus: paid('bonus')[0] ?? null,
    reimbursement: paid('reimbursement')[0] ?? null,
    component: { type: task.type, ...componentInput(task) },
  };
}

const paymentInput = (
  { type, operator, value, amount }: PaymentValues,
  currency: Currency,
): TaskPaymentInput => ({
  type,
  conditionOperator: emptyAsNull(operator),
  conditionValue: operator === '' ? null : emptyAsNull(value),
  amount: { amount: amount ?? '0', currency },
});

const matrixItemInput = ({ reference, label, subtext }: MatrixItemValues): MatrixItemInput => ({
  reference,
  label,
  subtext: emptyAsNull(subtext),
});

/** The fields that the type uses. */
function componentInput(task: InnerTaskValues | TaskValues): Omit<TaskComponentInput, 'type'> {
  switch (task.type) {
    case 'SELECT':
      return {
        options: optionInputs(task),
        multiSelect: task.multiSelect,
        maxOptions: task.multiSelect ? task.maxOptions : 1,
      };
    case 'BOOLEAN':
      return { options: optionInputs(task) };
    case 'INPUT':
      return { inputType: task.inputType, inputLimit: task.inputLimit };
    case 'DRAW':
      return { drawOrientation: task.drawOrientation, drawCta: emptyAsNull(task.drawCta) };
    case 'ACTION':
      return { buttonCta: emptyAsNull(task.buttonCta) };
    case 'PHOTO':
      return { primaryPhoto: task.primaryPhoto, allowGallery: task.allowGallery };
    case 'VIDEO':
      return { allowGallery: task.allowGallery };
    case 'BARCODE':
    case 'MATRIX':
    case 'SIMPLE':
    case 'TIMER':
      return {};
  }
}

const optionInputs = ({ options }: InnerTaskValues | TaskValues) =>
  options.map(({ id, value, mandatory, dataMandatory, qaNote, expected }) => ({
    id,
    value,
    mandatory,
    dataMandatory,
    qaNote: emptyAsNull(qaNote),
    expected,
  }));
