import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { order, orderPage, profile } from '../testing/fixtures.ts';
import { gatewayError, MockGateway, unauthenticated } from '../testing/mockGateway.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const expiryText = 'Your session has expired, please login again.';

const signedOut = () =>
  new MockGateway({
    me: unauthenticated,
    passwordLinkWorks: () => true,
    login: () => ({ expiresAt: '2026-12-01T00:00:00Z', profile: profile(['ORDERS_VIEW']) }),
    orders: () => orderPage([order('10001', 'Window photography')]),
  });

const hint = (text: RegExp) => screen.getByText(text).textContent;

async function fillIn(user: ReturnType<typeof userEvent.setup>, email: string, password: string) {
  if (email !== '') await user.type(await screen.findByLabelText('Email'), email);
  if (password !== '') await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in form', () => {
  test('shows what is missing and sends nothing', async () => {
    const gateway = signedOut();
    await renderConsole(gateway, '/auth/login');
    const user = userEvent.setup();
    await screen.findByLabelText('Email');
    await fillIn(user, '', '');
    expect(await screen.findByText('Email required')).toBeTruthy();
    expect(screen.getByText('Password required')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'abc');
    expect(await screen.findByText('Email has incorrect format')).toBeTruthy();
    expect(gateway.requestsOf('Login')).toHaveLength(0);
  });

  test('leads back to the requested page with its query string after half a second', async () => {
    const gateway = signedOut();
    const { router, session } = await renderConsole(gateway, '/orders?per_page=25');
    await screen.findByLabelText('Email');
    expect(router.state.location.pathname).toBe('/auth/login');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'olivia@example.com');
    await user.type(screen.getByLabelText('Password'), 'Shepherd1');
    await user.click(screen.getByLabelText('Remember me'));
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    while (session.store.getState().status !== 'authenticated') {
      await act(() => vi.advanceTimersByTimeAsync(0));
    }
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(router.state.location.pathname).toBe('/auth/login');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/orders?per_page=25');
    expect(gateway.requestsOf('Login')[0]?.variables).toEqual({
      input: { email: 'olivia@example.com', password: 'Shepherd1', rememberMe: true, transport: 'COOKIE' },
    });
  });

  test('says why it was refused, and never that a session expired', async () => {
    const gateway = signedOut();
    gateway.answer({
      login: () => gatewayError('Wrong email or password', { code: 'auth.credentials', status: 401 }),
    });
    await renderConsole(gateway, '/auth/login');
    await fillIn(userEvent.setup(), 'olivia@example.com', 'nope');
    expect(await screen.findByText('Wrong email or password')).toBeTruthy();
    expect(screen.queryByText(expiryText)).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'olivia@example.com');
  });

  test('redirects a user who is signed in already immediately', async () => {
    const gateway = signedOut();
    gateway.answer({ me: () => profile([]) });
    const { router } = await renderConsole(gateway, '/auth/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('focuses its first field, and after sending the first invalid one', async () => {
    await renderConsole(signedOut(), '/auth/login');
    const user = userEvent.setup();
    const email = await screen.findByLabelText('Email');
    expect(document.activeElement).toBe(email);
    await user.type(email, 'olivia@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Password required')).toBeTruthy();
    expect(screen.queryByText('Email required')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  test('accepts all fields that a password manager fills in at the same time', async () => {
    const gateway = signedOut();
    await renderConsole(gateway, '/auth/login');
    const email = await screen.findByLabelText('Email');
    act(() => {
      fireEvent.change(email, { target: { value: 'olivia@example.com' } });
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Shepherd1' } });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(gateway.requestsOf('Login')).toHaveLength(1));
  });

  test("shows the server's message about a field until the field is changed", async () => {
    const gateway = signedOut();
    const fields = { email: ['is blocked'] };
    gateway.answer({
      login: () => gatewayError('Invalid', { code: 'validation.failed', status: 422, fields }),
    });
    await renderConsole(gateway, '/auth/login');
    const user = userEvent.setup();
    await fillIn(user, 'olivia@example.com', 'Shepherd1');
    expect(await screen.findByText('is blocked')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'x');
    await waitFor(() => expect(screen.queryByText('is blocked')).toBeNull());
  });

  test('sends one request on a double click', async () => {
    const gateway = signedOut();
    await renderConsole(gateway, '/auth/login');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'olivia@example.com');
    await user.type(screen.getByLabelText('Password'), 'Shepherd1');
    await user.dblClick(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(gateway.requestsOf('Login')).toHaveLength(1));
  });
});

test('disables the password toggle until there is something to show', async () => {
  await renderConsole(signedOut(), '/auth/login');
  const toggle = await screen.findByRole('button', { name: 'Show or hide password' });
  expect(toggle).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Password'), 'x');
  expect(toggle).toHaveProperty('disabled', false);
});

test('shows neither a page nor a redirect while the session is loading', async () => {
  const gateway = signedOut();
  gateway.answer({ me: () => new Promise(() => undefined) });
  const { router } = await renderConsole(gateway, '/orders');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/orders');
  expect(screen.queryByText('Window photography')).toBeNull();
});

test('is opened with one notice when a session expires', async () => {
  const gateway = signedOut();
  gateway.answer({ me: () => profile(['ORDERS_VIEW']), orders: unauthenticated });
  const { router, session } = await renderConsole(gateway, '/orders?page=2');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  session.store.expire();
  expect(await screen.findAllByText(expiryText)).toHaveLength(1);
  expect(router.state.location.state).toEqual({ requested: '/orders?page=2' });
});

test('shows no notice without a session', async () => {
  await renderConsole(signedOut(), '/orders');
  await screen.findByLabelText('Email');
  expect(screen.queryByText(expiryText)).toBeNull();
});

describe('setting a password', () => {
  test('ticks off each requirement while the user types', async () => {
    await renderConsole(signedOut(), '/auth/account-invite/t1');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'abcdef');
    expect(hint(/At least 6 characters/)).toContain(', met');
    expect(hint(/One lowercase letter/)).toContain(', met');
    expect(hint(/One digit/)).toContain('not met');
    expect(hint(/One uppercase letter/)).toContain('not met');
    await user.type(screen.getByLabelText('Password'), 'A1');
    expect(hint(/One digit/)).not.toContain('not met');
    expect(hint(/One uppercase letter/)).not.toContain('not met');
  });

  test("shows the server's message about the password at its field until it is changed", async () => {
    const gateway = signedOut();
    gateway.answer({
      resetPassword: () =>
        gatewayError('Invalid', {
          code: 'validation.failed',
          status: 422,
          fields: { password: ['was used before'] },
        }),
    });
    await renderConsole(gateway, '/auth/reset-password/t1');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'Abcde1');
    await user.type(screen.getByLabelText('Confirm password'), 'Abcde1');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('was used before')).toBeTruthy();
    expect(await screen.findByText('Field Password: was used before')).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), '2');
    await waitFor(() => expect(screen.queryByText('was used before')).toBeNull());
  });

  test.each([
    ['/auth/reset-password/t1', 'RESET', /Ask for a new link/],
    ['/auth/account-invite/t1', 'INVITATION', /Ask an owner or administrator to invite you again/],
  ])(
    '%s reports immediately that the link has expired, without a form',
    async (address, purpose, instead) => {
      const gateway = signedOut();
      gateway.answer({ passwordLinkWorks: () => false });
      await renderConsole(gateway, address);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(/^This link is no longer valid\./);
      expect(alert.textContent).toMatch(instead);
      expect(screen.queryByLabelText('Password')).toBeNull();
      expect(gateway.requestsOf('PasswordLinkWorks').map(({ variables }) => variables)).toEqual([
        { token: 't1', purpose },
      ]);
    },
  );

  test.each([
    ['cannot be told', () => null],
    ['is not told', () => gatewayError('Down', { code: 'unavailable', status: 503 })],
  ])('shows the form, and no notice, when it %s whether the link works', async (_case, passwordLinkWorks) => {
    const gateway = signedOut();
    gateway.answer({ passwordLinkWorks });
    await renderConsole(gateway, '/auth/reset-password/t1');
    const field = await screen.findByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that a link was used before', async () => {
    const gateway = signedOut();
    gateway.answer({
      resetPassword: () =>
        gatewayError('Invalid', {
          code: 'auth.invalid_token',
          status: 422,
          fields: { token: ['is no longer valid'] },
        }),
    });
    await renderConsole(gateway, '/auth/reset-password/t1');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'Abcde1');
    await user.type(screen.getByLabelText('Confirm password'), 'Abcde1');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull();
  });
});

