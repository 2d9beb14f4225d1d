import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildConsoleIfStale } from '../../scripts/console-build.ts';
import { startProcess } from '../../scripts/processes.ts';
import { startApi } from '../rest/support/api-process.ts';
import { createStore } from '../rest/support/store.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { signedInClient } from '../support/graphql-client.ts';
import type { GraphqlClient } from '../support/graphql-client.ts';

/**
 * The pictures of the README, of the demo of this checkout: `pnpm pictures`. Each exists in light and dark, under
 * `docs/pictures`. Their dates are relative to the current day.
 */
const folder = path.resolve(import.meta.dirname, '../../docs/pictures');
/** Small enough for a mobile page, and sharp enough to read the rows. */
const quality = 60;
const viewport = { width: 1280, height: 800 };

interface Picture {
  readonly name: string;
  readonly path: string;
  /** Visible once the page is ready for the picture. */
  readonly shows: string;
}

async function picturesOf(ask: GraphqlClient): Promise<Picture[]> {
  const { data } = await ask(`{
    jobs(perPage: 1, filter: { status: [COMPLETED] }) { items { id } }
    inReview: jobs(perPage: 1, filter: { status: [QA] }, sort: { field: COMPLETED_AT }) { items { id } }
  }`);
  const first = (name: string): string =>
    (data as Record<string, { items: { id: string }[] }>)[name]?.items[0]?.id ?? '';
  return [
    { name: 'orders', path: '/orders?status=IN_PROGRESS', shows: 'a[data-row-link]' },
    { name: 'job', path: `/jobs/${first('jobs')}`, shows: 'article img' },
    { name: 'review', path: `/qa/${first('inReview')}`, shows: 'main img' },
    { name: 'map', path: '/jobs/map', shows: '[role="region"] svg, .leaflet-container' },
  ];
}

/** Nothing is loading: no skeleton, no busy part, and every visible picture is drawn. */
async function settled(page: Page, shows: string): Promise<void> {
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
}

/** WebP, which the browser itself encodes. */
async function photograph(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  return Buffer.from(data, 'base64');
}

await buildConsoleIfStale();
const store = await createStore();
const api = await startApi(store.environment);
const gateway = await startProcess(
  'The gateway',
  [path.resolve(import.meta.dirname, '../../gateway/src/main.ts')],
  { ...process.env, LOG_LEVEL: 'error', PORT: '0', REST_API_URL: `${api.origin}/v1` },
);
const browser = await launchBrowser();
try {
  const origin = `http://localhost:${gateway.port}`;
  const pictures = await picturesOf(await signedInClient(`${origin}/graphql`, 'owner@shepherd.test'));
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('Email').fill('owner@shepherd.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('Shepherd1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth/'));
  for (const { name, path: address, shows } of pictures) {
    await page.goto(origin + address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page, shows);
      const picture = await photograph(page);
      await writeFile(path.join(folder, `${name}-${colorScheme}.webp`), picture);
      console.log(`${name}, ${colorScheme}: ${Math.round(picture.length / 1024)} KiB`);
    }
  }
} finally {
  await browser.close();
  await gateway.stop();
  await api.stop();
  await store.remove();
}
