import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDownloads } from '../../../../testing/download.ts';
import { profile } from '../../../../testing/fixtures.ts';
import { gatewayError } from '../../../../testing/mockGateway.ts';
import { renderConsole } from '../../../../testing/renderConsole.tsx';
import { orderGateway } from '../orderFixture.ts';
import { openedDialog } from '../../../../testing/person.ts';

const shepherd = (id: string, firstName: string, endsAt = '2099-11-22T09:00:00Z') => ({
  id: `o1:${id}`,
  agentId: id,
  endsAt,
  agent: { id, firstName, lastName: 'Reed' },
});

afterEach(() => vi.restoreAllMocks());

/** A gateway with an order whose lockout can be created, filled and deleted. */
function lockoutGateway(withLockout: boolean) {
  const { gateway, state } = orderGateway();
  let inside = [shepherd('5', 'Maya'), shepherd('6', 'Tom', '2020-11-22T09:00:00Z')];
  const lockout = {
    id: 'o1',
    name: 'Repeat visits',
    duration: 90,
    createdAt: '2026-11-02T09:00:00Z',
    agents: () => ({
      items: inside,
      pageInfo: { page: 1, perPage: 5, lastPage: 1, total: inside.length, from: 1, to: 2 },
    }),
  };
  const put = (present: boolean) =>
    Object.assign(state, { lockoutId: present ? 'o1' : null, lockout: present ? lockout : null });
  put(withLockout);
  type Input = { readonly input: Readonly<Record<string, unknown>> & { readonly agentId?: string } };
  gateway.answer({
    lockout: () => lockout,
    agents: () => ({ items: [{ id: '9', firstName: 'Zoe', lastName: 'Ward' }] }),
    createLockout: ({ input: { name, duration } }: Input) => {
      Object.assign(lockout, { name, duration });
      inside = [shepherd('9', 'Zoe')];
      put(true);
      return lockout;
    },
    updateLockout: ({ input }: Input) => Object.assign(lockout, input),
    deleteLockout: ({ id }: { id: string }) => {
      put(false);
      return id;
    },
    addLockoutAgents: () => {
      inside = [...inside, shepherd('9', 'Zoe')];
      return lockout;
    },
    removeLockoutAgent: ({ input }: Input) => {
      inside = inside.filter(({ agentId }) => agentId !== input.agentId);
      return lockout;
    },
    removeLockoutAgents: () => {
      inside = [];
      return lockout;
    },
  });
  return Object.assign(gateway, { state });
}

const panel = () => screen.findByRole('region', { name: 'Lockout' });
async function choose(dialog: HTMLElement, label: string) {
  await userEvent.type(within(dialog).getByRole('combobox', { name: label }), 'zoe');
  await userEvent.click(await screen.findByRole('option', { name: 'Zoe Ward · 9' }));
}

test('is created with whole minutes and Shepherds found by search', async () => {
  const gateway = lockoutGateway(false);
  await renderConsole(gateway, '/orders/7');
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'Create lockout' }));
  const dialog = await openedDialog('Create lockout');
  const create = await within(dialog).findByRole('button', { name: 'Create lockout' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Weekend');
  const duration = within(dialog).getByRole('textbox', { name: 'Duration' });
  await userEvent.type(duration, '1.5');
  await userEvent.click(create);
  expect(await within(dialog).findByText('Enter a whole number')).toBeTruthy();
  expect(gateway.requestsOf('CreateLockout')).toHaveLength(0);
  await userEvent.clear(duration);
  await userEvent.type(duration, '45');
  await choose(dialog, 'Shepherds (optional)');
  const before = gateway.requests.length;
  await userEvent.click(create);
  expect(await screen.findByText('Lockout created')).toBeTruthy();
  expect(gateway.requestsOf('CreateLockout')[0]?.variables).toEqual({
    input: { orderId: '7', name: 'Weekend', duration: 45, agentIds: ['9'] },
  });
  expect(await within(await panel()).findByText('45 min')).toBeTruthy();
  expect(await within(await panel()).findByText('Zoe Reed')).toBeTruthy();
  expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
    'CreateLockout',
    'OrderLockout',
    'LockoutShepherds',
  ]);
});

test('marks a Shepherd whose lockout has ended', async () => {
  await renderConsole(lockoutGateway(true), '/orders/7');
  const rowOf = async (name: string) =>
    (await within(await panel()).findByText(name)).closest('tr')?.textContent;
  expect(await rowOf('Tom Reed')).toContain('ended 22 Nov 20');
  expect(await rowOf('Maya Reed')).not.toContain('ended');
});

test('is edited, and refetches only the ends of its Shepherds', async () => {
  const gateway = lockoutGateway(true);
  await renderConsole(gateway, '/orders/7');
  await within(await panel()).findByText('Maya Reed');
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Edit' }));
  const dialog = await openedDialog('Edit lockout');
  const duration = await within(dialog).findByRole('textbox', { name: 'Duration' });
  await userEvent.clear(duration);
  await userEvent.type(duration, '30');
  const before = gateway.requests.length;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(await panel()).findByText('30 min')).toBeTruthy();
  expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
    'EditLockout',
    'LockoutShepherds',
  ]);
});

