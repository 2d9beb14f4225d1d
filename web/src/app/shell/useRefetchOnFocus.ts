import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** After a shorter absence the page is left as it was. */
const awayMilliseconds = 30_000;

/** Refetches the queries on screen when the user returns to the tab. */
export function useRefetchOnFocus(): void {
  const client = useApolloClient();
  useEffect(() => {
    let leftAt: number | null = null;
    const onChange = () => {
      if (document.visibilityState === 'hidden') {
        leftAt ??= Date.now();
        return;
      }
      const away = leftAt === null ? 0 : Date.now() - leftAt;
      leftAt = null;
      if (away >= awayMilliseconds) void client.refetchObservableQueries().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [client]);
}
