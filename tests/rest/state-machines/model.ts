/**
 * A model of orders and their jobs, written from the rules and not from the program: an order with its jobs is one
 * value, and an action gives the next value or a refusal.
 */
export type OrderStatus = 'draft' | 'pending' | 'active' | 'started' | 'finished' | 'cancelled' | 'rejected';
export type JobStatus =
  | 'unassigned'
  | 'pending'
  | 'assigned'
  | 'in_progress'
  | 'qa'
  | 'attempted'
  | 'unfulfilled'
  | 'completed'
  | 'cancelled';
type Work = 'accepted' | 'in_progress' | 'qa' | 'stopped' | 'partially_failed';

export type JobModel = {
  status: JobStatus;
  /** The running assignment; null without one. `fee` in pence. */
  work: { agent: string; status: Work; fee: number } | null;
  /** The offered fee in pence. */
  offered: number;
  reviewer: string | null;
  bundle: number | null;
};

export type OrderModel = {
  status: OrderStatus;
  paused: boolean;
  archived: boolean;
  /** Days by which it was extended. */
  extended: number;
  jobs: Record<string, JobModel>;
};

export type OrderActionName =
  | 'submit'
  | 'approve'
  | 'start'
  | 'reject'
  | 'pause'
  | 'resume'
  | 'resume/confirm'
  | 'extend'
  | 'finish'
  | 'restart'
  | 'restart/confirm'
  | 'cancel'
  | 'archive'
  | 'archive/confirm';

export type Action =
  /** `day` is the new end of an extension, in days after the submitted end. */
  | { on: 'order'; name: OrderActionName; day: number }
  | { on: 'job'; name: 'offer'; jobs: string[]; fee: number }
  | { on: 'job'; name: 'assign'; jobs: string[]; fee: number; agent: string }
  | { on: 'job'; name: 'unassign' | 'cancel' | 'unfulfilled'; jobs: string[] }
  | { on: 'job'; name: 'abandon' | 'attempt' | 'fail' | 'retry' | 'complete' | 'unreview'; jobs: string[] }
  | { on: 'job'; name: 'review'; jobs: string[]; reviewer: string; reassign: boolean }
  /** Actions of the shepherds' app; the API has no calls for them. */
  | { on: 'field'; name: 'accept' | 'begin' | 'hand in' | 'stop'; jobs: string[]; agent: string };

export type Payment = { agent: string; pence: number };
export type Outcome =
  { order: OrderModel; paid: Payment[]; refused?: undefined } | { refused: `${number} ${string}` };

export const jobsPerOrder = 4;
const open: readonly JobStatus[] = ['unassigned', 'pending', 'assigned', 'in_progress'];
const illegalOrder = { refused: '409 order.invalid_transition' } as const;
const illegalJob = { refused: '409 job.invalid_transition' } as const;
const closedOrder = { refused: '409 order.closed' } as const;
const unconfirmed = { refused: '409 order.confirmation_required' } as const;

/** The order after an action, or the refusal. `me` is the acting user. */
export function after(before: OrderModel, action: Action, me: string, id: string): Outcome {
  const order = structuredClone(before);
  return action.on === 'order' ? onOrder(order, action, id) : onJobs(order, action, me);
}

const done = (order: OrderModel, paid: Payment[] = []): Outcome => ({ order, paid });

const statusesWith = (order: OrderModel, statuses: readonly JobStatus[]): number =>
  Object.values(order.jobs).filter(({ status }) => statuses.includes(status)).length;

