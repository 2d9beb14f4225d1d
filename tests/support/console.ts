import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Signs in with the form, as a person does, and waits for the page that follows. */
export async function signIn(page: Page, url: string, email: string, password = 'Shepherd1'): Promise<void> {
  if (!page.url().includes('/auth/login')) await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth/'));
}

/** A page whose uncaught errors and console errors are collected: a healthy journey has none. */
export async function watchedPage(context: BrowserContext): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems };
}

/** An assertion about a page that may need a moment: as long as a busy machine takes. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 15_000 });
