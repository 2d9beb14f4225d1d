import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { PageRouter } from '../page/PageRouter.tsx';
import { expect, test, vi } from 'vitest';
import { CommentForm } from '../comments/CommentForm.tsx';
import { shortcuts } from '../keyboard/shortcuts.ts';
import { useShortcutKeys } from '../keyboard/useShortcut.ts';
import { definePiece } from '../page/code/piece.ts';
import { AddressModal } from './AddressModal.tsx';
import { defineModal } from './defineModal.ts';
import { ModalButton } from './ModalButton.tsx';

const testModal = defineModal('add');

function Keys() {
  useShortcutKeys(true);
  return null;
}

/** A page whose dialog has a form that loads when the test releases it. */
function renderPage(address = '/job') {
  const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
  const { promise: code, resolve: arrive } = Promise.withResolvers<typeof CommentForm>();
  const Form = definePiece(() => {
    ask(undefined);
    return code;
  });
  const element = (
    <MantineProvider>
      <Keys />
      <ModalButton opens={testModal}>Add comment</ModalButton>
      <AddressModal name={testModal} title="New comment" shows={Form}>
        {({ close }) => <Form record="1" onAdd={async () => undefined} onDone={close} />}
      </AddressModal>
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '/job', element }], { initialEntries: [address] });
  render(<PageRouter router={router} />);
  return { asked, arrive: () => arrive(CommentForm), router };
}

const button = () => screen.findByRole('button', { name: 'Add comment' });

/** Whether the page receives a letter that is pressed now. */
const letterReachesPage = () => fireEvent.keyDown(document.body, { key: 'x' });

test('a dialog that cannot load blocks letters from the page until Escape cancels it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { arrive, router } = renderPage();
  await userEvent.click(await button());
  await waitFor(() => expect(letterReachesPage()).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(letterReachesPage()).toBe(true));
  online.mockRestore();
  fireEvent(window, new Event('online'));
  arrive();
  await userEvent.click(await button());
  // Keys typed for the cancelled dialog are not for this one.
  expect(await screen.findByRole('textbox')).toHaveProperty('value', '');
});

test('a button prefetches its modal on hover and on keyboard focus', async () => {
  const { asked } = renderPage();
  await button();
  await userEvent.tab();
  await asked;
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keys typed before the form is rendered go into its field, and trigger no shortcut of the page', async () => {
  let pressed = 0;
  const forget = shortcuts.register({ keys: 'n', label: 'New', group: 'Lists', run: () => pressed++ });
  const { arrive } = renderPage();
  (await button()).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('no{Backspace}ew');
  arrive();
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(field).toHaveProperty('value', 'new'));
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('s');
  expect(field).toHaveProperty('value', 'news');
  expect(pressed).toBe(0);
  forget();
});

test('the button regains the focus after the modal closes', async () => {
  const { arrive } = renderPage();
  await userEvent.click(await button());
  arrive();
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('{Escape}');
  const opener = await button();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('pressing the button again while the dialog is loading opens it once', async () => {
  const { arrive, router } = renderPage();
  await userEvent.dblClick(await button());
  arrive();
  await screen.findByRole('textbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
