// @module-tag browser
// @module-tag any-store
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrastFindings } from '../support/browser/accessibility.ts';
import { launchBrowser } from '../support/browser/browser.ts';

/**
 * Every part of the kit in each of its states, as developers see them at `/parts`. Short-lived states, such as a list
 * that is about to be replaced, are checked here.
 */
describe('the parts of the kit', () => {
  let browser: Browser;
  let page: Page;
  let server: ChildProcessByStdio<null, Readable, null>;

  beforeAll(async () => {
    server = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--clearScreen', 'false'],
      {
        cwd: path.resolve(import.meta.dirname, '../../web'),
        env: { ...process.env, PORT: '0', NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [address] = await Promise.all([addressOf(server), launchBrowser().then((it) => (browser = it))]);
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${address}parts`);
    await page.getByRole('heading', { name: 'Parts of the kit' }).waitFor();
    await page.waitForLoadState('networkidle');
  });
  afterAll(async () => {
    await browser.close();
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
  });

  it.each(['light', 'dark'] as const)('have enough contrast in each state, in %s', async (scheme) => {
    expect(
      await page.getByRole('table', { name: 'Orders' }).and(page.locator('[aria-busy=true]')).count(),
    ).toBe(1);
    expect(await contrastFindings(page, scheme)).toEqual([]);
  });
});

/** The server's address from its output. */
async function addressOf({ stdout }: { readonly stdout: Readable }): Promise<string> {
  let said = '';
  for await (const text of stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += String(text);
    const [, address] = /Local: +(\S+)/.exec(said) ?? [];
    if (address !== undefined) {
      stdout.resume();
      return address;
    }
  }
  throw new Error(`The server of the console's parts ended: ${said}`);
}
