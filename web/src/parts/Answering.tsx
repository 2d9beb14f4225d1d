import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { NEVER, of, throwError } from 'rxjs';
import { createCache } from '../graphql/cache.ts';

/** The answer of a server: pending, failed, or this data. */
export type ServerAnswer = 'waiting' | 'failed' | Readonly<Record<string, unknown>>;

/** A server for one state of a part, which always gives the same answer. */
export function Answering({ answer, children }: { answer: ServerAnswer; children: ReactNode }) {
  const [client] = useState(
    () =>
      new ApolloClient({
        cache: createCache(),
        link: new ApolloLink(() => {
          if (answer === 'waiting') return NEVER;
          return answer === 'failed' ? throwError(() => new TypeError('No answer')) : of({ data: answer });
        }),
      }),
  );
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
