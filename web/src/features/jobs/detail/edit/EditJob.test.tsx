import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, openedDialog, press } from '../../../../testing/person.ts';
import { renderConsole } from '../../../../testing/renderConsole.tsx';
import { job, jobGateway } from '../../jobsFixture.ts';
import { pounds } from '../../../../testing/fixtures.ts';

const north = { id: 'l1', name: 'North', jobTimeLimit: 60, hideFromMarket: false };
const south = { id: 'l2', name: 'South', jobTimeLimit: null, hideFromMarket: false };
const whole = (change: Readonly<Record<string, unknown>> = {}) =>
  job('7-1', {
    description: 'Count the shelves',
    specialInstructions: null,
    customerPrice: pounds('20'),
    address1: '1 Quay',
    address2: 'Floor 2',
    addressDetails: 'Ring twice',
    state: 'Munster',
    countryCode: 'IE',
    country: 'Ireland',
    location: { id: 'p1', name: 'Harbour shop', phone: '0123', latitude: 51.9, longitude: -8.5 },
    locationGroup: north,
    ...change,
  });

type Input = { readonly input: Readonly<Record<string, unknown>> & { readonly id: string } };

/** A gateway that stores changes. */
function open(change: Readonly<Record<string, unknown>> = {}) {
  const state: Record<string, unknown> = whole(change);
  const { gateway } = jobGateway(
    [],
    {},
    {
      job: () => state,
      countries: () => [
        { id: 'IE', name: 'Ireland' },
        { id: 'GB', name: 'United Kingdom' },
      ],
      updateJob: ({ input: { id: _id, location, ...facts } }: Input) => Object.assign(state, facts, location),
      updateJobRates: ({ input: { agentFee } }: Input) =>
        Object.assign(state, { agentFee: pounds(String(agentFee)), fee: pounds(String(agentFee)) }),
      updateJobLocationGroup: ({ input: { locationGroupId, name } }: Input) =>
        Object.assign(state, {
          locationGroup: locationGroupId === 'l2' ? south : { ...south, id: 'l3', name },
        }),
      order: () => ({ id: '7', locationGroups: [north, south] }),
    },
  );
  return { gateway, state };
}

async function edit(button: string, title: string) {
  await press(button);
  const dialog = within(await openedDialog(title));
  await dialog.findByRole('button', { name: /^(Save|Move)$/ });
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof edit>>;
async function enter(dialog: Dialog, name: string, text: string, role = 'textbox'): Promise<void> {
  const field = dialog.getByRole(role, { name });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: /^(Save|Move)$/ }));
const saved = async () => {
  expect(await screen.findByText('Changes saved successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const region = (name: string) => within(screen.getByRole('region', { name }));

test('rates: only changes are sent, and the page shows them without another request', async () => {
  const { gateway } = open();
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Edit rates', 'Edit rates');
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  for (const [typed, message] of [
    ['', 'Value required'],
    ['abc', 'You must pass a number'],
    ['-1', 'Must be 0 or more'],
    ['1.005', 'Amounts in GBP have at most 2 decimals'],
  ] as const) {
    await enter(dialog, 'Shepherd is paid', typed);
    await save(dialog);
    expect(await dialog.findByText(message)).toBeTruthy();
  }
  await enter(dialog, 'Shepherd is paid', '9.5');
  await waitFor(() => expect(dialog.queryByText(/^Amounts/)).toBeNull());
  const asked = gateway.requestsOf('JobDetail').length;
  await save(dialog);
  await saved();
  expect(gateway.requestsOf('UpdateJobRates').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', agentFee: '9.5' } },
  ]);
  expect(region('Job rates').getByText('£9.50')).toBeTruthy();
  expect(gateway.requestsOf('JobDetail')).toHaveLength(asked);
});

test('rates: the form begins with the agreed fee, which can be changed to the rate', async () => {
  const { gateway } = open({ status: 'ASSIGNED', fee: pounds('12.5'), agentFee: pounds('21.5') });
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Edit rates', 'Edit rates');
  expect(dialog.getByRole('textbox', { name: 'Shepherd is paid' })).toHaveProperty('value', '12.50');
  await enter(dialog, 'Shepherd is paid', '21.5');
  await save(dialog);
  await saved();
  expect(gateway.requestsOf('UpdateJobRates').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', agentFee: '21.5' } },
  ]);
  expect(region('Job rates').getByText('£21.50')).toBeTruthy();
});

test('dates and times: they must be in order, with both times or neither', async () => {
  const { gateway } = open();
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Edit date and time', 'Edit date and time');
  await enter(dialog, 'End date', '22.11.2026');
  await enter(dialog, 'End time (optional)', '08:00', 'combobox');
  await save(dialog);
  expect(await dialog.findByText('End date is before start date')).toBeTruthy();
  expect(dialog.getByText('End time is before start time')).toBeTruthy();
  await enter(dialog, 'End date', '30.11.2026');
  await enter(dialog, 'End time (optional)', '', 'combobox');
  expect(await dialog.findByText('Start time required when end time is filled and vice versa')).toBeTruthy();
  await enter(dialog, 'Start time (optional)', '', 'combobox');
  await save(dialog);
  await saved();
  expect(gateway.requestsOf('UpdateJob').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', endDate: '2026-11-30', startTime: null, endTime: null } },
  ]);
  expect(region('Date and time').getByText(/30 Nov 26/)).toBeTruthy();
});

