import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Somebody who was away for a shorter time sees what they left. */
const awayMilliseconds = 30_000;

/** Brings what is on screen up to date when somebody comes back to the tab. */
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
