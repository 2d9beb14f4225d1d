import type { PaymentPlace, TaskListValues } from './schema.ts';

const renamed: Readonly<Record<string, string>> = { mediaId: 'media', scannerConfig: 'scanner' };
/** Levels that the form does not have. */
const skipped = new Set(['component', 'instructions']);

/**
 * The form path of a server field: `taskGroups.0.tasks.2.component.options.1.value` is
 * `sections.0.tasks.2.options.1.value`; undefined for fields outside the task list.
 */
export function taskFieldOf(serverField: string, list: TaskListValues): string | undefined {
  const [first = '', ...below] = serverField.split('.');
  if (first === 'reference' || first === 'taskLogic') return 'sections';
  if (first !== 'taskGroups') return undefined;
  const [section, tasks, task, ...path] = below.filter((name) => !skipped.has(name));
  if (tasks === undefined || task === undefined)
    return ['sections', section, tasks].filter(Boolean).join('.');
  const own = list.sections[Number(section)]?.tasks[Number(task)];
  const [inner, position, ...rest] = path;
  const names =
    inner === 'matrixTasks' && position !== undefined
      ? ['matrixTasks', position, ...paymentPath(rest, own?.matrixTasks[Number(position)]?.payments)]
      : paymentPath(path, own?.payments);
  return ['sections', section, 'tasks', task, ...names.map((name) => renamed[name] ?? name)].join('.');
}

/** The form has one list of payments, where the server has three places. */
function paymentPath(
  path: readonly string[],
  payments: readonly { readonly place: PaymentPlace }[] = [],
): readonly string[] {
  const [place, ...below] = path;
  if (place !== 'payments' && place !== 'bonus' && place !== 'reimbursement') return path;
  const [position, ...rest] = place === 'payments' ? below : ['0', ...below];
  if (position === undefined) return path;
  const there = payments.flatMap((payment, index) => (payment.place === place ? [index] : []));
  return ['payments', String(there[Number(position)] ?? 0), ...rest];
}
