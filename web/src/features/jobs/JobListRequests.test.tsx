import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { amy, job, jobGateway } from './jobsFixture.ts';
import { openedDialog } from '../../testing/person.ts';

type Gateway = ReturnType<typeof jobGateway>['gateway'];
type Dialog = ReturnType<typeof within>;

const assigned = {
  status: 'ASSIGNED',
  assignment: { id: 'a1', status: 'ACCEPTED', jobDate: '2099-11-23', agent: amy },
};
const comment = async (dialog: Dialog): Promise<void> => {
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Comment' }), 'Why');
};
const nothingToFill = async () => undefined;

interface Act {
  /** The button that opens its dialog. */
  readonly button: string;
  readonly title: (jobs: string) => string;
  readonly submit: RegExp;
  readonly mutation: string;
  readonly done: RegExp;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly fill?: (dialog: Dialog) => Promise<unknown>;
}
const offer = {
  submit: /^Offer/,
  mutation: 'CreateMarketOffer',
  done: /^Market offer created successfully$/,
  fill: (dialog: Dialog) => dialog.findByRole('checkbox', { name: /^Same as requested/ }),
};
const acts: readonly (readonly [string, Act])[] = [
  ['offering', { ...offer, button: 'Assign', title: (jobs) => `Assign ${jobs}` }],
  [
    'offering again',
    {
      ...offer,
      button: 'Re-assign',
      title: (jobs) => `Re-assign ${jobs}`,
      before: assigned,
      // The agreed dates may have passed.
      fill: async (dialog) =>
        userEvent.click(await dialog.findByRole('checkbox', { name: /^Same as requested/ })),
    },
  ],
  [
    'giving it to a Shepherd',
    {
      button: 'Direct assign',
      title: (jobs) => `Direct assign ${jobs}`,
      submit: /^Assign/,
      mutation: 'AssignAgent',
      done: /^Job assigned successfully$/,
      fill: async (dialog) => {
        await userEvent.type(await dialog.findByRole('combobox', { name: 'Shepherd' }), 'amy');
        await userEvent.click(await screen.findByRole('option', { name: 'Amy Reed · g1' }));
        await dialog.findByText('Distance');
      },
    },
  ],
  [
    'taking it back',
    {
      button: 'Unassign',
      title: (jobs) => `Unassign ${jobs}?`,
      submit: /^Unassign/,
      mutation: 'UnassignJobs',
      done: /^Job unassigned$/,
      before: assigned,
    },
  ],
  [
    'cancelling',
    {
      button: 'Cancel',
      title: (jobs) => `Cancel ${jobs}?`,
      submit: /^Cancel job/,
      mutation: 'CancelJobs',
      done: /^Job cancelled$/,
      fill: comment,
    },
  ],
  [
    'giving it up',
    {
      button: 'Unable to fulfil',
      title: (jobs) => `Unable to fulfil ${jobs}`,
      submit: /^Mark as unfulfilled/,
      mutation: 'UnfulfilJobs',
      done: /^Job marked as unfulfilled$/,
      fill: comment,
    },
  ],
];

/** Performs the action in its open dialog, and returns the requests from its press on. */
async function requestsAfter(gateway: Gateway, { title, submit, done, fill = nothingToFill }: Act) {
  const dialog = within(await openedDialog(title('job 7-1')));
  await fill(dialog);
  const before = gateway.requests.length;
  await userEvent.click(await dialog.findByRole('button', { name: submit }));
  expect(await screen.findByText(done)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return () => gateway.requests.slice(before).map(({ operationName }) => operationName);
}

test.each(acts)('%s in a list is one call, after which only the list is refetched', async (_what, act) => {
  const { gateway } = jobGateway([job('7-1', act.before), job('7-2', act.before)]);
  await renderConsole(gateway, '/jobs');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 7-1' }));
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Selected jobs' })).getByRole('button', { name: act.button }),
  );
  const asked = await requestsAfter(gateway, act);
  await waitFor(() => expect(asked()).toEqual([act.mutation, 'JobList']));
});

test('200 jobs are assigned with one call', async () => {
  const ids = Array.from({ length: 200 }, (_job, place) => `7-${place + 1}`);
  const { gateway } = jobGateway(ids.map((id) => job(id)));
  await renderConsole(gateway, '/jobs?per_page=200');
  await screen.findByRole('checkbox', { name: 'Select 7-1' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }));
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Selected jobs' })).getByRole('button', {
      name: 'Direct assign',
    }),
  );
  const dialog = within(await openedDialog('Direct assign 200 jobs'));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Shepherd' }), 'amy');
  await userEvent.click(await screen.findByRole('option', { name: 'Amy Reed · g1' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Bundle name' }), { target: { value: 'Harbour' } });
  const submit = dialog.getByRole('button', { name: /^Assign/ });
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  const before = gateway.requests.length;
  await userEvent.click(submit);
  expect(await screen.findByText(/assigned successfully/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
      'AssignAgent',
      'JobList',
    ]),
  );
  expect(gateway.requestsOf('AssignAgent')[0]?.variables).toMatchObject({ input: { ids, agentId: 'g1' } });
});
