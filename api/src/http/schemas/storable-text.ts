import { fieldError } from '../errors.ts';
import { characterInWords } from '@shepherd/domain/text.ts';

/**
 * Returns the input if all its text can be stored; else throws `validation.failed` for the property. PostgreSQL
 * accepts neither a NUL nor half of a surrogate pair in text, and fails only in the middle of a statement.
 */
export function storable<Input>(input: Input): Input {
  const found = findUnstorable(input, []);
  if (found === null) return input;
  const names = found.path.filter((step) => !/^\d+$/.test(step));
  throw fieldError(
    names.join('.') || 'body',
    `This text has a character that cannot be stored: ${characterInWords(found.character)}`,
  );
}

type Unstorable = { readonly path: readonly string[]; readonly character: string };

/** The first NUL or half of a surrogate pair. */
const unstorable = /\0|[\uD800-\uDFFF]/u;

function findUnstorable(value: unknown, path: readonly string[]): Unstorable | null {
  if (typeof value === 'string') {
    const character = unstorable.exec(value)?.[0];
    return character === undefined ? null : { path, character };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, item] of Object.entries(value)) {
    // A name that cannot be stored cannot be shown either, so the error points at its object.
    const found = findUnstorable(name, path) ?? findUnstorable(item, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
