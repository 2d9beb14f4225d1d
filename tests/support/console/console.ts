import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Signs in with the form as a user does, and waits for the next page. */
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

/** An assertion that retries, with a timeout for a busy machine. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 60_000 });
