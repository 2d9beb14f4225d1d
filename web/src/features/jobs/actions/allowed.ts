import type { Currency, JobStatus } from '../../../graphql/generated/schema.ts';
import { jobMessages } from '../messages.ts';

/** What decides what can be done with a job. */
export interface ActionableJob {
  readonly id: string;
  readonly status: JobStatus;
  /** Set while it is in a bundle. */
  readonly bundleName: string | null;
}

/** What a list of jobs reads for its selection. */
export interface SelectableJob extends ActionableJob {
  readonly fee: Amount | null;
  /** What the Shepherd gets, or would get. */
  readonly agentFee: Amount | null;
  readonly city: string | null;
  readonly zip: string | null;
  /** The present or last one. */
  readonly assignment: {
    readonly agent: { readonly id: string } | null;
    readonly jobDate: string | null;
    readonly startTime: string | null;
    readonly endTime: string | null;
  } | null;
}

interface Amount {
  readonly amount: number;
  readonly currency: Currency;
}

export const openStatuses: readonly JobStatus[] = ['UNASSIGNED', 'PENDING', 'ASSIGNED', 'IN_PROGRESS'];
const assignableStatuses: readonly JobStatus[] = ['UNASSIGNED', 'PENDING', 'ASSIGNED'];
export const unassignableStatuses: readonly JobStatus[] = ['PENDING', 'ASSIGNED'];

/** Why not all of the jobs allow something that is possible in `statuses` only; undefined where they do. */
export const refusalOutside =
  (statuses: readonly JobStatus[], act: string) =>
  (jobs: readonly ActionableJob[]): string | undefined => {
    const others = jobs.filter(({ status }) => !statuses.includes(status));
    if (others.length === 0) return undefined;
    const standing = [...new Set(others.map(({ status }) => status))];
    return jobMessages.notAllowed(others.length, jobs.length, standing, act);
  };

/** A bundle on the market has to be taken apart before anything else becomes of its jobs. */
function bundledRefusal(jobs: readonly SelectableJob[]): string | undefined {
  const bundled = jobs.filter(({ status, bundleName }) => status === 'PENDING' && bundleName !== null);
  return bundled.length === 0 ? undefined : jobMessages.bundleOnMarket(bundled.length, jobs.length);
}

/** Several jobs become a bundle, which has one price. */
function mixedRefusal(jobs: readonly SelectableJob[]): string | undefined {
  const currencies = new Set(jobs.flatMap(({ agentFee, fee }) => agentFee?.currency ?? fee?.currency ?? []));
  return currencies.size > 1 ? jobMessages.mixedCurrencies([...currencies]) : undefined;
}

const givenFrom =
  (statuses: readonly JobStatus[], act: string) =>
  (jobs: readonly SelectableJob[]): string | undefined =>
    refusalOutside(statuses, act)(jobs) ?? bundledRefusal(jobs) ?? mixedRefusal(jobs);

/** Why not all of the jobs can be given to a Shepherd. */
export const assignRefusal = givenFrom(assignableStatuses, 'assigned');
/** Why not all of them can be offered for the first time. */
export const offerRefusal = givenFrom(['UNASSIGNED'], 'offered');
/** Why not all of them can be offered anew. */
export const reofferRefusal = givenFrom(unassignableStatuses, 're-assigned');
/** Why they cannot be offered as one. */
export const bundleRefusal = (jobs: readonly SelectableJob[]): string | undefined =>
  jobs.length < 2 ? jobMessages.bundleOfOne : givenFrom(['UNASSIGNED'], 'bundled')(jobs);
