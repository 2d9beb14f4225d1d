import { skipToken } from '@apollo/client/react';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { jobMessages } from '../messages.ts';
import type { ActionableJob } from './allowed.ts';
import { useOfferedTogetherQuery } from './JobActions.generated.ts';

/** The effects of an action on the other jobs of the bundles. */
export interface BundleMates {
  /** The ids of jobs that lose their offer too; null if the server cannot provide them. */
  readonly ids: readonly string[] | null;
  /** The query that must finish before the action; undefined once it has, or without need. */
  readonly pending: ReturnType<typeof useOfferedTogetherQuery> | undefined;
  /** The names of the bundles that are dissolved. */
  readonly bundles: readonly string[];
}

/**
 * The other jobs in the bundles of these jobs: removing one dissolves its bundle. Requested from the server each time,
 * because the page shows only some of them.
 */
export function useBundleMates(rows: readonly ActionableJob[]): BundleMates {
  const bundled = rows.filter(({ bundleName }) => bundleName !== null);
  const offered = bundled.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const result = useOfferedTogetherQuery(
    offered.length === 0
      ? skipToken
      : {
          variables: { ids: offered, perPage: offered.length },
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        },
  );
  const bundles = [...new Set(bundled.flatMap(({ bundleName }) => bundleName ?? []))];
  if (offered.length === 0) return { ids: bundled.length === 0 ? [] : null, pending: undefined, bundles };
  const { data } = result;
  if (!data) return { ids: null, pending: result, bundles };
  const offers = new Map(data.jobs.items.map(({ id, marketOffer }) => [id, marketOffer]));
  if (offered.some((id) => !offers.get(id))) return { ids: null, pending: undefined, bundles };
  const chosen = new Set(rows.map(({ id }) => id));
  const together = [...offers.values()].flatMap((offer) => offer?.jobs ?? []).map(({ id }) => id);
  return { ids: [...new Set(together)].filter((id) => !chosen.has(id)), pending: undefined, bundles };
}

/** The number of affected jobs; undefined until it is known. */
export const touchedJobs = (rows: readonly ActionableJob[], { ids, pending }: BundleMates) =>
  pending ? undefined : { count: rows.length + (ids ?? []).length, thing: 'job' };

/** Lists the other affected jobs; in general terms if the server cannot provide them. */
export function BundleNotice({ mates: { ids, pending, bundles } }: { readonly mates: BundleMates }) {
  if (pending) {
    return (
      <SectionState result={pending} value={undefined} title={jobMessages.jobsOfBundles(bundles)} rows={1}>
        {() => null}
      </SectionState>
    );
  }
  if (bundles.length === 0) return null;
  if (ids === null || ids.length === 0) return <p>{jobMessages.bundleDiscarded(bundles)}</p>;
  return <p>{jobMessages.bundleMates(bundles, ids)}</p>;
}
