import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { afterTheDoubleClickGuard } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { task, template, TemplateStore } from '../templatesFixture.ts';

/** One section with one task, which has few fields. */
const sections = (name: string) => [
  {
    name,
    reference: null,
    tasks: [
      {
        ...task('t1', 'open', 'Look around', 'SIMPLE'),
        description: 'Walk in',
        bonus: null,
        component: { type: 'SIMPLE', options: [] },
      },
    ],
  },
];
const storeOf = () => {
  const plain: unknown = { ...template(), taskGroups: sections('Entrance'), taskLogic: [] };
  // Safe: a task list of another length is a template as well.
  return new TemplateStore([plain as ReturnType<typeof template>]);
};
const renamed = (name: string) => {
  const taskGroups: unknown = sections(name);
  return { taskGroups: taskGroups as ReturnType<typeof template>['taskGroups'] };
};

// By label and text: role queries are slow with this many fields.
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const changeTitle = async () => {
  const field = await title();
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('Go round');
};
const theirChanges = () => screen.findByLabelText('Somebody else has changed this template');

test('it leads back to the template', async () => {
  const { router } = await renderConsole(storeOf().gateway, '/templates/4/tasks/edit');
  await userEvent.click(await screen.findByLabelText('Back to the template'));
  await screen.findByText('Edit task list');
  expect(router.state.location.pathname).toBe('/templates/4/tasks');
});

test('a further change by another user while the first is shown is shown as well', async () => {
  const store = storeOf();
  await renderConsole(store.gateway, '/templates/4/tasks/edit');
  await changeTitle();
  store.change('4', renamed('Theirs'));
  await userEvent.click(screen.getByText('Save task list'));
  expect(document.activeElement).toBe(await theirChanges());
  store.change('4', { name: 'Theirs again' });
  afterTheDoubleClickGuard();
  await userEvent.click(within(await theirChanges()).getByText('Keep mine'));
  await waitFor(async () => expect((await theirChanges()).textContent).toContain('Theirs again'));
  expect(document.activeElement).toBe(await theirChanges());
});

test('an edit of a template that another user archives shows that nothing is saved, then the template read-only', async () => {
  const store = storeOf();
  const { router } = await renderConsole(store.gateway, '/templates/4/tasks/edit');
  await changeTitle();
  store.change('4', { status: 'ARCHIVED' });
  await userEvent.click(screen.getByText('Save task list'));
  const told = within(await theirChanges());
  expect(told.getByText(/Somebody else has archived this template/)).toBeTruthy();
  expect(told.queryByText('Keep mine')).toBeNull();
  await userEvent.click(told.getByText('Take theirs'));
  expect(await screen.findByText(/is archived and can only be read/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/templates/4/tasks');
});

test('a payment far above the usual is confirmed before saving, also of a collapsed task', async () => {
  const store = storeOf();
  await renderConsole(store.gateway, '/templates/4/tasks/edit');
  await title();
  await userEvent.click(screen.getByText('Add payment'));
  await userEvent.click(await screen.findByLabelText('Amount'));
  await userEvent.paste('1250');
  await userEvent.click(screen.getByLabelText('1. Entrance, 1 task'));
  expect(await screen.findByLabelText('Section name')).toBeTruthy();
  await userEvent.click(screen.getByText('Save task list'));
  expect(await screen.findByText(/^£1,250.00 is far above what is usual here/)).toBeTruthy();
  expect(store.updates()).toEqual([]);
  await userEvent.click(screen.getByText('Send all the same'));
  await waitFor(() => expect(store.updates()).toHaveLength(1));
});
