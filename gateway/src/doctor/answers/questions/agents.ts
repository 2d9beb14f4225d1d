import {
  getAgent,
  getAgentSummary,
  getAssignmentSummary,
  getPosition,
  getSettings,
  listAgents,
  listAgentSkills,
  listAreas,
  listAreasInBox,
  listAssignments,
  listComments,
  listContracts,
  listPositions,
  listSkills,
  listStrikes,
  listTags,
} from '../../../rest/calls/agents.ts';
import {
  getApplicationOfAgent,
  getApplicationSummary,
  listApplications,
} from '../../../rest/calls/applications.ts';
import { listJobs } from '../../../rest/calls/jobs.ts';
import {
  getBalance,
  listPaymentMethods,
  listPayments,
  listWithdrawals,
} from '../../../rest/calls/payments.ts';
import { alone, each, firstPage, propertyOf, together } from '../question.ts';
import type { Question } from '../question.ts';

const world = { latitude_nw: 90, longitude_nw: -180, latitude_se: -90, longitude_se: 180 };
const agentId = (row: unknown): unknown => propertyOf(row, 'agent_id');

/** Several agents' parts in one call, as the map and the choice of a Shepherd read them. */
const ofSeveralAgents: readonly Question[] = [
  together(listPositions, 'the positions of the Shepherds near a job', {
    query: world,
    parameter: 'agent_id[]',
    idOf: agentId,
    complete: false,
  }),
  together(listAreasInBox, 'the areas of the Shepherds near a job', {
    query: { ...world, per_page: 25 },
    parameter: 'agent_id[]',
    idOf: agentId,
    complete: false,
  }),
  together(listJobs, 'the open jobs of a Shepherd', {
    query: { 'stage[]': ['accepted', 'in_progress', 'partially_failed'], sort: 'start_date', per_page: 25 },
    parameter: 'agent_id[]',
    idOf: (row) => agentId(propertyOf(row, 'assignment')),
    complete: false,
  }),
];

const ofOneAgent: readonly Question[] = [
  each(getAgent, 'the page of a Shepherd'),
  each(listContracts, 'the contracts of a Shepherd'),
  each(listAreas, 'the areas of a Shepherd'),
  each(getPosition, 'the last position of a Shepherd', { mayBeMissing: true, most: 5 }),
  each(getSettings, 'the settings of a Shepherd'),
  each(listStrikes, 'the strikes of a Shepherd', { most: 10 }),
  each(listComments, 'the comments about a Shepherd'),
  each(listAgentSkills, 'the skills of a Shepherd'),
  each(listPaymentMethods, 'the payment methods of a Shepherd'),
  each(getBalance, 'the wallet of a Shepherd'),
  each(listAssignments, 'the jobs of a Shepherd', { query: { page: 1, per_page: 25, sort: '-job_date' } }),
  each(getAssignmentSummary, 'the counts of the jobs of a Shepherd'),
];

export const agentQuestions: readonly Question[] = [
  firstPage(listAgents, 'the list of Shepherds', 'first_name', {
    below: [...ofOneAgent, together(listAgents, 'Shepherds that other records name'), ...ofSeveralAgents],
  }),
  alone(getAgentSummary, 'the counts on the tabs of Shepherds'),
  firstPage(listApplications, 'the list of applications', '-created_at', {
    below: [
      each(getApplicationOfAgent, 'the application of a Shepherd', { idOf: agentId, mayBeMissing: true }),
    ],
  }),
  alone(getApplicationSummary, 'the counts on the tabs of applications'),
  alone(listPositions, 'the positions on the map', { query: { ...world, per_page: 25 } }),
  alone(listAreasInBox, 'the areas on the map', { query: { ...world, per_page: 25 } }),
  alone(listSkills, 'the skills to choose'),
  alone(listTags, 'the tags to choose'),
  firstPage(listPayments, 'the list of payments', '-created_at'),
  firstPage(listWithdrawals, 'the list of withdrawals', '-created_at'),
];
