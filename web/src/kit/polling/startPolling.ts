export interface PollTimes {
  /** Between an answer and the next request. */
  readonly interval: number;
  /** The limit of the backoff after failures. */
  readonly longest: number;
}

/** Sends a request; resolves to whether to continue. A rejection is retried later. */
type Ask = () => Promise<boolean>;

const isAwake = (): boolean => document.visibilityState !== 'hidden' && navigator.onLine;

/**
 * Polls at an interval until there is nothing to wait for, and returns the teardown. Nothing is sent while the tab is
 * hidden or the browser offline; a poll that was due meanwhile is sent on return.
 */
export function startPolling(ask: Ask, { interval, longest }: PollTimes): () => void {
  let delay = interval;
  let due = Date.now() + delay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let ended = false;

  const plan = (): void => {
    clearTimeout(timer);
    if (ended || asking || !isAwake()) return;
    timer = setTimeout(() => void run(), Math.max(0, due - Date.now()));
  };
  const run = async (): Promise<void> => {
    asking = true;
    let goesOn = true;
    try {
      goesOn = await ask();
      delay = interval;
    } catch {
      // The caller shows the failure; here it only causes a backoff.
      delay = Math.min(delay * 2, longest);
    }
    asking = false;
    if (!goesOn) end();
    due = Date.now() + delay;
    plan();
  };
  const end = (): void => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
    window.removeEventListener('online', plan);
    window.removeEventListener('offline', plan);
  };

  document.addEventListener('visibilitychange', plan);
  window.addEventListener('online', plan);
  window.addEventListener('offline', plan);
  plan();
  return end;
}
