// @module-tag browser
import type { Page, Response } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { type CollectedSpan, TraceCollector } from '../../service/src/testing/trace-collector.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { signIn, watchedPage } from '../support/console/console.ts';
import { startProduct } from '../support/processes/product.ts';

const email = 'owner@shepherd.test';
const password = 'Shepherd1';
const words = 'somebody@secret.test';

/** The page has sent a span of this kind to the gateway. */
const told = (page: Page, event: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/telemetry/traces') &&
      response.status() === 204 &&
      String(response.request().postData()).includes(`"event":"${event}"`),
  );

it('follows a click from the browser to the statements of the database, without personal data', async () => {
  const collector = await TraceCollector.start();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const product = await startProduct({ api: traced, gateway: { ...traced, TRACE_BROWSERS: 'true' } });
  const browser = await launchBrowser();
  onTestFinished(async () => {
    await browser.close();
    await product.stop();
    await collector.stop();
  });
  const context = await browser.newContext();
  const { page, problems } = await watchedPage(context);
  await signIn(page, product.url, email, password);
  // A request that a slow machine starts seconds after the key or click still belongs to it.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const searched = told(page, 'key');
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(words);
  await searched;
  const search = page.getByRole('button', { name: 'Clear search' });
  const cleared = told(page, 'click');
  await search.click();
  await cleared;
  const clicked = told(page, 'click');
  await page.getByRole('button', { name: 'Next page' }).click();
  await clicked;
  const [session] = await context.cookies();
  await browser.close();
  // Stopping sends the remaining spans.
  await product.gateway.stop();
  await product.api.stop();
  expect(problems).toEqual([]);

  const { spans } = collector;
  const below = (parent: CollectedSpan) =>
    spans.filter(({ traceId, parentSpanId }) => traceId === parent.traceId && parentSpanId === parent.spanId);
  /** The child of a span in one service, by its name. */
  const next = (parent: CollectedSpan, service: string, name: string | RegExp): CollectedSpan => {
    const found = below(parent).find(
      (span) =>
        span.service === service && (typeof name === 'string' ? span.name === name : name.test(span.name)),
    );
    if (!found)
      throw new Error(`There is no ${name} below ${parent.name}: ${below(parent).map((span) => span.name)}`);
    return found;
  };
  const clicks = spans.filter(({ service, name }) => service === 'shepherd-web' && name === 'click button');
  const click = clicks.findLast((span) => below(span).some(({ name }) => name === 'query OrderList'));
  if (!click) throw new Error(`No click asked for orders: ${spans.map(({ name }) => name)}`);
  expect(click.parentSpanId).toBeUndefined();
  const waited = next(click, 'shepherd-web', 'query OrderList');
  const request = next(waited, 'shepherd-gateway', 'POST /graphql');
  const operation = next(request, 'shepherd-gateway', 'query OrderList');
  const call = next(operation, 'shepherd-gateway', 'GET /orders');
  const answer = next(call, 'shepherd-api', 'GET /v1/orders');
  const statement = next(answer, 'shepherd-api', 'select orders');
  expect(statement.attributes).toMatchObject({
    'db.system.name': 'postgresql',
    'db.operation.name': 'select',
  });
  expect(statement.attributes['db.query.text']).toMatch(/^select .* from "orders"/s);

  expect(spans.map(({ name }) => name)).toContain('load page');
  expect(session?.value.length).toBeGreaterThan(20);
  for (const secret of [email, password, words, 'secret.test', session?.value ?? ''])
    expect(collector.text).not.toContain(secret);
});

it('loads and sends nothing for traces where the installation has none', async () => {
  const product = await startProduct();
  const browser = await launchBrowser();
  onTestFinished(async () => {
    await browser.close();
    await product.stop();
  });
  const page = await browser.newPage();
  const asked: { url: string; traceparent: string | undefined }[] = [];
  page.on('request', (request) =>
    asked.push({ url: request.url(), traceparent: request.headers()['traceparent'] }),
  );
  await signIn(page, product.url, email, password);
  await page.waitForLoadState('networkidle');
  expect(asked.filter(({ url }) => url.endsWith('/graphql')).length).toBeGreaterThan(1);
  const forTraces = asked.filter(
    ({ url, traceparent }) => traceparent !== undefined || /tracedFetch|telemetry/.test(url),
  );
  expect(forTraces).toEqual([]);
});
