import { skipToken } from '@apollo/client/react';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { jobMessages } from '../messages.ts';
import type { ActionableJob } from './allowed.ts';
import { useOfferedTogetherQuery } from './JobActions.generated.ts';

/** What an act on some jobs does to the rest of their bundles. */
export interface BundleMates {
  /** The ids of jobs that lose their offer too; null where the server cannot say so. */
  readonly ids: readonly string[] | null;
  /** The answer of the server that is needed before the act; undefined once there is one, or without need. */
  readonly pending: ReturnType<typeof useOfferedTogetherQuery> | undefined;
  /** The names of the bundles that are taken apart. */
  readonly bundles: readonly string[];
}

/**
 * The jobs that are on the market together with some of these: one that leaves its bundle takes the bundle apart. Asked
 * of the server each time, because the page shows only some of them.
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

/** How many jobs are touched; undefined until that is known. */
export const touchedJobs = (rows: readonly ActionableJob[], { ids, pending }: BundleMates) =>
  pending ? undefined : { count: rows.length + (ids ?? []).length, thing: 'job' };

/** Says which other jobs are touched; in general words where the server cannot say. */
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
