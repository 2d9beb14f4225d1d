import { RestError } from '../../errors/rest-error.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { exportList } from '../../lists/export.ts';
import { readList } from '../../lists/list.ts';
import { readListSummary } from '../../lists/summary.ts';
import {
  createTemplate,
  duplicateTemplate,
  exportTemplates,
  getTemplateSummary,
  getTemplateTasks,
  listCurrencies,
  listTemplates,
  updateTemplate,
} from '../../rest/calls/templates.ts';

/** Characters that a header can carry. Revisions have no others. */
const couldBeTag = /^[\x21-\x7e]{1,200}$/;
const notOfNow = 'This revision names no state of the template. Read it again and send the one that it has.';

export const templateResolvers = {
  Query: {
    templates: (_query, args, context) => readList(context, listTemplates, args, context.loaders.Template),
    template: (_query, { id }, context) => context.loaders.Template.whole(id),
    currencies: async (_query, _args, context) => (await context.read(listCurrencies, {})).data,
  },
  Mutation: {
    createTemplate: (_mutation, { input }, context) => context.change(createTemplate, { body: input }),
    updateTemplate: (_mutation, { input: { id, revision, ...body } }, context) => {
      const seen = revision ?? null;
      if (seen !== null && !couldBeTag.test(seen)) throw new RestError(412, 'precondition.failed', notOfNow);
      return context.change(updateTemplate, { path: { id }, body }, seen);
    },
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
    revision: async (template, _args, context) => {
      // Only the template's own call answers all of it; a row or a reference is a part of it.
      const known = template.task_groups === undefined ? null : context.tagOf(template);
      if (known !== null) return known;
      const whole = await context.loaders.Template.whole(template.id);
      return whole && context.tagOf(whole);
    },
    taskGroups: async ({ id, task_groups: known }, _args, context) =>
      known ?? (await context.read(getTemplateTasks, { path: { id } })).task_groups,
    taskLogic: async ({ id, task_logic: known }, _args, context) =>
      known ?? (await context.read(getTemplateTasks, { path: { id } })).task_logic,
  },
} satisfies Resolvers;
