import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { Console } from '../app/Console.tsx';
import { everyPage } from '../app/everyPage.tsx';
import { consoleRoutes } from '../app/routes.tsx';
import { createConsoleSession } from '../app/session/createConsoleSession.ts';
import { closeToasts } from '../kit/toast/toast.ts';
import type { MockGateway } from './mockGateway.ts';

/** Renders the whole console at an address with an in-memory gateway. */
export async function renderConsole(gateway: MockGateway, address: string) {
  closeToasts();
  const session = createConsoleSession({ uri: 'http://gateway.test/graphql', fetch: gateway.fetch }, null);
  const router = createMemoryRouter(consoleRoutes(everyPage(session)), { initialEntries: [address] });
  await act(async () => {
    void session.store.load();
    render(<Console session={session} router={router} />);
  });
  return { session, router };
}
