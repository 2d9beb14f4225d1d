import { useEffect } from 'react';
import { settle } from './toast.ts';

/** Declares that the component shows this query's failure in place, so that no notice repeats it. */
export function useToldHere(queryName: string | undefined, failed: boolean): void {
  useEffect(() => {
    if (failed && queryName !== undefined) settle(queryName);
  }, [queryName, failed]);
}
