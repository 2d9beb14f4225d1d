import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { doubleClickGuardMilliseconds } from '../constants.ts';

/** What a person does in a form. Fields that are not there yet are waited for. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Replaces what stands in a text field. */
export async function fill(label: string, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

/** Chooses in a select. */
export async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** A dialog with what it shows, which is often fetched only when the dialog is there. */
export const openedDialog = async (name?: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = screen.getByRole('dialog', name === undefined ? {} : { name });
    expect(dialog.querySelector('[aria-busy=true]')).toBeNull();
    return dialog;
  });

/** A second press so soon after the first would count as a double click. */
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
