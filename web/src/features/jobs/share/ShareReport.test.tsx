import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { PageRouter } from '../../../kit/page/PageRouter.tsx';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import type { JobStatus, Permission } from '../../../graphql/generated/schema.ts';
import { PermissionProvider } from '../../../kit/permission/PermissionProvider.tsx';
import { MockGateway } from '../../../testing/mockGateway.ts';
import { ShareReportAction, ShareReportDialogs } from '../public.tsx';
import { openedDialog } from '../../../testing/person.ts';

const link = (id: string, change: object = {}) => ({
  id,
  label: null,
  hasPassword: false,
  expiresAt: null,
  lastOpenedAt: null,
  openedCount: 0,
  createdAt: '2026-11-02T09:30:00Z',
  createdBy: { id: 'u1', firstName: 'Olivia', lastName: 'Hart' },
  ...change,
});

interface Creating {
  readonly input: { readonly label?: string; readonly expiresAt?: string; readonly password?: string };
}

/** A gateway with one link that creates and revokes others. */
function sharingGateway(links = [link('l1')]) {
  const job = ({ id = '10023-7' }: { id?: string }) => ({ id, status: 'COMPLETED', reportLinks: links });
  return new MockGateway({
    job,
    createReportLink: ({ input: { label, expiresAt, password } }: Creating) => {
      const made = link('l2', {
        label: label ?? null,
        expiresAt: expiresAt ?? null,
        hasPassword: password !== undefined,
      });
      links = [made, ...links];
      return { url: 'http://localhost:4000/report/abc.def', link: made, job: job({}) };
    },
    revokeReportLink: ({ input }: { input: { id: string } }) => {
      links = links.filter(({ id }) => id !== input.id);
      return job({});
    },
  });
}

