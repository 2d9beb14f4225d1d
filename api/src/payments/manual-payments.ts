import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { StoredAgent } from '../agents/queries.ts';
import type { Database } from '../database/database.ts';
import { fieldError } from '../http/errors.ts';
import type { AmountByCurrency } from '../money/amounts.ts';
import { readMinorUnits } from '../money/money.ts';
import { pay } from './ledger.ts';
import { checkReimbursement } from './reimbursement-limit.ts';
import type { NewPayment } from './schemas.ts';

type Paying = { readonly adminUserId: string; readonly limits: AmountByCurrency; readonly now: Date };

/** Books a payment or deduction by staff and returns its id. Field errors for a wrong sign or job. */
export async function payByHand(
  database: Kysely<Database>,
  agent: StoredAgent,
  input: Static<typeof NewPayment>,
  { adminUserId, limits, now }: Paying,
): Promise<string> {
  const amount = readMinorUnits(input.amount, agent.currency);
  if (typeof amount === 'string') throw fieldError('amount', amount);
  if (input.type === 'deduction' && amount >= 0) throw fieldError('amount', 'A deduction must be below 0');
  if (input.type !== 'deduction' && amount <= 0) throw fieldError('amount', 'You have to pass more than 0');
  if (input.type === 'reimbursement') checkReimbursement(amount, agent.currency, limits);
  const jobId = input.job_id ?? null;
  const forJob =
    jobId === null ? {} : { jobId, assignmentId: await findAssignment(database, agent.id, jobId) };
  const id = await pay(
    database,
    {
      agentId: agent.id,
      type: input.type,
      amount,
      currency: agent.currency,
      countryCode: agent.country_code,
      comment: input.comment?.trim() || null,
      adminUserId,
      ...forJob,
    },
    now,
  );
  if (id === null) throw new Error('A payment without a key is always made');
  return id;
}

async function findAssignment(database: Kysely<Database>, agentId: string, jobId: string): Promise<string> {
  const found = await database
    .selectFrom('assignments')
    .where('agent_id', '=', agentId)
    .where('job_id', '=', jobId)
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!found) throw fieldError('job_id', 'The shepherd had no such job');
  return found.id;
}
