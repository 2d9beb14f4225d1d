import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await TestGateway.start('http://127.0.0.1:1/v1');
});
afterAll(() => gateway.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.gateway.server.inject({ url, headers });

test('a browser that opens the address gets a page that loads nothing from other origins', async () => {
  const page = await get('/graphql', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !/^(data:|\/graphql\/explorer\/)/.test(address))).toEqual([]);
  const parts = addresses.filter((address) => address.startsWith('/'));
  expect(parts).toHaveLength(6);
  for (const part of parts) {
    const answer = await get(part);
    expect([part, answer.statusCode]).toEqual([part, 200]);
    expect(answer.headers['content-type']).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('its policy runs only those scripts, and no page may frame it', async () => {
  const page = await get('/graphql', { accept: 'text/html' });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('https:');
});

test('typed text is not stored beyond the page', async () => {
  const script = await get('/graphql/explorer/start.js');
  expect(script.body).toContain('shouldPersistHeaders: false');
  expect(script.body).toMatch(/\bstorage,/);
  expect(script.body).not.toMatch(/localStorage|sessionStorage/);
});

test('production has no explorer unless a setting enables it', async () => {
  const production = await TestGateway.start('http://127.0.0.1:1/v1', { NODE_ENV: 'production' });
  const ask = (url: string) => production.gateway.server.inject({ url, headers: { accept: 'text/html' } });
  expect((await ask('/graphql')).statusCode).toBe(400);
  expect((await ask('/graphql/explorer/start.js')).statusCode).toBe(404);
  await production.stop();
  const told = await TestGateway.start('http://127.0.0.1:1/v1', {
    NODE_ENV: 'production',
    GRAPHQL_INTROSPECTION: 'true',
  });
  const page = await told.gateway.server.inject({ url: '/graphql', headers: { accept: 'text/html' } });
  expect(page.body).toContain('/graphql/explorer/start.js');
  await told.stop();
});
