import { type RestCall, type RestClient, rowsOf, textAt, valueAt } from '../support/client.ts';
import type { Random } from '../support/random.ts';

/** The targets of the writers. */
export type World = {
  token: string;
  agents: [string, ...string[]];
  jobs: [string, ...string[]];
  customer: string;
  /** The body of an order without its title. */
  draft: object;
};

/** A kind of write: every one carries a unique mark. */
export type Kind = {
  name: string;
  request: (world: World, mark: string, random: Random) => Omit<RestCall, 'token'>;
  /** Every stored mark of this kind, with duplicates. */
  stored: (world: World, client: RestClient) => Promise<string[]>;
};

/** Reads lists and takes the marks from their rows. */
const inLists =
  (paths: (world: World) => string[], property: string): Kind['stored'] =>
  async (world, client) => {
    const marks: string[] = [];
    for (const path of paths(world)) {
      const list = await client.expect({ method: 'GET', path, token: world.token });
      marks.push(...rowsOf(list).map((row) => String(valueAt(row, property))));
    }
    return marks;
  };

const perAgent = (path: (agent: string) => string, property: string): Kind['stored'] =>
  inLists(({ agents }) => agents.map(path), property);

const address = { line1: '1 High Street', city: 'Leeds', country_code: 'GB' };

export const kinds: readonly [Kind, ...Kind[]] = [
  {
    name: 'strikes',
    request: ({ agents }, mark, random) => ({
      method: 'POST',
      path: `/agents/${random.pick(agents)}/strikes`,
      body: { comment: mark },
    }),
    stored: perAgent((agent) => `/agents/${agent}/strikes`, 'comment'),
  },
  {
    name: 'comments',
    request: ({ agents }, mark, random) => ({
      method: 'POST',
      path: `/agents/${random.pick(agents)}/comments`,
      body: { comment: mark },
    }),
    stored: perAgent((agent) => `/agents/${agent}/comments`, 'text'),
  },
  {
    name: 'payments',
    request: ({ agents }, mark, random) => ({
      method: 'POST',
      path: `/agents/${random.pick(agents)}/payments`,
      body: { type: 'credit', amount: random.whole(1, 10_000) / 100, comment: mark },
    }),
    stored: perAgent((agent) => `/agents/payments?agent_id[]=${agent}&per_page=10000`, 'comment'),
  },
  {
    name: 'customers',
    request: (_world, mark) => ({
      method: 'POST',
      path: '/customers',
      body: { name: mark, phone: '0113 496 0000', address },
    }),
    stored: inLists(() => ['/customers?sort=-created_at&per_page=10000'], 'name'),
  },
  {
    name: 'campaigns',
    request: ({ customer }, mark) => ({
      method: 'POST',
      path: `/customers/${customer}/campaigns`,
      body: { name: mark, waves: [{ name: 'One' }, { name: 'Two' }] },
    }),
    stored: inLists(({ customer }) => [`/customers/${customer}/campaigns?per_page=10000`], 'name'),
  },
  {
    name: 'orders',
    request: ({ draft }, mark) => ({ method: 'POST', path: '/orders', body: { ...draft, title: mark } }),
    stored: inLists(() => ['/orders?per_page=10000'], 'title'),
  },
  {
    name: 'job comments',
    request: ({ jobs }, mark, random) => ({
      method: 'POST',
      path: `/jobs/${random.pick(jobs)}/comments`,
      body: { text: mark },
    }),
    stored: inLists(({ jobs }) => jobs.map((job) => `/jobs/${job}/comments`), 'text'),
  },
];

/** Pence, corrected for floating point. */
const pence = (amount: unknown): number => Math.round(Number(amount) * 100);

/** The balance of each agent in pence, by the API. */
export async function balances(world: World, client: RestClient): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const agent of world.agents) {
    const answer = await client.expect({
      method: 'GET',
      path: `/agents/${agent}/balance`,
      token: world.token,
    });
    found.set(agent, pence(valueAt(answer, 'balance', 'amount')));
  }
  return found;
}

/** The agent and pence that an acknowledged write credits; null for other kinds. */
export function credited(answer: unknown): { agent: string; pence: number } | null {
  const agent = valueAt(answer, 'agent_id');
  const amount = valueAt(answer, 'amount', 'amount');
  return typeof agent === 'string' && amount !== undefined ? { agent, pence: pence(amount) } : null;
}

/** Finds rows of the demo data to write to. */
export async function findWorld(client: RestClient, token: string): Promise<World> {
  const ids = async (path: string): Promise<[string, ...string[]]> => {
    const list = await client.expect({ method: 'GET', path, token });
    const [first, ...others] = rowsOf(list).map((row) => textAt(row, 'id'));
    if (first === undefined) throw new Error(`There is nothing at ${path} to write to`);
    return [first, ...others];
  };
  const campaigns = await client.expect({
    method: 'GET',
    path: '/campaigns?status[]=active&per_page=1',
    token,
  });
  const customer = textAt(campaigns, 'data', 0, 'customer_id');
  const [category] = await ids('/orders/categories');
  return {
    token,
    agents: await ids('/agents?status[]=active&per_page=5'),
    jobs: await ids('/jobs?per_page=5'),
    customer,
    draft: {
      type: 'standard',
      customer_id: customer,
      campaign_id: textAt(campaigns, 'data', 0, 'id'),
      category_id: category,
      country_code: 'GB',
    },
  };
}
