import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { doubleClickGuardMilliseconds } from '../constants.ts';

/** User actions in a form. They wait for fields that are not rendered yet. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Replaces the content of a text field. */
export async function fill(label: string, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

/** Selects an option. */
export async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Waits for a dialog and its content, which often loads lazily. */
export const openedDialog = async (name?: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = screen.getByRole('dialog', name === undefined ? {} : { name });
    expect(dialog.querySelector('[aria-busy=true]')).toBeNull();
    return dialog;
  });

/** Advances the clock: a second press so soon after the first would count as a double click. */
export function afterTheDoubleClickGuard(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + doubleClickGuardMilliseconds });
}

/** The texts of a row's cells, found by the row's link. */
export async function cellsOf(link: string): Promise<(string | null)[]> {
  const row = (await screen.findByRole('link', { name: link })).closest('tr');
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

/** The status tabs with their counts. */
export const statusTabs = () =>
  within(screen.getByRole('group', { name: 'Status' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
