import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { expectedOf } from '../actions/seenJobs.ts';
import type { ExpectableJob } from '../actions/seenJobs.ts';
import { JobDetailDocument } from '../detail/JobDetail.generated.ts';
import { JobAnswersDocument, JobTasksDocument } from '../tasks/JobTasks.generated.ts';
import { AssignReviewerDocument, NextJobsDocument } from './Review.generated.ts';

/** The number of candidates for the next job: other users may take some of them meanwhile. */
const candidateCount = 5;

/** The jobs of the order in QA without a reviewer, the longest waiting first. */
async function candidates(client: ApolloClient, orderId: string): Promise<readonly ExpectableJob[]> {
  const { data } = await client.query({
    query: NextJobsDocument,
    variables: { orderId, perPage: candidateCount },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  });
  return data?.jobs.items ?? [];
}

/**
 * Makes the user the reviewer of the order's next job, where the server does not do so on completion. A job that
 * another user has taken meanwhile is skipped silently; null when none is left.
 */
export async function takeNextJob(
  client: ApolloClient,
  orderId: string,
  person: string,
): Promise<string | null> {
  for (const job of await candidates(client, orderId)) {
    const { id } = job;
    try {
      // Sequential on purpose: the second is needed only if the first is taken.
      // oxlint-disable-next-line no-await-in-loop
      await client.mutate({
        mutation: AssignReviewerDocument,
        variables: { input: { id, adminUserId: person, reassign: false, expected: expectedOf([job]) } },
        context: { quiet: true },
      });
      return id;
    } catch (error) {
      if (!passedOver.has(errorCode(error))) throw error;
    }
  }
  return null;
}

/** Taken by another user, or decided already. */
const passedOver: ReadonlySet<string | undefined> = new Set([
  'job.already_assigned',
  'job.changed',
  'job.invalid_transition',
]);

const firstPhotos = 3;

/** Prefetches the next job of a review: the job, its tasks, answers and first photos. */
export function useNextFetched(orderId: string | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (orderId === null) return undefined;
    let left = false;
    const fetchNext = async () => {
      const [next] = await candidates(client, orderId);
      if (next === undefined || left) return;
      const { id } = next;
      const asked = { variables: { id }, context: { quiet: true }, fetchPolicy: 'network-only' } as const;
      const [, , answers] = await Promise.all([
        client.query({ ...asked, query: JobDetailDocument }),
        client.query({ ...asked, query: JobTasksDocument }),
        client.query({ ...asked, query: JobAnswersDocument }),
      ]);
      if (left) return;
      const media = (answers.data?.job?.report?.tasks ?? []).flatMap((task) => task.media);
      for (const { type, mediaUrl } of media.slice(0, firstPhotos))
        if (type === 'PHOTO') fetchPicture(mediaUrl);
    };
    // A failed prefetch is silent: the data is requested when the job is opened.
    fetchNext().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [client, orderId]);
}

/** Prefetches and decodes a picture. */
export function fetchPicture(url: string | null): void {
  if (url === null) return;
  const picture = new Image();
  picture.src = url;
  // A broken picture reports itself where it is shown.
  picture.decode?.().catch(() => undefined);
}
