import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pounds } from '../../testing/fixtures.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { list, payment, rowsOf, shepherd, withdrawal, withTransactions } from './transactionsFixture.ts';

const heads = (part: HTMLElement) =>
  within(part)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.trim());
describe('the transactions', () => {
  test('are two lists with their own counts, newest first', async () => {
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

  test('each read only their own part of the address', async () => {
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

  test('link to their Shepherd, with the whole row', async () => {
    const gateway = withTransactions(
      [payment('1'), payment('2', { agent: null })],
      [withdrawal('1', { agent: shepherd('2') })],
    );
    gateway.answer({ agent: () => null });
    const { router } = await renderConsole(gateway, '/transactions');
    const linksOf = async (name: string) =>
      within(await list(name))
        .getAllByRole('link', { name: /^Alfie Booth/ })
        .map((link) => link.getAttribute('href'));
    await within(await list('Payments')).findByText('P1');
    await within(await list('Withdrawals')).findByText('W1');
    expect(await linksOf('Payments')).toEqual(['/shepherds/1']);
    expect(await linksOf('Withdrawals')).toEqual(['/shepherds/2']);
    await userEvent.click(screen.getByText('P2'));
    expect(router.state.location.pathname).toBe('/transactions');
    await userEvent.click(screen.getByText('W1'));
    await waitFor(() => expect(gateway.requests.at(-1)?.variables['id']).toBe('2'));
  });

  test('have no links for users who may not view Shepherds', async () => {
    await renderConsole(withTransactions([payment('1')], [], ['PAYMENTS_VIEW']), '/transactions');
    expect(await within(await list('Payments')).findByText('Alfie Booth 1')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Alfie Booth 1' })).toBeNull();
  });

  test('are exported separately', async () => {
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

  test('show first how many withdrawals are flagged, and filter for them in the address', async () => {
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

  test('offer reviews of flagged withdrawals to users with permission', async () => {
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

  test('offer no reviews to read-only users', async () => {
    const gateway = withTransactions([], [withdrawal('1')], ['PAYMENTS_VIEW']);
    await renderConsole(gateway, '/transactions?modal=review:1');
    await within(await list('Withdrawals')).findByText('1 total withdrawals');
    expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Decide' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
