import type { Kysely } from 'kysely';
import { readSkillIds } from '../../agents/held-skills.ts';
import type { Database } from '../../database/database.ts';
import { metresBetween } from './conflicts.ts';
import type { AssignmentRule } from '../schemas.ts';

type Place = { readonly latitude: number; readonly longitude: number };

/** The facts that offer rules check. */
export type RuleFacts = {
  /** Percentage of this agent's ended jobs that were completed; 100 before the first one. */
  readonly completionRate: number;
  readonly jobsCompleted: number;
  /** Skill ids. */
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly country: string;
  /** Where the agent was last seen; null if unknown. */
  readonly position: Place | null;
};

type Offer = {
  readonly rules: readonly AssignmentRule[];
  readonly rules_operator: 'and' | 'or' | null;
  /** The places of the jobs; jobs that are done anywhere have none. */
  readonly places: readonly Place[];
};

const metresInMile = 1_609.344;

/** Whether an offer addresses this agent: all of its rules hold, or with `or` any of them. */
export function isOfferedTo({ rules, rules_operator: operator, places }: Offer, facts: RuleFacts): boolean {
  if (rules.length === 0) return true;
  const holds = (rule: AssignmentRule): boolean => ruleHolds(rule, places, facts);
  return operator === 'or' ? rules.some(holds) : rules.every(holds);
}

function ruleHolds(
  { rule_id: id, operator, value }: AssignmentRule,
  places: readonly Place[],
  facts: RuleFacts,
): boolean {
  switch (id) {
    case 'distance':
      return compares(operator, milesTo(places, facts.position), value);
    case 'completion_rate':
      return compares(operator, facts.completionRate, value);
    case 'jobs_completed':
      return compares(operator, facts.jobsCompleted, value);
    case 'skills':
      return isAmong(operator, facts.skills, value);
    case 'agent_tags':
      return isAmong(operator, facts.tags, value);
    case 'country':
      return isAmong(operator, [facts.country], value);
    default:
      // An unknown rule excludes all agents, rather than admitting those it should exclude.
      return false;
  }
}

function compares(operator: string, has: number, [wanted]: readonly string[]): boolean {
  const limit = Number(wanted);
  return operator === 'lte' ? has <= limit : operator === 'gte' && has >= limit;
}

function isAmong(operator: string, has: readonly string[], wanted: readonly string[]): boolean {
  const any = has.some((one) => wanted.includes(one));
  return operator === 'in' ? any : operator === 'not_in' && !any;
}

/** The distance to the furthest place; infinite without a position. */
function milesTo(places: readonly Place[], position: Place | null): number {
  if (places.length === 0) return 0;
  if (position === null) return Number.POSITIVE_INFINITY;
  return Math.max(...places.map((place) => metresBetween(position, place))) / metresInMile;
}

/** The facts of one agent. */
export async function readRuleFacts(database: Kysely<Database>, agentId: string): Promise<RuleFacts> {
  const { latitude, longitude, ...agent } = await database
    .selectFrom('agents')
    .where('id', '=', agentId)
    .select(['tags', 'country_code', 'latitude', 'longitude'])
    .executeTakeFirstOrThrow();
  const skills = await readSkillIds(database, agentId);
  const ended = await database
    .selectFrom('assignments')
    .where('agent_id', '=', agentId)
    .where('status', 'in', ['completed', 'attempted', 'abandoned', 'failed'])
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
    .execute();
  const all = ended.reduce((sum, { count }) => sum + Number(count), 0);
  const completed = Number(ended.find(({ status }) => status === 'completed')?.count ?? 0);
  return {
    completionRate: all === 0 ? 100 : (100 * completed) / all,
    jobsCompleted: completed,
    skills,
    tags: agent.tags,
    country: agent.country_code,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}
