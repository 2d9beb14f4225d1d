import { skipToken } from '@apollo/client/react';
import type { JobStatus } from '../../../../graphql/generated/schema.ts';
import { useAllows } from '../../../../kit/permission/PermissionProvider.tsx';
import { useOpenJobCountQuery } from './DialogActions.generated.ts';

/** Jobs that cancelling or finishing an order closes. Work in review stays, and can still be reviewed. */
const openStatuses: JobStatus[] = ['UNASSIGNED', 'PENDING', 'ASSIGNED', 'IN_PROGRESS'];

export interface OpenJobCount {
  readonly waiting: boolean;
  /** Null where it could not be found out, or the person may not see jobs: the server then decides. */
  readonly count: number | null;
}

/** How many jobs of an order are open now. */
export function useOpenJobCount(orderId: string): OpenJobCount {
  const allowed = useAllows()('JOBS_VIEW');
  const { data, loading } = useOpenJobCountQuery(
    allowed
      ? {
          variables: { filter: { orderIds: [orderId], status: openStatuses } },
          // Kept out of the cache: closing the jobs would ask for it again while the dialog still stands.
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        }
      : skipToken,
  );
  return { waiting: loading, count: data?.jobs.pageInfo.total ?? null };
}
