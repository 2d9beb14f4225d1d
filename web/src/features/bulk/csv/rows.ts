import { readAmount } from '@shepherd/domain/amount.ts';
import { timesProblem } from '@shepherd/domain/range.ts';
import { isDay, readDate } from '@shepherd/domain/date.ts';
import { characterInWords } from '@shepherd/domain/text.ts';
import { isTimeOfDay, minutesOfTime, readTime } from '@shepherd/domain/time.ts';
import { timeStepMinutes } from '../../../constants.ts';
import type { BulkActionType } from '../../../graphql/generated/schema.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { bulkFileMessages } from '../messages.ts';
import { columnsOfType } from './types.ts';
import type { BulkColumn } from './types.ts';

/** An error of a row; `column` is null if it concerns the row as a whole. */
export interface RowProblem {
  readonly column: BulkColumn | null;
  readonly message: string;
}

/** A cell by its column, in the format to send; empty if the row has none. */
type CellOf = (column: BulkColumn) => string;

type Refuse = (column: BulkColumn, message: string) => void;

/** Why a row would fail, as far as it is known without the server. `today` is `yyyy-MM-dd`. */
export function rowProblems(type: BulkActionType, cell: CellOf, today: string): readonly RowProblem[] {
  const problems = new Map<BulkColumn, string>();
  const refuse: Refuse = (column, message) => {
    if (!problems.has(column)) problems.set(column, message);
  };
  const { required, oneOf, optional } = columnsOfType(type);
  for (const column of required) if (cell(column) === '') refuse(column, validationMessages.fieldRequired);
  const [either] = oneOf;
  if (either !== undefined && oneOf.every((column) => cell(column) === ''))
    refuse(either, bulkFileMessages.oneOf(oneOf));
  for (const column of [...required, ...oneOf, ...optional]) {
    const text = cell(column);
    const problem = text === '' ? null : problemOf[column]?.(text);
    if (problem) refuse(column, problem);
  }
  checkOrder(type, cell, refuse, today);
  return Array.from(problems, ([column, message]) => ({ column, message }));
}

function dayProblem(text: string): string | null {
  const read = readDate(text);
  return read.ok ? null : read.message;
}

function timeProblem(text: string): string | null {
  const read = readTime(text);
  if (!read.ok) return read.message;
  return minutesOfTime(read.value) % timeStepMinutes === 0 ? null : validationMessages.timeIncrement;
}

/** In the currency of the job, which a file does not contain. */
const readFee = (text: string) => readAmount(text, { currency: null });

function amountProblem(text: string): string | null {
  const reading = readFee(text);
  if (reading.ok) return null;
  return reading.reason === 'negative' ? bulkFileMessages.negativeAmount : reading.message;
}

/** An amount in the server's format; invalid text is unchanged. */
export function amountToSend(text: string): string {
  const reading = readFee(text);
  // Not shortened: the original notation is kept where the server accepts it.
  return reading.ok && !/^\d+(?:\.\d+)?$/.test(text) ? reading.value : text;
}

/** The validation of a non-empty cell. */
const problemOf: Readonly<Partial<Record<BulkColumn, (text: string) => string | null>>> = {
  job_id: jobIdProblem,
  agent_id: (text) => (/^[1-9]\d{0,17}$/.test(text) ? null : bulkFileMessages.shepherdIdForm),
  agent_fee: amountProblem,
  customer_price: amountProblem,
  job_date: dayProblem,
  start_date: dayProblem,
  end_date: dayProblem,
  start_time: timeProblem,
  end_time: timeProblem,
  admin_user_email: (text) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : validationMessages.emailFormat,
  ignore_warnings: (text) => (yesOrNo.has(text.toLowerCase()) ? null : bulkFileMessages.yesOrNo),
};

/** Whether a text has the form of a job id; other texts are refused by the server. */
export const isJobId = (text: string): boolean => /^[1-9]\d{0,14}-[1-9]\d{0,8}$/.test(text);

/** Characters of other scripts look like digits and hyphens, so the message names them. */
function jobIdProblem(text: string): string | null {
  if (isJobId(text)) return null;
  const odd = /[^\p{ASCII}]/u.exec(text)?.[0];
  return odd === undefined
    ? bulkFileMessages.jobIdForm
    : bulkFileMessages.jobIdCharacter(characterInWords(odd));
}

const yesOrNo: ReadonlySet<string> = new Set(['1', '0', 'true', 'false', 'yes', 'no']);

/** Rules between cells, as in the single calls. */
function checkOrder(type: BulkActionType, cell: CellOf, refuse: Refuse, today: string): void {
  const [startDate, endDate, jobDate] = [cell('start_date'), cell('end_date'), cell('job_date')];
  if (type === 'UPDATE_DATES' && isDay(startDate) && isDay(endDate) && endDate < startDate)
    refuse('end_date', validationMessages.endDateBeforeStartDate);
  if (type === 'ASSIGN_AGENT' && isDay(jobDate) && jobDate < today)
    refuse('job_date', validationMessages.dateHasPassed);
  if (type !== 'UPDATE_DATES' && type !== 'ASSIGN_AGENT') return;
  const [start, end] = [cell('start_time'), cell('end_time')];
  // When dates change, an empty time stays unchanged; an assignment has both times or none.
  if (type === 'ASSIGN_AGENT' && (start === '') !== (end === ''))
    refuse(start === '' ? 'start_time' : 'end_time', validationMessages.timePairIncomplete);
  const [startTime, endTime] = [start, end].map((time) => (isTimeOfDay(time) ? time : null));
  const problem = timesProblem(startTime ?? null, endTime ?? null);
  if (problem !== null) refuse('end_time', problem);
}
