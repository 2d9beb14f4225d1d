import { seeded } from '../rest/support/random.ts';
import { restClient, signIn, textAt, valueAt, rowsOf } from '../rest/support/client.ts';
import { findCast } from '../rest/state-machines/cast.ts';
import type { HostedApi } from '../rest/state-machines/hosted-api.ts';

/** A job in QA, and its Shepherd's fee in pence. */
export type WaitingJob = { readonly id: string; readonly agentId: string; readonly minor: number };
export type Shepherd = { readonly id: string; readonly currency: string };

export type MoneyCast = {
  readonly shepherds: readonly [Shepherd, ...Shepherd[]];
  readonly jobs: WaitingJob[];
};

/** Jobs of one order. */
const jobsPerOrder = 50;

/** Unrestricted Shepherds in pounds and in euros, and jobs that they have submitted. */
export async function moneyCast(api: HostedApi, seed: string, jobCount: number): Promise<MoneyCast> {
  const client = restClient(api.base, 8);
  const random = seeded(`${seed}/cast`);
  try {
    const token = await signIn(client, 'owner@shepherd.test');
    const { draft } = await findCast(client, token);
    const rows = rowsOf(
      await client.expect({ method: 'GET', path: '/agents?status[]=active&per_page=200', token }),
    ).filter(
      (row) => valueAt(row, 'payment_restricted') === false && valueAt(row, 'view_restricted') === false,
    );
    const all: Shepherd[] = [];
    for (const row of rows) {
      const id = textAt(row, 'id');
      const balance = await client.expect({ method: 'GET', path: `/agents/${id}/balance`, token });
      all.push({ id, currency: textAt(balance, 'balance', 'currency') });
    }
    const of = (currency: string) => all.filter((one) => one.currency === currency).slice(0, 8);
    const [first, ...others] = [...of('GBP'), ...of('EUR')];
    if (first === undefined) throw new Error('There is no active Shepherd');
    const shepherds = [first, ...others] as const;

    const jobs: WaitingJob[] = [];
    while (jobs.length < jobCount) {
      const count = Math.min(jobsPerOrder, jobCount - jobs.length);
      const order = textAt(
        await client.expect({
          method: 'POST',
          path: '/orders',
          body: { ...draft, jobs_count: count },
          token,
        }),
        'id',
      );
      const period = { start_date: '2039-01-01T00:00:00Z', end_date: '2039-02-01T00:00:00Z' };
      await client.expect({ method: 'POST', path: `/orders/${order}/submit`, body: period, token });
      await client.expect({ method: 'POST', path: `/orders/${order}/approve`, token });
      const made = rowsOf(
        await client.expect({ method: 'GET', path: `/jobs?order_id[]=${order}&per_page=100`, token }),
      ).map((row) => textAt(row, 'id'));
      for (const id of made) {
        const { id: agentId } = random.pick([first, ...others]);
        const minor = random.whole(1, 9_000);
        const body = { agent_id: agentId, global_fee: minor / 100, ignore_warnings: true };
        await client.expect({ method: 'POST', path: `/jobs/${id}/assign/agent`, body, token });
        for (const name of ['begin', 'hand in'] as const) {
          const outcome = await api.inField({ on: 'field', name, jobs: [id], agent: agentId });
          if (outcome !== '200') throw new Error(`Job ${id} could not ${name}: ${outcome}`);
        }
        jobs.push({ id, agentId, minor });
      }
    }
    return { shepherds: [...shepherds], jobs };
  } finally {
    await client.close();
  }
}
