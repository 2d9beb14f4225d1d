import { useId } from 'react';
import { errorMessages } from '../../messages/errors.ts';
import classes from './NotReadable.module.css';

interface NotReadableProps {
  readonly reason: string;
  /** Inside a link or button, which cannot hold another one: screen readers read the reason with its name. */
  readonly inside?: boolean;
}

/**
 * Stands for a value of the server that could not be read. The reason is a tooltip, is announced with the focus, and is
 * shown when it is pressed.
 */
export function NotReadable({ reason, inside = false }: NotReadableProps) {
  const id = useId();
  const text = errorMessages.unreadable.cell;
  if (inside)
    return (
      <span className={classes.text} title={reason}>
        {text}
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={`${classes.text} ${classes.button}`}
        title={reason}
        aria-describedby={id}
        popoverTarget={id}
      >
        {text}
      </button>
      <span id={id} popover="auto" className={classes.reason}>
        {reason}
      </span>
    </>
  );
}
