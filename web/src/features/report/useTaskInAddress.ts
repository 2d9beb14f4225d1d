import { useEffect } from 'react';

/**
 * Goes to the task that the address names, and marks it. The browser looks for it once, when the page has come: that is
 * before its report has, and before a password is given.
 */
export function useTaskInAddress(): void {
  useEffect(() => {
    const { hash } = location;
    // A reader who comes back to the open gallery is where they were.
    if (history.state !== null || document.getElementById(hash.slice(1)) === null) return;
    location.replace(hash);
  }, []);
}
