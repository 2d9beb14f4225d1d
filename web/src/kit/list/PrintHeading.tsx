import { useState } from 'react';
import { usePrinting } from '../../ui/table/usePrinting.ts';
import { formatDateTime } from '../value/time.ts';
import classes from './ListPage.module.css';

/** The heading of a printed list, where the top bar is missing: title, count and time. */
export function PrintHeading({ title, count }: { title: string; count: string }) {
  const printing = usePrinting(true);
  return printing && <Heading title={title} count={count} />;
}

function Heading({ title, count }: { title: string; count: string }) {
  const [printedAt] = useState(() => new Date().toISOString());
  return (
    <div className={classes.printHeading}>
      <strong>{title}</strong>
      <span>{count}</span>
      <span>{formatDateTime(printedAt)}</span>
    </div>
  );
}
