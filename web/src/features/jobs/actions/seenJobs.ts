import { useMemo } from 'react';
import { errorDetail } from '../../../graphql/errorNotice.ts';
import type { ExpectedJobInput, JobStatus } from '../../../graphql/generated/schema.ts';
import { Overtaken } from '../../../kit/conflict/Overtaken.ts';
import { changedJobsWords } from './changedJobsWords.ts';
import type { ChangedJob } from './changedJobsWords.ts';

/** The fields of a job that an act on it depends on, as far as the page has them. */
export interface ExpectableJob {
  readonly id: string;
  readonly status: JobStatus;
  readonly assignment: { readonly agent: { readonly id: string } | null } | null;
  readonly reviewer?: { readonly id: string } | null;
  readonly marketOffer?: { readonly id: string } | null;
}

export type ExpectedJobs = ExpectedJobInput[];

/** The precondition of an act: the jobs as the user saw them. What the server could not provide is not compared. */
export const expectedOf = (jobs: readonly ExpectableJob[]): ExpectedJobInput[] =>
  jobs
    .filter(({ assignment }) => assignment?.agent !== null)
    .map(({ id, status, assignment, reviewer, marketOffer }) => ({
      id,
      status,
      agentId: assignment?.agent?.id ?? null,
      ...(reviewer !== undefined && { reviewerId: reviewer?.id ?? null }),
      ...(marketOffer !== undefined && { marketOfferId: marketOffer?.id ?? null }),
    }));

export interface SeenJobs {
  readonly jobs: readonly ExpectableJob[];
  /**
   * Sends an act with the jobs as they were seen, and whether that is still how the dialog opened. Throws `Overtaken` when other users have changed one of them; when
   * the user decides to go on, the present state counts as seen.
   * @param goOn the label of the button to go on
   * @param id for an act on one of them
   */
  readonly act: <Answer>(
    goOn: string,
    send: (expected: ExpectedJobs, asOpened: boolean) => Promise<Answer>,
    id?: string,
  ) => Promise<Answer>;
}

/** The jobs as the user saw them when the dialog opened. */
export const useSeenJobs = (jobs: readonly ExpectableJob[]): SeenJobs =>
  useMemo(() => seenJobs(jobs), [jobs]);

function seenJobs(jobs: readonly ExpectableJob[]): SeenJobs {
  const opened: ExpectedJobs = expectedOf(jobs);
  let expected = opened;
  return {
    jobs,
    act: async (goOn, send, id) => {
      try {
        const sent = id === undefined ? expected : expected.filter((one) => one.id === id);
        return await send(sent, expected === opened);
      } catch (error) {
        const changed = changedJobs(error);
        if (changed.length === 0) throw error;
        throw new Overtaken(changedJobsWords(changed), {
          label: goOn,
          accept: () => {
            expected = expected.map((one) => asNow(one, changed));
          },
        });
      }
    },
  };
}

function asNow(seen: ExpectedJobInput, changed: readonly ChangedJob[]): ExpectedJobInput {
  const now = changed.find(({ id }) => id === seen.id);
  if (!now) return seen;
  return {
    id: seen.id,
    status: now.status,
    agentId: now.agent?.id ?? null,
    ...(seen.reviewerId !== undefined && { reviewerId: now.reviewer?.id ?? null }),
    ...(seen.marketOfferId !== undefined && { marketOfferId: now.marketOfferId }),
  };
}

/** Which users have changed the jobs meanwhile, and how; undefined for any other failure. */
export function overtakenWords(error: unknown): string | undefined {
  const changed = changedJobs(error);
  return changed.length === 0 ? undefined : changedJobsWords(changed);
}

/** Empty for any other failure. */
function changedJobs(error: unknown): readonly ChangedJob[] {
  const jobs = errorDetail(error, 'job.changed', 'jobs');
  // Safe: the gateway fills every property, see `ErrorExtensions`.
  return Array.isArray(jobs) ? (jobs as ChangedJob[]) : [];
}
