import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import type { ClientConfig, Pool, PoolClient } from 'pg';
import type { PostgresClient, PostgresClientConstructor, PostgresCursor, PostgresQueryResult } from 'kysely';

/** What the server calls a request to cancel (PostgreSQL's manual, "Message Formats"). */
const cancelRequest = 80_877_102;
/** Milliseconds until the request is given up: what it was to cancel ends by itself then. */
const patience = 2_000;

/** By the number of its process, the key that each connection of a pool was given to be cancelled with. */
export class CancelKeys {
  readonly #keys = new Map<number, number>();

  /** @param pool whose connections are meant; some may be open already */
  constructor(pool: Pick<Pool, 'on'>) {
    pool.on('acquire', (client) => this.#keep(client));
  }

  /** For as long as the connection is open. */
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

/** Part of a client of `pg` that its types leave out. */
const hasKey = (client: object): client is { processID: number; secretKey: number } =>
  'processID' in client &&
  'secretKey' in client &&
  typeof client.processID === 'number' &&
  typeof client.secretKey === 'number';

type Server = Pick<Client, 'host' | 'port'>;

/** Asks the server to end what a connection is at. It closes the line without a word, whatever comes of it. */
export async function sendCancel({ host, port }: Server, processId: number, key: number): Promise<void> {
  const message = Buffer.alloc(16);
  for (const [index, number] of [message.length, cancelRequest, processId, key].entries())
    message.writeInt32BE(number, index * 4);
  const line = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  line.setTimeout(patience, () => line.destroy(new Error('The server takes no request to cancel')));
  // Left open until the server closes it: a pooler takes an end for somebody who has gone, and hands nothing on.
  line.write(message);
  line.resume();
  await once(line, 'close');
}

/**
 * What Kysely opens to cancel a statement. It says `select pg_cancel_backend(…)`, which through a pooler would hit
 * somebody else: the number that a connection was told is the pooler's own there. The request of the protocol carries a
 * key as well, and a pooler hands it on to the server that is at the statement.
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
