import { array, boolean, mixed, object, string, ValidationError } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import type { Currency } from '../../graphql/generated/schema.ts';
import { validationMessages } from '../../messages/validation.ts';
import { futureDateSchema, timeSchema } from '../form/schemas.ts';
import type { FormStart } from '../form/useConsoleForm.ts';
import { decimalsOf, hasDecimalsOf } from '../value/money.ts';
import type { AssignedRow, AssignStart, AssignTerms } from './definition.ts';

/** Judged with the others: what it may be depends on its row's currency, and on whether one fee is for all. */
const amount = () => mixed<number>().nullable().defined();

const valuesSchema = object({
  agentId: string().defined().required(validationMessages.noShepherd),
  sameFee: boolean().defined(),
  globalFee: amount(),
  fees: array(object({ jobId: string().defined(), agentFee: amount() })).defined(),
  asRequested: boolean().defined(),
  jobDate: string()
    .nullable()
    .defined()
    .when('asRequested', ([asRequested]: unknown[], date) =>
      asRequested === true ? date : futureDateSchema().required(validationMessages.dateIsNotSelected),
    ),
  startTime: string()
    .defined()
    .when('asRequested', ([asRequested]: unknown[], time) => (asRequested === true ? time : timeSchema())),
  endTime: string()
    .defined()
    .when('asRequested', ([asRequested]: unknown[], time) => (asRequested === true ? time : timeSchema())),
  bundleName: string().trim().defined(),
});

export type AssignValues = InferType<typeof valuesSchema>;

interface Refusal {
  readonly path: string;
  readonly message: string;
}

/** The rules of the fields, and those between them: each row's fee or the one for all, both times, a bundle's name. */
export const assignSchema = (rows: readonly AssignedRow[]): ObjectSchema<AssignValues> =>
  valuesSchema.test('together', (values, context) => {
    const refusals = [...refusedFees(values, rows), ...refusedTimes(values)];
    if (rows.length > 1 && values.bundleName === '')
      refusals.push({ path: 'bundleName', message: validationMessages.noBundleName });
    return (
      refusals.length === 0 || new ValidationError(refusals.map((refusal) => context.createError(refusal)))
    );
  });

function refusedFees(
  { sameFee, globalFee, fees }: AssignValues,
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

function refusedFee(fee: number | null, currency: Currency): string | undefined {
  if (fee === null) return validationMessages.notEveryFeeFieldFilled;
  if (!Number.isFinite(fee)) return validationMessages.notEveryFeeFieldNumber;
  if (fee < 0) return validationMessages.notEveryFeeFieldPositive;
  return tooPrecise(fee, currency);
}

function refusedGlobalFee(fee: number | null, currencies: readonly Currency[]): string | undefined {
  if (fee === null || !Number.isFinite(fee) || fee < 0) return validationMessages.globalFeeIsIncorrect;
  return currencies.map((currency) => tooPrecise(fee, currency)).find((message) => message !== undefined);
}

/** The server would round it, and somebody would be paid another amount than was entered. */
const tooPrecise = (fee: number, currency: Currency): string | undefined =>
  hasDecimalsOf(fee, currency) ? undefined : validationMessages.decimals(currency, decimalsOf(currency));

function refusedTimes({ asRequested, startTime, endTime }: AssignValues): readonly Refusal[] {
  if (asRequested || startTime === endTime) return [];
  if (startTime === '') return [{ path: 'startTime', message: validationMessages.timePairIncomplete }];
  if (endTime === '') return [{ path: 'endTime', message: validationMessages.timePairIncomplete }];
  return endTime < startTime ? [{ path: 'endTime', message: validationMessages.endTimeBeforeStartTime }] : [];
}

/** What the form begins with: the fees of the rows, and what is agreed already. */
export const assignStart = (
  rows: readonly AssignedRow[],
  { agentId = null, jobDate = null, startTime = '', endTime = '' }: AssignStart,
): FormStart<AssignValues> => ({
  agentId,
  sameFee: false,
  globalFee: null,
  fees: rows.map(({ id, fee }) => ({ jobId: id, agentFee: fee })),
  asRequested: jobDate === null,
  jobDate,
  startTime,
  endTime,
  bundleName: '',
});

/** What is sent: only what applies, so that a fee or a date entered before is not sent beside what replaced it. */
export function termsOf(values: AssignValues): AssignTerms {
  const { agentId, sameFee, globalFee, fees, asRequested, jobDate, startTime, endTime, bundleName } = values;
  return {
    agentId,
    ...(sameFee && globalFee !== null
      ? { globalFee }
      : {
          fees: fees.flatMap(({ jobId, agentFee }) => (agentFee === null ? [] : [{ jobId, agentFee }])),
        }),
    ...(asRequested || jobDate === null ? {} : { jobDate }),
    ...(asRequested || startTime === '' ? {} : { startTime, endTime }),
    ...(fees.length > 1 ? { bundleName } : {}),
  };
}

/** What the Shepherd would get for all rows, of the fees that can be sent. */
export const amountsOf = (
  { sameFee, globalFee, fees }: Pick<AssignValues, 'sameFee' | 'globalFee' | 'fees'>,
  rows: readonly AssignedRow[],
): readonly { readonly amount: number; readonly currency: Currency }[] =>
  rows.flatMap(({ currency }, place) => {
    const fee = sameFee ? globalFee : (fees[place]?.agentFee ?? null);
    return fee === null || refusedFee(fee, currency) !== undefined ? [] : [{ amount: fee, currency }];
  });
