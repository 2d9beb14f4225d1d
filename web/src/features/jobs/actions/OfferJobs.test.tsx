import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bundleStackedBelowPixels } from '../../../constants.ts';
import { inEm } from '../../../ui/textScale.ts';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { job, jobGateway, marketRules, seen } from '../jobsFixture.ts';

type Dialog = ReturnType<typeof within>;
const bar = () => within(screen.getByRole('region', { name: 'Selected jobs' }));
const select = async (...ids: string[]) => {
  for (const id of ids) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
};
const opened = async (title: string): Promise<Dialog> => {
  const dialog = within(await openedDialog(title));
  await dialog.findByRole('checkbox', { name: /^Same as requested/ });
  return dialog;
};
async function open(action: string, title: string, ...ids: string[]): Promise<Dialog> {
  await select(...ids);
  await userEvent.click(bar().getByRole('button', { name: action }));
  return opened(title);
}
async function enter(dialog: Dialog, name: string, text: string): Promise<void> {
  const field = dialog.getByRole('textbox', { name });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}
async function enterTime(dialog: Dialog, name: string, text: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: `${name} (optional)` });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}
async function pick(dialog: Dialog, label: string, option: string, place = 0): Promise<void> {
  const field = dialog.getAllByRole('combobox', { name: label })[place];
  if (!field) throw new Error(`There is no field ${label} at ${place}`);
  await userEvent.click(field);
  const options = await screen.findAllByRole('option', { name: option });
  const shown = options.find((each) => each.closest('[style*="display: none"]') === null);
  if (!shown) throw new Error(`${option} is not offered`);
  await userEvent.click(shown);
}
/** Fills the only rule. */
async function fillRule(dialog: Dialog, rule: string, compared: string, value: string): Promise<void> {
  await pick(dialog, 'Rule', rule);
  await pick(dialog, 'Compared', compared);
  await enter(dialog, 'Value', value);
}
const offer = (dialog: Dialog) => dialog.getByRole('button', { name: /^(Offer|Create bundle)/ });
const ready = (dialog: Dialog) => waitFor(() => expect(offer(dialog)).toHaveProperty('disabled', false));

test('three jobs become a named bundle with one call, and the list updates', async () => {
  const { gateway } = jobGateway([job('7-1'), job('7-2'), job('7-3')]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Create bundle', 'Create bundle of 3 jobs', '7-1', '7-2', '7-3');
  expect(dialog.getByText('Total: £24.00')).toBeTruthy();
  await userEvent.click(offer(dialog));
  expect(await dialog.findByText('Bundle name is required')).toBeTruthy();
  expect(offer(dialog)).toHaveProperty('disabled', true);
  await enter(dialog, 'Bundle name', 'Harbour');
  await enter(dialog, 'Fee of Job 7-2', '9.5');
  await ready(dialog);
  const asked = gateway.requestsOf('JobList').length;
  await userEvent.click(offer(dialog));
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer').map(({ variables }) => variables)).toEqual([
    {
      input: {
        ids: ['7-1', '7-2', '7-3'],
        ...seen(['7-1', '7-2', '7-3']),
        fees: [
          { jobId: '7-1', agentFee: '8' },
          { jobId: '7-2', agentFee: '9.5' },
          { jobId: '7-3', agentFee: '8' },
        ],
        bundleName: 'Harbour',
        rules: [],
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(gateway.requestsOf('JobList')).toHaveLength(asked + 1));
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
  expect(gateway.requestsOf('OfferTerms')).toHaveLength(1);
});

test('fees far above the usual are confirmed before the offer, the one for all and those of each job', async () => {
  const { gateway } = jobGateway([job('7-1'), job('7-2')]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Create bundle', 'Create bundle of 2 jobs', '7-1', '7-2');
  await enter(dialog, 'Bundle name', 'Harbour');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Same fee/ }));
  await enter(dialog, 'Fee for each job', '1250');
  await ready(dialog);
  await userEvent.click(offer(dialog));
  expect(await dialog.findByText(/^£1,250.00 is far above what is usual here/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Same fee/ }));
  await enter(dialog, 'Fee of Job 7-2', '950');
  await userEvent.click(offer(dialog));
  expect(await dialog.findByText(/^£950.00 is far above what is usual here/)).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer')).toEqual([]);
  await press('Send all the same');
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer').map(({ variables }) => variables['input'])).toMatchObject([
    { fees: [{ agentFee: '8' }, { agentFee: '950' }] },
  ]);
});