test('removes Shepherds one by one or all, and adds others by search', async () => {
  const gateway = lockoutGateway(true);
  await renderConsole(gateway, '/orders/7');
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'Let in Maya Reed' }));
  await waitFor(() => expect(screen.queryByText('Maya Reed')).toBeNull());
  expect(gateway.requestsOf('RemoveLockoutShepherd')[0]?.variables).toEqual({
    input: { id: 'o1', agentId: '5' },
  });

  await userEvent.click(within(await panel()).getByRole('button', { name: 'Add Shepherds' }));
  const adding = await openedDialog('Lock Shepherds out');
  await userEvent.click(await within(adding).findByRole('button', { name: 'Lock out' }));
  expect(await within(adding).findByText('Choose a shepherd')).toBeTruthy();
  await choose(adding, 'Shepherds');
  await userEvent.click(within(adding).getByRole('button', { name: 'Lock out' }));
  expect(await within(await panel()).findByText('Zoe Reed')).toBeTruthy();
  expect(gateway.requestsOf('AddLockoutShepherds')[0]?.variables).toEqual({
    input: { id: 'o1', agentIds: ['9'] },
  });

  await userEvent.click(within(await panel()).getByRole('button', { name: 'Let all in' }));
  const question = await openedDialog('Let all Shepherds in again?');
  await userEvent.click(await within(question).findByRole('button', { name: 'Let all in' }));
  await waitFor(() => expect(screen.queryByText('Zoe Reed')).toBeNull());
});

test('is saved as a file with every Shepherd, also with read-only permission', async () => {
  const files = keepDownloads();
  const gateway = lockoutGateway(true);
  gateway.answer({ me: () => profile(['ORDERS_VIEW']) });
  await renderConsole(gateway, '/orders/7');
  await within(await panel()).findByText('Maya Reed');
  expect(within(await panel()).queryByRole('button', { name: 'Add Shepherds' })).toBeNull();
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('CSV downloaded')).toBeTruthy();
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^lockout_[\d-]+.*\.csv$/)]);
  const lines = (await files[0]?.text)?.split('\r\n');
  expect(lines?.[0]).toContain('Id,First name,Last name,Until');
  expect(lines?.slice(1, 3)).toEqual([
    expect.stringMatching(/^5,Maya,Reed,2099-11-22/),
    expect.stringMatching(/^6,Tom,Reed,2020-11-22/),
  ]);
  expect(gateway.requestsOf('LockoutShepherds').at(-1)?.variables).toEqual({
    id: 'o1',
    page: 1,
    perPage: 1000,
  });
});

test('without Shepherds has nothing to export', async () => {
  const gateway = lockoutGateway(true);
  const pageInfo = { page: 1, perPage: 5, lastPage: 1, total: 0, from: null, to: null };
  gateway.state.lockout = { id: 'o1', name: 'Nobody', duration: 90, createdAt: '2026-11-02T09:00:00Z' };
  gateway.answer({ lockout: () => ({ id: 'o1', agents: { items: [], pageInfo } }) });
  await renderConsole(gateway, '/orders/7');
  expect(await within(await panel()).findByText('No data found')).toBeTruthy();
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('No data to export. Please change your filters')).toBeTruthy();
});

test('is deleted after a confirmation', async () => {
  const gateway = lockoutGateway(true);
  await renderConsole(gateway, '/orders/7?modal=delete-lockout');
  const question = await openedDialog('Delete this lockout?');
  await userEvent.click(await within(question).findByRole('button', { name: 'Delete lockout' }));
  expect(await screen.findByText('Lockout deleted')).toBeTruthy();
  expect(await within(await panel()).findByRole('button', { name: 'Create lockout' })).toBeTruthy();
});

test('that another user has changed meanwhile is deleted only after a question', async () => {
  const gateway = lockoutGateway(true);
  Object.assign(gateway.state.lockout ?? {}, { version: '"1"' });
  const sent: unknown[] = [];
  gateway.answer({
    deleteLockout: ({ id, expectedVersion }: { id: string; expectedVersion?: string }) => {
      sent.push(expectedVersion);
      return expectedVersion === undefined
        ? id
        : gatewayError('Changed', { code: 'precondition.failed', status: 412 });
    },
  });
  await renderConsole(gateway, '/orders/7?modal=delete-lockout');
  const question = within(await openedDialog('Delete this lockout?'));
  await userEvent.click(await question.findByRole('button', { name: 'Delete lockout' }));
  expect((await question.findByRole('alert')).textContent).toContain('Another user has changed this');
  await userEvent.click(question.getByRole('button', { name: 'Delete lockout anyway' }));
  expect(await screen.findByText('Lockout deleted')).toBeTruthy();
  expect(sent).toEqual(['"1"', undefined]);
});

test('that another user has created meanwhile replaces the form', async () => {
  const gateway = lockoutGateway(false);
  await renderConsole(gateway, '/orders/7?modal=create-lockout');
  const dialog = await openedDialog('Create lockout');
  await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Name' }), 'Mine');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Duration' }), '2880');
  gateway.answer({
    createLockout: () =>
      gatewayError('This order has a lockout already', { code: 'lockout.exists', status: 409 }),
    order: () => lockoutGateway(true).state,
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create lockout' }));
  expect(await screen.findByText('This order has a lockout already')).toBeTruthy();
  expect(await within(await panel()).findByText('Repeat visits')).toBeTruthy();
  expect(within(await panel()).getByText('1 h 30 min')).toBeTruthy();
});
