import type { ColumnType } from 'kysely';
import type { AgentSettings, BillingAddress } from '../agents/schemas.ts';
import type { Permission } from '../authentication/permissions.ts';
import type { AssignmentRule } from '../jobs/schemas.ts';
import type { Documentation, Schedule } from '../orders/schemas.ts';
import type { ViewColumns } from '../saved-views/schemas.ts';
import type { Media, TaskGroup, TaskLogic } from '../tasks/schemas.ts';

/** What the JSON columns hold, which the database does not know. Whether null is possible is stated by the table. */
export type JsonDocuments = {
  agents: { billing: BillingAddress; settings: Partial<AgentSettings>; tags: string[] };
  bulk_action_rows: { values: Record<string, string> };
  bulk_actions: { columns: string[] };
  jobs: { metadata: Record<string, string> };
  market_offers: { rules: AssignmentRule[] };
  news: { media: Media };
  order_uploads: { header: string[] };
  orders: {
    documentation: Documentation[];
    exclude_agent_skills: string[];
    exclude_agent_tags: string[];
    require_agent_skills: string[];
    require_agent_tags: string[];
    schedules: Schedule[];
  };
  report_tasks: { selection: string[] };
  roles: { permissions: Permission[] };
  saved_views: { columns: ViewColumns };
  task_lists: { task_groups: TaskGroup[]; task_logic: TaskLogic[] };
  templates: { documentation: Documentation[]; features: string[] };
  trainings: { media: Media };
  work: { payload: unknown };
};

/** Read parsed, but written as text (`JSON.stringify`): the drivers would read an array as an array of the database. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;
/** May be left out of a new row. */
export type OptionalJsonColumn<Value> = ColumnType<Value, string | undefined, string>;
