import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Permission } from '../../graphql/generated/schema.ts';
import { errorMessages } from '../../messages/errors.ts';
import { profile } from '../../testing/fixtures.ts';
import { onlyPage } from '../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import { fill, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const pounds = (amount: number) => ({ amount, currency: 'GBP', formatted: `£${amount.toFixed(2)}` });

const shepherd = (more: object = {}) => ({
  id: '7',
  firstName: 'Alfie',
  lastName: 'Booth',
  email: 'alfie@example.com',
  phone: '+44 7700 900001',
  address1: '1 High Street',
  city: 'Leeds',
  countryCode: 'GB',
  status: 'ACTIVE',
  strikes: 0,
  recentStrikes: 0,
  tags: ['Festival crew'],
  viewRestricted: false,
  paymentRestricted: false,
  comments: [],
  contracts: [],
  settings: { language: 'English', timezone: 'Europe/London' },
  balance: { canWithdraw: true, balance: pounds(10), otherBalances: [], earnings: { monthly: [] } },
  paymentMethods: [],
  payments: () => ({ items: [], pageInfo: onlyPage([]) }),
  billing: { name: 'Booth Ltd', city: 'Leeds', taxNumber: 'GB1', vatRegistered: true },
  ...more,
});

const everything: readonly Permission[] = [
  'AGENTS_VIEW',
  'AGENTS_MANAGE',
  'PAYMENTS_VIEW',
  'PAYMENTS_MANAGE',
  'JOBS_VIEW',
];

const withShepherd = (agent: object | null, held = everything) =>
  new MockGateway({
    me: () => profile(held),
    agent: () => agent,
    agents: () => ({ items: [], pageInfo: onlyPage([]) }),
    agentTags: () => [],
    countries: () => [{ id: 'GB', name: 'United Kingdom' }],
    withdrawals: () => ({ items: [], pageInfo: onlyPage([]) }),
  });

const opened = () => screen.findByRole('heading', { level: 1, name: 'Alfie Booth' });

describe('a Shepherd', () => {
  test('whose money is hidden has neither wallet nor billing, whoever looks', async () => {
    await renderConsole(
      withShepherd(shepherd({ paymentRestricted: true, balance: null })),
      '/shepherds/7/wallet',
    );
    await opened();
    expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Billing' })).toBeNull();
    await screen.findByText('The payments of this Shepherd are hidden');
    expect(screen.queryByRole('button', { name: 'Add transaction' })).toBeNull();
  });

  test('who cannot be viewed leads to the list, which says why', async () => {
    const { router } = await renderConsole(withShepherd(null), '/shepherds/7/account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shepherds'));
    await screen.findByText(errorMessages.rejectedShepherd);
  });

  test('offers nothing to change to who only reads', async () => {
    await renderConsole(withShepherd(shepherd(), ['AGENTS_VIEW']), '/shepherds/7/account');
    await opened();
    await screen.findByText('Festival crew');
    for (const name of ['Retire', 'Edit tags', 'Add comment', 'Save'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
  });

  test('keeps all other parts where one cannot be read', async () => {
    const failing = () => {
      throw gatewayError('The contracts do not answer', { code: 'unavailable', status: 503 });
    };
    await renderConsole(withShepherd(shepherd({ contracts: failing })), '/shepherds/7/account');
    await opened();
    await screen.findByText('Festival crew');
    await screen.findByText('Europe/London');
    await screen.findByText('Nobody has written a comment.');
    const contracts = (await screen.findByRole('heading', { name: 'Contracts' })).closest('section');
    await waitFor(() => expect(contracts?.textContent).toContain('could not be loaded'));
  });

  test('is sent only what was changed of the profile', async () => {
    const gateway = withShepherd(shepherd());
    gateway.answer({ updateAgent: () => shepherd({ city: 'York' }) });
    await renderConsole(gateway, '/shepherds/7/account');
    await opened();
    await fill('City', 'York');
    await press('Save');
    await waitFor(() => expect(gateway.requestsOf('UpdateShepherd')).toHaveLength(1));
    expect(gateway.requestsOf('UpdateShepherd')[0]?.variables).toEqual({ input: { id: '7', city: 'York' } });
  });
});

describe('a transaction', () => {
  const adding = async (gateway: MockGateway, type: string, amount: string) => {
    await renderConsole(gateway, '/shepherds/7/wallet');
    await opened();
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Add transaction' }))[0] ?? document.body,
    );
    const dialog = within(await openedDialog('Add transaction'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: type }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), amount);
    await userEvent.click(dialog.getByRole('button', { name: 'Add transaction' }));
  };
  const sent = (gateway: MockGateway) =>
    gateway.requestsOf('CreatePayment').map(({ variables }) => variables['input']);

  test('that is a deduction is sent negated, as a number, with a key of its own', async () => {
    const gateway = withShepherd(shepherd());
    gateway.answer({
      createPayment: () => ({
        id: '9',
        type: 'DEDUCTION',
        status: 'PAID',
        amount: pounds(-10),
        createdAt: '2026-11-01T09:00:00Z',
      }),
    });
    await adding(gateway, 'Deduction', '10');
    await waitFor(() => expect(sent(gateway)).toHaveLength(1));
    expect(sent(gateway)[0]).toMatchObject({ agentId: '7', type: 'DEDUCTION', amount: -10 });
    expect(gateway.idempotencyKeys).toHaveLength(1);
  });

  test('above the limit is refused in the words of the limit', async () => {
    const gateway = withShepherd(shepherd());
    gateway.answer({
      createPayment: () => {
        throw gatewayError(errorMessages.reimbursementLimit, {
          code: 'payment.reimbursement_limit',
          status: 422,
        });
      },
    });
    await adding(gateway, 'Reimbursement', '50.01');
    await screen.findAllByText(errorMessages.reimbursementLimit);
    expect(await openedDialog('Add transaction')).toBeTruthy();
  });
});
