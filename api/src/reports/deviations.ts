import type { MatrixTask } from '../tasks/schemas.ts';

type Given = { readonly selection: readonly string[]; readonly status: string | null };

/** Agents' statuses for something that was not found. */
const badStatuses: ReadonlySet<string> = new Set([
  'failed',
  'missing',
  'not_available',
  'not_found',
  'not_in_stock',
  'not_possible',
  'out_of_stock',
  'unavailable',
]);
const badAnswers: ReadonlySet<string> = new Set(['no', 'out of stock', 'not in stock', 'not available']);

/**
 * Whether an answer is not the expected one. If the task's options mark `expected`, that counts; otherwise a plain
 * "No" or "Out of stock" does, and so does the agent's status.
 */
export function deviates({ component }: MatrixTask, { selection, status }: Given): boolean {
  if (status !== null && badStatuses.has(status.toLowerCase())) return true;
  const options = component.options ?? [];
  const chosen = options.filter(({ id }) => selection.includes(id));
  // If some are marked as expected, all others are not; if some are marked as unexpected, all others are fine.
  if (options.some(({ expected }) => expected === true))
    return chosen.some(({ expected }) => expected !== true);
  if (options.some(({ expected }) => expected === false))
    return chosen.some(({ expected }) => expected === false);
  return chosen.some(({ value }) => badAnswers.has(value.trim().toLowerCase()));
}
