import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { job, jobGateway } from '../jobsFixture.ts';

/** The signed-in user. */
const own = { id: 'u1', firstName: 'Olivia', lastName: 'Hart' };
const ruth = { id: 'u2', firstName: 'Ruth', lastName: 'Moss' };
const comment = (id: string, text: string, createdBy = own, date = '2026-11-20T09:00:00Z') => ({
  id,
  date,
  text,
  createdBy,
});

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

/** The user has added the comment "Closed"; others have written the same text. */
async function added() {
  const before = [comment('k1', 'Closed'), comment('k2', 'Closed', ruth, '2026-11-20T10:00:00Z')];
  const written = comment('k3', 'Closed', own, '2026-11-20T09:30:00Z');
  const { gateway } = jobGateway(
    [job('7-1', { comments: before })],
    {},
    {
      addJobComment: () => job('7-1', { comments: [...before, written] }),
      deleteJobComment: () => job('7-1', { comments: before }),
    },
  );
  await renderConsole(gateway, '/jobs/7-1');
  await press('Add comment');
  await userEvent.type(await field(), 'Closed');
  await userEvent.click(
    within(await openedDialog('Add comment')).getByRole('button', { name: 'Add comment' }),
  );
  await screen.findByRole('button', { name: 'Undo: Comment added' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return gateway;
}

const field = async () =>
  within(await openedDialog('Add comment')).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const comments = () => within(screen.getByRole('region', { name: 'Comments' })).getAllByText('Closed');
const refusing = (message: string, code: string, status: number) => ({
  deleteJobComment: () => {
    throw gatewayError(message, { code, status });
  },
});

test('a new comment is deleted, and not an older one or that of another user with the same text', async () => {
  const gateway = await added();
  expect(comments()).toHaveLength(3);
  await press('Undo: Comment added');
  await screen.findByText('Undone: Comment added');
  expect(gateway.requestsOf('DeleteJobComment').map(({ variables }) => variables)).toEqual([
    { input: { jobId: '7-1', commentId: 'k3' } },
  ]);
  expect(comments()).toHaveLength(2);
});

test('Ctrl+Z deletes it', async () => {
  const gateway = await added();
  await userEvent.keyboard('{Control>}z{/Control}');
  await screen.findByText('Undone: Comment added');
  expect(gateway.requestsOf('DeleteJobComment')).toHaveLength(1);
});

test.each([
  ['', 'Closed'],
  ['Open again', 'Open again'],
])('its text returns to a field with the text "%s" as "%s"', async (typed, left) => {
  await added();
  afterTheDoubleClickGuard();
  await press('Add comment');
  const shown = await field();
  if (typed !== '') await userEvent.type(shown, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Comment added', hidden: true }));
  await screen.findByText('Undone: Comment added');
  expect(shown.value).toBe(left);
});

test('without a field its text waits for the next one, until a comment is saved', async () => {
  await added();
  await press('Undo: Comment added');
  await screen.findByText('Undone: Comment added');
  afterTheDoubleClickGuard();
  await press('Add comment');
  expect((await field()).value).toBe('Closed');
  await userEvent.click(
    within(await openedDialog('Add comment')).getByRole('button', { name: 'Add comment' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Add comment');
  expect((await field()).value).toBe('');
});

test.each([
  ['A comment can be deleted within 15 minutes of writing it. Now it stays', 'comment.too_late', 409],
  ['This server does not delete comments', 'NOT_OFFERED', 501],
])('a refusal says why: %s', async (message, code, status) => {
  const gateway = await added();
  gateway.answer(refusing(message, code, status));
  await press('Undo: Comment added');
  expect(await screen.findByText(new RegExp(`^Not undone: ${message}`))).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(comments()).toHaveLength(3);
});
