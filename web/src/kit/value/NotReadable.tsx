import { errorMessages } from '../../messages/errors.ts';
import classes from './NotReadable.module.css';

/** Stands for a value of the server that could not be read; the reason is its tooltip. */
export const NotReadable = ({ reason }: { readonly reason: string }) => (
  <span className={classes.text} title={reason}>
    {errorMessages.unreadable.cell}
  </span>
);
