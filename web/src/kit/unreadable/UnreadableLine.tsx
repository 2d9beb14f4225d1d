import type { NotedResult } from '../../graphql/requestNotes.ts';
import { useUnreadable } from '../../graphql/unreadable.ts';
import classes from './UnreadableLine.module.css';
import { UnreadableValues } from './UnreadableValues.tsx';

/** The values of an answer that could not be read. */
export const UnreadableLine = ({ result }: { readonly result: NotedResult }) => (
  <div className={classes.line}>
    <UnreadableValues values={useUnreadable(result)} />
  </div>
);
