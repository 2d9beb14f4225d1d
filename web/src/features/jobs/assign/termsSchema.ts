import { readAmount } from '@shepherd/domain/amount.ts';
import { timesProblem } from '@shepherd/domain/range.ts';
import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { requiredByOthers } from '../../../kit/form/fields/fieldLabel.ts';
import { optionalText, timeSchema } from '../../../kit/form/values/schemas.ts';
import type { Amount } from '../../../kit/value/money.ts';
import type { AssignedRow, Terms, TermsStart } from './definition.ts';

/** Validated with the other fields: the limits depend on the row's currency, and on whether one fee applies to all. */
const amount = () => string().nullable().defined().meta(requiredByOthers);

const ownTime = () =>
  string()
    .defined()
    .when('asRequested', ([asRequested]: unknown[], time) => (asRequested === true ? time : timeSchema()));

/** The terms of jobs, independent of the Shepherd. */
export const termsSchema = object({
  sameFee: boolean().defined(),
  globalFee: amount(),
  fees: array(object({ jobId: string().defined(), agentFee: amount() })).defined(),
  asRequested: boolean().defined(),
  startTime: ownTime(),
  endTime: ownTime(),
  bundleName: optionalText().meta(requiredByOthers),
});

export type TermsValues = InferType<typeof termsSchema>;

export interface Refusal {
  readonly path: string;
  readonly message: string;
}

/** The rules between fields: each row's fee or the one for all, both times, a bundle's name. */
export function refusedTerms(values: TermsValues, rows: readonly AssignedRow[]): readonly Refusal[] {
  const refusals = [...refusedFees(values, rows), ...refusedTimes(values)];
  return rows.length > 1 && values.bundleName === ''
    ? [...refusals, { path: 'bundleName', message: validationMessages.noBundleName }]
    : refusals;
}

function refusedFees(
  { sameFee, globalFee, fees }: TermsValues,
  rows: readonly AssignedRow[],
): readonly Refusal[] {
  if (sameFee) {
    const message = refusedGlobalFee(globalFee, [...new Set(rows.map(({ currency }) => currency))]);
    return message === undefined ? [] : [{ path: 'globalFee', message }];
  }
  return rows.flatMap(({ currency }, place) => {
    const message = refusedFee(fees[place]?.agentFee ?? null, currency);
    return message === undefined ? [] : [{ path: `fees[${place}].agentFee`, message }];
  });
}

function refusedFee(fee: string | null, currency: Currency): string | undefined {
  if (fee === null) return validationMessages.notEveryFeeFieldFilled;
  const reading = readAmount(fee, { currency });
  if (reading.ok) return undefined;
  if (reading.reason === 'number') return validationMessages.notEveryFeeFieldNumber;
  return reading.reason === 'negative' ? validationMessages.notEveryFeeFieldPositive : reading.message;
}

function refusedGlobalFee(fee: string | null, currencies: readonly Currency[]): string | undefined {
  if (fee === null) return validationMessages.globalFeeIsIncorrect;
  const refused = currencies.map((currency) => readAmount(fee, { currency })).find((reading) => !reading.ok);
  if (refused === undefined || refused.ok) return undefined;
  return refused.reason === 'number' || refused.reason === 'negative'
    ? validationMessages.globalFeeIsIncorrect
    : refused.message;
}

function refusedTimes({ asRequested, startTime, endTime }: TermsValues): readonly Refusal[] {
  if (asRequested || (startTime === '' && endTime === '')) return [];
  if (startTime === '') return [{ path: 'startTime', message: validationMessages.timePairIncomplete }];
  if (endTime === '') return [{ path: 'endTime', message: validationMessages.timePairIncomplete }];
  const problem = timesProblem(startTime, endTime);
  return problem === null ? [] : [{ path: 'endTime', message: problem }];
}

/** The initial values of a form: the fees of the rows, and the agreed terms. */
export const termsStart = (
  rows: readonly AssignedRow[],
  { startTime = '', endTime = '', bundleName = '' }: TermsStart,
): Omit<TermsValues, 'asRequested'> => ({
  sameFee: false,
  globalFee: null,
  fees: rows.map(({ id, fee }) => ({ jobId: id, agentFee: fee })),
  startTime,
  endTime,
  bundleName,
});

/** The payload: only fields that apply, so that a replaced fee or time is not sent. */
export function sentTerms(values: TermsValues): Terms {
  const { sameFee, globalFee, fees, asRequested, startTime, endTime, bundleName } = values;
  return {
    ...(sameFee && globalFee !== null
      ? { globalFee }
      : {
          fees: fees.flatMap(({ jobId, agentFee }) => (agentFee === null ? [] : [{ jobId, agentFee }])),
        }),
    ...(asRequested || startTime === '' ? {} : { startTime, endTime }),
    ...(fees.length > 1 ? { bundleName } : {}),
  };
}

/** The sums for all rows, of the fees that are valid. */
export const amountsOf = (
  { sameFee, globalFee, fees }: Pick<TermsValues, 'sameFee' | 'globalFee' | 'fees'>,
  rows: readonly AssignedRow[],
): readonly Amount[] =>
  rows.flatMap(({ currency }, place) => {
    const fee = sameFee ? globalFee : (fees[place]?.agentFee ?? null);
    return fee === null || refusedFee(fee, currency) !== undefined ? [] : [{ amount: fee, currency }];
  });
