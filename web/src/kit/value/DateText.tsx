import { formatDate, formatDateTime, formatFullDateTime, formatRelative, noValue } from './time.ts';

export interface DateTextProps {
  readonly value: string | null | undefined;
  readonly show?: 'date' | 'date-time' | 'relative';
}

/** A short date with the full one as a tooltip; an en dash without a value. */
export function DateText({ value, show = 'date' }: DateTextProps) {
  if (!value) return noValue;
  const text =
    show === 'relative' ? formatRelative(value) : show === 'date' ? formatDate(value) : formatDateTime(value);
  return (
    <time dateTime={value} title={formatFullDateTime(value)} className="tabular">
      {text}
    </time>
  );
}

export function DateRangeText({
  from,
  to,
}: {
  from: string | null | undefined;
  to: string | null | undefined;
}) {
  if (!from && !to) return noValue;
  return (
    <span>
      <DateText value={from} /> – {to && <DateText value={to} />}
    </span>
  );
}
