import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { PageRouter } from '../page/PageRouter.tsx';
import { object } from 'yup';
import { expect, test, vi } from 'vitest';
import { AddressModal } from '../modal/AddressModal.tsx';
import { defineModal } from '../modal/defineModal.ts';
import { ModalButton } from '../modal/ModalButton.tsx';
import { FormBody } from '../form/FormBody.tsx';
import { TextField } from '../form/fields/fields.tsx';
import { requiredText } from '../form/values/schemas.ts';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useConsoleForm } from '../form/useConsoleForm.ts';

const testModal = defineModal('edit');

const schema = object({ title: requiredText() });

function TitleForm({ onSave, onDone }: { onSave: (title: string) => Promise<unknown>; onDone: () => void }) {
  const form = useConsoleForm({
    schema,
    defaultValues: { title: 'Old' },
    onSubmit: ({ title }) => onSave(title),
    onSaved: onDone,
  });
  return (
    <FormBody form={form} act="Save" onCancel={onDone}>
      <TextField control={form.control} name="title" label="Title" />
    </FormBody>
  );
}

async function renderPage(save: (title: string) => Promise<unknown>) {
  const page = (
    <>
      <ModalButton opens={testModal}>Edit</ModalButton>
      <AddressModal name={testModal} title="Edit order">
        {({ close }) => <TitleForm onSave={save} onDone={close} />}
      </AddressModal>
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: (
          <UnsavedChangesGuard>
            <Outlet />
          </UnsavedChangesGuard>
        ),
        children: [
          { path: '/order', element: page },
          { path: '/other', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: ['/order?page=2'] },
  );
  await act(async () => {
    render(
      <MantineProvider env="test">
        <PageRouter router={router} />
      </MantineProvider>,
    );
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit order' });
  return router;
}

test('a modal is in the address, and closing it goes back to the previous address', async () => {
  const router = await renderPage(async () => undefined);
  expect(router.state.location.search).toBe('?page=2&modal=edit');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(router.state.historyAction).toBe('POP');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closing a modal with unsaved input asks first, and can keep the input', async () => {
  const router = await renderPage(async () => undefined);
  await userEvent.type(screen.getByLabelText('Title'), ' and new');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Old and new');
  await act(() => router.navigate('/other'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('saved input raises no question, and a failed save keeps everything', async () => {
  const save = vi.fn<(title: string) => Promise<unknown>>(async () => undefined);
  save.mockRejectedValueOnce(new TypeError('no network'));
  const router = await renderPage(save);
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Old!');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 2000);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(save.mock.calls).toEqual([['Old!'], ['Old!']]);
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});

test('unsaved input is restored after a reload, and leaving asks again', async () => {
  await renderPage(async () => undefined);
  await userEvent.type(screen.getByLabelText('Title'), ' and new');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await renderPage(async () => undefined);
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Old and new');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
});

test('an untouched form is not stored', async () => {
  await renderPage(async () => undefined);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.length).toBe(0);
});

/** Saves the input, and leaves the dialog before the answer. */
async function sendAndLeave() {
  const answer = Promise.withResolvers<undefined>();
  const save = vi.fn<(title: string) => Promise<unknown>>(() => answer.promise);
  const router = await renderPage(save);
  await userEvent.type(screen.getByLabelText('Title'), ' and new');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { answer, router };
}

test('sent input is left without a question, and its answer does not move a user who has gone on', async () => {
  const { answer, router } = await sendAndLeave();
  await act(() => router.navigate('/other'));
  await act(async () => answer.resolve(undefined));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/other');
});

test('the answer does not close the same dialog when it was opened again', async () => {
  const { answer, router } = await sendAndLeave();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit order' });
  await act(async () => answer.resolve(undefined));
  expect(router.state.location.search).toBe('?page=2&modal=edit');
  expect(screen.getByRole('dialog', { name: 'Edit order' })).toBeTruthy();
});

test('input that failed to save after its dialog was left is restored in the dialog', async () => {
  const { answer } = await sendAndLeave();
  await act(async () => answer.reject(new TypeError('no network')));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Old and new');
});

test('two quick presses of Escape close the dialog and do not leave the page', async () => {
  const router = await renderPage(async () => undefined);
  act(() => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: '/order', search: '?page=2' });
});