test.each([
  ['under its title on a narrow screen', true],
  ['beside its title on a wide one', false],
])('the fee of a bundled job is shown %s', async (_, narrow) => {
  const usual = window.matchMedia;
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...usual(query),
    matches:
      usual(query).matches || (narrow && query === `(max-width: ${inEm(bundleStackedBelowPixels - 0.02)})`),
  }));
  onTestFinished(() => media.mockRestore());
  const { gateway } = jobGateway([job('7-1'), job('7-2')]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Create bundle', 'Create bundle of 2 jobs', '7-1', '7-2');
  const stacked = dialog.getByRole('textbox', { name: 'Fee of Job 7-2' }).closest('[data-stacked]');
  expect(stacked !== null).toBe(narrow);
});

test('a bundle of one job, of two currencies, or with an assigned job is refused with the reason', async () => {
  const euros = { amount: '12', currency: 'EUR', formatted: '€12.00' };
  const { gateway } = jobGateway([
    job('7-1'),
    job('7-2', { agentFee: euros }),
    job('7-3', { status: 'ASSIGNED' }),
  ]);
  await renderConsole(gateway, '/jobs');
  const refused = (description: string) =>
    expect(bar().getByRole('button', { name: 'Create bundle', description })).toBeTruthy();
  await select('7-1');
  refused('A bundle has at least two jobs. Select another one.');
  await select('7-2');
  refused('The selected jobs are priced in GBP and EUR. Assign those of one currency at a time.');
  await select('7-2', '7-3');
  refused('1 of 2 selected jobs (7-3) is Assigned and cannot be bundled.');
});

test('two hundred jobs are offered with one call', async () => {
  const { gateway } = jobGateway(Array.from({ length: 200 }, (_, place) => job(`7-${place + 1}`)));
  await renderConsole(gateway, '/jobs?per_page=100');
  await select('7-1');
  await userEvent.click(bar().getByRole('button', { name: 'Select all 200' }));
  await bar().findByText('200 jobs selected');
  expect(bar().getByText('Fees: £2,000.00')).toBeTruthy();
  const dialog = await open('Assign', 'Assign 200 jobs');
  await enter(dialog, 'Bundle name', 'South');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Same fee for each job' }));
  await enter(dialog, 'Fee for each job', '7');
  expect(dialog.getByText('Total: £1,400.00')).toBeTruthy();
  await userEvent.click(offer(dialog));
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer')).toHaveLength(1);
  expect(gateway.requestsOf('CreateMarketOffer')[0]?.variables).toEqual({
    input: {
      ids: Array.from({ length: 200 }, (_, place) => `7-${place + 1}`),
      ...seen(Array.from({ length: 200 }, (_, place) => `7-${place + 1}`)),
      globalFee: '7',
      bundleName: 'South',
      rules: [],
    },
  });
});