describe('a link that sets a password', () => {
  const links = ['/auth/reset-password/t1', '/auth/account-invite/t1'];

  test.each(links)('%s asks a signed-in user to sign out first, and continues', async (link) => {
    const gateway = signedOut();
    gateway.answer({ me: () => profile(['ORDERS_VIEW']), logout: () => true });
    const { router } = await renderConsole(gateway, link);
    expect(await screen.findByText(/Olivia Hart \(olivia@example\.com\) is signed in/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out and go on' }));
    expect(await screen.findByLabelText('Confirm password')).toBeTruthy();
    expect(router.state.location.pathname).toBe(link);
  });

  test('lets a signed-in user stay signed in', async () => {
    const gateway = signedOut();
    gateway.answer({ me: () => profile(['ORDERS_VIEW']) });
    const { router } = await renderConsole(gateway, '/auth/reset-password/t1');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  });

  test('offers help for an expired invitation, but no new link', async () => {
    const gateway = signedOut();
    gateway.answer({
      activateAccount: () =>
        gatewayError('Invalid', {
          code: 'auth.invalid_token',
          status: 422,
          fields: { token: ['is no longer valid'] },
        }),
    });
    await renderConsole(gateway, '/auth/account-invite/t1');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'Abcde1');
    await user.type(screen.getByLabelText('Confirm password'), 'Abcde1');
    await user.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByText(/Ask an owner or administrator to invite you again/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

test('hides the next password after a shown one was cleared', async () => {
  await renderConsole(signedOut(), '/auth/login');
  const field = await screen.findByLabelText('Password');
  await userEvent.type(field, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show or hide password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.clear(field);
  await userEvent.type(field, 'other');
  expect(field.getAttribute('type')).toBe('password');
});

test('the button does not flash while the fields are validated', async () => {
  await renderConsole(signedOut(), '/auth/login');
  const button = await screen.findByRole('button', { name: 'Sign in' });
  let flashes = 0;
  const observer = new MutationObserver(() => {
    if (button.hasAttribute('data-loading')) flashes += 1;
  });
  observer.observe(button, { attributes: true });
  await userEvent.click(button);
  expect(await screen.findByText('Email required')).toBeTruthy();
  observer.disconnect();
  expect(flashes).toBe(0);
});

test.each([
  ['Link successfully sent', () => true],
  ['The link could not be sent', () => gatewayError('Mail is down', { code: 'internal', status: 500 })],
])('requesting a link reports %j', async (text, sendPasswordReset) => {
  const gateway = signedOut();
  gateway.answer({ sendPasswordReset });
  await renderConsole(gateway, '/auth/forgot-password');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'olivia@example.com');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText('Mail is down')).toBeNull();
});
