import { readAmount } from '@shepherd/domain/amount.ts';
import { readDate } from '@shepherd/domain/date.ts';
import type { Reading } from '@shepherd/domain/reading.ts';
import { characterInWords } from '@shepherd/domain/text.ts';
import { readTime } from '@shepherd/domain/time.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { assignToAgent } from '../jobs/assignment/direct-assignment.ts';
import { endJobs, unassign } from '../jobs/actions/ending.ts';
import { changeDates, changeRates } from '../jobs/actions/editing.ts';
import type { Actor } from '../authentication/actor.ts';
import { jobIds } from '../jobs/ids.ts';
import { messages } from '../jobs/messages.ts';
import { assignReviewer } from '../jobs/actions/review.ts';
import type { BulkActionType } from './types.ts';

type Values = Readonly<Record<string, string>>;
export type RowContext = { readonly actor: Actor; readonly timezone: string; readonly now: Date };

/** Applies a row to its job, by the rules of the single calls; throws their errors. */
export async function applyRow(
  transaction: Kysely<Database>,
  type: BulkActionType,
  values: Values,
  context: RowContext,
): Promise<void> {
  const id = jobId(values);
  switch (type) {
    case 'assign_agent':
      return assign(transaction, id, values, context);
    case 'unassign':
      return unassign(transaction, [id], context);
    case 'cancel':
      return endJobs(transaction, [id], { to: 'cancelled', comment: filled(values, 'comment') }, context);
    case 'unfulfilled':
      return endJobs(transaction, [id], { to: 'unfulfilled', comment: filled(values, 'comment') }, context);
    case 'update_dates':
      return changeDates(transaction, id, datesOf(values), context);
    case 'update_rates':
      return changeRates(transaction, id, ratesOf(values), context);
    case 'assign_reviewer': {
      const adminUserId = await userByEmail(transaction, filled(values, 'admin_user_email'));
      return assignReviewer(transaction, id, { adminUserId, reassign: false }, context);
    }
  }
}

/** An error as one sentence. */
export function reasonOf(error: ApiError): string {
  const fields = Object.entries(error.fields ?? {}).map(([name, texts]) => `${name}: ${texts.join(', ')}`);
  const warnings = (error.warnings ?? []).flatMap(({ warnings: own }) => own.map(({ message }) => message));
  if (error.code === 'not_found') return 'There is no such job';
  return [error.message, ...fields, ...warnings].join('. ');
}

async function assign(
  transaction: Kysely<Database>,
  id: string,
  values: Values,
  context: RowContext,
): Promise<void> {
  const agentId = filled(values, 'agent_id');
  if (!/^[1-9]\d{0,17}$/.test(agentId)) throw fieldError('agent_id', messages.agentUnavailable);
  await assignToAgent(
    transaction,
    [id],
    {
      agent_id: agentId,
      fees: [{ job_id: id, agent_fee: numberOf(values, 'agent_fee') }],
      job_date: day(values, 'job_date') ?? null,
      start_time: time(values, 'start_time') ?? null,
      end_time: time(values, 'end_time') ?? null,
      ignore_warnings: ['1', 'true', 'yes'].includes((values['ignore_warnings'] ?? '').toLowerCase()),
    },
    context,
  );
}

/** Empty times stay unchanged. */
function datesOf(values: Values) {
  return {
    start_date: day(values, 'start_date') ?? missing('start_date'),
    end_date: day(values, 'end_date') ?? missing('end_date'),
    ...(values['start_time'] && { start_time: time(values, 'start_time') }),
    ...(values['end_time'] && { end_time: time(values, 'end_time') }),
  };
}

function ratesOf(values: Values) {
  const rate = (name: string): number | undefined => {
    const amount = numberOf(values, name);
    if (amount !== undefined && !(amount >= 0)) throw fieldError(name, messages.feeNegative);
    return amount;
  };
  return { agent_fee: rate('agent_fee'), customer_price: rate('customer_price') };
}

function jobId(values: Values): string {
  const text = filled(values, 'job_id');
  // Characters of other scripts look like digits and hyphens, so the reason names them.
  const odd = /[^\p{ASCII}]/u.exec(text)?.[0];
  if (odd !== undefined)
    throw fieldError('job_id', `A job id looks like 10023-7, without ${characterInWords(odd)}`);
  const [id, ...more] = jobIds(text);
  if (id === undefined || more.length > 0) throw new ApiError('not_found');
  return id;
}

function filled(values: Values, name: string): string {
  return values[name] || missing(name);
}

function missing(name: string): never {
  throw fieldError(name, messages.required);
}

/**
 * Undefined for an empty cell; NaN for invalid text, which the fee rules refuse. The currency is the job's; the fee
 * rules know its decimals.
 */
function numberOf(values: Values, name: string): number | undefined {
  const text = values[name] ?? '';
  if (text === '') return undefined;
  const reading = readAmount(text, { currency: null, negative: true });
  if (reading.ok) return Number(reading.value);
  if (reading.reason === 'number') return Number.NaN;
  throw fieldError(name, reading.message);
}

function day(values: Values, name: string): string | undefined {
  return readCell(values, name, readDate);
}

function time(values: Values, name: string): string | undefined {
  return readCell(values, name, readTime);
}

/** Undefined for an empty cell. */
function readCell(values: Values, name: string, read: (text: string) => Reading<string>): string | undefined {
  const text = values[name] ?? '';
  if (text === '') return undefined;
  const found = read(text);
  if (!found.ok) throw fieldError(name, found.message);
  return found.value;
}

async function userByEmail(database: Kysely<Database>, email: string): Promise<string> {
  const user = await database
    .selectFrom('users')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .select('id')
    .executeTakeFirst();
  if (!user) throw fieldError('admin_user_email', 'There is no user with this email');
  return user.id;
}