test('one job is offered for a period, and its dates and times are validated', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Assign');
  const dialog = await opened('Assign job 7-1');
  expect(dialog.queryByRole('textbox', { name: 'Bundle name' })).toBeNull();
  expect(dialog.queryByRole('checkbox', { name: 'Same fee for each job' })).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Same as requested/ }));
  await userEvent.click(offer(dialog));
  expect(await dialog.findByText('Select a date')).toBeTruthy();
  expect(dialog.getByText('Select a date range')).toBeTruthy();
  await enter(dialog, 'Start date', '24.12.2020');
  expect(await dialog.findByText('The date has passed')).toBeTruthy();
  await enter(dialog, 'Start date', '24.12.2099');
  await enter(dialog, 'End date', '23.12.2099');
  expect(await dialog.findByText('End date is before start date')).toBeTruthy();
  await enter(dialog, 'End date', '24.12.2099');
  await waitFor(() => expect(dialog.queryByText('End date is before start date')).toBeNull());
  await enterTime(dialog, 'End time', '10:00');
  expect(await dialog.findByText('Start time required when end time is filled and vice versa')).toBeTruthy();
  await enterTime(dialog, 'Start time', '11:00');
  expect(await dialog.findByText('End time is before start time')).toBeTruthy();
  await enterTime(dialog, 'Start time', '09:03');
  expect(await dialog.findByText('Time increments of 5 min only')).toBeTruthy();
  await enterTime(dialog, 'Start time', '09:05');
  await ready(dialog);
  await userEvent.click(offer(dialog));
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer')[0]?.variables).toEqual({
    input: {
      ids: ['7-1'],
      ...seen(['7-1']),
      fees: [{ jobId: '7-1', agentFee: '8' }],
      startDate: '2099-12-24',
      endDate: '2099-12-24',
      startTime: '09:05',
      endTime: '10:00',
      rules: [],
    },
  });
  // The header updates without a reload.
  expect(await screen.findByRole('button', { name: 'Re-assign' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

test('rules require their value, a percentage its bounds, and several rules an operator', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Assign');
  const dialog = await opened('Assign job 7-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
  await userEvent.click(offer(dialog));
  expect(await dialog.findByText('Fill every rule')).toBeTruthy();
  await pick(dialog, 'Rule', 'Completion rate');
  expect(await dialog.findByText('Fill every rule')).toBeTruthy();
  await fillRule(dialog, 'Completion rate', 'at least', '101');
  expect(await dialog.findByText('Percentage must be between 0 and 100')).toBeTruthy();
  await enter(dialog, 'Value', '90');
  await ready(dialog);
  expect(dialog.queryByText('Shepherds see the offer when')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
  await pick(dialog, 'Rule', 'Tags', 1);
  await pick(dialog, 'Compared', 'one of', 1);
  await userEvent.click(dialog.getByRole('combobox', { name: 'Values' }));
  await userEvent.click(await screen.findByRole('option', { name: 'van' }));
  await userEvent.keyboard('{Escape}');
  expect(await dialog.findByText('Choose whether all or any rules must match')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'any rule matches' }));
  await ready(dialog);
  await userEvent.click(offer(dialog));
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer')[0]?.variables).toEqual({
    input: {
      ids: ['7-1'],
      ...seen(['7-1']),
      fees: [{ jobId: '7-1', agentFee: '8' }],
      rules: [
        { ruleId: 'completion_rate', operator: 'at_least', value: ['90'] },
        { ruleId: 'agent_tags', operator: 'one_of', value: ['van'] },
      ],
      rulesOperator: 'OR',
    },
  });
});

test('another rule begins without the previous value', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Assign');
  const dialog = await opened('Assign job 7-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
  await fillRule(dialog, 'Completion rate', 'at most', '50');
  await pick(dialog, 'Rule', 'Distance');
  expect(dialog.getByRole('textbox', { name: 'Value' })).toHaveProperty('value', '');
  // A single operator needs no choice.
  await enter(dialog, 'Value', '12');
  await userEvent.click(offer(dialog));
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer')[0]?.variables).toMatchObject({
    input: { rules: [{ ruleId: 'distance', operator: 'at_most', value: ['12'] }] },
  });
});

const marketOffer = {
  id: 'o1',
  createdAt: '2026-11-20T09:00:00Z',
  startDate: '2099-12-24',
  endDate: '2099-12-28',
  startTime: '09:00',
  endTime: '17:00',
  rules: [{ ruleId: 'distance', operator: 'at_most', value: ['25'] }],
  rulesOperator: null,
};

