import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import * as field from '../../jobs/actions/field.ts';
import type { TestApi } from '../api.ts';

/** Helpers for tests of a job's life; `api` is available once the tests run. */
export function jobActions(api: () => TestApi) {
  const post = async (account: string, path: string, body: unknown = {}) => {
    const answer = await api().send(account, 'POST', path, { body });
    return { status: answer.statusCode, json: answer.json() };
  };
  return {
    post,
    job: async (id: string) => (await api().get('owner', `jobs/${id}`)).json(),
    /** The history, latest first. */
    events: async (id: string): Promise<string[]> =>
      (await api().get('owner', `jobs/${id}/history`))
        .json()
        .data.map((entry: { event: string }) => entry.event),
    payments: (jobId: string) =>
      api()
        .database.selectFrom('payments')
        .where('job_id', '=', jobId)
        .select(['type', 'amount', 'agent_id'])
        .execute(),
    /** Performs an action of an agent's app. */
    inField: async <Result>(
      agentId: string,
      act: (transaction: Kysely<Database>, worker: field.FieldWorker) => Promise<Result>,
    ): Promise<Result> => {
      const worker = await field.fieldWorker(api().database, agentId);
      return api()
        .database.transaction()
        .execute((transaction) => act(transaction, worker));
    },
    /** Offers jobs on the market for 12.50 each, several as the bundle "Leeds". */
    offer: (ids: readonly string[], more: object = {}) =>
      post('operations', `jobs/${ids.join(',')}/assign/market`, {
        global_fee: 12.5,
        ...(ids.length > 1 && { bundle_name: 'Leeds' }),
        ...more,
      }),
  };
}
