import { skipToken } from '@apollo/client/react';
import type { JobStatus } from '../../../../graphql/generated/schema.ts';
import { useAllows } from '../../../../kit/permission/PermissionProvider.tsx';
import { useOpenJobCountQuery } from './DialogActions.generated.ts';

/** Jobs that cancelling or finishing an order closes. Work in review stays, and can still be reviewed. */
const openStatuses: JobStatus[] = ['UNASSIGNED', 'PENDING', 'ASSIGNED', 'IN_PROGRESS'];

export interface OpenJobCount {
  readonly waiting: boolean;
  /** Null if it is unknown, or the user has no permission for jobs: the server then decides. */
  readonly count: number | null;
}

/** The number of the order's open jobs. */
export function useOpenJobCount(orderId: string): OpenJobCount {
  const allowed = useAllows()('JOBS_VIEW');
  const { data, loading } = useOpenJobCountQuery(
    allowed
      ? {
          variables: { filter: { orderIds: [orderId], status: openStatuses } },
          // Not cached: closing the jobs would refetch it while the dialog is still open.
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        }
      : skipToken,
  );
  return { waiting: loading, count: data?.jobs.pageInfo.total ?? null };
}