test('several offers begin with their common terms, and name the differing ones', async () => {
  const { gateway } = jobGateway([
    job('7-1', { status: 'PENDING', marketOffer }),
    job('7-2', {
      status: 'PENDING',
      marketOffer: { ...marketOffer, id: 'o2', startTime: '10:00', rules: [] },
    }),
  ]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Re-assign', 'Re-assign 2 jobs', '7-1', '7-2');
  expect(
    dialog.getByText('The jobs differ in their times and rules. What you choose here holds for all of them.'),
  ).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Start date' })).toHaveProperty('value', '24 Dec 99');
  expect(dialog.getByRole('textbox', { name: 'End date' })).toHaveProperty('value', '28 Dec 99');
  expect(dialog.queryByRole('textbox', { name: 'Value' })).toBeNull();
  expect(gateway.requestsOf('OfferTerms')).toHaveLength(1);
});

test('offering again begins with the current offer', async () => {
  const { gateway } = jobGateway([job('7-1', { status: 'PENDING', marketOffer })]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Re-assign');
  const dialog = await opened('Re-assign job 7-1');
  expect(dialog.getByRole('textbox', { name: 'Start date' })).toHaveProperty('value', '24 Dec 99');
  expect(dialog.getByRole('textbox', { name: 'Value' })).toHaveProperty('value', '25');
  await enter(dialog, 'Fee of Job 7-1', '11');
  await userEvent.click(offer(dialog));
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer')[0]?.variables).toEqual({
    input: {
      ids: ['7-1'],
      ...seen(['7-1'], { status: 'PENDING', marketOfferId: 'o1' }),
      fees: [{ jobId: '7-1', agentFee: '11' }],
      startDate: '2099-12-24',
      endDate: '2099-12-28',
      startTime: '09:00',
      endTime: '17:00',
      rules: [{ ruleId: 'distance', operator: 'at_most', value: ['25'] }],
    },
  });
});

