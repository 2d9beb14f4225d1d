import { configure } from '@testing-library/react';
import type { OrderAction, Permission } from '../../../graphql/generated/schema.ts';
import { order as listRow, orderPage, profile } from '../../../testing/fixtures.ts';
import { MockGateway } from '../../../testing/mockGateway.ts';
import type { RootAnswers } from '../../../testing/mockGateway.ts';

// A page of many sections is slow on a busy machine; a failing test still fails.
configure({ asyncUtilTimeout: 8000 });

interface OrderChoices {
  readonly status?: string;
  readonly paused?: boolean;
  readonly archivedAt?: string | null;
  readonly type?: string;
  readonly actions?: readonly OrderAction[];
  readonly held?: readonly Permission[];
  /** Jobs that are still open. */
  readonly openJobs?: number;
  /** Jobs of a cancelled order that are closed in the background. */
  readonly jobsToEnd?: number;
}

const page = <Item>(items: readonly Item[], total = items.length) => ({
  items,
  pageInfo: { page: 1, perPage: 5, lastPage: Math.max(1, Math.ceil(total / 5)), total, from: 1, to: 5 },
});

export const job = (id: string, status = 'UNASSIGNED') => ({
  id,
  status,
  reference: `ref-${id}`,
  address1: 'Quay 1',
  city: 'Cork',
  location: { id: `l${id}`, name: `Shop ${id}` },
  assignment: null,
});

/** A gateway with one order that its mutations change. */
export function orderGateway(choices: OrderChoices = {}, more: RootAnswers = {}) {
  const state = {
    ...listRow('7', 'Shelf audit'),
    status: choices.status ?? 'STARTED',
    paused: choices.paused ?? false,
    archivedAt: choices.archivedAt ?? null,
    type: choices.type ?? 'STANDARD',
    endDate: '2026-12-02T09:00:00Z',
    availableActions: choices.actions ?? [],
    jobsToEnd: choices.jobsToEnd ?? (null as number | null),
    description: 'Count the shelves',
    dashboardId: 'dash-1',
    identityCheckRequired: false,
    campaign: { id: 'k1', name: 'Autumn' },
    lockoutId: null as string | null,
    lockout: null as object | null,
    documentation: [
      { id: 'd1', title: 'Brand guide', url: 'https://example.com/guide', type: 'LINK' },
      { id: 'd2', title: 'Example', url: '/files/shelf.png', type: 'IMAGE' },
    ] as object[],
    locationGroups: [
      { id: 'g1', name: 'City', jobTimeLimit: 30, hideFromMarket: false },
      { id: 'g2', name: 'Shore', jobTimeLimit: null, hideFromMarket: true },
    ],
    workflows: [{ active: true, workflow: { id: 'w1', name: 'Second review' } }],
    tasks: [],
    locations: () => page([{ id: 'p1', name: 'Harbour shop', address1: 'Quay 1', city: 'Cork' }]),
    pushes: () =>
      page(
        [
          {
            id: 's1',
            status: 'NO_AUDIENCE',
            kind: 'OFFER_DISTANCE',
            lockoutDuration: 30,
            createdAt: '2026-11-02T09:30:00Z',
          },
        ],
        12,
      ),
  };
  type Input = { readonly input: Readonly<Record<string, unknown>> };
  const become = (change: object) => () => Object.assign(state, { availableActions: [] }, change);
  const gateway = new MockGateway({
    me: () => profile(choices.held ?? ['ORDERS_VIEW', 'ORDERS_MANAGE', 'JOBS_VIEW']),
    order: ({ id }: { id: string }) => (id === '7' ? state : null),
    orders: () => orderPage([listRow('7', state.title)].map((row) => ({ ...row, status: state.status }))),
    jobs: ({ filter }: { filter: { status?: string[] } }) => ({
      ...page([job('7-1'), job('7-2', 'QA')], filter.status ? (choices.openJobs ?? 3) : 2),
      summary: {
        total: 2,
        groups: [
          { value: 'UNASSIGNED', total: 1 },
          { value: 'QA', total: 1 },
        ],
      },
    }),
    workflows: () => [
      { id: 'w1', name: 'Second review' },
      { id: 'w2', name: 'Photo check' },
    ],
    approveOrder: become({ status: 'ACTIVE' }),
    rejectOrder: become({ status: 'REJECTED' }),
    startOrder: become({ status: 'STARTED' }),
    pauseOrder: become({ paused: true }),
    resumeOrder: become({ paused: false }),
    restartOrder: become({ status: 'STARTED' }),
    archiveOrder: become({ archived: true, archivedAt: '2026-11-20T09:00:00Z' }),
    cancelOrder: become({ status: 'CANCELLED' }),
    finishOrder: become({ status: 'FINISHED' }),
    removeInterestJobs: become({ jobsCount: 4 }),
    extendOrder: ({ input }: Input) => Object.assign(state, { endDate: input['endDate'] }),
    updateOrder: ({ input: { campaignId, documentation, ...change } }: Input) => {
      Object.assign(state, change);
      if (campaignId !== undefined)
        state.campaign = { id: String(campaignId), name: `Campaign ${campaignId}` };
      if (Array.isArray(documentation)) {
        state.documentation = documentation.map((item, position) => ({
          id: `new${position}`,
          url: '/files/new',
          ...item,
        }));
      }
      return state;
    },
    updateOrderWorkflow: ({ input }: { input: { workflowId: string; active: boolean } }) => {
      state.workflows = [
        ...state.workflows.filter(({ workflow }) => workflow.id !== input.workflowId),
        { active: input.active, workflow: { id: input.workflowId, name: 'Photo check' } },
      ];
      return state;
    },
    updateLocationGroup: ({ input }: Input) => ({
      ...state.locationGroups.find(({ id }) => id === input['id']),
      ...input,
    }),
    removeLocationRestrictions: () => {
      state.locationGroups = state.locationGroups.map((group) => ({ ...group, jobTimeLimit: null }));
      return state;
    },
    orderActionCheck: () => ({
      valid: false,
      warnings: [{ code: 'jobs_in_qa', message: '2 jobs are still waiting for their review' }],
      jobsAffected: 4,
    }),
    ...more,
  });
  return { gateway, state };
}
