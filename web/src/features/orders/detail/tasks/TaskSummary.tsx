import { useMemo } from 'react';
import { SectionAccordion } from '../../../../kit/accordion/SectionAccordion.tsx';
import { Section } from '../../../../kit/detail/Section.tsx';
import classes from '../detail.module.css';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';
import { useOrderTasksQuery } from './TaskSummary.generated.ts';
import type { OrderTasksQuery } from './TaskSummary.generated.ts';
import { inWords } from '../../../../kit/value/words.ts';

/** What Shepherds are asked to do, as it was when the order was made. */
export function TaskSummary({ orderId }: { orderId: string }) {
  const result = useOrderTasksQuery({ variables: { id: orderId }, fetchPolicy: 'cache-first' });
  return (
    <Section title="Task list">
      <SectionState result={result} value={result.data?.order?.tasks} title="Task list">
        {(groups) =>
          groups.length === 0 ? (
            <p className={classes.empty}>This order has no tasks.</p>
          ) : (
            <TaskGroups groups={groups} />
          )
        }
      </SectionState>
    </Section>
  );
}

type Groups = NonNullable<NonNullable<OrderTasksQuery['order']>['tasks']>;

function TaskGroups({ groups }: { groups: Groups }) {
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
