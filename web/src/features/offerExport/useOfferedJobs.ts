import type { JobFilter } from '../../graphql/generated/schema.ts';
import { useEmbeddedList } from '../../kit/embedded/useEmbeddedList.ts';
import { OfferedJobsDocument } from './OfferExportPage.generated.ts';
import type { OfferedJobsQuery } from './OfferExportPage.generated.ts';

export type OfferedJob = OfferedJobsQuery['jobs']['items'][number];

/** The jobs of the export and their number; null while it is unknown. */
export function useOfferedJobs(filter: JobFilter) {
  const list = useEmbeddedList({
    name: 'jobs',
    query: OfferedJobsDocument,
    variables: { filter },
    rows: ({ jobs }: OfferedJobsQuery) => jobs,
  });
  return { ...list, total: list.data === undefined ? null : list.table.total };
}
