import { isDecimal, readDay } from '@shepherd/domain/ordering.ts';
import dayjs from 'dayjs';
import { isCalendarDate } from '../../../../kit/date/typedDate.ts';
import { negated, shortestDecimal } from '../../../../kit/value/money.ts';
import { dateForRequest } from '../../../../kit/value/time.ts';
import type { Answer } from './conditions.ts';
import type { TaskValues } from '../schema.ts';

const typed = (value: string): Answer => ({ selection: [], value });

const valuesOf = ({ jumps }: TaskValues): readonly string[] => jumps.flatMap(({ values }) => values);

/** The precision with which amounts are compared. */
const decimals = 6;

/**
 * Numbers that represent all numbers: the operands of the jumps, zero, and for each the next one further from zero. So
 * every interval between two of them has one.
 */
export function numberAnswers(task: TaskValues): readonly Answer[] {
  const numbers = new Set(['0', furtherFromNought('0'), negated(furtherFromNought('0'))]);
  for (const value of valuesOf(task)) {
    const amount = isDecimal(value) ? shortestDecimal(value) : null;
    if (amount === null) continue;
    numbers.add(amount);
    numbers.add(furtherFromNought(amount));
  }
  // A timer never measures a negative time.
  return [...numbers].filter((number) => task.type !== 'TIMER' || !number.startsWith('-')).map(typed);
}

function furtherFromNought(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.padEnd(decimals - 1, '0')}1`;
}

/** Dates that represent all dates: the operands of the jumps, and the days around each. */
export function dateAnswers(task: TaskValues): readonly Answer[] {
  const dates = new Set(['2000-01-01']);
  for (const value of valuesOf(task)) {
    const date = readDay(value);
    if (date === null) continue;
    for (const days of [-1, 0, 1]) dates.add(dateForRequest(dayjs(date).add(days, 'day').toDate()));
  }
  return [...dates].filter(isCalendarDate).map(typed);
}
