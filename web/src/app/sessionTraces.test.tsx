import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { order, orderPage, profile } from '../testing/fixtures.ts';
import { gatewayError, MockGateway } from '../testing/mockGateway.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { customer } from '../features/customers/customersFixture.ts';
import { openedDialog } from '../testing/person.ts';

const title = 'Window photography';
const name = 'Albion Grocers';

/** A gateway at which two users sign in one after the other, and the current user. */
const staff = (permissions: Parameters<typeof profile>[0], first = 'u1') =>
  new MockGateway({
    me: () => profile(permissions, first),
    login: ({ input }: { input: { email: string } }) => ({
      expiresAt: '2026-12-01T00:00:00Z',
      profile: profile(permissions, input.email.split('@')[0]),
    }),
    logout: () => true,
    orders: () => orderPage([order('10001', title), order('10002', 'Shelf check')]),
    order: () => gatewayError('Down', { code: 'internal', status: 500 }),
    customer: () => customer('7', name),
    industries: () => [],
    countries: () => [],
  });

async function signIn(person: string) {
  await userEvent.type(await screen.findByLabelText('Email'), `${person}@example.com`);
  await userEvent.type(screen.getByLabelText('Password'), 'Shepherd1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

const everyStorage = () => ({
  local: Object.entries(localStorage),
  session: Object.entries(sessionStorage),
});

test("signing out removes the user's data from every storage", async () => {
  const gateway = staff(['ORDERS_VIEW']);
  const { session, router } = await renderConsole(gateway, '/orders');
  await userEvent.click(await screen.findByRole('link', { name: title }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/10001'));
  // Data that features keep for the tab, and the palette's history.
  sessionStorage.setItem('anything', title);
  await waitFor(() => expect(localStorage.getItem('u1:visits')).not.toBeNull(), { timeout: 5000 });
  expect(JSON.stringify(session.client.cache.extract())).toContain(title);

  await act(() => session.store.signOut());
  await screen.findByLabelText('Email');
  const { local, session: ofTab } = everyStorage();
  expect(ofTab).toEqual([]);
  expect(JSON.stringify(local)).not.toMatch(/Window|10001/);
  expect(JSON.stringify(session.client.cache.extract())).not.toContain(title);
  expect(router.state.location.state).toEqual({});
});

test('a user who signs in after an expiry sees nothing of the previous user', async () => {
  const { session } = await renderConsole(staff(['ORDERS_VIEW']), '/orders');
  await screen.findByRole('link', { name: title });
  sessionStorage.setItem('anything', title);
  act(() => session.store.expire());
  await signIn('u2');
  await screen.findByRole('link', { name: title });
  expect(sessionStorage.getItem('anything')).toBeNull();
  expect(sessionStorage.getItem('person')).toBe('u2');
});

const halfTyped = async () => {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Half typed');
};

test.each([
  ['the same person', 'u1', 'Half typed'],
  ['another person', 'u2', name],
])(
  'after an expiry in the middle of a form %s finds it in the expected state',
  async (_who, person, found) => {
    const gateway = staff(['CUSTOMERS_VIEW', 'CUSTOMERS_MANAGE']);
    const { session, router } = await renderConsole(gateway, '/customers/7/account');
    await halfTyped();
    act(() => session.store.expire());
    await signIn(person);
    const field = await screen.findByRole('textbox', { name: 'Name' });
    expect(router.state.location.pathname).toBe('/customers/7/account');
    await waitFor(() => expect(field).toHaveProperty('value', found));
    // Only the current input is restored after the next expiry, not what was kept before.
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  },
);

async function chooseSignOut() {
  await userEvent.click(await screen.findByRole('button', { name: /account menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

test('signing out asks first when there is unsaved input', async () => {
  const { router } = await renderConsole(
    staff(['CUSTOMERS_VIEW', 'CUSTOMERS_MANAGE']),
    '/customers/7/account',
  );
  await halfTyped();
  await chooseSignOut();
  await openedDialog('Sign out without saving?');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Half typed');
  await chooseSignOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
});

test('signing out asks first when there is unsaved input in another tab', async () => {
  Object.defineProperty(navigator, 'locks', { value: locksOfAnotherTab, configurable: true });
  const gateway = staff(['CUSTOMERS_VIEW']);
  await renderConsole(gateway, '/customers/7/account');
  await chooseSignOut();
  expect(await openedDialog('Sign out without saving?')).toBeTruthy();
  expect(gateway.requestsOf('Logout')).toEqual([]);
  Reflect.deleteProperty(navigator, 'locks');
});

const locksOfAnotherTab = {
  query: async () => ({ held: [{ name: 'unsaved-changes', mode: 'shared', clientId: 'another' }] }),
  request: () => new Promise(() => undefined),
};
