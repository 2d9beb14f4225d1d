import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { errorMessages } from '../../messages/errors.ts';
import { pounds } from '../../testing/fixtures.ts';
import { onlyPage } from '../../testing/listAnswers.ts';
import { gatewayError, type MockGateway } from '../../testing/mockGateway.ts';
import { cellsOf, fill, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { opened, shepherd, withShepherd } from './shepherdsFixture.ts';

describe('a Shepherd', () => {
  test('whose money is hidden has neither wallet nor billing for any user', async () => {
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

  test('who cannot be viewed links to the list, with the reason', async () => {
    const { router } = await renderConsole(withShepherd(null), '/shepherds/7/account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shepherds'));
    await screen.findByText(errorMessages.rejectedShepherd);
  });

  test('offers no changes to read-only users', async () => {
    await renderConsole(withShepherd(shepherd(), ['AGENTS_VIEW']), '/shepherds/7/account');
    await opened();
    await screen.findByText('Festival crew');
    for (const name of ['Retire', 'Edit tags', 'Add comment', 'Save'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
  });

  test('keeps all other parts if one cannot be loaded', async () => {
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

  test('is sent only the changes of the profile', async () => {
    const gateway = withShepherd(shepherd());
    gateway.answer({ updateAgent: () => shepherd({ city: 'York' }) });
    await renderConsole(gateway, '/shepherds/7/account');
    await opened();
    await fill('City (optional)', 'York');
    await press('Save');
    await waitFor(() => expect(gateway.requestsOf('UpdateShepherd')).toHaveLength(1));
    expect(gateway.requestsOf('UpdateShepherd')[0]?.variables).toEqual({ input: { id: '7', city: 'York' } });
  });
});

describe('the jobs', () => {
  test('of a Shepherd without any are reported as not found', async () => {
    const none = {
      items: [],
      pageInfo: { ...onlyPage([]), perPage: 50 },
      summary: { total: 0, groups: [] },
    };
    await renderConsole(withShepherd(shepherd({ assignments: none })), '/shepherds/7');
    expect(await screen.findByText('No data found')).toBeTruthy();
  });

  test('show when and how they ended, in the zone of their place', async () => {
    const visit = {
      agentFee: pounds('12.5'),
      jobDate: '2026-11-20',
      location: { id: '7-1', name: 'Kiosk', city: 'Tokyo', timeZone: 'Asia/Tokyo' },
      startedAt: '2026-11-20T14:40:00Z',
    };
    const items = [
      { id: '1', jobId: '7-1', ...visit, status: 'STOPPED', stoppedAt: '2026-11-20T15:05:00Z' },
      { id: '2', jobId: '7-2', ...visit, status: 'QA', endedAt: '2026-11-20T16:10:00Z' },
      { id: '3', jobId: '7-3', ...visit, status: 'ATTEMPTED', endedByStaffAt: '2026-11-20T17:15:00Z' },
      { id: '4', jobId: '7-4', ...visit, status: 'IN_PROGRESS' },
    ];
    const assignments = {
      items,
      pageInfo: { ...onlyPage(items), perPage: 50 },
      summary: { total: 4, groups: [] },
    };
    await renderConsole(withShepherd(shepherd({ assignments })), '/shepherds/7');
    const ends = async (id: string) => (await cellsOf(id)).slice(-3);
    const started = '20 Nov 26 23:40 GMT+9';
    expect(await ends('7-1')).toEqual([started, '21 Nov 26 00:05 GMT+9', 'Stopped by the Shepherd']);
    expect(await ends('7-2')).toEqual([started, '21 Nov 26 01:10 GMT+9', 'Handed in']);
    expect(await ends('7-3')).toEqual([started, '21 Nov 26 02:15 GMT+9', 'Stopped by staff']);
    expect(await ends('7-4')).toEqual([started, '–', '–']);
  });
});

describe('the account', () => {
  test('of a lead is saved without unknown values', async () => {
    const lead = shepherd({ status: 'APPLICANT', phone: '', address1: '', city: '' });
    const gateway = withShepherd(lead);
    gateway.answer({ updateAgent: () => ({ ...lead, firstName: 'Alfred' }) });
    await renderConsole(gateway, '/shepherds/7/account');
    await opened();
    await fill('First name', 'Alfred');
    await press('Save');
    await waitFor(() => expect(gateway.requestsOf('UpdateShepherd')).toHaveLength(1));
    expect(gateway.requestsOf('UpdateShepherd')[0]?.variables).toEqual({
      input: { id: '7', firstName: 'Alfred' },
    });
  });

  test("adds and removes single tags, so that other users' changes stay", async () => {
    const gateway = withShepherd(shepherd({ tags: ['Festival crew', 'Student'] }));
    gateway.answer({
      agentTags: () => ['Festival crew', 'Student', 'Airports'],
      updateAgent: () => shepherd({ tags: ['Student', 'Airports', 'Given meanwhile'], version: 'v2' }),
    });
    await renderConsole(gateway, '/shepherds/7/account');
    await opened();
    await press('Edit tags');
    const dialog = within(await openedDialog('Edit tags'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Tags (optional)' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Festival crew' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Airports' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.requestsOf('UpdateShepherd')).toHaveLength(1));
    expect(gateway.requestsOf('UpdateShepherd')[0]?.variables).toEqual({
      input: { id: '7', addTags: ['Airports'], removeTags: ['Festival crew'] },
    });
    await screen.findByText('Given meanwhile');
    await press('Undo: Changes saved successfully');
    await screen.findByText('Undone: Changes saved successfully');
    expect(gateway.requestsOf('UpdateShepherd')[1]?.variables).toEqual({
      input: { id: '7', addTags: ['Festival crew'], removeTags: ['Airports'], expectedVersion: 'v2' },
    });
  });

  test('of a retired Shepherd allows comments and corrections, but no ID check', async () => {
    const retired = shepherd({ status: 'RETIRED', retireReason: 'STRIKED_OFF' });
    const application = { id: '3', status: 'ACCEPTED', stage: 'IDENTITY_CHECK', contract: true, job: true };
    await renderConsole(
      withShepherd({
        ...retired,
        application: { ...application, countryCode: 'GB', createdAt: '2026-01-01T09:00:00Z' },
      }),
      '/shepherds/7/account',
    );
    await opened();
    await screen.findByText('Accepted');
    for (const name of ['Add comment', 'Edit tags', 'Save']) screen.getByRole('button', { name });
    for (const name of ['Update ID check', 'Retire'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test.each([
  ['wallet', 'Balance'],
  ['billing', 'Tax details'],
])('payment methods that fail do not affect the rest of the %s page', async (page, title) => {
  const paymentMethods = () => {
    throw gatewayError('Broken', { code: 'internal', status: 500 });
  };
  await renderConsole(withShepherd(shepherd({ paymentMethods })), `/shepherds/7/${page}`);
  await opened();
  expect(await screen.findByText('Payment methods could not be loaded')).toBeTruthy();
  expect(screen.getByRole('region', { name: title })).toBeTruthy();
  expect(screen.queryByText('This wallet could not be loaded')).toBeNull();
});

describe('a wallet of which one part fails', () => {
  const broken = () => {
    throw gatewayError('It sleeps', { code: 'internal', status: 500 });
  };

  test('keeps the history without the balance, and still says so after other data has changed', async () => {
    const gateway = withShepherd(shepherd({ balance: broken }));
    const { session } = await renderConsole(gateway, '/shepherds/7/wallet');
    await opened();
    expect(await screen.findByText('Balance could not be loaded')).toBeTruthy();
    expect(screen.getByText('Monthly earnings could not be loaded')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add transaction' })).toBeNull();
    const { cache } = session.client;
    act(() => void cache.modify({ fields: { payments: (known: object) => ({ ...known }) } }));
    expect(screen.getByText('Balance could not be loaded')).toBeTruthy();
    gateway.answer({ agent: () => shepherd() });
    const balance = screen.getByRole('region', { name: 'Balance' });
    await userEvent.click(within(balance).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Add transaction' })).toBeTruthy();
    expect(screen.queryByText('Balance could not be loaded')).toBeNull();
  });

  test('keeps the balance without the history', async () => {
    const gateway = withShepherd(shepherd());
    gateway.answer({ payments: broken });
    await renderConsole(gateway, '/shepherds/7/wallet');
    await opened();
    expect(await screen.findByText('History could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add transaction' })).toBeTruthy();
    expect(screen.queryByText('Balance could not be loaded')).toBeNull();
  });
});

test('a change whose answer has an error in one part has failed', async () => {
  const gateway = withShepherd(shepherd());
  gateway.answer({
    updateAgent: () =>
      shepherd({
        tags: () => {
          throw gatewayError('It sleeps', { code: 'internal', status: 500 });
        },
      }),
  });
  await renderConsole(gateway, '/shepherds/7/account');
  await opened();
  await fill('City (optional)', 'York');
  await press('Save');
  expect(await screen.findByText('It sleeps')).toBeTruthy();
  expect(screen.getByLabelText('City (optional)')).toHaveProperty('value', 'York');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
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

  test('that is a deduction is sent as a negative number, with its own idempotency key', async () => {
    const gateway = withShepherd(shepherd());
    gateway.answer({
      createPayment: () => ({
        id: '9',
        type: 'DEDUCTION',
        status: 'PAID',
        amount: pounds('-10'),
        createdAt: '2026-11-01T09:00:00Z',
      }),
    });
    await adding(gateway, 'Deduction', '10');
    await waitFor(() => expect(sent(gateway)).toHaveLength(1));
    expect(sent(gateway)[0]).toMatchObject({ agentId: '7', type: 'DEDUCTION', amount: '-10' });
    expect(gateway.idempotencyKeys).toHaveLength(1);
  });

  test('far above the usual is sent after a confirmation', async () => {
    const gateway = withShepherd(shepherd());
    gateway.answer({
      createPayment: () => ({
        id: '9',
        type: 'BONUS',
        status: 'PAID',
        amount: pounds('12500'),
        createdAt: '2026-11-01T09:00:00Z',
      }),
    });
    await adding(gateway, 'Bonus', '12500');
    expect(await screen.findByText(/^£12,500.00 is far above what is usual here/)).toBeTruthy();
    expect(sent(gateway)).toEqual([]);
    await press('Send all the same');
    await waitFor(() => expect(sent(gateway)).toHaveLength(1));
    expect(sent(gateway)[0]).toMatchObject({ type: 'BONUS', amount: '12500' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('above the limit is refused with the text of the limit', async () => {
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
