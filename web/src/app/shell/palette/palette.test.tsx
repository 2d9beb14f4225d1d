import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Permission } from '../../../graphql/generated/schema.ts';
import { order, orderPage, profile } from '../../../testing/fixtures.ts';
import { onlyPage } from '../../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../../testing/mockGateway.ts';
import { openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

const page = <Item,>(items: readonly Item[]) => ({ items, pageInfo: onlyPage(items) });

/** A gateway whose search answers when the test releases it. */
function searchable(permissions: readonly Permission[] = ['ORDERS_VIEW', 'CUSTOMERS_VIEW', 'USERS_VIEW']) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const gateway = new MockGateway({
    me: () => profile(permissions),
    orders: async ({ filter }: { filter?: { keywords?: string } }) => {
      if (filter?.keywords === undefined) return orderPage([]);
      asked.resolve();
      await answer.promise;
      return orderPage([order('20001', 'Number 10023'), order('10023', 'Window photography')]);
    },
    customers: () => page([{ id: 'c1', name: 'Lakeside Coffee', status: 'ACTIVE' }]),
    campaigns: () => page([{ id: 'k1', name: 'Autumn', customer: { id: 'c1', name: 'Lakeside Coffee' } }]),
    users: () =>
      page([{ id: 'u7', firstName: 'Kim', lastName: 'Reed', email: 'kim@example.com', status: 'ACTIVE' }]),
    agents: () =>
      page([{ id: '1007', firstName: 'Poppy', lastName: 'Booth', city: 'Oxford', status: 'ACTIVE' }]),
    templates: () =>
      page([
        { id: 't4', name: 'Window check', status: 'ACTIVE', customer: { id: 'c1', name: 'Lakeside Coffee' } },
      ]),
    order: () => null,
  });
  return { gateway, asked: asked.promise, answer: answer.resolve };
}

async function openPalette() {
  await screen.findByRole('navigation', { name: 'Main' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search and commands' });
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('pressing Enter before the answer opens the record once it is found', async () => {
  const { gateway, asked, answer } = searchable();
  const { router } = await renderConsole(gateway, '/users');
  await userEvent.type(await openPalette(), '10023{Enter}');
  await asked;
  expect(router.state.location.pathname).toBe('/users');
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/10023'));
});

test('a failed search for one kind does not hide the others', async () => {
  const { gateway, answer } = searchable();
  gateway.answer({
    users: () => {
      throw gatewayError('Broken', { code: 'internal', status: 500 });
    },
  });
  answer();
  await renderConsole(gateway, '/orders');
  await userEvent.type(await openPalette(), '10023');
  expect(await screen.findByRole('option', { name: /^Window photography/ })).toBeTruthy();
  expect(options().join()).toContain('Lakeside Coffee');
  expect(options().join()).not.toContain('Kim Reed');
});

test.each(['10023', '\u202A10023\u202C'])(
  'the record whose id was typed as %j is selected when the results come',
  async (typed) => {
    const { gateway, answer } = searchable();
    const { router } = await renderConsole(gateway, '/users');
    const field = await openPalette();
    answer();
    await userEvent.click(field);
    await userEvent.paste(typed);
    await screen.findByRole('option', { name: /Window photography/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/10023'));
  },
);

test('the palette finds users and campaigns', async () => {
  const { gateway, answer } = searchable();
  await renderConsole(gateway, '/users');
  answer();
  await userEvent.type(await openPalette(), 'zz');
  await screen.findByRole('option', { name: /Kim Reed/ });
  expect(options()).toEqual(
    expect.arrayContaining([expect.stringContaining('Autumn'), expect.stringContaining('Kim Reed')]),
  );
});

test('the palette finds Shepherds for users who may see them', async () => {
  const { gateway, answer } = searchable(['USERS_VIEW', 'AGENTS_VIEW']);
  const { router } = await renderConsole(gateway, '/users');
  answer();
  await userEvent.type(await openPalette(), '1007');
  const found = await screen.findByRole('option', { name: /Poppy Booth/ });
  expect(found.textContent).toContain('1007 · Oxford · Active');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/shepherds/1007'));
});

test('the palette finds templates, and does not search for records that the user may not open', async () => {
  const { gateway, answer } = searchable(['ORDERS_VIEW', 'TEMPLATES_VIEW']);
  await renderConsole(gateway, '/');
  answer();
  await userEvent.type(await openPalette(), 'zz');
  await screen.findByRole('option', { name: /Window check/ });
  expect(options()).toContainEqual(expect.stringContaining('Window photography'));
  expect(gateway.requestsOf('PaletteSearch')[0]?.variables).toMatchObject({
    withOrders: true,
    withTemplates: true,
    withContent: false,
    withCustomers: false,
    withCampaigns: false,
    withUsers: false,
  });
});

test('the palette offers the other themes and signing out', async () => {
  const { gateway } = searchable();
  gateway.answer({ logout: () => true });
  const { router } = await renderConsole(gateway, '/users');
  const field = await openPalette();
  const you = within(screen.getByRole('group', { name: 'You' }));
  expect(you.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Light theme',
    'Dark theme',
    'Keyboard shortcuts',
    'Sign out',
  ]);
  await userEvent.type(field, 'sign out');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
});

test('the recent pages contain no page that does not exist', async () => {
  localStorage.setItem(
    'u1:visits',
    JSON.stringify([
      { path: '/nowhere', title: 'Nowhere' },
      { path: '/orders/10001', title: 'Window photography' },
    ]),
  );
  const { gateway } = searchable();
  await renderConsole(gateway, '/users');
  await openPalette();
  expect(options()).toEqual(expect.arrayContaining([expect.stringContaining('Window photography')]));
  expect(options().join()).not.toContain('Nowhere');
});

test("the palette's shortcut opens nothing above a dialog, and works once the dialog is closed", async () => {
  const { gateway } = searchable(['USERS_VIEW', 'USERS_MANAGE']);
  gateway.answer({ roles: () => [] });
  const { router } = await renderConsole(gateway, '/users');
  await press('Invite user');
  const dialog = await openedDialog('Invite user');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('{Control>}k{/Control}Kim');
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  expect(document.activeElement).toHaveProperty('value', 'Kim');
  await userEvent.clear(document.activeElement ?? document.body);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openPalette();
  // The dialog returns with its address, as with the browser's Forward.
  await act(() => router.navigate(1));
  const back = await openedDialog('Invite user');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([back]));
});
