import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { loadReferenceData } from './referenceData.ts';

/** The requested page comes first: in browsers without idle callbacks the preload is delayed. */
const untilIdleMilliseconds = 2000;

/** Preloads the options of lists and forms once the browser is idle. */
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
