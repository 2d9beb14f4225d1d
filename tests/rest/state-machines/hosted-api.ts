import { attemptLimiter } from '../../../api/src/authentication/attempts.ts';
import { calls } from '../../../api/src/calls.ts';
import { openDatabase } from '../../../api/src/database/open.ts';
import { startUpkeep } from '../../../api/src/database/upkeep.ts';
import { fromDatabaseError } from '../../../api/src/http/database-errors.ts';
import { ApiError } from '../../../api/src/http/errors.ts';
import { createServer } from '../../../api/src/http/server.ts';
import { accept, fieldWorker, start, stopInField, submit } from '../../../api/src/jobs/actions/field.ts';
import { seed } from '../../../api/src/seed/seed.ts';
import { readSettings } from '../../../api/src/settings.ts';
import type { Store } from '../support/store.ts';
import type { Action } from './model.ts';

const clock = (): Date => new Date();

type FieldAction = Extract<Action, { on: 'field' }>;

export type StoreDatabase = Awaited<ReturnType<typeof openDatabase>>;

export type HostedApi = {
  /** The API's database, which other programs of the marketplace share. */
  database: StoreDatabase;
  /** Ends in `/v1`. */
  base: string;
  /** An action of the shepherds' app. Returns `200`, or status and code of the refusal. */
  inField: (action: FieldAction) => Promise<string>;
  /** Each order's history, oldest first: from, to. */
  orderSteps: () => Promise<{ order: string; from: string; to: string }[]>;
  /** Pence in the ledger by shepherd. */
  ledger: () => Promise<Map<string, number>>;
  stop: () => Promise<void>;
};

/**
 * REST v1 over HTTP in this process: the shepherds' app is another program that shares its database, and the embedded
 * one cannot be opened twice.
 */
export async function hostApi(store: Store): Promise<HostedApi> {
  const settings = readSettings({ ...store.environment, LOG_LEVEL: 'error' }, '');
  const database = await openDatabase(settings);
  if (settings.seedDemo) await seed(database, new Date());
  const server = createServer({
    calls,
    services: { database, settings, clock, limiter: attemptLimiter(database) },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const stopUpkeep =
    store.kind === 'embedded' ? startUpkeep(database, (error) => console.error(error)) : () => {};

  return {
    database,
    base: `${address}/v1`,
    async inField({ name, jobs: [job = ''], agent }) {
      const worker = await fieldWorker(database, agent);
      try {
        await database.transaction().execute(async (transaction) => {
          if (name === 'accept') await accept(transaction, job, worker, clock());
          else if (name === 'begin') await start(transaction, job, worker, clock());
          else if (name === 'hand in') await submit(transaction, job, worker, clock());
          else await stopInField(transaction, job, 'The shop is closed', worker, clock());
        });
        return '200';
      } catch (error) {
        const known = error instanceof ApiError ? error : fromDatabaseError(error);
        if (known) return `${known.status} ${known.code}`;
        throw error;
      }
    },
    orderSteps: () =>
      database
        .selectFrom('order_history')
        .select(['order_id as order', 'from_status as from', 'to_status as to'])
        .orderBy('order_id')
        .orderBy('id')
        .execute(),
    async ledger() {
      const sums = await database
        .selectFrom('ledger_entries')
        .where('currency', '=', 'GBP')
        .groupBy('agent_id')
        .select(({ fn }) => ['agent_id', fn.sum('amount').as('pence')])
        .execute();
      return new Map(sums.map((sum) => [sum.agent_id, Number(sum.pence)]));
    },
    async stop() {
      stopUpkeep();
      await server.close();
      await database.destroy();
    },
  };
}
