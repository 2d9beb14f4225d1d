import { useQuery } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { fieldErrors } from '../../graphql/errorNotice.ts';
import { errorMessages } from '../../messages/errors.ts';
import { PasswordField } from '../../kit/form/fields/PasswordField.tsx';
import { PasswordHints } from '../../kit/form/fields/PasswordHints.tsx';
import { SubmitButton } from '../../kit/form/submit/SubmitButton.tsx';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import type { PasswordLinkPurpose, SetPasswordInput } from '../../graphql/generated/schema.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import type { Profile } from '../session/sessionStore.ts';
import {
  PasswordLinkWorksDocument,
  useActivateAccountMutation,
  useResetPasswordMutation,
} from './passwords.generated.ts';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';

const schema = async () => (await import('./schemas.ts')).setPasswordSchema;

export function ResetPasswordPage() {
  const [reset] = useResetPasswordMutation();
  return (
    <SetPassword
      title="Set a new password"
      purpose="RESET"
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
    <SetPassword
      title="Welcome"
      purpose="INVITATION"
      text="Choose a password to activate your account."
      button="Activate account"
      instead="Ask an owner or administrator to invite you again."
      onSubmit={async (input) => (await activate({ variables: { input } })).data?.activateAccount.profile}
    />
  );
}

interface SetPasswordProps {
  readonly title: string;
  readonly purpose: PasswordLinkPurpose;
  readonly text?: string;
  readonly button: string;
  /** The alternative when the link is no longer valid. */
  readonly instead: ReactNode;
  readonly onSubmit: (input: SetPasswordInput) => Promise<Profile | undefined>;
}

/** The form, or the reason why the link no longer works: no password would help. */
function SetPassword({ title, purpose, text, button, instead, onSubmit }: SetPasswordProps) {
  const { token = '' } = useParams();
  const [refusal, setRefusal] = useState<string | null>(null);
  // If the check fails, the form is shown, and the answer to it reports an invalid link.
  const link = useQuery(PasswordLinkWorksDocument, {
    variables: { token, purpose },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  });
  const reason = refusal ?? (link.data?.passwordLinkWorks === false ? errorMessages.linkOver : null);
  if (reason !== null)
    return (
      <SignInFrame title={title}>
        <Alert color="red" variant="light" role="alert">
          <div>{reason}</div>
          <div>{instead}</div>
        </Alert>
      </SignInFrame>
    );
  return (
    <SignInFrame title={title} {...(text ? { text } : {})}>
      {!link.loading && (
        <SetPasswordForm
          button={button}
          onSubmit={(password) => onSubmit({ token, password, transport: 'COOKIE' })}
          onRefused={setRefusal}
        />
      )}
    </SignInFrame>
  );
}

interface SetPasswordFormProps {
  readonly button: string;
  readonly onSubmit: (password: string) => Promise<Profile | undefined>;
  /** Receives the reason why the link was refused, which belongs to no field. */
  readonly onRefused: (reason: string) => void;
}

function SetPasswordForm({ button, onSubmit, onRefused }: SetPasswordFormProps) {
  const store = useSessionStore();
  const session = useSession();
  const form = useConsoleForm({
    schema,
    focus: 'password',
    defaultValues: { password: '', confirmation: '' },
    async onSubmit({ password }) {
      try {
        const profile = await onSubmit(password);
        if (profile) await store.signedIn(profile);
      } catch (error) {
        const reason = fieldErrors(error)['token']?.join(' ');
        if (reason !== undefined) onRefused(reason);
        throw error;
      }
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
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
  );
}
