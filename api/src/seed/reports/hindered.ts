import type { Task } from '../../tasks/schemas.ts';
import type { ObstacleKind } from './obstacles.ts';
import { oldestWords } from '../templates/oldest-tasks.ts';

/** Questions that can be answered outside an existing place. */
const atTheDoor: ReadonlySet<string> = new Set([
  'Is the store open?',
  'Photograph the closed door',
  'Photograph the entrance',
  'Is the entrance clean?',
  'Are the opening hours on the door?',
  'Anything else we should know?',
]);
/** Questions that can be answered at an address that has something else. */
const atTheAddress: ReadonlySet<string> = new Set([
  'Is the store open?',
  'Photograph the closed door',
  'Anything else we should know?',
]);
const arriving: ReadonlySet<string> = new Set([
  'Is the store open?',
  'Photograph the front of the store',
  'Photograph the entrance',
  'Is the entrance clean?',
  'Are the opening hours on the door?',
  'Tell a member of staff why you are here',
]);
/** Tasks that show that the thing is missing. */
const without: ReadonlySet<string> = new Set([
  ...arriving,
  'Which products are there?',
  'Photograph the bars on the shelf',
  'How many bars are on the shelf?',
  'Does the display stand?',
  'How many minutes did you wait?',
  'Photograph the place before',
]);

const wantsPicture = ({ component, required }: Task): boolean =>
  ['photo', 'video', 'draw', 'matrix'].includes(component.type) ||
  required.some((one) => one === 'photo' || one === 'video') ||
  (component.options ?? []).some(({ data_mandatory: data }) =>
    data?.some((one) => one === 'photo' || one === 'video'),
  );

/** The tasks that could still be done, in their order. */
export function doneInSpiteOf<One extends { readonly task: Task }>(
  kind: ObstacleKind,
  way: readonly One[],
): readonly One[] {
  const until = (isPossible: (task: Task) => boolean): readonly One[] => {
    const end = way.findIndex(({ task }) => !isPossible(task));
    return end === -1 ? way : way.slice(0, end);
  };
  const only = (titles: ReadonlySet<string>): readonly One[] =>
    way.filter(({ task }) => titles.has(task.title));
  if (kind !== 'had to leave' && way.some(({ task }) => oldestWords.has(task.title)))
    return only(oldestWords);
  switch (kind) {
    case 'closed':
      return only(atTheDoor);
    case 'no such place':
      return only(atTheAddress);
    case 'no photos':
      return until((task) => arriving.has(task.title) || !wantsPicture(task));
    case 'no questions':
      return until(({ title }) => arriving.has(title));
    case 'not there':
      return until(({ title }) => without.has(title));
    case 'had to leave':
      return way.slice(0, Math.ceil(way.length * 0.4));
    default:
      return [];
  }
}
