import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { askForDeploy } from '../staleDeploy.ts';
import classes from './Shell.module.css';

/** Vite's event for a file of the build that could not be loaded. */
const missingFileEvent = 'vite:preloadError';

/**
 * Announces a new version when a file is missing or when the user returns to the tab; the user decides when to reload.
 */
export function UpdateNotice() {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    if (newer) return undefined;
    const ask = () => void askForDeploy().then((deploy) => deploy === 'newer' && setNewer(true));
    const onChange = () => {
      if (document.visibilityState === 'visible') ask();
    };
    window.addEventListener(missingFileEvent, ask);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      window.removeEventListener(missingFileEvent, ask);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [newer]);
  return (
    <output className={classes.notice} hidden={!newer}>
      {newer && (
        <>
          <IconRefresh size={16} aria-hidden /> There is a new version of the console. Save what you are
          typing, then reload.
          <Button size="compact-xs" variant="default" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      )}
    </output>
  );
}
