import { expect, test } from 'vitest';
import { addressOddities } from './addresses.ts';

const rest = 'https://rest.example/v1';
const elsewhere = 'an address below REST_API_URL other than files/{key} with expires, signature or link';

test.each([
  ['https://pictures.example.com/a/b.png?size=2', null],
  [`${rest}/files/abc.png?expires=1&signature=x`, null],
  [`${rest}/files/abc.png`, null],
  ['/files/abc.png', null],
  [`${rest}/files/2026/abc.png`, elsewhere],
  [`${rest}/media/abc.png`, elsewhere],
  [`${rest}/files/abc.png?token=x`, elsewhere],
  ['http://pictures.example.com/a.png', 'an address with http elsewhere than below REST_API_URL'],
  ['/storage/abc.png', 'an address without its server'],
])('the picture at %s: %s', (address, fault) => {
  const odd = addressOddities({ data: [{ logo_url: address }] }, rest);
  expect(odd.map(({ property, sample }) => [property, sample])).toEqual(
    fault === null ? [] : [['data.logo_url', fault]],
  );
  expect(JSON.stringify(odd)).not.toContain('abc');
});

test('addresses that are links, and those that are missing, are not looked at', () => {
  const row = { portal_url: 'http://portal.example', logo_url: null, image_url: '', media: [] };
  expect(addressOddities({ data: [row] }, rest)).toEqual([]);
});

test('pictures of one property are counted, wherever they are', () => {
  const media = [{ thumb_url: '/a' }, { thumb_url: '/b' }];
  expect(addressOddities({ tasks: [{ media }, { media }] }, rest)).toMatchObject([
    { property: 'tasks.media.thumb_url', times: 4, effect: 'the picture is not shown' },
  ]);
});
