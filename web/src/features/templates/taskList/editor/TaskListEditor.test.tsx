import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../../../../testing/renderConsole.tsx';
import { task, template, TemplateStore } from '../../templatesFixture.ts';

const asked = (reference: string, title: string) => ({
  ...task(reference, reference, title, 'SIMPLE'),
  bonus: null,
  component: { type: 'SIMPLE', options: [] },
});

async function open(): Promise<void> {
  const taskGroups = [
    {
      name: 'Entrance',
      reference: null,
      tasks: [asked('t1', 'One'), asked('t2', 'Two'), asked('t3', 'Three')],
    },
  ];
  const plain: unknown = { ...template(), taskGroups, taskLogic: [] };
  // Safe: a task list of another length is a template as well.
  const store = new TemplateStore([plain as ReturnType<typeof template>]);
  await renderConsole(store.gateway, '/templates/4/tasks/edit');
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('One');
}

/** Performs an action and its synchronous render, without the deferred one. */
async function atOnce(dispatch: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  dispatch();
  await Promise.resolve();
}
afterEach(() => vi.unstubAllGlobals());

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const line = (name: RegExp) => screen.getByRole('treeitem', { name });

test('the fields of an added task are shown before the user can type into those of another task', async () => {
  await open();
  const before = title();
  await atOnce(() => screen.getByText('Add task').click());
  expect(before.isConnected).toBe(false);
  expect(title().value).toBe('');
  expect(document.activeElement).toBe(title());
});

test('the fields of a clicked task are shown immediately', async () => {
  await open();
  await atOnce(() => line(/Three/).click());
  expect(title().value).toBe('Three');
});

test('moving through the outline by key does not wait for the fields, and entering them shows those of the row', async () => {
  await open();
  const down = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await atOnce(() => line(/One/).focus());
  await atOnce(down);
  await atOnce(down);
  expect(document.activeElement).toBe(line(/Three/));
  expect(title().value).toBe('One');
  await atOnce(() => title().focus());
  expect(title().value).toBe('Three');
  expect(document.activeElement).toBe(title());
});
