import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { GuestsOnly, RequireSession } from './guards.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { LoginPage } from './signin/LoginPage.tsx';
import { SignInFrame } from './signin/SignInFrame.tsx';

const StillSignedIn = lazy(async () => ({
  default: (await import('./signin/StillSignedIn.tsx')).StillSignedIn,
}));

/** The parent route of all pages. */
export const shellRoute = 'shell';

/** The route table: the sign-in pages, the shell, and in it the pages that are loaded already. */
export function consoleRoutes(pages: readonly RouteObject[]): RouteObject[] {
  return [
    {
      element: <GuestsOnly />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <SignInFrame title="">{null}</SignInFrame>,
      children: [
        { path: '/auth/login', element: <LoginPage /> },
        {
          path: '/auth/forgot-password',
          lazy: async () => ({
            Component: (await import('./signin/ForgotPasswordPage.tsx')).ForgotPasswordPage,
          }),
        },
      ],
    },
    {
      element: (
        <GuestsOnly
          signedIn={(onStay) => (
            <Suspense fallback={<SignInFrame title="">{null}</SignInFrame>}>
              <StillSignedIn onStay={onStay} />
            </Suspense>
          )}
        />
      ),
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <SignInFrame title="">{null}</SignInFrame>,
      children: [
        {
          path: '/auth/reset-password/:token',
          lazy: async () => ({
            Component: (await import('./signin/SetPasswordPages.tsx')).ResetPasswordPage,
          }),
        },
        {
          path: '/auth/account-invite/:token',
          lazy: async () => ({
            Component: (await import('./signin/SetPasswordPages.tsx')).AccountInvitePage,
          }),
        },
      ],
    },
    {
      element: <RequireSession />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <ShellSkeleton />,
      children: [
        {
          id: shellRoute,
          path: '/',
          lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
          children: [
            {
              index: true,
              lazy: async () => ({ Component: (await import('./LandingPage.tsx')).LandingPage }),
            },
            ...pages,
          ],
        },
      ],
    },
  ];
}
