import { Client } from 'pg';
import { channel } from './positions.ts';

/** Milliseconds before the first and between later attempts to connect again. */
const shortestPause = 500;
const longestPause = 30_000;

/**
 * Calls `wake` when another process has given positions, and after each connection: there may have been some meanwhile.
 * Without a connection, for example behind a pooler, the regular look finds them a little later. Returns the stop
 * function.
 */
export function startListening(url: string, wake: () => void): () => Promise<void> {
  let stopped = false;
  let client: Client | null = null;
  let pause = shortestPause;
  let timer: NodeJS.Timeout | null = null;
  const again = (): void => {
    if (stopped || timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      void listen();
    }, pause).unref();
    pause = Math.min(longestPause, pause * 2);
  };
  const listen = async (): Promise<void> => {
    const connecting = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'shepherd changes',
    });
    client = connecting;
    // Both may happen, and one of them alone.
    connecting.on('error', again);
    connecting.on('end', again);
    connecting.on('notification', wake);
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
      pause = shortestPause;
      wake();
    } catch {
      // The regular look reports a database that is away.
      again();
      await connecting.end().catch(() => {});
    }
  };
  void listen();
  return async () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
