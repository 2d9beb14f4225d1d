import { type RestClient, rowsOf, signIn, textAt, valueAt } from '../support/client.ts';
import type { Cast } from './actions.ts';
import { jobsPerOrder } from './model.ts';

/** Finds a customer with a campaign, a template paid in pounds, and shepherds in the demo data. */
export async function findCast(client: RestClient, token: string): Promise<Cast> {
  const read = async (path: string): Promise<unknown> => client.expect({ method: 'GET', path, token });
  const first = async (path: string): Promise<string> => textAt(await read(path), 'data', 0, 'id');
  const campaigns = rowsOf(await read('/campaigns?per_page=100&status[]=active'));
  const [campaign] = campaigns;
  const templates = rowsOf(await read('/templates?status[]=active&per_page=100'));
  const template = templates.find((row) => valueAt(row, 'agent_fee', 'currency') === 'GBP');
  const [agent, ...agents] = rowsOf(await read('/agents?status[]=active&per_page=24')).map((row) =>
    textAt(row, 'id'),
  );
  if (agent === undefined) throw new Error('There is no active shepherd');
  const otherToken = await signIn(client, 'reviewer@shepherd.test');
  const other = await client.expect({ method: 'GET', path: '/account/profile', token: otherToken });
  return {
    me: textAt(await read('/account/profile'), 'id'),
    other: textAt(other, 'id'),
    agents: [agent, ...agents],
    draft: {
      title: 'Decided by the dice',
      type: 'anywhere',
      customer_id: textAt(campaign, 'customer_id'),
      campaign_id: textAt(campaign, 'id'),
      category_id: await first('/orders/categories'),
      // A run around midnight may accept an offer of the day before.
      accept_window: 1,
      country_code: 'GB',
      template_id: textAt(template, 'id'),
      jobs_count: jobsPerOrder,
    },
  };
}
