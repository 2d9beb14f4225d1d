import { daysProblem } from '@shepherd/domain/range.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/statements.ts';
import { money } from '../../money/money.ts';
import { formatInstant } from '../../time/instants.ts';
import { bundle } from './bundles.ts';
import { groupByRow } from './direct-assignment.ts';
import type { Actor } from '../../authentication/actor.ts';
import { lockWithBundles } from '../locking.ts';
import type { LockedJob } from '../locking.ts';
import { marketRuleTypes } from './market-rules.ts';
import type { MarketRuleType } from './market-rules.ts';
import { messages } from '../messages.ts';
import { dissolve, move, mustBeOnMarket, mustFollow } from '../actions/moving.ts';
import { overIds, todayAt } from './requested-days.ts';
import type { AssignmentRule } from '../schemas.ts';
import { checkBundleName, checkCurrencies, checkTimes, problems, readFees } from './terms.ts';
import type { TermsInput } from './terms.ts';

type RuleInput = {
  readonly rule_id?: unknown;
  readonly operator?: unknown;
  readonly value?: unknown;
};

export type MarketOfferInput = TermsInput & {
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
  readonly rules?: readonly RuleInput[] | null | undefined;
  readonly rules_operator?: 'and' | 'or' | null | undefined;
};

type Context = { readonly actor: Actor; readonly timezone: string; readonly now: Date };

/**
 * Offers jobs to all agents that match the rules, all or none; several jobs form one bundle. Throws
 * `validation.failed`, `job.invalid_transition`, `order.closed`, `order.paused`, or `job.hidden_from_market`.
 */
export async function offerOnMarket(
  transaction: Kysely<Database>,
  ids: readonly string[],
  input: MarketOfferInput,
  { actor, timezone, now }: Context,
): Promise<void> {
  const { jobs, others } = await lockWithBundles(transaction, ids);
  const found = problems();
  const fees = readFees(jobs, input, found);
  checkTimes(input, found);
  checkBundleName(input, ids.length > 1, found);
  checkCurrencies(jobs, input, ids.length > 1, found);
  const rules = readRules(input, await marketRuleTypes(transaction), found);
  const { start_date: start = null, end_date: end = null } = input;
  if ((start === null) !== (end === null))
    found.add(start === null ? 'start_date' : 'end_date', messages.rangeMissing);
  if (start !== null && jobs.some((job) => start < todayAt(job, { timezone, now })))
    found.add('start_date', messages.datePassed);
  if (start === null) {
    const passed = overIds(
      jobs.map((job) => asOffered(job, input)),
      { timezone, now },
    );
    if (passed.length > 0) found.add('start_date', messages.offeredDaysPassed(passed));
  }
  const problem = daysProblem(start, end);
  if (problem !== null) found.add('end_date', problem);
  const endEarlier = jobs.filter((job) => end !== null && job.end_date < end).map(({ id }) => id);
  if (endEarlier.length > 0) found.add('end_date', messages.offerAfterJob(endEarlier));
  found.refuse();
  const rows = new Map(jobs.map((job) => [job.id, mustFollow(job, 'assign_market')]));
  jobs.forEach(mustBeOnMarket);

  await dissolve(transaction, others, actor, now);
  for (const [row, group] of groupByRow(jobs, rows))
    await move(
      transaction,
      group,
      row,
      (job) => `Offered on the market for ${money(fees.get(job.id) ?? 0, job.currency).formatted}`,
      actor,
      now,
    );
  const bundleName = ids.length > 1 ? (input.bundle_name?.trim() ?? null) : null;
  await bundle(transaction, ids, bundleName);
  const offer = await transaction
    .insertInto('market_offers')
    .values({
      start_date: start,
      end_date: end,
      start_time: input.start_time ?? null,
      end_time: input.end_time ?? null,
      rules: JSON.stringify(rules),
      rules_operator: rules.length > 0 ? (input.rules_operator ?? null) : null,
      bundle_name: bundleName,
      created_by: actor.userId,
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    transaction,
    'market_offer_jobs',
    jobs.map((job) => ({ offer_id: offer.id, job_id: job.id, agent_fee: fees.get(job.id) ?? 0 })),
  );
  await transaction
    .updateTable('jobs')
    .from('market_offer_jobs')
    .whereRef('market_offer_jobs.job_id', '=', 'jobs.id')
    .where('market_offer_jobs.offer_id', '=', offer.id)
    .set(({ ref }) => ({
      market_offer_id: ref('market_offer_jobs.offer_id'),
      agreed_fee: ref('market_offer_jobs.agent_fee'),
    }))
    .execute();
}

/** The requested days of a job, at the hours of the offer or its own. */
const asOffered = (job: LockedJob, { start_time: from, end_time: until }: MarketOfferInput) => ({
  ...job,
  first: job.start_date,
  last: job.end_date,
  startTime: from ?? job.start_time,
  endTime: until ?? job.end_time,
});

/** Rules as stored. A percentage lies between 0 and 100; more than one rule needs "and" or "or". */
export function readRules(
  { rules, rules_operator: operator }: MarketOfferInput,
  types: readonly MarketRuleType[],
  found: ReturnType<typeof problems>,
): AssignmentRule[] {
  const given = rules ?? [];
  if (given.length > 1 && operator !== 'and' && operator !== 'or')
    found.add('rules_operator', messages.rulesOperator);
  return given.flatMap((rule) => {
    const type = types.find(({ id }) => id === rule.rule_id);
    const values = valuesOf(rule.value);
    const known = type?.operators.some(({ value }) => value === rule.operator) === true;
    if (!type || !known || typeof rule.operator !== 'string' || values.length === 0) {
      found.add('rules', messages.ruleUnfilled);
      return [];
    }
    if (type.unit === 'percentage' && !values.every(isPercentage)) found.add('rules', messages.percentage);
    else if (type.unit !== null && !values.every(isNumber)) found.add('rules', messages.ruleUnfilled);
    return [{ rule_id: type.id, operator: rule.operator, value: values }];
  });
}

const valuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)
    .filter((one) => one.trim() !== '');
const isNumber = (text: string): boolean => Number.isFinite(Number(text)) && Number(text) >= 0;
const isPercentage = (text: string): boolean => isNumber(text) && Number(text) <= 100;
