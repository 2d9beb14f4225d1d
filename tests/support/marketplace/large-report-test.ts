import type { Page } from 'playwright-core';
import { consoleTest } from '../console/console-test.ts';
import { addLargeReport } from './large-report.ts';
import { startProduct } from '../processes/product.ts';
import { shareReport } from './share-report.ts';

/** A test of the console whose demo has the largest possible report; `url` is its shared address. */
export const largeReportTest = consoleTest
  .extend('large', { scope: 'file' }, async ({}, { onCleanup }) => {
    let jobId = '';
    const product = await startProduct({
      gateway: { RATE_LIMIT_PER_SECOND: '1000' },
      prepare: async (environment) => {
        jobId = await addLargeReport(environment);
      },
    });
    onCleanup(() => product.stop());
    return { product, jobId };
  })
  .override('product', { scope: 'file' }, ({ large }) => large.product)
  .extend('url', { scope: 'file' }, async ({ staff, large: { product, jobId } }) => {
    return product.url + (await shareReport(staff, jobId)).path;
  });

/** The demo has twenty pictures behind the four hundred photos, which would be loaded, and printed, once. */
export async function giveEachPhotoItsAddress(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    let number = 0;
    const body = (await response.text()).replaceAll(/"thumbUrl":"[^"]+/g, (address) => {
      number += 1;
      return `${address}&photo=${number}`;
    });
    await route.fulfill({ response, body });
  });
}
