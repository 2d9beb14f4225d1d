import { fieldError } from '../http/errors.ts';
import type { MatrixTask } from '../tasks/schemas.ts';
import { messages } from '../jobs/messages.ts';
import { problems } from '../jobs/assignment/terms.ts';

/**
 * Validates a corrected answer against its task: known options within their number, text within its limit, and a
 * value if the task is required. Throws `validation.failed`.
 */
export function checkAnswer(
  task: MatrixTask,
  answer: { readonly selection?: readonly string[] | undefined; readonly value?: string | null | undefined },
): void {
  const found = problems();
  const { options, max_options: most, input_limit: limit, input_type: inputType } = task.component;
  const { selection, value } = answer;
  if (selection) {
    if (task.required.length > 0 && selection.length === 0) found.add('selection', messages.required);
    const known = new Set((options ?? []).map((option) => option.id));
    if (known.size > 0 && selection.some((id) => !known.has(id)))
      found.add('selection', 'There is no such option');
    if (most && selection.length > most) found.add('selection', `You are limited to ${most} options`);
    if (new Set(selection).size !== selection.length)
      found.add('selection', 'Every option can be chosen once');
  }
  if (value !== undefined) {
    const given = value ?? '';
    if (task.required.length > 0 && given.trim() === '') found.add('value', messages.required);
    if (limit && [...given].length > limit) found.add('value', `Max ${limit} characters`);
    if (given !== '' && (inputType === 'numeric' || inputType === 'price') && Number.isNaN(Number(given)))
      found.add('value', 'You must pass a number');
  }
  found.refuse();
}

/** Photos can be added to photo tasks, and to all tasks of the oldest templates. */
export function mustTakeMedia(task: MatrixTask, templateVersion: string): void {
  if (templateVersion === '1' || task.component.type === 'photo') return;
  throw fieldError('file', 'Photos can be added to photo tasks only');
}
