import type { TaskGroupInput, TaskInput, TaskLogicInput } from '../tasks/inputs.ts';
import type { TypeformCondition, TypeformField, TypeformForm, TypeformLogic } from './form.ts';

type Imported = { groups: TaskGroupInput[]; logic: TaskLogicInput[] };

/** Fields that only contain other questions. */
const holders = new Set(['group', 'inline_group', 'contact_info', 'matrix']);

/** The nested questions of a field, at every level. */
const questionsIn = ({ properties }: TypeformField): TypeformField[] =>
  (properties?.fields ?? []).flatMap((field) => (holders.has(field.type) ? questionsIn(field) : [field]));

/**
 * Converts a form to a task list. A question group becomes a section; questions outside groups share sections named
 * after the form, in the order of the form. Screens without a question become confirmation tasks.
 */
export function tasksOfForm(form: TypeformForm): Imported {
  const groups: TaskGroupInput[] = [];
  let open: TaskGroupInput | null = null;
  for (const field of form.fields) {
    if (holders.has(field.type)) {
      open = null;
      groups.push({
        name: plain(field.title) || form.title,
        reference: field.ref,
        tasks: questionsIn(field).map(taskOfField),
      });
    } else {
      if (open === null) {
        open = { name: form.title, tasks: [] };
        groups.push(open);
      }
      open.tasks.push(taskOfField(field));
    }
  }
  return { groups, logic: logicOfForm(form, groups) };
}

function taskOfField(field: TypeformField): TaskInput {
  const title = plain(field.title) || field.ref;
  return {
    reference: field.ref,
    title,
    description: plain(field.properties?.description ?? '') || title,
    required: field.validations?.required === true ? ['task'] : [],
    component: componentOf(field),
  };
}

function componentOf(field: TypeformField): TaskInput['component'] {
  const { properties = {}, validations = {} } = field;
  const options = optionsOf(field);
  switch (field.type) {
    case 'yes_no':
    case 'legal':
      return {
        type: 'boolean',
        options: [
          { id: 'yes', value: 'Yes' },
          { id: 'no', value: 'No' },
        ],
      };
    case 'multiple_choice':
    case 'picture_choice':
    case 'dropdown':
    case 'ranking':
    case 'opinion_scale':
    case 'rating':
    case 'nps': {
      const several = properties.allow_multiple_selection === true;
      return {
        type: 'select',
        options,
        multi_select: several,
        max_options: several ? (validations.max_selection ?? null) : 1,
      };
    }
    case 'number':
      return { type: 'input', input_type: 'numeric' };
    case 'date':
      return { type: 'input', input_type: 'date' };
    case 'payment':
      return { type: 'input', input_type: 'price' };
    case 'file_upload':
      return { type: 'photo' };
    case 'statement':
      return { type: 'action', button_cta: properties.button_text ?? 'Continue' };
    default:
      return { type: 'input', input_type: 'alphanumeric', input_limit: validations.max_length ?? null };
  }
}

/** Scales have a number of steps instead of choices. */
function optionsOf({ type, properties = {} }: TypeformField) {
  if (properties.choices)
    return properties.choices.map((choice, index) => ({
      id: choice.ref ?? choice.id ?? String(index + 1),
      value: plain(choice.label) || `Choice ${index + 1}`,
    }));
  const steps = properties.steps ?? (type === 'nps' ? 11 : 5);
  const first = type === 'rating' ? 1 : 0;
  return Array.from({ length: steps }, (_, index) => ({ value: String(index + first) }));
}

/** Jumps between questions; those to an ending or a group have no target task and are dropped. */
function logicOfForm(form: TypeformForm, groups: readonly TaskGroupInput[]): TaskLogicInput[] {
  const known = new Set(groups.flatMap((group) => group.tasks.map((task) => task.reference)));
  return (form.logic ?? [])
    .filter((row) => row.type === 'field' && known.has(row.ref))
    .map((row) => ({
      task_reference: row.ref,
      actions: row.actions.flatMap((action) => jumpsOf(action, row.ref, known)),
    }))
    .filter((row) => row.actions.length > 0);
}

function jumpsOf(
  { action, details, condition }: TypeformLogic['actions'][number],
  ref: string,
  known: ReadonlySet<string>,
): TaskLogicInput['actions'] {
  const to = details.to;
  if (action !== 'jump' || to?.type !== 'field' || !known.has(to.value)) return [];
  return conditionsOf(condition, ref).map((one) => ({ jump: to.value, condition: one }));
}

type TaskCondition = TaskLogicInput['actions'][number]['condition'];

/**
 * Alternative conditions of a jump. A task's logic can only check one thing of its own answer: combined conditions,
 * and conditions on other answers, are dropped.
 */
function conditionsOf({ op, vars = [] }: TypeformCondition, ref: string): TaskCondition[] {
  const within = vars.filter((part) => 'op' in part);
  if (within.length > 0)
    return op === 'or' || within.length === 1 ? within.flatMap((part) => conditionsOf(part, ref)) : [];
  const values = vars.filter((part) => 'type' in part);
  const ofAnother = values.some(
    ({ type, value }) => type !== 'constant' && type !== 'choice' && value !== ref,
  );
  if (ofAnother) return [];
  return [
    {
      operator: op,
      arguments: values.filter(({ type }) => type !== 'field').map(({ value }) => argument(value)),
    },
  ];
}

const argument = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** Titles may contain emphasis and references to earlier answers; agents see neither. */
const plain = (text: string): string =>
  text
    .replace(/\{\{[^}]*\}\}/g, '…')
    .replace(/[*_]{1,2}(\S(?:.*?\S)?)[*_]{1,2}/g, '$1')
    .trim();