function onOrder(order: OrderModel, { name, day }: Extract<Action, { on: 'order' }>, id: string): Outcome {
  const { status, paused } = order;
  const isOneOf = (...statuses: OrderStatus[]): boolean => !order.archived && statuses.includes(status);
  switch (name) {
    case 'submit':
      return isOneOf('draft') ? done({ ...order, status: 'pending' }) : illegalOrder;
    case 'approve':
      return isOneOf('pending') ? done({ ...order, status: 'active', jobs: newJobs(id) }) : illegalOrder;
    case 'start':
      if (isOneOf('pending')) return done({ ...order, status: 'started', jobs: newJobs(id) });
      return isOneOf('active') ? done({ ...order, status: 'started' }) : illegalOrder;
    case 'reject':
      return isOneOf('pending') ? done({ ...order, status: 'rejected' }) : illegalOrder;
    case 'pause':
      if (!isOneOf('active', 'started') || paused) return illegalOrder;
      for (const job of Object.values(order.jobs)) if (job.status === 'pending') release(job);
      return done({ ...order, paused: true });
    case 'resume':
    case 'resume/confirm':
      return isOneOf('active', 'started') && paused ? done({ ...order, paused: false }) : illegalOrder;
    case 'extend':
      if (!isOneOf('pending', 'active', 'started')) return illegalOrder;
      return day > order.extended ? done({ ...order, extended: day }) : { refused: '422 validation.failed' };
    case 'finish':
      if (!isOneOf('active', 'started')) return illegalOrder;
      closeOpen(order, 'unfulfilled');
      return done({ ...order, status: 'finished', paused: false });
    case 'restart':
    case 'restart/confirm':
      if (!isOneOf('finished')) return illegalOrder;
      return name === 'restart' && statusesWith(order, ['unfulfilled', 'cancelled']) > 0
        ? unconfirmed
        : done({ ...order, status: 'started' });
    case 'cancel':
      if (!isOneOf('draft', 'pending', 'active', 'started')) return illegalOrder;
      closeOpen(order, 'cancelled');
      return done({ ...order, status: 'cancelled', paused: false });
    case 'archive':
    case 'archive/confirm':
      if (!isOneOf('finished', 'cancelled', 'rejected')) return illegalOrder;
      return name === 'archive' && statusesWith(order, ['qa']) > 0
        ? unconfirmed
        : done({ ...order, archived: true });
  }
}

function newJobs(id: string): Record<string, JobModel> {
  return Object.fromEntries(
    Array.from({ length: jobsPerOrder }, (_, index) => [
      `${id}-${index + 1}`,
      { status: 'unassigned', work: null, offered: 0, reviewer: null, bundle: null } satisfies JobModel,
    ]),
  );
}

/** Unassigned again, for any shepherd. */
function release(job: JobModel): void {
  Object.assign(job, { status: 'unassigned', work: null, reviewer: null, bundle: null });
}

function closeOpen(order: OrderModel, status: JobStatus): void {
  for (const job of Object.values(order.jobs))
    if (open.includes(job.status)) {
      dissolve(order, job);
      Object.assign(job, { status, work: null, reviewer: null, bundle: null });
    }
}

/** A job that leaves its bundle dissolves it: jobs on the market are withdrawn, the others stand alone. */
function dissolve(order: OrderModel, leaving: JobModel): void {
  if (leaving.bundle === null) return;
  for (const job of Object.values(order.jobs))
    if (job !== leaving && job.bundle === leaving.bundle) {
      if (job.status === 'pending') release(job);
      job.bundle = null;
    }
  leaving.bundle = null;
}

let bundles = 0;

