import { Type } from 'typebox';
import type { Static } from 'typebox';
import { allOf, anyOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import {
  choice,
  component,
  Day,
  Id,
  nullable,
  optional,
  optionalText,
  TimeOfDay,
} from '../http/schemas/schemas.ts';
import { endJobs, unassign } from './actions/ending.ts';
import { assignToAgent } from './assignment/direct-assignment.ts';
import { offerOnMarket } from './assignment/market-offer.ts';
import { failModes, stopReasons, treasureHuntFailReasons } from './messages.ts';
import { assignReviewer, complete, fail, stop, takeNext, unassignReviewer } from './actions/review.ts';
import { Job, RulesOperator } from './schemas.ts';
import { expected } from './expected.ts';
import { jobActed, jobNow, jobsActed } from './list/staff.ts';

/** The fee rules validate amounts, with better messages than a type. */
const Amount = optional(nullable(Type.Union([Type.Number(), Type.String()])));
const terms = {
  fees: optional(
    nullable(
      Type.Array(Type.Object({ job_id: Type.String(), agent_fee: Amount }), {
        description: 'In major units, one for each job, unless there is a global fee',
      }),
    ),
  ),
  global_fee: Amount,
  start_time: optional(nullable(TimeOfDay)),
  end_time: optional(nullable(TimeOfDay)),
  bundle_name: optionalText(255),
  ...expected,
};

const AssignAgentBody = component(
  'AssignAgentBody',
  Type.Object({
    agent_id: Id,
    ...terms,
    job_date: optional(nullable(Day)),
    job_dates: optional(
      nullable(
        Type.Array(Type.Object({ job_id: Type.String(), job_date: Day }), {
          description: 'A day for each job, at its own times; ignored beside job_date',
        }),
      ),
    ),
    ignore_warnings: optional(Type.Union([Type.Boolean(), Type.Integer({ minimum: 0, maximum: 1 })])),
  }),
);

const AssignMarketBody = component(
  'AssignMarketBody',
  Type.Object({
    ...terms,
    start_date: optional(nullable(Day)),
    end_date: optional(nullable(Day)),
    rules: optional(
      nullable(
        Type.Array(
          Type.Object({
            rule_id: optional(nullable(Type.String())),
            operator: optional(nullable(Type.String())),
            value: optional(
              nullable(
                Type.Union([
                  Type.Array(Type.Union([Type.String(), Type.Number()])),
                  Type.String(),
                  Type.Number(),
                ]),
              ),
            ),
          }),
        ),
      ),
    ),
    rules_operator: optional(nullable(RulesOperator)),
  }),
);

/** The jobs of a closed order stay unchanged. */
const closedOrders = 'Answers 409 order.closed when the order is cancelled, finished or archived.';

/** Whether it is required depends on the action's rules. */
const comment = optionalText(5_000);
const EndingBody = Type.Object({ comment, ...expected });
const ending =
  (to: 'cancelled' | 'unfulfilled'): Action<readonly string[], Static<typeof EndingBody>> =>
  (transaction, ids, { comment: why }, by) =>
    endJobs(transaction, ids, { to, comment: why ?? '' }, by);
const StopReason = choice('StopReason', stopReasons);
const FailMode = choice('FailMode', failModes);
const TreasureHuntFailReason = choice('TreasureHuntFailReason', treasureHuntFailReasons);

export const jobActionRoutes = [
  action({
    ...jobsActed,
    path: 'jobs/{ids}/assign/agent',
    operationId: 'assignJobsToAgent',
    summary: 'Assign jobs to one agent',
    description:
      'Without job_date and job_dates each job is done at its own times on the first day from today, at its place, within its requested days on which the agent has no other visit; 422 validation.failed names job_date when all these days have passed. Several jobs with a bundle_name become a bundle. Conflicts, also between these jobs, answer 409 job.direct_assignment_conflict with the warnings of each job; ignore_warnings=1, in the query or the body, overrides them. ' +
      closedOrders,
    permission: allOf('jobs.manage'),
    query: Type.Object({ ignore_warnings: optional(Type.Boolean()) }),
    body: AssignAgentBody,
    does: async (transaction, ids, body, by, query) => {
      const ignore = query.ignore_warnings === true || Boolean(body.ignore_warnings);
      return assignToAgent(transaction, ids, { ...body, ignore_warnings: ignore }, by);
    },
  }),
  action({
    ...jobsActed,
    path: 'jobs/{ids}/assign/market',
    operationId: 'offerJobsOnMarket',
    summary: 'Offer jobs to all agents that fit the rules',
    description:
      'Several jobs form one bundle and need a bundle_name. Without dates the jobs are offered for their requested days; 422 validation.failed names start_date when all of these have passed at the place of a job. Answers 409 job.hidden_from_market for a job whose location group is hidden there. ' +
      closedOrders,
    permission: allOf('jobs.manage'),
    body: AssignMarketBody,
    does: offerOnMarket,
  }),
  action({
    ...jobsActed,
    path: 'jobs/{ids}/unassign',
    operationId: 'unassignJobs',
    summary: 'Take jobs off the market or from their agent',
    description: `Unassigning one job of a bundle dissolves the bundle. ${closedOrders}`,
    permission: allOf('jobs.manage'),
    body: Type.Object(expected),
    does: (transaction, ids, _input, by) => unassign(transaction, ids, by),
  }),
  action({
    ...jobsActed,
    path: 'jobs/{ids}/cancel',
    operationId: 'cancelJobs',
    summary: 'Cancel jobs for good',
    description: 'Needs a comment.',
    permission: allOf('jobs.administrate'),
    body: EndingBody,
    does: ending('cancelled'),
  }),
  action({
    ...jobsActed,
    path: 'jobs/{ids}/unfulfilled',
    operationId: 'markJobsUnfulfilled',
    summary: 'Mark jobs as unfulfilled for good',
    description: 'Needs a comment.',
    permission: allOf('jobs.administrate'),
    body: EndingBody,
    does: ending('unfulfilled'),
  }),
  action({
    ...jobActed,
    path: 'jobs/{id}/stop',
    operationId: 'stopJob',
    summary: 'Stop a job, or review one that its agent stopped',
    description:
      'abandoned unassigns the job without pay and needs a comment; every other reason makes it attempted and pays the fee, and other needs a comment. In progress it needs jobs.manage; in review only the reviewer may do it. ' +
      closedOrders,
    permission: anyOf('jobs.manage', 'jobs.review'),
    body: Type.Object({ reason: StopReason, comment, ...expected }),
    does: stop,
  }),
  action({
    ...jobActed,
    path: 'jobs/{id}/fail',
    operationId: 'failJob',
    summary: 'Fail a job in review',
    description:
      'mode job_partially_failed asks the same agent for a retry, job_invalid unassigns the job without pay. A treasure hunt is failed with a reason instead. Needs a comment. ' +
      closedOrders,
    permission: allOf('jobs.review'),
    body: Type.Object({
      mode: optional(nullable(FailMode)),
      reason: optional(nullable(TreasureHuntFailReason)),
      comment,
      partial: optional(
        Type.Union([Type.Boolean(), Type.Integer()], {
          description: 'Derived from mode; may be sent with it',
        }),
      ),
      ...expected,
    }),
    does: fail,
  }),
  action({
    ...jobActed,
    path: 'jobs/{id}/complete',
    operationId: 'completeJob',
    summary: 'Complete a job in review and pay its agent',
    description:
      "With go_next the user also becomes reviewer of the order's next job without a reviewer; next_job is null when there is none. " +
      closedOrders,
    permission: allOf('jobs.review'),
    body: Type.Object({
      comment,
      go_next: optional(Type.Boolean()),
      ...expected,
    }),
    answer: component('CompletedJob', Type.Object({ job: Job, next_job: nullable(Job) })),
    does: async (transaction, id, { comment, go_next: goNext }, by) => {
      const orderId = await complete(transaction, id, comment, by);
      return goNext === true ? takeNext(transaction, orderId, by) : null;
    },
    shows: async (request, id, nextId) => ({
      job: await jobNow(request, id),
      next_job: nextId === null ? null : await jobNow(request, nextId),
    }),
  }),
  action({
    ...jobActed,
    path: 'jobs/{id}/review/assign',
    operationId: 'assignReviewer',
    tag: 'qa',
    summary: 'Make a user the reviewer of a job in review',
    description: closedOrders,
    permission: allOf('jobs.review'),
    body: Type.Object({ admin_user_id: Id, reassign: optional(Type.Boolean()), ...expected }),
    does: (transaction, id, { admin_user_id: adminUserId, reassign = false }, by) =>
      assignReviewer(transaction, id, { adminUserId, reassign }, by),
  }),
  action({
    ...jobActed,
    path: 'jobs/{id}/review/unassign',
    operationId: 'unassignReviewer',
    tag: 'qa',
    summary: 'Remove the reviewer from a job in review',
    description: closedOrders,
    permission: allOf('jobs.review'),
    body: Type.Object(expected),
    does: (transaction, id, _input, by) => unassignReviewer(transaction, id, by),
  }),
];
