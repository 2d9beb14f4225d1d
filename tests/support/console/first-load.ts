import { get } from 'node:http';
import type { BrowserContext } from 'playwright-core';

/** Bytes that a server sends for an address, compressed with gzip. */
const transferred = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

interface FirstLoad {
  /** Of page, scripts and styles, compressed. */
  readonly kibibytes: number;
  readonly scripts: number;
}

/** What a browser with an empty cache loads before it is idle. */
export async function firstLoad(context: BrowserContext, url: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const kinds = new Map<string, string>();
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (['document', 'script', 'stylesheet'].includes(kind)) kinds.set(request.url(), kind);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all([...kinds.keys()].map(transferred));
  return {
    kibibytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    scripts: [...kinds.values()].filter((kind) => kind === 'script').length,
  };
}
