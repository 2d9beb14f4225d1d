import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

/** Places of this tab's history, by their keys, that nobody wants to come back to. */
const storageKey = 'passed-over';
const most = 500;

function kept(): readonly string[] {
  const text = sessionStorage.getItem(storageKey);
  // Nobody but this file writes it.
  return text === null ? [] : (JSON.parse(text) as readonly string[]);
}

/** React Router numbers the places in the state of each, beginning where the console was opened. */
function place(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : null;
}

/** What React Router calls the place where the console was opened. */
const opened = 'default';

/**
 * From now on, going back or forward leads past the place before this one, which has this key. Where the console was
 * opened there is nothing behind it to go to: that place stays.
 */
export function passOverLast(key: string): void {
  if (key === opened || place() === 1) return;
  sessionStorage.setItem(storageKey, JSON.stringify([...kept(), key].slice(-most)));
}

/** Whether this is such a place: nothing is to be shown then, as it is left the way it was come to. */
export function usePassedOver(): boolean {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isOld = useNavigationType() === 'POP';
  // Its key: several in a row are passed over one by one.
  const passed = useMemo(() => (isOld && kept().includes(key) ? key : null), [isOld, key]);
  useEffect(() => {
    if (passed !== null) void navigate(forward ? 1 : -1);
  }, [passed, navigate]);
  return passed !== null;
}

let forward = false;

/** Notes which way the history is gone through; ends with what it returns. */
export function watchHistory({ subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>) {
  let before = place() ?? 0;
  return subscribe(() => {
    const now = place() ?? 0;
    if (now !== before) forward = now > before;
    before = now;
  });
}
