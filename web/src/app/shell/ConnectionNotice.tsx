import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import classes from './Shell.module.css';

/** Says that the network is down; once it is back, refetches the queries on screen. */
export function ConnectionNotice() {
  const { online } = useNetwork();
  const client = useApolloClient();
  useEffect(() => {
    const onOnline = () => void client.refetchObservableQueries().catch(() => undefined);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [client]);
  return (
    <output className={classes.notice} hidden={online}>
      {!online && (
        <>
          <IconWifiOff size={16} aria-hidden /> You are offline. What you see may be out of date, and nothing
          can be saved until the connection is back.
        </>
      )}
    </output>
  );
}