test('description and reference: they can be edited, also after the job is over', async () => {
  const { gateway } = open({ status: 'COMPLETED' });
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Edit description and reference', 'Edit description and reference');
  for (const what of ['rates', 'date and time', 'address', 'location group'])
    expect(screen.queryByRole('button', { name: `Edit ${what}` })).toBeNull();
  await enter(dialog, 'Reference', '');
  await save(dialog);
  expect(await dialog.findByText('That field is required')).toBeTruthy();
  await enter(dialog, 'Reference', 'A-17');
  await enter(dialog, 'Description (optional)', '');
  await save(dialog);
  await saved();
  expect(gateway.requestsOf('UpdateJob')[0]?.variables).toEqual({
    input: { id: '7-1', description: null, reference: 'A-17' },
  });
});

test('address: cleared parts are sent as null, and unchanged ones are not sent', async () => {
  const { gateway } = open();
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Edit address', 'Edit address');
  await enter(dialog, 'City', '');
  await enter(dialog, 'Latitude (optional)', '91');
  await save(dialog);
  expect(await dialog.findByText('That field is required')).toBeTruthy();
  expect(dialog.getByText('Must be 90 or less')).toBeTruthy();
  await enter(dialog, 'Latitude (optional)', '51.9');
  await enter(dialog, 'City', 'Cobh');
  for (const part of ['Address line 2', 'Details', 'Postcode', 'State or county'])
    await enter(dialog, `${part} (optional)`, '');
  await save(dialog);
  await saved();
  expect(gateway.requestsOf('UpdateJob')[0]?.variables).toEqual({
    input: {
      id: '7-1',
      location: { city: 'Cobh', address2: null, addressDetails: null, zip: null, state: null },
    },
  });
  expect(region('Location').getByText(/Cobh/)).toBeTruthy();
});

