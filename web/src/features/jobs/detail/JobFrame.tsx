import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { withParts } from '../../../graphql/parts.ts';
import { DetailPage } from '../../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../../kit/detail/DetailQuery.tsx';
import { PageLink, usePageParameters } from '../../../kit/page/PageLink.tsx';
import { CopyableId } from '../../../kit/value/CopyableId.tsx';
import { CountdownBadge } from '../../../kit/value/CountdownBadge.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import { customerPage } from '../../customers/pages.ts';
import { orderDetailPage } from '../../orders/pages.ts';
import { orderNotice } from '../actions/allowed.ts';
import { jobCountdown } from '../jobCountdown.ts';
import { jobDetailPage, jobListPage, jobLogsPage } from '../pages.ts';
import { JobActions } from './JobActions.tsx';
import { useJobDetailQuery } from './JobDetail.generated.ts';
import type { JobDetailQuery } from './JobDetail.generated.ts';

export type FramedJob = NonNullable<JobDetailQuery['job']>;

interface JobFrameProps {
  readonly children: (job: FramedJob) => ReactNode;
}

/** Shared by all tabs of a job: the query, the header with its actions, and the tabs. */
export function JobFrame({ children }: JobFrameProps) {
  const { id } = usePageParameters(jobDetailPage);
  return (
    <FramedJobPage
      id={id}
      base={jobListPage}
      actions={actionsOf}
      tabs={[
        { label: 'Details', to: jobDetailPage.to({ id }) },
        { label: 'Log history', to: jobLogsPage.to({ id }) },
      ]}
    >
      {(job) => (
        <>
          <OrderNotice job={job} />
          {children(job)}
        </>
      )}
    </FramedJobPage>
  );
}

const actionsOf = (job: FramedJob) => <JobActions job={job} />;

/** Parts that the job only refers to, and that are loaded from elsewhere. */
const apart = { 'job.customer': 'The customer', 'job.template': 'The template' };

interface FramedJobPageProps extends Pick<Parameters<typeof DetailPage>[0], 'base' | 'tabs'> {
  readonly id: string;
  readonly actions: (job: FramedJob) => ReactNode;
  readonly children: (job: FramedJob) => ReactNode;
}

/** The layout of a job's page, with the job and its status in the header. */
export function FramedJobPage({ id, base, actions, tabs, children }: FramedJobPageProps) {
  const result = useJobDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: withParts(apart),
  });
  return (
    <DetailQuery name="job" base={base} result={result} thing={result.data?.job}>
      {(job) => (
        <DetailPage
          base={base}
          title={`Job ${job.id}`}
          record={{ type: 'JOB', id: job.id }}
          subtitle={
            <>
              <CopyableId id={job.id} />
              {job.customer && (
                <PageLink page={customerPage} to={customerPage.to({ id: job.customer.id })}>
                  {job.customer.name}
                </PageLink>
              )}
              {job.order && (
                <PageLink page={orderDetailPage} to={orderDetailPage.to({ id: job.order.id })}>
                  {job.order.title ?? `Order ${job.order.id}`}
                </PageLink>
              )}
            </>
          }
          status={
            <>
              <StatusBadge of="job" status={job.status} />
              <CountdownBadge job={jobCountdown(job)} />
            </>
          }
          actions={actions(job)}
          {...(tabs === undefined ? {} : { tabs })}
        >
          {children(job)}
        </DetailPage>
      )}
    </DetailQuery>
  );
}

/** Explains why the header lacks actions that the job's status would allow. */
function OrderNotice({ job }: { job: FramedJob }) {
  const text = orderNotice(job);
  return text === undefined ? null : (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mb="md">
      {text}
    </Alert>
  );
}
