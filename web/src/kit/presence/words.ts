import { inDigits } from '../../messages/inDigits.ts';
import type { PresentPerson } from './onRecord.ts';

/** What a user does: 'Anna Field edits the address'. */
export function presentWords({ name, activity: { kind, part, done, of } }: PresentPerson): string {
  if (kind === 'EDITS') return part == null ? `${name} edits` : `${name} edits the ${part}`;
  if (kind === 'VIEWS') return `${name} has this open`;
  return done == null || of == null
    ? `${name} reviews`
    : `${name} reviews, ${inDigits(done)} of ${inDigits(of)}`;
}

/**
 * Said before the user acts on a record that another user works on; null for a reader.
 * @param thing 'this order', 'job 1007'
 */
export function workWords(person: PresentPerson, thing: string): string | null {
  const {
    name,
    activity: { kind, part, done, of },
  } = person;
  if (kind === 'VIEWS') return null;
  if (kind === 'EDITS')
    return part == null ? `${name} edits ${thing}` : `${name} edits the ${part} of ${thing}`;
  const at = done == null || of == null ? '' : `, ${inDigits(done)} of ${inDigits(of)}`;
  return `${name} is reviewing ${thing}${at}`;
}
