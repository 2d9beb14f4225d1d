import { FindingNotes } from '../logic/FindingNotes.tsx';
import type { Finding } from '../logic/finding.ts';
import { taskName } from '../logic/words.ts';
import { placedTasks } from '../places.ts';
import type { TaskListValues } from '../schema.ts';
import { deskMessages } from './messages.ts';
import classes from './TaskListTools.module.css';

interface FindingListProps {
  readonly list: TaskListValues;
  readonly findings: readonly Finding[];
  readonly onSelect: (task: string) => void;
}

/** The findings in the logic by task, with links to the tasks. */
export function FindingList({ list, findings, onSelect }: FindingListProps) {
  const found = placedTasks(list).flatMap((placed) => {
    const own = findings.filter(({ task }) => task === placed.task.key);
    return own.length === 0 ? [] : [{ placed, own }];
  });
  if (found.length === 0) return <p>{deskMessages.nothingFound}</p>;
  return (
    <ul className={classes.findings}>
      {found.map(({ placed, own }) => (
        <li key={placed.task.key}>
          <button type="button" className={classes.task} onClick={() => onSelect(placed.task.key)}>
            {taskName(placed)}
          </button>
          <FindingNotes findings={own} />
        </li>
      ))}
    </ul>
  );
}
