import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isNetwork, networkCheck } from '../settings/networks.ts';
import type { SettingsReader } from '../settings/settings-reader.ts';

/** The clients that may read `/metrics`, beside those on the same machine. */
export type ScrapingSettings = Readonly<{
  /** Sent as `Authorization: Bearer`; null for none. */
  token: string | null;
  /** Addresses and networks whose direct connections may read. */
  networks: readonly string[];
}>;

const shortestToken = 16;

export function readScraping(reader: SettingsReader): ScrapingSettings {
  const token = reader.optionalText('METRICS_TOKEN');
  if (token !== null && token.length < shortestToken)
    reader.addMistake(`Set METRICS_TOKEN to at least ${shortestToken} characters.`);
  const networks = reader
    .text('METRICS_NETWORKS', '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const usable = networks.every(isNetwork);
  if (!usable)
    reader.addMistake(
      'Set METRICS_NETWORKS to addresses or networks such as 10.0.0.0/8, with commas between them.',
    );
  return { token, networks: usable ? networks : [] };
}

/**
 * Whether a request may read `/metrics`: with the token, from one of the networks, or from this machine. A request that
 * a proxy has forwarded needs the token, since its address is the proxy's.
 */
export function scrapingCheck({ token, networks }: ScrapingSettings): (request: IncomingMessage) => boolean {
  const isInNetworks = networkCheck(networks);
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return ({ headers, socket }) => {
    if (expected && timingSafeEqual(digest(headers.authorization ?? ''), expected)) return true;
    if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
    const address = socket.remoteAddress ?? '';
    // A foreign page that resolves to this machine (DNS rebinding) is read by a local browser, but has another host name.
    return isInNetworks(address) || (isLoopback(address) && isLoopbackName(headers.host ?? ''));
  };
}

const isLoopback = networkCheck(['127.0.0.0/8', '::1']);
const isLoopbackName = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);

/** Digests have the same length, which the comparison in constant time needs. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
