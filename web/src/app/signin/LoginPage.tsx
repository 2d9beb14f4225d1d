import { Link, useLocation } from 'react-router-dom';
import { CheckboxField, PasswordField, TextField } from '../../kit/form/fields.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
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
  const form = useConsoleForm({
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
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
        />
        <div className={classes.row}>
          <CheckboxField control={form.control} name="rememberMe" label="Remember me" />
          <Link to="/auth/forgot-password" state={state} className={classes.link}>
            Forgot password?
          </Link>
        </div>
        <SubmitButton busy={form.busy || session.status === 'authenticated'} fullWidth>
          Sign in
        </SubmitButton>
      </form>
    </SignInFrame>
  );
}
