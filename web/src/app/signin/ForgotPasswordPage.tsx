import { Link, useLocation } from 'react-router-dom';
import { TextField } from '../../kit/form/fields/fields.tsx';
import { SubmitButton } from '../../kit/form/submit/SubmitButton.tsx';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import { showError, showSuccess } from '../../kit/toast/toast.ts';
import { errorMessages } from '../../messages/errors.ts';
import { successMessages } from '../../messages/successes.ts';
import { useSendPasswordResetMutation } from './passwords.generated.ts';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';

const schema = async () => (await import('./schemas.ts')).forgotPasswordSchema;

export function ForgotPasswordPage() {
  const { state } = useLocation();
  const [send] = useSendPasswordResetMutation({ context: { quiet: true } });
  const { control, submit, busy } = useConsoleForm({
    schema,
    focus: 'email',
    defaultValues: { email: '' },
    async onSubmit({ email }) {
      try {
        await send({ variables: { input: { email } } });
        showSuccess(successMessages.linkSent);
      } catch (error) {
        showError(errorMessages.linkFailed);
        throw error;
      }
    },
  });
  return (
    <SignInFrame
      title="Forgot password"
      text="Enter your email and we will send you a link to set a new password."
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField control={control} name="email" label="Email" type="email" autoComplete="username" />
        <SubmitButton busy={busy} fullWidth>
          Send link
        </SubmitButton>
        <Link to="/auth/login" state={state} className={classes.link}>
          Back to sign in
        </Link>
      </form>
    </SignInFrame>
  );
}
