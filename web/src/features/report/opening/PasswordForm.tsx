import { useEffect, useId, useRef, useState } from 'react';
import { errorMessages } from '../../../messages/errors.ts';
import { Brand } from '../Brand.tsx';
import classes from './ReportMessage.module.css';

interface PasswordFormProps {
  /** Whether the last password was wrong. */
  readonly wrong: boolean;
  readonly busy: boolean;
  readonly onSubmit: (password: string) => void;
}

/** Asks for the password of a protected report. */
export function PasswordForm({ wrong, busy, onSubmit }: PasswordFormProps) {
  const field = useId();
  const note = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [triedWithout, setTriedWithout] = useState(false);
  const refused = wrong && !triedWithout;
  useEffect(() => {
    if (!busy) input.current?.focus();
    if (!busy && wrong) input.current?.select();
  }, [busy, wrong]);
  return (
    <main className={classes.page}>
      <form
        className={classes.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          setTriedWithout(password === '');
          if (password === '') input.current?.focus();
          else onSubmit(password);
        }}
      >
        <Brand />
        <h1 className={classes.title}>This report is protected</h1>
        <p className={classes.text}>Please enter the password that you were given with the link.</p>
        <div className={classes.field}>
          <label htmlFor={field}>Password</label>
          <div className={classes.password}>
            <input
              ref={input}
              id={field}
              type={shown ? 'text' : 'password'}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={refused || triedWithout}
              aria-describedby={note}
            />
            <button
              type="button"
              disabled={password === ''}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
            </button>
          </div>
          <p id={note} className={classes.note} data-failed={refused || triedWithout} role="alert">
            {refused ? errorMessages.report.wrongPassword : errorMessages.report.missingPassword}
          </p>
        </div>
        <button type="submit" className={classes.action} aria-disabled={busy}>
          {busy ? 'Opening…' : 'Open report'}
        </button>
      </form>
    </main>
  );
}
