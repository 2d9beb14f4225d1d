import { minorUnits, money } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import type { Static } from 'typebox';
import type { MatrixTaskInput, TaskGroupInput, TaskInput, TaskLogicInput } from './inputs.ts';
import type {
  MatrixItem,
  MatrixTask,
  Media,
  Task,
  TaskGroup,
  TaskList,
  TaskLogic,
  TaskPayment,
  TaskPaymentInput,
} from './schemas.ts';

/** Photos and videos of instructions, by the id of the uploaded file. */
export type InstructionMedia = ReadonlyMap<string, Media>;

/**
 * Builds the task list of an input: missing properties get their defaults, and tasks and options without an id get a
 * unique one. Nothing is validated here.
 */
export function buildTaskList(
  groups: readonly TaskGroupInput[],
  logic: readonly TaskLogicInput[],
  media: InstructionMedia,
  currency: Currency,
): TaskList {
  const taken = new Set<string>();
  const unique = (wanted: string): string => {
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return id;
  };
  const build = (input: MatrixTaskInput): MatrixTask => ({
    ...common(input, unique, media, currency),
    component: componentOf(input.component),
  });
  return {
    task_groups: groups.map((group): TaskGroup => ({
      name: group.name.trim(),
      reference: group.reference?.trim() || null,
      tasks: group.tasks.map((input): Task => {
        const { matrix_tasks: inner, ...component } = input.component;
        return {
          ...common(input, unique, media, currency),
          component: {
            ...componentOf(component),
            ...(component.type === 'matrix' && { matrix_tasks: (inner ?? []).map(build) }),
          },
        };
      }),
    })),
    task_logic: logic.map((row): TaskLogic => ({
      task_reference: row.task_reference.trim(),
      actions: row.actions.map(({ jump, condition }) => ({
        jump: jump.trim(),
        condition: { operator: condition.operator, arguments: condition.arguments ?? [] },
      })),
    })),
  };
}

function common(
  input: TaskInput | MatrixTaskInput,
  unique: (wanted: string) => string,
  media: InstructionMedia,
  currency: Currency,
) {
  const reference = input.reference.trim();
  const link = input.instructions?.link?.trim() || null;
  const shown = media.get(input.instructions?.media_id ?? '') ?? null;
  return {
    id: unique(input.id?.trim() || reference || 'task'),
    reference,
    title: input.title.trim(),
    description: input.description?.trim() || null,
    qa_notes: input.qa_notes?.trim() || null,
    instructions: link === null && shown === null ? null : { link, media: shown },
    internal: input.internal ?? false,
    required: input.required ?? [],
    payments: (input.payments ?? []).map((payment) => paymentOf(payment, currency)),
    bonus: input.bonus ? paymentOf(input.bonus, currency) : null,
    reimbursement: input.reimbursement ? paymentOf(input.reimbursement, currency) : null,
  };
}

function paymentOf(input: Static<typeof TaskPaymentInput>, currency: Currency): TaskPayment {
  const paid = input.amount.currency ?? currency;
  return {
    type: input.type,
    condition_operator: input.condition_operator?.trim() || null,
    condition_value: input.condition_value?.trim() || null,
    amount: money(minorUnits(input.amount.amount, paid), paid),
  };
}

/**
 * The given properties and the type's defaults, so that output can be sent as input. GraphQL clients send an
 * orientation with every task, their default: only a drawing keeps one.
 */
function componentOf(input: MatrixTaskInput['component']): MatrixTask['component'] {
  const { options, draw_orientation: _ofADrawing, ...others } = input;
  const taken = new Set<string>();
  const numbered = options?.map(({ id, ...option }, index) => {
    let own = id?.trim() || String(index + 1);
    while (taken.has(own)) own = `${own}-${index + 1}`;
    taken.add(own);
    return {
      id: own,
      value: option.value.trim(),
      mandatory: option.mandatory ?? false,
      data_mandatory: option.data_mandatory ?? [],
      qa_note: option.qa_note?.trim() || null,
      expected: option.expected ?? null,
    };
  });
  return { ...others, ...usualValues(input), ...(numbered && { options: numbered }) };
}

/** A drawing without an orientation accepts either; a choice without `multi_select` accepts one option. */
function usualValues(input: MatrixTaskInput['component']): Partial<MatrixTask['component']> {
  switch (input.type) {
    case 'select': {
      const several = input.multi_select ?? false;
      return { multi_select: several, max_options: input.max_options ?? (several ? null : 1) };
    }
    case 'input':
      return { input_type: input.input_type ?? 'alphanumeric', input_limit: input.input_limit ?? null };
    case 'draw':
      return {
        draw_orientation: input.draw_orientation ?? 'either',
        draw_cta: input.draw_cta?.trim() || null,
      };
    case 'action':
      return { button_cta: input.button_cta?.trim() || null };
    case 'photo':
      return { primary_photo: input.primary_photo ?? false, allow_gallery: input.allow_gallery ?? false };
    case 'video':
      return { allow_gallery: input.allow_gallery ?? false };
    case 'matrix':
      return {
        matrix_mode: input.matrix_mode?.trim() || null,
        matrix_items: input.matrix_items?.map(itemOf) ?? [],
        custom_matrix_items: input.custom_matrix_items?.map(itemOf) ?? [],
        scanner_config: input.scanner_config
          ? { ...input.scanner_config, subtext: input.scanner_config.subtext?.trim() || null }
          : null,
      };
    case 'barcode':
    case 'boolean':
    case 'simple':
    case 'timer':
      return {};
  }
}

type Item = Static<typeof MatrixItem>;

const itemOf = ({ reference, label, subtext }: Item): Item => ({
  reference: reference.trim(),
  label: label.trim(),
  subtext: subtext?.trim() || null,
});
