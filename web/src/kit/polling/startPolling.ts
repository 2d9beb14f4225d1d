export interface PollTimes {
  /** Between an answer and the next question. */
  readonly interval: number;
  /** Questions that fail come less and less often, but never less often than this. */
  readonly longest: number;
}

/** Asks again; answers whether to go on. A rejection is asked again later. */
type Ask = () => Promise<boolean>;

const isAwake = (): boolean => document.visibilityState !== 'hidden' && navigator.onLine;

/**
 * Asks at an interval until there is nothing to wait for, and answers a function that ends it. Nothing is asked while
 * the tab is hidden or the browser offline; a question that was due meanwhile is asked on coming back.
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
      // Whoever asks shows what fails; here it is only asked less often.
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
