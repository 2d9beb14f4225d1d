import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { ToastArea } from '../kit/toast/ToastArea.tsx';
import type { createBrowserRouter } from 'react-router-dom';
import { PageRouter } from '../kit/page/PageRouter.tsx';
import type { ConsoleSession } from './session/createConsoleSession.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import { pageNonce } from './pageNonce.ts';
import { theme } from './theme.ts';
import { ThemeVariables } from './ThemeVariables.tsx';

interface ConsoleProps {
  readonly session: ConsoleSession;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

export function Console({ session, router }: ConsoleProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={() => pageNonce() ?? ''}
    >
      <ThemeVariables />
      <ToastArea />
      <ApolloProvider client={session.client}>
        <SessionProvider store={session.store}>
          <PageRouter router={router} />
        </SessionProvider>
      </ApolloProvider>
    </MantineProvider>
  );
}