test("address: the server's errors are shown at its field, and the input is kept", async () => {
  const { gateway } = open();
  gateway.answer({
    updateJob: () => {
      throw gatewayError('The request is not valid', {
        code: 'validation.failed',
        status: 422,
        fields: { 'location.city': ['Too long'], 'location.countryCode': ['There is nothing with this id'] },
      });
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Edit address', 'Edit address');
  await enter(dialog, 'City', 'Cobh');
  await save(dialog);
  const city = await dialog.findByRole('textbox', { name: 'City', description: /Too long/ });
  expect(city).toHaveProperty('value', 'Cobh');
  expect(city.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(city);
  expect(dialog.getByText('There is nothing with this id')).toBeTruthy();
});

test('the job moves to another group of its order', async () => {
  const { gateway } = open();
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Move to another location group', 'Move to another location group');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Location group' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['South']);
  await userEvent.click(screen.getByRole('option', { name: 'South' }));
  await save(dialog);
  await saved();
  expect(gateway.requestsOf('UpdateJobLocationGroup')[0]?.variables).toEqual({
    input: { id: '7-1', locationGroupId: 'l2' },
  });
  expect(region('Location group').getByText('South')).toBeTruthy();
});

test('the job moves to a new group, which needs a name', async () => {
  const { gateway } = open();
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Move to another location group', 'Move to another location group');
  await userEvent.click(dialog.getByRole('radio', { name: 'A new group' }));
  await save(dialog);
  expect(await dialog.findByText('That field is required')).toBeTruthy();
  await enter(dialog, 'Name of the new group', 'Islands');
  await enter(dialog, 'Job time limit (optional)', '90');
  await save(dialog);
  await saved();
  expect(gateway.requestsOf('UpdateJobLocationGroup')[0]?.variables).toEqual({
    input: { id: '7-1', name: 'Islands', jobTimeLimit: 90, hideFromMarket: false },
  });
});

test('a job that another user has moved meanwhile shows both groups', async () => {
  const { gateway, state } = open({ version: '"1"' });
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Move to another location group', 'Move to another location group');
  await userEvent.click(dialog.getByRole('radio', { name: 'A new group' }));
  await enter(dialog, 'Name of the new group', 'Islands');
  Object.assign(state, { version: '"2"', locationGroup: south });
  const refused = () => gatewayError('Changed', { code: 'precondition.failed', status: 412 });
  gateway.answer({ updateJobLocationGroup: refused });
  await save(dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain('TheirsSouthYoursIslands');
  expect(
    gateway.requestsOf('UpdateJobLocationGroup').map(({ variables }) => variables['input']),
  ).toMatchObject([{ expectedVersion: '"1"' }]);
});

test('the job moves to a new group although the other groups could not be loaded', async () => {
  const { gateway } = open();
  gateway.answer({
    order: () => ({
      id: '7',
      locationGroups: () => {
        throw gatewayError('It sleeps', { code: 'internal', status: 500 });
      },
    }),
  });
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Move to another location group', 'Move to another location group');
  expect(dialog.getByText('Location groups could not be loaded')).toBeTruthy();
  await enter(dialog, 'Name of the new group', 'Islands');
  gateway.answer({ order: () => ({ id: '7', locationGroups: [north, south] }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('radio', { name: 'Another group' })).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Name of the new group' })).toHaveProperty('value', 'Islands');
  await save(dialog);
  await saved();
  expect(gateway.requestsOf('UpdateJobLocationGroup')[0]?.variables['input']).toMatchObject({
    name: 'Islands',
  });
});

test.each([
  ['Edit rates', 'Customer price', '31.00', 'updateJobRates'],
  ['Edit description and reference', 'Reference', 'A-31', 'updateJob'],
  ['Move to another location group', 'Name of the new group', 'Islands', 'updateJobLocationGroup'],
])(
  '%s: the input is kept when the job is over meanwhile, and the page is refetched',
  async (act, field, typed, mutation) => {
    const { gateway, state } = open({ status: 'IN_PROGRESS' });
    gateway.answer({
      order: () => ({ id: '7', locationGroups: [north] }),
      [mutation]: () => {
        state['status'] = 'CANCELLED';
        throw gatewayError('Job 7-1 is cancelled', { code: 'job.invalid_transition', status: 409 });
      },
    });
    await renderConsole(gateway, '/jobs/7-1');
    const dialog = await edit(act, act);
    await enter(dialog, field, typed);
    const asked = gateway.requests.length;
    await save(dialog);
    expect(await screen.findByText('Job 7-1 is cancelled')).toBeTruthy();
    // The status in the header.
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    const [, ...afterwards] = gateway.requests.slice(asked);
    expect(afterwards.map(({ operationName }) => operationName)).toEqual(['JobDetail']);
    expect(dialog.getByRole('textbox', { name: field })).toHaveProperty('value', typed);
  },
);

test("the server's error about a field is shown there", async () => {
  const { gateway } = open();
  gateway.answer({
    updateJob: () => {
      throw gatewayError('The request is not valid', {
        code: 'validation.failed',
        status: 422,
        fields: { reference: ['Too long'] },
      });
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  const dialog = await edit('Edit description and reference', 'Edit description and reference');
  await enter(dialog, 'Reference', 'A-18');
  await save(dialog);
  expect(await dialog.findByText('Too long')).toBeTruthy();
  afterTheDoubleClickGuard();
  expect(dialog.getByRole('textbox', { name: 'Reference' })).toHaveProperty('value', 'A-18');
});

test('without permission to administrate jobs nothing can be edited', async () => {
  const { gateway } = jobGateway([whole()], { held: ['JOBS_VIEW', 'JOBS_MANAGE'] });
  await renderConsole(gateway, '/jobs/7-1?modal=edit-rates');
  await screen.findByRole('region', { name: 'Job rates' });
  expect(screen.queryByRole('button', { name: /^(Edit|Move)/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