test('a refusal says that nothing was offered and why, and keeps the input', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  let reason = gatewayError('Order 7 is cancelled', { code: 'order.closed', status: 409 });
  gateway.answer({
    createMarketOffer: () => {
      throw reason;
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  await press('Assign');
  const dialog = await opened('Assign job 7-1');
  await enter(dialog, 'Fee of Job 7-1', '11');
  const asked = gateway.requestsOf('JobDetail').length;
  await userEvent.click(offer(dialog));
  expect(await screen.findByText('The market offer could not be created')).toBeTruthy();
  expect(screen.getByText('Order 7 is cancelled')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Fee of Job 7-1' })).toHaveProperty('value', '11.00');
  await waitFor(() => expect(gateway.requestsOf('JobDetail').length).toBeGreaterThan(asked));
  afterTheDoubleClickGuard();
  reason = gatewayError('The request is not valid', {
    code: 'validation.failed',
    status: 422,
    fields: { rules: ['Fill every rule'] },
  });
  await userEvent.click(offer(dialog));
  expect(await dialog.findByText('Fill every rule')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('The market offer could not be created')).toBeNull());
});

test('requested days that have passed are refused at "Same as requested", and other dates can be entered then', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  const refusal = 'The requested days of job 7-1 have passed. Edit date and time first';
  gateway.answer({
    createMarketOffer: () => {
      throw gatewayError('The request is not valid', {
        code: 'validation.failed',
        status: 422,
        fields: { startDate: [refusal] },
      });
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  await press('Assign');
  const dialog = await opened('Assign job 7-1');
  await userEvent.click(offer(dialog));
  expect(await dialog.findByText(refusal)).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Same as requested/ }));
  expect(await dialog.findByLabelText('Start date')).toBeTruthy();
  await waitFor(() => expect(dialog.queryByText(refusal)).toBeNull());
});

test('without the rule types nothing is offered, and they can be loaded again', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  let down = true;
  gateway.answer({
    agentTags: () => {
      if (down) throw gatewayError('Internal error', { code: 'internal', status: 500 });
      return [];
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  await press('Assign');
  const dialog = within(await openedDialog('Assign job 7-1'));
  expect(await dialog.findByText(/Problem fetching assignment rules/)).toBeTruthy();
  down = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('checkbox', { name: /^Same as requested/ })).toBeTruthy();
});

test('an offer names the jobs that no longer exist', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  gateway.answer({
    createMarketOffer: () => {
      throw gatewayError('There is no job 7-1', { code: 'not_found', status: 404 });
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  await press('Assign');
  await userEvent.click(offer(await opened('Assign job 7-1')));
  expect(await screen.findByText('There is no job 7-1')).toBeTruthy();
  expect(screen.getByText('The market offer could not be created')).toBeTruthy();
});

test('the end of a sent offer is reported on the page the user has moved to, without navigating', async () => {
  const answer = Promise.withResolvers<undefined>();
  const offered = job('7-1', { status: 'PENDING' });
  const { gateway } = jobGateway(
    [job('7-1')],
    {},
    { createMarketOffer: async () => answer.promise.then(() => [offered]) },
  );
  const { router } = await renderConsole(gateway, '/jobs');
  const dialog = await open('Assign', 'Assign job 7-1', '7-1');
  await enter(dialog, 'Fee of Job 7-1', '9');
  await userEvent.click(offer(dialog));
  await waitFor(() => expect(gateway.requestsOf('CreateMarketOffer')).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate('/jobs/7-1'));
  await screen.findByRole('heading', { level: 1, name: 'Job 7-1' });
  answer.resolve(undefined);
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/jobs/7-1');
});

const broken = () => {
  throw gatewayError('It sleeps', { code: 'internal', status: 500 });
};

test.each([['marketRules'], ['agentTags'], ['marketRules', 'agentTags']])(
  'without its %s a job can be offered, and the rules can be loaded again',
  async (...parts) => {
    const { gateway } = jobGateway([job('7-1')]);
    const answers = { marketRules: () => [], agentTags: () => [] };
    gateway.answer({ ...answers, ...Object.fromEntries(parts.map((part) => [part, broken])) });
    await renderConsole(gateway, '/jobs/7-1');
    await press('Assign');
    const dialog = await opened('Assign job 7-1');
    const told = dialog.getByRole('region', { name: 'Rules (optional)' });
    expect(told.textContent).toContain(
      'Rules could not be loadedProblem fetching assignment rules. The rest of this dialog still works.',
    );
    await enter(dialog, 'Fee of Job 7-1', '11');
    gateway.answer(answers);
    await userEvent.click(within(told).getByRole('button', { name: 'Retry' }));
    expect(
      await dialog.findByText('Without rules every Shepherd on the market sees the offer.'),
    ).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Fee of Job 7-1' })).toHaveProperty('value', '11.00');
    await userEvent.click(offer(dialog));
    expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  },
);

test('existing rules stay unchanged while their types cannot be loaded, and can be changed afterwards', async () => {
  const { gateway } = jobGateway([job('7-1', { status: 'PENDING', marketOffer })]);
  gateway.answer({ marketRules: broken });
  await renderConsole(gateway, '/jobs/7-1');
  await press('Re-assign');
  const dialog = await opened('Re-assign job 7-1');
  expect(dialog.getByText('The rule of the present offer stays as it is.')).toBeTruthy();
  gateway.answer({ marketRules: () => marketRules });
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('textbox', { name: 'Value' })).toHaveProperty('value', '25');
});

test('existing rules whose types cannot be loaded are sent unchanged', async () => {
  const { gateway } = jobGateway([job('7-1', { status: 'PENDING', marketOffer })]);
  gateway.answer({ marketRules: broken });
  await renderConsole(gateway, '/jobs/7-1');
  await press('Re-assign');
  const dialog = await opened('Re-assign job 7-1');
  await enter(dialog, 'Fee of Job 7-1', '11');
  await userEvent.click(offer(dialog));
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(gateway.requestsOf('CreateMarketOffer')[0]?.variables['input']).toMatchObject({
    rules: [{ ruleId: 'distance', operator: 'at_most', value: ['25'] }],
  });
});

test('an offer that cannot be loaded is not made again without its rules', async () => {
  const { gateway } = jobGateway([job('7-1', { status: 'PENDING', marketOffer })]);
  await renderConsole(gateway, '/jobs/7-1');
  await screen.findByRole('button', { name: 'Re-assign' });
  gateway.answer({ jobs: broken });
  await press('Re-assign');
  const dialog = within(await openedDialog('Re-assign job 7-1'));
  expect(await dialog.findByText('The present offer could not be loaded')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Offer/ })).toBeNull();
});
