import { Socket } from 'node:net';
import { Client, Pool, TypeOverrides } from 'pg';
import { textParsers } from './column-parsers.ts';
import { sessionSettings } from './session-settings.ts';
import { DatabaseUnavailableError, onlyReads } from './unavailable.ts';

type PoolOptions = {
  readonly schema?: string | undefined;
  /** Timeout of one statement in milliseconds; 0 for none. */
  readonly timeoutMs: number;
  readonly max: number;
};

/** Milliseconds beyond the server's own timeout. */
const grace = 2_000;

/** A pool of connections to PostgreSQL that survives broken, hanging and blocked connections. */
export function openPool(url: string, { schema, timeoutMs, max }: PoolOptions): Pool {
  const types = new TypeOverrides();
  for (const [type, parse] of textParsers) types.setTypeParser(type, parse);
  const parameters = {
    ...sessionSettings(timeoutMs),
    ...(schema === undefined ? {} : { search_path: schema }),
  };
  const pool = new Pool({
    connectionString: url,
    types,
    options: Object.entries(parameters)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    max,
    connectionTimeoutMillis: 5_000,
  });
  // The pool replaces a broken connection, and its user gets the error from the next statement. Without a listener it
  // would end the process: the pool's for idle connections, their own for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!(client instanceof Client)) return;
    leaveReader(client);
    if (timeoutMs > 0) endSilence(client, timeoutMs + grace);
  });
  return pool;
}

/** After a failover the address leads to another server, but only new connections reach it. */
function leaveReader({ connection }: Client): void {
  connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
    if (code === onlyReads) connection.stream.destroy(readingOnly());
  });
}

const readingOnly = (): Error =>
  new DatabaseUnavailableError('lost', 'The database is a standby, or takes no changes for another reason');

/**
 * Checks that the server is writable; reads alone would not notice.
 * @throws DatabaseUnavailableError
 */
export async function checkWritable(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let writable = false;
  try {
    const { rows } = await client.query<{ writable: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as writable`,
    );
    writable = rows[0]?.writable === true;
  } finally {
    client.release(!writable);
  }
  if (!writable) throw readingOnly();
}

/** A hanging or unreachable server enforces no timeout: silence ends the connection. */
function endSilence({ connection: { stream } }: Client, after: number): void {
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(after, () =>
    stream.destroy(new DatabaseUnavailableError('slow', 'The database is silent')),
  );
}
