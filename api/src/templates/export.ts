import { allOf } from '../authentication/permissions.ts';
import { localTime } from '../csv/csv.ts';
import { defineExport } from '../http/lists/exports.ts';
import { templateList, TemplatesQuery } from './list.ts';
import { readTemplateRows } from './queries.ts';

export const templateExport = defineExport({
  name: 'templates',
  path: 'templates/export',
  operationId: 'exportTemplates',
  tag: 'templates',
  permission: allOf('templates.view'),
  query: TemplatesQuery,
  list: templateList,
  readRows: readTemplateRows,
  columns: [
    ['Id', (template) => template.id],
    ['Name', (template) => template.name],
    ['Display name', (template) => template.display_name],
    ['Version', (template) => template.version],
    ['Customer', (template) => template.customer.name],
    ['Minutes', (template) => template.duration],
    ['Base price', (template) => template.base_price.amount],
    ['Shepherd fee', (template) => template.agent_fee.amount],
    ['Shepherd fee up to', (template) => template.agent_fee_up_to?.amount ?? null],
    ['Same day charge', (template) => template.same_day_charge.amount],
    ['Currency', (template) => template.base_price.currency],
    ['Jobs', (template) => template.jobs],
    ['Status', (template) => template.status],
    ['Created', (template, timezone) => localTime(template.created_at, timezone)],
  ],
});
