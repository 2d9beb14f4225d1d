import { Figures } from '../../kit/chart/Figures.tsx';
import type { Measure } from '../../kit/chart/Figures.tsx';
import { Section } from '../../kit/detail/Section.tsx';
import { SectionState } from '../../kit/detail/SectionState.tsx';
import { statusLook } from '../../kit/value/status.ts';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import type { JobStatus } from '../../graphql/generated/schema.ts';
import classes from './detail/detail.module.css';
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

interface JobCount {
  readonly status: JobStatus;
  readonly jobs: number;
  /** Of all jobs, from 0 to 100. */
  readonly percent: number;
}

const measures: readonly Measure<JobCount>[] = [
  { label: 'Jobs', value: ({ jobs }) => jobs },
  {
    label: 'Share',
    value: ({ percent }) => percent,
    text: (percent) => `${Math.round(percent)}%`,
    total: false,
  },
];

/** The number of the order's jobs by status. */
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
          if (total === 0) return <p className={classes.empty}>This order has no jobs yet.</p>;
          const counts = new Map(groups.map((group) => [group.value, group.total]));
          const rows = statuses.map((status): JobCount => {
            const jobs = counts.get(status) ?? 0;
            return { status, jobs, percent: (jobs / total) * 100 };
          });
          return (
            <Figures
              rows={rows}
              named="Status"
              name={({ status }) => statusLook('job', status).label}
              label={badge}
              measures={measures}
            />
          );
        }}
      </SectionState>
    </Section>
  );
}

const badge = ({ status }: JobCount) => <StatusBadge of="job" status={status} />;
