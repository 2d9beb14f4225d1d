import type { JobStatus, OrderStatus } from '../../../graphql/generated/schema.ts';
import type { Amount } from '../../../kit/value/money.ts';
import { jobMessages } from '../messages.ts';

/** What decides what can be done with a job. */
export interface ActionableJob {
  readonly id: string;
  readonly status: JobStatus;
  /** Set while it is in a bundle. */
  readonly bundleName: string | null;
}

/** How the order of a job stands, as far as the server says so. */
export interface OrderState {
  readonly id: string;
  readonly status: OrderStatus | null;
  readonly paused: boolean | null;
  readonly archived: boolean | null;
}

/** What a list of jobs reads for its selection. */
export interface SelectableJob extends ActionableJob {
  readonly order: OrderState | null;
  /** What is agreed or offered, else the rate. */
  readonly fee: Amount | null;
  /** The rate: what the job pays where nothing else is agreed. */
  readonly agentFee: Amount | null;
  readonly city: string | null;
  readonly zip: string | null;
  /** The present or last one. */
  readonly assignment: {
    readonly id: string;
    readonly agent: { readonly id: string } | null;
    readonly jobDate: string | null;
    readonly startTime: string | null;
    readonly endTime: string | null;
  } | null;
}

export const openStatuses: readonly JobStatus[] = ['UNASSIGNED', 'PENDING', 'ASSIGNED', 'IN_PROGRESS'];
const assignableStatuses: readonly JobStatus[] = ['UNASSIGNED', 'PENDING', 'ASSIGNED'];
const unassignableStatuses: readonly JobStatus[] = ['PENDING', 'ASSIGNED'];

const idsOf = (jobs: readonly { readonly id: string }[]): string[] => jobs.map(({ id }) => id);

/** Why not all of the jobs allow something that is possible in `statuses` only; undefined where they do. */
export const refusalOutside =
  (statuses: readonly JobStatus[], act: string) =>
  (jobs: readonly ActionableJob[]): string | undefined => {
    const others = jobs.filter(({ status }) => !statuses.includes(status));
    if (others.length === 0) return undefined;
    const standing = [...new Set(others.map(({ status }) => status))];
    return jobMessages.notAllowed(idsOf(others), jobs.length, standing, act);
  };

/** How an order stands of whose jobs none is offered or assigned any more; undefined while they are. */
function closedWord(order: OrderState | null): string | undefined {
  if (order?.archived === true) return 'archived';
  if (order?.status === 'CANCELLED' || order?.status === 'FINISHED') return order.status.toLowerCase();
  return undefined;
}

/** Why a job that is not over is offered less than its status allows; undefined where it is not. */
export function orderNotice({ id, status, order }: SelectableJob): string | undefined {
  if (!openStatuses.includes(status)) return undefined;
  const closed = closedWord(order);
  if (closed !== undefined) return jobMessages.closedOrder(closed);
  return order?.paused === true && status === 'UNASSIGNED' ? jobMessages.orderPaused([id], 1) : undefined;
}

/** Why their orders, which are closed, let nothing more become of the jobs. */
export function refusalOfOrders(
  jobs: readonly { readonly id: string; readonly order: OrderState | null }[],
  act: string,
): string | undefined {
  const closed = jobs.filter(({ order }) => closedWord(order) !== undefined);
  if (closed.length === 0) return undefined;
  const words = new Set(closed.flatMap(({ order }) => closedWord(order) ?? []));
  return jobMessages.orderClosed(idsOf(closed), jobs.length, [...words], act);
}

/** Nothing is offered while its order is paused. */
function pausedRefusal(jobs: readonly SelectableJob[]): string | undefined {
  const paused = jobs.filter(({ order }) => order?.paused === true);
  return paused.length === 0 ? undefined : jobMessages.orderPaused(idsOf(paused), jobs.length);
}

/** Why jobs that only an order in progress lets go of cannot be taken back. */
export const unassignRefusal = (jobs: readonly SelectableJob[]): string | undefined =>
  refusalOutside(unassignableStatuses, 'unassigned')(jobs) ?? refusalOfOrders(jobs, 'unassigned');

/** A bundle on the market has to be taken apart before anything else becomes of its jobs. */
function bundledRefusal(jobs: readonly SelectableJob[]): string | undefined {
  const bundled = jobs.filter(({ status, bundleName }) => status === 'PENDING' && bundleName !== null);
  return bundled.length === 0 ? undefined : jobMessages.bundleOnMarket(idsOf(bundled), jobs.length);
}

/** Several jobs become a bundle, which has one price. */
function mixedRefusal(jobs: readonly SelectableJob[]): string | undefined {
  const currencies = new Set(jobs.flatMap(({ agentFee, fee }) => agentFee?.currency ?? fee?.currency ?? []));
  return currencies.size > 1 ? jobMessages.mixedCurrencies([...currencies]) : undefined;
}

const givenFrom =
  (statuses: readonly JobStatus[], act: string) =>
  (jobs: readonly SelectableJob[]): string | undefined =>
    refusalOutside(statuses, act)(jobs) ??
    refusalOfOrders(jobs, act) ??
    bundledRefusal(jobs) ??
    mixedRefusal(jobs);

/** Why not all of the jobs can be given to a Shepherd. */
export const assignRefusal = givenFrom(assignableStatuses, 'assigned');

const offeredFrom = (statuses: readonly JobStatus[], act: string) => {
  const given = givenFrom(statuses, act);
  return (jobs: readonly SelectableJob[]): string | undefined => given(jobs) ?? pausedRefusal(jobs);
};

/** Why not all of them can be offered for the first time. */
export const offerRefusal = offeredFrom(['UNASSIGNED'], 'offered');
/** Why not all of them can be offered anew. */
export const reofferRefusal = offeredFrom(unassignableStatuses, 're-assigned');
/** Why they cannot be offered as one. */
export const bundleRefusal = (jobs: readonly SelectableJob[]): string | undefined =>
  jobs.length < 2 ? jobMessages.bundleOfOne : offeredFrom(['UNASSIGNED'], 'bundled')(jobs);
