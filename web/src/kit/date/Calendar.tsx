import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { dateForRequest } from '../value/time.ts';

interface CalendarProps {
  /** `yyyy-MM-dd`. */
  readonly value: string | null;
  /** Days before today can be selected. */
  readonly past: boolean;
  readonly onPick: (date: string | null) => void;
}

/** A month of days; weeks begin on Monday. */
export default function Calendar({ value, past, onPick }: CalendarProps) {
  const [today] = useState(() => dateForRequest(new Date()));
  return (
    <DatePicker
      value={value}
      onChange={onPick}
      firstDayOfWeek={1}
      // Red is for destructive actions and failures, not for Sundays.
      weekendDays={[]}
      {...(value ? { defaultDate: value } : {})}
      {...(past ? {} : { minDate: today })}
      ariaLabels={{
        nextMonth: 'Next month',
        previousMonth: 'Previous month',
        monthLevelControl: 'Choose a month',
        yearLevelControl: 'Choose a year',
        nextYear: 'Next year',
        previousYear: 'Previous year',
        nextDecade: 'Next decade',
        previousDecade: 'Previous decade',
      }}
    />
  );
}
