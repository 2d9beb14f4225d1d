import { type RestClient, rowsOf, valueAt } from '../support/client.ts';
import type { OrderModel } from './model.ts';

/** An order and its jobs in the API, in the terms of the model. */
export type ShownState = {
  order: { status: unknown; paused: unknown; archived: boolean };
  jobs: Record<string, ShownJob>;
};
type ShownJob = {
  status: unknown;
  reviewer: unknown;
  isBundled: boolean;
  /** The offered or agreed fee. */
  pence: number;
  /** The current or last assignment. */
  work: { agent: unknown; status: unknown } | null;
};

export async function readState(client: RestClient, token: string, id: string): Promise<ShownState> {
  const order = await client.expect({ method: 'GET', path: `/orders/${id}`, token });
  const list = await client.expect({ method: 'GET', path: `/jobs?order_id[]=${id}&per_page=100`, token });
  const jobs = rowsOf(list).map((row) => {
    const assignment = valueAt(row, 'assignment');
    const shown: ShownJob = {
      status: valueAt(row, 'status'),
      reviewer: valueAt(row, 'reviewer_id'),
      isBundled: valueAt(row, 'bundle_name') !== null,
      pence: Math.round(Number(valueAt(row, 'fee', 'amount')) * 100),
      work:
        assignment === null
          ? null
          : {
              agent: valueAt(assignment, 'agent', 'id') ?? valueAt(assignment, 'agent_id'),
              status: valueAt(assignment, 'status'),
            },
    };
    return [String(valueAt(row, 'id')), shown] as const;
  });
  return {
    order: {
      status: valueAt(order, 'status'),
      paused: valueAt(order, 'paused'),
      archived: valueAt(order, 'archived_at') !== null,
    },
    jobs: Object.fromEntries(jobs),
  };
}

/** Differences between the API and the model. */
export function compared(model: OrderModel, { order, jobs }: ShownState): string[] {
  const differences: string[] = [];
  const compare = (what: string, expected: unknown, shown: unknown): void => {
    if (expected !== shown) differences.push(`${what} is ${String(shown)}, not ${String(expected)}`);
  };
  compare('status', model.status, order.status);
  compare('paused', model.paused, order.paused);
  compare('archived', model.archived, order.archived);
  compare('number of jobs', Object.keys(model.jobs).length, Object.keys(jobs).length);
  for (const [id, job] of Object.entries(model.jobs)) {
    const shown = jobs[id];
    compare(`${id} status`, job.status, shown?.status);
    // A finished job keeps its reviewer.
    if (job.status === 'qa') compare(`${id} reviewer`, job.reviewer, shown?.reviewer);
    if (job.status === 'pending') {
      compare(`${id} bundled`, job.bundle !== null, shown?.isBundled);
      // After two simultaneous offers only this shows which came last.
      compare(`${id} offer`, job.offered, shown?.pence);
    }
    if (job.work === null) continue;
    compare(`${id} agent`, job.work.agent, shown?.work?.agent);
    compare(`${id} assignment`, job.work.status, shown?.work?.status);
    compare(`${id} fee`, job.work.fee, shown?.pence);
  }
  return differences;
}
