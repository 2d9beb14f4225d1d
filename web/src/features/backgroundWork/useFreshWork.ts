import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { longestPollMilliseconds, pollMilliseconds } from '../../constants.ts';
import { startPolling } from '../../kit/polling/startPolling.ts';
import {
  BackgroundWorkListDocument,
  BackgroundWorkMeanwhileDocument,
  FailedWorkDocument,
} from './BackgroundWork.generated.ts';
import type {
  BackgroundWorkListQuery,
  BackgroundWorkListQueryVariables,
  FailedWorkQueryVariables,
} from './BackgroundWork.generated.ts';

/**
 * Polls the shown page of the list, and the number of failures, while their state may change by itself. Only the list
 * knows its page, so its query is looked up each time.
 */
export function useFreshWork(): void {
  const client = useApolloClient();
  useEffect(
    () =>
      startPolling(
        async () => {
          await refresh(client);
          return true;
        },
        { interval: pollMilliseconds, longest: longestPollMilliseconds },
      ),
    [client],
  );
}

async function refresh(client: ApolloClient): Promise<void> {
  const list = shownBy(client, 'BackgroundWorkList');
  // Safe: it is found by the name of its query.
  const before = list?.getCurrentResult().data as BackgroundWorkListQuery | undefined;
  if (list === undefined || !before?.backgroundWorks || !mayChange(before)) return;
  const variables = list.variables as BackgroundWorkListQueryVariables;
  const { data } = await client.query({ query: BackgroundWorkMeanwhileDocument, variables, ...unseen });
  // Data written meanwhile, such as the answer to a retry, is newer.
  if (data === undefined || list.getCurrentResult().data !== before) return;
  client.writeQuery({ query: BackgroundWorkListDocument, variables, data });
  const failed = shownBy(client, 'FailedWork');
  if (failed === undefined) return;
  const ofKind = failed.variables as FailedWorkQueryVariables;
  const counted = await client.query({ query: FailedWorkDocument, variables: ofKind, ...unseen });
  if (counted.data !== undefined)
    client.writeQuery({ query: FailedWorkDocument, variables: ofKind, data: counted.data });
}

const unseen = { fetchPolicy: 'no-cache', context: { quiet: true } } as const;

const shownBy = (client: ApolloClient, name: string) =>
  [...client.getObservableQueries()].find(({ queryName }) => queryName === name);

/** The counts include all filtered pieces, whatever page is shown. */
const mayChange = ({ backgroundWorks: { summary } }: BackgroundWorkListQuery): boolean =>
  summary === null || summary.groups.some(({ value, total }) => total > 0 && !ended.has(value));

const ended: ReadonlySet<string> = new Set(['DONE', 'FAILED']);
