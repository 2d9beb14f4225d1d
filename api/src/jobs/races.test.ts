import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { newAgent, newJobs, jobInReview, userId } from '../testing/marketplace/jobs.ts';
import { overlap } from '../testing/store/overlap.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Starts both acts while a third transaction holds the job, so that neither has seen the other's result. */
const atOnce = (id: string, acts: readonly (() => ReturnType<TestApi['send']>)[]) =>
  overlap(
    api.database,
    (transaction) =>
      sql`select jobs.id from jobs join orders on orders.id = jobs.order_id where jobs.id = ${id} for update`.execute(
        transaction,
      ),
    () => Promise.all(acts.map((act) => act())),
  );

describe('two users who act on one job at once', () => {
  it('of 50 races to assign it, one user wins each, and the other learns of it', async () => {
    const ids = await newJobs(api, 50);
    const agents = [await newAgent(api.database), await newAgent(api.database)] as const;
    const assign = (account: string, id: string, agent_id: string) => () =>
      api.send(account, 'POST', `jobs/${id}/assign/agent`, {
        body: {
          global_fee: 10,
          agent_id,
          ignore_warnings: true,
          expected: [{ id, status: 'unassigned', agent_id: null }],
        },
      });
    for (const id of ids) {
      const answers = await atOnce(id, [assign('owner', id, agents[0]), assign('admin', id, agents[1])]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const winner = agents[answers.findIndex(({ statusCode }) => statusCode === 200)];
      const refusal = answers.find(({ statusCode }) => statusCode === 409)?.json().error;
      expect(refusal).toMatchObject({
        code: 'job.changed',
        jobs: [{ id, status: 'assigned', agent: { id: winner } }],
      });
    }
    const given = await api.database
      .selectFrom('assignments')
      .where('job_id', 'in', ids)
      .select('agent_id')
      .execute();
    expect(given).toHaveLength(50);
  });

  it('of 20 races to claim a review, one reviewer wins each', async () => {
    for (let race = 0; race < 20; race += 1) {
      const { id, agentId } = await jobInReview(api);
      const claim = (account: string, reviewer: string) => async () =>
        api.send(account, 'POST', `jobs/${id}/review/assign`, {
          body: {
            admin_user_id: reviewer,
            reassign: true,
            expected: [{ id, status: 'qa', agent_id: agentId, reviewer_id: null }],
          },
        });
      const reviewers = [await userId(api, 'owner'), await userId(api, 'reviewer')] as const;
      const answers = await atOnce(id, [claim('owner', reviewers[0]), claim('reviewer', reviewers[1])]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const winner = reviewers[answers.findIndex(({ statusCode }) => statusCode === 200)];
      expect((await api.send('owner', 'GET', `jobs/${id}`)).json().reviewer_id).toBe(winner);
    }
  });
});
