import type { Resolvers } from '../generated/resolvers.ts';
import { exportList } from '../lists/export.ts';
import { readList } from '../lists/list.ts';
import { readListSummary } from '../lists/summary.ts';
import {
  createTemplate,
  duplicateTemplate,
  exportTemplates,
  getTemplateSummary,
  getTemplateTasks,
  listCurrencies,
  listTemplates,
  updateTemplate,
} from '../rest/templates.ts';

export const templateResolvers = {
  Query: {
    templates: (_query, args, context) => readList(context, listTemplates, args, context.loaders.Template),
    template: (_query, { id }, context) => context.loaders.Template.whole(id),
    currencies: async (_query, _args, context) => (await context.read(listCurrencies, {})).data,
  },
  Mutation: {
    createTemplate: (_mutation, { input }, context) => context.change(createTemplate, { body: input }),
    updateTemplate: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateTemplate, { path: { id }, body }),
    activateTemplate: (_mutation, { id }, context) =>
      context.change(updateTemplate, { path: { id }, body: { status: 'active' } }),
    deactivateTemplate: (_mutation, { id }, context) =>
      context.change(updateTemplate, { path: { id }, body: { status: 'inactive' } }),
    archiveTemplate: (_mutation, { id }, context) =>
      context.change(updateTemplate, { path: { id }, body: { status: 'archived' } }),
    duplicateTemplate: (_mutation, { id }, context) => context.change(duplicateTemplate, { path: { id } }),
    exportTemplates: (_mutation, { input }, context) => exportList(context, exportTemplates, input),
  },
  TemplatePage: {
    summary: (page, _args, context) => readListSummary(context, getTemplateSummary, page),
  },
  Template: {
    taskGroups: async ({ id, task_groups: known }, _args, context) =>
      known ?? (await context.read(getTemplateTasks, { path: { id } })).task_groups,
    taskLogic: async ({ id, task_logic: known }, _args, context) =>
      known ?? (await context.read(getTemplateTasks, { path: { id } })).task_logic,
  },
} satisfies Resolvers;
