import { Checkbox, TextInput } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { PasswordControl } from '../../kit/form/PasswordControl.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import { useLoginMutation } from '../session/session.generated.ts';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';
import { useSignInForm } from './useSignInForm.ts';

const check = async () => (await import('./schemas.ts')).checkLogin;

export function LoginPage() {
  const store = useSessionStore();
  const session = useSession();
  const { state } = useLocation();
  const [login] = useLoginMutation();
  const { ref, busy, submit, text, choice } = useSignInForm({
    check,
    start: { email: '', password: '', rememberMe: false },
    async onSubmit(values) {
      const { data } = await login({ variables: { input: { ...values, transport: 'COOKIE' } } });
      if (data) await store.signedIn(data.login.profile);
    },
  });
  return (
    <SignInFrame title="Sign in">
      <form ref={ref} className={classes.form} onSubmit={submit} noValidate>
        <TextInput {...text('email')} label="Email" type="email" autoComplete="username" />
        <PasswordControl {...text('password')} label="Password" autoComplete="current-password" />
        <div className={classes.row}>
          <Checkbox {...choice('rememberMe')} label="Remember me" />
          <Link to="/auth/forgot-password" state={state} className={classes.link}>
            Forgot password?
          </Link>
        </div>
        <SubmitButton busy={busy || session.status === 'authenticated'} fullWidth>
          Sign in
        </SubmitButton>
      </form>
    </SignInFrame>
  );
}
