import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type {
  ApplicationStage,
  ApplicationStatus,
  IdentityCheckMethod,
  IdentityCheckResult,
  Permission,
} from '../../graphql/generated/schema.ts';
import { pounds, profile } from '../../testing/fixtures.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import {
  afterTheDoubleClickGuard,
  cellsOf,
  choose,
  fill,
  openedDialog,
  press,
  statusTabs,
} from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

interface Check {
  result: IdentityCheckResult;
  method: IdentityCheckMethod;
  comment?: string | null;
}

const waiting: Check = { result: 'CONSIDER', method: 'ONFIDO' };

const application = (
  id: string,
  {
    status = 'IN_PROGRESS' as ApplicationStatus,
    stage = 'IDENTITY_CHECK' as ApplicationStage,
    check = waiting as Check | null,
    agent = {},
  } = {},
) => ({
  id,
  status,
  stage,
  rejectReason: status === 'REJECTED' ? 'ID_CHECK' : null,
  countryCode: 'IE',
  createdAt: '2026-11-01T09:00:00Z',
  contract: true,
  job: false,
  identityCheck: check && { onboardingState: 'IN_PROGRESS', comment: null, updatedAt: null, ...check },
  agent: {
    id: `9${id}`,
    firstName: 'Nora',
    lastName: `Byrne ${id}`,
    email: `nora${id}@example.com`,
    phone: '+353 1 555 0100',
    lastSeenAt: '2026-11-20T10:00:00Z',
    status: 'APPLICANT',
    ...agent,
  },
});

type Application = ReturnType<typeof application>;
type Review = { input: { id: string; result: 'PASS' | 'FAIL'; comment: string } };

function withApplications(
  applications: Application[],
  permissions: readonly Permission[] = ['AGENTS_VIEW', 'AGENTS_MANAGE'],
) {
  const decide = (id: string, result: 'PASS' | 'FAIL', comment: string) => {
    const found = applications.find((each) => each.id === id);
    const failed = result === 'FAIL';
    return Object.assign(found ?? {}, {
      status: failed ? 'REJECTED' : 'ACCEPTED',
      rejectReason: failed ? 'ID_CHECK' : null,
      identityCheck: { onboardingState: null, updatedAt: null, result, method: 'MANUAL', comment },
    });
  };
  const gateway = new MockGateway({
    me: () => profile(permissions),
    countries: () => [{ id: 'IE', name: 'Ireland' }],
    applications: ({ filter }: { filter?: { ids?: string[]; status?: ApplicationStatus[] } }) =>
      pageOf(
        applications.filter(
          ({ id, status }) =>
            (filter?.ids?.includes(id) ?? true) && (filter?.status?.includes(status) ?? true),
        ),
      ),
    reviewIdentityCheck: ({ input: { id, result, comment } }: Review) => decide(id, result, comment),
    resendApplicationEmail: () => true,
    exportApplications: () => ({ outcome: 'EMAILED' }),
  });
  return { gateway, decide };
}

const listRequests = (gateway: MockGateway) =>
  gateway.requestsOf('ApplicationList').map(({ variables }) => variables);

