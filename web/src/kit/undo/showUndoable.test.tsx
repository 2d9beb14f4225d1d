import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { undoMilliseconds } from '../../constants.ts';
import { closeToasts, settle, settleErrors, shownToasts, undoCause } from '../toast/toast.ts';
import { ToastArea } from '../toast/ToastArea.tsx';
import { showUndoable } from './showUndoable.tsx';
import type { UndoEnd } from './undos.ts';

afterEach(closeToasts);

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const texts = () => shownToasts().map(({ lines }) => lines.join(' '));
const undoButton = (text = 'Job unassigned') => screen.findByRole('button', { name: `Undo: ${text}` });

/** Shows notices of acts below a field and a button. */
function shown(send: (text: string) => Promise<UndoEnd>, ...acts: readonly string[]) {
  render(
    <MantineProvider>
      <input aria-label="Keywords" />
      <button type="button">Other</button>
      <ToastArea />
    </MantineProvider>,
  );
  const keys: string[] = [];
  act(() => {
    for (const text of acts)
      showUndoable(client, text, (_client, key) => {
        keys.push(key);
        return send(text);
      });
  });
  return keys;
}

test('the notice tells screen readers what can be undone, takes no focus, and is undone by its button', async () => {
  shown(async () => 'undone', 'Job unassigned');
  const button = await undoButton();
  expect(screen.getByRole('status').textContent).toBe(
    'Job unassigned. It can be undone for ten seconds, with the button Undo or Ctrl+Z.',
  );
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(button);
  await waitFor(() => expect(texts()).toEqual(['Undone: Job unassigned']));
});

test('the keyboard reaches the button, and the focus returns to where it was', async () => {
  shown(async () => 'undone', 'Job unassigned');
  await undoButton();
  screen.getByRole('button', { name: 'Other' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(await undoButton());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(texts()).toEqual(['Undone: Job unassigned']));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Other'));
});

test('the notice of a refusal has its reason', async () => {
  shown(async () => ({ refused: 'Job 7-1 was cancelled.' }), 'Job unassigned');
  await userEvent.click(await undoButton());
  await waitFor(() => expect(texts()).toEqual(['Not undone: Job 7-1 was cancelled.']));
});

test('a slow server shows progress, and without an answer the button stays and repeats the same request', async () => {
  const answers: PromiseWithResolvers<UndoEnd>[] = [];
  const send = () => {
    const answer = Promise.withResolvers<UndoEnd>();
    answers.push(answer);
    return answer.promise;
  };
  const keys = shown(send, 'Job unassigned');
  await userEvent.click(await undoButton());
  const busy = screen.getByRole('button', { name: 'Undoing: Job unassigned' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(busy);
  await userEvent.click(busy);
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.reject(new TypeError('Failed to fetch')));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not undone yet: the server could not be reached. Press Undo again.',
  );
  await userEvent.click(await undoButton());
  await act(async () => answers[1]?.resolve('undone'));
  expect(texts()).toEqual(['Undone: Job unassigned']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('it disappears after ten seconds, but not under the pointer or the focus', async () => {
  shown(async () => 'undone', 'Job unassigned');
  const button = await undoButton();
  fireEvent.mouseEnter(screen.getByRole('status'));
  fireEvent.focus(button);
  vi.useFakeTimers();
  act(() => void vi.advanceTimersByTime(60_000));
  fireEvent.mouseLeave(screen.getByRole('status'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['Job unassigned']);
  fireEvent.blur(button);
  act(() => void vi.advanceTimersByTime(undoMilliseconds));
  expect(texts()).toEqual([]);
});

test('two notices with the same text have a button each', async () => {
  shown(async () => 'undone', 'Job unassigned', 'Job unassigned');
  expect(await screen.findAllByRole('button', { name: 'Undo: Job unassigned' })).toHaveLength(2);
});

test('leaving the page keeps it, and the end of the session drops it', async () => {
  const send = vi.fn<(text: string) => Promise<UndoEnd>>(async () => 'undone');
  shown(send, 'Job unassigned');
  await undoButton();
  act(settleErrors);
  expect(texts()).toEqual(['Job unassigned']);
  act(() => settle(undoCause));
  expect(texts()).toEqual([]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(send).not.toHaveBeenCalled();
});

test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])('%s undoes the latest act', async (keys) => {
  const send = vi.fn<(text: string) => Promise<UndoEnd>>(async () => 'undone');
  shown(send, 'Job unassigned', 'Job assigned');
  await undoButton('Job assigned');
  await userEvent.keyboard(keys);
  await waitFor(() => expect(texts()).toEqual(['Job unassigned', 'Undone: Job assigned']));
  await userEvent.keyboard(keys);
  await waitFor(() => expect(send.mock.calls).toEqual([['Job assigned'], ['Job unassigned']]));
  await userEvent.keyboard(keys);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each(['{Shift>}{Control>}z{/Control}{/Shift}', '{Alt>}{Control>}z{/Control}{/Alt}', 'z'])(
  'no other key does: %s',
  async (keys) => {
    const send = vi.fn<(text: string) => Promise<UndoEnd>>(async () => 'undone');
    shown(send, 'Job unassigned');
    await undoButton();
    await userEvent.keyboard(keys);
    expect(send).not.toHaveBeenCalled();
  },
);

test('Ctrl+Z in a text field is that of the field', async () => {
  const send = vi.fn<(text: string) => Promise<UndoEnd>>(async () => 'undone');
  shown(send, 'Job unassigned');
  await undoButton();
  await userEvent.click(screen.getByRole('textbox', { name: 'Keywords' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(send).not.toHaveBeenCalled();
});
