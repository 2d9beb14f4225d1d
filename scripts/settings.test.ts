import { describe, expect, it } from 'vitest';
import { webUrlOf } from './settings.ts';

describe('where people open the console', () => {
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
