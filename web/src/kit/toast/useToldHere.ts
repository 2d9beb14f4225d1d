import { useEffect } from 'react';
import { settle } from './toast.ts';

/** The failure of this query is shown where the component stands, so that no notice repeats it. */
export function useToldHere(queryName: string | undefined, failed: boolean): void {
  useEffect(() => {
    if (failed && queryName !== undefined) settle(queryName);
  }, [queryName, failed]);
}
