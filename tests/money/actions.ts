import type { Random } from '../rest/support/random.ts';
import { valueAt } from '../rest/support/client.ts';
import type { Field } from './field.ts';
import type { MoneyCast, Shepherd } from './cast.ts';
import type { Mutation, Session, Told } from './session.ts';

type Open = { readonly id: string; readonly shepherd: Shepherd; readonly minor: number };

/** The driver's knowledge of the money, from the answers alone. */
export type Model = {
  /** Minor units by Shepherd and currency: `1001 GBP`. */
  readonly sums: Map<string, number>;
  /** Comments of acknowledged payments; refused ones must not exist. */
  readonly made: Set<string>;
  readonly paidJobs: Map<string, number>;
  /** Withdrawals that wait for staff, and those at the bank. */
  readonly waiting: Open[];
  readonly underWay: Open[];
};

export type Figures = {
  actions: number;
  done: Record<string, number>;
  refused: Record<string, number>;
  /** Repeated with the same key: after the answer, at the same moment, or after the connection was cut. */
  repeated: Record<'after' | 'at once' | 'cut', number>;
  /** Pairs of simultaneous decisions on the same entity. */
  races: number;
  failures: string[];
};

/** One player: its knowledge, its sessions, and its records. */
export type Player = {
  readonly cast: MoneyCast;
  readonly sessions: readonly [Session, ...Session[]];
  readonly field: Field;
  readonly model: Model;
  readonly figures: Figures;
  readonly random: Random;
  readonly key: () => string;
};

type Action = (player: Player) => Promise<void>;

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

function book({ model: { sums } }: Player, agentId: string, currency: string, minor: number): void {
  const account = `${agentId} ${currency}`;
  sums.set(account, (sums.get(account) ?? 0) + minor);
}

