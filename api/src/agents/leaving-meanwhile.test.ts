import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import * as field from '../jobs/actions/field.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { assign, jobInProgress, newAgent, newJob, staffNow } from '../testing/marketplace/jobs.ts';
import { overlap } from '../testing/store/overlap.ts';
import { editAgent, retireAgent } from './profile.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Step = (transaction: Kysely<Database>, job: string, worker: field.FieldWorker, now: Date) => unknown;

async function offered(): Promise<{ job: string; agent: string }> {
  const [job, agent] = [await newJob(api), await newAgent(api.database)];
  const answer = await api.send('owner', 'POST', `jobs/${job}/assign/market`, {
    body: { global_fee: 5 },
  });
  expect(answer.statusCode).toBe(200);
  return { job, agent };
}
async function accepted(): Promise<{ job: string; agent: string }> {
  const [job, agent] = [await newJob(api), await newAgent(api.database)];
  await assign(api, job, agent);
  return { job, agent };
}
async function begun(): Promise<{ job: string; agent: string }> {
  const { id, agentId } = await jobInProgress(api);
  return { job: id, agent: agentId };
}

/** The result of an action in the agent's app: the code of its refusal. */
const ask = async (step: Step, { job, agent }: { job: string; agent: string }): Promise<string> => {
  const worker = await field.fieldWorker(api.database, agent);
  try {
    await api.database.transaction().execute(async (transaction) => {
      await step(transaction, job, worker, api.now());
    });
    return 'done';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
};
const during = async (step: Step, { job, agent }: { job: string; agent: string }) => {
  const worker = await field.fieldWorker(api.database, agent);
  return (transaction: Kysely<Database>) => Promise.resolve(step(transaction, job, worker, api.now()));
};
const stop: Step = (transaction, job, worker, now) =>
  field.stopInField(transaction, job, 'The shop is closed', worker, now);

const leave = { reason: 'removed', comment: 'Asked for it' } as const;
const retire = (agent: string) => api.send('owner', 'POST', `agents/${agent}/retire`, { body: leave });
const retiring = async (agent: string) => {
  const staff = { ...(await staffNow(api, 'owner')), settings: api.services.settings, timezone: 'UTC' };
  return (transaction: Kysely<Database>) => retireAgent(transaction, agent, leave, staff);
};
const pausing = async (agent: string) => {
  const staff = { ...(await staffNow(api, 'owner')), settings: api.services.settings, timezone: 'UTC' };
  return (transaction: Kysely<Database>) => editAgent(transaction, agent, { status: 'inactive' }, staff);
};
const statusOf = async (job: string) => (await api.get('owner', `jobs/${job}`)).json().status;

describe('while an agent is retired', () => {
  it.each([
    ['a job of the market is not accepted', offered, field.accept, 'pending'],
    ['an accepted job is not begun', accepted, field.start, 'unassigned'],
  ] as const)('%s', async (_what, given, step, status) => {
    const chance = await given();
    const answer = await overlap(api.database, await retiring(chance.agent), () => ask(step, chance));
    expect(answer).toBe('agent.invalid_transition');
    expect(await statusOf(chance.job)).toBe(status);
  });

  it.each([
    ['was being accepted goes back', offered, field.accept, [200, undefined], 'unassigned'],
    ['was being begun keeps them', accepted, field.start, [409, 'agent.open_work'], 'in_progress'],
    ['was being handed in keeps them', begun, field.submit, [409, 'agent.open_work'], 'qa'],
    ['was being stopped keeps them', begun, stop, [409, 'agent.open_work'], 'in_progress'],
  ] as const)('a job that %s', async (_what, given, step, [code, error], status) => {
    const chance = await given();
    const answer = await overlap(api.database, await during(step, chance), () => retire(chance.agent));
    expect([answer.statusCode, answer.json().error?.code]).toEqual([code, error]);
    expect(await statusOf(chance.job)).toBe(status);
  });
});

describe('while an agent loses access to the market', () => {
  it('a job cannot be accepted', async () => {
    const chance = await offered();
    const answer = await overlap(api.database, await pausing(chance.agent), () => ask(field.accept, chance));
    expect([answer, await statusOf(chance.job)]).toEqual(['agent.invalid_transition', 'pending']);
  });

  it.each([
    ['begun', accepted, field.start, 'in_progress'],
    ['handed in', begun, field.submit, 'qa'],
  ] as const)('accepted work is %s', async (_what, given, step, status) => {
    const chance = await given();
    const answer = await overlap(api.database, await pausing(chance.agent), () => ask(step, chance));
    expect([answer, await statusOf(chance.job)]).toEqual(['done', status]);
  });
});
