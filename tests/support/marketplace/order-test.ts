import type { BrowserContext } from 'playwright-core';
import { signIn } from '../console/console.ts';
import { consoleTest } from '../console/console-test.ts';
import { newOrderWizard } from './new-order.ts';

/** Records the names of mutations that the context's pages send to create an order. */
export function watchOrderMutations(context: BrowserContext, sent: string[]): void {
  context.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = JSON.parse(request.postData() ?? '{}');
    if (/^(?:Create|Submit|Start|UpdateOrderDraft)/.test(operationName)) sent.push(operationName);
  });
}

/** A test of the new order wizard, by an owner in a zone without summer time: the requests are the same all year. */
export const orderTest = consoleTest
  .override('contextOptions', { viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Kolkata' })
  .extend('sent', ({ context }) => {
    const sent: string[] = [];
    watchOrderMutations(context, sent);
    return sent;
  })
  .extend('wizard', async ({ page, product, sent: _watched }) => {
    await signIn(page, product.url, 'owner@shepherd.test');
    return newOrderWizard(page, product.url);
  })
  .extend('orders', ({ rest }) => ({
    now: async (): Promise<number> => (await rest.read('orders?per_page=1')).total,
    drafts: async (): Promise<number> => (await rest.read('orders?per_page=1&status[]=draft')).total,
    newestDraft: async () => (await rest.read('orders?per_page=1&status[]=draft&sort=-created_at')).data[0],
  }));
