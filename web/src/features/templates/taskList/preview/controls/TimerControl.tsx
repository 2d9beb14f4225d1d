import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { previewMessages } from '../messages.ts';
import type { ControlProps } from './control.ts';
import classes from './controls.module.css';

/** Measures seconds. It continues while another task is shown. */
export function TimerControl({ answer: { value, runningSince }, onChange }: ControlProps) {
  const now = useNow(runningSince !== null);
  const seconds = runningSince === null ? Number(value ?? '0') : elapsed(runningSince, now);
  return (
    <div className={classes.timer}>
      <span role="timer" aria-label={previewMessages.timer} className={classes.clock}>
        {clock(seconds)}
      </span>
      {runningSince === null ? (
        <Button
          fullWidth
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => onChange({ runningSince: Date.now(), value: null })}
        >
          {value === null ? previewMessages.startTimer : previewMessages.timerAgain}
        </Button>
      ) : (
        <Button
          fullWidth
          leftSection={<IconPlayerStop size={16} aria-hidden />}
          onClick={() => onChange({ runningSince: null, value: String(elapsed(runningSince, Date.now())) })}
        >
          {previewMessages.stopTimer}
        </Button>
      )}
    </div>
  );
}

const elapsed = (since: number, now: number): number => Math.max(0, Math.floor((now - since) / 1000));

const clock = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The current time, updated each second while it is visible. */
function useNow(ticks: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticks) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticks]);
  return now;
}
