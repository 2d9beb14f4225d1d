import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { pounds } from '../../testing/fixtures.ts';
import { gatewayError } from '../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, fill, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { payment, withdrawal, withTransactions } from './transactionsFixture.ts';

const list = (name: string) => screen.findByRole('region', { name });
const heads = (part: HTMLElement) =>
  within(part)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.trim());
const rowsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the transactions', () => {
  test('are two lists with counts of their own, the newest first', async () => {
    const gateway = withTransactions(
      [
        payment('1'),
        payment('2', { type: 'DEDUCTION', amount: pounds('-3'), adminUser: null, assignment: null }),
      ],
      [
        withdrawal('1', {
          status: 'CONFIRMED',
          reviewComment: 'Checked',
          reviewedAt: '2026-11-02T10:30:00Z',
          reviewedBy: { id: '4', firstName: 'Frank', lastName: 'Pound' },
        }),
      ],
    );
    await renderConsole(gateway, '/transactions');
    const payments = await list('Payments');
    const withdrawals = await list('Withdrawals');
    await within(payments).findByText('P1');
    expect(within(payments).getByText('120 total payments')).toBeTruthy();
    await within(withdrawals).findByText('W1');
    await within(withdrawals).findByText('1 total withdrawals');
    expect(heads(payments)).toEqual([
      'Reference',
      'Shepherd',
      'Type',
      'Assignment',
      'Amount',
      'Country',
      'Created',
      'Comment',
      'Admin user',
      'Method',
      'Status',
    ]);
    const first = ['P1', 'Alfie Booth 1', 'Bonus', '10-7', '£12.50', 'GB', '01 Nov 26', 'Thanks'];
    const second = ['P2', 'Alfie Booth 1', 'Deduction', '–', '-£3.00', 'GB', '01 Nov 26', 'Thanks'];
    expect(rowsOf(payments)).toEqual([
      [...first, 'Frank Pound', 'Bank transfer', 'Paid'],
      [...second, '–', 'Bank transfer', 'Paid'],
    ]);
    expect(heads(withdrawals)).toEqual([
      'Reference',
      'Shepherd',
      'Payout',
      'Payment method',
      'Amount',
      'Country',
      'Created',
      'Status',
      'Review',
      'Reviewed',
      'Decide',
    ]);
    expect(rowsOf(withdrawals)).toEqual([
      [
        'W1',
        'Alfie Booth 1',
        'Manual',
        'Bank transfer',
        '£150.00',
        'GB',
        '01 Nov 26',
        'Confirmed',
        'Checked',
        '02 Nov 26 by Frank Pound',
        '',
      ],
    ]);
    for (const operation of ['PaymentList', 'WithdrawalList'])
      expect(gateway.requestsOf(operation).map(({ variables }) => variables['sort'])).toEqual([
        { field: 'CREATED_AT', direction: 'DESC' },
      ]);
  });

  test('read each its own part of the address, and change nothing of the other', async () => {
    const gateway = withTransactions([payment('1')], [withdrawal('1')]);
    const { router } = await renderConsole(
      gateway,
      '/transactions?page=2&type=bonus&agent_id[0]=1&withdrawals_sort=amount&withdrawals_status=requested',
    );
    const payments = await list('Payments');
    const withdrawals = await list('Withdrawals');
    await within(payments).findByText('Alfie Booth 1 · 1');
    expect(gateway.requestsOf('PaymentList')[0]?.variables).toMatchObject({
      page: 2,
      filter: { type: ['BONUS'], agentIds: ['1'] },
    });
    expect(gateway.requestsOf('WithdrawalList')[0]?.variables).toMatchObject({
      page: 1,
      sort: { field: 'AMOUNT', direction: 'ASC' },
      filter: { status: ['REQUESTED'] },
    });
    await userEvent.click(within(withdrawals).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toContain('withdrawals_page=2'));
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2');
    await userEvent.click(within(payments).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() =>
      expect(decodeURIComponent(router.state.location.search)).toBe(
        '?withdrawals_page=2&withdrawals_sort=amount&withdrawals_status=requested',
      ),
    );
  });

  test('are exported each by itself', async () => {
    const gateway = withTransactions([payment('1')], [withdrawal('1')]);
    await renderConsole(gateway, '/transactions?type=bonus&withdrawals_automatic=manual');
    const filters = async (name: string, operation: string, told: string) => {
      await userEvent.click(within(await list(name)).getByRole('button', { name: 'Export' }));
      expect(await screen.findByText(told)).toBeTruthy();
      return gateway.requestsOf(operation).map(({ variables }) => variables);
    };
    expect(
      await filters('Payments', 'ExportPayments', 'We are preparing your CSV. Please check your email.'),
    ).toMatchObject([{ input: { filter: { type: ['BONUS'] } } }]);
    expect(
      await filters('Withdrawals', 'ExportWithdrawals', 'No data to export. Please change your filters'),
    ).toMatchObject([{ input: { filter: { automatic: ['MANUAL'] } } }]);
  });

  test('say first how many withdrawals wait, and show them beside what the address holds', async () => {
    const waiting = [withdrawal('1'), withdrawal('2')];
    const gateway = withTransactions([payment('1')], [...waiting, withdrawal('3', { automatic: 'AUTO' })]);
    await renderConsole(gateway, '/transactions?type=bonus');
    expect(await screen.findByText('2 withdrawals wait for a review.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show them' }));
    await within(await list('Withdrawals')).findByText('2 total withdrawals');
    expect(gateway.requestsOf('WithdrawalList').at(-1)?.variables['filter']).toEqual({
      status: ['REQUESTED'],
      automatic: ['MANUAL'],
    });
    expect(gateway.requestsOf('PaymentList').at(-1)?.variables['filter']).toEqual({ type: ['BONUS'] });
  });

  test('offer a review to who may decide, of what waits and nothing else', async () => {
    const rows = [
      withdrawal('1'),
      withdrawal('2', { automatic: 'AUTO' }),
      withdrawal('3', { status: 'APPROVED' }),
    ];
    await renderConsole(withTransactions([], rows), '/transactions');
    expect(
      (await screen.findAllByRole('button', { name: /^Review W/ })).map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['Review W1']);
  });

  test('offer nothing to decide to who only reads', async () => {
    const gateway = withTransactions([], [withdrawal('1')], ['PAYMENTS_VIEW']);
    await renderConsole(gateway, '/transactions?modal=review:1');
    await within(await list('Withdrawals')).findByText('1 total withdrawals');
    expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Decide' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

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

  test('shows what is to be paid and asks for a decision and a comment', async () => {
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
  ])('%s changes the row and takes the offer away', async (choice, does, decision, told, status) => {
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

  test('that somebody else was quicker with says so and shows what has become of it', async () => {
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

  test('goes under the same key when it is sent again after no answer came', async () => {
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

  test('of what cannot be paid out any more says so, and only rejects', async () => {
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

  test('of what does not wait, or is not there, offers nothing', async () => {
    const rows = [withdrawal('1', { status: 'CONFIRMED' })];
    const { router } = await renderConsole(withTransactions([], rows), '/transactions?modal=review:1');
    const dialog = await openedDialog('Review withdrawal');
    expect(await within(dialog).findByText('This withdrawal does not wait for a review.')).toBeTruthy();
    await act(() => router.navigate('/transactions?modal=review:99'));
    expect(await screen.findByText('There is no such withdrawal.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
