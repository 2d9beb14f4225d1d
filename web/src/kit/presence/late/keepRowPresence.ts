import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { jobsInRows, showInRows, subscribeToRows } from '../inRows.ts';
import type { PresentPerson } from '../onRecord.ts';
import { PresentInRowsDocument } from '../Presence.generated.ts';

const pollMilliseconds = 15_000;
/** Rows come and go while the user scrolls. */
const settleMilliseconds = 300;
/** Of one query. */
const mostIds = 100;

/**
 * Reads who has the jobs of the rows on screen open, every 15 seconds while the tab is visible and shows such rows.
 * @returns ends it
 */
export function keepRowPresence(client: ApolloClient): () => void {
  let ended = false;
  let asked = '';
  let settling: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    clearTimeout(settling);
    const ids = idsNow();
    asked = ids.join();
    if (ended || ids.length === 0 || document.visibilityState === 'hidden') return;
    client
      .query({
        query: PresentInRowsDocument,
        variables: { ids },
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      })
      .then(({ data }) => {
        if (ended || !data) return;
        const people = new Map<string, PresentPerson[]>();
        for (const { recordId, own, user, activity } of data.presence) {
          if (own) continue;
          const others = people.get(recordId) ?? [];
          people.set(recordId, [...others, { id: user.id, name: user.name, activity }]);
        }
        showInRows(people);
      })
      .catch((error: unknown) => {
        // An old answer is not shown further; the next read asks again where there is one.
        showInRows(new Map());
        if (errorCode(error) === 'NOT_OFFERED') end();
      });
  };

  const follow = () => {
    if (idsNow().join() === asked) return;
    clearTimeout(settling);
    settling = setTimeout(read, settleMilliseconds);
  };

  const poll = setInterval(read, pollMilliseconds);
  const unsubscribe = subscribeToRows(follow);
  document.addEventListener('visibilitychange', read);
  const end = () => {
    ended = true;
    clearInterval(poll);
    clearTimeout(settling);
    unsubscribe();
    document.removeEventListener('visibilitychange', read);
    showInRows(new Map());
  };
  follow();
  return end;
}

/** Those of a dialog first: its user is about to act. */
const idsNow = (): string[] => [...new Set(jobsInRows().toReversed())].slice(0, mostIds).toReversed();
