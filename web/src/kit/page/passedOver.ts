import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

/** History entries of this tab, by key, that back and forward skip. */
const storageKey = 'passed-over';
const most = 500;

function kept(): readonly string[] {
  const text = sessionStorage.getItem(storageKey);
  // Safe: only this file writes it.
  return text === null ? [] : (JSON.parse(text) as readonly string[]);
}

/** React Router numbers the entries in their state, starting where the console was opened. */
function place(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : null;
}

/** React Router's key of the entry where the console was opened. */
const opened = 'default';

/**
 * Makes back and forward skip the previous entry, which has this key. If the console was opened there, there is nothing
 * behind it: that entry stays.
 */
export function passOverLast(key: string): void {
  if (key === opened || place() === 1) return;
  sessionStorage.setItem(storageKey, JSON.stringify([...kept(), key].slice(-most)));
}

/**
 * Whether the current entry is skipped: nothing should be shown then, as navigation continues in the same direction.
 */
export function usePassedOver(): boolean {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isOld = useNavigationType() === 'POP';
  // Its key: several in a row are skipped one by one.
  const passed = useMemo(() => (isOld && kept().includes(key) ? key : null), [isOld, key]);
  useEffect(() => {
    if (passed !== null) void navigate(forward ? 1 : -1);
  }, [passed, navigate]);
  return passed !== null;
}

let forward = false;

/** Tracks the direction of history navigation; returns the teardown. */
export function watchHistory({ subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>) {
  let before = place() ?? 0;
  return subscribe(() => {
    const now = place() ?? 0;
    if (now !== before) forward = now > before;
    before = now;
  });
}
