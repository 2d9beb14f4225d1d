import { useEffect } from 'react';

/**
 * Scrolls to the task in the address, and highlights it. The browser itself looks for the anchor only once, when the
 * page has loaded: that is before the report has, and before a password is entered.
 */
export function useTaskInAddress(): void {
  useEffect(() => {
    const { hash } = location;
    // A reader who returns to the open gallery keeps their place.
    if (history.state !== null || document.getElementById(hash.slice(1)) === null) return;
    location.replace(hash);
  }, []);
}
