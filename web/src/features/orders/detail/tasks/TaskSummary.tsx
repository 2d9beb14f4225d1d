import { Section } from '../../../../kit/detail/Section.tsx';
import classes from '../detail.module.css';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';
import { useOrderTasksQuery } from './TaskSummary.generated.ts';
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
            <ul className={classes.rows}>
              {groups.map((group) => (
                <li key={group.tasks[0]?.reference ?? group.name} className={classes.row}>
                  <details className={classes.grow}>
                    <summary>
                      {group.name}{' '}
                      <span className={classes.quiet}>
                        {group.tasks.length} {group.tasks.length === 1 ? 'task' : 'tasks'}
                      </span>
                    </summary>
                    <ol className={classes.tasks}>
                      {group.tasks.map((task) => (
                        <li key={task.reference}>
                          {task.title}{' '}
                          <span className={classes.quiet}>
                            {inWords(task.component.type)}
                            {task.internal && ' · Internal'}
                          </span>
                        </li>
                      ))}
                    </ol>
                  </details>
                </li>
              ))}
            </ul>
          )
        }
      </SectionState>
    </Section>
  );
}
