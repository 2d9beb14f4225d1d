import { VisuallyHidden } from '@mantine/core';
import { usePresent } from './onRecord.ts';
import type { PresentPerson } from './onRecord.ts';
import classes from './Avatars.module.css';
import { presentWords } from './words.ts';

/** More are counted. */
const mostShown = 3;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

/** The other users who have the record of the page open. */
export const Avatars = () => <AvatarList people={usePresent()} />;

export function AvatarList({ people }: { people: readonly PresentPerson[] }) {
  const hidden = people.slice(mostShown);
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label="Also here">
      {people.slice(0, mostShown).map((person) => (
        <li key={person.id} title={presentWords(person)}>
          <span className={classes.person} data-kind={person.activity.kind} aria-hidden>
            {initialsOf(person.name)}
          </span>
          <VisuallyHidden>{presentWords(person)}</VisuallyHidden>
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.map(presentWords).join('\n')}>
          <span className={classes.person} aria-hidden>
            +{hidden.length}
          </span>
          <VisuallyHidden>{hidden.map(presentWords).join('; ')}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
