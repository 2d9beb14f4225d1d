import type { JobStatus, OrderStatus } from '../../../graphql/generated/schema.ts';
import type { Amount } from '../../../kit/value/money.ts';
import { jobMessages } from '../messages.ts';

/** The fields of a job that decide which actions are allowed. */
export interface ActionableJob {
  readonly id: string;
  readonly status: JobStatus;
  /** Set while it is in a bundle. */
  readonly bundleName: string | null;
}

/** The state of a job's order, as far as the server provides it. */
export interface OrderState {
  readonly id: string;
  readonly status: OrderStatus | null;
  readonly paused: boolean | null;
  readonly archived: boolean | null;
}

/** The fields that a list of jobs selects for its actions. */
export interface SelectableJob extends ActionableJob {
  readonly order: OrderState | null;
  /** The agreed or offered fee, else the rate. */
  readonly fee: Amount | null;
  /** The rate: the pay unless another fee is agreed. */
  readonly agentFee: Amount | null;
  readonly marketOffer: { readonly id: string } | null;
  readonly city: string | null;
  readonly zip: string | null;
  /** The current or last one. */
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

/** Why not all of the jobs allow an action that requires one of `statuses`; undefined if they do. */
export const refusalOutside =
  (statuses: readonly JobStatus[], act: string) =>
  (jobs: readonly ActionableJob[]): string | undefined => {
    const others = jobs.filter(({ status }) => !statuses.includes(status));
    if (others.length === 0) return undefined;
    const standing = [...new Set(others.map(({ status }) => status))];
    return jobMessages.notAllowed(idsOf(others), jobs.length, standing, act);
  };

/** The status of an order whose jobs are no longer offered or assigned; undefined while they are. */
function closedWord(order: OrderState | null): string | undefined {
  if (order?.archived === true) return 'archived';
  if (order?.status === 'CANCELLED' || order?.status === 'FINISHED') return order.status.toLowerCase();
  return undefined;
}

/** Why an open job offers fewer actions than its status allows; undefined if it does not. */
export function orderNotice({ id, status, order }: SelectableJob): string | undefined {
  if (!openStatuses.includes(status)) return undefined;
  const closed = closedWord(order);
  if (closed !== undefined) return jobMessages.closedOrder(closed);
  return order?.paused === true && status === 'UNASSIGNED' ? jobMessages.orderPaused([id], 1) : undefined;
}

/** Why the closed orders of the jobs prevent the action. */
export function refusalOfOrders(
  jobs: readonly { readonly id: string; readonly order: OrderState | null }[],
  act: string,
): string | undefined {
  const closed = jobs.filter(({ order }) => closedWord(order) !== undefined);
  if (closed.length === 0) return undefined;
  const words = new Set(closed.flatMap(({ order }) => closedWord(order) ?? []));
  return jobMessages.orderClosed(idsOf(closed), jobs.length, [...words], act);
}

/** No job is offered while its order is paused. */
function pausedRefusal(jobs: readonly SelectableJob[]): string | undefined {
  const paused = jobs.filter(({ order }) => order?.paused === true);
  return paused.length === 0 ? undefined : jobMessages.orderPaused(idsOf(paused), jobs.length);
}

/** Why jobs cannot be unassigned, which requires an order in progress. */
export const unassignRefusal = (jobs: readonly SelectableJob[]): string | undefined =>
  refusalOutside(unassignableStatuses, 'unassigned')(jobs) ?? refusalOfOrders(jobs, 'unassigned');

/** A bundle on the market must be dissolved before any other action on its jobs. */
function bundledRefusal(jobs: readonly SelectableJob[]): string | undefined {
  const bundled = jobs.filter(({ status, bundleName }) => status === 'PENDING' && bundleName !== null);
  return bundled.length === 0 ? undefined : jobMessages.bundleOnMarket(idsOf(bundled), jobs.length);
}

/** Several jobs become a bundle, which has one currency. */
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

/** Why not all of the jobs can be assigned to a Shepherd. */
export const assignRefusal = givenFrom(assignableStatuses, 'assigned');

const offeredFrom = (statuses: readonly JobStatus[], act: string) => {
  const given = givenFrom(statuses, act);
  return (jobs: readonly SelectableJob[]): string | undefined => given(jobs) ?? pausedRefusal(jobs);
};

/** Why not all of them can be offered for the first time. */
export const offerRefusal = offeredFrom(['UNASSIGNED'], 'offered');
/** Why not all of them can be offered again. */
export const reofferRefusal = offeredFrom(unassignableStatuses, 're-assigned');
/** Why they cannot be offered as a bundle. */
export const bundleRefusal = (jobs: readonly SelectableJob[]): string | undefined =>
  jobs.length < 2 ? jobMessages.bundleOfOne : offeredFrom(['UNASSIGNED'], 'bundled')(jobs);
