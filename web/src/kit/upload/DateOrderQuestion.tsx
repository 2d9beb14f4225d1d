import { Button } from '@mantine/core';
import { dayInWords, readDate } from '@shepherd/domain/date.ts';
import type { DateOrder } from '@shepherd/domain/date.ts';
import { useId } from 'react';
import classes from './DateOrderQuestion.module.css';

interface DateOrderQuestionProps {
  /** A date of the file that may be two days. */
  readonly date: string;
  readonly onOrder: (order: DateOrder) => void;
}

const orders = ['day-first', 'month-first'] as const;

/** Asks once for the order of day and month in a file whose dates do not tell. */
export function DateOrderQuestion({ date, onOrder }: DateOrderQuestionProps) {
  const id = useId();
  return (
    <fieldset className={classes.question} aria-labelledby={id}>
      <p id={id} className={classes.words}>
        {`Dates of this file can be read in two ways. Which day is ${date}?`}
      </p>
      <div className={classes.answers}>
        {orders.map((order) => {
          const read = readDate(date, order);
          return (
            <Button key={order} variant="default" size="xs" onClick={() => onOrder(order)}>
              {read.ok ? dayInWords(read.value) : order}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
