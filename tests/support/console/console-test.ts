import type { BrowserContextOptions } from 'playwright-core';
import { test } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';
import { watchedPage } from './console.ts';
import { signedInClient } from '../graphql-client.ts';
import { startProduct } from '../processes/product.ts';
import { restReader } from '../processes/rest.ts';

const contextOptions: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/**
 * A test of the console: the file has a product and a browser of its own, each test its own cookies and page.
 * `consoleTest.override('contextOptions', …)` changes the properties of the browser.
 */
export const consoleTest = test
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct();
    onCleanup(() => product.stop());
    return product;
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('rest', { scope: 'file' }, async ({ product }) => restReader(product.restUrl))
  /** A GraphQL client like a script's, with every permission. */
  .extend('staff', { scope: 'file' }, ({ product }) =>
    signedInClient(product.graphqlUrl, 'owner@shepherd.test'),
  )
  .extend('contextOptions', contextOptions)
  .extend('context', async ({ browser, contextOptions }, { onCleanup }) => {
    const context = await browser.newContext(contextOptions);
    onCleanup(() => context.close());
    return context;
  })
  .extend('watched', async ({ context }) => watchedPage(context))
  .extend('page', ({ watched }) => watched.page)
  /** Uncaught errors, and errors in the console: a healthy journey has none. */
  .extend('problems', ({ watched }) => watched.problems);
