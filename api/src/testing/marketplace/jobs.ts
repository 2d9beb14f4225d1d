import type { Kysely } from 'kysely';
import type { Actor } from '../../authentication/actor.ts';
import type { Session } from '../../authentication/session.ts';
import type { Database } from '../../database/database.ts';
import { createOrderJobs } from '../../jobs/actions/creation.ts';
import * as field from '../../jobs/actions/field.ts';
import { keepTaskList } from '../../tasks/task-lists.ts';
import type { TaskList } from '../../tasks/schemas.ts';
import { formatInstant, later, oneDay } from '../../time/instants.ts';
import type { TestApi } from '../api.ts';

type OrderChanges = {
  readonly type?: 'standard' | 'treasure_hunt' | 'anywhere';
  readonly tasks?: TaskList;
  readonly per_user_job_limit?: number;
  readonly identity_check_required?: boolean;
  readonly require_agent_skills?: string[];
  readonly exclude_agent_tags?: string[];
  readonly templateVersion?: '1' | '2';
};

/** A new started order with unassigned jobs in Leeds; returns their ids. */
export async function newJobs(api: TestApi, count: number, changes: OrderChanges = {}): Promise<string[]> {
  const { database } = api;
  const now = api.now();
  const { tasks, templateVersion = '2', ...columns } = changes;
  const template = await database
    .selectFrom('templates')
    .where('status', '=', 'active')
    .where('currency', '=', 'GBP')
    .where('version', '=', templateVersion)
    .select(['id', 'customer_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const campaign = await database.selectFrom('campaigns').select('id').limit(1).executeTakeFirstOrThrow();
  const order = await database
    .insertInto('orders')
    .values({
      title: 'Test order',
      description: 'Please visit the store.',
      customer_id: template.customer_id,
      campaign_id: campaign.id,
      wave_id: null,
      template_id: template.id,
      category_id: '1',
      country_code: 'GB',
      type: columns.type ?? 'standard',
      status: 'started',
      priority: 'low',
      archived_at: null,
      start_date: formatInstant(later(now, -oneDay)),
      end_date: formatInstant(later(now, 20 * oneDay)),
      due_date: null,
      created_at: formatInstant(later(now, -2 * oneDay)),
      interest_start_date: null,
      interest_end_date: null,
      image_url: null,
      example_image_url: null,
      capture_location_prompt: null,
      job_completion_target: null,
      summary: null,
      positive_criteria: null,
      negative_criteria: null,
      treasure_target: null,
      dashboard_id: null,
      per_user_job_limit: columns.per_user_job_limit ?? null,
      identity_check_required: columns.identity_check_required ?? false,
      require_agent_skills: JSON.stringify(columns.require_agent_skills ?? []),
      exclude_agent_tags: JSON.stringify(columns.exclude_agent_tags ?? []),
      task_list_id: await keepTaskList(database, tasks ?? { task_groups: [], task_logic: [] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let index = 1; index <= count; index += 1)
    await database
      .insertInto('locations')
      .values({
        order_id: order.id,
        group_id: null,
        reference: `SHOP-${order.id}-${index}`,
        name: `Shop ${index}`,
        address1: `${index} High Street`,
        address2: null,
        address_details: null,
        city: 'Leeds',
        zip: 'LS1 4AP',
        state: null,
        country_code: 'GB',
        phone: null,
        latitude: 53.8,
        longitude: -1.55,
        start_date: null,
        end_date: null,
        start_time: '09:00',
        end_time: '17:00',
      })
      .execute();
  await createOrderJobs(database, order.id, now);
  return Array.from({ length: count }, (_, index) => `${order.id}-${index + 1}`);
}

/** One job of a new order. */
export async function newJob(api: TestApi, changes: OrderChanges = {}): Promise<string> {
  const [id] = await newJobs(api, 1, changes);
  if (id === undefined) throw new Error('No job was made');
  return id;
}

let agents = 0;

/** A new agent who may work all over Leeds. */
export async function newAgent(
  database: Kysely<Database>,
  changes: { status?: 'active' | 'inactive' | 'retired' | 'applicant'; tags?: string[] } = {},
): Promise<string> {
  agents += 1;
  const { id } = await database
    .insertInto('agents')
    .values({
      first_name: 'Test',
      last_name: `Shepherd ${agents}`,
      email: `test-shepherd-${agents}@example.com`,
      phone: '0113 496 0000',
      address1: '1 High Street',
      city: 'Leeds',
      country_code: 'GB',
      status: changes.status ?? 'active',
      stage: 'identity_check',
      created_at: '2026-01-01T00:00:00Z',
      tags: JSON.stringify(changes.tags ?? []),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('agent_areas')
    .values({
      agent_id: id,
      name: 'Leeds',
      transport_mode: 'vehicle',
      latitude: 53.8,
      longitude: -1.55,
      radius: 20_000,
    })
    .execute();
  return id;
}

/** Assigns a job to an agent for 10 pounds. */
export async function assign(api: TestApi, jobId: string, agentId: string): Promise<void> {
  const answer = await api.send('owner', 'POST', `jobs/${jobId}/assign/agent`, {
    body: { agent_id: agentId, fees: [{ job_id: jobId, agent_fee: 10 }] },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** A job in progress, with its agent. */
export async function jobInProgress(
  api: TestApi,
  changes: OrderChanges = {},
): Promise<{ id: string; agentId: string }> {
  const id = await newJob(api, changes);
  const agentId = await newAgent(api.database);
  await assign(api, id, agentId);
  const worker = await field.fieldWorker(api.database, agentId);
  await api.database.transaction().execute((transaction) => field.start(transaction, id, worker, api.now()));
  return { id, agentId };
}

/** A job in review, optionally with a reviewer. */
export async function jobInReview(
  api: TestApi,
  { reviewer, ...changes }: OrderChanges & { reviewer?: string } = {},
): Promise<{ id: string; agentId: string }> {
  const job = await jobInProgress(api, changes);
  const worker = await field.fieldWorker(api.database, job.agentId);
  await api.database
    .transaction()
    .execute((transaction) => field.submit(transaction, job.id, worker, api.now()));
  if (reviewer !== undefined) {
    const user = await userId(api, reviewer);
    await api.send('owner', 'POST', `jobs/${job.id}/review/assign`, { body: { admin_user_id: user } });
  }
  return job;
}

/** The id of a demo account. */
export async function userId(api: TestApi, account: string): Promise<string> {
  const user = await api.database
    .selectFrom('users')
    .where('email', '=', `${account}@shepherd.test`)
    .select('id')
    .executeTakeFirstOrThrow();
  return user.id;
}

/** The actor when a test performs a staff action without a call. */
export async function staffNow(
  api: TestApi,
  account: string,
): Promise<{ session: Session; actor: Actor; now: Date }> {
  const { id, name, ...user } = await api.database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.email', '=', `${account}@shepherd.test`)
    .select(['users.id', 'users.email', 'roles.name', 'roles.permissions'])
    .executeTakeFirstOrThrow();
  const session = { tokenHash: '', userId: id, roleName: name, ...user };
  return { session, actor: { name: 'Tester', userId: id }, now: api.now() };
}
