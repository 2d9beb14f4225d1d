import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { PageRouter } from '../page/PageRouter.tsx';
import { expect, test, vi } from 'vitest';
import { CommentForm } from '../comments/CommentForm.tsx';
import { shortcuts } from '../keyboard/shortcuts.ts';
import { useShortcutKeys } from '../keyboard/useShortcut.ts';
import { definePiece } from '../page/piece.ts';
import { AddressModal } from './AddressModal.tsx';
import { defineModal } from './defineModal.ts';
import { ModalButton } from './ModalButton.tsx';

const testModal = defineModal('add');

function Keys() {
  useShortcutKeys(true);
  return null;
}

/** A page whose dialog shows a form that comes when the test says so. */
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
        {({ close }) => <Form onAdd={async () => undefined} onDone={close} />}
      </AddressModal>
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '/job', element }], { initialEntries: [address] });
  render(<PageRouter router={router} />);
  return { asked, arrive: () => arrive(CommentForm), router };
}

const button = () => screen.findByRole('button', { name: 'Add comment' });

/** Whether a letter that is pressed now is heard by the page. */
const letterReachesPage = () => fireEvent.keyDown(document.body, { key: 'x' });

test('a dialog that cannot come keeps letters from the page until Escape gives it up', async () => {
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
  // What was typed for the one that was given up is not for this one.
  expect(await screen.findByRole('textbox')).toHaveProperty('value', '');
});

test('what a button opens is fetched when somebody points at it or comes to it with the keyboard', async () => {
  const { asked } = renderPage();
  await button();
  await userEvent.tab();
  await asked;
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is typed before the form is there stands in its field, and is no shortcut of the page', async () => {
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

test('its button has the focus again once it is closed', async () => {
  const { arrive } = renderPage();
  await userEvent.click(await button());
  arrive();
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('{Escape}');
  const opener = await button();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('pressing the button again while the dialog is on its way opens it once', async () => {
  const { arrive, router } = renderPage();
  await userEvent.dblClick(await button());
  arrive();
  await screen.findByRole('textbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
