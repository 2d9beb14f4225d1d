import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { ahead, amy, job, jobGateway } from '../jobsFixture.ts';

const order = {
  id: '7',
  requireAgentSkills: ['s1', 's2'],
  excludeAgentSkills: [],
  requireAgentTags: [],
  excludeAgentTags: ['new'],
};
const shepherd = {
  ...amy,
  tags: ['new'],
  identityCheck: { result: 'PASS' },
  position: { latitude: 51.9, longitude: -8.47 },
  locations: [{ id: 'r1', latitude: 53.35, longitude: -6.26, radius: 500, transportMode: 'WALKING' }],
  skillIds: ['s1'],
  openJobs: [
    {
      id: '8-1',
      city: 'Cobh',
      assignment: { id: 'a9', jobDate: '2099-11-23', startTime: '09:00', endTime: '10:00' },
    },
  ],
};
const known = {
  agents: () => ({ items: [shepherd] }),
  orders: () => ({ items: [order] }),
  skills: () => [
    {
      id: 'k1',
      name: 'All',
      skills: [
        { id: 's1', name: 'Audits' },
        { id: 's2', name: 'Video' },
      ],
    },
  ],
};

const place = { id: 'p1', name: 'Shop', latitude: 51.91, longitude: -8.47, timeZone: 'Europe/Dublin' };
/** The only day on which Amy has another visit. */
const oneDay = { ...ahead, endDate: ahead.startDate };

async function openWithAmy(
  answers: Readonly<Record<string, () => unknown>> = known,
  window: Readonly<Record<string, string>> = oneDay,
) {
  const { gateway } = jobGateway([job('7-1', { location: place, ...window })], {}, answers);
  await renderConsole(gateway, '/jobs/7-1');
  return { gateway, ...(await openAssign('Direct assign job 7-1')) };
}

/** Opens the dialog and selects Amy in it. */
async function openAssign(title: string) {
  await press('Direct assign');
  const dialog = within(await openedDialog(title));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Shepherd' }), 'amy');
  await userEvent.click(await screen.findByRole('option', { name: 'Amy Reed · g1' }));
  return { dialog, about: within(await dialog.findByRole('region', { name: 'How they fit' })) };
}

test('the chosen Shepherd is shown with distance, skills, visits and warnings before the jobs are assigned', async () => {
  const { gateway, about } = await openWithAmy();
  expect(await about.findByText('0.7 miles from where they were last')).toBeTruthy();
  expect(about.getByText('Audits')).toBeTruthy();
  expect(about.getByText('23 Nov 99 · 09:00 – 10:00 · 8-1 · Cobh')).toBeTruthy();
  expect(
    within(about.getByRole('list', { name: 'Foreseen warnings' })).getByRole('listitem').textContent,
  ).toBe(
    'Job 7-1: Is free on none of the requested days. Lacks Video. Has new, which the order excludes. The job is outside the areas of this Shepherd',
  );
  expect(gateway.requestsOf('JobsToAssign')).toHaveLength(1);
  // One to find her, one when she was selected; no Shepherd lives nearby, so nothing was compared before.
  expect(gateway.requestsOf('ShepherdsForJobs').map(({ variables }) => variables)).toEqual([
    {
      perPage: 50,
      filter: { keywords: 'amy', status: ['ACTIVE', 'INACTIVE'] },
      orderIds: ['7'],
      orders: 1,
    },
    { perPage: 1, filter: { ids: ['g1'] }, orderIds: ['7'], orders: 1 },
  ]);
  expect(gateway.requestsOf('AssignAgent')).toEqual([]);
});

test('another day shows the visits of that day', async () => {
  const { dialog, about } = await openWithAmy();
  await about.findByText('23 Nov 99 · 09:00 – 10:00 · 8-1 · Cobh');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Same as requested/ }));
  expect(dialog.queryByRole('region', { name: 'How they fit' })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Job date' }), '24.12.2099');
  const then = within(await dialog.findByRole('region', { name: 'How they fit' }));
  expect(await then.findByText('Nothing')).toBeTruthy();
  expect(then.queryByText(/Is free on none/)).toBeNull();
});

