import { allOf } from '../authentication/permissions.ts';
import { localTime } from '../csv/csv.ts';
import type { Column } from '../csv/csv.ts';
import { defineExport } from '../http/lists/exports.ts';
import { agentList, AgentsQuery } from './list.ts';
import { readAgentRows } from './queries.ts';

type Row = Awaited<ReturnType<typeof readAgentRows>>[number];

const columns: readonly Column<Row>[] = [
  ['Id', (agent) => agent.id],
  ['First name', (agent) => agent.first_name],
  ['Last name', (agent) => agent.last_name],
  ['Email', (agent) => agent.email],
  ['Phone', (agent) => agent.phone],
  ['City', (agent) => agent.city],
  ['Zip', (agent) => agent.zip],
  ['Country', (agent) => agent.country_code],
  ['Status', (agent) => agent.status],
  ['Stage', (agent) => agent.stage],
  ['Tags', (agent) => agent.tags.join(', ')],
  ['Strikes', (agent) => agent.strikes],
  ['Jobs completed', (agent) => agent.jobs_completed],
  ['Contract signed', (agent) => agent.contract_signed_at],
  ['ID check', (agent) => agent.identity_check?.result ?? null],
  ['Created', (agent, timezone) => localTime(agent.created_at, timezone)],
  ['Last seen', (agent, timezone) => localTime(agent.last_seen_at, timezone)],
];

export const agentExport = defineExport({
  name: 'shepherds',
  path: 'agents/export',
  operationId: 'exportAgents',
  tag: 'agents',
  permission: allOf('agents.view'),
  query: AgentsQuery,
  list: agentList,
  columns,
  readRows: (database, ids) => readAgentRows(database, ids, { permissions: [] }),
});
