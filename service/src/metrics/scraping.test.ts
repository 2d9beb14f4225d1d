import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { SettingsReader } from '../settings/settings-reader.ts';
import { readScraping, scrapingCheck } from './scraping.ts';

const token = 'a-token-of-some-length';

const request = (address: string | undefined, headers: Record<string, string> = {}) =>
  ({
    socket: { remoteAddress: address },
    headers: { host: 'localhost:4000', ...headers },
  }) as IncomingMessage;

describe('without settings', () => {
  const may = scrapingCheck({ token: null, networks: [] });

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('this machine reads from %s', (address) => {
    expect(may(request(address))).toBe(true);
  });

  it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1:4000', '[::1]:4000'])('as %s', (host) => {
    expect(may(request('127.0.0.1', { host }))).toBe(true);
  });

  it.each([
    ['another machine', request('192.0.2.7')],
    ['a machine of IPv6', request('2001:db8::1')],
    ['a connection that is gone', request(undefined)],
    ['a proxy for another machine', request('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })],
    ['a proxy that uses the standard header', request('127.0.0.1', { forwarded: 'for=192.0.2.7' })],
    ['a page with another name', request('127.0.0.1', { host: 'localhost.example.com' })],
    ['a token', request('192.0.2.7', { authorization: 'Bearer null' })],
    ['no token', request('192.0.2.7', { authorization: '' })],
  ])('%s does not', (_name, from) => {
    expect(may(from)).toBe(false);
  });
});

describe('with a token', () => {
  const may = scrapingCheck({ token, networks: [] });

  it('other machines read with it, also through a proxy', () => {
    const authorization = `Bearer ${token}`;
    expect(may(request('192.0.2.7', { authorization }))).toBe(true);
    expect(may(request('127.0.0.1', { authorization, 'x-forwarded-for': '192.0.2.7' }))).toBe(true);
  });

  it.each([`Bearer ${token}x`, token, `Basic ${token}`, 'Bearer ', ''])(
    'but not with "%s"',
    (authorization) => {
      expect(may(request('192.0.2.7', { authorization }))).toBe(false);
    },
  );

  it('and this machine without it', () => {
    expect(may(request('127.0.0.1'))).toBe(true);
  });
});

describe('with networks', () => {
  const may = scrapingCheck({ token: null, networks: ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'] });

  it.each(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1'])('%s reads under any name', (address) => {
    expect(may(request(address, { host: 'gateway:4000' }))).toBe(true);
  });

  it.each(['11.0.0.1', '192.0.2.8', 'fe80::1'])('%s does not', (address) => {
    expect(may(request(address))).toBe(false);
  });

  it('a proxy in them does not read for others', () => {
    expect(may(request('10.1.2.3', { 'x-forwarded-for': '198.51.100.4' }))).toBe(false);
  });
});

describe('settings', () => {
  const read = (environment: Record<string, string>) => {
    const reader = new SettingsReader(environment);
    const settings = readScraping(reader);
    reader.throwMistakes();
    return settings;
  };

  it('are empty by default', () => {
    expect(read({ METRICS_TOKEN: ' ', METRICS_NETWORKS: ' , ' })).toEqual({ token: null, networks: [] });
  });

  it('are read', () => {
    expect(read({ METRICS_TOKEN: token, METRICS_NETWORKS: '10.0.0.0/8, ::1' })).toEqual({
      token,
      networks: ['10.0.0.0/8', '::1'],
    });
  });

  it('refuse a short token without showing it', () => {
    expect(() => read({ METRICS_TOKEN: 'hunter2' })).toThrow(
      /^Set METRICS_TOKEN to at least 16 characters\.$/,
    );
  });

  it.each(['10.0.0.0/33', 'fd00::/129', 'example.com', '10.0.0.0/8/8', 'loopback'])(
    'refuse the network %s',
    (networks) => {
      expect(() => read({ METRICS_NETWORKS: `10.0.0.1,${networks}` })).toThrow('METRICS_NETWORKS');
    },
  );
});
