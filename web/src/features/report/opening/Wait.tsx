import { useEffect, useState } from 'react';
import classes from './ReportMessage.module.css';

/** Counts down until a retry is allowed. */
export function Wait({ seconds, onRetry }: { seconds: number; onRetry: () => void }) {
  const [left, setLeft] = useState(seconds);
  const over = left <= 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return (
    <>
      <p aria-live="off">{over ? 'You can try again now.' : `You can try again in ${left} s.`}</p>
      <button type="button" className={classes.action} onClick={onRetry} disabled={!over}>
        Try again
      </button>
    </>
  );
}
