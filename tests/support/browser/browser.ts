import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { translatePage } from '../../../web/src/testing/translator.ts';
import { unpackedChromium } from './unpacked-chromium.ts';

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one that comes inside an npm package. */
async function browserPath(): Promise<string> {
  return (
    process.env['CHROMIUM_PATH'] ??
    installedBrowsers.find((path) => existsSync(path)) ??
    (await unpackedChromium())
  );
}

const switches = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Longest wait of a step in milliseconds: a shared machine may be ten times slower than a quiet one. */
const patience = 120_000;

/**
 * A headless browser that loads only the pages under test.
 * @param more further command line switches
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...switches, ...more],
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(patience);
  });
  return browser;
}

/** The same browser, which shows every page as a browser's translator would: with all texts replaced. */
export async function launchTranslatedBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(translatePage);
    return context;
  };
  return browser;
}

/** A browser with a persistent profile in the folder. */
export async function launchKeptBrowser(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath: await browserPath(), args: switches });
}
