import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profile } from '../../../testing/fixtures.ts';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { orderGateway } from './orderFixture.ts';
import { openedDialog } from '../../../testing/person.ts';

const dialogNamed = async (name: string) => within(await openedDialog(name));
const rights = ['ORDERS_VIEW', 'ORDERS_MANAGE'] as const;

async function signInAgain() {
  await userEvent.type(await screen.findByLabelText('Email'), 'u1@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Shepherd1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test.each([
  ['a form', 'create-lockout', 'Create lockout', 'Name'],
  ['a confirmation', 'cancel', 'Cancel this order?', 'Comment'],
])(
  '%s in a dialog is restored after an expired session, with its input',
  async (_what, modal, title, label) => {
    const { gateway } = orderGateway({ actions: ['CANCEL'], status: 'STARTED' });
    gateway.answer({
      me: () => profile(rights, 'u1'),
      login: () => ({ expiresAt: '2099-12-01T00:00:00Z', profile: profile(rights, 'u1') }),
    });
    const { session, router } = await renderConsole(gateway, `/orders/7?modal=${modal}`);
    const field = await (await dialogNamed(title)).findByRole('textbox', { name: label });
    await userEvent.type(field, 'Half typed');
    act(() => session.store.expire());
    await signInAgain();
    const again = await (await dialogNamed(title)).findByRole('textbox', { name: label });
    expect(again).toHaveProperty('value', 'Half typed');
    expect(router.state.location.search).toBe(`?modal=${modal}`);
  },
);

test.each([
  ['stays in the dialog while the act is offered', ['CANCEL'], 'Cancel this order?'],
  ['is there in the dialog of another act once this one is gone', ['REJECT'], 'Reject this order?'],
] as const)('a comment that was refused with a conflict %s', async (_what, offered, title) => {
  const { gateway, state } = orderGateway({ actions: ['CANCEL', 'REJECT'], status: 'STARTED' });
  gateway.answer({
    cancelOrder: () => {
      Object.assign(state, { availableActions: offered });
      return gatewayError('This order is closed', { code: 'order.closed', status: 409 });
    },
  });
  const { router } = await renderConsole(gateway, '/orders/7?modal=cancel');
  const asked = await dialogNamed('Cancel this order?');
  await userEvent.type(await asked.findByRole('textbox', { name: 'Comment' }), 'Wrong week');
  await userEvent.click(asked.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('This order is closed')).toBeTruthy();
  if (offered[0] === 'REJECT') await act(() => router.navigate('/orders/7?modal=reject'));
  const field = await (await dialogNamed(title)).findByRole('textbox', { name: /^Comment/ });
  expect(field).toHaveProperty('value', 'Wrong week');
});
