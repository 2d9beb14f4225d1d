import { Section } from '../../kit/detail/Section.tsx';
import type { JobStatus } from '../../graphql/generated/schema.ts';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import classes from './detail/detail.module.css';
import { SectionState } from '../../kit/detail/SectionState.tsx';
import { useOrderJobCountsQuery } from './OrderAnalyticsPage.generated.ts';

const statuses: readonly JobStatus[] = [
  'UNASSIGNED',
  'PENDING',
  'ASSIGNED',
  'IN_PROGRESS',
  'QA',
  'ATTEMPTED',
  'COMPLETED',
  'UNFULFILLED',
  'CANCELLED',
];

/** How many jobs of the order stand where. */
export function OrderJobCounts({ orderId }: { orderId: string }) {
  const result = useOrderJobCountsQuery({
    variables: { filter: { orderIds: [orderId] } },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Section title="Jobs per status">
      <SectionState result={result} value={result.data?.jobs.summary} title="The counts" rows={9}>
        {({ total, groups }) => {
          const counts = new Map(groups.map((group) => [group.value, group.total]));
          if (total === 0) return <p className={classes.empty}>This order has no jobs yet.</p>;
          return (
            <ul className={classes.counts}>
              {statuses.map((status) => {
                const count = counts.get(status) ?? 0;
                const percent = Math.round((count / total) * 100);
                return (
                  <li key={status} className={classes.count}>
                    <StatusBadge of="job" status={status} />
                    <span className={classes.bar} aria-hidden>
                      <span style={{ width: `${(count / total) * 100}%` }} />
                    </span>
                    <span className={classes.number}>{count.toLocaleString('en-GB')}</span>
                    <span className={`${classes.number} ${classes.quiet}`}>{percent}%</span>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </SectionState>
    </Section>
  );
}
