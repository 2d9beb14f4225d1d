import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tests/support/browser/browser.ts';
import { eventually, signIn } from '../../tests/support/console/console.ts';
import { signedInClient } from '../../tests/support/graphql-client.ts';
import type { GraphqlClient } from '../../tests/support/graphql-client.ts';
import { startTestCluster, type TestCluster } from './support/test-cluster.ts';
import { commentTexts, jobToWorkAt } from './support/work.ts';

/*
 * Each part is killed while a user works in the console: the user sees a notice at most, and no change is lost or made
 * twice.
 */

let cluster: TestCluster;
let client: GraphqlClient;
let browser: Browser;
let page: Page;
let jobId: string;
const problems: string[] = [];
beforeAll(async () => {
  [cluster, browser] = await Promise.all([startTestCluster(), launchBrowser()]);
  client = await signedInClient(cluster.graphqlUrl, 'owner@shepherd.test');
  jobId = await jobToWorkAt(client);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', ({ message }) => problems.push(message));
  await signIn(page, cluster.url, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await cluster.stop();
});

/** Notices that are allowed meanwhile: they tell the user that it is not their fault, and that they can retry. */
const notice = /^(?:Network Error|The server is busy.*|.* (?:not available|unavailable).*|Comment added)$/;
const notices = () => page.getByRole('region', { name: 'Notices' }).locator('[data-kind]').allTextContents();
const dialog = () => page.getByRole('dialog', { name: 'Add comment' });

async function pressIfThere(button: Locator): Promise<void> {
  if ((await button.count()) > 0) await button.click({ timeout: 1_000 }).catch(() => {});
}

/** Presses the button until the change is there, as a user who reads the notice and retries. */
async function addUntilItIsThere(text: string): Promise<void> {
  const typed = new Set<string>();
  await eventually(async () => {
    // The dialog may close at any moment: then there is nothing to read or to press.
    const field = dialog().getByRole('textbox', { name: 'Comment' });
    if ((await dialog().count()) > 0) typed.add(await field.inputValue({ timeout: 1_000 }).catch(() => text));
    await pressIfThere(dialog().getByRole('button', { name: 'Add comment' }));
    return dialog().count();
  }).toBe(0);
  // The typed text stays until it is saved.
  expect([...typed].filter((one) => one !== text)).toEqual([]);
}

it.each([
  'gateway-1',
  'gateway-2',
  'api-1',
  'api-2',
  'redis',
  'storage',
  'postgres-1',
  'postgres-2',
  'pooler',
  'proxy',
])('%s is killed while a comment is sent and a list is opened', async (name) => {
  const text = `Written while ${name} ended`;
  await page.goto(`${cluster.url}/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await dialog().getByRole('textbox', { name: 'Comment' }).fill(text);

  const sent = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'AddJobComment');
  await dialog().getByRole('button', { name: 'Add comment' }).click();
  await sent;
  cluster.part(name).kill('SIGKILL');
  await addUntilItIsThere(text);
  await page.getByText(text).waitFor();
  expect((await notices()).filter((one) => !notice.test(one))).toEqual([]);

  cluster.part(name).kill('SIGKILL');
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await eventually(async () => {
    await pressIfThere(page.getByRole('button', { name: 'Retry' }).first());
    return page.locator('tr[data-kind="row"]').count();
  }).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe('/customers');
  const written = await commentTexts(client, jobId);
  expect(written.filter((one) => one === text)).toHaveLength(1);
  expect(problems).toEqual([]);
});
