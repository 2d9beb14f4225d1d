import { Type } from 'typebox';
import { allOf, anyOf } from '../authentication/permissions.ts';
import { call } from '../http/call.ts';
import { choice, component, Day, Id, nullable, optional, optionalText, TimeOfDay } from '../http/schemas.ts';
import { close, unassign } from './closing.ts';
import { assignToAgent } from './direct-assignment.ts';
import { jobIds, JobParams, JobsParams } from './ids.ts';
import { offerOnMarket } from './market-offer.ts';
import { failModes, stopReasons, treasureHuntFailReasons } from './messages.ts';
import { assignReviewer, complete, fail, stop, takeNext, unassignReviewer } from './review.ts';
import { Job, Jobs, RulesOperator } from './schemas.ts';
import { jobNow, jobsNow, staffOf } from './staff.ts';

/** Amounts are checked by the rules of fees, which say more about them than a type does. */
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
};

const AssignAgentBody = component(
  'AssignAgentBody',
  Type.Object({
    agent_id: Id,
    ...terms,
    job_date: optional(nullable(Day)),
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

/** Asked for by rules, where a call needs one. */
const comment = optionalText(5_000);
const StopReason = choice('StopReason', stopReasons);
const FailMode = choice('FailMode', failModes);
const TreasureHuntFailReason = choice('TreasureHuntFailReason', treasureHuntFailReasons);

export const jobActionRoutes = [
  call({
    method: 'POST',
    path: 'jobs/{ids}/assign/agent',
    operationId: 'assignJobsToAgent',
    tag: 'jobs',
    summary: 'Give jobs to one shepherd',
    description:
      'Without job_date each job is done when the customer asked for it. Several jobs with a bundle_name become a bundle. Conflicts answer 409 job.direct_assignment_conflict with the warnings of each job; ignore_warnings=1, in the query or the body, overrides them.',
    permission: allOf('jobs.manage'),
    params: JobsParams,
    query: Type.Object({ ignore_warnings: optional(Type.Boolean()) }),
    body: AssignAgentBody,
    answer: Jobs,
    handler: async (context) => {
      const ids = jobIds(context.params.ids);
      const { body, query, database, timezone } = context;
      const { actor, now } = await staffOf(context);
      const ignore = query.ignore_warnings === true || Boolean(body.ignore_warnings);
      await assignToAgent(database, ids, { ...body, ignore_warnings: ignore }, { actor, timezone, now });
      return jobsNow(context, ids);
    },
  }),
  call({
    method: 'POST',
    path: 'jobs/{ids}/assign/market',
    operationId: 'offerJobsOnMarket',
    tag: 'jobs',
    summary: 'Offer jobs to all shepherds that fit the rules',
    description:
      'Several jobs are one bundle and need a bundle_name. Without dates the jobs are offered for when the customer asked for them.',
    permission: allOf('jobs.manage'),
    params: JobsParams,
    body: AssignMarketBody,
    answer: Jobs,
    handler: async (context) => {
      const ids = jobIds(context.params.ids);
      const { actor, now } = await staffOf(context);
      const { database, body, timezone } = context;
      await offerOnMarket(database, ids, body, { actor, timezone, now });
      return jobsNow(context, ids);
    },
  }),
  call({
    method: 'POST',
    path: 'jobs/{ids}/unassign',
    operationId: 'unassignJobs',
    tag: 'jobs',
    summary: 'Take jobs off the market or from their shepherd',
    description: 'One job of a bundle takes the whole bundle apart.',
    permission: allOf('jobs.manage'),
    params: JobsParams,
    answer: Jobs,
    handler: async (context) => {
      const ids = jobIds(context.params.ids);
      await unassign(context.database, ids, await staffOf(context));
      return jobsNow(context, ids);
    },
  }),
  ...(['cancel', 'unfulfilled'] as const).map((action) =>
    call({
      method: 'POST',
      path: `jobs/{ids}/${action}`,
      operationId: action === 'cancel' ? 'cancelJobs' : 'markJobsUnfulfilled',
      tag: 'jobs',
      summary: action === 'cancel' ? 'Cancel jobs for good' : 'Mark jobs as unfulfilled for good',
      description: 'Needs a comment.',
      permission: allOf('jobs.administrate'),
      params: JobsParams,
      body: Type.Object({ comment }),
      answer: Jobs,
      handler: async (context) => {
        const ids = jobIds(context.params.ids);
        const to = action === 'cancel' ? 'cancelled' : 'unfulfilled';
        const comment = context.body.comment ?? '';
        await close(context.database, ids, { to, comment }, await staffOf(context));
        return jobsNow(context, ids);
      },
    }),
  ),
  call({
    method: 'POST',
    path: 'jobs/{id}/stop',
    operationId: 'stopJob',
    tag: 'jobs',
    summary: 'Stop a job, or review one that its shepherd stopped',
    description:
      'abandoned frees the job without pay and needs a comment; every other reason makes it attempted and pays the fee, and other needs a comment. In progress it takes jobs.manage, in review the reviewer.',
    permission: anyOf('jobs.manage', 'jobs.review'),
    params: JobParams,
    body: Type.Object({ reason: StopReason, comment }),
    answer: Job,
    handler: async (context) => {
      await stop(context.database, context.params.id, context.body, await staffOf(context));
      return jobNow(context, context.params.id);
    },
  }),
  call({
    method: 'POST',
    path: 'jobs/{id}/fail',
    operationId: 'failJob',
    tag: 'jobs',
    summary: 'Fail a job in review',
    description:
      'mode job_partially_failed asks the same shepherd for another try, job_invalid frees the job without pay. A treasure hunt is failed with a reason instead. Needs a comment.',
    permission: allOf('jobs.review'),
    params: JobParams,
    body: Type.Object({
      mode: optional(nullable(FailMode)),
      reason: optional(nullable(TreasureHuntFailReason)),
      comment,
      partial: optional(
        Type.Union([Type.Boolean(), Type.Integer()], {
          description: 'Follows from mode; may be sent along with it',
        }),
      ),
    }),
    answer: Job,
    handler: async (context) => {
      await fail(context.database, context.params.id, context.body, await staffOf(context));
      return jobNow(context, context.params.id);
    },
  }),
  call({
    method: 'POST',
    path: 'jobs/{id}/complete',
    operationId: 'completeJob',
    tag: 'jobs',
    summary: 'Complete a job in review and pay its shepherd',
    description:
      'With go_next the user also becomes reviewer of the next job of the order that nobody reviews; next_job is null when there is none.',
    permission: allOf('jobs.review'),
    params: JobParams,
    body: Type.Object({
      comment,
      go_next: optional(Type.Boolean()),
    }),
    answer: component('CompletedJob', Type.Object({ job: Job, next_job: nullable(Job) })),
    handler: async (context) => {
      const { database, params, body } = context;
      const staff = await staffOf(context);
      await complete(database, params.id, body.comment, staff);
      const job = await jobNow(context, params.id);
      const nextId = body.go_next === true ? await takeNext(database, job.order_id, staff) : null;
      return { job, next_job: nextId === null ? null : await jobNow(context, nextId) };
    },
  }),
  call({
    method: 'POST',
    path: 'jobs/{id}/review/assign',
    operationId: 'assignReviewer',
    tag: 'qa',
    summary: 'Make a user the reviewer of a job in review',
    permission: allOf('jobs.review'),
    params: JobParams,
    body: Type.Object({ admin_user_id: Id, reassign: optional(Type.Boolean()) }),
    answer: Job,
    handler: async (context) => {
      const { admin_user_id: adminUserId, reassign = false } = context.body;
      await assignReviewer(
        context.database,
        context.params.id,
        { adminUserId, reassign },
        await staffOf(context),
      );
      return jobNow(context, context.params.id);
    },
  }),
  call({
    method: 'POST',
    path: 'jobs/{id}/review/unassign',
    operationId: 'unassignReviewer',
    tag: 'qa',
    summary: 'Take the reviewer from a job in review',
    permission: allOf('jobs.review'),
    params: JobParams,
    answer: Job,
    handler: async (context) => {
      await unassignReviewer(context.database, context.params.id, await staffOf(context));
      return jobNow(context, context.params.id);
    },
  }),
];
