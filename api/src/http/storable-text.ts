import { fieldError } from './errors.ts';

/**
 * Returns the input when all its text can be stored; else throws `validation.failed` for the property. PostgreSQL
 * takes neither a NUL nor half of a surrogate pair in text, and says so only in the middle of a statement.
 */
export function storable<Input>(input: Input): Input {
  const at = findUnstorable(input, []);
  if (at === null) return input;
  const names = at.filter((step) => !/^\d+$/.test(step));
  throw fieldError(names.join('.') || 'body', 'This text has a character that cannot be stored');
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

function findUnstorable(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, item] of Object.entries(value)) {
    // The name itself cannot be shown when it is what is wrong.
    const found = isStorable(name) ? findUnstorable(item, [...path, name]) : path;
    if (found !== null) return found;
  }
  return null;
}
