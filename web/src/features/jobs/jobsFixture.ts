import { expect } from 'vitest';
import type { Permission } from '../../graphql/generated/schema.ts';
import { pounds, profile } from '../../testing/fixtures.ts';
import { MockGateway } from '../../testing/mockGateway.ts';
import type { RootAnswers } from '../../testing/mockGateway.ts';

/** A job's order that allows every action. */
export const orderOf = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: '7',
  title: 'Shelf audit',
  type: 'STANDARD',
  status: 'STARTED',
  paused: false,
  ...change,
});

/** A job as the gateway returns it. */
export const job = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  status: 'UNASSIGNED',
  reference: `ref-${id}`,
  startDate: '2026-11-23',
  endDate: '2026-11-24',
  startTime: '09:00',
  endTime: '17:00',
  city: 'Cork',
  zip: 'T12',
  fee: pounds('10'),
  agentFee: pounds('8'),
  customer: { id: 'c1', name: 'Lakeside Coffee' },
  template: { id: 't1', name: 'Shelf audit', duration: 30 },
  order: orderOf({ id: id.split('-')[0] }),
  ...change,
});

/** Requested days in the future, whenever the tests run. */
export const ahead = { startDate: '2099-11-23', endDate: '2099-11-24' };

type Job = ReturnType<typeof job>;
/** A Shepherd for assignments. */
export const amy = { id: 'g1', firstName: 'Amy', lastName: 'Reed' };
interface Assigned {
  readonly input: {
    readonly ids: readonly string[];
    readonly fees?: readonly { readonly jobId: string; readonly agentFee: string }[];
    readonly globalFee?: string;
    readonly jobDate?: string;
    readonly bundleName?: string;
  };
}
const compared = (...names: readonly string[]) =>
  names.map((value) => ({ name: value.replace('_', ' '), value }));
/** Rule types: a number with a unit, a percentage, and tags, which are requested separately. */
export const marketRules = [
  {
    id: 'distance',
    name: 'Distance',
    type: 'number',
    unit: 'miles',
    operators: compared('at_most'),
    values: null,
  },
  {
    id: 'completion_rate',
    name: 'Completion rate',
    type: 'number',
    unit: 'percentage',
    operators: compared('at_most', 'at_least'),
    values: null,
  },
  {
    id: 'agent_tags',
    name: 'Tags',
    type: 'agent_tags',
    unit: null,
    operators: compared('one_of', 'none_of'),
    values: null,
  },
];
type Ids = { readonly input: { readonly ids: readonly string[] } };

/** Every permission for jobs. */
const everything: readonly Permission[] = [
  'JOBS_VIEW',
  'JOBS_MANAGE',
  'JOBS_ADMINISTRATE',
  'JOBS_REVIEW',
  'JOBS_EXPORT',
];

/** The precondition of an action on jobs as they were seen: by default without an assignment. */
export const seen = (ids: readonly string[], change: Readonly<Record<string, unknown>> = {}) => ({
  expected: ids.map((id) => expect.objectContaining({ id, status: 'UNASSIGNED', agentId: null, ...change })),
});

/** A gateway with jobs that its mutations change. */
export function jobGateway(
  jobs: readonly Job[],
  choices: { readonly held?: readonly Permission[] } = {},
  more: RootAnswers = {},
) {
  const state = new Map(jobs.map((each) => [each.id, each]));
  const become = (ids: readonly string[], change: Partial<Job> & Readonly<Record<string, unknown>>) =>
    ids.map((id) => {
      const changed = { ...(state.get(id) ?? job(id)), ...change };
      state.set(id, changed);
      return changed;
    });
  const gateway = new MockGateway({
    me: () => profile(choices.held ?? everything),
    job: ({ id }: { id: string }) => state.get(id) ?? null,
    jobs: (asked: {
      page: number;
      perPage: number;
      filter?: { ids?: string[]; status?: string[]; keywords?: string };
    }) => {
      const found = [...state.values()].filter(
        ({ id, status }) =>
          (asked.filter?.ids?.includes(id) ?? true) &&
          (asked.filter?.status?.includes(status) ?? true) &&
          id.includes(asked.filter?.keywords ?? ''),
      );
      const { page, perPage } = asked;
      const from = (page - 1) * perPage;
      return {
        items: found.slice(from, from + perPage),
        pageInfo: {
          page,
          perPage,
          lastPage: Math.max(1, Math.ceil(found.length / perPage)),
          total: found.length,
          from: found.length > 0 ? from + 1 : null,
          to: Math.min(found.length, from + perPage) || null,
        },
        summary: { total: state.size, groups: [] },
      };
    },
    cancelJobs: ({ input }: Ids) => become(input.ids, { status: 'CANCELLED' }),
    unfulfilJobs: ({ input }: Ids) => become(input.ids, { status: 'UNFULFILLED' }),
    unassignJobs: ({ ids }: { ids: readonly string[] }) =>
      become(ids, { status: 'UNASSIGNED', assignment: null, marketOffer: null, bundleName: null }),
    agents: () => ({ items: [{ ...amy, tags: [], locations: [], skillIds: [], openJobs: [] }] }),
    agentAreas: () => [],
    orders: () => ({ items: [] }),
    skills: () => [],
    assignAgent: ({ input: { ids, fees, globalFee, jobDate, bundleName } }: Assigned) => ({
      __typename: 'JobsAssigned',
      jobs: ids.map((id) => {
        const amount = globalFee ?? fees?.find(({ jobId }) => jobId === id)?.agentFee ?? '0';
        const agentFee = pounds(amount);
        const assignment = { id: `a-${id}`, status: 'ACCEPTED', agent: amy, agentFee, jobDate };
        return become([id], { status: 'ASSIGNED', agentFee, assignment, bundleName: bundleName ?? null })[0];
      }),
    }),
    marketRules: () => marketRules,
    agentTags: () => ['night', 'van'],
    createMarketOffer: ({ input: { ids, fees, globalFee, bundleName } }: Assigned) =>
      become(ids, { status: 'PENDING', assignment: null, bundleName: bundleName ?? null }).map((offered) => {
        const amount = globalFee ?? fees?.find(({ jobId }) => jobId === offered.id)?.agentFee ?? '0';
        const agentFee = pounds(amount);
        const marketOffer = { id: 'o1', createdAt: '2026-11-22T09:00:00Z' };
        return become([offered.id], { agentFee, marketOffer })[0];
      }),
    ...more,
  });
  return { gateway, state };
}
