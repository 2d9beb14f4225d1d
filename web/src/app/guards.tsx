import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { loginRedirectMilliseconds } from '../constants.ts';
import { FailedMessage } from '../kit/page/failures/FailedMessage.tsx';
import { PersonProvider } from '../kit/person/PersonProvider.tsx';
import { PermissionProvider } from '../kit/permission/PermissionProvider.tsx';
import { errorMessages } from '../messages/errors.ts';
import { landingPath, requestedPath } from './landing.ts';
import type { SignInState } from './landing.ts';
import { useSession, useSessionStore } from './session/SessionProvider.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

/** Requires a session; other visitors sign in first and return to the same address. */
export function RequireSession() {
  const session = useSession();
  const store = useSessionStore();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return <ShellSkeleton />;
  if (session.status === 'unreachable') {
    return (
      <main>
        <FailedMessage
          title={errorMessages.network}
          detail="The console could not find out who is signed in. Nothing you did is lost."
          onRetry={() => void store.load()}
        />
      </main>
    );
  }
  if (session.status === 'anonymous') {
    const state: SignInState = session.left ? {} : { requested: `${pathname}${search}${hash}` };
    return <Navigate to="/auth/login" state={state} replace />;
  }
  return (
    <PermissionProvider held={session.profile.permissions} key={session.profile.id}>
      <PersonProvider id={session.profile.id}>
        <Outlet />
      </PersonProvider>
    </PermissionProvider>
  );
}

interface GuestsOnlyProps {
  /** Shown instead of the page to a user who is signed in already; without it, the user is redirected immediately. */
  readonly signedIn?: (onStay: () => void) => ReactNode;
}

/**
 * The sign-in pages. A user who is signed in already is redirected immediately or asked. A user who signs in here is
 * redirected after a short delay in which the page can confirm it.
 */
export function GuestsOnly({ signedIn }: GuestsOnlyProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [arrivedSignedIn, setArrivedSignedIn] = useState<boolean | null>(null);
  const settled = session.status !== 'loading';
  if (settled && arrivedSignedIn === null) setArrivedSignedIn(session.status === 'authenticated');

  const destination =
    session.status === 'authenticated' ? (requestedPath(state) ?? landingPath(session.profile)) : null;
  useEffect(() => {
    if (destination === null || arrivedSignedIn !== false) return;
    const timer = setTimeout(() => void navigate(destination, { replace: true }), loginRedirectMilliseconds);
    return () => clearTimeout(timer);
  }, [destination, arrivedSignedIn, navigate]);

  if (session.status === 'anonymous' && arrivedSignedIn === true) setArrivedSignedIn(false);
  if (destination !== null && arrivedSignedIn) {
    return signedIn ? (
      signedIn(() => void navigate(destination, { replace: true }))
    ) : (
      <Navigate to={destination} replace />
    );
  }
  return <Outlet />;
}
