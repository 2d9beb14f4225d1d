import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import { loadReferenceData } from './referenceData.ts';

/** The page that was asked for comes first: where the browser cannot say that it is idle, a moment later. */
const untilIdleMilliseconds = 2000;

/** Loads what lists and forms choose from once the browser has nothing else to do. */
export function usePreload(): void {
  const client = useApolloClient();
  const allows = useAllows();
  useEffect(() => {
    const load = () => loadReferenceData(client, allows);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, untilIdleMilliseconds);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(load);
    return () => window.cancelIdleCallback(idle);
  }, [client, allows]);
}
