import { useMemo } from 'react';
import { SectionAccordion } from '../../../../kit/accordion/SectionAccordion.tsx';
import { inWords } from '../../../../kit/value/words.ts';
import classes from '../detail.module.css';
import type { OrderTasksQuery } from './TaskSummary.generated.ts';

type Groups = NonNullable<NonNullable<OrderTasksQuery['order']>['tasks']>;

/** Sections of a task list; each shows its tasks when it is opened. */
export function TaskGroups({ groups }: { groups: Groups }) {
  const items = useMemo(
    () =>
      groups.map(({ name, tasks }, position) => ({
        id: String(position),
        title: (
          <>
            {name}{' '}
            <span className={classes.quiet}>
              {tasks.length} {tasks.length === 1 ? 'task' : 'tasks'}
            </span>
          </>
        ),
        content: (
          <ol className={classes.tasks}>
            {tasks.map((task) => (
              <li key={task.reference}>
                {task.title}{' '}
                <span className={classes.quiet}>
                  {inWords(task.component.type)}
                  {task.internal && ' · Internal'}
                </span>
              </li>
            ))}
          </ol>
        ),
      })),
    [groups],
  );
  return <SectionAccordion items={items} />;
}
