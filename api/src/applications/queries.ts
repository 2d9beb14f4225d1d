import type { Kysely } from 'kysely';
import { identityCheck } from '../agents/queries.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import type { Application } from './schemas.ts';
import { hasContract, hasJob } from './stages.ts';

/** The rows of these ids, in no particular order. */
export async function readApplications(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Application[]> {
  const found = await selectApplications(database).where('agent_applications.id', 'in', ids).execute();
  return found.map(application);
}

/** One application that was not deleted, else `not_found`; rejected ones are included. */
export async function readApplication(
  database: Kysely<Database>,
  wanted: { id: string } | { agentId: string },
): Promise<Application> {
  const found = await selectApplications(database)
    .where(
      'id' in wanted ? 'agent_applications.id' : 'agent_applications.agent_id',
      '=',
      'id' in wanted ? wanted.id : wanted.agentId,
    )
    .where('agents.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound();
  return application(found);
}

function selectApplications(database: Kysely<Database>) {
  return database
    .selectFrom('agent_applications')
    .innerJoin('agents', 'agents.id', 'agent_applications.agent_id')
    .selectAll('agent_applications')
    .select([
      'agents.first_name',
      'agents.last_name',
      'agents.email',
      'agents.phone',
      'agents.last_seen_at',
      'agents.stage',
      'agents.country_code',
      'agents.identity_check_result',
      'agents.identity_check_method',
      'agents.identity_check_state',
      'agents.identity_check_comment',
      'agents.identity_check_updated_at',
    ]);
}

type SelectedApplication = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number];

const application = (row: SelectedApplication): Application => ({
  id: row.id,
  status: row.status,
  stage: row.stage,
  reject_reason: row.reject_reason,
  identity_check: identityCheck(row),
  country_code: row.country_code,
  created_at: row.created_at,
  agent_id: row.agent_id,
  agent: {
    id: row.agent_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    last_seen_at: row.last_seen_at,
  },
  contract: hasContract(row.stage),
  job: hasJob(row.stage),
});
