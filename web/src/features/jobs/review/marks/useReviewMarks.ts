import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCode, isRefusal } from '../../../../graphql/errorNotice.ts';
import { ReviewMarksDocument, UpdateReviewMarksDocument } from './ReviewMarks.generated.ts';
import type { MarkChange, ReviewMark } from './reviewMarks.ts';

/** Keys come in bursts, and each would be a call. */
const settleMilliseconds = 400;
const retryMilliseconds = 5_000;
/** The limit of one call. */
const mostChanges = 1_000;

interface SentMarks {
  /** The id of the job, if the user reviews it now. */
  readonly reviewed: string | null;
  readonly changes: readonly MarkChange[];
  /** Called with the changes that the server knows, or that it refuses for good. */
  readonly onSent: (sent: readonly MarkChange[]) => void;
}

/**
 * Undefined while they are not known, null where the server keeps none. They are read again when the user takes the
 * review over, to go on where another reviewer has stopped.
 */
export function useReviewMarks(
  jobId: string,
  inReview: boolean,
  reviews: boolean,
): readonly ReviewMark[] | null | undefined {
  const { data, refetch } = useQuery(
    ReviewMarksDocument,
    inReview
      ? { variables: { id: jobId }, fetchPolicy: 'cache-and-network', context: { quiet: true } }
      : skipToken,
  );
  const reviewed = useRef(reviews);
  useEffect(() => {
    if (reviews && !reviewed.current) refetch().catch(() => undefined);
    reviewed.current = reviews;
  }, [reviews, refetch]);
  return data?.job?.reviewMarks;
}

/** Sends the reviewer's changes shortly after the last one, and at once when the page is left. */
export function useSentMarks({ reviewed, changes, onSent }: SentMarks): void {
  const client = useApolloClient();
  const latest = useRef({ changes, onSent });
  const sending = useRef(false);
  const [failures, setFailures] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { changes, onSent };
  });

  const send = useCallback(
    async (jobId: string, leaves: boolean) => {
      clearTimeout(timer.current);
      const sent = latest.current.changes.slice(0, mostChanges);
      if (sent.length === 0 || (sending.current && !leaves)) return;
      sending.current = true;
      const marks = (marked: boolean) =>
        sent.filter((change) => change.marked === marked).map(({ taskId, kind }) => ({ taskId, kind }));
      try {
        await client.mutate({
          mutation: UpdateReviewMarksDocument,
          variables: { input: { jobId, add: marks(true), remove: marks(false) } },
          context: { quiet: true, ...(leaves && { fetchOptions: { keepalive: true } }) },
        });
        setFailures(0);
        latest.current.onSent(sent);
      } catch (error) {
        const code = errorCode(error);
        // Such as a mark on a task that is gone.
        if (code === 'validation.failed') latest.current.onSent(sent);
        // No retry could succeed where another user has taken over, or the review is over.
        else if (!isRefusal(error) || code === 'rate_limited') setFailures((count) => count + 1);
      } finally {
        sending.current = false;
      }
    },
    [client],
  );

  useEffect(() => {
    if (reviewed === null || changes.length === 0) return undefined;
    const wait = failures === 0 ? settleMilliseconds : retryMilliseconds;
    timer.current = setTimeout(() => void send(reviewed, false), wait);
    return () => clearTimeout(timer.current);
  }, [reviewed, changes, failures, send]);

  useEffect(() => {
    if (reviewed === null) return undefined;
    const leave = () => void send(reviewed, true);
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [reviewed, send]);
}
