import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { busySeconds } from './errorNotice.ts';

/** After the first; somebody who waits longer wants to know why. */
const furtherTries = 2;
const longestWaitSeconds = 2;

/** All that were refused at once would come back at once: they are spread over half of the wait again. */
const spreadMilliseconds = (seconds: number): number => seconds * 1000 * (1 + Math.random() / 2);

/**
 * Asks again what a busy server refused to answer, when it says to (`Retry-After`, RFC 9110 section 10.2.3), so that a
 * moment of load is a page that takes a little longer and not one that failed. Only queries: whether a change was done
 * is not for a link to guess.
 */
export const busyLink = (waitFor: (seconds: number) => number = spreadMilliseconds): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationType === 'query'
      ? // With the operators of RxJS this would weigh a kilobyte more on each first page.
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
