// @module-tag browser
// @module-tag any-store
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { eventually, signIn } from '../support/console/console.ts';
import { type Product, startProduct } from '../support/processes/product.ts';

/* The content security policy allows what the console needs, and blocks injected code. */

let product: Product;
let browser: Browser;
let page: Page;
const violations: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  page = await browser.newPage();
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);

it('lets the console write its styles: a theme, the other scheme, the scroll lock of a dialog', async () => {
  await page.goto(`${product.url}/orders`);
  await page.locator('tr[data-kind="row"]').first().waitFor();
  expect(await overflow()).not.toBe('hidden');
  await page.goto(`${product.url}/users?modal=invite`);
  await page.getByRole('dialog', { name: 'Invite user' }).waitFor();
  await eventually(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await eventually(overflow).not.toBe('hidden');
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await eventually(() =>
    page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme')),
  ).toBe('dark');
  expect(violations).toEqual([]);
});

it('lets the page of a shared report write its own', async () => {
  await page.goto(`${product.url}/report/no.such.report`);
  await page.getByText('Invalid Token').waitFor();
  expect(violations).toEqual([]);
});

it('blocks styles and scripts without the nonce of this page', async () => {
  await page.goto(`${product.url}/orders`);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid red }';
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    document.head.append(style, script);
  });
  await eventually(() => violations.splice(0).map((violation) => violation.split(' ', 1)[0])).toEqual([
    'style-src-elem',
    'script-src-elem',
  ]);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');
  expect(await page.evaluate(() => Reflect.has(window, 'slippedIn'))).toBe(false);
});
