import { hostApi } from '../rest/state-machines/hosted-api.ts';
import type { HostedApi } from '../rest/state-machines/hosted-api.ts';
import { valueAt } from '../rest/support/client.ts';
import { seeded } from '../rest/support/random.ts';
import type { Store } from '../rest/support/store.ts';
import { startGateway } from '../support/processes/gateway-process.ts';
import { signedInClient } from '../support/graphql-client.ts';
import type { GraphqlClient } from '../support/graphql-client.ts';
import { act } from './actions.ts';
import type { Figures, Model, Player } from './actions.ts';
import { moneyCast } from './cast.ts';
import type { MoneyCast } from './cast.ts';
import { fieldOf, readBooks } from './field.ts';
import { openSession } from './session.ts';

export type MoneyOptions = {
  readonly seed: string;
  readonly actions: number;
  readonly tell?: (line: string) => void;
};

export type MoneyResult = Figures & {
  /** Changes of the accounts involved, in minor units. */
  readonly moved: Readonly<Record<string, number>>;
  readonly seconds: number;
};

/** Two sessions of each: a decision and its rival may be of the same user. */
const accounts = ['owner', 'owner2', 'admin', 'finance'];
const players = 8;
/** Percentage of actions that decide about a job. */
const jobShare = 0.08;

/**
 * Random money through the gateway's mutations, from eight concurrent sessions, while the Shepherds' app and the bank
 * move money as well. The driver keeps books of its own from the answers: at the end they, the ledger and the balances
 * in GraphQL are the same to the penny.
 */
export async function runMoney(store: Store, options: MoneyOptions): Promise<MoneyResult> {
  const api = await hostApi(store);
  const figures: Figures = {
    actions: 0,
    done: {},
    refused: {},
    repeated: { after: 0, 'at once': 0, cut: 0 },
    races: 0,
    failures: [],
  };
  try {
    const gateway = await startGateway(api.base);
    try {
      return await play(api, `${gateway.url}/graphql`, options, figures);
    } finally {
      await gateway.stop();
    }
  } finally {
    await api.stop();
  }
}

async function play(
  api: HostedApi,
  graphqlUrl: string,
  { seed, actions, tell }: MoneyOptions,
  figures: Figures,
): Promise<MoneyResult> {
  const cast = await moneyCast(api, seed, Math.ceil(actions * jobShare));
  const [first, ...others] = await Promise.all(
    [...accounts, ...accounts].map((name) => openSession(graphqlUrl, `${name}@shepherd.test`)),
  );
  if (first === undefined) throw new Error('Nobody plays');
  const before = (await readBooks(api.database, seed)).sums;
  const model: Model = {
    sums: new Map(before),
    made: new Set(),
    paidJobs: new Map(),
    waiting: [],
    underWay: [],
  };
  const shared = {
    cast,
    sessions: [first, ...others] as const,
    field: fieldOf(api.database),
    model,
    figures,
  };
  const started = performance.now();
  await Promise.all(
    Array.from({ length: players }, async (_, number) => {
      let keys = 0;
      const key = (): string => `${seed}-${number}-${(keys += 1)}`;
      const player: Player = { ...shared, random: seeded(`${seed}/player ${number}`), key };
      while (figures.actions < actions && figures.failures.length === 0) {
        await act(player);
        if (figures.actions % 1_000 === 0) tell?.(`${figures.actions} actions`);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  figures.failures.push(...(await problemsOf(api, model, seed)));
  const client = await signedInClient(graphqlUrl, 'owner@shepherd.test');
  figures.failures.push(...(await shownProblems(client, cast, model)));
  return { ...figures, moved: movedBy(before, model.sums), seconds };
}

function movedBy(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  const moved: Record<string, number> = {};
  for (const [account, minor] of after) {
    const currency = account.split(' ')[1] ?? '';
    moved[currency] = (moved[currency] ?? 0) + minor - (before.get(account) ?? 0);
  }
  return moved;
}

/** Differences between the product's books and the driver's. */
async function problemsOf(api: HostedApi, model: Model, seed: string): Promise<string[]> {
  const { sums, marks, fees, problems } = await readBooks(api.database, seed);
  const accountsOfBoth = new Set([...sums.keys(), ...model.sums.keys()]);
  return [
    ...problems,
    ...[...accountsOfBoth]
      .filter((account) => (sums.get(account) ?? 0) !== (model.sums.get(account) ?? 0))
      .map(
        (account) => `The ledger of ${account} has ${sums.get(account)} and not ${model.sums.get(account)}`,
      ),
    ...[...marks].filter(([mark]) => !model.made.has(mark)).map(([mark]) => `${mark} was never answered`),
    ...[...model.made]
      .filter((mark) => marks.get(mark) !== 1)
      .map((mark) => `${mark} was made ${marks.get(mark) ?? 0} times`),
    ...[...model.paidJobs].flatMap(([job, minor]) => {
      const paid = fees.get(job);
      return paid?.count === 1 && paid.minor === minor
        ? []
        : [`Job ${job} was paid ${paid?.count ?? 0} times, ${paid?.minor ?? 0} in all, for ${minor}`];
    }),
  ];
}

/** Differences between the balances in GraphQL and the driver's. */
async function shownProblems(client: GraphqlClient, cast: MoneyCast, model: Model): Promise<string[]> {
  const problems: string[] = [];
  for (const { id } of cast.shepherds) {
    const { data, errors } = await client(
      `query ($id: ID!) { agent(id: $id) { balance {
         balance { amount currency } otherBalances { amount currency } } } }`,
      { id },
    );
    if (errors.length > 0) problems.push(`The balance of ${id} is not shown: ${errors[0]?.message}`);
    const balance = valueAt(data, 'agent', 'balance');
    const shown = [valueAt(balance, 'balance'), ...Object.values(Object(valueAt(balance, 'otherBalances')))];
    for (const one of shown) {
      const account = `${id} ${String(valueAt(one, 'currency'))}`;
      const expected = model.sums.get(account) ?? 0;
      const minor = Math.round(Number(valueAt(one, 'amount')) * 100);
      if (minor !== expected) problems.push(`GraphQL shows ${minor} for ${account} and not ${expected}`);
    }
  }
  return problems;
}
