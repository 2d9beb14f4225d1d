import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../testing/mockGateway.ts';
import { openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { amy, job, jobGateway } from './jobsFixture.ts';

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
      assignment: { id: 'a9', jobDate: '2026-11-23', startTime: '09:00', endTime: '10:00' },
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

async function openWithAmy(answers: Readonly<Record<string, () => unknown>> = known) {
  const location = { id: 'p1', name: 'Shop', latitude: 51.91, longitude: -8.47 };
  const { gateway } = jobGateway([job('7-1', { location })], {}, answers);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Direct assign');
  const dialog = within(await openedDialog('Direct assign job 7-1'));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Shepherd' }), 'amy');
  await userEvent.click(await screen.findByRole('option', { name: 'Amy Reed · g1' }));
  return { gateway, dialog, about: within(await dialog.findByRole('region', { name: 'How they fit' })) };
}

test('who is chosen is shown with distance, skills, their day and what speaks against it, before it is tried', async () => {
  const { gateway, about } = await openWithAmy();
  expect(await about.findByText('0.7 miles from where they were last')).toBeTruthy();
  expect(about.getByText('Audits')).toBeTruthy();
  expect(about.getByText('23 Nov 26 · 09:00 – 10:00 · 8-1 · Cobh')).toBeTruthy();
  expect(
    within(about.getByRole('list', { name: 'Foreseen warnings' })).getByRole('listitem').textContent,
  ).toBe(
    'Job 7-1: Has another job at this time. Lacks Video. Has new, which the order excludes. The job is outside the areas of this Shepherd',
  );
  expect(gateway.requestsOf('JobsToAssign')).toHaveLength(1);
  // One to find her, one when she was chosen; nobody lives around, so nothing was compared before.
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

test('another day shows what is in that one', async () => {
  const { dialog, about } = await openWithAmy();
  await about.findByText('23 Nov 26 · 09:00 – 10:00 · 8-1 · Cobh');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Same as requested/ }));
  expect(dialog.queryByRole('region', { name: 'How they fit' })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Job date' }), '24.12.2099');
  const then = within(await dialog.findByRole('region', { name: 'How they fit' }));
  expect(await then.findByText('Nothing')).toBeTruthy();
  expect(then.queryByText(/Has another job at this time/)).toBeNull();
});

test('what cannot be read is missing alone, and the job can be assigned all the same', async () => {
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

test('everybody who can be chosen says how they fit, those first against whom least speaks and who are nearest', async () => {
  const { gateway } = jobGateway(
    [
      job('7-1', { location: { id: 'p1', name: 'Shop', ...cork } }),
      job('7-2', { location: { id: 'p2', name: 'Shop', latitude: 52.0, longitude: -8.47 } }),
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
      about: ['6.9 miles to 14 miles away · has Audits and Video · free on 23 Nov 26'],
    },
    {
      name: 'Amy Reed · g1',
      about: [
        'under 0.1 miles to 6.9 miles away · has Audits · 1 job on 23 Nov 26',
        'Has another job at this time. Lacks Video. Has new, which the order excludes. The job is outside the areas of this Shepherd',
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
