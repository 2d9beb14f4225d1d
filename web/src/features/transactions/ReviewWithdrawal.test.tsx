import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { gatewayError } from '../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, fill, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { list, rowsOf, withdrawal, withTransactions } from './transactionsFixture.ts';

describe('the review of a withdrawal', () => {
  const openReview = async (id = '1') => {
    await press(`Review W${id}`);
    return openedDialog('Review withdrawal');
  };
  const choose = async (decision: string) =>
    userEvent.click(await screen.findByRole('radio', { name: decision }));
  const cells = async () => {
    const withdrawals = await list('Withdrawals');
    await within(withdrawals).findByText('W1');
    return rowsOf(withdrawals)[0]?.slice(7);
  };

  test('shows the payment and requires a decision and a comment', async () => {
    const gateway = withTransactions([], [withdrawal('1')]);
    const { router } = await renderConsole(gateway, '/transactions');
    const dialog = await openReview();
    for (const fact of ['W1', 'Alfie Booth 1', '£150.00', 'Bank transfer •••• 1234'])
      expect(await within(dialog).findByText(fact)).toBeTruthy();
    expect(router.state.location.search).toBe('?modal=review:1');
    await press('Decide');
    expect(await screen.findByText('Choose whether to approve or reject')).toBeTruthy();
    expect(screen.getByText('Comment required')).toBeTruthy();
    expect(gateway.requestsOf('ReviewWithdrawal')).toEqual([]);
  });

  test.each([
    ['Approve', 'Approve £150.00', 'APPROVE', 'Withdrawal W1 approved', 'Approved'],
    ['Reject', 'Reject withdrawal', 'REJECT', 'Withdrawal W1 rejected', 'Denied'],
  ])('%s updates the row and removes the review button', async (choice, does, decision, told, status) => {
    const gateway = withTransactions([], [withdrawal('1')]);
    await renderConsole(gateway, '/transactions');
    await openReview();
    await choose(choice);
    await fill('Comment', ' Checked ');
    await userEvent.dblClick(screen.getByRole('button', { name: does }));
    expect(await screen.findByText(told)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cells()).toEqual([status, 'Checked', '02 Nov 26 by Frank Pound', '']);
    expect(screen.queryByText(/for a review/)).toBeNull();
    expect(gateway.requestsOf('ReviewWithdrawal').map(({ variables }) => variables)).toEqual([
      { input: { id: '1', decision, comment: 'Checked' } },
    ]);
  });

  test('that another user has decided first says so and shows the outcome', async () => {
    const rows = [withdrawal('1')];
    const gateway = withTransactions([], rows);
    gateway.answer({
      reviewWithdrawal: () => {
        Object.assign(rows[0] ?? {}, {
          status: 'DENIED',
          reviewComment: 'Not yet',
          reviewedAt: '2026-11-02T10:30:00Z',
        });
        return gatewayError('This withdrawal cannot be reviewed any more', {
          code: 'withdrawal.invalid_transition',
          status: 409,
        });
      },
    });
    await renderConsole(gateway, '/transactions');
    const dialog = await openReview();
    await choose('Approve');
    await fill('Comment', 'Fine');
    await press('Approve £150.00');
    expect(await screen.findByText('This withdrawal cannot be reviewed any more')).toBeTruthy();
    expect(await within(dialog).findByText('This withdrawal does not wait for a review.')).toBeTruthy();
    expect(within(dialog).getByText('Not yet')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await cells()).toEqual(['Denied', 'Not yet', '02 Nov 26', '']);
  });

  test('has the same idempotency key when it is sent again after a lost answer', async () => {
    const gateway = withTransactions([], [withdrawal('1')]);
    const fails = { code: 'NETWORK_ERROR', status: 502 };
    gateway.answer({ reviewWithdrawal: () => gatewayError('Network Error', fails) });
    await renderConsole(gateway, '/transactions?modal=review:1');
    await openedDialog('Review withdrawal');
    await choose('Approve');
    await fill('Comment', 'Fine');
    await press('Approve £150.00');
    expect(await screen.findByText('Network Error')).toBeTruthy();
    afterTheDoubleClickGuard();
    await press('Approve £150.00');
    await waitFor(() => expect(gateway.idempotencyKeys).toHaveLength(2));
    await fill('Comment', 'Fine by me');
    afterTheDoubleClickGuard();
    await press('Approve £150.00');
    await waitFor(() => expect(gateway.idempotencyKeys).toHaveLength(3));
    vi.useRealTimers();
    const [first, second, third] = gateway.idempotencyKeys;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('of a withdrawal that can no longer be paid out says so, and only rejects', async () => {
    const paymentMethod = {
      id: '3',
      type: 'bank_transfer',
      label: '',
      default: true,
      removedAt: '2026-11-01T09:00:00Z',
    };
    const gateway = withTransactions([], [withdrawal('1', { paymentMethod })]);
    await renderConsole(gateway, '/transactions?modal=review:1');
    const dialog = await openedDialog('Review withdrawal');
    expect(await within(dialog).findByText('Bank transfer (removed)')).toBeTruthy();
    expect(
      within(dialog).getByText(/^The payment method was removed, so nothing can be paid out/),
    ).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await fill('Comment', 'Left');
    await press('Reject withdrawal');
    expect(await screen.findByText('Withdrawal W1 rejected')).toBeTruthy();
    expect(gateway.requestsOf('ReviewWithdrawal').map(({ variables }) => variables)).toEqual([
      { input: { id: '1', decision: 'REJECT', comment: 'Left' } },
    ]);
  });

  test('of a withdrawal that is not flagged or does not exist offers nothing', async () => {
    const rows = [withdrawal('1', { status: 'CONFIRMED' })];
    const { router } = await renderConsole(withTransactions([], rows), '/transactions?modal=review:1');
    const dialog = await openedDialog('Review withdrawal');
    expect(await within(dialog).findByText('This withdrawal does not wait for a review.')).toBeTruthy();
    await act(() => router.navigate('/transactions?modal=review:99'));
    expect(await screen.findByText('There is no such withdrawal.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
