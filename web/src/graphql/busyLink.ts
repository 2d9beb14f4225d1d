import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { busySeconds } from './errorNotice.ts';

/** After the first attempt; a user who waits longer wants to know why. */
const furtherTries = 2;
const longestWaitSeconds = 2;

/** Jitter: clients that were refused together would return together, so up to half of the wait is added. */
const spreadMilliseconds = (seconds: number): number => seconds * 1000 * (1 + Math.random() / 2);

/**
 * Retries queries that a busy server refused, after its `Retry-After` (RFC 9110 section 10.2.3), so that a short peak
 * of load slows a page down instead of failing it. Mutations are not retried: a link cannot know whether a change was
 * done.
 */
export const busyLink = (waitFor: (seconds: number) => number = spreadMilliseconds): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationType === 'query'
      ? // RxJS operators would add a kilobyte to each first page.
        new Observable((reader) => {
          let triesLeft = furtherTries;
          let timer: ReturnType<typeof setTimeout> | undefined;
          let asking = ask();
          function ask() {
            let refused = false;
            const isAskedAgain = (error: unknown): boolean => {
              const seconds = busySeconds(error);
              refused = seconds !== undefined && seconds <= longestWaitSeconds && triesLeft > 0;
              if (!refused) return false;
              triesLeft -= 1;
              timer = setTimeout(() => (asking = ask()), waitFor(seconds ?? 0));
              return true;
            };
            return forward(operation).subscribe({
              next: (result) => {
                if (!result.errors || !isAskedAgain(new CombinedGraphQLErrors(result))) reader.next(result);
              },
              error: (error: unknown) => {
                if (!isAskedAgain(error)) reader.error(error);
              },
              complete: () => {
                if (!refused) reader.complete();
              },
            });
          }
          return () => {
            clearTimeout(timer);
            asking.unsubscribe();
          };
        })
      : forward(operation),
  );
