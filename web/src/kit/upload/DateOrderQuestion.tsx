import { dayInWords, readDate } from '@shepherd/domain/date.ts';
import type { DateOrder } from '@shepherd/domain/date.ts';
import { Question } from '../question/Question.tsx';

interface DateOrderQuestionProps {
  /** An ambiguous date of the file. */
  readonly date: string;
  readonly onOrder: (order: DateOrder) => void;
}

const orders = ['day-first', 'month-first'] as const;

/** Asks once for the order of day and month in a file whose dates are all ambiguous. */
export function DateOrderQuestion({ date, onOrder }: DateOrderQuestionProps) {
  return (
    <Question
      words={`Dates of this file can be read in two ways. Which day is ${date}?`}
      answers={orders.map((order) => {
        const read = readDate(date, order);
        return { label: read.ok ? dayInWords(read.value) : order, onGive: () => onOrder(order) };
      })}
    />
  );
}
