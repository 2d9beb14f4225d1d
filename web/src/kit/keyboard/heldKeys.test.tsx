import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AddressModal } from '../modal/AddressModal.tsx';
import { defineModal } from '../modal/defineModal.ts';
import { useOpenModal } from '../modal/useModal.ts';
import { PageRouter } from '../page/PageRouter.tsx';
import { useShortcut, useShortcutKeys } from './useShortcut.ts';

const note = defineModal('held-note');
const question = defineModal('held-question');
const never = defineModal('held-never');

function Page({ other }: { readonly other: () => void }) {
  const open = useOpenModal();
  const navigate = useNavigate();
  useShortcutKeys(true);
  useShortcut({ keys: 'N', label: 'Note', group: 'Review', run: () => open(note) });
  useShortcut({ keys: 'q', label: 'Question', group: 'Review', run: () => open(question) });
  useShortcut({ keys: 'v', label: 'Never', group: 'Review', run: () => open(never) });
  useShortcut({ keys: 'c', label: 'Complete', group: 'Review', run: other });
  useShortcut({ keys: 'g o', label: 'Orders', group: 'Go to', run: () => void navigate('/orders') });
  return (
    <MantineProvider env="test">
      <AddressModal name={note} title="Note">
        {() => <textarea data-autofocus aria-label="Note" />}
      </AddressModal>
      <AddressModal name={question} title="Question">
        {() => <button type="button">Yes</button>}
      </AddressModal>
    </MantineProvider>
  );
}

function Orders({ next }: { readonly next: () => void }) {
  useShortcutKeys(true);
  useShortcut({ keys: 'j', label: 'Next', group: 'Lists', run: next });
  useShortcut({
    keys: '/',
    label: 'Search',
    group: 'Lists',
    run: () => screen.getByRole('searchbox').focus(),
  });
  return <input type="search" />;
}

function show() {
  const other = vi.fn<() => void>();
  const next = vi.fn<() => void>();
  const router = createMemoryRouter(
    [
      { path: '/', element: <Page other={other} /> },
      { path: '/orders', element: <Orders next={next} /> },
    ],
    { initialEntries: ['/'] },
  );
  render(<PageRouter router={router} />);
  return { other, next, router };
}

/** All in one task: nothing can be rendered in between. */
const typeAtOnce = (keys: readonly string[]) =>
  act(() => {
    for (const key of keys) (document.activeElement ?? document.body).dispatchEvent(pressOf(key));
  });

const pressOf = (key: string) =>
  new KeyboardEvent('keydown', { key, shiftKey: key === 'N', bubbles: true, cancelable: true });

const letterReachesPage = () => fireEvent.keyDown(document.body, { key: 'y' });

test("keys typed in the same moment as a dialog's shortcut go into its field", async () => {
  const { other } = show();
  typeAtOnce(['N', ...'checkex', 'Backspace', ...'d c', 'Enter', 'c']);
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await waitFor(() => expect(field).toHaveProperty('value', 'checked c\nc'));
  expect(document.activeElement).toBe(field);
  expect(other).not.toHaveBeenCalled();
});

test('a dialog without a text field blocks keys, and none once it is closed', async () => {
  const { other, router } = show();
  typeAtOnce(['q', 'c', 'Enter']);
  await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(letterReachesPage()).toBe(true));
  expect(other).not.toHaveBeenCalled();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  typeAtOnce(['c']);
  expect(other).toHaveBeenCalledTimes(1);
});

test('Escape cancels a dialog that has not loaded, and the page receives keys again', async () => {
  const { other, router } = show();
  typeAtOnce(['v', 'c']);
  expect(other).not.toHaveBeenCalled();
  typeAtOnce(['Escape']);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(letterReachesPage()).toBe(true));
  typeAtOnce(['c']);
  expect(other).toHaveBeenCalledTimes(1);
});

test('a pointer press cancels it as well', () => {
  const { other } = show();
  typeAtOnce(['v']);
  fireEvent.pointerDown(document.body);
  typeAtOnce(['c']);
  expect(other).toHaveBeenCalledTimes(1);
});

test('keys after a chord are received by the page that it opens', async () => {
  const { other, next } = show();
  typeAtOnce(['g', 'o', 'j', 'c', '/', ...'cork']);
  const field = await screen.findByRole('searchbox');
  await waitFor(() => expect(field).toHaveProperty('value', 'cork'));
  expect(next).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});
