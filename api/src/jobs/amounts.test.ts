import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobActions } from '../testing/marketplace/job-actions.ts';
import { jobInReview, newAgent, newJob } from '../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { post, job } = jobActions(() => api);

async function jobPricedIn(currency: Currency): Promise<string> {
  const id = await newJob(api);
  await api.database.updateTable('jobs').set({ currency }).where('id', '=', id).execute();
  return id;
}
const fieldsOf = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
  const answer = await api.send('owner', method, path, { body });
  return [answer.statusCode, answer.json().error?.fields];
};
const decimals = 'More decimals than the currency has';

describe('more decimals than the currency has', () => {
  it.each([
    ['GBP', 12.345],
    ['JPY', 5.5],
    ['EUR', 0.001],
  ] as const)('are refused in %s fees and rates, not rounded', async (currency, amount) => {
    const id = await jobPricedIn(currency);
    const agent_id = await newAgent(api.database);
    for (const [path, extra] of [
      [`jobs/${id}/assign/agent`, { agent_id }],
      [`jobs/${id}/assign/market`, {}],
    ] as const) {
      const fees = [{ job_id: id, agent_fee: amount }];
      expect(await fieldsOf(path, { ...extra, fees })).toEqual([422, { fees: [decimals] }]);
      expect(await fieldsOf(path, { ...extra, global_fee: amount })).toEqual([
        422,
        { global_fee: [decimals] },
      ]);
    }
    const rates = { agent_fee: amount, customer_price: amount };
    expect(await fieldsOf(`jobs/${id}/rates`, rates, 'PUT')).toEqual([
      422,
      { agent_fee: [decimals], customer_price: [decimals] },
    ]);
    expect(await job(id)).toMatchObject({ status: 'unassigned', assignment: null });
  });

  it.each([
    ['update_rates', (id: string) => `job_id,agent_fee\n${id},12.345`, 'agent_fee'],
    [
      'assign_agent',
      (id: string, agent: string) => `job_id,agent_id,agent_fee\n${id},${agent},12.345`,
      'agent_fee',
    ],
  ])('are refused in the rows of %s', async (type, csv, field) => {
    const id = await newJob(api);
    const started = await api.send('owner', 'POST', `jobs/bulk-actions?type=${type}`, {
      body: csv(id, await newAgent(api.database)),
      headers: { 'content-type': 'text/csv' },
    });
    await api.work();
    const { data } = (await api.get('owner', `jobs/bulk-actions/${started.json().id}/failed`)).json();
    expect(data).toMatchObject([
      { job_id: id, reason: `Please check the fields. ${field}: Amounts have at most 2 decimals` },
    ]);
  });

  it('are refused in the reimbursement of a task', async () => {
    const { id } = await jobInReview(api, { reviewer: 'owner', tasks: oneTask });
    const path = `jobs/${id}/report/tasks/1`;
    expect(await fieldsOf(path, { reimbursement: { amount: 3.205 } }, 'PUT')).toEqual([
      422,
      { 'reimbursement.amount': [decimals] },
    ]);
  });
});

describe('jobs priced in different currencies', () => {
  const mixed = async () => [await jobPricedIn('GBP'), await jobPricedIn('EUR')] as const;
  const message = 'The jobs are priced in GBP and EUR. A bundle has one currency';
  const feesFor = (ids: readonly string[]) => ids.map((job_id) => ({ job_id, agent_fee: 5 }));

  it('cannot form a bundle, on the market or in a direct assignment', async () => {
    const ids = await mixed();
    const terms = { fees: feesFor(ids), bundle_name: 'Leeds' };
    const agent_id = await newAgent(api.database);
    const path = `jobs/${ids.join(',')}/assign`;
    expect(await fieldsOf(`${path}/market`, terms)).toEqual([422, { ids: [message] }]);
    expect(await fieldsOf(`${path}/agent`, { ...terms, agent_id, ignore_warnings: true })).toEqual([
      422,
      { ids: [message] },
    ]);
  });

  it('are assigned to one agent with a fee for each, but not with one fee for all', async () => {
    const ids = await mixed();
    const terms = { agent_id: await newAgent(api.database), ignore_warnings: true };
    const path = `jobs/${ids.join(',')}/assign/agent`;
    expect(await fieldsOf(path, { ...terms, global_fee: 5 })).toEqual([
      422,
      { global_fee: ['The jobs are priced in different currencies. Enter a fee for each'] },
    ]);
    const { status, json } = await post('owner', path, { ...terms, fees: feesFor(ids) });
    expect(status).toBe(200);
    expect(json.data.map((one: { fee: { formatted: string } }) => one.fee.formatted)).toEqual([
      '£5.00',
      '€5.00',
    ]);
  });
});

const oneTask = {
  task_groups: [
    {
      name: 'Visit',
      reference: null,
      tasks: [
        {
          id: '1',
          reference: 'costs',
          title: 'What did it cost?',
          description: 'Add it up',
          qa_notes: null,
          instructions: null,
          internal: false,
          required: [],
          payments: [],
          component: { type: 'input' as const },
        },
      ],
    },
  ],
  task_logic: [],
};
