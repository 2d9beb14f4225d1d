import { restClient, type RestAnswer, type RestClient, signIn, textAt, valueAt } from '../support/client.ts';
import { type Random, seeded } from '../support/random.ts';
import type { Store } from '../support/store.ts';
import { callOf, type Cast, drawAction } from './actions.ts';
import { findCast } from './cast.ts';
import { hostApi, type HostedApi } from './hosted-api.ts';
import { balanceProblems, historyProblems, penceOf } from './audit.ts';
import { type Action, after, type OrderModel, type Outcome, type Payment } from './model.ts';
import { compared, readState } from './state.ts';

export type StateOptions = {
  seed: string;
  actions: number;
  parallel: number;
  tell?: (line: string) => void;
};

export type StateResult = {
  actions: number;
  accepted: number;
  refused: Record<string, number>;
  /** Repeated with the same Idempotency-Key: after the answer, or at the same moment. */
  repeated: number;
  /** Pairs of simultaneous actions on the same order; of those, lost races with 409 conflict. */
  races: number;
  conflicts: number;
  orders: number;
  paidPence: number;
  failures: string[];
  seconds: number;
};

/** Actions on one order before its player takes a new one. */
const actionsPerOrder = 150;

/**
 * Players act randomly on orders of their own, with the model predicting each action; sometimes two actions are
 * simultaneous, and their outcome must match one of the two sequences.
 */
export async function runStateMachines(store: Store, options: StateOptions): Promise<StateResult> {
  const api = await hostApi(store);
  const client = restClient(api.base, options.parallel * 2);
  const result: StateResult = {
    actions: 0,
    accepted: 0,
    refused: {},
    repeated: 0,
    races: 0,
    conflicts: 0,
    orders: 0,
    paidPence: 0,
    failures: [],
    seconds: 0,
  };
  try {
    const token = await signIn(client, 'owner@shepherd.test');
    const cast = await findCast(client, token);
    const before = await penceOf(client, token, cast.agents);
    const paid = new Map<string, number>();
    const started = performance.now();
    const game: Game = { api, client, token, cast, options, result, paid };
    await Promise.all(Array.from({ length: options.parallel }, (_, number) => play(game, number)));
    result.seconds = (performance.now() - started) / 1_000;
    result.paidPence = [...paid.values()].reduce((sum, pence) => sum + pence, 0);
    result.failures.push(
      ...balanceProblems(before, paid, await penceOf(client, token, cast.agents), await api.ledger()),
      ...historyProblems(await api.orderSteps()),
    );
  } finally {
    await client.close();
    await api.stop();
  }
  return result;
}

type Game = {
  api: HostedApi;
  client: RestClient;
  token: string;
  cast: Cast;
  options: StateOptions;
  result: StateResult;
  paid: Map<string, number>;
};

type Player = Game & { random: Random; order: string; model: OrderModel; key: () => string; log: string[] };

async function play(game: Game, number: number): Promise<void> {
  const { options, result } = game;
  const random = seeded(`${options.seed}/player ${number}`);
  let keys = 0;
  const key = (): string => `${options.seed}-${number}-${(keys += 1)}`;
  const isOver = (): boolean => result.actions >= options.actions || result.failures.length > 0;
  while (!isOver()) {
    const created = await game.client.expect({
      method: 'POST',
      path: '/orders',
      body: game.cast.draft,
      token: game.token,
      headers: { 'idempotency-key': key() },
    });
    result.orders += 1;
    const model: OrderModel = { status: 'draft', paused: false, archived: false, extended: 0, jobs: {} };
    const player: Player = { ...game, random, order: textAt(created, 'id'), model, key, log: [] };
    for (let count = 0; count < actionsPerOrder && !isOver(); count += 1) {
      if (random.chance(0.1)) await race(player);
      else await act(player);
      if (count % 10 === 9 || isOver()) await verify(player);
      // Few actions are possible any more: a few last ones must be refused, then the next order begins.
      if (isSettled(player.model) && random.chance(0.2)) break;
    }
    await verify(player);
    if (result.orders % 100 === 0)
      options.tell?.(
        `${result.actions} actions on ${result.orders} orders, ${result.failures.length} failures`,
      );
  }
}

const isSettled = ({ status, archived, jobs }: OrderModel): boolean =>
  archived ||
  status === 'rejected' ||
  (status !== 'draft' &&
    status !== 'pending' &&
    Object.values(jobs).every((job) =>
      ['attempted', 'unfulfilled', 'completed', 'cancelled'].includes(job.status),
    ));

/** One action, a third of the time twice with the same key. */
async function act(player: Player): Promise<void> {
  const { model, cast, random, result, order } = player;
  const action = draw(player);
  const expected = after(model, action, cast.me, order);
  const headers = { 'idempotency-key': player.key() };
  const repetition = random.fraction();
  const first = perform(player, action, headers);
  let told: Told;
  if (action.on === 'field' || repetition >= 1 / 3) told = await first;
  else {
    const [one, again] =
      repetition < 1 / 6
        ? await Promise.all([first, perform(player, action, headers)])
        : [await first, await perform(player, action, headers)];
    result.repeated += 1;
    if (one.outcome !== again.outcome || (one.outcome === '200' && one.text !== again.text))
      fail(player, action, `the repetition answered ${again.outcome} after ${one.outcome}, or another body`);
    told = one;
  }
  result.actions += 1;
  settle(player, action, expected, told.outcome);
}