describe('the list of applications', () => {
  test('shows applicants and their stages, newest first, with counts', async () => {
    const { gateway } = withApplications([
      application('1', { stage: 'VERIFY_EMAIL' }),
      application('2', { status: 'ACCEPTED', check: { result: 'PASS', method: 'MANUAL' } }),
    ]);
    await renderConsole(gateway, '/applications');
    expect(await cellsOf('Nora Byrne 1')).toEqual([
      'Nora Byrne 1',
      'In progress',
      'Lead',
      'Consider (Onfido)',
      'Review IDResend email',
      '01 Nov 26',
      '+353 1 555 0100',
      'nora1@example.com',
      'IE',
      '20 Nov 26',
      'Yes',
      '–',
    ]);
    expect(await cellsOf('Nora Byrne 2')).toContain('Pass (manual)');
    expect((await cellsOf('Nora Byrne 2'))[4]).toBe('');
    expect(statusTabs()).toEqual(['All2', 'In progress1', 'Accepted1', 'Rejected0']);
    expect(listRequests(gateway)).toEqual([
      { page: 1, perPage: 50, sort: { field: 'CREATED_AT', direction: 'DESC' }, filter: {} },
    ]);
  });

  test("links to the applicant's account, except for rejected applicants", async () => {
    const { gateway } = withApplications([application('1'), application('2', { status: 'REJECTED' })]);
    await renderConsole(gateway, '/applications?include_rejected=1');
    const link = await screen.findByRole('link', { name: 'Nora Byrne 1' });
    expect(link.getAttribute('href')).toBe('/shepherds/91/account');
    expect(screen.getByText('Nora Byrne 2')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Nora Byrne 2' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Nora Byrne 2/ })).toBeNull();
  });

  test('requests the filters in its address', async () => {
    const { gateway } = withApplications([application('1')]);
    await renderConsole(
      gateway,
      '/applications?stage=verify_email&identity_check_result=consider&reject_reason=too_young' +
        '&country_code[0]=IE&include_rejected=1&keywords=nora&sort=-last_seen_at',
    );
    await screen.findByRole('link', { name: 'Nora Byrne 1' });
    expect(listRequests(gateway)).toEqual([
      {
        page: 1,
        perPage: 50,
        sort: { field: 'LAST_SEEN_AT', direction: 'DESC' },
        filter: {
          stage: ['VERIFY_EMAIL'],
          identityCheckResult: ['CONSIDER'],
          rejectReason: ['TOO_YOUNG'],
          countryCodes: ['IE'],
          includeRejected: true,
          keywords: 'nora',
        },
      },
    ]);
  });

  test('can be filtered by the stage that is called Lead', async () => {
    const { gateway } = withApplications([application('1')]);
    const { router } = await renderConsole(gateway, '/applications');
    await press('Show Filters');
    await choose('Stage', 'Lead');
    await waitFor(() =>
      expect(listRequests(gateway).at(-1)).toMatchObject({ filter: { stage: ['VERIFY_EMAIL'] } }),
    );
    await waitFor(() => expect(router.state.location.search).toContain('stage=verify_email'));
  });

  test('is exported without a choice about rejected ones, which the server then includes', async () => {
    const { gateway } = withApplications([application('1')]);
    await renderConsole(gateway, '/applications?stage=verify_email');
    await screen.findByRole('link', { name: 'Nora Byrne 1' });
    await press('Export');
    await screen.findByText('We are preparing your CSV. Please check your email.');
    expect(gateway.requestsOf('ExportApplications')[0]?.variables).toMatchObject({
      input: { filter: { stage: ['VERIFY_EMAIL'] }, sort: { field: 'CREATED_AT', direction: 'DESC' } },
    });
    expect(JSON.stringify(gateway.requestsOf('ExportApplications'))).not.toContain('includeRejected');
  });

  test('offers no actions with read-only permission', async () => {
    const { gateway } = withApplications([application('1')], ['AGENTS_VIEW']);
    await renderConsole(gateway, '/applications?modal=review-id-check:1');
    await screen.findByRole('link', { name: 'Nora Byrne 1' });
    expect(screen.queryByRole('columnheader', { name: /Actions/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Nora Byrne/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the email of an application', () => {
  test('is sent again, once', async () => {
    const { gateway } = withApplications([application('1')]);
    await renderConsole(gateway, '/applications');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Resend email to Nora Byrne 1' }));
    expect(await screen.findByText('Link successfully sent')).toBeTruthy();
    expect(gateway.requestsOf('ResendApplicationEmail').map(({ variables }) => variables)).toEqual([
      { id: '1' },
    ]);
  });

  test("that is refused updates the row to the application's new state", async () => {
    const { gateway, decide } = withApplications([application('1')]);
    await renderConsole(gateway, '/applications?include_rejected=1');
    const button = await screen.findByRole('button', { name: 'Resend email to Nora Byrne 1' });
    decide('1', 'FAIL', 'Another face');
    gateway.answer({
      resendApplicationEmail: () =>
        gatewayError('This is not possible in the current status of the application', {
          code: 'application.invalid_transition',
          status: 409,
        }),
    });
    await userEvent.click(button);
    expect(await screen.findByText(/not possible in the current status/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nora Byrne 1' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Resend email to Nora Byrne 1' })).toBeNull();
  });
});

const openReview = async () => {
  await press('Review ID of Nora Byrne 1');
  return within(await openedDialog('Review ID check'));
};

describe('the review of an ID check', () => {
  test('requires a decision and a comment before anything is sent', async () => {
    const { gateway } = withApplications([application('1')]);
    await renderConsole(gateway, '/applications');
    const dialog = await openReview();
    expect(dialog.getByText('Consider (Onfido)')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
    expect(await dialog.findByText('Choose whether the check is passed or failed')).toBeTruthy();
    expect(dialog.getByText('Comment required')).toBeTruthy();
    expect(gateway.requestsOf('ReviewIdentityCheck')).toEqual([]);
  });

  test.each([
    ['Pass', 'PASS', 'ID check passed', 'Accepted1'],
    ['Fail', 'FAIL', 'ID check failed, application rejected', 'Rejected1'],
  ])('%s sends the seen version with it, and the list updates', async (choice, result, told, tab) => {
    const { gateway } = withApplications([application('1')]);
    const { router } = await renderConsole(gateway, '/applications');
    const dialog = await openReview();
    expect(router.state.location.search).toContain('modal=review-id-check');
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(choice) }));
    await fill('Comment', '  Passport seen ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
    expect(await screen.findByText(told)).toBeTruthy();
    await waitFor(() => expect(statusTabs()).toContain(tab));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Review ID of Nora Byrne 1' })).toBeNull();
    expect(gateway.requestsOf('ReviewIdentityCheck').map(({ variables }) => variables)).toEqual([
      {
        input: {
          id: '1',
          result,
          comment: 'Passport seen',
          seen: { result: 'CONSIDER', method: 'ONFIDO' },
        },
      },
    ]);
  });

  test('that another user has decided meanwhile is refused, and shows the new state', async () => {
    const { gateway, decide } = withApplications([application('1')]);
    await renderConsole(gateway, '/applications');
    const dialog = await openReview();
    await userEvent.click(dialog.getByRole('radio', { name: /Fail/ }));
    await fill('Comment', 'Another face');
    decide('1', 'PASS', 'Passport seen');
    gateway.answer({
      reviewIdentityCheck: () =>
        gatewayError('Somebody else has decided this ID check meanwhile. Look at it as it is now', {
          code: 'application.reviewed_meanwhile',
          status: 409,
        }),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
    expect(await screen.findByText(/Somebody else has decided/)).toBeTruthy();
    expect(await dialog.findByText('Pass (manual)')).toBeTruthy();
    expect(dialog.getByText('Passport seen')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Another face');
    // The reviewer may now decide based on the new state.
    afterTheDoubleClickGuard();
    await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
    await waitFor(() =>
      expect(gateway.requestsOf('ReviewIdentityCheck').at(-1)?.variables).toMatchObject({
        input: { seen: { result: 'PASS', method: 'MANUAL' } },
      }),
    );
  });

  test('of a rejected application cannot be decided', async () => {
    const { gateway } = withApplications([application('1', { status: 'REJECTED' })]);
    await renderConsole(gateway, '/applications?modal=review-id-check:1');
    const dialog = within(await openedDialog('Review ID check'));
    expect(await dialog.findByText(/This application is rejected \(id check\)/i)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Save decision' })).toBeNull();
  });

  test('of an active Shepherd lists open work before failing, but not before passing', async () => {
    const working = application('1', { agent: { status: 'ACTIVE', paymentRestricted: false } });
    const { gateway } = withApplications([working]);
    const jobs = [
      { id: 'a1', jobId: '7-1', status: 'IN_PROGRESS' },
      { id: 'a2', jobId: '7-2', status: 'ACCEPTED' },
    ];
    gateway.answer({
      me: () => profile(['AGENTS_VIEW', 'AGENTS_MANAGE', 'PAYMENTS_VIEW']),
      agent: () => ({
        ...working.agent,
        assignments: () => pageOf(jobs),
        balance: { balance: pounds('12.5') },
      }),
      withdrawals: () => pageOf([{ status: 'REQUESTED' }]),
    });
    await renderConsole(gateway, '/applications?modal=review-id-check:1');
    const dialog = within(await openedDialog('Review ID check'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Pass/ }));
    expect(dialog.queryByText(/Balance of/)).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: /^Fail/ }));
    await dialog.findByText(
      '1 job under way or in review: 7-1. Complete, fail or stop it first; until then this is refused.',
    );
    dialog.getByText('1 accepted job that was not begun: it goes back to unassigned.');
    await dialog.findByText('Balance of £12.50: it stays on the books, and nothing is paid out by this.');
    dialog.getByText('1 withdrawal not paid out yet: it stays to be decided and paid.');
  });

  test('of a retired Shepherd cannot be decided', async () => {
    const { gateway } = withApplications([application('1', { agent: { status: 'RETIRED' } })]);
    await renderConsole(gateway, '/applications?modal=review-id-check:1');
    const dialog = within(await openedDialog('Review ID check'));
    await dialog.findByText('This Shepherd is retired. The ID check can no longer be decided.');
    expect(dialog.queryByRole('button', { name: 'Save decision' })).toBeNull();
  });

  test('of an unknown application says so', async () => {
    const { gateway } = withApplications([application('1')]);
    await renderConsole(gateway, '/applications?modal=review-id-check:77');
    expect(await screen.findByText('There is no such application any more.')).toBeTruthy();
  });

  test('that could not be loaded can be retried', async () => {
    const { gateway } = withApplications([application('1')]);
    const { applications } = { applications: () => pageOf([application('1')]) };
    gateway.answer({
      applications: ({ filter }: { filter?: { ids?: string[] } }) =>
        filter?.ids ? gatewayError('Down', { code: 'internal', status: 500 }) : applications(),
    });
    await renderConsole(gateway, '/applications?modal=review-id-check:1');
    expect(await screen.findByText('Application could not be loaded')).toBeTruthy();
    gateway.answer({ applications });
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Save decision' })).toBeTruthy();
  });
});
