import { timesProblem } from '@shepherd/domain/range.ts';
import { ApiError } from '../../http/errors.ts';
import type { Fields } from '../../http/errors.ts';
import { readMinorUnits } from '../../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { messages } from '../messages.ts';

/** Fees, dates and times of a request. Amounts may have any type; they are validated here. */
export type TermsInput = {
  readonly fees?: readonly { readonly job_id: string; readonly agent_fee?: unknown }[] | null | undefined;
  readonly global_fee?: unknown;
  readonly start_time?: string | null | undefined;
  readonly end_time?: string | null | undefined;
  readonly bundle_name?: string | null | undefined;
};

/** Collects field errors, so that one answer contains all of them. */
export function problems() {
  const fields: Fields = {};
  return {
    add(field: string, message: string): void {
      const known = (fields[field] ??= []);
      if (!known.includes(message)) known.push(message);
    },
    /** Throws `validation.failed` when there are any. */
    refuse(): void {
      if (Object.keys(fields).length > 0) throw new ApiError('validation.failed', { fields });
    },
  };
}
type Problems = ReturnType<typeof problems>;

/** Messages for missing fees; the global fee has its own. */
const noFee: ReadonlySet<string> = new Set([
  messages.feeMissing,
  messages.feeNotNumber,
  messages.feeNegative,
]);

/** An amount of 0 or more in minor units, or the error message. */
function amountOf(value: unknown, currency: Currency): number | string {
  if (value === undefined || value === null || value === '') return messages.feeMissing;
  if (typeof value !== 'number' || !Number.isFinite(value)) return messages.feeNotNumber;
  if (value < 0) return messages.feeNegative;
  return readMinorUnits(value, currency);
}

/** The fee of each job in minor units: one for all, or one for each. Problems go to `fees`. */
export function readFees(
  jobs: readonly { readonly id: string; readonly currency: Currency }[],
  input: TermsInput,
  found: Problems,
): ReadonlyMap<string, number> {
  const fees = new Map<string, number>();
  const { global_fee: globalFee } = input;
  if (globalFee !== undefined && globalFee !== null) {
    for (const { id, currency } of jobs) {
      const amount = amountOf(globalFee, currency);
      if (typeof amount === 'string')
        found.add('global_fee', noFee.has(amount) ? messages.globalFee : amount);
      else fees.set(id, amount);
    }
    return fees;
  }
  for (const { id, currency } of jobs) {
    const amount = amountOf(input.fees?.find((fee) => fee.job_id === id)?.agent_fee, currency);
    if (typeof amount === 'string') found.add('fees', amount);
    else fees.set(id, amount);
  }
  return fees;
}

/** Both times or neither, in steps of five minutes, the end after the start. */
export function checkTimes({ start_time: start, end_time: end }: TermsInput, found: Problems): void {
  if (blank(start) !== blank(end)) found.add(blank(start) ? 'start_time' : 'end_time', messages.halfTimes);
  if (!blank(start) && !inSteps(start)) found.add('start_time', messages.timeStep);
  if (!blank(end) && !inSteps(end)) found.add('end_time', messages.timeStep);
  const problem = timesProblem(start ?? null, end ?? null);
  if (problem !== null) found.add('end_time', problem);
}

const blank = (text: string | null | undefined): text is null | undefined | '' =>
  text === null || text === undefined || text === '';
const inSteps = (time: string): boolean => Number(time.slice(-2)) % 5 === 0;

/** A blank name is an error, and so is a missing name where one is needed. */
export function checkBundleName({ bundle_name: name }: TermsInput, needed: boolean, found: Problems): void {
  const given = name !== undefined && name !== null;
  if ((given && name.trim() === '') || (needed && !given)) found.add('bundle_name', messages.bundleName);
}

/** A bundle has one price, and a global fee is one amount: neither can span several currencies. */
export function checkCurrencies(
  jobs: readonly { readonly currency: Currency }[],
  input: TermsInput,
  bundled: boolean,
  found: Problems,
): void {
  const [first, ...others] = new Set(jobs.map(({ currency }) => currency));
  if (first === undefined || others.length === 0) return;
  if (bundled) found.add('ids', messages.mixedCurrencies([first, ...others]));
  else if (!blankAmount(input.global_fee)) found.add('global_fee', messages.mixedGlobalFee);
}

const blankAmount = (amount: unknown): boolean => amount === undefined || amount === null;
