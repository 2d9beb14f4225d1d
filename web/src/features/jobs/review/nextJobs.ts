import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { JobDetailDocument } from '../detail/JobDetail.generated.ts';
import { JobAnswersDocument, JobTasksDocument } from '../tasks/JobTasks.generated.ts';
import { AssignReviewerDocument, NextJobsDocument } from './Review.generated.ts';

/** So many jobs are looked up to go on with: others may take some of them meanwhile. */
const candidateCount = 5;

/** The jobs of the order in QA that nobody reviews, the longest waiting first. */
async function candidates(client: ApolloClient, orderId: string): Promise<string[]> {
  const { data } = await client.query({
    query: NextJobsDocument,
    variables: { orderId, perPage: candidateCount },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  });
  return (data?.jobs.items ?? []).map(({ id }) => id);
}

/**
 * Makes the person the reviewer of the next job of the order, where the server does not do that by itself when a job
 * is completed. One that somebody else has taken meanwhile is passed over in silence; null when none is left.
 */
export async function takeNextJob(
  client: ApolloClient,
  orderId: string,
  person: string,
): Promise<string | null> {
  for (const id of await candidates(client, orderId)) {
    try {
      // One after the other on purpose: the second is wanted only where the first is gone.
      // oxlint-disable-next-line no-await-in-loop
      await client.mutate({
        mutation: AssignReviewerDocument,
        variables: { input: { id, adminUserId: person, reassign: false } },
        context: { quiet: true },
      });
      return id;
    } catch (error) {
      if (!passedOver.has(errorCode(error))) throw error;
    }
  }
  return null;
}

/** Taken by somebody else, or decided by them already. */
const passedOver: ReadonlySet<string | undefined> = new Set([
  'job.already_assigned',
  'job.invalid_transition',
]);

const firstPhotos = 3;

/** Fetches what will be reviewed next while somebody reviews this job: the job, its tasks, answers and first photos. */
export function useNextFetched(orderId: string | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (orderId === null) return undefined;
    let left = false;
    const fetchNext = async () => {
      const [id] = await candidates(client, orderId);
      if (id === undefined || left) return;
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
    // Nobody waits for it: what is missing is asked for when the job is opened.
    fetchNext().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [client, orderId]);
}

/** Has the browser fetch and decode a picture that will be shown soon. */
export function fetchPicture(url: string | null): void {
  if (url === null) return;
  const picture = new Image();
  picture.src = url;
  // One that is broken says so where it is shown.
  picture.decode?.().catch(() => undefined);
}
