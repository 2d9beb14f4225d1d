import { Section } from '../../../../kit/detail/Section.tsx';
import classes from '../detail.module.css';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { useOrderTasksQuery } from './TaskSummary.generated.ts';

/** The task list, as it was when the order was created. */
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
