import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../testing/mockGateway.ts';
import { press } from '../../testing/person.ts';
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
  skills: [{ category: { id: 'k1' }, skills: [{ id: 's1', name: 'Audits' }] }],
  assignments: {
    items: [
      {
        id: 'a9',
        jobId: '8-1',
        jobDate: '2026-11-23',
        startTime: '09:00',
        endTime: '10:00',
        location: { id: 'p9', city: 'Cobh' },
      },
    ],
  },
};
const known = {
  agent: () => shepherd,
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Direct assign job 7-1' }));
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
  expect(gateway.requestsOf('ShepherdForJobs').map(({ variables }) => variables)).toEqual([
    { id: 'g1', orderIds: ['7'], from: '2026-11-23', to: '2026-11-23', perPage: 200 },
  ]);
  expect(gateway.requestsOf('AssignAgent')).toEqual([]);
});

test('another day asks for what is in that one', async () => {
  const { gateway, dialog, about } = await openWithAmy();
  await about.findByText(/from where they were last/);
  await userEvent.click(dialog.getByRole('switch', { name: /^Same as requested/ }));
  expect(dialog.queryByRole('region', { name: 'How they fit' })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Job date' }), '24.12.2099');
  await waitFor(() =>
    expect(gateway.requestsOf('ShepherdForJobs').at(-1)?.variables).toMatchObject({
      from: '2099-12-24',
      to: '2099-12-24',
    }),
  );
});

test('what cannot be read is missing alone, and the job can be assigned all the same', async () => {
  const { gateway, dialog, about } = await openWithAmy({
    ...known,
    agent: () => ({
      ...shepherd,
      position: null,
      locations: null,
      assignments: () => {
        throw gatewayError('Down', { code: 'internal', status: 500 });
      },
    }),
  });
  expect(await about.findAllByText('Not known')).toHaveLength(2);
  expect(about.getByText('Audits')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Assign job' }));
  expect(await screen.findByText('Job assigned successfully')).toBeTruthy();
  expect(gateway.requestsOf('AssignAgent')).toHaveLength(1);
  expect(screen.queryByText('Down')).toBeNull();
});
