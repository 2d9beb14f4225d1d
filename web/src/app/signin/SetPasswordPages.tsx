import { Alert } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { fieldErrors } from '../../graphql/errorNotice.ts';
import { PasswordField } from '../../kit/form/PasswordField.tsx';
import { PasswordHints } from '../../kit/form/PasswordHints.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import type { SetPasswordInput } from '../../graphql/generated/schema.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import type { Profile } from '../session/sessionStore.ts';
import { useActivateAccountMutation, useResetPasswordMutation } from './passwords.generated.ts';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';

const schema = async () => (await import('./schemas.ts')).setPasswordSchema;

export function ResetPasswordPage() {
  const [reset] = useResetPasswordMutation();
  return (
    <SetPasswordForm
      title="Set a new password"
      button="Set password"
      instead={
        <Link to="/auth/forgot-password" className={classes.link}>
          Ask for a new link
        </Link>
      }
      onSubmit={async (input) => (await reset({ variables: { input } })).data?.resetPassword.profile}
    />
  );
}

export function AccountInvitePage() {
  const [activate] = useActivateAccountMutation();
  return (
    <SetPasswordForm
      title="Welcome"
      text="Choose a password to activate your account."
      button="Activate account"
      instead="Ask an owner or administrator to invite you again."
      onSubmit={async (input) => (await activate({ variables: { input } })).data?.activateAccount.profile}
    />
  );
}

interface SetPasswordFormProps {
  readonly title: string;
  readonly text?: string;
  readonly button: string;
  /** What to do when the link is no longer valid. */
  readonly instead: ReactNode;
  readonly onSubmit: (input: SetPasswordInput) => Promise<Profile | undefined>;
}

/** The token of the link has no field of its own, so what the server says about it stands in place of the form. */
function SetPasswordForm({ title, text, button, instead, onSubmit }: SetPasswordFormProps) {
  const { token = '' } = useParams();
  const store = useSessionStore();
  const session = useSession();
  const [tokenError, setTokenError] = useState<string | null>(null);
  const form = useConsoleForm({
    schema,
    focus: 'password',
    defaultValues: { password: '', confirmation: '' },
    async onSubmit({ password }) {
      setTokenError(null);
      try {
        const profile = await onSubmit({ token, password, transport: 'COOKIE' });
        if (profile) await store.signedIn(profile);
      } catch (error) {
        setTokenError(fieldErrors(error)['token']?.join(' ') ?? null);
        throw error;
      }
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  // No password helps a link that is over.
  if (tokenError !== null)
    return (
      <SignInFrame title={title}>
        <Alert color="red" variant="light" role="alert">
          {tokenError} {instead}
        </Alert>
      </SignInFrame>
    );
  return (
    <SignInFrame title={title} {...(text ? { text } : {})}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <PasswordField control={form.control} name="password" label="Password" autoComplete="new-password" />
        <PasswordHints password={password} />
        <PasswordField
          control={form.control}
          name="confirmation"
          label="Confirm password"
          autoComplete="new-password"
        />
        <SubmitButton busy={form.busy || session.status === 'authenticated'} fullWidth>
          {button}
        </SubmitButton>
      </form>
    </SignInFrame>
  );
}
