import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { afterEach, expect, test, vi } from 'vitest';
import {
  closeToasts,
  browserCause,
  sessionCause,
  settle,
  settleErrors,
  showError,
  showErrorAbout,
  showErrorOnNextPage,
  shownToasts,
  showErrorUnlessTold,
  showSuccess,
} from './toast.ts';
import { ToastArea } from './ToastArea.tsx';

afterEach(closeToasts);

const texts = () => shownToasts().map(({ lines }) => lines.join(' '));

test('the same text is shown once', () => {
  showError('Network Error');
  showError('Network Error');
  expect(texts()).toEqual(['Network Error']);
});

test('successes give way to many notices, and every failure stays', () => {
  const failures = ['a.exe', 'b.exe', 'c.exe', 'd.exe', 'e.exe', 'f.exe'];
  showSuccess('Saved');
  for (const failure of failures) showError(failure);
  expect(texts()).toEqual(failures);
  showSuccess('Sent');
  showSuccess('Copied');
  expect(texts()).toEqual([...failures, 'Copied']);
});

test('of many successes the newest five are shown', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) showSuccess(text);
  expect(texts()).toEqual(['2', '3', '4', '5', '6']);
});

test('a notice disappears once its cause is settled, and no other does', () => {
  showErrorAbout('EditOrder', ['Unknown Error']);
  showErrorAbout('OrderDetail', ['Network Error']);
  settle('EditOrder');
  expect(texts()).toEqual(['Network Error']);
});

test('leaving the page or retrying removes failures, but no successes and not the end of the session', () => {
  showError('Rejected');
  showErrorAbout(sessionCause, ['Your session has expired']);
  showSuccess('Saved');
  settleErrors();
  expect(texts()).toEqual(['Your session has expired', 'Saved']);
});

test('the reason for a redirect is shown on the next page, once', () => {
  showErrorOnNextPage('There is no such Shepherd');
  expect(texts()).toEqual([]);
  settleErrors();
  expect(texts()).toEqual(['There is no such Shepherd']);
  settleErrors();
  expect(texts()).toEqual([]);
});

test('a failure that is shown in place raises no notice', () => {
  vi.useFakeTimers();
  showErrorUnlessTold('OrderList', ['Network Error']);
  showErrorUnlessTold('OrderDetail', ['Unknown Error']);
  settle('OrderList');
  vi.runAllTimers();
  expect(texts()).toEqual(['Unknown Error']);
});

test('notices have their own space, are closed one by one, and release the space', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
  render(
    <MantineProvider>
      <ToastArea />
    </MantineProvider>,
  );
  const room = () => document.documentElement.style.getPropertyValue('--notice-room');
  act(() => showError('Rejected'));
  await userEvent.click(await screen.findByRole('button', { name: 'Close notice' }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => showError('Rejected again'));
  expect((await screen.findByRole('alert')).textContent).toBe('Rejected again');
  expect(room()).toBe('37px');
  act(closeToasts);
  await waitFor(() => expect(room()).toBe(''));
});

test('a success closes by itself, unless the user hovers over it', async () => {
  render(
    <MantineProvider>
      <ToastArea />
    </MantineProvider>,
  );
  act(() => showSuccess('Saved'));
  const notice = await screen.findByRole('status');
  fireEvent.mouseEnter(notice);
  vi.useFakeTimers();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['Saved']);
  fireEvent.mouseLeave(notice);
  act(() => void vi.advanceTimersByTime(5000));
  expect(texts()).toEqual([]);
});

test('a success stays while its button has the focus', async () => {
  render(
    <MantineProvider>
      <ToastArea />
    </MantineProvider>,
  );
  act(() => showSuccess('Saved'));
  const button = await screen.findByRole('button', { name: 'Close notice' });
  vi.useFakeTimers();
  fireEvent.focus(button);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['Saved']);
  fireEvent.blur(button);
  act(() => void vi.advanceTimersByTime(5000));
  expect(texts()).toEqual([]);
});

test('the notice about refused storage stays until it is read, also after a sign-in and on other pages', () => {
  showErrorAbout(browserCause, ['The storage is full']);
  settleErrors();
  settle(sessionCause);
  expect(texts()).toEqual(['The storage is full']);
});