/** Mostly possible actions: random ones are mostly refused. */
function draw({ model, cast, random, order }: Player): Action {
  let action = drawAction(model, cast, random);
  if (random.chance(0.25)) return action;
  for (let draws = 0; draws < 8 && after(model, action, cast.me, order).refused !== undefined; draws += 1)
    action = drawAction(model, cast, random);
  return action;
}

type Told = { outcome: string; text: string };

async function perform(player: Player, action: Action, headers: Record<string, string>): Promise<Told> {
  const { api, client, token, order } = player;
  if (action.on === 'field') return { outcome: await api.inField(action), text: '' };
  const answer = await client.send({ ...callOf(order, action), token, headers });
  return { outcome: outcomeOf(answer), text: answer.text };
}

const outcomeOf = ({ status, json }: RestAnswer): string =>
  status < 300 ? '200' : `${status} ${String(valueAt(json, 'error', 'code'))}`;

/** The model's prediction of an answer. The shepherds' app only reports that an action is impossible. */
const saidBy = (outcome: Outcome): string => outcome.refused ?? '200';
const isSame = (action: Action, expected: string, told: string): boolean =>
  expected === told || (action.on === 'field' && expected !== '200' && told !== '200');

function settle(player: Player, action: Action, expected: Outcome, told: string): void {
  const { result } = player;
  player.log.push(`${describe(action)} → ${told}`);
  if (!isSame(action, saidBy(expected), told)) {
    fail(player, action, `answered ${told}, the rules say ${saidBy(expected)}`);
    return;
  }
  if (expected.refused !== undefined) {
    result.refused[told] = (result.refused[told] ?? 0) + 1;
    return;
  }
  result.accepted += 1;
  player.model = expected.order;
  pay(player, expected.paid);
}

function pay({ paid }: Player, payments: readonly Payment[]): void {
  for (const { agent, pence } of payments) paid.set(agent, (paid.get(agent) ?? 0) + pence);
}

/** Two simultaneous actions. Either may come first; a database that aborts one of them answers 409 conflict. */
async function race(player: Player): Promise<void> {
  const { model, cast, result, order } = player;
  const pair = [draw(player), draw(player)] as const;
  const told = await Promise.all(
    pair.map((action) => perform(player, action, { 'idempotency-key': player.key() })),
  );
  const [first = '', second = ''] = told.map(({ outcome }) => outcome);
  result.actions += 2;
  result.races += 1;
  result.conflicts += [first, second].filter((outcome) => outcome === '409 conflict').length;
  player.log.push(`${describe(pair[0])} → ${first}, at once with ${describe(pair[1])} → ${second}`);
  const possible = [
    inTurn(model, [pair[0], first], [pair[1], second], cast.me, order),
    inTurn(model, [pair[1], second], [pair[0], first], cast.me, order),
  ].filter((outcome) => outcome !== null);
  const state = await readState(player.client, player.token, order);
  const actual = possible.find((outcome) => compared(outcome.order, state).length === 0);
  if (actual === undefined) {
    fail(player, pair[0], `neither order of events explains ${first} and ${second}`);
    return;
  }
  result.accepted += [first, second].filter((outcome) => outcome === '200').length;
  player.model = actual.order;
  pay(player, actual.paid);
}

type Answered = readonly [action: Action, told: string];

/** The order after two answered actions in sequence; null when that sequence is impossible. */
function inTurn(
  model: OrderModel,
  first: Answered,
  second: Answered,
  me: string,
  id: string,
): { order: OrderModel; paid: Payment[] } | null {
  let order = model;
  const paid: Payment[] = [];
  for (const [action, told] of [first, second]) {
    if (told === '409 conflict') continue;
    if (action.on !== 'order' && action.jobs.some((job) => order.jobs[job] === undefined)) return null;
    const outcome = after(order, action, me, id);
    if (!isSame(action, saidBy(outcome), told)) return null;
    if (outcome.refused !== undefined) continue;
    order = outcome.order;
    paid.push(...outcome.paid);
  }
  return { order, paid };
}

/** Compares the order in the API with the model. */
async function verify(player: Player): Promise<void> {
  if (player.result.failures.length > 0) return;
  const state = await readState(player.client, player.token, player.order);
  const differences = compared(player.model, state);
  if (differences.length > 0) fail(player, null, differences.join('; '));
}

function fail({ result, order, model, log, options }: Player, action: Action | null, problem: string): void {
  result.failures.push(
    [
      `Order ${order}, seed ${options.seed}: ${action ? `${describe(action)}: ` : ''}${problem}`,
      `  model: ${JSON.stringify(model)}`,
      ...log.slice(-12).map((line) => `  ${line}`),
    ].join('\n'),
  );
}

const describe = (action: Action): string =>
  `${action.on} ${action.name}${action.on === 'order' ? '' : ` ${action.jobs.join(',')}`}`;
