import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { forgetMapSettings } from '../../../ui/map/mapSettings.ts';
import { orderGateway } from '../detail/orderFixture.ts';

beforeEach(() => {
  forgetMapSettings();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ googleMapsApiKey: null }));
});
afterEach(() => void vi.restoreAllMocks());

const place = (id: string, more: object = {}) => ({
  id,
  reference: `R${id}`,
  name: `Shop ${id}`,
  address1: 'Quay 1',
  city: 'Leeds',
  zip: 'LS1',
  countryCode: 'GB',
  latitude: 53.8,
  longitude: -1.5,
  locating: null,
  group: null,
  ...more,
});

test('an order lists the locations in other countries or without a place, with the reason', async () => {
  const items = [
    place('1'),
    place('2', { countryCode: 'IE', latitude: 51.9, longitude: -8.5 }),
    place('3', { latitude: null, longitude: null, locating: 'WAITING' }),
    place('4', { latitude: null, longitude: null, locating: 'NOT_FOUND' }),
    place('5', { latitude: 40, longitude: -3, locating: 'APPROXIMATE' }),
    place('6', { latitude: null, longitude: null }),
  ];
  const { gateway, state } = orderGateway();
  Object.assign(state, {
    countryCode: 'GB',
    locations: () => ({
      items,
      pageInfo: { page: 1, perPage: 1000, lastPage: 1, total: items.length, from: 1, to: items.length },
    }),
  });
  await renderConsole(gateway, '/orders/7');
  await press('Show map');
  const table = within(await screen.findByRole('table', { name: 'Locations to look at' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LocationReferenceCityWhy',
    'Shop 2R2LeedsIn Ireland, which is not the country of the order',
    'Shop 3R3LeedsIts address is still being looked for',
    'Shop 4R4LeedsIts address was not found',
    'Shop 5R5LeedsOnly its town was found',
    'Shop 6R6LeedsIt has no coordinates',
  ]);
  expect(screen.getByText('3 of 6 locations are not on the map, 1 is still being looked for.')).toBeTruthy();
  expect(gateway.requestsOf('OrderPlaces').map(({ variables }) => variables)).toEqual([
    { id: '7', page: 1, perPage: 1000 },
  ]);
});

test('coordinates in another country are reported, whatever country code they have', async () => {
  const { gateway, state } = orderGateway();
  const items = [place('1'), place('2', { latitude: 48.86, longitude: 2.35 })];
  Object.assign(state, {
    countryCode: 'GB',
    locations: () => ({
      items,
      pageInfo: { page: 1, perPage: 1000, lastPage: 1, total: items.length, from: 1, to: items.length },
    }),
  });
  await renderConsole(gateway, '/orders/7');
  await press('Show map');
  const doubt = await screen.findByText(
    'By its coordinates in France, which is not the country of the order',
  );
  expect(doubt.closest('tr')?.textContent).toContain('Shop 2');
  expect(screen.getByRole('table', { name: 'Locations to look at' }).textContent).not.toContain('Shop 1');
});

test('an order of thousands of locations is loaded page by page', async () => {
  const { gateway, state } = orderGateway();
  Object.assign(state, {
    countryCode: 'GB',
    locations: ({ page, perPage }: { page: number; perPage: number }) => ({
      items: perPage < 1000 ? [] : [place(String(page), { countryCode: 'IE' })],
      pageInfo: { page, perPage, lastPage: 3, total: 2500, from: 1, to: 1 },
    }),
  });
  await renderConsole(gateway, '/orders/7');
  await press('Show map');
  expect(await screen.findByText('Shop 3')).toBeTruthy();
  expect(gateway.requestsOf('OrderPlaces').map(({ variables }) => variables['page'])).toEqual([1, 2, 3]);
});
