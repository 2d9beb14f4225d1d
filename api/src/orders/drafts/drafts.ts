import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { Fields } from '../../http/errors.ts';
import { formatInstant } from '../../time/instants.ts';
import { currencyOfTemplate, holdTemplate } from '../currency.ts';
import { resolveDocumentation } from '../documentation.ts';
import { recordHistory } from '../history.ts';
import { lockOrder } from '../locking.ts';
import type { LockedOrder } from '../locking.ts';
import { messages } from '../messages.ts';
import { checkReferences, checkSkills, resolvePicture } from './references.ts';
import type { OrderReferences } from './references.ts';
import { resolveSchedules } from '../locations/schedules.ts';
import type { NewOrder, OrderChanges } from './write-schemas.ts';
import { taskListIdOfTemplate } from '../task-list.ts';

type OrderUpdate = Updateable<Database['orders']>;

/** Creates a draft and returns its number; throws `validation.failed` with each refused field. */
export async function createDraft(
  transaction: Kysely<Database>,
  input: NewOrder,
  userId: string,
  now: Date,
): Promise<string> {
  const fields: Fields = {};
  const references: OrderReferences = {
    customer_id: input.customer_id,
    campaign_id: input.campaign_id,
    wave_id: input.wave_id ?? null,
    template_id: input.template_id ?? null,
    category_id: input.category_id,
    country_code: input.country_code,
  };
  if (references.template_id !== null) await holdTemplate(transaction, references.template_id);
  await checkReferences(transaction, references, null, fields);
  const columns = await columnsOf(transaction, input, null, fields);
  if (input.title.trim().length < 3) fields['title'] = [messages.titleTooShort];
  refuse(fields);

  const { id } = await transaction
    .insertInto('orders')
    .values({
      ...emptyOrder,
      ...columns,
      ...references,
      title: input.title.trim(),
      type: input.type,
      status: 'draft',
      priority: input.priority ?? 'medium',
      created_at: formatInstant(now),
      task_list_id: await taskListIdOfTemplate(transaction, references.template_id),
      currency: await currencyOfTemplate(transaction, references.template_id),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordHistory(
    transaction,
    { orderId: id, action: 'create', from: 'draft', to: 'draft', userId },
    now,
  );
  return id;
}

const emptyOrder = {
  description: null,
  archived_at: null,
  start_date: null,
  end_date: null,
  due_date: null,
  interest_start_date: null,
  interest_end_date: null,
  image_url: null,
  example_image_url: null,
  per_user_job_limit: null,
  capture_location_prompt: null,
  job_completion_target: null,
  summary: null,
  positive_criteria: null,
  negative_criteria: null,
  treasure_target: null,
  dashboard_id: null,
};

/** Properties that can change in every order; the others are fixed when the draft is submitted. */
const overview = [
  'title',
  'name',
  'description',
  'dashboard_id',
  'priority',
  'identity_check_required',
  'campaign_id',
  'wave_id',
  'documentation',
  'image',
  'example_image',
] as const satisfies (keyof OrderChanges)[];

/** Applies the sent properties. Drafts can change completely, later orders only in their overview. */
export async function changeOrder(
  transaction: Kysely<Database>,
  id: string,
  input: OrderChanges,
): Promise<void> {
  if (input.template_id) await holdTemplate(transaction, input.template_id);
  const order = await lockOrder(transaction, id);
  const fields: Fields = {};
  if (order.status !== 'draft')
    for (const name of Object.keys(input))
      if (!overview.some((free) => free === name)) fields[name] = [messages.onlyInDraft];
  const references: OrderReferences = {
    customer_id: input.customer_id ?? order.customer_id,
    campaign_id: input.campaign_id ?? order.campaign_id,
    wave_id: input.wave_id === undefined ? keptWave(order, input) : input.wave_id,
    template_id: input.template_id === undefined ? order.template_id : input.template_id,
    category_id: input.category_id ?? order.category_id,
    country_code: input.country_code ?? order.country_code,
  };
  await checkReferences(transaction, references, order, fields);
  const columns = await columnsOf(transaction, input, order, fields);
  const title = (input.title ?? input.name)?.trim();
  if (title !== undefined && title.length < 3) fields['title'] = [messages.titleTooShort];
  refuse(fields);

  await transaction
    .updateTable('orders')
    .set({
      ...columns,
      ...references,
      ...defined({ title, type: input.type, priority: input.priority }),
      ...(references.template_id !== order.template_id && {
        task_list_id: await taskListIdOfTemplate(transaction, references.template_id),
        currency: await currencyOfTemplate(transaction, references.template_id),
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** A wave belongs to its campaign: changing the campaign removes the wave. */
const keptWave = (order: LockedOrder, input: OrderChanges): string | null =>
  input.campaign_id === undefined || input.campaign_id === order.campaign_id ? order.wave_id : null;

/** The columns of a request, looked up where necessary. */
async function columnsOf(
  database: Kysely<Database>,
  input: NewOrder | OrderChanges,
  order: LockedOrder | null,
  fields: Fields,
): Promise<OrderUpdate> {
  await checkSkills(database, 'require_agent_skills', input.require_agent_skills, fields);
  await checkSkills(database, 'exclude_agent_skills', input.exclude_agent_skills, fields);
  const picture = async (field: 'image' | 'example_image'): Promise<string | null | undefined> => {
    const id = input[field];
    return id === undefined ? undefined : resolvePicture(database, field, id, fields);
  };
  const documentation =
    input.documentation &&
    (await resolveDocumentation(database, input.documentation, order?.documentation ?? [], fields));
  const schedules = input.schedules && resolveSchedules(input.schedules, fields);
  return defined({
    description: input.description,
    workforce: input.workforce,
    identity_check_required: input.identity_check_required,
    per_user_job_limit: input.per_user_job_limit,
    lockout_duration: input.lockout_duration,
    image_url: await picture('image'),
    example_image_url: await picture('example_image'),
    documentation: documentation && JSON.stringify(documentation),
    accept_window: input.accept_window,
    schedules: schedules && JSON.stringify(schedules),
    require_agent_skills: list(input.require_agent_skills),
    exclude_agent_skills: list(input.exclude_agent_skills),
    require_agent_tags: list(input.require_agent_tags),
    exclude_agent_tags: list(input.exclude_agent_tags),
    hide_from_market: input.hide_from_market,
    wanted_jobs: input.jobs_count,
    capture_location: input.capture_location,
    capture_location_prompt: input.capture_location_prompt,
    capture_location_prompt_required: input.capture_location_prompt_required,
    job_completion_target: input.job_completion_target,
    combine_groups: input.combine_groups,
    summary: input.summary,
    positive_criteria: input.positive_criteria,
    negative_criteria: input.negative_criteria,
    treasure_target: input.treasure_target,
    dashboard_id: input.dashboard_id,
  });
}

const list = (items: readonly string[] | undefined): string | undefined =>
  items && JSON.stringify([...new Set(items)]);

/** Removes undefined properties, so that an update does not touch those columns. */
function defined<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
}

export function refuse(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new ApiError('validation.failed', { fields });
}
