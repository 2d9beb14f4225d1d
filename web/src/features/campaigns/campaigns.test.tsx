import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Permission } from '../../graphql/generated/schema.ts';
import { keepDownloads } from '../../testing/download.ts';
import { order, orderPage, profile } from '../../testing/fixtures.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import { cellsOf, choose, fill, openedDialog, press, statusTabs } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const campaign = (id: string, name: string) => ({
  id,
  name,
  status: 'ACTIVE',
  orders: 2,
  campaignTarget: 50 as number | null,
  hubspotId: null,
  purchaseOrderNumber: 'PO-81396',
  createdAt: '2026-11-01T09:00:00Z',
  customer: { id: '7', name: 'Albion Grocers' },
  waves: [
    { id: 'w1', name: 'North' },
    { id: 'w2', name: 'South' },
  ],
});

type Campaign = ReturnType<typeof campaign>;

const unused = (id: string, name: string): Campaign => ({ ...campaign(id, name), orders: 0 });

const staff: readonly Permission[] = ['CUSTOMERS_VIEW', 'CUSTOMERS_MANAGE', 'ORDERS_VIEW'];

/** A gateway with these campaigns of one customer. */
function withCampaigns(campaigns: Campaign[], permissions = staff) {
  const find = ({ id }: { id: string }) => campaigns.find((candidate) => candidate.id === id) ?? null;
  return new MockGateway({
    me: () => profile(permissions),
    campaigns: () => pageOf(campaigns),
    campaign: find,
    customer: () => ({
      id: '7',
      name: 'Albion Grocers',
      status: 'ACTIVE',
      campaigns: () => pageOf(campaigns),
    }),
    orders: () => orderPage([order('10001', 'Window photography')]),
    createCampaign: ({ input }: { input: Partial<Campaign> }) => {
      const created = { ...campaign('9', ''), ...input, orders: 0, waves: [] };
      campaigns.unshift(created);
      return created;
    },
    updateCampaign: ({ input }: { input: Partial<Campaign> & { id: string } }) =>
      Object.assign(find(input) ?? {}, input),
    deleteCampaign: ({ input }: { input: { id: string } }) => {
      campaigns.splice(
        campaigns.findIndex(({ id }) => id === input.id),
        1,
      );
      return input.id;
    },
  });
}

const names = (requests: readonly { operationName: string }[]) =>
  requests.map(({ operationName }) => operationName);

afterEach(() => void vi.restoreAllMocks());

describe('all campaigns', () => {
  test('are listed newest first, each with a link', async () => {
    const gateway = withCampaigns([campaign('4', 'Spring reset')]);
    await renderConsole(gateway, '/campaigns');
    expect(await cellsOf('Spring reset')).toEqual([
      'Spring reset',
      'Albion Grocers',
      'Active',
      '2',
      '50',
      'PO-81396',
      '01 Nov 26',
    ]);
    expect(screen.getByRole('link', { name: 'Spring reset' }).getAttribute('href')).toBe('/campaigns/4');
    expect(statusTabs()).toEqual(['All1', 'Active1', 'Closed0']);
    expect(gateway.requestsOf('CampaignList')[0]?.variables).toMatchObject({
      sort: { field: 'CREATED_AT', direction: 'DESC' },
    });
  });

  test('are exported page by page in the browser, one export at a time', async () => {
    const files = keepDownloads();
    const gateway = withCampaigns([campaign('4', 'Spring reset')]);
    await renderConsole(gateway, '/campaigns?status=active');
    await screen.findByRole('link', { name: 'Spring reset' });
    const second = Promise.withResolvers<unknown>();
    gateway.answer({
      campaigns: ({ page }: { page: number }) =>
        page === 1
          ? { ...pageOf([campaign('4', 'Spring reset')]), pageInfo: { ...pageOf([]).pageInfo, lastPage: 2 } }
          : second.promise,
    });
    const button = screen.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    await waitFor(() => expect(gateway.requestsOf('CampaignList')).toHaveLength(3));
    expect(button).toHaveProperty('disabled', true);
    // A campaign that moved to the second page meanwhile is written once.
    second.resolve(pageOf([campaign('4', 'Spring reset'), campaign('5', '@Autumn')]));
    expect(await screen.findByText('CSV downloaded')).toBeTruthy();
    expect(button).toHaveProperty('disabled', false);
    const lines = (await files[0]?.text)?.replaceAll('"', '').split('\r\n') ?? [];
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 4))).toEqual([
      ['4', 'Spring reset', 'Albion Grocers', 'active'],
      ['5', "'@Autumn", 'Albion Grocers', 'active'],
    ]);
    expect(gateway.requestsOf('CampaignList').at(-1)?.variables).toMatchObject({
      page: 2,
      filter: { status: ['ACTIVE'] },
    });
  });
});

