import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import { fileKey, storedFile } from '../files/signed-urls.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Fields } from '../http/errors.ts';
import { filledIfSent } from '../http/schemas/texts.ts';
import { readMinorUnits } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { followCurrency } from '../orders/currency.ts';
import { resolveDocumentation } from '../orders/documentation.ts';
import { taskAmountProblems } from '../tasks/amounts.ts';
import { buildTaskList } from '../tasks/building.ts';
import { taskListProblems } from '../tasks/checking.ts';
import { findInstructionMedia } from '../tasks/instruction-media.ts';
import { keepTaskList, readTaskList } from '../tasks/task-lists.ts';
import type { TaskList } from '../tasks/schemas.ts';
import type { Documentation } from '../orders/schemas.ts';
import { formatInstant } from '../time/instants.ts';
import type { NewTemplate, TemplateEdit } from './schemas.ts';
import { isFinal } from './statuses.ts';

/** The version of new templates; '1' marks legacy ones. */
const presentVersion = '2';

export const templateMessages = {
  timeStep: 'Time increments of 5 min only',
  otherCurrency: 'All amounts must be in one currency',
  noCustomer: 'There is nothing with this id',
  badUrl: 'Provide proper url',
} as const;

/** Creates a template and returns its id; throws a `validation.failed` that names every problem. */
export async function createTemplate(
  database: Kysely<Database>,
  input: NewTemplate,
  now: Date,
): Promise<string> {
  const columns = await columnsOf(database, input, { currency: null, documentation: [], tasks: emptyList });
  const row: Insertable<Database['templates']> = {
    ...columns,
    name: input.name.trim(),
    version: presentVersion,
    display_name: columns.display_name ?? null,
    description: input.description.trim(),
    customer_id: input.customer_id,
    duration: input.duration,
    currency: columns.currency ?? 'GBP',
    base_price: columns.base_price ?? 0,
    agent_fee: columns.agent_fee ?? 0,
    agent_fee_up_to: columns.agent_fee_up_to ?? null,
    same_day_charge: columns.same_day_charge ?? 0,
    status: 'active',
    created_at: formatInstant(now),
  };
  const { id } = await database.insertInto('templates').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Applies the sent properties; `template.invalid_transition` for an archived one, whatever is sent. */
export const editTemplate: Action<string, TemplateEdit> = inSteps({
  lock: lockTemplate,
  follow: ({ status }) => {
    if (isFinal(status)) throw new ApiError('template.invalid_transition');
  },
  change: async (transaction, template, { input: edit }) => {
    const columns = await columnsOf(transaction, edit, {
      currency: template.currency,
      documentation: template.documentation,
      tasks: await readTaskList(transaction, template.task_list_id),
    });
    const changes: Updateable<Database['templates']> = {
      ...columns,
      ...(edit.status !== undefined && { status: edit.status }),
    };
    if (Object.keys(changes).length === 0) return;
    await transaction.updateTable('templates').set(changes).where('id', '=', template.id).execute();
    const { currency } = columns;
    if (currency !== undefined && currency !== template.currency)
      await followCurrency(transaction, template, { currency, task_list_id: columns.task_list_id });
  },
});

/** Not FOR UPDATE: approving an order creates jobs that refer to its template, and this may wait for that order. */
async function lockTemplate(transaction: Kysely<Database>, id: string) {
  const template = await transaction
    .selectFrom('templates')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!template) throw notFound();
  return template;
}

/**
 * A copy under a distinguishable name; usable and editable immediately, because it has the current version, also if
 * the original is a legacy template.
 */
