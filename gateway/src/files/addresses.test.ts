import { expect, test } from 'vitest';
import { FileAddresses } from './addresses.ts';

const addresses = new FileAddresses('https://rest.example:8443/v1');

test.each([
  [
    'https://rest.example:8443/v1/files/a1b2.png?expires=9&signature=x%2By',
    '/files/a1b2.png?expires=9&signature=x%2By',
  ],
  ['https://rest.example:8443/v1/jobs/bulk-actions/1/file', '/files/jobs/bulk-actions/1/file'],
])('%s becomes an address of this origin, and is converted back', (rest, local) => {
  expect(addresses.toLocal(rest)).toBe(local);
  expect(addresses.toRest(local)).toBe(rest);
});

test.each([
  ['another host', 'https://cdn.example/v1/files/a.png'],
  ['another port', 'https://rest.example/v1/files/a.png'],
  ['another protocol', 'http://rest.example:8443/v1/files/a.png'],
  ['a host that only begins alike', 'https://rest.example:8443.evil.example/v1/files/a.png'],
  ['a name and password', 'https://a:b@rest.example:8443/v1/files/a.png'],
  ['beside the base', 'https://rest.example:8443/v2/files/a.png'],
  ['a base that only begins alike', 'https://rest.example:8443/v10/files/a.png'],
  ['no address', 'a.png'],
])('%s stays as it is', (_what, address) => {
  expect(addresses.toLocal(address)).toBe(address);
  expect(addresses.toRest(address)).toBe(address);
});

test('all names of this machine are the same host', () => {
  const here = new FileAddresses('http://127.0.0.1:4001/v1');
  expect(here.toLocal('http://localhost:4001/v1/files/a.png')).toBe('/files/a.png');
  expect(here.toLocal('http://localhost:4002/v1/files/a.png')).toBe('http://localhost:4002/v1/files/a.png');
});