test('a campaign shows its details, its waves and its orders', async () => {
  const gateway = withCampaigns([campaign('4', 'Spring reset')]);
  await renderConsole(gateway, '/campaigns/4');
  expect(await screen.findByRole('heading', { name: 'Spring reset', level: 1 })).toBeTruthy();
  expect(screen.getByText('50 jobs')).toBeTruthy();
  expect(screen.getByText('North')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Window photography' });
  expect(link.getAttribute('href')).toBe('/orders/10001');
  expect(gateway.requestsOf('CampaignOrders')[0]?.variables).toEqual({
    campaignId: '4',
    page: 1,
    perPage: 5,
  });
});

async function openList(gateway: MockGateway): Promise<MockGateway> {
  await renderConsole(gateway, '/customers/7/campaigns');
  await screen.findByRole('link', { name: 'Spring reset' });
  return gateway;
}

test('a campaign shows archived orders too, as they are included in its count', async () => {
  const gateway = withCampaigns([campaign('4', 'Spring reset')]);
  const archived = { ...order('10002', 'Last year'), archivedAt: '2026-01-05T09:00:00Z' };
  gateway.answer({
    orders: ({ filter }: { filter?: { archived?: boolean } }) =>
      orderPage([order('10001', 'Window photography'), ...(filter?.archived === true ? [archived] : [])]),
  });
  await renderConsole(gateway, '/campaigns/4');
  const link = await screen.findByRole('link', { name: 'Last year' });
  expect(link.closest('tr')?.textContent).toContain('Archived');
});

test('a campaign hides its orders from users without permission', async () => {
  await renderConsole(withCampaigns([campaign('4', 'Spring reset')], ['CUSTOMERS_VIEW']), '/campaigns/4');
  expect(await screen.findByRole('region', { name: 'Details' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull();
});

describe('a customer’s campaigns', () => {
  test('can be added with waves, with a notice, and only the list is refetched', async () => {
    const gateway = await openList(withCampaigns([campaign('4', 'Spring reset')]));
    await press('Add campaign');
    const dialog = within(await openedDialog('Add campaign'));
    const add = () => userEvent.click(dialog.getByRole('button', { name: 'Add campaign' }));
    await fill('Target (optional)', 'many');
    await add();
    expect(await screen.findByText('That field is required')).toBeTruthy();
    expect(screen.getByText('You must pass a number')).toBeTruthy();
    await fill('Name', 'Autumn');
    await fill('Target (optional)', '75');
    await userEvent.click(dialog.getByRole('button', { name: 'Add wave' }));
    await fill('Name of wave 1', 'West');
    await userEvent.click(dialog.getByRole('button', { name: 'Add wave' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove wave 2' }));
    expect(gateway.requestsOf('CreateCampaign')).toHaveLength(0);
    const before = gateway.requests.length;
    await add();
    expect(await screen.findByText('Campaign added')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Autumn' })).toBeTruthy();
    expect(statusTabs()).toEqual(['All2', 'Active2', 'Closed0']);
    expect(names(gateway.requests.slice(before))).toEqual(['CreateCampaign', 'CustomerCampaigns']);
    expect(gateway.requestsOf('CreateCampaign')[0]?.variables).toEqual({
      input: {
        customerId: '7',
        name: 'Autumn',
        campaignTarget: 75,
        hubspotId: null,
        purchaseOrderNumber: null,
        waves: [{ name: 'West' }],
      },
    });
  });

  test('are edited without refetching the list', async () => {
    const gateway = await openList(withCampaigns([campaign('4', 'Spring reset')]));
    await press('Edit Spring reset');
    await fill('Name', 'Summer reset');
    await fill('Name of wave 2', 'East');
    const before = gateway.requests.length;
    await press('Save');
    expect(await screen.findByText('Campaign updated')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Summer reset' })).toBeTruthy();
    expect(gateway.requests.slice(before)).toEqual([
      {
        operationName: 'UpdateCampaign',
        variables: {
          input: {
            id: '4',
            customerId: '7',
            name: 'Summer reset',
            waves: [
              { id: 'w1', name: 'North' },
              { id: 'w2', name: 'East' },
            ],
          },
        },
      },
    ]);
  });

  test('that are closed are counted as closed', async () => {
    const gateway = await openList(withCampaigns([campaign('4', 'Spring reset')]));
    await press('Edit Spring reset');
    await choose('Status', 'Closed');
    const before = gateway.requests.length;
    await press('Save');
    await waitFor(() => expect(statusTabs()).toEqual(['All1', 'Active0', 'Closed1']));
    expect(names(gateway.requests.slice(before))).toEqual(['UpdateCampaign', 'CustomerCampaigns']);
  });

  test('keep a wave with orders, and the form says so', async () => {
    const gateway = await openList(withCampaigns([campaign('4', 'Spring reset')]));
    gateway.answer({
      updateCampaign: () =>
        gatewayError('Please check the fields', {
          code: 'validation.failed',
          status: 422,
          fields: { waves: ['A wave with orders cannot be removed'] },
        }),
    });
    await press('Edit Spring reset');
    await press('Remove wave 1');
    await press('Save');
    expect(await screen.findByText('A wave with orders cannot be removed')).toBeTruthy();
    expect(screen.getByText('Field Waves: A wave with orders cannot be removed')).toBeTruthy();
  });

  test('are deleted after a confirmation', async () => {
    const gateway = await openList(withCampaigns([unused('4', 'Spring reset'), campaign('5', 'Autumn')]));
    await press('Delete Spring reset');
    const dialog = within(await openedDialog('Delete this campaign?'));
    expect(dialog.getByText('Spring reset')).toBeTruthy();
    const before = gateway.requests.length;
    await userEvent.click(dialog.getByRole('button', { name: 'Delete campaign' }));
    expect(await screen.findByText('Campaign deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Spring reset' })).toBeNull());
    await waitFor(() => expect(statusTabs()).toEqual(['All1', 'Active1', 'Closed0']));
    expect(names(gateway.requests.slice(before))).toEqual(['DeleteCampaign', 'CustomerCampaigns']);
  });

  test('with orders show in advance why they cannot be deleted', async () => {
    const { router } = await renderConsole(
      withCampaigns([campaign('4', 'Spring reset')]),
      '/customers/7/campaigns',
    );
    const button = await screen.findByRole('button', { name: 'Delete Spring reset' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe('It has 2 orders, so it cannot be deleted. Close it instead.');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    await router.navigate('/customers/7/campaigns?modal=delete:4');
    const dialog = within(await openedDialog('Delete this campaign?'));
    expect(dialog.getByText('It has 2 orders, so it cannot be deleted. Close it instead.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Delete campaign' })).toBeNull();
  });

  test('that got orders meanwhile stay, and the dialog shows why', async () => {
    const gateway = await openList(withCampaigns([unused('4', 'Spring reset')]));
    gateway.answer({
      deleteCampaign: () =>
        gatewayError('A campaign with orders cannot be deleted', { code: 'campaign.in_use', status: 409 }),
    });
    await press('Delete Spring reset');
    await press('Delete campaign');
    expect(await screen.findByText('A campaign with orders cannot be deleted')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Delete this campaign?' })).toBeTruthy();
  });

  test('are read-only without the permission', async () => {
    const gateway = withCampaigns([campaign('4', 'Spring reset')], ['CUSTOMERS_VIEW']);
    await renderConsole(gateway, '/customers/7/campaigns?modal=edit-campaign:4');
    await screen.findByRole('link', { name: 'Spring reset' });
    expect(screen.queryByRole('button', { name: /campaign|Edit|Delete/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
