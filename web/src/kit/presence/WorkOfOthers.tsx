import { usePresent } from './onRecord.ts';
import { workWords } from './words.ts';

/** Names the users who edit or review the record now, before another user acts on it. */
export function WorkOfOthers({ thing, className }: { thing: string; className?: string | undefined }) {
  const work = usePresent().flatMap((person) => workWords(person, thing) ?? []);
  if (work.length === 0) return null;
  return <p className={className}>{work.join('. ')}.</p>;
}
