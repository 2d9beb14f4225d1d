import { errorMessages } from '../../messages/errors.ts';
import { inWords } from '../value/words.ts';
import classes from './UnreadableValues.module.css';

interface UnreadableValuesProps {
  readonly values: readonly { readonly name: string; readonly reason: string }[];
}

/** More names than these are no help. */
const mostNames = 5;

/** How many values of an answer could not be read, and which; open, also why. */
export function UnreadableValues({ values }: UnreadableValuesProps) {
  if (values.length === 0) return null;
  const names = [...new Set(values.map(({ name }) => inWords(name)))];
  const reasons = [...new Set(values.map(({ name, reason }) => `${inWords(name)}: ${reason}`))];
  return (
    <details className={classes.values}>
      <summary>
        <output>
          {names.length > mostNames
            ? errorMessages.unreadable.some(values.length)
            : errorMessages.unreadable.listed(values.length, names)}
        </output>
      </summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
