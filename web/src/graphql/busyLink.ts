import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { catchError, defer, map, of, retry, throwError, timer } from 'rxjs';
import { busySeconds } from './errorNotice.ts';

/** After the first; somebody who waits longer wants to know why. */
const furtherTries = 2;
const longestWaitSeconds = 2;

/** All that were refused at once would come back at once: they are spread over half of the wait again. */
const spreadMilliseconds = (seconds: number): number => seconds * 1000 * (1 + Math.random() / 2);

/** An answer that says that the server is busy, on its way back into `retry`. */
class BusyAnswer {
  readonly result: ApolloLink.Result;

  constructor(result: ApolloLink.Result) {
    this.result = result;
  }
}

/**
 * Asks again what a busy server refused to answer, when it says to (`Retry-After`, RFC 9110 section 10.2.3), so that a
 * moment of load is a page that takes a little longer and not one that failed. Only queries: whether a change was done
 * is not for a link to guess.
 */
export const busyLink = (waitFor: (seconds: number) => number = spreadMilliseconds): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'query') return forward(operation);
    return defer(() => forward(operation)).pipe(
      map((result) => {
        if (result.errors && wait(new CombinedGraphQLErrors(result)) !== undefined)
          throw new BusyAnswer(result);
        return result;
      }),
      retry({
        count: furtherTries,
        delay: (failure: unknown) => {
          const seconds = wait(
            failure instanceof BusyAnswer ? new CombinedGraphQLErrors(failure.result) : failure,
          );
          return seconds === undefined ? throwError(() => failure) : timer(waitFor(seconds));
        },
      }),
      catchError((failure: unknown) =>
        failure instanceof BusyAnswer ? of(failure.result) : throwError(() => failure),
      ),
    );
  });

function wait(error: unknown): number | undefined {
  const seconds = busySeconds(error);
  return seconds === undefined || seconds > longestWaitSeconds ? undefined : seconds;
}
