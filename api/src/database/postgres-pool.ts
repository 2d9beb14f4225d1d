import { Socket } from 'node:net';
import { Client, Pool, TypeOverrides } from 'pg';
import type { ClientConfig } from 'pg';
import { textParsers } from './column-parsers.ts';
import { planningParameters } from './planning.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

type PoolOptions = {
  readonly schema?: string | undefined;
  /** Milliseconds for one statement; 0 for as long as it takes. */
  readonly timeoutMs: number;
  readonly max: number;
};

/** So much longer than the server's own limit is waited for it, in milliseconds. */
const grace = 2_000;

/** A connection of its own for a moment, to cancel what runs on another one. It breaks without anybody breaking with it. */
export class ControlClient extends Client {
  constructor(config: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: grace });
    this.on('error', () => {});
  }
}

/** Connections to PostgreSQL that break, hang or wait for each other without anybody hanging with them. */
export function openPool(url: string, { schema, timeoutMs, max }: PoolOptions): Pool {
  const types = new TypeOverrides();
  for (const [type, parse] of textParsers) types.setTypeParser(type, parse);
  const parameters = [
    'timezone=UTC',
    ...planningParameters,
    ...(schema === undefined ? [] : [`search_path=${schema}`]),
    `statement_timeout=${timeoutMs}`,
    // Earlier, so that it is the waiting one that gives up and not the one that it waits for.
    `lock_timeout=${Math.ceil(timeoutMs / 2)}`,
    `idle_in_transaction_session_timeout=${timeoutMs}`,
  ];
  const pool = new Pool({
    connectionString: url,
    types,
    options: parameters.map((parameter) => `-c ${parameter}`).join(' '),
    max,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that breaks is replaced by the pool, and whoever uses it at that moment gets the error from its next
  // statement. Without a listener it would end the process: the pool's for idle ones, their own for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (timeoutMs > 0 && client instanceof Client) endSilence(client, timeoutMs + grace);
  });
  return pool;
}

/** A server that hangs, or is behind a line that is cut, keeps no limit of its own: silence ends the connection. */
function endSilence({ connection: { stream } }: Client, after: number): void {
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(after, () =>
    stream.destroy(new DatabaseUnavailableError('slow', 'The database is silent')),
  );
}
