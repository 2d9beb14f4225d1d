import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import type { ClientConfig, Pool, PoolClient } from 'pg';
import type { PostgresClient, PostgresClientConstructor, PostgresCursor, PostgresQueryResult } from 'kysely';

/** The code of a cancel request (PostgreSQL's manual, "Message Formats"). */
const cancelRequest = 80_877_102;
/** Milliseconds until the request is given up; the statement then ends by itself. */
const patience = 2_000;

/** The cancel key of each pooled connection, by process id. */
export class CancelKeys {
  readonly #keys = new Map<number, number>();

  /** @param pool the pool of the connections; some may be open already */
  constructor(pool: Pick<Pool, 'on'>) {
    pool.on('acquire', (client) => this.#keep(client));
  }

  /** Kept while the connection is open. */
  #keep(client: PoolClient): void {
    if (!hasKey(client) || this.#keys.has(client.processID)) return;
    const { processID, secretKey } = client;
    this.#keys.set(processID, secretKey);
    client.once('end', () => this.#keys.delete(processID));
  }

  find(processId: number): number | undefined {
    return this.#keys.get(processId);
  }
}

/** Properties of a `pg` client that its types omit. */
const hasKey = (client: object): client is { processID: number; secretKey: number } =>
  'processID' in client &&
  'secretKey' in client &&
  typeof client.processID === 'number' &&
  typeof client.secretKey === 'number';

type Server = Pick<Client, 'host' | 'port'>;

/** Asks the server to cancel a connection's statement. The server closes the line without an answer in any case. */
export async function sendCancel({ host, port }: Server, processId: number, key: number): Promise<void> {
  const message = Buffer.alloc(16);
  for (const [index, number] of [message.length, cancelRequest, processId, key].entries())
    message.writeInt32BE(number, index * 4);
  const line = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  line.setTimeout(patience, () => line.destroy(new Error('The server takes no request to cancel')));
  // Left open until the server closes it: a pooler treats an end as a disconnect and forwards nothing.
  line.write(message);
  line.resume();
  await once(line, 'close');
}

/**
 * Replaces the client that Kysely opens to cancel a statement. `select pg_cancel_backend(…)` would hit another client
 * behind a pooler, because the process id is the pooler's own. The protocol's cancel request carries a key, and a
 * pooler forwards it to the right server.
 */
export const cancellingClient = (keys: CancelKeys): PostgresClientConstructor =>
  class CancellingClient implements PostgresClient {
    readonly #server: Server;

    constructor(config: ClientConfig) {
      this.#server = new Client(config);
    }

    async connect(): Promise<PostgresClient> {
      return this;
    }

    query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    query<Row>(
      statement: string | PostgresCursor<Row>,
    ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
      return this.#cancel<Row>(statement);
    }

    async #cancel<Row>(statement: unknown): Promise<PostgresQueryResult<Row>> {
      const processId = Number(/^select pg_cancel_backend\((-?\d+)\)$/.exec(String(statement))?.[1]);
      const key = keys.find(processId);
      if (key === undefined) throw new Error('Only what a connection of this pool is at can be cancelled');
      await sendCancel(this.#server, processId, key);
      return { command: 'SELECT', rowCount: 0, rows: [] };
    }

    end(): void {}
  };
