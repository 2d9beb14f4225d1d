import { type RestClient, valueAt } from '../support/client.ts';

/** The balance of each shepherd in pence, by the API. */
export async function penceOf(
  client: RestClient,
  token: string,
  agents: readonly string[],
): Promise<Map<string, number>> {
  const balances = new Map<string, number>();
  for (const agent of agents) {
    const answer = await client.expect({ method: 'GET', path: `/agents/${agent}/balance`, token });
    const money = [valueAt(answer, 'balance'), ...Object.values(Object(valueAt(answer, 'other_balances')))];
    const pounds = money.find((one) => valueAt(one, 'currency') === 'GBP');
    balances.set(agent, Math.round(Number(valueAt(pounds, 'amount') ?? 0) * 100));
  }
  return balances;
}

/** A balance equals the previous one plus the payments since, and the sum of the ledger. */
export function balanceProblems(
  before: ReadonlyMap<string, number>,
  paid: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  ledger: ReadonlyMap<string, number>,
): string[] {
  return [...now].flatMap(([agent, pence]) => {
    const expected = (before.get(agent) ?? 0) + (paid.get(agent) ?? 0);
    const entries = ledger.get(agent) ?? 0;
    return [
      ...(pence === expected ? [] : [`Shepherd ${agent} has ${pence} pence and should have ${expected}`]),
      ...(pence === entries
        ? []
        : [`Shepherd ${agent} has ${pence} pence, the ledger sums up to ${entries}`]),
    ];
  });
}

/** Steps that the rules allow; those from a status to itself are pause, resume, extend and archive. */
const legalSteps: Readonly<Record<string, readonly string[]>> = {
  draft: ['draft', 'pending', 'cancelled'],
  pending: ['pending', 'approving', 'rejected', 'cancelled'],
  approving: ['active', 'rejected', 'cancelled'],
  active: ['active', 'started', 'finished', 'cancelled'],
  started: ['started', 'finished', 'cancelled'],
  finished: ['finished', 'started'],
  cancelled: ['cancelled'],
  rejected: ['rejected'],
};

/** Every step is legal and begins where the previous one ended. */
export function historyProblems(steps: readonly { order: string; from: string; to: string }[]): string[] {
  const problems: string[] = [];
  const last = new Map<string, string>();
  for (const { order, from, to } of steps) {
    const known = last.get(order);
    if (known !== undefined && known !== from)
      problems.push(`Order ${order} goes on from ${from}, but it was ${known}`);
    if (legalSteps[from]?.includes(to) !== true) problems.push(`Order ${order} went from ${from} to ${to}`);
    last.set(order, to);
  }
  return problems;
}
