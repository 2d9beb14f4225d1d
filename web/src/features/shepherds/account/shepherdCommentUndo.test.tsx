import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { opened, shepherd, withShepherd } from '../shepherdsFixture.ts';

test('a new comment on a Shepherd can be undone', async () => {
  const comment = (id: string, date: string) => ({
    id,
    date,
    text: 'Late',
    createdBy: { id: 'u1', firstName: 'Olivia', lastName: 'Hart' },
  });
  const before = [comment('k1', '2026-11-20T09:00:00Z')];
  const gateway = withShepherd(shepherd({ comments: before }));
  gateway.answer({
    addAgentComment: () => shepherd({ comments: [comment('k2', '2026-11-20T10:00:00Z'), ...before] }),
    deleteAgentComment: () => shepherd({ comments: before }),
  });
  await renderConsole(gateway, '/shepherds/7/account');
  await opened();
  const comments = () => screen.getAllByText('Late', { selector: 'li p' });
  await press('Add comment');
  const dialog = within(await openedDialog('Add comment'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Late');
  await userEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(comments()).toHaveLength(2));
  await press('Undo: Comment added');
  await screen.findByText('Undone: Comment added');
  expect(gateway.requestsOf('DeleteShepherdComment').map(({ variables }) => variables)).toEqual([
    { input: { agentId: '7', commentId: 'k2' } },
  ]);
  expect(comments()).toHaveLength(1);
});