const show = async (
  gateway: MockGateway,
  {
    status = 'COMPLETED',
    held = ['JOBS_SHARE'],
    address = '/orders/10023/jobs',
  }: { status?: JobStatus; held?: Permission[]; address?: string } = {},
) => {
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines: () => undefined,
    onUnauthenticated: () => undefined,
  });
  const router = createMemoryRouter(
    [
      {
        path: '/orders/:id/jobs',
        element: (
          <>
            <ShareReportAction job={{ id: '10023-7', status }} />
            <ShareReportAction job={{ id: '10023-8', status }} />
            <ShareReportDialogs />
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  await act(async () =>
    render(
      <MantineProvider env="test">
        <ApolloProvider client={client}>
          <PermissionProvider held={held}>
            <PageRouter router={router} />
          </PermissionProvider>
        </ApolloProvider>
      </MantineProvider>,
    ),
  );
};
const openDialog = async (gateway: MockGateway) => {
  await show(gateway);
  await userEvent.click(screen.getByRole('button', { name: 'Share report of 10023-7' }));
  return openedDialog('Share report');
};

describe('sharing a report', () => {
  test.each<[JobStatus, boolean]>([
    ['COMPLETED', true],
    ['ATTEMPTED', true],
    ['QA', false],
    ['IN_PROGRESS', false],
    ['CANCELLED', false],
  ])('of a job that is %s: %s', async (status, offered) => {
    await show(sharingGateway(), { status });
    expect(screen.queryAllByRole('button', { name: /^Share report of/ })).toHaveLength(offered ? 2 : 0);
  });

  test('is not offered without the permission', async () => {
    const gateway = sharingGateway();
    await show(gateway, {
      held: ['JOBS_VIEW', 'JOBS_REVIEW'],
      address: '/orders/10023/jobs?modal=share-report:10023-7',
    });
    // Without the permission the dialog renders nothing, even if the address names it.
    await import('./ShareReport.tsx');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.requests).toEqual([]);
  });

  test('is opened by the address of its dialog', async () => {
    await show(sharingGateway(), { address: '/orders/10023/jobs?modal=share-report:10023-7' });
    expect(await openedDialog('Share report')).toBeDefined();
  });
});

describe('a new link', () => {
  test.each<[string, Record<string, string>, object]>([
    ['nothing else', {}, {}],
    ['a password, as it is typed', { 'Password (optional)': ' Open sesame ' }, { password: ' Open sesame ' }],
    ['a label', { 'Label (optional)': ' Head office ' }, { label: 'Head office' }],
    [
      'a last day, which it has to the end',
      { 'Last day (optional)': '31/01/2090' },
      { expiresAt: new Date(2090, 0, 31, 23, 59, 59).toISOString() },
    ],
  ])('with %s is created, shown and listed with two requests', async (_name, typed, sent) => {
    const gateway = sharingGateway();
    const dialog = await openDialog(gateway);
    expect(await within(dialog).findByText('Without password')).toBeDefined();
    for (const [name, text] of Object.entries(typed))
      await userEvent.type(within(dialog).getByLabelText(name), text);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create link' }));
    expect(await within(dialog).findByDisplayValue('http://localhost:4000/report/abc.def')).toBeDefined();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    expect(gateway.requests.map(({ operationName }) => operationName)).toEqual([
      'JobReportLinks',
      'CreateReportLink',
    ]);
    expect(gateway.requestsOf('CreateReportLink')[0]?.variables).toEqual({
      input: { jobId: '10023-7', ...sent },
    });
    for (const name of ['Label (optional)', 'Last day (optional)', 'Password (optional)'])
      expect(within(dialog).getByLabelText(name)).toHaveProperty('value', '');
  });

  test.each([
    ['Password (optional)', '   ', 'The password cannot be blank'],
    ['Last day (optional)', '1/3/2020', 'The date has passed'],
    ['Label (optional)', 'x'.repeat(101), 'Max 100 characters'],
  ])('is not created with a wrong %s', async (name, text, problem) => {
    const gateway = sharingGateway();
    const dialog = await openDialog(gateway);
    fireEvent.change(within(dialog).getByLabelText(name), { target: { value: text } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create link' }));
    expect(await within(dialog).findByText(problem)).toBeDefined();
    expect(gateway.requestsOf('CreateReportLink')).toHaveLength(0);
  });

  test('shows when it expires, and in which zone', async () => {
    const dialog = await openDialog(sharingGateway());
    expect(within(dialog).getByText('Empty: it works until it is revoked.')).toBeDefined();
    await userEvent.type(within(dialog).getByLabelText('Last day (optional)'), '31/01/2090');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(
      await within(dialog).findByText(`It works until 31 Jan 90 23:59, ${timeZone} time.`),
    ).toBeDefined();
  });

  test('is not shown for another job', async () => {
    const gateway = sharingGateway();
    const dialog = await openDialog(gateway);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create link' }));
    await within(dialog).findByDisplayValue(/abc/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Share report of 10023-8' }));
    const other = await openedDialog('Share report');
    await within(other).findByText('Links to this report');
    expect(within(other).queryByDisplayValue(/abc/)).toBeNull();
    expect(gateway.requestsOf('JobReportLinks').at(-1)?.variables).toEqual({ id: '10023-8' });
  });

  test('is copied with one click', async () => {
    const user = userEvent.setup();
    const dialog = await openDialog(sharingGateway());
    await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost:4000/report/abc.def');
    expect(within(dialog).getByRole('button', { name: 'Copied' })).toBeDefined();
  });
});

describe('the list of links', () => {
  test('is left out where the server has none, and a new link is shown all the same', async () => {
    const gateway = sharingGateway();
    gateway.answer({
      job: () => ({ id: '10023-7', status: 'COMPLETED', reportLinks: null }),
      createReportLink: () => ({
        url: 'http://localhost:4000/report/abc.def',
        job: { id: '10023-7', status: 'COMPLETED', reportLinks: null },
      }),
    });
    const dialog = await openDialog(gateway);
    await waitFor(() => expect(within(dialog).queryByText('Links to this report')).toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create link' }));
    expect(await within(dialog).findByDisplayValue('http://localhost:4000/report/abc.def')).toBeDefined();
    expect(within(dialog).queryByText('Links to this report')).toBeNull();
  });

  test.each<[string, object, string[]]>([
    [
      'that was never opened',
      {},
      ['Link without a label', 'by Olivia Hart', 'No end', 'Without password', 'Not opened yet'],
    ],
    [
      'that was opened once',
      { label: 'Head office', hasPassword: true, openedCount: 1, lastOpenedAt: '2026-11-05T12:00:00Z' },
      ['Head office', 'With password', 'Opened once, 05 Nov 26'],
    ],
    [
      'that many have opened',
      { openedCount: 1204, lastOpenedAt: '2026-11-05T12:00:00Z', expiresAt: '2090-01-31T12:00:00Z' },
      ['Opened 1,204 times, last 05 Nov 26', 'Ends 31 Jan 90'],
    ],
    ['that has expired', { expiresAt: '2026-01-31T12:00:00Z' }, ['Expired 31 Jan 26']],
  ])('shows the recipient and expiry of one %s', async (_name, change, words) => {
    const dialog = await openDialog(sharingGateway([link('l1', change)]));
    const item = await within(dialog).findByRole('listitem');
    for (const word of words) expect(item.textContent).toContain(word);
  });
});

describe('revoking', () => {
  test('asks first, then removes the link from the list without another request', async () => {
    const gateway = sharingGateway();
    const dialog = await openDialog(gateway);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Revoke Link without a label' }));
    const question = await openedDialog('Revoke this link?');
    expect(gateway.requestsOf('RevokeReportLink')).toHaveLength(0);
    expect(within(question).getByText('Link without a label')).toBeDefined();
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke link' }));
    await waitFor(() =>
      expect(gateway.requestsOf('RevokeReportLink')[0]?.variables).toEqual({
        input: { jobId: '10023-7', id: 'l1' },
      }),
    );
    const again = await openedDialog('Share report');
    expect(await within(again).findByText('Nobody has a link to this report.')).toBeDefined();
  });
});
