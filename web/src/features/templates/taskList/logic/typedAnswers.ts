import { isDecimal, readDay } from '@shepherd/domain/ordering.ts';
import dayjs from 'dayjs';
import { isCalendarDate } from '../../../../kit/date/typedDate.ts';
import { negated, shortestDecimal } from '../../../../kit/value/money.ts';
import { dateForRequest } from '../../../../kit/value/time.ts';
import type { Answer } from './conditions.ts';
import type { TaskValues } from '../schema.ts';

const typed = (value: string): Answer => ({ selection: [], value });

const valuesOf = ({ jumps }: TaskValues): readonly string[] => jumps.flatMap(({ values }) => values);

/** How many decimals amounts are compared by. */
const decimals = 6;

/**
 * Numbers that stand for all numbers: those that jumps compare with, nought, and next to each the one that is a little
 * further from nought. So every stretch between two of them has one.
 */
export function numberAnswers(task: TaskValues): readonly Answer[] {
  const numbers = new Set(['0', furtherFromNought('0'), negated(furtherFromNought('0'))]);
  for (const value of valuesOf(task)) {
    const amount = isDecimal(value) ? shortestDecimal(value) : null;
    if (amount === null) continue;
    numbers.add(amount);
    numbers.add(furtherFromNought(amount));
  }
  // What a timer measures is never less than nothing.
  return [...numbers].filter((number) => task.type !== 'TIMER' || !number.startsWith('-')).map(typed);
}

function furtherFromNought(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.padEnd(decimals - 1, '0')}1`;
}

/** Dates that stand for all dates: those that jumps compare with, and the days around each. */
export function dateAnswers(task: TaskValues): readonly Answer[] {
  const dates = new Set(['2000-01-01']);
  for (const value of valuesOf(task)) {
    const date = readDay(value);
    if (date === null) continue;
    for (const days of [-1, 0, 1]) dates.add(dateForRequest(dayjs(date).add(days, 'day').toDate()));
  }
  return [...dates].filter(isCalendarDate).map(typed);
}
