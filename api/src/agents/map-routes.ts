import { allOf } from '../authentication/permissions.ts';
import { call } from '../http/call.ts';
import { MapBox, readAreas, readPositions } from './map.ts';
import { AgentAreas, AgentPositions } from './schemas.ts';

export const agentMapRoutes = [
  call({
    method: 'GET',
    path: 'agents/positions',
    operationId: 'listAgentPositions',
    tag: 'agents',
    summary: 'The last positions of agents inside a box',
    description: 'Agents whose position is hidden are left out.',
    permission: allOf('jobs.view'),
    query: MapBox,
    answer: AgentPositions,
    handler: async ({ database, query }) => ({ data: await readPositions(database, query) }),
  }),
  call({
    method: 'GET',
    path: 'agents/locations',
    operationId: 'listAgentAreas',
    tag: 'agents',
    summary: 'Areas of agents inside a box',
    permission: allOf('jobs.view'),
    query: MapBox,
    answer: AgentAreas,
    handler: async ({ database, query }) => ({ data: await readAreas(database, { box: query }) }),
  }),
];
