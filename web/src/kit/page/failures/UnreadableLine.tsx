import { IconAlertTriangle } from '@tabler/icons-react';
import type { NotedResult } from '../../../graphql/requestNotes.ts';
import { useUnreadable } from '../../../graphql/unreadable.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { inWords } from '../../value/words.ts';
import classes from './UnreadableLine.module.css';

/** More names than these are no help. */
const mostNames = 5;

/** How many values of an answer could not be read, and which. */
export function UnreadableLine({ result }: { readonly result: NotedResult }) {
  const values = useUnreadable(result);
  if (values.length === 0) return null;
  const names = [...new Set(values.map(({ name }) => inWords(name)))];
  const reasons = [...new Set(values.map(({ reason }) => reason))].slice(0, mostNames);
  return (
    <output className={classes.line} title={reasons.join('. ')}>
      <IconAlertTriangle size={14} aria-hidden />
      {names.length > mostNames
        ? errorMessages.unreadable.some(values.length)
        : errorMessages.unreadable.listed(values.length, names)}
    </output>
  );
}
