import { RestError } from '../../errors/rest-error.ts';
import type { JobFilter, JobMetadataInput, Resolvers } from '../../generated/resolvers.ts';
import { exportList } from '../../lists/export.ts';
import { among, readList, readListOf } from '../../lists/list.ts';
import { readListSummary, readSummary } from '../../lists/summary.ts';
import { offeredOr } from '../../loaders/offered.ts';
import {
  exportJobs,
  getJobSummary,
  getJobTasks,
  getQaSummary,
  getReport,
  listComments,
  listHistory,
  listJobs,
  listMatrixItems,
  listReportLinks,
  listReviewMarks,
} from '../../rest/calls/jobs.ts';
import { valueOf, whenThere } from '../../schema/field-resolver.ts';
import type { Entity, Value } from '../../schema/parents.ts';
import { jobAssignment, jobLocation } from './assignments.ts';

export const jobResolvers = {
  Query: {
    jobs: async (_query, args, context) => {
      const filter = restFilter(args.filter);
      const page = await readList(context, listJobs, { ...args, filter }, context.loaders.Job);
      return { ...page, filter: args.filter ?? null };
    },
    job: (_query, { id }, context) => context.loaders.Job.whole(id),
    qaSummary: async (_query, _args, context) => readSummary(await context.read(getQaSummary, {})),
  },
  Mutation: {
    exportJobs: (_mutation, { input }, context) =>
      exportList(context, exportJobs, { ...input, filter: restFilter(input.filter) }),
  },
  JobPage: {
    summary: ({ filter }, _args, context) =>
      readListSummary(context, getJobSummary, { filter: restFilter(filter) ?? null }),
  },
  Order: {
    jobs: async ({ id }, args, context) => {
      const filter = { ...args.filter, orderIds: among(args.filter?.orderIds, id) };
      const restArguments = { ...args, filter: restFilter(filter) };
      return { ...(await readList(context, listJobs, restArguments, context.loaders.Job)), filter };
    },
  },
  Job: {
    order: (job, _args, { loaders }) =>
      whenThere(
        valueOf(loaders.Job, job, ({ order, order_id }) => order ?? (order_id && { id: order_id })),
        (order) => (order ? asOrder(order) : null),
      ),
    reviewer: (job, _args, { loaders }) =>
      whenThere(
        valueOf(loaders.Job, job, ({ review }) => review),
        (review) => review?.reviewer ?? null,
      ),
    location: (job, _args, { loaders }) =>
      whenThere(valueOf(loaders.Job, job, jobLocation), (location) => location ?? null),
    assignment: (job, _args, { loaders }) =>
      whenThere(valueOf(loaders.Job, job, jobAssignment), (assignment) => assignment ?? null),
    taskGroups: async ({ id }, _args, context) =>
      (await context.read(getJobTasks, { path: { id } })).task_groups,
    taskLogic: async ({ id }, _args, context) =>
      (await context.read(getJobTasks, { path: { id } })).task_logic,
    report: ({ id }, _args, context) => context.read(getReport, { path: { id } }),
    matrixItems: ({ id }, { taskId, page, perPage }, context) =>
      readListOf(context, listMatrixItems, { id, taskId }, { page, perPage, filter: null }),
    history: async ({ id }, _args, context) => (await context.read(listHistory, { path: { id } })).data,
    comments: async ({ id }, _args, context) => (await context.read(listComments, { path: { id } })).data,
    reportLinks: ({ id }, _args, context) =>
      offeredOr(
        async () => (await context.read(listReportLinks, { path: { id } })).data,
        () => null,
      ),
    reviewMarks: ({ id }, _args, context) =>
      offeredOr(
        async () => (await context.read(listReviewMarks, { path: { id } })).data,
        () => null,
      ),
  },
} satisfies Resolvers;

/** The order's properties in a job, under the names that the order itself has for them. */
const asOrder = ({
  order_type: type,
  ...order
}: Partial<Value<'JobOrder'>> & { id: string }): Partial<Entity<'Order'>> & { id: string } => ({
  ...order,
  ...(type !== undefined && { type }),
});

/** REST v1 takes metadata as `metadata[category]=value`, so one value for each category. */
function restFilter(filter: JobFilter | null | undefined) {
  const { metadata, box, reviewer, reviewerIds, withoutReviewer, ...others } = filter ?? {};
  const reviewers = inEach(reviewer, reviewersOf(reviewerIds, withoutReviewer));
  return {
    ...others,
    ...box,
    ...(reviewers && { reviewer: reviewers }),
    ...(metadata && { metadata: metadataByCategory(metadata) }),
  };
}

/** Among the ids of reviewers, REST v1's word for jobs without a reviewer. */
const nobody = 'none';

const reviewersOf = (ids: Ids, withoutReviewer: boolean | null | undefined): Ids =>
  withoutReviewer === true ? [...(ids ?? []), nobody] : ids;

/** Intersection of the given lists. */
const inEach = (one: Ids, other: Ids): Ids =>
  one && other ? one.filter((id) => other.includes(id)) : (one ?? other);

type Ids = readonly string[] | null | undefined;

function metadataByCategory(pairs: readonly JobMetadataInput[]): Record<string, string> {
  const byCategory = new Map<string, string>();
  for (const { category, value } of pairs) {
    if ((byCategory.get(category) ?? value) !== value)
      throw new RestError(422, 'validation.failed', 'The filter is not valid', {
        fields: { metadata: [`A job has one value of ${category}`] },
      });
    byCategory.set(category, value);
  }
  return Object.fromEntries(byCategory);
}
