import { Link, useLocation } from 'react-router-dom';
import { CheckboxField, TextField } from '../../kit/form/fields/fields.tsx';
import { PasswordField } from '../../kit/form/fields/PasswordField.tsx';
import { SubmitButton } from '../../kit/form/submit/SubmitButton.tsx';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import { useLoginMutation } from '../session/session.generated.ts';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';

const schema = async () => (await import('./schemas.ts')).loginSchema;

export function LoginPage() {
  const store = useSessionStore();
  const session = useSession();
  const { state } = useLocation();
  const [login] = useLoginMutation();
  const { control, submit, busy } = useConsoleForm({
    schema,
    focus: 'email',
    defaultValues: { email: '', password: '', rememberMe: false },
    async onSubmit(values) {
      const { data } = await login({ variables: { input: { ...values, transport: 'COOKIE' } } });
      if (data) await store.signedIn(data.login.profile);
    },
  });
  return (
    <SignInFrame title="Sign in">
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField control={control} name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField control={control} name="password" label="Password" autoComplete="current-password" />
        <div className={classes.row}>
          <CheckboxField control={control} name="rememberMe" label="Remember me" />
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
