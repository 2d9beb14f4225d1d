import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { ahead, amy, job, jobGateway } from '../jobsFixture.ts';

const ben = { id: 'g2', firstName: 'Ben', lastName: 'Hall' };
const given = (agent: typeof amy) => ({
  ...ahead,
  status: 'ASSIGNED',
  reviewer: null,
  assignment: { id: `a-${agent.id}`, status: 'ACCEPTED', jobDate: '2099-11-23', agent },
});

/** A server on which another user has given the job to Ben. */
function overtaken(mutation: string) {
  const taken = job('7-1', given(amy));
  const { gateway, state } = jobGateway([taken]);
  const sent: unknown[] = [];
  const refuseFirst = (variables: Record<string, unknown>) => {
    const { expected } = Object(variables['input'] ?? variables) as { expected: unknown };
    sent.push(expected);
    if (sent.length > 1) return [job('7-1', { status: 'CANCELLED' })];
    state.set('7-1', job('7-1', given(ben)));
    throw gatewayError('The job 7-1 has changed in the meantime', {
      code: 'job.changed',
      status: 409,
      jobs: [
        {
          id: '7-1',
          title: 'Shelf audit',
          status: 'ASSIGNED',
          agent: ben,
          reviewer: null,
          marketOfferId: null,
          changedBy: 'Olivia Hart',
          changedAt: new Date(Date.now() - 5000).toISOString(),
          event: 'Assigned to Ben Hall',
        },
      ],
    });
  };
  gateway.answer({ [mutation]: refuseFirst });
  return { gateway, sent };
}

const words = /^Job 7-1 was given to Ben Hall by Olivia Hart \d+ s ago\.$/;
const seenWith = (agentId: string) => [
  { id: '7-1', status: 'ASSIGNED', agentId, reviewerId: null, marketOfferId: null },
];

async function cancelling() {
  const { gateway, sent } = overtaken('cancelJobs');
  await renderConsole(gateway, '/jobs/7-1');
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  const dialog = within(await openedDialog('Cancel job 7-1?'));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Comment' }), 'Shop closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel job' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  return { dialog, sent, gateway };
}

test('the dialog says who has changed the job, and goes on with its present state', async () => {
  const { dialog, sent } = await cancelling();
  // The page behind shows the present Shepherd, and nothing that was typed is lost.
  expect((await screen.findAllByText(/Ben Hall/)).length).toBeGreaterThan(1);
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Shop closed');
  expect(screen.queryByText('The job 7-1 has changed in the meantime')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel job anyway' }));
  expect(await screen.findByText('Job cancelled')).toBeTruthy();
  expect(sent).toEqual([seenWith('g1'), seenWith('g2')]);
});

test('or leaves it as it is', async () => {
  const { dialog, sent } = await cancelling();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  // The comment was typed.
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
});

test('the same button again sends what was seen at first', async () => {
  const { dialog, sent } = await cancelling();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), ' today');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel job' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(seenWith('g1'));
});

test('a form keeps its fields, and "Replace" sends them again', async () => {
  const { gateway, sent } = overtaken('createMarketOffer');
  await renderConsole(gateway, '/jobs/7-1');
  await press('Re-assign');
  const dialog = within(await openedDialog('Re-assign job 7-1'));
  const fee = await dialog.findByRole('textbox', { name: 'Fee of Job 7-1' });
  await userEvent.clear(fee);
  await userEvent.type(fee, '11');
  await userEvent.click(dialog.getByRole('button', { name: 'Offer job' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(screen.queryByText('The market offer could not be created')).toBeNull();
  expect(fee).toHaveProperty('value', '11.00');
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('Market offer created successfully')).toBeTruthy();
  expect(sent).toEqual([seenWith('g1'), seenWith('g2')]);
  expect(gateway.requestsOf('CreateMarketOffer')[1]?.variables).toMatchObject({
    input: { fees: [{ agentFee: '11' }] },
  });
});
