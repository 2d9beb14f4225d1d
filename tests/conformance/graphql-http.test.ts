// @module-tag any-store
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../support/processes/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/**
 * The audits of the GraphQL over HTTP specification. They send no header of their own, but Apollo's CSRF prevention
 * requires one on GET requests, so they send it as any script would.
 */
describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: () => product.graphqlUrl,
    // One audit reads with GET and passes no options at all.
    fetchFn: (url: string, options?: RequestInit) =>
      fetch(url, { ...options, headers: { ...options?.headers, 'apollo-require-preflight': 'true' } }),
  });

  it('has 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    expect(await audit.fn()).toEqual({ id: audit.id, name: audit.name, status: 'ok' });
  });
});
