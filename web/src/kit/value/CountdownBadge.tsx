import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import classes from './CountdownBadge.module.css';
import { countdown } from './countdown.ts';
import type { CountdownSource } from './countdown.ts';
import { useMinute } from './useMinute.ts';

/**
 * How long a job still has or has been waiting, updated every minute. Warnings differ in shape as well as in colour.
 */
export function CountdownBadge({ job }: { job: CountdownSource }) {
  const found = countdown(job, useMinute());
  if (!found) return null;
  const Icon = found.warning ? IconAlertCircle : IconClock;
  return (
    <span className={classes.badge} data-warning={found.warning || undefined}>
      <Icon size={14} aria-hidden /> {found.text}
      {found.warning && <span className={classes.hidden}>, too long</span>}
    </span>
  );
}