/** Decimal text of minor units of a currency with two decimals, as a script writes it. */
const decimal = (minor: number): string =>
  `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;

/** Sends a mutation, a third of the time twice or more with the same key. */
async function send(player: Player, session: Session, mutation: Mutation): Promise<Told> {
  const { random, figures } = player;
  const key = player.key();
  if (!random.chance(1 / 3)) return session.send(mutation, key);
  const way = random.pick<keyof Figures['repeated']>(['after', 'at once', 'cut']);
  figures.repeated[way] += 1;
  if (way === 'cut') {
    await session.cut(mutation, key, random.whole(0, 60));
    return session.send(mutation, key);
  }
  const sendOnce = () => session.send(mutation, key);
  const [first, second] =
    way === 'after' ? [await sendOnce(), await sendOnce()] : await Promise.all([sendOnce(), sendOnce()]);
  if (first.outcome !== second.outcome || first.text !== second.text)
    figures.failures.push(`A repetition answered ${second.text} after ${first.text}`);
  return first;
}

const limits: Readonly<Record<string, number>> = { GBP: 5_000, EUR: 6_000 };

const pay: Action = async (player) => {
  const { cast, random, model, figures } = player;
  const { id, currency } = random.pick(cast.shepherds);
  const type = random.pick(['BONUS', 'CREDIT', 'CREDIT', 'DEDUCTION', 'REIMBURSEMENT']);
  const minor = random.whole(1, 20_000) * (type === 'DEDUCTION' ? -1 : 1);
  const comment = player.key();
  const told = await send(player, random.pick(player.sessions), {
    query: 'mutation ($input: CreatePaymentInput!) { createPayment(input: $input) { id amount { amount } } }',
    variables: { input: { agentId: id, type, amount: decimal(minor), comment } },
  });
  const refused = type === 'REIMBURSEMENT' && minor > (limits[currency] ?? 0);
  const expected = refused ? 'payment.reimbursement_limit' : 'done';
  if (told.outcome !== expected) {
    figures.failures.push(`${type} of ${decimal(minor)} ${currency} answered ${told.outcome}: ${told.text}`);
    return;
  }
  count(refused ? figures.refused : figures.done, type);
  if (refused) return;
  model.made.add(comment);
  book(player, id, currency, minor);
};

const turnSwitch: Action = async (player) => {
  const { cast, random, figures } = player;
  const { id } = random.pick(cast.shepherds);
  const told = await send(player, random.pick(player.sessions), {
    query: 'mutation ($input: UpdateBalanceInput!) { updateBalance(input: $input) { id } }',
    variables: { input: { agentId: id, canWithdraw: random.chance(0.9) } },
  });
  if (told.outcome !== 'done') figures.failures.push(`The switch answered ${told.outcome}: ${told.text}`);
  count(figures.done, 'switch');
};

const withdraw: Action = async (player) => {
  const { cast, random, field, model, figures } = player;
  const shepherd = random.pick(cast.shepherds);
  const asked = await field.withdraw(shepherd.id, random.whole(1, 25_000));
  if (asked === null) return count(figures.refused, 'withdrawal');
  count(figures.done, 'withdrawal');
  book(player, shepherd.id, shepherd.currency, -asked.minor);
  (asked.manual ? model.waiting : model.underWay).push({ ...asked, shepherd });
};

const decisions = ['APPROVE', 'REJECT'] as const;

/** Two reviewers at the same moment, and a late one: only one of them decides. */
const review: Action = async (player) => {
  const { random, model, figures } = player;
  const waiting = model.waiting.shift();
  if (!waiting) return withdraw(player);
  const decide = (decision: string) =>
    send(player, random.pick(player.sessions), {
      query: 'mutation ($input: ReviewWithdrawalInput!) { reviewWithdrawal(input: $input) { id status } }',
      variables: { input: { id: waiting.id, decision, comment: 'Decided by the dice' } },
    });
  figures.races += 1;
  const both = await Promise.all([decide(random.pick(decisions)), decide(random.pick(decisions))]);
  const told = [...both, await decide(random.pick(decisions))];
  const [decided, ...others] = told.filter(({ outcome }) => outcome === 'done');
  const late = told.filter(({ outcome }) => outcome === 'withdrawal.invalid_transition');
  if (decided === undefined || others.length > 0 || late.length !== 2) {
    const outcomes = told.map(({ outcome, text }) => `${outcome} ${text}`).join(', ');
    figures.failures.push(`Withdrawal ${waiting.id} was decided by: ${outcomes}`);
    return;
  }
  const status = String(valueAt(decided.data, 'reviewWithdrawal', 'status'));
  count(figures.done, status);
  if (status === 'APPROVED') model.underWay.push(waiting);
  else book(player, waiting.shepherd.id, waiting.shepherd.currency, waiting.minor);
};

/** The bank's next step; it returns some of the payouts. */
const bank: Action = async (player) => {
  const { random, field, model, figures } = player;
  const open = model.underWay.shift();
  if (!open) return withdraw(player);
  const status = await field.bank(open.id);
  count(figures.done, status);
  if (status !== 'processed' || random.chance(0.5)) {
    if (status !== 'confirmed') model.underWay.push(open);
    return;
  }
  const refunds = await field.refund(open.id);
  figures.races += 1;
  count(figures.done, 'refunded');
  if (refunds === 1) book(player, open.shepherd.id, open.shepherd.currency, open.minor);
  else figures.failures.push(`Withdrawal ${open.id} was refunded ${refunds} times`);
};

/** Completed in one session and simultaneously stopped or completed in another; paid again afterwards. */
const approveJob: Action = async (player) => {
  const { cast, random, field, model, figures } = player;
  const job = cast.jobs.shift();
  if (!job) return pay(player);
  const reviewers = player.sessions.filter(({ email }) => !email.startsWith('finance'));
  const [reviewer = player.sessions[0]] = [random.pickAny(reviewers)];
  const tables = reviewers.filter(({ email }) => email === reviewer.email);
  const taken = await send(player, reviewer, {
    query: 'mutation ($input: AssignReviewerInput!) { assignReviewer(input: $input) { id } }',
    variables: { input: { id: job.id, adminUserId: reviewer.userId } },
  });
  if (taken.outcome !== 'done') {
    figures.failures.push(`Nobody could review job ${job.id}: ${taken.text}`);
    return;
  }
  const complete = {
    query: 'mutation ($input: CompleteJobInput!) { completeJob(input: $input) { job { id status } } }',
    variables: { input: { id: job.id } },
  };
  const stop = {
    query: 'mutation ($input: StopJobInput!) { stopJob(input: $input) { id status } }',
    variables: { input: { id: job.id, reason: 'LOCATION_CLOSED', comment: 'Decided by the dice' } },
  };
  figures.races += 1;
  const told = await Promise.all([
    send(player, random.pickAny(tables) ?? reviewer, complete),
    send(player, random.pickAny(tables) ?? reviewer, random.chance(0.5) ? complete : stop),
  ]);
  const done = told.filter(({ outcome }) => outcome === 'done');
  if (done.length !== 1) {
    const outcomes = told.map(({ outcome, text }) => `${outcome} ${text}`).join(', ');
    figures.failures.push(`Job ${job.id} was decided by: ${outcomes}`);
    return;
  }
  count(figures.done, 'job');
  model.paidJobs.set(job.id, job.minor);
  book(player, job.agentId, 'GBP', job.minor);
  if (await field.payAgain(job.id)) figures.failures.push(`Job ${job.id} was paid again`);
};

export async function act(player: Player): Promise<void> {
  const drawn = player.random.whole(0, 99);
  const action =
    drawn < 40
      ? pay
      : drawn < 45
        ? turnSwitch
        : drawn < 65
          ? withdraw
          : drawn < 78
            ? review
            : drawn < 92
              ? bank
              : approveJob;
  await action(player);
  player.figures.actions += 1;
}
