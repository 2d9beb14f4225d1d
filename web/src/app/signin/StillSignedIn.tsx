import { Button } from '@mantine/core';
import { useProfile, useSessionStore } from '../session/SessionProvider.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';
import { personName } from '../../kit/value/personName.ts';

/** Shown at a link that sets a password while a user is signed in, who may not be the link's owner. */
export function StillSignedIn({ onStay }: { onStay: () => void }) {
  const { firstName, lastName, email } = useProfile();
  const store = useSessionStore();
  return (
    <SignInFrame
      title="You are signed in"
      text={`This link sets a password. In this browser ${personName({ firstName, lastName })} (${email}) is signed in. Sign out to go on with the link.`}
    >
      <div className={classes.form}>
        <Button fullWidth onClick={() => void store.signOut().catch(() => undefined)}>
          Sign out and go on
        </Button>
        <Button fullWidth variant="default" onClick={onStay}>
          Stay signed in
        </Button>
      </div>
    </SignInFrame>
  );
}
