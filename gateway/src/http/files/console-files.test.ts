import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';

let folder: string;
let gateway: TestGateway;

const script = 'document.documentElement.dataset.theme = "dark"';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Console</title><script>${script}</script><script type="module" src="/assets/app-1a2b.js"></script>`,
  );
  await writeFile(join(folder, 'report.html'), '<!doctype html><html><head><title>Report</title></head>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'app()');
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('app()'));
  gateway = await TestGateway.start('http://127.0.0.1:1/v1', { WEB_DIST: folder });
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  gateway.gateway.server.inject({ url, headers });

describe('pages', () => {
  test.each(['/', '/report/abc.def', '/graphql', '/livez', '/nothing.txt'])(
    '%s allows what the console uses of the browser, and nothing else',
    async (url) => {
      const policy = String((await get(url)).headers['permissions-policy']);
      for (const used of ['clipboard-write', 'fullscreen', 'picture-in-picture'])
        expect(policy).toContain(`${used}=(self)`);
      for (const unused of ['camera', 'clipboard-read', 'geolocation', 'microphone', 'payment', 'usb'])
        expect(policy).toContain(`${unused}=()`);
      expect(policy).not.toContain('*');
    },
  );

  test.each(['/', '/index.html', '/orders', '/orders/12/edit?tab=a', '/app-manger/news'])(
    '%s is the console, revalidated on each request',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Console</title>');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  );

  test.each<[string, string, Record<string, string>]>([
    ['the start page, as monitoring asks for it', '/', { accept: '*/*' }],
    ['the start page without an Accept header', '/?tab=/assets/', {}],
    ['a shared report, as a preview of a link asks for it', '/report/abc.def', { accept: '*/*' }],
  ])('%s is a page', async (_name, url, headers) => {
    expect((await get(url, headers)).headers['content-type']).toContain('text/html');
  });

  test.each(['/health', '/status', '/orders'])(
    '%s is no page for a program that takes any type',
    async (url) => {
      const anyType: readonly Record<string, string>[] = [{}, { accept: '*/*' }];
      for (const headers of anyType) {
        const answer = await get(url, headers);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          404,
          expect.stringContaining('application/json'),
        ]);
      }
    },
  );

  test('a shared report has its own page', async () => {
    const answer = await get('/report/abc.def');
    expect(answer.body).toMatch(
      /^<!doctype html><html><head><meta property="csp-nonce" nonce="[\w+/]{22}=="><title>Report<\/title>/,
    );
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await get('/reports')).body).toContain('<title>Console</title>');
  });

  test.each([
    ['nothing', '/report'],
    ['a query', '/report?from=mail'],
    ['nothing after a slash', '/report/'],
    ['more than a file name has', `/report/${'a'.repeat(600)}`],
    ['ten thousand letters', `/report/${'a'.repeat(10_000)}`],
    ['what is no text', '/report/%E0%A4%A'],
    ['half of a character', '/report/abc%'],
  ])(
    'with %s instead of a token the answer is the page of reports, which shows the problem',
    async (_name, url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        expect.stringContaining('<title>Report</title>'),
      ]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test('other malformed addresses are refused', async () => {
    expect((await get('/jobs/%E0%A4%A')).statusCode).toBe(400);
  });

  test('scripts and styles are from this origin or have the nonce of this answer, and no site may frame the page', async () => {
    const { body, headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([\w+/]{22}==)';/.exec(policy)?.[1] ?? 'none';
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline';`);
    expect(body).toContain(`<script nonce="${nonce}">${script}</script>`);
    expect(body).toContain(`<script nonce="${nonce}" type="module"`);
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect((await get('/')).body).not.toContain(nonce);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('googleapis');
    const mapped = await TestGateway.start('http://127.0.0.1:1/v1', {
      WEB_DIST: folder,
      GOOGLE_MAPS_API_KEY: 'k',
    });
    const answer = await mapped.gateway.server.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(answer.headers['content-security-policy']).toContain('https://maps.googleapis.com');
    expect(answer.headers['content-security-policy']).toMatch(/style-src 'self' 'unsafe-inline' https/);
    expect((await mapped.gateway.server.inject('/settings.json')).json()).toEqual({ googleMapsApiKey: 'k' });
    const report = await mapped.gateway.server.inject({
      url: '/report/abc.def',
      headers: { accept: 'text/html' },
    });
    const ownPolicy = String(report.headers['content-security-policy']);
    expect(ownPolicy).not.toMatch(/google|gstatic|unsafe-inline'(?!; img-src)/);
    expect(ownPolicy).toContain("connect-src 'self';");
    await mapped.stop();
  });
});

test('pages learn that the maps have no key', async () => {
  const answer = await get('/settings.json', { accept: 'application/json' });
  expect(answer.json()).toEqual({ googleMapsApiKey: null });
  expect(answer.headers['cache-control']).toBe('no-cache');
});

describe('files', () => {
  test('with a hash in their name are cached for ever, and sent compressed', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('app()');
    expect((await get('/assets/app-1a2b.js')).body).toBe('app()');
  });

  test('without a hash are revalidated soon', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=300');
  });

  test.each([
    '/assets/gone-9z.js',
    '/assets/',
    '/files/no/such/thing',
    '/.env',
    '/.git/config',
    '/wp-login.php',
  ])('%s does not exist, and the answer is no page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<title>');
  });

  test('a program that accepts only JSON gets no page', async () => {
    expect((await get('/orders', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await gateway.gateway.server.inject({ method: 'POST', url: '/orders' })).statusCode).toBe(404);
  });

  test.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2f..%2fetc%2fpasswd'])(
    '%s does not lead out of the folder',
    async (url) => {
      expect((await get(url)).body).not.toMatch(/root:|"name"/);
    },
  );
});

test('without a build the answer names the reason', async () => {
  const bare = await TestGateway.start('http://127.0.0.1:1/v1', { WEB_DIST: join(folder, 'nothing') });
  const answer = await bare.gateway.server.inject({ url: '/orders', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().errors[0].message).toBe('The console has not been built');
  await bare.stop();
});
