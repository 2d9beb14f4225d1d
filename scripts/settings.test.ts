import { describe, expect, it } from 'vitest';
import { linksWarning, readStartSettings, webUrlOf } from './settings.ts';

describe('the public address of the console', () => {
  it.each([
    ['the port in use', {}, 'http://localhost:4150'],
    ['what was set', { WEB_URL: 'https://console.example.com' }, 'https://console.example.com'],
    [
      'what the gateway was told',
      { PUBLIC_URL: 'https://console.example.com' },
      'https://console.example.com',
    ],
    [
      'WEB_URL rather than PUBLIC_URL',
      { WEB_URL: 'https://a.test', PUBLIC_URL: 'https://b.test' },
      'https://a.test',
    ],
    ['the address that the gateway listens on', { HOST: '192.0.2.7' }, 'http://192.0.2.7:4150'],
    ['an IPv6 address', { HOST: '2001:db8::7' }, 'http://[2001:db8::7]:4150'],
    ['a gateway that listens everywhere', { HOST: '0.0.0.0' }, 'http://localhost:4150'],
  ])('is %s', (_case, environment, url) => {
    expect(webUrlOf(environment, 4150)).toBe(url);
  });
});

describe('a console that other machines can open', () => {
  it.each([
    ['everywhere', '0.0.0.0', 'http://localhost:4150: they lead nowhere on any other machine'],
    ['everywhere over IPv6', '::', 'http://localhost:4150: they lead nowhere on any other machine'],
    ['at one address', '192.0.2.7', 'http://192.0.2.7:4150: they fail for whoever knows'],
  ])('%s gets a warning with the affected links and the setting', (_case, host, links) => {
    const warning = linksWarning({ HOST: host }, 4150);
    expect(warning).toContain(`HOST is ${host}`);
    expect(warning).toContain(links);
    expect(warning).toContain('Set WEB_URL to the address that people open');
  });

  it.each([
    [{}],
    [{ HOST: '127.0.0.1' }],
    [{ HOST: '127.1.2.3' }],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ HOST: '0.0.0.0', WEB_URL: 'https://console.example.com' }],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://console.example.com' }],
  ])('gets no warning with %j', (environment) => {
    expect(linksWarning(environment, 4150)).toBeUndefined();
  });
});

describe('the simulation of a marketplace', () => {
  it.each([
    [{}, false],
    [{ SIMULATE: '' }, false],
    [{ SIMULATE: '0' }, false],
    [{ SIMULATE: '1' }, true],
    [{ SIMULATE: 'True' }, true],
  ])('is as %j says', (environment, simulate) => {
    expect(readStartSettings(environment).simulate).toBe(simulate);
  });

  it.each([
    [{ SIMULATE: 'yes' }, 'Set it to 1 or 0'],
    [{ SIMULATE: '1', REST_API_URL: 'https://api.example.com/v1' }, 'Unset one of them'],
  ])('is refused with %j', (environment, sentence) => {
    expect(() => readStartSettings(environment)).toThrow(sentence);
  });
});