test('a failed part is missing alone, and the job can still be assigned', async () => {
  const { gateway, dialog, about } = await openWithAmy({
    ...known,
    agents: () => ({
      items: [
        {
          ...shepherd,
          position: null,
          locations: null,
          openJobs: () => {
            throw gatewayError('Down', { code: 'internal', status: 500 });
          },
        },
      ],
    }),
  });
  expect(await about.findAllByText('Not known')).toHaveLength(2);
  expect(about.getByText('Audits')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Assign job' }));
  expect(await screen.findByText('Job assigned successfully')).toBeTruthy();
  expect(gateway.requestsOf('AssignAgent')).toHaveLength(1);
  expect(screen.queryByText('Down')).toBeNull();
});

const cork = { latitude: 51.9, longitude: -8.47 };
const area = { id: 'r2', ...cork, radius: 5000, transportMode: 'WALKING' };
const ben = { id: 'g2', firstName: 'Ben', lastName: 'Hall', tags: [], skillIds: ['s1', 's2'] };
const cat = { ...ben, id: 'g3', firstName: 'Cat', lastName: 'Moss', openJobs: [] };
const optionTexts = () =>
  within(screen.getByRole('listbox', { name: 'Shepherd' }))
    .getAllByRole('option')
    .map((option) => ({
      name: option.getAttribute('aria-labelledby') && option.querySelector('[id$=label]')?.textContent,
      about: [...(option.querySelector('[id$=about]')?.children ?? [])].map(({ textContent }) => textContent),
    }));

test('every candidate shows the fit, sorted by fewest warnings and then by distance', async () => {
  const { gateway } = jobGateway(
    [
      job('7-1', {
        location: { id: 'p1', name: 'Shop', ...cork },
        startTime: '09:00',
        endTime: '10:00',
        ...oneDay,
      }),
      job('7-2', {
        location: { id: 'p2', name: 'Shop', latitude: 52.0, longitude: -8.47 },
        startTime: '11:00',
        endTime: '12:00',
        ...oneDay,
      }),
    ],
    {},
    {
      ...known,
      agents: () => ({
        items: [
          shepherd,
          {
            ...cat,
            position: { latitude: 51.8, longitude: -8.47 },
            locations: [{ ...area, radius: 90_000 }],
          },
          { ...ben, position: cork, locations: [{ ...area, radius: 90_000 }], openJobs: null },
        ],
      }),
      agentAreas: () => [
        { ...area, agent: { id: 'g2' } },
        { ...area, id: 'r3', agent: { id: 'g3' } },
      ],
    },
  );
  await renderConsole(gateway, '/jobs');
  for (const id of ['7-1', '7-2'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
  await press('Direct assign');
  const dialog = within(await openedDialog('Direct assign 2 jobs'));
  const field = await dialog.findByRole('combobox', { name: 'Shepherd' });
  await userEvent.click(field);
  await screen.findByRole('option', { name: 'Ben Hall · g2' });
  expect(optionTexts()).toEqual([
    {
      name: 'Ben Hall · g2',
      about: ['under 0.1 miles to 6.9 miles away · has Audits and Video · day not known'],
    },
    {
      name: 'Cat Moss · g3',
      about: ['6.9 miles to 14 miles away · has Audits and Video · free on 23 Nov 99'],
    },
    {
      name: 'Amy Reed · g1',
      about: [
        'under 0.1 miles to 6.9 miles away · has Audits · 1 job on 23 Nov 99',
        'Is free on none of the requested days. Lacks Video. Has new, which the order excludes. The job is outside the areas of this Shepherd',
      ],
    },
  ]);
  expect(screen.getByText('These take jobs nearby. Type to search all Shepherds.')).toBeTruthy();
  expect(gateway.requestsOf('ShepherdsAround')).toHaveLength(1);
  expect(gateway.requestsOf('ShepherdsForJobs').map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ filter: { ids: ['g2', 'g3'], status: ['ACTIVE', 'INACTIVE'] } }),
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Ben Hall · g2' }));
  expect(await dialog.findByText('Ben Hall · g2')).toBeTruthy();
});

const bookedTexts = (about: ReturnType<typeof within>) =>
  within(about.getByRole('list', { name: 'Booked on' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a job as requested is booked on the first free day, which is shown and then sent', async () => {
  const { gateway, dialog, about } = await openWithAmy(known, ahead);
  expect(await about.findByText('24 Nov 99 · 09:00 – 17:00')).toBeTruthy();
  expect(about.queryByText(/Is free on none/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Assign job' }));
  expect(await screen.findByText('Job assigned successfully')).toBeTruthy();
  expect(gateway.requestsOf('AssignAgent').map(({ variables }) => variables['input'])).toEqual([
    expect.objectContaining({ jobDate: '2099-11-24', startTime: '09:00', endTime: '17:00' }),
  ]);
});

test('a period that began in the past begins today in the zone of the job', async () => {
  const window = { startDate: '2020-05-20', endDate: '2099-12-31' };
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:30:00Z') });
  const kiritimati = { ...place, timeZone: 'Pacific/Kiritimati' };
  const { gateway } = jobGateway([job('7-1', { location: kiritimati, ...window })], {}, known);
  await renderConsole(gateway, '/jobs/7-1');
  const { about } = await openAssign('Direct assign job 7-1');
  expect(await about.findByText('28 Nov 26 · 09:00 – 17:00')).toBeTruthy();
});

test('several jobs are booked on days of their own, all of which are shown and sent', async () => {
  const { gateway } = jobGateway(
    ['7-1', '7-2'].map((id) => job(id, { location: place, ...ahead, endDate: '2099-11-30' })),
    {},
    known,
  );
  await renderConsole(gateway, '/jobs');
  for (const id of ['7-1', '7-2'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
  const { dialog, about } = await openAssign('Direct assign 2 jobs');
  expect(bookedTexts(about)).toEqual([
    'Job 7-1: 24 Nov 99 · 09:00 – 17:00',
    'Job 7-2: 25 Nov 99 · 09:00 – 17:00',
  ]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Bundle name' }), 'Harbour');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign 2 jobs' }));
  expect(await screen.findByText('Job assigned successfully')).toBeTruthy();
  expect(gateway.requestsOf('AssignAgent')[0]?.variables['input']).toMatchObject({
    jobDates: [
      { jobId: '7-1', jobDate: '2099-11-24' },
      { jobId: '7-2', jobDate: '2099-11-25' },
    ],
  });
});

test("a job whose requested days have passed says so, and shows the server's refusal too", async () => {
  const { gateway, dialog, about } = await openWithAmy(known, {
    startDate: '2020-05-20',
    endDate: '2020-05-22',
  });
  expect(await about.findByText('no day, as the requested ones have passed')).toBeTruthy();
  const refusal = 'The requested days of job 7-1 have passed. Choose a date';
  gateway.answer({
    assignAgent: () => {
      throw gatewayError('Check the fields', {
        code: 'validation.failed',
        status: 422,
        fields: { jobDate: [refusal] },
      });
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Assign job' }));
  expect(await dialog.findByText(refusal)).toBeTruthy();
  expect(gateway.requestsOf('AssignAgent')[0]?.variables['input']).not.toHaveProperty('jobDate');
});