export const duplicateTemplate: Action<string, unknown, string> = async (
  transaction,
  id,
  _input,
  { now },
) => {
  const original = await transaction
    .selectFrom('templates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!original) throw notFound();
  const { id: _id, ...columns } = original;
  const copy = await transaction
    .insertInto('templates')
    .values({
      ...columns,
      documentation: JSON.stringify(columns.documentation),
      features: JSON.stringify(columns.features),
      name: nameOfCopy(columns.name),
      version: presentVersion,
      status: 'active',
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return copy.id;
};

const copyMark = ' (copy)';

/** Within the limit of staff's forms (255 characters), so that the copy can be saved as it is. */
function nameOfCopy(name: string): string {
  const whole = `${name}${copyMark}`;
  return whole.length <= 255 ? whole : `${beginning(name, 255 - copyMark.length - 1)}…${copyMark}`;
}

/** At most `most` UTF-16 units, without splitting a character. */
function beginning(text: string, most: number): string {
  const cut = text.slice(0, most);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
}

const emptyList: TaskList = { task_groups: [], task_logic: [] };

type Present = {
  currency: Currency | null;
  documentation: readonly Documentation[];
  tasks: TaskList;
};

/** The columns of an input, with all checks. */
async function columnsOf(
  database: Kysely<Database>,
  input: NewTemplate | TemplateEdit,
  present: Present,
): Promise<Updateable<Database['templates']>> {
  const fields: Fields = {};
  const { prices, currency } = pricesOf(input, present.currency, fields);
  if (input.duration !== undefined && input.duration % 5 !== 0)
    fields['duration'] = [templateMessages.timeStep];
  if (input.customer_id !== undefined && !(await isCustomer(database, input.customer_id)))
    fields['customer_id'] = [templateMessages.noCustomer];
  const documentation =
    input.documentation &&
    (await resolveDocumentation(database, input.documentation, present.documentation, fields));
  const avatar = await avatarOf(database, input.alternative_customer_avatar, fields);
  const tasks = await tasksOf(database, input, present, currency, fields);
  if (Object.keys(fields).length > 0) throw new ApiError('validation.failed', { fields });
  return {
    ...prices,
    ...given('name', input.name?.trim()),
    ...given('description', input.description?.trim()),
    ...given('display_name', filledIfSent(input.display_name)),
    ...given('customer_id', input.customer_id),
    ...given('duration', input.duration),
    ...given('alternative_customer_name', filledIfSent(input.alternative_customer_name)),
    ...given('alternative_customer_avatar', avatar),
    ...given('pixellate_faces', input.pixellate_faces),
    ...given('hide_job_times', input.hide_job_times),
    ...given('features', input.features && JSON.stringify(input.features.map((one) => one.trim()))),
    ...given('documentation', documentation && JSON.stringify(documentation)),
    ...given('task_list_id', tasks && (await keepTaskList(database, tasks))),
  };
}

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

const priceNames = ['base_price', 'agent_fee', 'agent_fee_up_to', 'same_day_charge'] as const;

/**
 * Amounts in minor units. They share one currency, which can only be changed by sending all of them: an unsent amount
 * would otherwise change its value.
 */
function pricesOf(input: NewTemplate | TemplateEdit, present: Currency | null, fields: Fields) {
  const amounts = priceNames.flatMap((name) => {
    const amount = input[name];
    return amount === undefined || amount === null ? [] : [{ name, ...amount }];
  });
  const wanted = amounts.find(({ currency }) => currency !== undefined)?.currency;
  const complete = priceNames.every((name) => name === 'agent_fee_up_to' || input[name] !== undefined);
  const currency = (complete || present === null ? wanted : undefined) ?? present ?? 'GBP';
  const prices: Updateable<Database['templates']> = {};
  if (amounts.length > 0) prices.currency = currency;
  if (input.agent_fee_up_to === null) prices.agent_fee_up_to = null;
  for (const { name, amount, currency: own } of amounts) {
    const other = own !== undefined && own !== currency;
    const minor = other ? templateMessages.otherCurrency : readMinorUnits(amount, currency);
    if (typeof minor === 'string') fields[name] = [minor];
    else prices[name] = minor;
  }
  return { prices, currency };
}

async function tasksOf(
  database: Kysely<Database>,
  input: NewTemplate | TemplateEdit,
  present: Present,
  currency: Currency,
  fields: Fields,
): Promise<TaskList | undefined> {
  const amounts = input.task_groups ?? (currency === present.currency ? [] : present.tasks.task_groups);
  Object.assign(fields, taskAmountProblems(amounts, currency));
  if (input.task_groups === undefined && input.task_logic === undefined) return undefined;
  const groups = input.task_groups ?? [];
  const media = await findInstructionMedia(database, groups, present.tasks.task_groups);
  const built = buildTaskList(groups, input.task_logic ?? [], media, currency);
  const list = {
    task_groups: input.task_groups === undefined ? present.tasks.task_groups : built.task_groups,
    task_logic: input.task_logic === undefined ? present.tasks.task_logic : built.task_logic,
  };
  Object.assign(fields, taskListProblems(list));
  return list;
}

/** Our file addresses expire, so the file itself is stored. */
async function avatarOf(
  database: Kysely<Database>,
  given: string | null | undefined,
  fields: Fields,
): Promise<string | null | undefined> {
  const address = filledIfSent(given);
  if (address === undefined || address === null) return address;
  const key = /\/files\/([A-Za-z0-9_-]+\.[a-z0-9]+)(?:\?|$)/.exec(address)?.[1];
  const file =
    key !== undefined &&
    (await database.selectFrom('files').select('key').where('key', '=', key).executeTakeFirst());
  if (file) return storedFile(file.key);
  const url = URL.parse(address);
  if (fileKey(address) !== null || url === null || !['http:', 'https:'].includes(url.protocol))
    fields['alternative_customer_avatar'] = [templateMessages.badUrl];
  return address;
}

async function isCustomer(database: Kysely<Database>, id: string): Promise<boolean> {
  const found = await database.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
