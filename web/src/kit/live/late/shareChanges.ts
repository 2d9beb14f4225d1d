import type { Change, ChangeSource } from './change.ts';
import { KeptStream } from './KeptStream.ts';
import type { KeptStreamListener } from './KeptStream.ts';

/** How often the clock is compared; a longer gap means that the machine slept. */
const clockMilliseconds = 10_000;

type Over = Parameters<KeptStreamListener['over']>[0];

/** Messages between the tabs of a browser. */
type Message =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'missed' }
  | { readonly kind: 'over'; readonly why: Over }
  /** A tab that became visible asks where the stream is. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'at'; readonly position: string | null };

const isAwake = (): boolean => document.visibilityState !== 'hidden' && navigator.onLine;

interface Sharing {
  /** Unique to the user: another user in the same browser has another stream. */
  readonly name: string;
  readonly source: ChangeSource;
  readonly listener: KeptStreamListener;
}

/**
 * The stream of changes that the tabs of a browser share. One of the visible tabs holds a lock and the stream; it tells
 * the others. Without a visible tab, or a network, there is no stream: it continues after the last position on return.
 * Where the browser has no locks or no channels, each visible tab has its own stream. Returns what ends it.
 */
export function shareChanges({ name, source, listener }: Sharing): () => void {
  const { locks } = navigator;
  const shared = 'locks' in navigator && 'BroadcastChannel' in window;
  const channel = shared ? new BroadcastChannel(name) : null;
  let position: string | null = null;
  let hadStream = false;
  let over: Over | null = null;
  let waiting: AbortController | null = null;
  let stream: KeptStream | null = null;

  const tell = (message: Message): void => channel?.postMessage(message);
  const finish = (why: Over): void => {
    if (over !== null) return;
    over = why;
    listener.over(why);
  };
  const lead = (): void => {
    stream = new KeptStream(
      source,
      {
        changed: (change) => {
          ({ position } = change);
          tell({ kind: 'change', change });
          listener.changed(change);
        },
        missed: () => {
          position = null;
          tell({ kind: 'missed' });
          listener.missed();
        },
        over: (why) => {
          tell({ kind: 'over', why });
          finish(why);
        },
      },
      { position, hadStream },
    );
    hadStream = true;
    stream.open();
  };
  const sleep = (): void => {
    waiting?.abort();
    waiting = null;
    stream?.close();
    stream = null;
  };
  const wake = (): void => {
    const own = new AbortController();
    waiting = own;
    if (!shared) {
      lead();
      return;
    }
    tell({ kind: 'ask' });
    locks
      .request(name, { signal: own.signal }, async () => {
        if (own.signal.aborted) return;
        lead();
        await new Promise((resolve) => own.signal.addEventListener('abort', resolve));
      })
      // The tab was hidden while it waited.
      .catch(() => undefined);
  };
  const look = (): void => {
    if (over !== null || !isAwake()) sleep();
    else if (waiting === null) wake();
  };
  /** After sleep, a connection may look open and be dead, and messages of other tabs may be lost. */
  let seenAt = Date.now();
  const clock = setInterval(() => {
    const slept = Date.now() - seenAt > clockMilliseconds * 3;
    seenAt = Date.now();
    if (!slept || over !== null || !isAwake()) return;
    if (stream) stream.open();
    else tell({ kind: 'ask' });
  }, clockMilliseconds);

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'change') {
      ({ position } = data.change);
      hadStream = true;
      listener.changed(data.change);
    } else if (data.kind === 'missed') {
      position = null;
      listener.missed();
    } else if (data.kind === 'over') {
      sleep();
      finish(data.why);
    } else if (data.kind === 'ask') {
      if (over !== null) tell({ kind: 'over', why: over });
      else if (stream) tell({ kind: 'at', position: stream.position });
    } else {
      const behind = hadStream && data.position !== position;
      ({ position } = data);
      hadStream = true;
      if (behind) listener.missed();
    }
  });
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
  return () => {
    sleep();
    clearInterval(clock);
    channel?.close();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}