function onJobs(order: OrderModel, action: Exclude<Action, { on: 'order' }>, me: string): Outcome {
  const jobs = action.jobs.flatMap((id) => order.jobs[id] ?? []);
  const [job] = jobs;
  if (job === undefined) throw new Error('An action on jobs names jobs of the order');
  const all = (allowed: (job: JobModel) => boolean): boolean => jobs.every(allowed);
  const isIn = (...statuses: JobStatus[]): boolean => all(({ status }) => statuses.includes(status));
  if (isClosed(order) && !['cancel', 'unfulfilled', 'begin', 'hand in', 'stop'].includes(action.name))
    return closedOrder;
  switch (action.name) {
    case 'offer': {
      if (!all(isAssignable)) return illegalJob;
      if (order.paused) return { refused: '409 order.paused' };
      for (const one of jobs) dissolve(order, one);
      bundles += 1;
      const bundle = jobs.length > 1 ? bundles : null;
      for (const one of jobs)
        Object.assign(one, { status: 'pending', work: null, reviewer: null, offered: action.fee, bundle });
      return done(order);
    }
    case 'assign':
      if (!all(isAssignable)) return illegalJob;
      for (const one of jobs) {
        dissolve(order, one);
        one.status = 'assigned';
        one.work = { agent: action.agent, status: 'accepted', fee: action.fee };
      }
      return done(order);
    case 'unassign':
      if (!isIn('pending', 'assigned')) return illegalJob;
      for (const one of jobs) {
        dissolve(order, one);
        release(one);
      }
      return done(order);
    case 'cancel':
    case 'unfulfilled':
      if (!isIn(...open)) return illegalJob;
      for (const one of jobs) {
        dissolve(order, one);
        Object.assign(one, {
          status: action.name === 'cancel' ? 'cancelled' : 'unfulfilled',
          work: null,
        });
      }
      return done(order);
    case 'review':
      if (!isIn('qa')) return illegalJob;
      if (job.reviewer !== null && job.reviewer !== action.reviewer && !action.reassign)
        return { refused: '409 job.already_assigned' };
      job.reviewer = action.reviewer;
      return done(order);
    case 'unreview':
      if (!isIn('qa')) return illegalJob;
      job.reviewer = null;
      return done(order);
    case 'abandon':
    case 'attempt':
      if (!isIn('in_progress', 'qa')) return illegalJob;
      break;
    case 'fail':
    case 'retry':
    case 'complete':
      if (!isIn('qa')) return illegalJob;
      break;
    default:
      return inField(order, job, action);
  }
  if (job.status === 'qa' && job.reviewer !== me) return { refused: '403 job.not_reviewer' };
  return reviewed(order, job, action.name);
}

const isClosed = ({ status, archived }: OrderModel): boolean =>
  archived || status === 'finished' || status === 'cancelled';

/** Jobs that can be offered and assigned: unassigned ones, single ones on the market, and those not begun. */
const isAssignable = ({ status, bundle }: JobModel): boolean =>
  status === 'unassigned' || status === 'assigned' || (status === 'pending' && bundle === null);

function reviewed(
  order: OrderModel,
  job: JobModel,
  verdict: 'abandon' | 'attempt' | 'fail' | 'retry' | 'complete',
): Outcome {
  const { work } = job;
  if (work === null) throw new Error('Work in progress or in review has an agent');
  switch (verdict) {
    case 'abandon':
    case 'fail':
      dissolve(order, job);
      release(job);
      return done(order);
    case 'retry':
      Object.assign(job, { status: 'in_progress', reviewer: null });
      work.status = 'partially_failed';
      return done(order);
    case 'attempt':
    case 'complete':
      Object.assign(job, { status: verdict === 'attempt' ? 'attempted' : 'completed', work: null });
      return done(order, [{ agent: work.agent, pence: work.fee }]);
  }
}

function inField(order: OrderModel, job: JobModel, action: Extract<Action, { on: 'field' }>): Outcome {
  const { work } = job;
  if (action.name === 'accept') {
    if (job.status !== 'pending') return illegalJob;
    if (order.paused) return { refused: '409 order.paused' };
    const taken = Object.values(order.jobs).filter(
      (one) => one === job || (job.bundle !== null && one.bundle === job.bundle && one.status === 'pending'),
    );
    for (const one of taken) {
      one.status = 'assigned';
      one.work = { agent: action.agent, status: 'accepted', fee: one.offered };
    }
    return done(order);
  }
  // A shepherd does not see the jobs of others in the app.
  if (work === null || work.agent !== action.agent) return { refused: '404 not_found' };
  if (isClosed(order)) return closedOrder;
  if (action.name === 'begin') {
    if (job.status !== 'assigned') return illegalJob;
    job.status = 'in_progress';
    work.status = 'in_progress';
    return done(order);
  }
  if (job.status !== 'in_progress' || work.status === 'stopped') return illegalJob;
  if (action.name === 'hand in') {
    job.status = 'qa';
    work.status = 'qa';
  } else work.status = 'stopped';
  return done(order);
}
