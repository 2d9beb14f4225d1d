import type { Kysely } from 'kysely';
import type { ApplicationStage } from '../agents/statuses.ts';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { writeMail } from '../outbox/mail.ts';
import { dayOf, formatInstant } from '../time/instants.ts';
import { applicationMail } from './mail.ts';

/**
 * The actions of applicants in their app. No call of this API uses them, because the app is another program. The
 * simulator calls these functions, which lead through the stages that staff see.
 */

/** A lead has only a name and an address. */
export type Lead = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly country_code: string;
};

/** The answers that the app collects. */
export type ApplicantAnswers = {
  readonly profile: {
    readonly phone: string;
    readonly date_of_birth: string;
    readonly address1: string;
    readonly city: string;
    readonly zip: string;
  };
  readonly area: Pick<Database['agent_areas'], 'name' | 'transport_mode' | 'radius'>;
  readonly home: { readonly latitude: number; readonly longitude: number };
  /** The recognizable label of the bank account. */
  readonly account: string;
};

/** Begins an application, with the mail that confirms the address. Returns the id of the applicant. */
export async function apply(transaction: Kysely<Database>, lead: Lead, now: Date): Promise<string> {
  const { id } = await transaction
    .insertInto('agents')
    .values({
      ...lead,
      phone: '',
      address1: '',
      city: '',
      status: 'applicant',
      stage: 'verify_email',
      created_at: formatInstant(now),
      last_seen_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('agent_applications')
    .values({ agent_id: id, status: 'in_progress', created_at: formatInstant(now) })
    .execute();
  await writeMail(transaction, now, applicationMail({ ...lead, stage: 'verify_email' }));
  return id;
}

/** The next stage; after the last one only the identity check leads on, and staff decide it. */
const followedBy: Partial<Record<ApplicationStage, ApplicationStage>> = {
  verify_email: 'complete_profile',
  complete_profile: 'complete_application',
  complete_application: 'contract_agreement',
  contract_agreement: 'market_access',
  market_access: 'job_accepted',
  job_accepted: 'identity_check',
};

/**
 * Takes an applicant's next step. Returns the application's new state; at the last stage the identity is submitted,
 * and the provider leaves the decision to staff. `application.invalid_transition` when no step is left for the
 * applicant.
 */
export async function goOn(
  transaction: Kysely<Database>,
  agentId: string,
  answers: ApplicantAnswers,
  now: Date,
): Promise<ApplicationStage | 'sent_in' | 'consider'> {
  const applicant = await lockApplicant(transaction, agentId);
  if (applicant.stage === 'identity_check') return proveIdentity(transaction, applicant, now);
  const stage = followedBy[applicant.stage];
  if (stage === undefined) throw new ApiError('application.invalid_transition');
  await keepAnswers(transaction, applicant, answers, now);
  await transaction
    .updateTable('agents')
    .set({
      stage,
      last_seen_at: formatInstant(now),
      ...(stage === 'identity_check' && { identity_check_state: 'awaiting_data' as const }),
    })
    .where('id', '=', agentId)
    .execute();
  await writeMail(transaction, now, applicationMail({ ...applicant, stage }));
  return stage;
}

type Applicant = Awaited<ReturnType<typeof lockApplicant>>;

async function lockApplicant(transaction: Kysely<Database>, agentId: string) {
  const applicant = await transaction
    .selectFrom('agents')
    .innerJoin('agent_applications', 'agent_applications.agent_id', 'agents.id')
    .where('agents.id', '=', agentId)
    .where('agents.deleted_at', 'is', null)
    .select([
      'agents.id',
      'agents.first_name',
      'agents.email',
      'agents.stage',
      'agents.status as agent_status',
      'agents.identity_check_result',
      'agent_applications.status',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!applicant) throw notFound();
  if (applicant.status !== 'in_progress' || applicant.agent_status !== 'applicant')
    throw new ApiError('application.invalid_transition');
  return applicant;
}

/** Stores the answers of the finished stage. */
async function keepAnswers(
  transaction: Kysely<Database>,
  { id, stage }: Applicant,
  { profile, area, home, account }: ApplicantAnswers,
  now: Date,
): Promise<void> {
  if (stage === 'complete_profile')
    await transaction
      .updateTable('agents')
      .set({ ...profile, ...home, position_updated_at: formatInstant(now) })
      .where('id', '=', id)
      .execute();
  if (stage === 'complete_application') {
    await transaction
      .insertInto('agent_areas')
      .values({ agent_id: id, available: true, ...area, ...home })
      .execute();
    await transaction
      .insertInto('agent_payment_methods')
      .values({
        agent_id: id,
        type: 'bank_transfer',
        label: account,
        is_default: true,
        created_at: formatInstant(now),
      })
      .execute();
  }
  if (stage === 'contract_agreement')
    await transaction
      .insertInto('agent_contracts')
      .values({ agent_id: id, name: 'Contractor agreement', signed_at: dayOf(now), url: null })
      .execute();
}

async function proveIdentity(
  transaction: Kysely<Database>,
  { id, identity_check_result: known }: Applicant,
  now: Date,
): Promise<'sent_in' | 'consider'> {
  if (known !== null && known !== 'processing') throw new ApiError('application.invalid_transition');
  const result = known === null ? 'processing' : 'consider';
  await transaction
    .updateTable('agents')
    .set({
      identity_check_result: result,
      identity_check_method: 'onfido',
      identity_check_state: 'in_progress',
      identity_check_updated_at: formatInstant(now),
      ...(known === null && { last_seen_at: formatInstant(now) }),
    })
    .where('id', '=', id)
    .execute();
  return known === null ? 'sent_in' : 'consider';
}
