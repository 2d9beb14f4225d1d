// @module-tag browser
// @module-tag any-store
import { expect } from 'vitest';
import { consoleTest } from '../../support/console/console-test.ts';
import { findJob } from '../../support/marketplace/demo-jobs.ts';
import { signedInClient } from '../../support/graphql-client.ts';
import { startProduct } from '../../support/processes/product.ts';
import { shareReport } from '../../support/marketplace/share-report.ts';

/* The address of a shared report is the secret: no third party learns it from the page, not even Google. */

type Job = { id: string; resources: { url: string }[] };

const test = consoleTest
  .override('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct({ gateway: { GOOGLE_MAPS_API_KEY: 'a-key' } });
    onCleanup(() => product.stop());
    return product;
  })
  .extend('url', { scope: 'file' }, async ({ product }) => {
    const staff = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
    const job = await findJob<Job>(staff, 'COMPLETED', 'id resources { url }', ({ resources }) =>
      resources.some(({ url }) => url.startsWith('https://')),
    );
    return product.url + (await shareReport(staff, job.id)).path;
  });

test('a report loads nothing from other origins, though the console has a key for Google', async ({
  page,
  product,
  url,
}) => {
  const settings: unknown = await (await fetch(`${product.url}/settings.json`)).json();
  expect(settings).toEqual({ googleMapsApiKey: 'a-key' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(url);
  expect(answer?.headers()['content-security-policy']).not.toMatch(/google|gstatic/);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await page.getByText('Open in Google Maps').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await page.getByRole('region', { name: 'Map of the location' }).locator('.leaflet-marker-icon').waitFor();
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const away = asked.filter(
    (address) => !/^(?:data|blob):/.test(address) && !address.startsWith(product.url),
  );
  expect(away).toEqual([]);
  expect(asked.filter((address) => address.endsWith('/settings.json'))).toEqual([]);
});

test('linked sites do not learn the address of the report', async ({ page, context, url }) => {
  // Without the page's own policy, the link alone has to keep the secret.
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { 'referrer-policy': _policy, ...headers } = response.headers();
    const body = (await response.text()).replace(/<meta name="referrer"[^>]*>/, '');
    await route.fulfill({ status: 200, headers: { ...headers, 'referrer-policy': 'unsafe-url' }, body });
  });
  const away: { url: string; referrer: string | undefined }[] = [];
  await context.route(/^https:/, async (route) => {
    const { referer } = await route.request().allHeaders();
    away.push({ url: route.request().url(), referrer: referer });
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  await page.goto(url);
  const links = page.locator('a[target="_blank"][href^="https:"]');
  await links.first().waitFor();
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  for (let number = 0; number < count; number += 1) {
    const opened = page.waitForEvent('popup');
    await links.nth(number).click();
    const popup = await opened;
    await popup.waitForURL(/^https:/);
    expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await popup.close();
  }
  const hosts = away.map((request) => new URL(request.url).hostname);
  expect(hosts).toContain('www.google.com');
  expect(away.map(({ referrer }) => referrer)).toEqual(away.map(() => undefined));
});
