import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { random } from '../seed/random.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { perform } from '../testing/marketplace/job-moves.ts';
import { newAgent, newJobs, staffNow } from '../testing/marketplace/jobs.ts';
import {
  afterJobAction,
  fieldJobActions,
  runningAssignmentStatuses,
  staffJobActions,
} from './transitions.ts';
import type { JobAction, JobState } from './transitions.ts';

/** Set JOB_ACTIONS for a longer run, for example 100000. */
const actions = Number(process.env['JOB_ACTIONS'] ?? 300);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Model = JobState & { readonly agent: string | null; readonly paid: boolean };
const initial = (treasureHunt: boolean): Model => ({
  status: 'unassigned',
  assignment: null,
  bundled: false,
  treasureHunt,
  orderClosed: false,
  agent: null,
  paid: false,
});

/** The model after the action by the table; null if the action must be refused. */
function expected(model: Model, action: JobAction, agent: string): Model | null {
  const next = afterJobAction(model, action);
  if (!next) return null;
  const opened = action === 'assign_agent' || action === 'accept';
  return {
    ...next,
    treasureHunt: model.treasureHunt,
    agent: opened ? agent : model.agent,
    paid: model.paid || action === 'stop_attempted' || action === 'complete',
  };
}

it(
  `jobs follow the table through ${actions} random actions, and each is paid once`,
  async () => {
    const draw = random(`state machine ${process.env['JOB_SEED'] ?? '1'}`);
    const { database } = api;
    const staff = await staffNow(api, 'owner');
    const agents = [await newAgent(database), await newAgent(database)] as const;
    const models = new Map<string, Model>();
    const addJobs = async (): Promise<void> => {
      for (const type of ['standard', 'treasure_hunt'] as const)
        for (const id of await newJobs(api, 4, { type })) models.set(id, initial(type === 'treasure_hunt'));
    };
    await addJobs();

    let followed = 0;
    for (let count = 0; count < actions; count += 1) {
      const living = [...models.keys()].filter(
        (id) =>
          !['attempted', 'completed', 'cancelled', 'unfulfilled'].includes(models.get(id)?.status ?? ''),
      );
      if (living.length < 4) await addJobs();
      const [first = '', ...others] = [...models.keys()];
      const id =
        draw.chance(0.9) && living.length > 0
          ? draw.pick([living[0] ?? first, ...living])
          : draw.pick([first, ...others]);
      const model = models.get(id);
      if (!model) throw new Error('no model');
      const agent = draw.pick(agents);
      const action = draw.chance(0.45) ? draw.pick(fieldJobActions) : draw.pick(staffJobActions);
      const isField = fieldJobActions.some((one) => one === action) && action !== 'accept';
      // Agents have one submit action; the table distinguishes a first try from a retry.
      const asked =
        action === 'submit' && model.assignment === 'partially_failed'
          ? 'retry'
          : action === 'retry' && model.assignment === 'in_progress'
            ? 'submit'
            : action;
      const stranger = isField && model.agent !== agent;
      const reviewed = await database
        .selectFrom('jobs')
        .where('id', '=', id)
        .select('reviewer_id')
        .executeTakeFirstOrThrow();
      const notReviewer =
        model.status === 'qa' && reviewed.reviewer_id === null && /^(stop|fail|complete)/.test(action);
      const notHunt = action === 'fail_treasure_hunt' && !model.treasureHunt;
      const next = stranger || notReviewer || notHunt ? null : expected(model, asked, agent);
      let refusal: unknown = null;
      try {
        await database
          .transaction()
          .execute((transaction) => perform(transaction, { id, action, agent }, staff));
      } catch (error) {
        refusal = error;
      }
      const outcome = refusal === null ? 'done' : refusal instanceof ApiError ? 'refused' : String(refusal);
      expect([action, model, outcome]).toEqual([action, model, next ? 'done' : 'refused']);
      if (next) {
        models.set(id, next);
        followed += 1;
      }
      const now = await database
        .selectFrom('jobs')
        .leftJoin('assignments', 'assignments.id', 'jobs.assignment_id')
        .where('jobs.id', '=', id)
        .select(['jobs.status', 'assignments.status as assignment', 'jobs.market_offer_id'])
        .executeTakeFirstOrThrow();
      const known = models.get(id);
      expect({ action, status: now.status, assignment: now.assignment }).toEqual({
        action,
        status: known?.status,
        assignment: known?.assignment,
      });
      expect(now.market_offer_id !== null).toBe(now.status === 'pending');
    }

    expect(followed).toBeGreaterThan(actions / 10);
    const ids = [...models.keys()];
    const paid = await database
      .selectFrom('payments')
      .where('job_id', 'in', ids)
      .where('type', '=', 'job')
      .select('job_id')
      .execute();
    expect(paid.map((row) => row.job_id).toSorted()).toEqual(
      ids.filter((id) => models.get(id)?.paid).toSorted(),
    );
    const running = await sql<{ job_id: string }>`select job_id from assignments
      where status in (${sql.join([...runningAssignmentStatuses])}) group by 1 having count(*) > 1`.execute(
      database,
    );
    expect(running.rows).toEqual([]);
    const counted = await sql`
      select status, count(*)::int as n from jobs group by 1
      except select status, sum(amount)::int from job_counts group by 1`.execute(database);
    expect(counted.rows).toEqual([]);
    const unbooked = await sql`select id from payments where type = 'job' and status = 'paid'
      and not exists (select 1 from ledger_entries where payment_id = payments.id)`.execute(database);
    expect(unbooked.rows).toEqual([]);
  },
  Math.max(60_000, actions * 100),
);
