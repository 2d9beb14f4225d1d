import type { RestCall } from '../support/client.ts';
import type { Random } from '../support/random.ts';
import { type Action, type OrderActionName, type OrderModel } from './model.ts';

/** The entities of the actions. */
export type Cast = {
  /** The acting user, and another reviewer. */
  me: string;
  other: string;
  agents: [string, ...string[]];
  /** The body of a new draft. */
  draft: object;
};

const orderActions: readonly [OrderActionName, ...OrderActionName[]] = [
  'submit',
  'approve',
  'start',
  'reject',
  'pause',
  'resume',
  'resume/confirm',
  'extend',
  'finish',
  'restart',
  'restart/confirm',
  'cancel',
  'archive',
  'archive/confirm',
];

/** A random action, possible or not; actions that continue are drawn more often than those that end everything. */
export function drawAction(order: OrderModel, cast: Cast, random: Random): Action {
  const ids = Object.keys(order.jobs);
  const job = random.pickAny(ids);
  if (job === undefined || random.chance(0.06)) return drawOrderAction(order, random);
  const fee = random.whole(0, 20_000);
  const agent = random.pick(cast.agents);
  const worker = order.jobs[job]?.work?.agent ?? agent;
  const jobs = random.chance(0.2) ? ids.filter((id) => id === job || random.chance(0.4)) : [job];
  const reviewer = random.chance(0.85) ? cast.me : cast.other;
  return random.pick<() => Action>([
    () => ({ on: 'job', name: 'offer', jobs, fee }),
    () => ({ on: 'job', name: 'offer', jobs, fee }),
    () => ({ on: 'job', name: 'assign', jobs, fee, agent }),
    () => ({ on: 'job', name: 'assign', jobs: [job], fee, agent }),
    () => ({ on: 'job', name: 'unassign', jobs }),
    () => ({ on: 'job', name: random.pick(['abandon', 'attempt', 'fail', 'retry']), jobs: [job] }),
    () => ({ on: 'job', name: 'complete', jobs: [job] }),
    () => ({ on: 'job', name: 'complete', jobs: [job] }),
    () => ({ on: 'job', name: 'review', jobs: [job], reviewer, reassign: random.chance(0.3) }),
    () => ({ on: 'job', name: 'review', jobs: [job], reviewer, reassign: random.chance(0.3) }),
    () =>
      ({
        on: 'job',
        name: random.chance(0.8) ? 'review' : 'unreview',
        jobs: [job],
        reviewer,
        reassign: false,
      }) as Action,
    () => ({ on: 'job', name: random.chance(0.3) ? 'cancel' : 'unassign', jobs: [job] }),
    () => ({ on: 'job', name: random.chance(0.3) ? 'unfulfilled' : 'unassign', jobs: [job] }),
    () => ({ on: 'field', name: 'accept', jobs: [job], agent }),
    () => ({ on: 'field', name: 'begin', jobs: [job], agent: worker }),
    () => ({ on: 'field', name: 'begin', jobs: [job], agent: worker }),
    () => ({ on: 'field', name: 'hand in', jobs: [job], agent: worker }),
    () => ({ on: 'field', name: 'hand in', jobs: [job], agent: worker }),
    () => ({ on: 'field', name: 'stop', jobs: [job], agent: random.chance(0.9) ? worker : agent }),
  ])();
}

function drawOrderAction({ status, extended }: OrderModel, random: Random): Action {
  const forward: Partial<Record<typeof status, OrderActionName>> = {
    draft: 'submit',
    pending: 'approve',
    active: 'start',
  };
  const next = forward[status];
  return {
    on: 'order',
    name: next !== undefined && random.chance(0.6) ? next : random.pick(orderActions),
    day: extended + random.whole(0, 2),
  };
}

const firstDay = Date.UTC(2040, 0, 1);
const endAfter = (days: number): string => new Date(firstDay + days * 86_400_000).toISOString();

/** The REST call of an action. */
export function callOf(id: string, action: Exclude<Action, { on: 'field' }>): Omit<RestCall, 'token'> {
  if (action.on === 'order')
    return { method: 'POST', path: `/orders/${id}/${action.name}`, body: orderBody(action) };
  const path = `/jobs/${action.jobs.join(',')}`;
  const comment = 'Decided by the dice';
  const post = (end: string, body: object): Omit<RestCall, 'token'> => ({
    method: 'POST',
    path: `${path}/${end}`,
    body,
  });
  switch (action.name) {
    case 'offer':
      return post('assign/market', {
        global_fee: action.fee / 100,
        ...(action.jobs.length > 1 && { bundle_name: 'Bundle' }),
      });
    case 'assign':
      return post('assign/agent', {
        agent_id: action.agent,
        global_fee: action.fee / 100,
        ignore_warnings: true,
      });
    case 'unassign':
      return post('unassign', {});
    case 'cancel':
    case 'unfulfilled':
      return post(action.name, { comment });
    case 'abandon':
      return post('stop', { reason: 'abandoned', comment });
    case 'attempt':
      return post('stop', { reason: 'location_closed', comment });
    case 'fail':
      return post('fail', { mode: 'job_invalid', comment });
    case 'retry':
      return post('fail', { mode: 'job_partially_failed', comment });
    case 'complete':
      return post('complete', {});
    case 'review':
      return post('review/assign', { admin_user_id: action.reviewer, reassign: action.reassign });
    case 'unreview':
      return post('review/unassign', {});
  }
}

function orderBody({ name, day }: Extract<Action, { on: 'order' }>): object | undefined {
  const comment = 'Decided by the dice';
  switch (name) {
    case 'submit':
      return { start_date: '2039-01-01T00:00:00Z', end_date: endAfter(0) };
    case 'extend':
      return { end_date: endAfter(day) };
    case 'finish':
      return { status: 'unfulfilled', reason: 'other', comment };
    case 'cancel':
    case 'reject':
      return { comment };
    default:
      return undefined;
  }
}
