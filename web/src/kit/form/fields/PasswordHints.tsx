import { StatusMark } from '../../value/StatusBadge.tsx';
import { passwordChecks } from '../values/password.ts';
import classes from './PasswordHints.module.css';

/** The requirements of a new password, each ticked off while it is typed. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <ul className={classes.list} aria-label="Password requirements">
      {passwordChecks(password).map(({ requirement, hint, met }) => (
        <li key={requirement} className={classes.hint} data-met={met || undefined}>
          <StatusMark tone={met ? 'done' : 'neutral'} shape={met ? 'check' : 'ring'} />
          {hint}
          <span className={classes.state}>{met ? ', met' : ', not met yet'}</span>
        </li>
      ))}
    </ul>
  );
}
