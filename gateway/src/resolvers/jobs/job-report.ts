import type { Resolvers } from '../../generated/resolvers.ts';
import {
  createReportLink,
  deleteReportMedia,
  revokeReportLink,
  updateReportMedia,
  updateReportTask,
  updateReportTaskComment,
} from '../../rest/calls/job-actions.ts';

export const jobReportResolvers = {
  // A changed answer affects the job's report, history and available actions, so the job is read again, as far as it
  // was selected.
  Mutation: {
    updateReportTask: async (_mutation, { input: { jobId: id, taskId, item, ...body } }, context) => {
      await context.change(updateReportTask, { path: { id, taskId }, query: itemQuery(item), body });
      return { id };
    },
    updateReportTaskComment: async (_mutation, { input: { jobId: id, taskId, item, ...body } }, context) => {
      await context.change(updateReportTaskComment, { path: { id, taskId }, query: itemQuery(item), body });
      return { id };
    },
    updateReportMedia: (
      _mutation,
      { input: { jobId: id, mediaId, caption, rotation, expectedVersion } },
      context,
    ) =>
      context.change(updateReportMedia, {
        path: { id, mediaId },
        expectedVersion,
        body: {
          ...(caption !== undefined && { caption }),
          ...(typeof rotation === 'number' && { rotation }),
        },
      }),
    deleteReportMedia: async (_mutation, { input: { jobId: id, mediaId, expectedVersion } }, context) => {
      await context.change(deleteReportMedia, { path: { id, mediaId }, expectedVersion });
      return { id };
    },
    createReportLink: async (_mutation, { input: { jobId: id, ...body } }, context) => {
      const link = await context.change(createReportLink, { path: { id }, body });
      return { url: link.url, link, job: { id } };
    },
    revokeReportLink: async (_mutation, { input: { jobId: id, id: linkId } }, context) => {
      await context.change(revokeReportLink, { path: { id, linkId } });
      return { id };
    },
  },
  ReportLink: {
    url: ({ url }) => url ?? null,
  },
  ReportTask: {
    tasks: ({ tasks }) => tasks ?? null,
  },
} satisfies Resolvers;

const itemQuery = (item: string | null | undefined) => (typeof item === 'string' ? { item } : {});
