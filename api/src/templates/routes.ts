import { uploadExtensions } from '@shepherd/domain/fileKind.ts';
import { sql } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { uploadCall } from '../media/upload-call.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { labelledList } from '../http/lists/labels.ts';
import { countGroups, summaryOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, SummaryGroups } from '../http/schemas/schemas.ts';
import { currencies } from '@shepherd/domain/currencies.ts';
import { currencyName, currencySymbol } from '../money/money.ts';
import { TaskList } from '../tasks/schemas.ts';
import { readTemplate, readTemplateTasks } from './detail.ts';
import { templateExport } from './export.ts';
import { templateList, TemplatesQuery } from './list.ts';
import { readTemplateRows } from './queries.ts';
import { NewTemplate, Template, TemplateCurrencies, TemplateEdit, TemplatePage } from './schemas.ts';
import { templateStatuses } from './statuses.ts';
import { createTemplate, duplicateTemplate, editTemplate } from './writing.ts';

const shown = ({ database, settings, clock }: Services, id: string) =>
  readTemplate(database, id, { apiUrl: settings.apiUrl, now: clock() });

/** The common part of all actions on one template. */
const templateActed = {
  tag: 'templates',
  permission: allOf('templates.manage'),
  params: IdParams,
  answer: Template,
  subject: ({ id }: { readonly id: string }) => id,
} as const;

export const getTemplate = call({
  method: 'GET',
  path: 'templates/{id}',
  operationId: 'getTemplate',
  tag: 'templates',
  summary: 'One template, also an archived one',
  permission: allOf('templates.view'),
  params: IdParams,
  answer: Template,
  cache: 'revalidate',
  handler: ({ params, ...services }) => shown(services, params.id),
});

export const templateRoutes = [
  labelledList({
    path: 'templates',
    operationId: 'listTemplates',
    tag: 'templates',
    summary: 'Templates',
    labels: { view: 'templates.view', names: ['name'], text: sql`templates.name` },
    query: TemplatesQuery,
    answer: TemplatePage,
    cache: 'no-cache',
    list: templateList,
    rows: readTemplateRows,
  }),
  call({
    method: 'GET',
    path: 'templates/summary',
    operationId: 'getTemplateSummary',
    tag: 'templates',
    summary: 'Templates by status',
    permission: allOf('templates.view'),
    query: summaryQuery(TemplatesQuery),
    answer: SummaryGroups,
    handler: async ({ database, query }) =>
      summaryOf(
        'status',
        templateStatuses,
        await countGroups(database, templateList, query, sql`templates.status`),
      ),
  }),
  templateExport.call,
  call({
    method: 'GET',
    path: 'templates/currencies',
    operationId: 'listTemplateCurrencies',
    tag: 'templates',
    summary: 'Currencies that templates can be priced in',
    permission: allOf('templates.view'),
    answer: TemplateCurrencies,
    cache: 'reference',
    handler: async () => ({
      data: currencies.map((code) => ({ code, name: currencyName(code), symbol: currencySymbol(code) })),
    }),
  }),
  getTemplate,
  call({
    method: 'GET',
    path: 'templates/{id}/tasks',
    operationId: 'getTemplateTasks',
    tag: 'templates',
    summary: 'Tasks of a template and their logic',
    permission: allOf('templates.view'),
    params: IdParams,
    answer: TaskList,
    handler: ({ database, params, settings, clock }) =>
      readTemplateTasks(database, params.id, { apiUrl: settings.apiUrl, now: clock() }),
  }),
  call({
    method: 'POST',
    path: 'templates',
    operationId: 'createTemplate',
    tag: 'templates',
    summary: 'Create a template',
    permission: allOf('templates.manage'),
    body: NewTemplate,
    answer: Template,
    status: 201,
    handler: async ({ body, ...services }) =>
      shown(services, await createTemplate(services.database, body, services.clock())),
  }),
  action({
    ...templateActed,
    method: 'PATCH',
    path: 'templates/{id}',
    operationId: 'updateTemplate',
    summary: 'Change a template or its status',
    description: 'template.invalid_transition for an archived one. Lists are replaced as a whole.',
    body: TemplateEdit,
    edits: getTemplate,
    does: editTemplate,
    shows: shown,
  }),
  action({
    ...templateActed,
    path: 'templates/{id}/duplicate',
    operationId: 'duplicateTemplate',
    summary: 'Copy a template',
    status: 201,
    does: duplicateTemplate,
    shows: (request, _original, copy) => shown(request, copy),
  }),
  uploadCall({
    path: 'templates/documentation',
    operationId: 'uploadTemplateDocumentation',
    tag: 'templates',
    summary: 'Upload a file for the documentation or the instructions of a template',
    permission: allOf('templates.manage'),
    accepts: uploadExtensions,
  }),
];
